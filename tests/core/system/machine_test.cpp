// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a fact that is guessed where the kernel says nothing, a limit that is overlooked.
#include "core/system/machine.h"
#include "tests/core/system/fakemachine.h"

namespace jinbang::core::system {
namespace {

class Machine : public test::FakeMachine
{
protected:
    void fourThreadsOnTwoCores()
    {
        std::string text;
        for (int i = 0; i < 4; ++i)
            text += "processor\t: " + std::to_string(i)
                    + "\nmodel name\t: Fast CPU  9000\nphysical id\t: 0\ncore id\t\t: "
                    + std::to_string(i / 2) + "\nflags\t\t: fpu sse2 avx2 hypervisor\n\n";
        file("/proc/cpuinfo", text);
    }
};

TEST_F(Machine, AnUnknownMachineHasNoFacts)
{
    EXPECT_EQ(osName(root()), "");
    EXPECT_EQ(cpuModel(root()), "");
    EXPECT_TRUE(cpuFeatures(root()).empty());
    EXPECT_EQ(hypervisor(root()), "");
    EXPECT_EQ(governor(root()), "");
    EXPECT_EQ(turbo(root()), "");
    EXPECT_TRUE(caches(root()).empty());
    EXPECT_EQ(cores(root()), Cores{});
    EXPECT_EQ(cpuQuota(root()), std::nullopt);
    EXPECT_EQ(usableCores(root()), 1);
    EXPECT_EQ(memory(root()), Memory{});
}

TEST_F(Machine, NamesComeFromTheirFiles)
{
    file("/usr/lib/os-release", "ID=debian\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n");
    fourThreadsOnTwoCores();
    EXPECT_EQ(osName(root()), "Debian GNU/Linux 12 (bookworm)");
    EXPECT_EQ(cpuModel(root()), "Fast CPU  9000");
    EXPECT_EQ(cpuFeatures(root()), (std::vector<std::string>{"fpu", "sse2", "avx2", "hypervisor"}));
}

TEST_F(Machine, AHypervisorIsNamedAsWellAsItCanBe)
{
    fourThreadsOnTwoCores();
    EXPECT_EQ(hypervisor(root()), "yes");
    file("/sys/class/dmi/id/sys_vendor", "QEMU\n");
    file("/sys/class/dmi/id/product_name", "Standard PC\n");
    EXPECT_EQ(hypervisor(root()), "QEMU (Standard PC)");
}

TEST_F(Machine, CoresAreCountedAndAffinityCounts)
{
    fourThreadsOnTwoCores();
    EXPECT_EQ(cores(root()), (Cores{2, 4, 4}));
    file("/proc/self/status", "Name:\tx\nCpus_allowed:\tb\nCpus_allowed_list:\t0-1,3\n");
    EXPECT_EQ(cores(root()), (Cores{2, 4, 3}));
    EXPECT_EQ(usableCores(root()), 3);
    EXPECT_EQ(allowedCpus(root()), (std::vector<int>{0, 1, 3}));
}

TEST_F(Machine, TheTightestQuotaAboveAlsoCounts)
{
    fourThreadsOnTwoCores();
    file("/proc/self/cgroup", "0::/user.slice/run.scope\n");
    file("/sys/fs/cgroup/user.slice/run.scope/cpu.max", "max 100000\n");
    EXPECT_EQ(cpuQuota(root()), std::nullopt);
    file("/sys/fs/cgroup/user.slice/cpu.max", "150000 100000\n");
    EXPECT_EQ(cpuQuota(root()), 1.5);
    EXPECT_EQ(usableCores(root()), 1);
    file("/sys/fs/cgroup/user.slice/run.scope/cpu.max", "250000 100000\n");
    EXPECT_EQ(cpuQuota(root()), 1.5);
}

TEST_F(Machine, TheOldQuotaIsReadToo)
{
    file("/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
    file("/sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
    EXPECT_EQ(cpuQuota(root()), std::nullopt);
    file("/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "50000\n");
    EXPECT_EQ(cpuQuota(root()), 0.5);
}

TEST_F(Machine, MemoryIsWithinTheLimit)
{
    file("/proc/meminfo",
         "MemTotal:        8000000 kB\nMemFree: 1 kB\nMemAvailable:    6000000 kB\n");
    EXPECT_EQ(memory(root()), (Memory{8192000000, 6144000000}));
    file("/proc/self/cgroup", "0::/box\n");
    file("/sys/fs/cgroup/box/memory.max", "1000000000\n");
    file("/sys/fs/cgroup/box/memory.current", "300000000\n");
    EXPECT_EQ(memory(root()), (Memory{1000000000, 700000000}));
    file("/sys/fs/cgroup/box/memory.max", "max\n");
    EXPECT_EQ(memory(root()), (Memory{8192000000, 6144000000}));
}

TEST_F(Machine, CachesGovernorAndTurbo)
{
    const std::string cache = "/sys/devices/system/cpu/cpu0/cache/index";
    file(cache + "0/level", "1\n");
    file(cache + "0/type", "Data\n");
    file(cache + "0/size", "32K\n");
    file(cache + "2/level", "2\n");
    file(cache + "2/type", "Unified\n");
    file(cache + "2/size", "1024K\n");
    EXPECT_EQ(caches(root()), (std::vector<std::string>{"L1d 32 KiB", "L2 1024 KiB"}));
    file("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
    EXPECT_EQ(governor(root()), "powersave");
    file("/sys/devices/system/cpu/intel_pstate/no_turbo", "1\n");
    EXPECT_EQ(turbo(root()), "off");
    file("/sys/devices/system/cpu/intel_pstate/no_turbo", "0\n");
    EXPECT_EQ(turbo(root()), "on");
}

} // namespace
} // namespace jinbang::core::system
