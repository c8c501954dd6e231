#pragma once

// PropertyIndex finds the frames of clips on which a property satisfies a comparison with a value.
//
//   terrain   clip 0   [0 ── concrete ──)[── gravel ──)
//             clip 2          [gravel)
//
//   terrain == "gravel"   clip 0             [··········)
//                         clip 2   [······)
//   terrain != "gravel"   clip 0   [········)              not clip 2's other frames: they have no terrain
//
// A comparison holds on a frame if
//   1. the frame has the property,
//   2. its value has the literal's type (`slope == "3"` does not hold for the number 3, and neither does
//      `slope != "3"`),
//   3. the comparison is true: numbers by size, strings by their UTF-8 bytes, false before true.
// So a frame without the property satisfies no comparison, not even `!=`.
//
// The state of a clip is a property of all its frames with the name stateProperty; if any clip has authored
// values of that name, only these are used.
//
// A value, like TagIndex: copies share their lanes until one of them changes.

#include "core/support/StrongId.h"
#include "core/tags/index/Comparison.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/PropertyTypes.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The value of a fact for one clip, for setFact().
struct ClipFactValue
{
    ClipId clip;
    Frame frames = 0;
    PropertyValue value;
};

class PropertyIndex
{
public:
    /// Whether a frame with this value is in the answer.
    using Test = std::function<bool(const PropertyValue& value)>;
    /// The test for values of the literal's type that satisfy the comparison with it.
    static Test compared(Comparison comparison, PropertyValue literal);

    /// Replaces the properties of a clip. Ranges past `frames` are never in an answer.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);

    /// Replaces a fact: values of whole clips from outside of their sheets. It acts as a property of all
    /// their frames, unless a sheet has a property of that name. Expects values in order of their clips,
    /// which have frames.
    void setFact(std::string_view name, PropertyType type, const std::vector<ClipFactValue>& values);
    /// The facts and their types, in the order in which they were first set, with and without values.
    const std::vector<std::pair<std::string, PropertyType>>& facts() const { return m_factNames; }

    /// The properties of which a clip has a value, in order of their UTF-8 bytes; without the state, which
    /// every clip has, and without facts.
    std::vector<std::string> names() const;
    bool has(std::string_view name) const { return find(name); }
    /// The types of a property's values, in order of PropertyType; empty if it is unknown.
    std::vector<PropertyType> types(std::string_view name) const;
    /// The clips that have a value of the property, in order.
    std::vector<ClipId> clips(std::string_view name) const;

    /// The clips on which a property has other values than in another index, in order. O(1) if both share
    /// them, as copies do until one changes.
    std::vector<ClipId> clipsThatDiffer(std::string_view name, const PropertyIndex& other) const;

    /// Appends the frames of one clip on which the comparison holds: canonical, within the clip's frames.
    void frames(std::string_view name, Comparison comparison, const PropertyValue& literal, ClipId clip,
                std::vector<FrameRange>& out) const
    {
        frames(name, compared(comparison, literal), clip, out);
    }
    /// Appends the frames of one clip whose value passes a test: canonical, within the clip's frames.
    void frames(std::string_view name, const Test& test, ClipId clip, std::vector<FrameRange>& out) const;

    /// Calls `visit(ClipId, std::span<const FrameRange>)` in order of clip for clips with frames on which the
    /// comparison holds: with the ranges of frames(), in one reused buffer.
    template<class Visit>
    void forEachClip(std::string_view name, Comparison comparison, const PropertyValue& literal,
                     Visit&& visit) const
    {
        forEachClip(name, compared(comparison, literal), std::forward<Visit>(visit));
    }
    template<class Visit>
    void forEachClip(std::string_view name, const Test& test, Visit&& visit) const;

private:
    struct ClipLane
    {
        ClipId clip;
        Frame frames = 0;
        SharedArray<PropertyRange> ranges; ///< authored ranges
    };
    struct Lane
    {
        std::vector<ClipLane> clips;               ///< in order of clip, none without a range
        std::array<std::int64_t, 3> valueCounts{}; ///< ranges by type
    };

    const Lane* find(std::string_view name) const;
    void remove(const std::string& name, ClipId clip);
    static void remove(std::shared_ptr<Lane>& lane, ClipId clip);
    static bool has(const std::shared_ptr<Lane>& lane, ClipId clip);
    static void put(std::shared_ptr<Lane>& lane, ClipLane added);
    static void count(Lane& lane, std::span<const PropertyRange> ranges, std::int64_t sign);
    static void append(const ClipLane& lane, const Test& test, std::vector<FrameRange>& out);

    std::map<std::string, std::shared_ptr<Lane>, std::less<>> m_lanes;
    std::shared_ptr<Lane> m_states; ///< of all clips with frames; null for none
    std::vector<std::pair<std::string, PropertyType>> m_factNames;
    std::map<std::string, std::shared_ptr<Lane>, std::less<>> m_facts; ///< with values
};

template<class Visit>
void PropertyIndex::forEachClip(std::string_view name, const Test& test, Visit&& visit) const
{
    const Lane* lane = find(name);
    if (!lane) return;
    std::vector<FrameRange> ranges;
    for (const ClipLane& each : lane->clips) {
        ranges.clear();
        append(each, test, ranges);
        if (!ranges.empty()) visit(each.clip, std::span<const FrameRange>(ranges));
    }
}

} // namespace tagline
