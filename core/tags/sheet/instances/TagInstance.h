#pragma once

// TagInstance is one occurrence of a counted tag: instances stay separate even if they touch or overlap, and
// each has its own values.
//
//   Punch     [12 ──── "hand": "left" ──── 31)
//                         [25 ──────────────── 40)
//   frames    [12 ──────────────────────────── 40)     what queries see of the tag

#include "core/support/Unshared.h"
#include "core/tags/sheet/PropertyValue.h"
#include "core/time/FrameRange.h"

#include <algorithm>
#include <compare>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

struct InstanceValue
{
    std::string name; ///< UTF-8, not empty, not "range"
    PropertyValue value;

    bool operator==(const InstanceValue&) const = default;
};

/// The values of an instance. Copies share them until one of them is changed, so that an edit of a lane only
/// copies the values of changed instances.
class InstanceValues
{
public:
    InstanceValues() = default;
    InstanceValues(std::vector<InstanceValue> values)
    {
        if (!values.empty()) m_values = std::make_shared<std::vector<InstanceValue>>(std::move(values));
    }
    InstanceValues(std::initializer_list<InstanceValue> values)
        : InstanceValues(std::vector<InstanceValue>(values))
    {
    }

    bool empty() const { return !m_values || m_values->empty(); }
    std::size_t size() const { return m_values ? m_values->size() : 0; }
    const InstanceValue* begin() const { return m_values ? m_values->data() : nullptr; }
    const InstanceValue* end() const { return begin() + size(); }
    const InstanceValue& operator[](std::size_t index) const { return (*m_values)[index]; }
    const InstanceValue& front() const { return m_values->front(); }

    void push_back(InstanceValue value) { toChange().push_back(std::move(value)); }
    /// Values for direct changes, unshared from copies.
    std::vector<InstanceValue>& toChange() { return unshared(m_values); }

    /// Whether both share their values, which is checked without comparing; others may be equal too.
    bool isSharedWith(const InstanceValues& other) const { return m_values == other.m_values; }
    friend bool operator==(const InstanceValues& a, const InstanceValues& b)
    {
        return a.isSharedWith(b) || std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::shared_ptr<std::vector<InstanceValue>> m_values; ///< never changed while it is shared
};

struct TagInstance
{
    FrameRange range;
    InstanceValues values = {}; ///< in order of name (UTF-8 bytes), unique

    bool operator==(const TagInstance&) const = default;
    /// By start, then by stop, then by values.
    std::weak_ordering operator<=>(const TagInstance& other) const;
};

/// Sorted, without duplicates of the same range and values, and with each one's values in order.
std::vector<TagInstance> inOrder(std::vector<TagInstance> instances);

/// The instances with exactly that extent. Expects instances in order.
std::span<const TagInstance> instancesOfExtent(std::span<const TagInstance> instances, FrameRange extent);
bool holdsExtent(std::span<const TagInstance> instances, FrameRange extent);

/// Joins overlapping ranges, in order; touching ones stay apart.
std::vector<FrameRange> overlapsJoined(std::vector<FrameRange> ranges);

/// The frames of the instances as ranges of an uncounted tag: in order, without overlaps.
std::vector<FrameRange> instanceFrames(std::span<const TagInstance> instances);

/// The ranges as instances without values.
std::vector<TagInstance> instancesOf(std::span<const FrameRange> ranges);

/// The instances after an edit of frames (which knows no instances) that changed the ranges `before` to
/// `after`. Ranges that only moved take their instances along; else instances are cut to the remaining
/// frames, and those at the edge of a range that grew grow with it. A range without any becomes a new
/// instance. Expects all in order.
///
///     before      [·········)            after    [···)   [··········)
///     instances   [·····)                         [···)
///                    [······)                       [·)   [··········)
std::vector<TagInstance> instancesFollowing(std::span<const TagInstance> instances,
                                            std::span<const FrameRange> before,
                                            std::span<const FrameRange> after);

/// The three-way merge of instances: each is kept, added or removed whole. Expects each list in order, as the
/// answer is.
std::vector<TagInstance> mergedInstances(std::span<const TagInstance> base, std::span<const TagInstance> ours,
                                         std::span<const TagInstance> theirs);

} // namespace tagline
