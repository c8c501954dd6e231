#include "app/document/playing/ReelSession.h"

#include "app/document/playing/ClipPreparation.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr int hitsAhead = 3;               ///< number of next hits that are prepared
constexpr std::size_t mostCutsAtOnce = 64; ///< number of cuts measured before they are shown

} // namespace

ReelSession::~ReelSession() { m_measuring.drop(); }

void ReelSession::setPreparation(ClipPreparation& preparation)
{
    m_preparation = &preparation;
    connect(&preparation, &ClipPreparation::baked, this, &ReelSession::takeBaked);
}

void ReelSession::setStaging(Staging staging)
{
    m_staging = std::move(staging);
    restart();
}

/// Stops the playing clips: their files have changed.
void ReelSession::restart()
{
    const bool wasShown = !m_staged.isEmpty();
    rest();
    m_clips.clear();
    m_controller.reset();
    m_tracks = {};
    m_onTracks = {};
    m_figure.reset();
    m_staged = {};
    m_current = m_previous = -1;
    m_elapsed = 0;
    m_way.clear();
    m_measured = 0;
    m_distances.assign(m_hits.size(), std::nullopt);
    if (wasShown) emit figureChanged();
    emit changed();
}

void ReelSession::setHits(std::vector<ReelHit> hits)
{
    std::erase_if(hits, [](const ReelHit& each) { return each.range.stop <= each.range.start; });
    if (hits == m_hits) return;
    std::map<std::pair<ClipId, Frame>, HitMark> marks;
    for (std::size_t i = 0; i < m_hits.size(); ++i)
        if (m_marks[i] != HitMark::Open) marks[{m_hits[i].clip, m_hits[i].range.start}] = m_marks[i];
    const auto hitOf = [&](int hit) { return hit < 0 ? ReelHit() : m_hits[std::size_t(hit)]; };
    const ReelHit playing = hitOf(m_current);
    const ReelHit awaited = hitOf(m_awaited);
    m_hits = std::move(hits);
    m_marks.clear();
    for (const ReelHit& each : m_hits) {
        const auto marked = marks.find({each.clip, each.range.start});
        m_marks.push_back(marked == marks.end() ? HitMark::Open : marked->second);
    }
    m_distances.assign(m_hits.size(), std::nullopt);
    m_measured = 0;
    m_previous = -1;
    m_current = placeOf(playing);
    m_awaited = placeOf(awaited);
    if (m_hits.empty()) return restart();
    stopMeasuring();
    prepareAhead();
    emit changed();
}

/// Index of a hit; −1 if it is not among them.
int ReelSession::placeOf(const ReelHit& hit) const
{
    const auto found = std::find(m_hits.begin(), m_hits.end(), hit);
    return found == m_hits.end() ? -1 : int(found - m_hits.begin());
}

std::vector<ReelHit> ReelSession::kept() const
{
    std::vector<ReelHit> hits;
    for (std::size_t i = 0; i < m_hits.size(); ++i)
        if (m_marks[i] == HitMark::Kept) hits.push_back(m_hits[i]);
    return hits;
}

const StagedClip& ReelSession::staged(ClipId clip)
{
    const auto [place, isNew] = m_clips.try_emplace(clip);
    if (isNew && m_staging) place->second = m_staging(clip, m_figure);
    return place->second;
}

/// The next hit in a direction that is not skipped; −1 if all are.
int ReelSession::after(int hit, int step) const
{
    const int count = hitCount();
    for (int i = 1; i <= count; ++i) {
        const int next = ((hit < 0 && step < 0 ? 0 : hit) + step * i + count * 2) % count;
        if (m_marks[std::size_t(next)] != HitMark::Skipped) return next;
    }
    return -1;
}

bool ReelSession::goTo(int hit, int step)
{
    m_isLookedAt = true;
    for (int i = 0; hit >= 0 && i < hitCount(); ++i) {
        const StagedClip& clip = staged(m_hits[std::size_t(hit)].clip);
        if (!clip.isEmpty()) {
            clip.waitsForMap() ? await(hit) : begin(hit);
            return true;
        }
        hit = after(hit, step);
    }
    return false;
}

