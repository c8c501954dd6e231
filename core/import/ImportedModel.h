#pragma once

// ImportedModel is the content of one model file, repaired, in metres and Y up.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"
#include "core/mesh/SkinnedMesh.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// One kind of fault that was repaired while reading a file.
struct Repair
{
    std::string code;    ///< a stable word such as "unsorted-keys"
    std::string message; ///< for people
    std::int64_t count = 0;

    bool operator==(const Repair&) const = default;
};

enum class UpAxis : std::uint8_t { X, Y, Z };

/// The source of a file's unit or up axis.
enum class SettingOrigin : std::uint8_t {
    Settings, ///< set by the user
    File,     ///< given by the file
    Format,   ///< defined by the format
    RestPose, ///< guessed by the figure's stance at rest
    Motion,   ///< guessed by the figure's stance in motion
    Size,     ///< guessed so that the figure has the size of a person
    Folder, ///< the other files of the folder with the same skeleton have it (core/library/FolderAgreement.h)
    Assumed ///< without evidence
};

/// The user's import settings of a file, for what the format lacks or has wrong.
struct ImportSettings
{
    std::optional<FrameRate> rate;       ///< in place of the file's or the guessed one
    std::optional<double> metresPerUnit; ///< in place of the file's unit
    std::optional<UpAxis> upAxis;        ///< in place of the file's axes
    /// The settings of the other files of its folder and skeleton, in place of a less certain guess.
    std::optional<UpAxis> folderUpAxis = {};
    std::optional<double> folderMetresPerUnit = {};
    /// The rate of its tags, in place of a guessed one; unused if the file has a rate.
    std::optional<FrameRate> rateIfLost = {};

    bool operator==(const ImportSettings&) const = default;
};

class MappedFile;

struct ImportedModel
{
    std::string importer;       ///< reader of the file, such as "Autodesk FBX Importer"
    double metresPerUnit = 1.0; ///< value that was applied
    UpAxis upAxis = UpAxis::Y;  ///< value that was applied
    SettingOrigin unitOrigin = SettingOrigin::Assumed;
    SettingOrigin upOrigin = SettingOrigin::Assumed;
    Skeleton skeleton;
    std::vector<SkinnedMesh> meshes;
    std::vector<Material> materials;
    std::vector<Texture> textures;
    std::vector<Clip> clips; ///< in the file's order
    std::vector<Repair> repairs;
    /// Xxh3 of the model file's bytes when they were read; none for models that are not from a file.
    std::optional<std::uint64_t> contentHash;
    /// Other files that were read or found missing; relative to its folder.
    std::vector<std::string> sideFiles;
    std::shared_ptr<const MappedFile> file; ///< file that its arrays lie in; null: they have their own memory

    /// Releases the memory of arrays that lie in a file; it is fetched again when they are read.
    void releaseMemory() const;
};

} // namespace tagline
