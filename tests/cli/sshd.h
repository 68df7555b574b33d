#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// An sshd of the test's own on 127.0.0.1: its keys, its configuration and its port live in one
// folder and end with the object. The machine's service and the user's keys are not touched.

#include <filesystem>
#include <string>
#include <sys/types.h>

namespace jinbang::test {

class LoopbackSshd
{
public:
    /// `folder` gets its files; a path without blanks, because sshd's configuration has no quotes.
    explicit LoopbackSshd(std::filesystem::path folder);
    ~LoopbackSshd();
    LoopbackSshd(const LoopbackSshd &) = delete;
    LoopbackSshd &operator=(const LoopbackSshd &) = delete;

    /// Empty when it listens, else why not.
    [[nodiscard]] const std::string &problem() const { return m_problem; }
    /// What goes before a command to run it there.
    [[nodiscard]] std::string runner() const;

private:
    void makeKeys();
    void writeFiles(int port);
    void start();

    std::filesystem::path m_folder;
    std::string m_problem;
    bool m_madeRunFolder = false;
    pid_t m_process = -1;
};

} // namespace jinbang::test