std::int64_t ReelSession::length(int hit) const
{
    const ReelHit& which = m_hits[std::size_t(hit)];
    const auto clip = m_clips.find(which.clip);
    const FrameRate rate =
        clip == m_clips.end() || clip->second.isEmpty() ? FrameRate() : clip->second.clip->rate;
    return std::max<std::int64_t>(rate.nanoseconds(which.range.stop - which.range.start), 1);
}

std::int64_t ReelSession::fadeInto(int hit) const { return std::min(m_fade, length(hit) / 2); }

/// Time that the current hit still plays while the next is faded in; none if that is on another figure.
std::int64_t ReelSession::fadeOut() const
{
    const int next = m_awaited >= 0 ? m_awaited : after(m_current, 1);
    const auto clip = next < 0 ? m_clips.end() : m_clips.find(m_hits[std::size_t(next)].clip);
    const bool isCut =
        clip != m_clips.end() && !clip->second.isEmpty() && clip->second.figure != m_staged.figure;
    return isCut ? 0 : fadeInto(m_current);
}

/// Time until the next hit begins, while the last frames of this one still play.
std::int64_t ReelSession::timeToCut() const
{
    return std::max<std::int64_t>(length(m_current) - fadeOut() - m_elapsed, 1);
}

bool ReelSession::isAtCut() const { return m_current >= 0 && m_elapsed + fadeOut() >= length(m_current); }

/// Whether the last pose is held, because there is no hit to go on to yet.
bool ReelSession::isHeld() const { return isAtCut() && (m_awaited >= 0 || after(m_current, 1) < 0); }

/// Goes over to the figure of a clip; it rests until a hit plays. False if it is there already.
bool ReelSession::takeFigure(const StagedClip& staged)
{
    if (m_controller && staged.figure == m_staged.figure) return false;
    m_staged = staged;
    if (!m_figure) m_figure = staged.figure;
    m_controller.emplace(staged.skeleton);
    m_controller->setRootMotion(RootMotion::Accumulated);
    m_tracks = {};
    m_onTracks = {};
    m_way.clear();
    return true;
}

void ReelSession::await(int hit)
{
    m_awaited = hit;
    if (!m_controller && takeFigure(staged(m_hits[std::size_t(hit)].clip))) emit figureChanged();
    prepareAhead();
    emit changed();
}

void ReelSession::begin(int hit)
{
    const ReelHit& which = m_hits[std::size_t(hit)];
    const StagedClip clip = staged(which.clip);
    const bool isOtherFigure = takeFigure(clip);
    const bool isFirst = !m_tracks[0].isValid(); // on this figure
    for (std::size_t i = 0; isFirst && i < m_tracks.size(); ++i) {
        m_tracks[i] = m_controller->addTrack(clip.clip, clip.binding, clip.baked);
        m_controller->setLoopMode(m_tracks[i], LoopMode::Once);
        m_onTracks[i] = clip;
    }
    m_turn = 1 - m_turn;
    const TrackId track = m_tracks[m_turn];
    m_controller->setClip(track, clip.clip, clip.binding, clip.baked);
    m_onTracks[m_turn] = clip;
    m_root = rootOf(clip);
    m_controller->seek(track, double(which.range.start));
    Transition fade;
    fade.nanoseconds = isFirst ? 0 : fadeInto(hit);
    fade.entry = TransitionEntry::Current;
    m_controller->transitionTo(track, fade);
    m_previous = isFirst ? -1 : m_current;
    m_current = hit;
    m_awaited = -1;
    m_elapsed = 0;
    prepareAhead();
    if (isOtherFigure) emit figureChanged();
    emit poseChanged();
    emit changed();
}

void ReelSession::markAndGoOn(HitMark mark)
{
    if (m_current < 0) return;
    m_marks[std::size_t(m_current)] = mark;
    const int next = after(m_current, 1);
    if (next >= 0 && next != m_current)
        goTo(next, 1);
    else
        emit changed();
}

