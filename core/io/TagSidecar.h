#pragma once

// TagSidecar is the content of a tag sidecar file (`walk.bvh.tags.json`), just as the file has it.
//
// Valid means:
//   1. ranges are in order, none empty, none negative, none overlapping; they may touch,
//   2. tags and properties are in order of their names' UTF-8 bytes, none twice, none empty, none without a
//   range,
//   3. no two clips have the same name and index; each has at least one frame, and a tag, a property, a
//      caption, a state or an extra key,
//   4. points are in order of their UTF-8 bytes, none twice,
//   5. captions are in order, none without a text or a frame,
//   6. the instances of a counted tag are in order, none twice; its ranges are their frames
//      (instanceFrames).
// Reading mends a wrong order and refuses other faults. Ranges past a clip's `frames` are kept.

#include "core/support/ExtraKey.h"
#include "core/support/Result.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/time/FrameRate.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// An instance of a counted tag. Numbers keep the texts that the file spells them with.
struct SidecarInstance
{
    TagInstance instance;
    std::vector<std::string> numberTexts = {}; ///< of each value; empty for strings and booleans

    bool operator==(const SidecarInstance&) const = default;
};

/// A tag, written under "tags", or under "instances" where it has any.
struct SidecarTag
{
    std::string name;
    std::vector<FrameRange> ranges;
    std::vector<SidecarInstance> instances = {};

    bool isCounted() const { return !instances.empty(); }
    bool operator==(const SidecarTag&) const = default;
};

/// Frames on which a property has a value. A number keeps the text that the file spells it with.
struct SidecarValueRange
{
    FrameRange range;
    PropertyValue value;
    std::string numberText; ///< `1.0`, `1e3`; empty for strings and booleans

    bool operator==(const SidecarValueRange&) const = default;
};

struct SidecarProperty
{
    std::string name;
    std::vector<SidecarValueRange> ranges;

    bool operator==(const SidecarProperty&) const = default;
};

struct SidecarCaption
{
    Caption caption;
    std::vector<ExtraKey> extra;

    bool operator==(const SidecarCaption&) const = default;
};

/// How far people are with a clip. An untouched one is not written, whatever its other members.
struct SidecarState
{
    ClipState state;
    std::vector<ExtraKey> extra;

    bool isWritten() const { return state.stage != ClipStage::Untouched; }
    bool operator==(const SidecarState&) const = default;
};

struct SidecarClip
{
    std::string name;
    std::optional<std::int32_t> index; ///< the place among clips of that name, where the file has several
    Frame frames = 1;                  ///< at the time when the ranges were drawn
    FrameRate rate;
    std::vector<SidecarTag> tags;
    std::vector<SidecarProperty> properties;
    std::vector<SidecarCaption> captions;
    SidecarState state;
    std::vector<ExtraKey> extra;

    bool isEmpty() const
    {
        return tags.empty() && properties.empty() && captions.empty() && !state.isWritten() && extra.empty();
    }
    bool operator==(const SidecarClip&) const = default;
};

struct TagSidecar
{
    static constexpr std::int32_t currentVersion = 1;
    static constexpr std::size_t largestBytes = 64u << 20;
    static constexpr std::size_t mostRanges = 1'000'000; ///< of all kinds, and values of instances

    std::int32_t version = currentVersion;
    std::string source; ///< the model's file name
    std::string set;    ///< the tag set's name; empty: the default set
    std::vector<std::string> points;
    std::vector<SidecarClip> clips;
    std::vector<ExtraKey> extra;

    bool isReadOnly = false;          ///< a newer version wrote it: it may be shown, never saved
    std::vector<std::string> notices; ///< notes for people on unusual things in the file

    /// The entry of a clip; a null pointer where it has none.
    const SidecarClip* find(std::string_view name, std::optional<std::int32_t> index) const;

    bool operator==(const TagSidecar&) const = default;
};

/// Reads a sidecar. `file` is the name that errors give. Errors have a line, a column and a code that starts
/// with "sidecar."; nothing is built of a file that is too large, too deep or says one key twice.
Result<TagSidecar> readTagSidecar(std::string_view bytes, std::string file);

/// The bytes of a sidecar: equal sidecars give equal bytes, and reading them gives an equal sidecar.
/// Expects a valid sidecar that is not read-only.
std::string writtenTagSidecar(const TagSidecar& sidecar);

/// How many of the ranges that a file may hold a tag is: with instances, these and their values.
std::size_t rangeCountOf(const SidecarTag& tag);

/// The frames of instances.
std::vector<FrameRange> instanceFrames(std::span<const SidecarInstance> instances);

/// `walk.bvh` → `walk.bvh.tags.json`.
std::string sidecarPath(std::string_view modelPath);

/// `walk.bvh.tags.json` → `walk.bvh`; nothing if the path is not one of a sidecar.
std::optional<std::string> modelPathOfSidecar(std::string_view path);

} // namespace tagline
