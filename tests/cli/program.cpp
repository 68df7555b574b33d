// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <spawn.h>
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

pid_t start(std::vector<std::string> arguments, std::vector<std::string> environment,
            const fs::path &folder)
{
    arguments.insert(arguments.begin(), JINBANG_BIN_DIR "/jinbang-cli");
    const std::string out = folder.string() + ".out", err = folder.string() + ".err";
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
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

Finished Cli::run(const std::vector<std::string> &arguments, const Environment &environment) const
{
    Environment all{{"HOME", m_folder.string()},
                    {"XDG_DATA_HOME", ""},
                    {"XDG_CONFIG_HOME", ""},
                    {"DISPLAY", ""},
                    {"WAYLAND_DISPLAY", ""}};
    for (const auto &[name, value] : environment)
        all[name] = value;
    Finished finished;
    finished.status = statusOf(start(arguments, environmentWith(all), m_folder));
    finished.out = contentOf(m_folder.string() + ".out");
    finished.err = contentOf(m_folder.string() + ".err");
    return finished;
}

Finished Cli::runUntil(const std::vector<std::string> &arguments, const fs::path &folder,
                       const std::string &text, int signal) const
{
    const Environment all{
        {"HOME", m_folder.string()}, {"XDG_DATA_HOME", ""}, {"XDG_CONFIG_HOME", ""}};
    const pid_t child = start(arguments, environmentWith(all), m_folder);
    int status = 0;
    while (!anyFileHolds(folder, text) && ::waitpid(child, &status, WNOHANG) == 0)
        std::this_thread::yield();
    ::kill(child, signal);
    Finished finished;
    finished.status = statusOf(child);
    finished.out = contentOf(m_folder.string() + ".out");
    finished.err = contentOf(m_folder.string() + ".err");
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
