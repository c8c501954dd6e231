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

/// What a path is the sidecar of, by its name alone: the default set's of a model where what stands before
/// `.tags.json` ends as model files do (`run.fbx.bvh.tags.json`), else that of the set which its last part
/// names, where what is left ends so. None for other paths.
std::optional<SetFile> setFileOf(std::string_view path);

/// Whether a set can be named so: its files are told from those of models. "default" names none.
bool canNameSet(std::string_view name);

/// The names of the tag sets that have a file beside a model, in order; without the default one. A folder is
/// read once until it changes, so that asking for each of many models costs one look at the folder.
/// Thread-safe.
std::vector<std::string> setsBeside(const std::string& modelPath);

} // namespace tagline
