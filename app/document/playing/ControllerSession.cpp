#include "app/document/playing/ControllerSession.h"

#include "app/document/playing/ClipPreparation.h"
#include "core/playback/controller/TrackSettingUp.h"

#include <QLocale>

#include <algorithm>

namespace tagline {
namespace {

const StagedClip nothing;

} // namespace

// Tracks

int ControllerSession::addTrack(ClipId clip, StagedClip staged, const TrackSetup& setup)
{
    m_tracks.push_back({m_nextKey++, clip, {}, setup, {}});
    const int track = trackCount() - 1;
    setTrackClip(track, clip, std::move(staged));
    return track;
}

void ControllerSession::setTrackClip(int track, ClipId clip, StagedClip staged)
{
    assert(!staged.isEmpty());
    const bool isOtherFigure = !m_controller || staged.figure != figure().figure;
    at(track).clip = clip;
    stage(at(track), std::move(staged));
    if (isOtherFigure) {
        takeFigure(at(track).staged);
    } else if (Track& changed = at(track); changed.id.isValid()) {
        m_controller->setClip(changed.id, changed.staged.clip, changed.staged.binding, changed.staged.baked);
        applySyncMarks(changed);
        applyEventRanges(changed);
        prepare(changed);
    } else {
        addToController(changed);
    }
    followValues();
    setupChanged();
    if (isOtherFigure) emit figureChanged();
}

/// Moves all tracks to the figure of one of them; drops the recorded poses of the former figure.
void ControllerSession::takeFigure(const StagedClip& staged)
{
    const auto wanted = staged.figure;
    for (Track& track : m_tracks)
        if (track.staged.figure != wanted) stage(track, restaged(track, wanted));
    m_scrubTime.reset();
    m_history.clear();
    rebuild();
}

void ControllerSession::rebuild()
{
    const int leading = std::max(leadingTrack(), 0);
    std::vector<double> frames;
    for (const Track& track : m_tracks)
        frames.push_back(track.id.isValid() ? report(int(frames.size())).clockFrame : 0.0);
    for (Track& track : m_tracks) track.id = {}; // of the former controller
    m_controller.emplace(m_tracks.front().staged.skeleton);
    m_controller->setRootMotion(m_rootMotion);
    m_placement = {};
    m_cursor = 0;
    for (std::size_t i = 0; i < m_tracks.size(); ++i) {
        addToController(m_tracks[i]);
        m_controller->seekClock(m_tracks[i].id, frames[i]);
    }
    if (!isLayer(leading)) m_controller->cutTo(at(leading).id);
}

LayerSettings ControllerSession::layerSettings(const Track& track) const
{
    return layerSettingsOf(track.setup, *track.staged.skeleton);
}

void ControllerSession::addToController(Track& track)
{
    track.id = addTrackSetUp(*m_controller, track.setup, track.staged.clip, track.staged.binding,
                             track.staged.baked);
    applySyncMarks(track);
    applyEventRanges(track);
    prepare(track);
}

void ControllerSession::stage(Track& track, StagedClip staged)
{
    track.staged = std::move(staged);
    track.isFitting = fitsFigure(track.staged);
}

// Baking

void ControllerSession::setPreparation(ClipPreparation& preparation)
{
    m_preparation = &preparation;
    connect(&preparation, &ClipPreparation::baked, this,
            qOverload<const StagedClip&>(&ControllerSession::takeBaked));
}

/// The track's clip on another figure, with its keys.
StagedClip ControllerSession::restaged(const Track& track,
                                       const std::shared_ptr<const ImportedModel>& figure) const
{
    if (m_staging)
        if (StagedClip staged = m_staging(track.clip, figure); !staged.isEmpty()) return staged;
    const std::shared_ptr<const ImportedModel>& source = track.staged.source;
    StagedClip staged = stagedOn(figure, source ? clipOf(source, track.staged.place) : track.staged.clip);
    staged.source = source;
    staged.place = track.staged.place;
    return staged;
}

void ControllerSession::prepare(Track& track)
{
    if (!m_preparation || track.staged.baked || !track.staged.source) return;
    if (const auto known = m_preparation->bake(track.staged)) takeBaked(track, *known);
}

void ControllerSession::takeBaked(const StagedClip& staged)
{
    bool isTaken = false;
    for (Track& track : m_tracks) {
        if (track.staged.baked || !track.staged.isSameAs(staged)) continue;
        takeBaked(track, staged);
        isTaken = true;
    }
    if (isTaken) emit poseChanged();
}

/// A clip that was carried over is a new clip with a new binding; else only its form changes.
void ControllerSession::takeBaked(Track& track, const StagedClip& staged)
{
    if (track.staged.waitsForMap()) {
        const double frame = m_controller->report(track.id).clockFrame;
        m_controller->setClip(track.id, staged.clip, staged.binding, staged.baked);
        m_controller->seekClock(track.id, frame);
        applySyncMarks(track);
        applyEventRanges(track);
        followValues();
    } else if (staged.baked) { // else it goes on from its keys
        m_controller->setBaked(track.id, staged.baked);
        m_controller->dropKeys(track.id, staged.clip);
    }
    track.staged = staged;
    m_scout.reset();
    m_forecast.clear();
}

void ControllerSession::applySetup(const Track& track)
{
    setUpTrack(*m_controller, track.id, track.setup);
    applySyncMarks(track);
}

void ControllerSession::setSetup(int track, const TrackSetup& setup)
{
    const TrackSetup before = std::exchange(at(track).setup, setup);
    if (before == setup) return;
    applySetup(at(track));
    if (before.isMirrored != setup.isMirrored) applyEventRanges(at(track));
    if (before.isLayer() != setup.isLayer())
        changeKind(track);
    else if (setup.isLayer())
        m_controller->setLayerSettings(at(track).id, layerSettings(at(track)));
    followValues();
    setupChanged();
}

/// A layer lies above those that were added before it: layers that belong above this one are added again.
void ControllerSession::changeKind(int track)
{
    for (int i = track; i < trackCount(); ++i) {
        if (i != track && !isLayer(i)) continue;
        const double frame = report(i).clockFrame;
        m_controller->removeTrack(at(i).id);
        addToController(at(i));
        m_controller->seekClock(at(i).id, frame);
    }
}

void ControllerSession::removeTrack(int track)
{
    if (trackCount() == 1) return clear();
    m_controller->removeTrack(at(track).id);
    m_tracks.erase(m_tracks.begin() + track);
    for (Track& each : m_tracks) {
        WeightSource& source = each.setup.weightSource;
        if (source.track == track) source = {};
        if (source.track && *source.track > track) --*source.track;
    }
    followValues();
    setupChanged();
}

// Values that weights follow

void ControllerSession::setValues(Values valuesOf)
{
    m_valuesOf = std::move(valuesOf);
    refreshValues();
}

void ControllerSession::refreshValues()
{
    const bool isFollowing =
        std::ranges::any_of(m_tracks, [](const Track& each) { return !each.setup.weightSource.isEmpty(); });
    if (!isFollowing) return;
    followValues();
    setupChanged();
}

void ControllerSession::followValues()
{
    for (int row = 0; row < trackCount(); ++row) {
        const Track& layer = at(row);
        const WeightSource& source = layer.setup.weightSource;
        const int asked = source.track.value_or(row);
        const bool isAsked = m_valuesOf && layer.setup.isLayer() && !source.isEmpty() && asked < trackCount();
        if (!layer.id.isValid()) continue;
        m_controller->setWeightValues(
            layer.id,
            isAsked ? weightValuesOf(source, at(asked).id,
                                     m_valuesOf(at(asked).clip, source.value, at(asked).setup.isMirrored))
                    : WeightValues());
    }
}

void ControllerSession::clear()
{
    forget();
    setupChanged();
    emit figureChanged();
}

/// Clears, and tells nobody.
void ControllerSession::forget()
{
    m_tracks.clear();
    m_nextKey = 1; // no references to keys are left
    m_controller.reset();
    m_history.clear();
    m_events.clear();
    m_notes.clear();
    m_scrubTime.reset();
    m_nanoseconds = 0;
    m_life = ++m_lastLife;
}

int ControllerSession::trackOfKey(int key) const
{
    const auto found = std::find_if(m_tracks.begin(), m_tracks.end(),
                                    [key](const Track& track) { return track.key == key; });
    return found == m_tracks.end() ? -1 : int(found - m_tracks.begin());
}

int ControllerSession::rowOf(TrackId id) const
{
    const auto found =
        std::find_if(m_tracks.begin(), m_tracks.end(), [id](const Track& track) { return track.id == id; });
    return found == m_tracks.end() ? -1 : int(found - m_tracks.begin());
}

int ControllerSession::leadingTrack() const
{
    return m_controller && m_controller->currentTrack().isValid() ? rowOf(m_controller->currentTrack()) : -1;
}

void ControllerSession::seek(int track, double frame)
{
    m_controller->seek(at(track).id, frame);
    setupChanged();
}

// Transitions

void ControllerSession::fadeTo(int track)
{
    if (isLayer(track)) return;
    m_controller->transitionTo(at(track).id, m_transition);
    setupChanged();
}

int ControllerSession::nextTrack() const
{
    const int leading = leadingTrack();
    for (int step = 1; leading >= 0 && step < trackCount(); ++step) {
        const int track = (leading + step) % trackCount();
        if (!isLayer(track) && setup(track).isEnabled) return track;
    }
    return -1;
}

void ControllerSession::setShare(int track, double share)
{
    if (isLayer(track) || !setup(track).isEnabled) return;
    const float wanted = float(std::clamp(share, 0.0, 1.0));
    std::vector<TrackShare> shares;
    float others = 0.0f;
    for (int i = 0; i < trackCount(); ++i) {
        if (i == track || isLayer(i) || !setup(i).isEnabled) continue;
        shares.push_back({at(i).id, report(i).weight});
        others += shares.back().weight;
    }
    if (shares.empty()) return;
    if (wanted >= 1.0f) {
        m_controller->cutTo(at(track).id);
        return setupChanged();
    }
    if (others <= 0.0f) { // the next track in order, from the top again
        const auto isBelow = [&](const TrackShare& each) { return rowOf(each.track) > track; };
        const auto next = std::find_if(shares.begin(), shares.end(), isBelow);
        (next == shares.end() ? shares.front() : *next).weight = others = 1.0f;
    }
    for (TrackShare& each : shares) each.weight *= (1.0f - wanted) / others;
    std::erase_if(shares, [](const TrackShare& each) { return each.weight <= 0.0f; });
    if (wanted > 0.0f) shares.push_back({at(track).id, wanted});
    if (shares.size() == 1)
        m_controller->cutTo(shares.front().track);
    else
        m_controller->mix(shares);
    setupChanged();
}

TransitionStart ControllerSession::startOf(const FadeStart& start) const
{
    switch (start.kind) {
    case TransitionStart::Kind::After:
        break;
    case TransitionStart::Kind::Idle:
        return TransitionStart::whenIdle();
    case TransitionStart::Kind::TrackEnd:
        return TransitionStart::atEndOf(at(start.track).id);
    case TransitionStart::Kind::Tag:
        return TransitionStart::atTag(at(start.track).id, start.tag);
    }
    return TransitionStart::after(start.nanoseconds);
}

void ControllerSession::setTransition(const Transition& transition)
{
    if (m_transition == transition) return;
    m_transition = transition;
    emit changed();
}

std::optional<ScheduledFade> ControllerSession::runningFade() const
{
    const auto running = m_controller ? m_controller->transition() : std::nullopt;
    if (!running || running->kind != TransitionKind::CrossFade) return std::nullopt;
    ScheduledFade fade;
    fade.track = rowOf(running->target);
    fade.begin = m_nanoseconds - running->elapsed;
    fade.duration = running->duration;
    return fade;
}

void ControllerSession::setRunningFadeEnd(std::int64_t end)
{
    if (!runningFade()) return;
    m_controller->endTransitionIn(end - m_nanoseconds);
    setupChanged();
}

ScheduleId ControllerSession::schedule(int track, const FadeStart& start)
{
    if (isLayer(track)) return {};
    const ScheduleId id = m_controller->schedule(at(track).id, startOf(start), m_transition);
    setupChanged();
    return id;
}

std::vector<ScheduledFade> ControllerSession::scheduled() const
{
    std::vector<ScheduledFade> fades;
    if (!m_controller) return fades;
    for (const ScheduledTransition& each : m_controller->scheduled()) {
        ScheduledFade fade;
        fade.id = each.id;
        fade.track = rowOf(each.track);
        fade.start = {each.start.kind, each.start.nanoseconds,
                      each.start.waitsForTrack() ? rowOf(each.start.track) : 0, each.start.tag};
        fade.duration = each.transition.nanoseconds;
        if (each.nanosecondsLeft) fade.begin = m_nanoseconds + *each.nanosecondsLeft;
        fades.push_back(fade);
    }
    return fades;
}

void ControllerSession::unschedule(ScheduleId id)
{
    if (!m_controller) return;
    m_controller->unschedule(id);
    setupChanged();
}

void ControllerSession::moveScheduled(ScheduleId id, std::int64_t begin)
{
    if (m_controller)
        m_controller->reschedule(id,
                                 TransitionStart::after(std::max<std::int64_t>(begin - m_nanoseconds, 0)));
    setupChanged();
}

void ControllerSession::setScheduledDuration(ScheduleId id, std::int64_t duration)
{
    if (m_controller) m_controller->setScheduledDuration(id, std::max<std::int64_t>(duration, 0));
    setupChanged();
}

// The shown pose

QString ControllerSession::title() const
{
    if (!m_scrubTime) return tr("Blend");
    return tr("Blend, %1 s ago").arg(QLocale().toString(double(m_nanoseconds - *m_scrubTime) * 1e-9, 'f', 1));
}

const StagedClip& ControllerSession::figure() const
{
    if (m_tracks.empty() || !m_controller) return nothing;
    const int leading = leadingTrack();
    return staged(leading < 0 ? 0 : leading);
}

} // namespace tagline