double ReelSession::progress() const
{
    return m_current < 0 ? 0.0 : std::clamp(double(m_elapsed) / double(length(m_current)), 0.0, 1.0);
}

void ReelSession::advance(std::int64_t nanoseconds)
{
    if (!m_controller || !isPlaying()) return;
    while (nanoseconds > 0 && !isHeld()) {
        const std::int64_t step = m_current < 0 ? nanoseconds : std::min(nanoseconds, timeToCut());
        m_controller->advance(step);
        m_elapsed += step;
        m_played += step;
        nanoseconds -= step;
        if (m_awaited < 0 && (m_current < 0 || isAtCut()) && !goTo(after(m_current, 1), 1)) break;
        if (m_current < 0) break;
    }
    m_way.add({m_played, rootStand(*m_staged.skeleton, pose(), m_root)});
    emit poseChanged();
}

std::vector<RootMoment> ReelSession::rootTrail(std::int64_t nanoseconds) { return m_way.trail(nanoseconds); }

std::vector<PlayingClip> ReelSession::playing() const
{
    std::vector<PlayingClip> clips;
    if (!m_controller || m_current < 0) return clips;
    const TrackReport now = m_controller->report(m_tracks[m_turn]);
    clips.push_back({m_hits[std::size_t(m_current)].clip, now.frame, now.weight});
    const TrackReport before = m_controller->report(m_tracks[1 - m_turn]);
    if (before.weight > 0.0f && m_previous >= 0)
        clips.push_back({m_hits[std::size_t(m_previous)].clip, before.frame, before.weight});
    return clips;
}

QString ReelSession::title() const
{
    if (m_current < 0) return m_awaited < 0 ? tr("Reel") : tr("Reel: preparing hit %1…").arg(m_awaited + 1);
    const QString title = tr("Reel %1 of %2").arg(m_current + 1).arg(hitCount());
    return isHeld() && m_awaited >= 0 ? tr("%1, preparing hit %2…").arg(title).arg(m_awaited + 1) : title;
}

// Preparing

/// The clips that play or come soon.
std::set<ClipId> ReelSession::clipsAhead() const
{
    std::set<ClipId> clips;
    const auto add = [&](int hit) {
        if (hit >= 0) clips.insert(m_hits[std::size_t(hit)].clip);
    };
    for (const int hit : {m_current, m_previous, m_awaited}) add(hit);
    int hit = place();
    for (int i = 0; i < hitsAhead && hit >= 0; ++i) add(hit = after(hit, 1));
    return clips;
}

void ReelSession::prepareAhead()
{
    if (!m_preparation || !m_isLookedAt) return;
    const std::set<ClipId> clips = clipsAhead();
    std::vector<ClipId> far;
    for (const auto& [clip, staged] : m_clips)
        if (!clips.contains(clip) && !staged.isEmpty())
            far.push_back(clip); // clips that cannot be shown need no memory
    for (const ClipId clip : far) {
        if (m_preparing.erase(clip) > 0) m_preparation->forget(m_clips[clip]);
        m_clips.erase(clip);
    }
    if (m_awaited >= 0) prepare(m_hits[std::size_t(m_awaited)].clip); // before the others
    for (const ClipId clip : clips) prepare(clip);
    measureCuts();
}

void ReelSession::prepare(ClipId clip)
{
    const StagedClip wanted = staged(clip);
    if (wanted.isEmpty() || wanted.baked || !wanted.source) return;
    if (!m_preparing.insert(clip).second) return;
    if (const auto baked = m_preparation->bake(wanted)) takeBaked(*baked);
}

