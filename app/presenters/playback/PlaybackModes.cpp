#include "app/presenters/playback/PlaybackModes.h"

#include "app/actions/ActionRegistry.h"
#include "core/time/FrameRanges.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double preRollSeconds = 0.5;
constexpr double fastest = 8.0;

} // namespace

Frame frameWithin(const std::vector<FrameRange>& parts, Frame now, bool isBackwards)
{
    if (std::any_of(parts.begin(), parts.end(), [now](FrameRange part) { return part.contains(now); }))
        return now;
    if (isBackwards) {
        const auto before =
            std::find_if(parts.rbegin(), parts.rend(), [now](FrameRange part) { return part.stop <= now; });
        return (before == parts.rend() ? parts.back() : *before).stop - 1;
    }
    const auto next =
        std::find_if(parts.begin(), parts.end(), [now](FrameRange part) { return part.start > now; });
    return (next == parts.end() ? parts.front() : *next).start;
}

std::vector<FrameRange> untagged(const TagSheet& sheet, Frame frames)
{
    std::vector<FrameRange> tagged;
    for (const TagLane& lane : sheet.lanes())
        tagged.insert(tagged.end(), lane.ranges.begin(), lane.ranges.end());
    std::sort(tagged.begin(), tagged.end());
    std::vector<FrameRange> gaps;
    Frame from = 0;
    for (const FrameRange range : tagged) {
        if (range.start > from) gaps.push_back({from, std::min(range.start, frames)});
        from = std::max(from, range.stop);
    }
    if (from < frames) gaps.push_back({from, frames});
    return gaps;
}

PlaybackModes::PlaybackModes(const PresenterContext& context)
    : Presenter(context)
    , m_loop(m_actions["clip.loopRange"])
    , m_gaps(m_actions["clip.playGaps"])
    , m_hits(m_actions["clip.playHits"])
{
    connect(m_loop, &QAction::toggled, this, &PlaybackModes::loopSelection);
    connect(m_gaps, &QAction::toggled, this, [this](bool isOn) { setMode(m_gaps, isOn); });
    connect(m_hits, &QAction::toggled, this, [this](bool isOn) { setMode(m_hits, isOn); });
    connect(&m_workspace, &Workspace::selectionChanged, this, &PlaybackModes::followSelection);
    connect(&m_workspace, &Workspace::currentClipChanged, this, [this] { m_loop->setChecked(false); });
    m_actions.connectTo("clip.shuttleBack", this, [this] { shuttle(-1); });
    m_actions.connectTo("clip.shuttleStop", this, [this] { shuttle(0); });
    m_actions.connectTo("clip.shuttleOn", this, [this] { shuttle(1); });
}

bool PlaybackModes::hasClip() const
{
    const ClipId id = m_workspace.currentClip();
    return id.isValid() && id.value < m_document.library().clipCount() && clip().frames > 0;
}

/// Switches a mode on or off: one at a time; a mode without anything to play is refused.
void PlaybackModes::setMode(QAction* mode, bool isOn)
{
    if (!isOn) return;
    for (QAction* other : {m_loop, m_gaps, m_hits})
        if (other != mode) other->setChecked(false);
    if (hasClip() && !parts().empty()) return;
    mode->setChecked(false);
    if (mode == m_gaps)
        emit noted(tr("Every frame of this clip is tagged: there are no gaps to play."));
    else if (mode == m_hits)
        emit noted(tr("The query has no hits in this clip."));
    else
        emit refused(tr("Select a range to loop first."));
}

std::optional<FrameRange> PlaybackModes::selectedExtent() const
{
    std::optional<FrameRange> extent;
    for (const RangeRef& ref : m_workspace.selection())
        extent = extent ? FrameRange{std::min(extent->start, ref.range.start),
                                     std::max(extent->stop, ref.range.stop)}
                        : ref.range;
    return extent;
}

void PlaybackModes::loopSelection(bool isOn)
{
    m_loopRange = isOn ? selectedExtent() : std::nullopt;
    setMode(m_loop, isOn);
    if (m_loopRange && hasClip())
        m_workspace.setPlayhead(frameWithin(parts(), m_workspace.playhead(), false));
    emit loopRangeChanged(m_loopRange);
}

/// The loop follows edits of its range; the playhead stays where it is.
void PlaybackModes::followSelection()
{
    if (!m_loop->isChecked() || !selectedExtent()) return;
    m_loopRange = selectedExtent();
    emit loopRangeChanged(m_loopRange);
}

std::vector<FrameRange> PlaybackModes::parts() const
{
    if (m_loopRange) {
        const FrameRate rate = clip().rate;
        const auto preRoll = Frame(std::lround(preRollSeconds * rate.numerator / rate.denominator));
        return {{std::max(0, m_loopRange->start - preRoll), m_loopRange->stop}};
    }
    if (m_gaps->isChecked()) return untagged(clip().sheet, clip().frames);
    if (m_hits->isChecked() && m_query.answer()) {
        const auto ranges = m_query.answer()->rangesOf(m_workspace.currentClip());
        return {ranges.begin(), ranges.end()};
    }
    return {};
}

void PlaybackModes::skip()
{
    if (!m_playback.isClipShown() || !hasClip()) return;
    const std::vector<FrameRange> playable = parts();
    if (playable.empty()) return;
    const Frame now = m_workspace.playhead();
    const bool hasEnded = !m_playback.isPlaying(); // at the end of a clip that does not loop
    Frame to = frameWithin(playable, now, m_playback.player().speed() < 0);
    if (hasEnded) to = playable.front().start;
    if (to == now && !hasEnded) return;
    m_playback.seek(to);
    m_workspace.setPlayhead(to);
    if (hasEnded) m_playback.setPlaying(true);
}

/// L plays on, J back, each once more twice as fast; K pauses, at normal speed again.
void PlaybackModes::shuttle(int direction)
{
    if (!hasClip()) return emit refused(tr("Choose a clip in the library first."));
    m_playback.show(nullptr);
    const double speed = m_playback.player().speed();
    if (direction == 0 && !m_playback.isPlaying() && speed == 1) emit noted(tr("Nothing plays."));
    const bool isFaster = m_playback.isPlaying() && direction * speed > 0;
    if (direction == 0)
        m_playback.setSpeed(1);
    else
        m_playback.setSpeed(isFaster ? direction * std::min(fastest, std::abs(speed) * 2) : direction);
    m_playback.setPlaying(direction != 0);
}

} // namespace tagline
