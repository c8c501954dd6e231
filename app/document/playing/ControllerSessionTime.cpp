// Time of a ControllerSession: past events, history and prediction.

#include "app/document/playing/ControllerSession.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t mostEvents = 500;
constexpr std::size_t mostNotes = 60;
constexpr std::int64_t scoutStep = 50'000'000; ///< nanoseconds between foreseen weights

} // namespace

void ControllerSession::advance(std::int64_t nanoseconds)
{
    if (!isPlaying() || !m_controller) return;
    const std::size_t scheduledBefore = m_controller->scheduledCount();
    const bool wasTransitioning = isTransitioning();
    const int leadingBefore = leadingTrack();
    m_controller->advance(nanoseconds);
    m_placement = m_placement.after(m_controller->takeRootStep());
    m_nanoseconds += nanoseconds;
    collectEvents(nanoseconds);
    remember();
    emit poseChanged();
    if (m_controller->scheduledCount() != scheduledBefore || isTransitioning() != wasTransitioning ||
        leadingTrack() != leadingBefore)
        emit changed();
}

/// Updates the view after a change of the setup, and drops the prediction.
void ControllerSession::setupChanged()
{
    m_scout.reset();
    m_forecast.clear();
    if (m_controller) {
        collectEvents(0);
        remember();
    }
    emit poseChanged();
    emit changed();
}

const Pose& ControllerSession::pose()
{
    if (m_scrubTime && !m_history.isEmpty()) return *m_history.at(*m_scrubTime).pose;
    return placedPose();
}

std::vector<PlayingClip> ControllerSession::playing() const
{
    std::vector<PlayingClip> clips;
    if (!m_controller) return clips;
    const bool isPast = m_scrubTime && !m_history.isEmpty();
    const auto moments = isPast ? m_history.at(*m_scrubTime).tracks : trackMoments(*m_controller);
    const int leading = leadingTrack();
    for (const TrackMoment& moment : moments) {
        const auto place =
            !isPast && leading >= 0 && moment.key == key(leading) ? clips.begin() : clips.end();
        const int track = trackOfKey(moment.key);
        const bool isMirrored = track >= 0 && setup(track).isMirrored;
        const bool isForeign = track >= 0 && !fits(track);
        clips.insert(place, {moment.clip, moment.frame, moment.weight, isMirrored, isForeign});
    }
    if (isPast)
        std::stable_sort(clips.begin(), clips.end(),
                         [](const PlayingClip& a, const PlayingClip& b) { return a.weight > b.weight; });
    return clips;
}

void ControllerSession::setPlaying(bool isPlaying)
{
    if (isPlaying) setScrubTime(std::nullopt);
    PoseSource::setPlaying(isPlaying);
}

// History

std::vector<TrackMoment> ControllerSession::trackMoments(const AnimationController& controller) const
{
    std::vector<TrackMoment> moments;
    moments.reserve(m_tracks.size());
    for (const Track& track : m_tracks) {
        const TrackReport report = controller.report(track.id);
        moments.push_back({track.key, track.clip, report.weight, report.frame});
    }
    return moments;
}

void ControllerSession::remember()
{
    m_history.add({m_nanoseconds, trackMoments(*m_controller), std::make_shared<const Pose>(placedPose()),
                   standOf(*m_controller, m_placement)});
}

void ControllerSession::setScrubTime(std::optional<std::int64_t> nanoseconds)
{
    if (nanoseconds == m_scrubTime || (nanoseconds && m_history.isEmpty())) return;
    m_scrubTime = nanoseconds;
    emit poseChanged();
    emit changed();
}

// The scout is a copy of the controller that runs ahead.
const std::deque<BlendMoment>& ControllerSession::forecast()
{
    if (!m_controller) return m_forecast;
    if (!m_scout) {
        m_scout = *m_controller;
        m_scoutPlacement = m_placement;
        m_scoutNanoseconds = m_nanoseconds;
        m_forecast.push_back(
            {m_scoutNanoseconds, trackMoments(*m_scout), {}, standOf(*m_scout, m_scoutPlacement)});
    }
    while (m_scoutNanoseconds < m_nanoseconds + foresight) {
        m_scout->advance(scoutStep);
        m_scout->forgetTagEvents(std::numeric_limits<TagEventLog::Cursor>::max());
        m_scoutPlacement = m_scoutPlacement.after(m_scout->takeRootStep());
        m_scoutNanoseconds += scoutStep;
        m_forecast.push_back(
            {m_scoutNanoseconds, trackMoments(*m_scout), {}, standOf(*m_scout, m_scoutPlacement)});
    }
    while (m_forecast.size() > 1 && m_forecast[1].nanoseconds <= m_nanoseconds) m_forecast.pop_front();
    return m_forecast;
}

