#pragma once

// InstanceSweep answers which instances have frames in ranges that are asked from left to right, without a
// look at those that were passed.

#include "core/tags/sheet/instances/TagInstance.h"

#include <span>
#include <vector>

namespace tagline {

class InstanceSweep
{
public:
    /// Expects instances in order, that outlive this.
    explicit InstanceSweep(std::span<const TagInstance> instances)
        : m_rest(instances)
    {
    }

    /// Calls `visit(instance, part)` for each instance that has frames in the range, with these. Expects a
    /// range that starts at no frame before that of the last one.
    template<class Visit>
    void visitIn(FrameRange range, Visit visit)
    {
        std::erase_if(m_open, [&](const TagInstance* each) { return each->range.stop <= range.start; });
        for (; !m_rest.empty() && m_rest.front().range.start < range.stop; m_rest = m_rest.subspan(1))
            if (m_rest.front().range.stop > range.start) m_open.push_back(&m_rest.front());
        for (const TagInstance* each : m_open) {
            const FrameRange part = each->range.intersected(range);
            if (!part.isEmpty()) visit(*each, part);
        }
    }

private:
    std::span<const TagInstance> m_rest;
    std::vector<const TagInstance*> m_open; ///< begun, and not passed
};

} // namespace tagline
