#include "core/tagging/LiveTagging.h"

#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/TagEdits.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace tagline {
namespace {

constexpr double leastTick =
    0.3; ///< seconds of playing that may pass between two moves, however soon they come

/// Both frames and all between them.
FrameRange between(Frame a, Frame b) { return {std::min(a, b), std::max(a, b) + 1}; }

/// The most frames that playing can pass since a time.
Frame longestMove(const LiveMoment& moment, std::int64_t since, Frame lag)
{
    const double seconds = std::max(leastTick, double(moment.milliseconds - since) / 1000);
    const double frames = seconds * std::abs(moment.speed) * moment.rate.framesPerSecond();
    return Frame(std::ceil(frames)) + 2 * std::abs(lag) + 2;
}

/// Whether playing came round from the end of its part to the beginning (or back, backwards).
bool hasWrapped(Frame from, Frame to, const LiveMoment& moment, Frame longest)
{
    if (!moment.isPlaying || moment.speed == 0) return false;
    const bool isForward = moment.speed > 0;
    if (isForward ? to >= from : to <= from) return false;
    const Frame round = isForward ? (moment.part.stop - from) + (to - moment.part.start)
                                  : (from - moment.part.start) + (moment.part.stop - to);
    return round <= longest;
}

} // namespace

FrameRanges LiveStroke::frames() const
{
    std::vector<FrameRange> all = passed;
    all.push_back(between(anchor, last));
    return FrameRanges::canonical(std::move(all));
}

/// The frames that pass during the reaction time; negative backwards.
Frame LiveTagging::lag(const LiveMoment& moment) const
{
    if (!moment.isPlaying) return 0;
    return Frame(std::lround(moment.rate.frames(double(m_reaction) / 1000) * moment.speed));
}

/// The frame that the person meant.
Frame LiveTagging::frameOf(const LiveMoment& moment) const
{
    return std::clamp(moment.playhead - lag(moment), moment.part.start,
                      std::max(moment.part.start, moment.part.stop - 1));
}

std::vector<LiveEdit> LiveTagging::press(TagId tag, LiveKey key, const LiveMoment& moment)
{
    const auto known = std::find_if(m_strokes.begin(), m_strokes.end(),
                                    [tag](const LiveStroke& stroke) { return stroke.tag == tag; });
    std::vector<LiveEdit> edits;
    if (m_unnamed && key == LiveKey::Tag)
        return {{tag, false, FrameRanges::canonical({*stopUnnamed(moment)})}};
    if (known != m_strokes.end()) {
        const LiveStrokeKind before = known->kind;
        edits = end(known, moment);
        const bool isOther = (key == LiveKey::Brush && before != LiveStrokeKind::Brush) ||
                             (key == LiveKey::Eraser && before != LiveStrokeKind::Eraser);
        if (!isOther) return edits;
    }
    LiveStroke stroke;
    stroke.tag = tag;
    stroke.kind = key == LiveKey::Tag     ? LiveStrokeKind::Pressed
                  : key == LiveKey::Brush ? LiveStrokeKind::Brush
                                          : LiveStrokeKind::Eraser;
    stroke.anchor = stroke.last = frameOf(moment);
    stroke.pressed = stroke.followed = moment.milliseconds;
    m_strokes.push_back(std::move(stroke));
    return edits;
}

std::vector<LiveEdit> LiveTagging::release(TagId tag, const LiveMoment& moment)
{
    const auto stroke = std::find_if(m_strokes.begin(), m_strokes.end(), [tag](const LiveStroke& each) {
        return each.tag == tag && each.kind == LiveStrokeKind::Pressed;
    });
    if (stroke == m_strokes.end()) return {};
    follow(*stroke, moment);
    const bool isLong = moment.milliseconds - stroke->pressed > holdMilliseconds;
    if (isLong && (moment.isPlaying || stroke->hasMoved)) return end(stroke, moment);
    stroke->kind = LiveStrokeKind::Started;
    return {};
}

std::optional<std::vector<LiveEdit>> LiveTagging::goOn(TagId from, TagId to, const LiveMoment& moment)
{
    const std::vector<LiveStroke> before = m_strokes;
    const auto ended = endBefore(from, moment);
    if (!ended) {
        m_strokes = before;
        return std::nullopt;
    }
    const bool isRunning = std::ranges::count(m_strokes, to, &LiveStroke::tag) > 0; // then it goes on
    if (!isRunning) {
        press(to, LiveKey::Tag, moment);
        release(to, moment);
    }
    return std::vector{*ended};
}

