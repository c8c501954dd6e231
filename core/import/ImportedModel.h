#pragma once

// ImportedModel is everything that one model file holds, repaired, in metres and Y up.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"
#include "core/mesh/SkinnedMesh.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// One kind of thing that was mended while reading a file.
struct Repair
{
    std::string code;    ///< a stable word such as "unsorted-keys"
    std::string message; ///< for people
    std::int64_t count = 0;

    bool operator==(const Repair&) const = default;
};

enum class UpAxis : std::uint8_t { X, Y, Z };

/// How a file's unit or up axis came to be known.
enum class SettingOrigin : std::uint8_t {
    Settings, ///< a person set it
    File,     ///< the file says it
    Format,   ///< the format lays it down
    RestPose, ///< the figure stands so at rest
    Motion,   ///< the figure stands so as it moves
    Size,     ///< it gives the figure the size of a person
    Folder, ///< the other files of the folder with the same skeleton have it (core/library/FolderAgreement.h)
    Assumed ///< nothing shows it
};

/// The user's import settings of a file, where the format is silent or wrong.
struct ImportSettings
{
    std::optional<FrameRate> rate;       ///< in place of the file's or the guessed one
    std::optional<double> metresPerUnit; ///< in place of the file's unit
    std::optional<UpAxis> upAxis;        ///< in place of the file's axes
    /// The settings of the other files of its folder and skeleton, in place of a less certain guess.
    std::optional<UpAxis> folderUpAxis = {};
    std::optional<double> folderMetresPerUnit = {};
    /// The rate of its tags, in place of a guessed one: of a file that says a rate none is guessed.
    std::optional<FrameRate> rateIfLost = {};

    bool operator==(const ImportSettings&) const = default;
};

class MappedFile;

struct ImportedModel
{
    std::string importer;       ///< which reader understood it, such as "Autodesk FBX Importer"
    double metresPerUnit = 1.0; ///< what was applied
    UpAxis upAxis = UpAxis::Y;  ///< what was applied
    SettingOrigin unitOrigin = SettingOrigin::Assumed;
    SettingOrigin upOrigin = SettingOrigin::Assumed;
    Skeleton skeleton;
    std::vector<SkinnedMesh> meshes;
    std::vector<Material> materials;
    std::vector<Texture> textures;
    std::vector<Clip> clips; ///< in the file's order
    std::vector<Repair> repairs;
    /// Xxh3 of the model file's bytes as they were read; none where it was made otherwise.
    std::optional<std::uint64_t> contentHash;
    /// Other files that went in, or were looked for in vain; relative to its folder.
    std::vector<std::string> sideFiles;
    std::shared_ptr<const MappedFile> file; ///< that its arrays lie in; null: in memory of their own

    /// Gives back the memory of arrays that lie in a file; they are fetched again as they are read.
    void releaseMemory() const;
};

} // namespace tagline
