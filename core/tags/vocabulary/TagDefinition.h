#pragma once

// TagDefinition is what a vocabulary says of one tag: its name, how it looks, and how it relates to others.

#include "core/support/ExtraKey.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/time/FrameRange.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Whether a tag marks runs of frames or single moments (ranges of one frame, drawn as pins).
enum class TagKind { Range, Point };

/// A colour as 0xRRGGBB.
using Colour = std::uint32_t;

/// A value that frames get with a tag, where they have none of that property yet.
struct DefaultProperty
{
    std::string name;
    PropertyValue value;

    bool operator==(const DefaultProperty&) const = default;
};

/// Frames of a clip that show what a tag means, by the names that files have of it.
struct TagExample
{
    std::string source;                ///< the model's path: absolute in a library, else as its holder says
    std::string clip;                  ///< the clip's name
    std::optional<std::int32_t> index; ///< where several clips of the file have that name
    FrameRange frames;
    std::vector<ExtraKey> extra = {}; ///< what other programs say of it in the library file

    bool operator==(const TagExample&) const = default;
};

struct TagDefinition
{
    static constexpr std::size_t mostExamples = 5;

    std::string name;        ///< the full dotted name, `Locomotion.Run`; UTF-8, case-sensitive
    Colour colour = 0;       ///< how its ranges are drawn
    std::string key;         ///< the tag key ("1", "Q"), empty for none
    std::string group;       ///< the editing group, independent of dots; empty for none
    std::string description; ///< for people
    std::string mirror;      ///< full name of the left/right partner, empty for none
    TagKind kind = TagKind::Range;
    bool isCounted = false;   ///< its ranges are instances, which may touch and overlap (TagInstance.h)
    bool isRegistered = true; ///< false: a sidecar used the name, no library file defines it
    std::vector<std::string> synonyms;       ///< other full names that mean this tag
    std::vector<std::string> implies;        ///< full names of tags that frames with this one have as well
    std::vector<DefaultProperty> properties; ///< in the library file's order, none twice
    std::vector<ExtraKey> extra = {};        ///< what other programs say of the tag in the library file
    std::string rule = {};                   ///< for people: where its ranges begin and end
    std::vector<TagExample> examples = {};   ///< at most mostExamples

    bool operator==(const TagDefinition&) const = default;
};

} // namespace tagline
