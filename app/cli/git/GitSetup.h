#pragma once

// GitSetup is what a git repository lacks until git merges and shows files of tags by this program: lines of
// its .gitattributes, which are committed, and settings of its own .git/config.

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
    QString before; ///< what is set now; empty where nothing is
};

struct GitSetup
{
    std::string root;                 ///< the repository's top folder
    std::vector<std::string> lines;   ///< that .gitattributes lacks
    std::vector<GitSetting> settings; ///< that are not as they are to be

    bool isDone() const { return lines.empty() && settings.empty(); }
};

/// resources/repository/gitattributes.
std::string_view repositoryAttributes();

/// What the repository that a folder lies in lacks. Errors: file.no-git where git cannot be started,
/// file.no-repository where the folder lies in none.
Result<GitSetup> missingGitSetup(const std::string& folder);

/// Writes it: lines are appended to .gitattributes, nothing in it is changed. Errors: those of writing,
/// file.write where git refuses a setting.
Result<void> install(const GitSetup& setup);

} // namespace tagline
