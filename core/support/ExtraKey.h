#pragma once

// ExtraKey is a key that this version of a format does not know, kept so that it can be written back.

#include <string>

namespace tagline {

struct ExtraKey
{
    std::string name;
    /// The value as JSON text in the project's layout, indented from 0. Numbers keep their spelling.
    std::string json;

    bool operator==(const ExtraKey&) const = default;
};

} // namespace tagline
