// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/sshd.h"

#include <arpa/inet.h>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace jinbang::test {
namespace {

namespace fs = std::filesystem;

constexpr const char *kPrivilegeFolder = "/run/sshd"; // where it works when it is root

int freePort()
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int port = 0;
    if (::bind(socket, generic, size) == 0 && ::getsockname(socket, generic, &size) == 0)
        port = ntohs(address.sin_port);
    ::close(socket);
    return port;
}

void write(const fs::path &path, const std::string &text)
{
    std::ofstream(path) << text;
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
}

} // namespace

LoopbackSshd::LoopbackSshd(fs::path folder)
    : m_folder(std::move(folder))
{
    fs::remove_all(m_folder);
    fs::create_directories(m_folder);
    makeKeys();
    if (::geteuid() == 0)
        m_madeRunFolder = fs::create_directory(kPrivilegeFolder);
    // Another program may take the port between our look and sshd's.
    for (int attempt = 0; attempt < 3 && m_process < 0; ++attempt) {
        m_problem.clear();
        writeFiles(freePort());
        start();
    }
}

LoopbackSshd::~LoopbackSshd()
{
    if (m_process > 0) {
        ::kill(m_process, SIGTERM);
        ::waitpid(m_process, nullptr, 0);
    }
    std::error_code ignored;
    if (m_madeRunFolder)
        fs::remove(kPrivilegeFolder, ignored);
    fs::remove_all(m_folder, ignored);
}

std::string LoopbackSshd::runner() const
{
    return JINBANG_SSH " -F " + (m_folder / "client.conf").string() + " loopback";
}

void LoopbackSshd::makeKeys()
{
    for (const char *name : {"host", "user"}) {
        const std::string command =
            JINBANG_SSH_KEYGEN " -q -t ed25519 -N '' -f '" + (m_folder / name).string() + "'";
        if (std::system(command.c_str()) != 0)
            m_problem = "no key: " + command;
    }
    fs::copy_file(m_folder / "user.pub", m_folder / "authorized");
}

void LoopbackSshd::writeFiles(int port)
{
    const std::string folder = m_folder.string();
    write(m_folder / "server.conf", "ListenAddress 127.0.0.1\nPort " + std::to_string(port)
                                        + "\nHostKey " + folder + "/host\nAuthorizedKeysFile "
                                        + folder
                                        + "/authorized\nStrictModes no\nUsePAM no\n"
                                          "PasswordAuthentication no\n"
                                          "KbdInteractiveAuthentication no\n"
                                          "PermitRootLogin prohibit-password\nPidFile none\n");
    write(m_folder / "client.conf", "Host loopback\nHostName 127.0.0.1\nPort "
                                        + std::to_string(port) + "\nIdentityFile " + folder
                                        + "/user\nIdentitiesOnly yes\nBatchMode yes\n"
                                          "StrictHostKeyChecking no\nLogLevel ERROR\n"
                                          "UserKnownHostsFile "
                                        + folder + "/known\n");
}

// It says on standard error that it listens, and nothing more until somebody comes.
void LoopbackSshd::start()
{
    int pipe[2] = {-1, -1};
    if (::pipe2(pipe, O_CLOEXEC) != 0)
        return;
    const std::string config = (m_folder / "server.conf").string();
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(pipe[1], STDERR_FILENO);
        ::execl(JINBANG_SSHD, JINBANG_SSHD, "-D", "-e", "-f", config.c_str(), nullptr);
        ::_exit(127);
    }
    ::close(pipe[1]);
    constexpr int kPatienceMs = 10000;
    pollfd ready{pipe[0], POLLIN, 0};
    std::string said;
    char piece[512];
    while (said.find("Server listening") == said.npos && ::poll(&ready, 1, kPatienceMs) == 1) {
        const ssize_t got = ::read(pipe[0], piece, sizeof piece);
        if (got <= 0)
            break;
        said.append(piece, static_cast<std::size_t>(got));
    }
    if (said.find("Server listening") != said.npos) {
        m_process = child; // the pipe stays open, or it would die of what it says later
        return;
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(pipe[0]);
    m_problem = "sshd did not listen: " + said;
}

} // namespace jinbang::test
