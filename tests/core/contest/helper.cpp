// SPDX-License-Identifier: GPL-3.0-or-later
// A small program that behaves as its first argument says, for the tests of starting, talking to
// and ending contenders.

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <sched.h>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

namespace {

rlim_t limitOf(__rlimit_resource_t resource)
{
    rlimit limit{};
    ::getrlimit(resource, &limit);
    return limit.rlim_cur;
}

int echo()
{
    std::string line;
    while (std::getline(std::cin, line))
        std::cout << line << '\n' << std::flush;
    return 0;
}

int describeSurroundings(char **environment)
{
    for (char **variable = environment; *variable != nullptr; ++variable)
        std::cout << *variable << '\n';
    cpu_set_t cpus;
    ::sched_getaffinity(0, sizeof cpus, &cpus);
    std::cout << "core=" << limitOf(RLIMIT_CORE) << "\nstack=" << limitOf(RLIMIT_STACK)
              << "\nmemory=" << limitOf(RLIMIT_AS) << "\ncpus=" << CPU_COUNT(&cpus)
              << "\ngroup=" << (::getpgrp() == ::getpid()) << '\n';
    int open = 0;
    for (int descriptor = 3; descriptor < 256; ++descriptor)
        open += ::fcntl(descriptor, F_GETFD) >= 0 ? 1 : 0;
    std::cout << "descriptors=" << open << '\n';
    return 0;
}

[[noreturn]] void sleepForEver()
{
    while (true)
        ::pause();
}

int leaveGrandchild()
{
    const pid_t child = ::fork();
    if (child == 0)
        sleepForEver();
    std::cout << child << '\n' << std::flush;
    return 0;
}

/// One that left the group, of a contender that never ends.
int leaveEscaped()
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::setsid();
        std::cout << ::getpid() << '\n' << std::flush;
        sleepForEver();
    }
    sleepForEver();
    return 0;
}

int flood(int descriptor, std::size_t megabytes)
{
    const std::string piece(1 << 20, 'y');
    for (std::size_t i = 0; i < megabytes; ++i) {
        for (std::size_t written = 0; written < piece.size();) {
            const auto now = ::write(descriptor, piece.data() + written, piece.size() - written);
            if (now <= 0)
                return 1;
            written += static_cast<std::size_t>(now);
        }
    }
    return 0;
}

} // namespace

int main(int argc, char **argv, char **environment)
{
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (what == "echo")
        return echo();
    if (what == "arguments") {
        for (int i = 2; i < argc; ++i)
            std::cout << argv[i] << '\n';
        return 0;
    }
    if (what == "surroundings")
        return describeSurroundings(environment);
    if (what == "hang")
        sleepForEver();
    if (what == "grandchild")
        return leaveGrandchild();
    if (what == "escaped")
        return leaveEscaped();
    if (what == "flood-error") {
        flood(2, 100);
        std::cerr << "the end" << std::endl;
        std::cout << "done" << std::endl;
        return 0;
    }
    if (what == "flood-output")
        return flood(1, 3);
    if (what == "segv") {
        std::signal(SIGSEGV, SIG_DFL); // a sanitizer would make an exit status of it
        std::raise(SIGSEGV);
    }
    if (what == "kill")
        std::raise(SIGKILL);
    if (what == "bad-alloc") {
        std::vector<std::vector<char>> all;
        while (true)
            all.emplace_back(std::size_t{64} << 20, 'x');
    }
    if (what == "deaf") { // closes its input and goes on
        ::close(0);
        std::cout << "deaf" << std::endl;
        sleepForEver();
    }
    if (what == "exit7")
        return 7;
    return 2;
}
