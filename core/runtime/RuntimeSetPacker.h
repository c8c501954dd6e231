#pragma once

// RuntimeSetPacker lays the sets of a runtime file out one behind the other.

#include "core/runtime/RangeIndex.h"
#include "core/runtime/RuntimeFormat.h"
#include "core/tags/sets/FrameSet.h"

#include <memory>
#include <string>
#include <vector>

namespace tagline {

class RuntimeSetPacker
{
public:
    explicit RuntimeSetPacker(std::shared_ptr<const ClipAxis> axis)
        : m_axis(std::move(axis))
    {
    }

    /// Appends a set that stands on the axis, in the form that its density asks for; its number.
    std::uint32_t add(const FrameSet& set);

    const std::vector<RuntimeSetRecord>& records() const { return m_records; }
    const std::string& data() const { return m_data; }

private:
    void packRanges(const RangeSetView& ranges);
    void packMask(const MaskSetView& mask);
    template<class T>
    void append(std::span<const T> elements);

    std::shared_ptr<const ClipAxis> m_axis;
    std::vector<RuntimeSetRecord> m_records;
    std::string m_data;
    RangeIndex m_index;
};

} // namespace tagline
