// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/spawn.h"

#include "core/contest/strays.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <linux/close_range.h>
#include <sched.h>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

// What a program needs to find its files; everything else would make its memory layout depend on
// who started the run.
constexpr std::array<std::string_view, 11> kKeptVariables{"PATH",
                                                          "HOME",
                                                          "USER",
                                                          "TMPDIR",
                                                          "LD_LIBRARY_PATH",
                                                          "JAVA_HOME",
                                                          "XDG_RUNTIME_DIR",
                                                          "ASAN_OPTIONS",
                                                          "UBSAN_OPTIONS",
                                                          "TSAN_OPTIONS",
                                                          "LSAN_OPTIONS"};

Error systemError(std::string subject, int number)
{
    return Error{ErrorCode::System, std::move(subject), std::generic_category().message(number)};
}

struct Pipe {
    FileDescriptor read, write;
};

// Above 2, so that no end is in the way when the child puts its own at 0, 1 and 2.
FileDescriptor raised(FileDescriptor descriptor)
{
    if (descriptor.get() > 2)
        return descriptor;
    return FileDescriptor(::fcntl(descriptor.get(), F_DUPFD_CLOEXEC, 3));
}

Result<Pipe> makePipe()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return systemError("pipe", errno);
    Pipe pipe{raised(FileDescriptor(ends[0])), raised(FileDescriptor(ends[1]))};
    if (!pipe.read || !pipe.write)
        return systemError("pipe", errno);
    return pipe;
}

std::string programPath(const std::string &name)
{
    if (name.find('/') != std::string::npos)
        return name;
    const char *path = std::getenv("PATH");
    std::string_view rest = path != nullptr ? path : "/usr/bin:/bin";
    while (!rest.empty()) {
        const auto folder = rest.substr(0, rest.find(':'));
        const std::string candidate = std::string(folder) + '/' + name;
        if (!folder.empty() && ::access(candidate.c_str(), X_OK) == 0)
            return candidate;
        rest.remove_prefix(std::min(folder.size() + 1, rest.size()));
    }
    return name;
}

std::vector<char *> pointers(std::vector<std::string> &texts)
{
    std::vector<char *> out;
    for (auto &text : texts)
        out.push_back(text.data());
    out.push_back(nullptr);
    return out;
}

// Everything the child touches, made before the fork.
struct Setup {
    const char *program = nullptr;
    char *const *arguments = nullptr;
    char *const *environment = nullptr;
    int input = -1, output = -1, error = -1, report = -1;
    pid_t parent = 0;
    bool limitMemory = false;
    rlimit memory{};
    rlimit stack{};
    bool pin = false;
    cpu_set_t cpus{};
};

[[noreturn]] void giveUp(int report, int number)
{
    const auto written = ::write(report, &number, sizeof number);
    ::_exit(written == sizeof number ? 127 : 126);
}

[[noreturn]] void becomeContender(const Setup &setup)
{
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != setup.parent) // it died before the line above
        ::_exit(126);

    struct sigaction standard = {};
    standard.sa_handler = SIG_DFL;
    for (const int number : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD})
        ::sigaction(number, &standard, nullptr);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);

    if (::dup2(setup.input, 0) < 0 || ::dup2(setup.output, 1) < 0 || ::dup2(setup.error, 2) < 0)
        giveUp(setup.report, errno);
    ::close_range(3, ~0U, CLOSE_RANGE_CLOEXEC); // also what others opened without O_CLOEXEC

    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    ::setrlimit(RLIMIT_STACK, &setup.stack);
    if (setup.limitMemory && ::setrlimit(RLIMIT_AS, &setup.memory) != 0)
        giveUp(setup.report, errno);
    if (setup.pin && ::sched_setaffinity(0, sizeof setup.cpus, &setup.cpus) != 0)
        giveUp(setup.report, errno);
    ::execve(setup.program, setup.arguments, setup.environment);
    giveUp(setup.report, errno);
}

rlimit stackLimit()
{
    rlimit limit{};
    ::getrlimit(RLIMIT_STACK, &limit);
    limit.rlim_cur = std::min<rlim_t>(kStackBytes, limit.rlim_max);
    return limit;
}

