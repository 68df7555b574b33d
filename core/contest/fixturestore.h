#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of a run: made or read once, laid out as files that contenders open, and watched, so
// that a file that changes under a run stops it.

#include "core/contest/filedescriptor.h"
#include "core/contest/inputwatch.h"
#include "core/contest/rundata.h"
#include "core/fixture/fixture.h"
#include "core/fixture/fixturefile.h"

#include <filesystem>
#include <map>
#include <stop_token>
#include <string_view>
#include <vector>

namespace jinbang::core::contest {

/// Removes folders "jinbang-<pid>-..." of processes that are no more.
void removeLeftBehind(const std::filesystem::path &parent);

/// A folder of its own that goes with this object. Those that a killed process left are removed
/// first.
class ScratchFolder
{
public:
    /// Errors: CannotWrite.
    [[nodiscard]] static Result<ScratchFolder> make(const std::filesystem::path &parent,
                                                    const std::string &name);
    ~ScratchFolder();
    ScratchFolder(ScratchFolder &&other) noexcept;
    ScratchFolder &operator=(ScratchFolder &&other) noexcept;
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    explicit ScratchFolder(std::filesystem::path path);
    std::filesystem::path m_path;
};

/// The plan's, each once; without any the article's three.
[[nodiscard]] std::vector<WorkloadChoice> workloadsOf(const Plan &plan);

/// What is known of a fixture before it was made: its name, its path, and the kind that the choice
/// says; of a file that is a document.
[[nodiscard]] FixtureRecord unmadeFixture(const WorkloadChoice &choice);

/// "a.json", "a.json (2)": two files of one name stay apart.
void makeNamesUnique(std::vector<FixtureRecord> &records);

class FixtureStore
{
public:
    explicit FixtureStore(ScratchFolder folder);

    /// Makes every fixture of the plan in each order of keys. One that cannot be had keeps its
    /// error and costs the others nothing. Errors: as the first, when there is no other; Cancelled.
    [[nodiscard]] Result<std::vector<FixtureRecord>> load(const Plan &plan,
                                                          const std::filesystem::path &dataDir,
                                                          const std::stop_token &stop,
                                                          const InputWatch &watch = {});

    /// Why fixture `index` cannot be used, or null.
    [[nodiscard]] const Error *problem(int index) const;
    [[nodiscard]] std::string_view text(int index, KeyOrder keys) const;
    /// The file of a fixture, written at first use. Errors: CannotWrite, DiskFull.
    [[nodiscard]] Result<protocol::FixtureRef> file(int index, KeyOrder keys);
    /// Errors: FixtureChanged.
    [[nodiscard]] Result<void> checkUnchanged(int index) const;

private:
    struct Item {
        std::map<KeyOrder, fixture::Fixture> fixtures;
        std::map<KeyOrder, fixture::FixtureFile> files;
        std::optional<Error> problem;
    };
    [[nodiscard]] const fixture::Fixture &fixtureOf(int index, KeyOrder keys) const;
    /// A path that JSON can say: bytes that are no UTF-8 are reached through an open descriptor.
    [[nodiscard]] Result<std::string> nameFor(const std::filesystem::path &path);
    ScratchFolder m_folder;
    std::vector<Item> m_items;
    std::map<std::filesystem::path, FileDescriptor> m_oddlyNamed;
};

} // namespace jinbang::core::contest
