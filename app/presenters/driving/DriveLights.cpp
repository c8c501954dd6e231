#include "app/presenters/driving/DriveLights.h"

#include "widgets/library/rows/LibraryModel.h"

#include <utility>

namespace tagline {
namespace {

std::vector<FrameRange> plainRanges(const FrameRanges& ranges)
{
    return {ranges.span().begin(), ranges.span().end()};
}

} // namespace

void DriveLights::show(bool isDriven)
{
    if (!isDriven) {
        if (std::exchange(m_filter, nullptr)) m_rows.setDriven({});
        return;
    }
    if (m_filter != m_session.filter()) return showAll();
    for (const ClipId clip : m_session.takeGrown())
        m_rows.setPlayed(clip, plainRanges(m_session.playedFrames(clip)));
}

void DriveLights::showAll()
{
    m_filter = m_session.filter();
    m_session.takeGrown();
    const PlayableFrames& frames = m_filter->choice.frames;
    std::vector<DrivenFrames> clips;
    for (std::uint32_t id = 0; id < m_session.staged()->clips.size(); ++id) {
        const ClipId clip(id);
        const FrameRanges may = frames.frames(clip, false).united(frames.frames(clip, true));
        clips.push_back({clip, plainRanges(may), plainRanges(m_session.playedFrames(clip))});
    }
    m_rows.setDriven(std::move(clips));
}

} // namespace tagline
