#include "app/document/playing/PoseSource.h"

namespace tagline {

std::vector<RootMoment> PoseSource::rootTrail(std::int64_t) { return {}; }

void PoseSource::setPlaying(bool isPlaying)
{
    if (isPlaying == m_isPlaying) return;
    m_isPlaying = isPlaying;
    emit changed();
}

std::optional<PlayingClip> PoseSource::playedAt(std::int64_t) const { return std::nullopt; }

} // namespace tagline
