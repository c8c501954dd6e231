#pragma once

// GitSetup is the missing setup of a git repository for merging and showing files of tags by this program:
// lines of its .gitattributes, which are committed, and settings in its .git/config.

#include <QString>

#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct GitSetting
{
    QString key;
    QString value;
    QString before; ///< present value; empty if it is not set
};

struct GitSetup
{
    std::string root;                 ///< top folder of the repository
    std::vector<std::string> lines;   ///< lines missing in .gitattributes
    std::vector<GitSetting> settings; ///< settings with other values

    bool isDone() const { return lines.empty() && settings.empty(); }
};

/// Content of resources/repository/gitattributes.
std::string_view repositoryAttributes();

/// The missing setup of the repository that contains a folder. Errors: file.no-git if git cannot be started,
/// file.no-repository if the folder is in no repository.
Result<GitSetup> missingGitSetup(const std::string& folder);

/// Writes the setup: appends lines to .gitattributes, without other changes to it. Errors: those of writing,
/// file.write if git refuses a setting.
Result<void> install(const GitSetup& setup);

} // namespace tagline
