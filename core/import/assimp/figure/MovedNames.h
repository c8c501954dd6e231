#pragma once

// MovedNames are the names of the nodes that a scene's animations give keys to.

#include <string>
#include <unordered_set>

struct aiScene;

namespace tagline {

struct MovedNames
{
    std::unordered_set<std::string> animated; ///< with keys
    std::unordered_set<std::string> moving;   ///< with keys that differ, or that pose them otherwise than they rest

    explicit MovedNames(const aiScene& scene);
};

} // namespace tagline