std::optional<LiveEdit> LiveTagging::endBefore(TagId tag, const LiveMoment& moment)
{
    const Frame now = frameOf(moment);
    const auto running = std::ranges::find(m_strokes, tag, &LiveStroke::tag);
    follow(*running, moment);
    const FrameRanges frames = running->frames().subtracted(FrameRanges::canonical({{now, now + 1}}));
    const LiveEdit ended{tag, running->kind == LiveStrokeKind::Eraser, frames};
    m_strokes.erase(running);
    return frames.isEmpty() ? std::nullopt : std::optional(ended);
}

void LiveTagging::startUnnamed(const LiveMoment& moment)
{
    LiveStroke stroke;
    stroke.kind = LiveStrokeKind::Started;
    stroke.anchor = stroke.last = frameOf(moment);
    stroke.pressed = stroke.followed = moment.milliseconds;
    m_unnamed = std::move(stroke);
}

std::optional<FrameRange> LiveTagging::stopUnnamed(const LiveMoment& moment)
{
    if (!m_unnamed) return std::nullopt;
    follow(*m_unnamed, moment);
    const auto frames = unnamed();
    m_unnamed.reset();
    return frames;
}

/// One range: where playing came round from the end to the beginning, from its start on to the end and no
/// further.
std::optional<FrameRange> LiveTagging::unnamed() const
{
    if (!m_unnamed) return std::nullopt;
    const LiveStroke& stroke = *m_unnamed;
    return stroke.passed.empty() ? between(stroke.anchor, stroke.last) : stroke.passed.front();
}

bool LiveTagging::move(const LiveMoment& moment)
{
    bool isOther = false;
    for (LiveStroke& stroke : m_strokes) {
        const Frame before = stroke.last;
        follow(stroke, moment);
        isOther |= stroke.last != before;
    }
    if (m_unnamed) {
        const auto before = unnamed();
        follow(*m_unnamed, moment);
        isOther |= unnamed() != before;
    }
    return isOther;
}

//   anchor ──────▶ last          what follows the playhead; a brush leaves it behind in `passed`
//   anchor ─────────▶ | ▶ last   round the end of what plays: both parts
void LiveTagging::follow(LiveStroke& stroke, const LiveMoment& moment) const
{
    const Frame now = frameOf(moment);
    const std::int64_t since = stroke.followed;
    const bool isLookingBack = moment.milliseconds < since; // at what was seen when a key was pressed
    stroke.followed = std::max(since, moment.milliseconds);
    if (now == stroke.last) return;
    stroke.hasMoved = true;
    const Frame longest = longestMove(moment, since, lag(moment));
    if (!isLookingBack && hasWrapped(stroke.last, now, moment, longest)) {
        const bool isForward = moment.speed > 0;
        stroke.passed.push_back(between(stroke.anchor, isForward ? moment.part.stop - 1 : moment.part.start));
        stroke.anchor = isForward ? moment.part.start : moment.part.stop - 1;
    } else if (stroke.isPainting()) {
        const bool isJump = moment.isPlaying && std::abs(now - stroke.last) > longest;
        stroke.passed.push_back(between(stroke.anchor, isJump ? stroke.last : now));
        stroke.anchor = now;
        if (stroke.passed.size() > 64) { // a long stroke stays small
            const FrameRanges joined = FrameRanges::canonical(std::move(stroke.passed));
            stroke.passed.assign(joined.begin(), joined.end());
        }
    }
    stroke.last = now;
}

std::vector<LiveEdit> LiveTagging::end(std::vector<LiveStroke>::iterator stroke, const LiveMoment& moment)
{
    follow(*stroke, moment);
    LiveEdit edit{stroke->tag, stroke->kind == LiveStrokeKind::Eraser, stroke->frames()};
    m_strokes.erase(stroke);
    return {std::move(edit)};
}

std::vector<LiveEdit> LiveTagging::finish(const LiveMoment& moment, bool keepsStarted)
{
    m_unnamed.reset();
    if (!keepsStarted)
        std::erase_if(m_strokes, [](const LiveStroke& s) { return s.kind == LiveStrokeKind::Started; });
    std::vector<LiveEdit> edits;
    while (!m_strokes.empty()) {
        std::vector<LiveEdit> one = end(m_strokes.begin(), moment);
        edits.push_back(std::move(one.front()));
    }
    return edits;
}

TagSheet withLiveEdit(const TagSheet& sheet, const LiveEdit& edit, const TagVocabulary& vocabulary,
                      Frame clipFrames)
{
    if (!edit.isErasing)
        return settledAddition(sheet,
                               withRangesAdded(sheet, edit.tag, {edit.frames.begin(), edit.frames.end()}),
                               edit.tag, vocabulary, clipFrames);
    return withFramesErased(sheet, edit.tag, edit.frames);
}

} // namespace tagline
