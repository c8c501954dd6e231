#pragma once

// PropertyIndex answers on which frames of which clips a property compares so with a value.
//
//   terrain   clip 0   [0 ── concrete ──)[── gravel ──)
//             clip 2          [gravel)
//
//   terrain == "gravel"   clip 0             [··········)
//                         clip 2   [······)
//   terrain != "gravel"   clip 0   [········)              not clip 2's other frames: they have no terrain
//
// A comparison holds on a frame where
//   1. the frame has the property,
//   2. its value has the literal's type (`slope == "3"` does not hold for the number 3, and neither does
//      `slope != "3"`),
//   3. the values compare so: numbers by size, strings by their UTF-8 bytes, false before true.
// So a frame without the property satisfies no comparison, not even `!=`.
//
// How far people are with a clip is a property of all its frames by the name of stateProperty; where some
// clip has values of its own by that name, these are asked alone.
//
// A value, as TagIndex is: copies share their lanes until one of them changes.

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

/// What is said of a whole clip, for setFact().
struct ClipFactValue
{
    ClipId clip;
    Frame frames = 0;
    PropertyValue value;
};

class PropertyIndex
{
public:
    /// Whether a frame with a value is in the answer.
    using Test = std::function<bool(const PropertyValue& value)>;
    /// Of the literal's type, and compares so with it.
    static Test compared(Comparison comparison, PropertyValue literal);

    /// Replaces what is known of a clip's properties. What lies past `frames` is never in an answer.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);

    /// Replaces a fact: what is said of whole clips elsewhere than in their sheets. It is asked for as a
    /// property of all their frames, where no sheet has a property of that name. Values in order of their
    /// clips, which have frames.
    void setFact(std::string_view name, PropertyType type, const std::vector<ClipFactValue>& values);
    /// The facts and their types, as they were first set, with and without values.
    const std::vector<std::pair<std::string, PropertyType>>& facts() const { return m_factNames; }

    /// The properties that a clip has a value of, in order of their UTF-8 bytes; the state, which every clip
    /// has, and facts are not among them.
    std::vector<std::string> names() const;
    bool has(std::string_view name) const { return find(name); }
    /// The types of value that a property is met with, in order of PropertyType; none where it is unknown.
    std::vector<PropertyType> types(std::string_view name) const;
    /// The clips that have a value of the property, in order.
    std::vector<ClipId> clips(std::string_view name) const;

    /// The clips on which a property's values are others than in another index, in order. O(1) where both
    /// share them, as copies do until one changes.
    std::vector<ClipId> clipsThatDiffer(std::string_view name, const PropertyIndex& other) const;

    /// Appends the frames of one clip on which the comparison holds: canonical, within the clip's frames.
    void frames(std::string_view name, Comparison comparison, const PropertyValue& literal, ClipId clip,
                std::vector<FrameRange>& out) const
    {
        frames(name, compared(comparison, literal), clip, out);
    }
    /// The same of the frames whose value passes a test.
    void frames(std::string_view name, const Test& test, ClipId clip, std::vector<FrameRange>& out) const;

    /// Calls `visit(ClipId, std::span<const FrameRange>)` in order of clip for those on which the comparison
    /// holds somewhere: the same ranges as frames(), in one buffer that is used again.
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
        SharedArray<PropertyRange> ranges; ///< as authored
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