rlimit memoryLimit(std::uint64_t bytes)
{
    rlimit limit{};
    ::getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = limit.rlim_max = std::min<rlim_t>(bytes, limit.rlim_max);
    return limit;
}

cpu_set_t cpuSet(const std::vector<int> &cpus)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    for (const int cpu : cpus) {
        if (cpu >= 0 && cpu < CPU_SETSIZE)
            CPU_SET(static_cast<unsigned>(cpu), &set);
    }
    return set;
}

// The header of glibc 2.36 declares pidfd_open without C linkage.
int openProcess(pid_t pid)
{
    return static_cast<int>(::syscall(SYS_pidfd_open, pid, 0));
}

bool makeNonBlocking(const FileDescriptor &descriptor)
{
    return ::fcntl(descriptor.get(), F_SETFL, ::fcntl(descriptor.get(), F_GETFL) | O_NONBLOCK) == 0;
}

} // namespace

std::vector<std::string> contenderEnvironment(const LaunchSpec &spec)
{
    std::vector<std::string> variables;
    for (char **variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
        const std::string_view text = *variable;
        const auto name = text.substr(0, text.find('='));
        const bool kept =
            std::find(kKeptVariables.begin(), kKeptVariables.end(), name) != kKeptVariables.end();
        const bool ours =
            name.starts_with("LC_") || name == "LANG" || name == "LANGUAGE" || name == "LD_PRELOAD";
        if (kept || (spec.wholeEnvironment && !ours))
            variables.emplace_back(text);
    }
    variables.emplace_back("LC_ALL=C");
    if (!spec.preload.empty()) {
        std::string preload = "LD_PRELOAD=";
        for (const auto &library : spec.preload)
            preload += (preload.back() == '=' ? "" : ":") + library;
        variables.push_back(std::move(preload));
    }
    if (spec.environmentPad > 0)
        variables.push_back("JINBANG_PAD=" + std::string(spec.environmentPad, 'x'));
    return variables;
}

Result<Spawned> spawn(const LaunchSpec &spec)
{
    if (spec.arguments.empty() || spec.arguments.front().empty())
        return Error{ErrorCode::System, "contender", "its command is empty"};
    auto arguments = spec.arguments;
    auto environment = contenderEnvironment(spec);
    environment.push_back(newForkMark());
    const auto program = programPath(arguments.front());
    const auto argumentPointers = pointers(arguments);
    const auto environmentPointers = pointers(environment);

    auto input = makePipe(), output = makePipe(), error = makePipe(), report = makePipe();
    for (const auto *pipe : {&input, &output, &error, &report}) {
        if (!*pipe)
            return pipe->error();
    }
    Setup setup;
    setup.program = program.c_str();
    setup.arguments = argumentPointers.data();
    setup.environment = environmentPointers.data();
    setup.input = input->read.get();
    setup.output = output->write.get();
    setup.error = error->write.get();
    setup.report = report->write.get();
    setup.parent = ::getpid();
    setup.limitMemory = spec.memoryCapBytes.has_value();
    setup.memory = memoryLimit(spec.memoryCapBytes.value_or(0));
    setup.stack = stackLimit();
    setup.pin = !spec.cpus.empty();
    setup.cpus = cpuSet(spec.cpus);

    const pid_t pid = ::fork();
    if (pid < 0)
        return systemError(program, errno);
    if (pid == 0)
        becomeContender(setup);
    ::setpgid(pid, pid); // whichever of the two comes first

    Spawned spawned;
    spawned.pid = pid;
    spawned.mark = environment.back();
    spawned.process = FileDescriptor(openProcess(pid));
    spawned.input = std::move(input->write);
    spawned.output = std::move(output->read);
    spawned.error = std::move(error->read);
    report->write.reset();
    int problem = 0;
    ssize_t got = 0;
    do
        got = ::read(report->read.get(), &problem, sizeof problem);
    while (got < 0 && errno == EINTR);
    if (got == 0 && spawned.process && makeNonBlocking(spawned.input)
        && makeNonBlocking(spawned.output) && makeNonBlocking(spawned.error))
        return spawned;
    if (got == 0)
        problem = errno;
    ::kill(-pid, SIGKILL);
    ::waitpid(pid, nullptr, 0);
    return systemError(program, problem);
}

} // namespace jinbang::core::contest