/// Replaces playing clips by their baked form; starts the awaited hit.
void ReelSession::takeBaked(const StagedClip& baked)
{
    bool isTaken = false;
    for (auto& [clip, staged] : m_clips) {
        if (staged.isEmpty() || staged.baked || !staged.isSameAs(baked)) continue;
        staged = baked.waitsForMap() ? StagedClip() : baked;          // failed: the clip cannot be shown
        if (baked.baked || staged.isEmpty()) m_preparing.erase(clip); // a failed baking is not repeated
        isTaken = true;
    }
    if (!isTaken) return;
    if (baked.waitsForMap()) return passOverFailed();
    for (std::size_t i = 0; i < m_tracks.size(); ++i) {
        if (!m_tracks[i].isValid() || m_onTracks[i].baked || !m_onTracks[i].isSameAs(baked)) continue;
        if (!baked.baked) continue; // it goes on from its keys
        m_controller->setBaked(m_tracks[i], baked.baked);
        m_controller->dropKeys(m_tracks[i], baked.clip);
        m_onTracks[i] = baked;
    }
    if (m_awaited >= 0 && !staged(m_hits[std::size_t(m_awaited)].clip).waitsForMap()) return begin(m_awaited);
    emit poseChanged();
    emit changed();
}

/// Goes on to another hit if the awaited one cannot be carried over.
void ReelSession::passOverFailed()
{
    if (m_awaited < 0 || !staged(m_hits[std::size_t(m_awaited)].clip).isEmpty()) return;
    const int failed = std::exchange(m_awaited, -1);
    if (!goTo(after(failed, 1), 1)) emit changed();
}

void ReelSession::rest()
{
    m_isLookedAt = false;
    stopPreparing();
    stopMeasuring();
}

void ReelSession::stopPreparing()
{
    m_awaited = -1;
    for (const ClipId clip : std::exchange(m_preparing, {})) m_preparation->forget(m_clips[clip]);
}

// Measuring

void ReelSession::stopMeasuring()
{
    m_measuring.drop();
    m_meter.reset(); // a running job still has it
}

/// The next cuts to measure, from the first unmeasured one on, in as few clips as possible.
std::vector<ReelCut> ReelSession::nextCuts()
{
    std::map<ClipId, StagedClip> clips;
    const auto shown = [&](ClipId clip) -> const StagedClip& {
        const auto [place, isNew] = clips.try_emplace(clip);
        if (!isNew) return place->second;
        const auto known = m_clips.find(clip);
        place->second = known != m_clips.end() ? known->second : m_staging(clip, m_figure);
        return place->second;
    };
    std::vector<ReelCut> cuts;
    for (int hit = std::max(m_measured, 1); hit < hitCount() && cuts.size() < mostCutsAtOnce; ++hit) {
        const ReelHit& from = m_hits[std::size_t(hit) - 1];
        const ReelHit& to = m_hits[std::size_t(hit)];
        ReelCut cut{hit, shown(from.clip), double(from.range.stop - 1), shown(to.clip),
                    double(to.range.start)};
        if (clips.size() > 2 && !cuts.empty()) break;
        cuts.push_back(std::move(cut));
    }
    return cuts;
}

void ReelSession::measureCuts()
{
    if (!m_isLookedAt || !m_preparation || !m_controller || m_measuring.isGiven()) return;
    std::vector<ReelCut> cuts = nextCuts();
    if (cuts.empty()) return;
    if (!m_meter) m_meter = std::make_shared<CutMeter>();
    const auto distances = std::make_shared<std::vector<std::optional<float>>>();
    m_measuring = m_preparation->jobs().start(
        tr("Measuring cuts"), [meter = m_meter, cuts, distances] { *distances = meter->distances(cuts); },
        [this, cuts, distances](bool) {
            distances->resize(cuts.size()); // unknown for cuts that could not be measured
            takeDistances(cuts, *distances);
        },
        BackgroundJobs::Urgency::Later);
}

void ReelSession::takeDistances(const std::vector<ReelCut>& cuts,
                                const std::vector<std::optional<float>>& distances)
{
    m_measuring = {};
    for (std::size_t i = 0; i < cuts.size(); ++i) m_distances[std::size_t(cuts[i].hit)] = distances[i];
    m_measured = cuts.back().hit + 1;
    emit cutsMeasured();
    measureCuts();
}

} // namespace tagline
