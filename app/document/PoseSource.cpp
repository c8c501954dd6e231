#include "app/document/PoseSource.h"

namespace tagline {

void PoseSource::setPlaying(bool isPlaying)
{
    if (isPlaying == m_isPlaying) return;
    m_isPlaying = isPlaying;
    emit changed();
}

} // namespace tagline
