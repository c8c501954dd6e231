#pragma once

// SetFiles finds the sidecars of tag sets in folders: `walk.bvh.gameplay.tags.json` beside `walk.bvh`.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// A sidecar's path taken apart.
struct SetFile
{
    std::string model;
    std::string set; ///< empty: the default set
};

/// The model and set of a sidecar's path, by its name alone: the default set of a model if the part before
/// `.tags.json` ends in a model's suffix (`run.fbx.bvh.tags.json`), else the set named by the last part, if
/// the rest ends in one. None for other paths.
std::optional<SetFile> setFileOf(std::string_view path);

/// Whether a set can have this name: its files can be told from those of models. "default" is reserved.
bool canNameSet(std::string_view name);

/// The names of the tag sets that have a file beside a model, in order; without the default one. A folder is
/// read once until it changes, so that asking for each of many models costs one look at the folder.
/// Thread-safe.
std::vector<std::string> setsBeside(const std::string& modelPath);

} // namespace tagline
