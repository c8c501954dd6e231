#pragma once

// TagDefinition is a vocabulary's entry for one tag: its name, its looks, and its relations to other tags.

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

/// A value that frames get with a tag, unless they have a value of that property.
struct DefaultProperty
{
    std::string name;
    PropertyValue value;

    bool operator==(const DefaultProperty&) const = default;
};

/// Frames of a clip that show the meaning of a tag, as files refer to them.
struct TagExample
{
    std::string source;                ///< the model's path: absolute in a library, else as in the file
    std::string clip;                  ///< the clip's name
    std::optional<std::int32_t> index; ///< index if several clips of the file have that name
    FrameRange frames;
    std::vector<ExtraKey> extra = {}; ///< keys of other programs in the library file

    bool operator==(const TagExample&) const = default;
};

struct TagDefinition
{
    static constexpr std::size_t mostExamples = 5;

    std::string name;        ///< the full dotted name, `Locomotion.Run`; UTF-8, case-sensitive
    Colour colour = 0;       ///< colour of its ranges
    std::string key;         ///< the tag key ("1", "Q"), empty for none
    std::string group;       ///< the editing group, independent of dots; empty for none
    std::string description; ///< for people
    std::string mirror;      ///< full name of the left/right partner, empty for none
    TagKind kind = TagKind::Range;
    bool isCounted = false;   ///< its ranges are instances, which may touch and overlap (TagInstance.h)
    bool isRegistered = true; ///< false: a name used by a sidecar, without a definition in a library file
    std::vector<std::string> synonyms;       ///< other full names of this tag
    std::vector<std::string> implies;        ///< full names of tags that frames with this tag also have
    std::vector<DefaultProperty> properties; ///< in the library file's order, unique
    std::vector<ExtraKey> extra = {};        ///< keys of other programs in the library file
    std::string rule = {};                   ///< boundary rule for people: begin and end of ranges
    std::vector<TagExample> examples = {};   ///< at most mostExamples

    bool operator==(const TagDefinition&) const = default;
};

} // namespace tagline
