// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <pty.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char **environ;

namespace jinbang::test {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> environmentWith(std::map<std::string, std::string> changes)
{
    std::vector<std::string> result;
    for (char **entry = environ; *entry; ++entry) {
        const std::string text = *entry;
        if (!changes.contains(text.substr(0, text.find('='))))
            result.push_back(text);
    }
    for (const auto &[name, value] : changes) {
        if (!value.empty())
            result.push_back(std::string(name).append("=").append(value));
    }
    return result;
}

std::vector<char *> pointers(std::vector<std::string> &texts)
{
    std::vector<char *> result;
    for (std::string &text : texts)
        result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

/// Descriptors of a terminal that take the place of files; -1: a file.
struct Streams {
    int out = -1, err = -1;
};

pid_t start(std::vector<std::string> arguments, std::vector<std::string> environment,
            const fs::path &folder, Streams streams = {})
{
    arguments.insert(arguments.begin(), JINBANG_BIN_DIR "/jinbang-cli");
    const std::string out = folder.string() + ".out", err = folder.string() + ".err";
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (const auto &[descriptor, place] : {std::pair{streams.out, 1}, std::pair{streams.err, 2}}) {
        if (descriptor >= 0)
            posix_spawn_file_actions_adddup2(&actions, descriptor, place);
    }
    // A test started in the background of a script ignores SIGINT, and its children would too.
    sigset_t interrupts;
    sigemptyset(&interrupts);
    sigaddset(&interrupts, SIGINT);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &interrupts);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t child = -1;
    const int problem = ::posix_spawn(&child, arguments.front().c_str(), &actions, &attributes,
                                      pointers(arguments).data(), pointers(environment).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    EXPECT_EQ(problem, 0);
    return child;
}

int statusOf(pid_t child)
{
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string contentOf(const fs::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool isPending(pid_t process, int signal)
{
    std::ifstream stream("/proc/" + std::to_string(process) + "/status");
    for (std::string word; stream >> word;) {
        if (word == "ShdPnd:" && stream >> word)
            return (std::stoull(word, nullptr, 16) >> (signal - 1) & 1) != 0;
    }
    return false;
}

bool anyFileHolds(const fs::path &folder, const std::string &text)
{
    std::error_code ignored;
    for (const auto &entry : fs::directory_iterator(folder, ignored)) {
        if (contentOf(entry.path()).find(text) != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

Cli::Cli()
{
    std::string name = (fs::temp_directory_path() / "金榜 test-XXXXXX").string();
    m_folder = ::mkdtemp(name.data());
}

Cli::~Cli()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
    for (const char *suffix : {".out", ".err"})
        fs::remove(m_folder.string() + suffix, ignored);
}

Cli::Environment Cli::surroundings(const Environment &changes) const
{
    Environment all{{"HOME", m_folder.string()},
                    {"XDG_DATA_HOME", ""},
                    {"XDG_CONFIG_HOME", ""},
                    {"DISPLAY", ""},
                    {"WAYLAND_DISPLAY", ""}};
    for (const auto &[name, value] : changes)
        all[name] = value;
    return all;
}

Finished Cli::run(const std::vector<std::string> &arguments, const Environment &environment) const
{
    Finished finished;
    finished.status =
        statusOf(start(arguments, environmentWith(surroundings(environment)), m_folder));
    finished.out = contentOf(m_folder.string() + ".out");
    finished.err = contentOf(m_folder.string() + ".err");
    return finished;
}

Finished Cli::runUntil(const std::vector<std::string> &arguments, const fs::path &folder,
                       const std::string &text, int signal, int times) const
{
    const pid_t child = start(arguments, environmentWith(surroundings({})), m_folder);
    int status = 0;
    while (!anyFileHolds(folder, text) && ::waitpid(child, &status, WNOHANG) == 0)
        std::this_thread::yield();
    for (int sent = 0; sent < times; ++sent) {
        while (isPending(child, signal)) // two that wait would become one
            std::this_thread::yield();
        ::kill(child, signal);
    }
    Finished finished;
    finished.status = statusOf(child);
    finished.out = contentOf(m_folder.string() + ".out");
    finished.err = contentOf(m_folder.string() + ".err");
    return finished;
}

Finished Cli::runOnTerminal(const std::vector<std::string> &arguments, Screen screen,
                            const Environment &environment) const
{
    int ours = -1, theirs = -1;
    ::winsize size{};
    size.ws_row = 40;
    size.ws_col = static_cast<unsigned short>(screen.columns);
    EXPECT_EQ(::openpty(&ours, &theirs, nullptr, nullptr, &size), 0);
    ::fcntl(ours, F_SETFD, FD_CLOEXEC);
    Environment all{{"TERM", "xterm"}, {"NO_COLOR", ""}};
    for (const auto &[name, value] : environment)
        all[name] = value;
    const pid_t child = start(arguments, environmentWith(surroundings(all)), m_folder,
                              {screen.onlyErrors ? -1 : theirs, theirs});
    ::close(theirs);
    Finished finished;
    std::array<char, 4096> piece{};
    for (ssize_t got = 0; (got = ::read(ours, piece.data(), piece.size())) > 0;)
        finished.err.append(piece.data(), static_cast<std::size_t>(got));
    ::close(ours);
    finished.status = statusOf(child);
    for (std::size_t at = 0; (at = finished.err.find("\r\n", at)) != std::string::npos;)
        finished.err.erase(at, 1);
    finished.out = contentOf(m_folder.string() + ".out");
    return finished;
}

void Cli::write(const std::string &name, std::string_view content) const
{
    std::ofstream stream(m_folder / name, std::ios::binary);
    stream.write(content.data(), static_cast<std::streamsize>(content.size()));
}

std::string Cli::read(const fs::path &path) const
{
    return contentOf(m_folder / path);
}

std::string Cli::reference(const std::string &name)
{
    return std::string(JINBANG_TEST_DATA "/reference/") + name;
}

} // namespace jinbang::test
