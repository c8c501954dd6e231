#include "core/library/spent/SpentTimes.h"

#include <algorithm>
#include <cmath>

namespace tagline {

void SpentTimes::add(const SpentClip& clip, std::int64_t milliseconds)
{
    if (milliseconds == 0) return;
    m_byClip[clip] += milliseconds;
    m_whole += milliseconds;
}

void SpentTimes::add(const SpentTimes& others)
{
    for (const auto& [clip, milliseconds] : others.m_byClip) add(clip, milliseconds);
}

std::int64_t SpentTimes::of(const SpentClip& clip) const
{
    const auto found = m_byClip.find(clip);
    return found == m_byClip.end() ? 0 : found->second;
}

SpentClip spentClip(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    return {library.source(clip.source).path, clip.name, clip.writtenIndex().value_or(-1)};
}

std::optional<ClipId> clipOf(const SpentClip& clip, const ClipLibrary& library)
{
    const auto source = library.findSource(clip.source);
    const auto found = source ? library.findClip(*source, clip.clip, std::max(clip.index, 0)) : std::nullopt;
    return found && spentClip(library, *found) == clip ? found : std::nullopt;
}

double minutesOf(std::int64_t milliseconds) { return std::round(double(milliseconds) / 6000.0) / 10.0; }

} // namespace tagline
