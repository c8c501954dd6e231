#pragma once

// ForeignClipNames finds the clips of a library that other programs name: by the name of an export, by file,
// with or without folders and ending, or by the clip's own name.

#include "core/library/ClipLibrary.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tagline {

/// The clip that a name means; none if there is no such clip, or (isAmbiguous) several.
struct MeantClip
{
    std::optional<ClipId> clip;
    bool isAmbiguous = false;
};

class ForeignClipNames
{
public:
    /// Exports name files from `folder` (core/exports/ExportFolder.h).
    ForeignClipNames(const ClipLibrary& library, const std::string& folder);

    /// The whole name counts first; then folders at its front are left away one by one, then the ending.
    MeantClip find(std::string_view name) const;
    /// The clip that a file of an export of one file a clip belongs to, by its path.
    MeantClip findByFile(std::string_view path) const;
    /// The library's only clip, where it has but one.
    std::optional<ClipId> onlyClip() const;

private:
    using Clips = std::unordered_map<std::string, std::vector<ClipId>>;

    static MeantClip lookedUp(const Clips& clips, std::string_view name);
    static MeantClip lookedUpByParts(const Clips& clips, std::string_view name);
    void addLoose(const std::string& name, ClipId clip);

    Clips m_exact; ///< by the names that exports give them
    Clips m_files; ///< by the paths of files that exports write, without ending
    Clips m_loose; ///< by every other name
    std::vector<ClipId> m_all;
};

} // namespace tagline
