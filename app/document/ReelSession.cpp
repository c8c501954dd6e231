#include "app/document/ReelSession.h"

#include <algorithm>

namespace tagline {

void ReelSession::setStaging(Staging staging)
{
    m_staging = std::move(staging);
    restart();
}

/// What plays belongs to files that are no longer so.
void ReelSession::restart()
{
    const bool wasShown = !m_staged.isEmpty();
    m_clips.clear();
    m_paths.clear();
    m_controller.reset();
    m_staged = {};
    m_current = m_previous = -1;
    m_elapsed = 0;
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
    const bool wasPlaying = m_current >= 0;
    const ReelHit playing = wasPlaying ? m_hits[std::size_t(m_current)] : ReelHit();
    m_hits = std::move(hits);
    m_marks.clear();
    for (const ReelHit& each : m_hits) {
        const auto marked = marks.find({each.clip, each.range.start});
        m_marks.push_back(marked == marks.end() ? HitMark::Open : marked->second);
    }
    m_distances.assign(m_hits.size(), std::nullopt);
    m_previous = -1;
    const auto now = wasPlaying ? std::find(m_hits.begin(), m_hits.end(), playing) : m_hits.end();
    m_current = now == m_hits.end() ? -1 : int(now - m_hits.begin());
    if (m_hits.empty()) return restart();
    emit changed();
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
    if (isNew && m_staging) place->second = m_staging(clip, m_staged.figure);
    return place->second;
}

/// The next hit in a direction that is not skipped; −1 where all are.
int ReelSession::after(int hit, int step) const
{
    const int count = hitCount();
    for (int i = 1; i <= count; ++i) {
        const int next = ((hit < 0 && step < 0 ? 0 : hit) + step * i + count * 2) % count;
        if (m_marks[std::size_t(next)] != HitMark::Skipped) return next;
    }
    return -1;
}

void ReelSession::goTo(int hit)
{
    const int step = hit < m_current ? -1 : 1;
    for (int i = 0; hit >= 0 && i < hitCount(); ++i) {
        if (!staged(m_hits[std::size_t(hit)].clip).isEmpty()) return begin(hit);
        hit = after(hit, step);
    }
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

/// The next hit is faded to while the last frames of this one still play.
std::int64_t ReelSession::timeToCut() const
{
    return std::max<std::int64_t>(length(m_current) - fadeInto(m_current) - m_elapsed, 1);
}

void ReelSession::begin(int hit)
{
    const ReelHit& which = m_hits[std::size_t(hit)];
    const StagedClip& clip = staged(which.clip);
    const bool isFirst = !m_controller;
    if (isFirst) {
        m_staged = clip;
        m_controller.emplace(clip.skeleton);
        m_controller->setRootMotion(RootMotion::Accumulated);
        m_tracks = {m_controller->addTrack(clip.clip, clip.binding),
                    m_controller->addTrack(clip.clip, clip.binding)};
        for (const TrackId track : m_tracks) m_controller->setLoopMode(track, LoopMode::Once);
    }
    m_turn = 1 - m_turn;
    const TrackId track = m_tracks[m_turn];
    m_controller->setClip(track, clip.clip, clip.binding);
    m_controller->seek(track, double(which.range.start));
    Transition fade;
    fade.nanoseconds = isFirst ? 0 : fadeInto(hit);
    fade.entry = TransitionEntry::Current;
    m_controller->transitionTo(track, fade);
    m_previous = std::exchange(m_current, hit);
    m_elapsed = 0;
    if (isFirst) emit figureChanged();
    emit poseChanged();
    emit changed();
}

void ReelSession::markAndGoOn(HitMark mark)
{
    if (m_current < 0) return;
    m_marks[std::size_t(m_current)] = mark;
    const int next = after(m_current, 1);
    if (next >= 0 && next != m_current)
        goTo(next);
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
    while (nanoseconds > 0) {
        const std::int64_t step = m_current < 0 ? nanoseconds : std::min(nanoseconds, timeToCut());
        m_controller->advance(step);
        m_elapsed += step;
        nanoseconds -= step;
        if (m_current < 0 || m_elapsed + fadeInto(m_current) >= length(m_current)) goToNext();
        if (m_current < 0) break;
    }
    emit poseChanged();
}

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

QString ReelSession::title() const { return tr("Reel %1 of %2").arg(m_current + 1).arg(hitCount()); }

// Distances

MotionSnapshot ReelSession::snapshot(ClipId clip, double frame)
{
    const StagedClip& shown = staged(clip);
    const auto [path, isNew] = m_paths.try_emplace(clip);
    if (isNew) path->second = rootPath(*shown.skeleton, *shown.clip, *shown.binding);
    return motionSnapshot({*shown.skeleton, *shown.clip, *shown.binding}, path->second, frame);
}

std::optional<float> ReelSession::cutDistance(int hit) const { return m_distances.at(std::size_t(hit)); }

bool ReelSession::measureOne()
{
    if (!m_controller) return false;
    for (std::size_t i = 1; i < m_hits.size(); ++i) {
        if (m_distances[i]) continue;
        const ReelHit& from = m_hits[i - 1];
        const ReelHit& to = m_hits[i];
        if (staged(from.clip).isEmpty() || staged(to.clip).isEmpty()) continue;
        m_distances[i] = poseDistance(*m_staged.skeleton, snapshot(from.clip, double(from.range.stop - 1)),
                                      snapshot(to.clip, double(to.range.start)));
        return true;
    }
    return false;
}

} // namespace tagline