// Events

void ControllerSession::setEventRanges(std::function<std::vector<EventRange>(ClipId)> rangesOf)
{
    m_rangesOf = std::move(rangesOf);
    for (const Track& track : m_tracks) applyEventRanges(track);
}

void ControllerSession::applyEventRanges(const Track& track)
{
    if (!m_rangesOf) return;
    std::vector<EventRange> ranges = m_rangesOf(track.clip);
    for (EventRange& each : ranges) each.tag = heardTag(track, each.tag);
    m_controller->setEventRanges(track.id, std::move(ranges));
}

void ControllerSession::setMirrorPartners(std::function<TagId(TagId)> partnerOf)
{
    m_partnerOf = std::move(partnerOf);
    for (const Track& track : m_tracks) {
        applyEventRanges(track);
        applySyncMarks(track);
    }
}

/// The tag that a track uses for a tag of its clip: the left foot is the right one in a mirror.
TagId ControllerSession::heardTag(const Track& track, TagId tag) const
{
    return track.setup.isMirrored && m_partnerOf ? m_partnerOf(tag) : tag;
}

void ControllerSession::setSyncMarks(std::function<std::vector<SyncMark>(ClipId)> marksOf)
{
    m_marksOf = std::move(marksOf);
    for (const Track& track : m_tracks) applySyncMarks(track);
}

void ControllerSession::setSyncTags(std::vector<std::string> tags)
{
    if (tags == m_syncTags) return;
    m_syncTags = std::move(tags);
    for (const Track& track : m_tracks) applySyncMarks(track);
    setupChanged();
}

void ControllerSession::applySyncMarks(const Track& track)
{
    if (isLayer(rowOf(track.id)) || !m_marksOf) return;
    std::vector<SyncMark> marks = track.setup.isInStep ? m_marksOf(track.clip) : std::vector<SyncMark>();
    for (SyncMark& each : marks) each.tag = heardTag(track, each.tag);
    m_controller->setSyncMarks(track.id, marks);
}

void ControllerSession::refreshEventRanges(ClipId clip)
{
    for (const Track& track : m_tracks)
        if (track.clip == clip) {
            applyEventRanges(track);
            applySyncMarks(track);
        }
    m_scout.reset();
    m_forecast.clear();
}

/// Time of an event: that noted if a curve led the clip there; else within the last step, by how far the
/// track's clip has run on since.
std::int64_t ControllerSession::timeOf(const TagEvent& event, std::int64_t step) const
{
    if (event.time) return m_nanoseconds - (m_controller->now() - *event.time);
    const TrackId id(event.track);
    const TrackReport report = m_controller->report(id);
    const Clip& clip = m_controller->clip(id);
    const double period = std::max(clip.frames - 1, 1);
    const double frames = report.frame - event.frame + double(report.loops - event.loop) * period;
    const double speed = m_controller->speed(id);
    if (speed == 0.0) return m_nanoseconds;
    const double ago = frames / speed * clip.rate.seconds(1) * 1e9;
    return m_nanoseconds - std::llround(std::clamp(ago, 0.0, double(step)));
}

void ControllerSession::collectEvents(std::int64_t step)
{
    for (const TagEvent& event : m_controller->tagEvents(m_cursor)) {
        const int row = rowOf(TrackId(event.track));
        if (row < 0) continue;
        m_events.push_back({timeOf(event, step), event, key(row), clip(row)});
    }
    m_controller->forgetTagEvents(m_cursor);
    while (m_events.size() > mostEvents) m_events.pop_front();
}

void ControllerSession::addNote(const QString& text)
{
    m_notes.push_back({m_nanoseconds, text});
    if (m_notes.size() > mostNotes) m_notes.pop_front();
}

} // namespace tagline
