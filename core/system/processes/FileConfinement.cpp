#include "core/system/processes/FileConfinement.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace tagline {
namespace {

constexpr std::uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t writing = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG;
/// Everything that the first version of Landlock knows: what no rule allows is refused.
constexpr std::uint64_t everything = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;

bool allow(int ruleset, const std::string& folder, std::uint64_t access)
{
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_PATH | O_CLOEXEC | O_DIRECTORY);
    if (descriptor < 0) return false;
    landlock_path_beneath_attr rule{};
    rule.allowed_access = access;
    rule.parent_fd = descriptor;
    const bool isAdded = ::syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    ::close(descriptor);
    return isAdded;
}

} // namespace

bool confineFiles(const std::string& readable, const std::string& writable)
{
    landlock_ruleset_attr attributes{};
    attributes.handled_access_fs = everything;
    const int ruleset = int(::syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0));
    if (ruleset < 0) return false;
    const bool isConfined = allow(ruleset, readable, reading) && allow(ruleset, writable, writing) &&
                            ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                            ::syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
    ::close(ruleset);
    return isConfined;
}

} // namespace tagline
