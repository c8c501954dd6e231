#pragma once

// ImportFormats is the list of file endings that are read, each by one reader and no other.

#include <span>
#include <string>
#include <string_view>

namespace tagline {

enum class SceneFormat { Fbx, Gltf, Collada, Bvh, Arrays, Other };

struct ImportFormat
{
    std::string_view ending; ///< lower case, without the first dot
    std::string_view reader; ///< how the reader's description begins
    SceneFormat format = SceneFormat::Other;
    bool canHoldMotion = true;
};

/// Whether its files may hold pictures, or name some: not what our own readers read.
bool mayHoldPictures(const ImportFormat& format);

/// Whether its files may say no frame rate.
bool mayLoseRate(const ImportFormat& format);

/// All endings that are read.
std::span<const ImportFormat> importFormats();

/// The format of a file by its name alone; null if it is not supported. `Hips.mesh.XML` ends in "mesh.xml".
const ImportFormat* importFormatOf(std::string_view path);

/// The file's name without folders, and without the ending where that is one of ours.
std::string fileStem(std::string_view path);

} // namespace tagline
