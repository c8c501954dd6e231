#include "app/document/driving/DriveSession.h"

#include "core/animation/figure/Rotations.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr std::int64_t stepNanoseconds = 1'000'000'000 / driveStepsPerSecond;
constexpr std::int64_t mostStepsAtOnce = 20;

RootMoment rootMoment(const GroundStand& stand, std::int64_t nanoseconds)
{
    return {nanoseconds, {{double(stand.root.x), double(stand.root.y)}, double(stand.facing)}};
}

std::optional<PlayingClip> playingIn(const DriveStep& step)
{
    if (!step.playing) return std::nullopt;
    return PlayingClip{step.playing->clip, step.playing->frame, 1.0f, step.playing->isMirrored};
}

float legLengthOf(const StagedDrive& staged)
{
    for (const DriveClip& clip : staged.clips)
        if (clip.clip) return clip.body.legLength; // all clips are on one figure
    return SteeringKeys::usualLeg;
}

} // namespace

void DriveSession::begin(std::shared_ptr<const StagedDrive> staged, std::shared_ptr<const DriveFilter> filter,
                         const Drive* begun)
{
    if (begun && goesOnIn(*staged)) {
        const Drive going(*m_drive, *staged->figure, staged->clips, *staged->store);
        m_played.setStore(*staged->store);
        m_begun.emplace(*begun);
        m_drive.emplace(going);
        m_staged = std::move(staged);
        m_filter = std::move(filter);
        return emit changed();
    }
    m_shown.reset();
    m_past.clear();
    m_drive.reset();
    m_begun.reset();
    m_staged = begun ? std::move(staged) : nullptr;
    m_filter = begun ? std::move(filter) : nullptr;
    const auto figure = m_staged ? m_staged->model : nullptr;
    const bool isOtherFigure = figure != m_figure.figure;
    if (isOtherFigure) m_figure = figure ? stagedOn(figure, std::make_shared<const Clip>()) : StagedClip();
    if (begun) {
        m_begun.emplace(*begun);
        m_played = PlayedRows(*m_staged->store);
        beginAgain();
    }
    if (isOtherFigure) emit figureChanged(); // must precede poseChanged()
    if (begun) emit poseChanged();
    emit changed();
}

/// Whether the figure can go on in another library.
bool DriveSession::goesOnIn(const StagedDrive& staged) const
{
    return m_drive && m_drive->shown().playing && staged.model == m_staged->model;
}

void DriveSession::restart()
{
    if (!m_begun) return;
    beginAgain();
    emit poseChanged();
    emit changed();
}

void DriveSession::beginAgain()
{
    m_drive.emplace(*m_begun);
    m_shown.reset();
    m_past.clear();
    m_forgotten = 0;
    m_late = 0;
    m_keys.reset(m_drive->shown().stand.facing);
    if (m_drive->shown().playing) m_played.add(*m_drive->shown().playing);
    m_past.push_back({*m_drive, m_keys.wanted(), m_staged});
}

void DriveSession::setFilter(std::shared_ptr<const DriveFilter> filter)
{
    if (!isReady()) return;
    m_filter = std::move(filter);
    emit changed();
}

void DriveSession::step()
{
    const double seconds = 1.0 / double(driveStepsPerSecond);
    const WantedMotion wanted = m_keys.advance(seconds, legLengthOf(*m_staged), m_drive->shown().object.root);
    const DriveStep& made = m_drive->step(wanted, m_filter->choice);
    if (made.playing && !made.isHeld) m_played.add(*made.playing);
    m_past.push_back({*m_drive, wanted, m_staged});
    if (m_past.size() <= mostMoments) return;
    m_past.pop_front();
    ++m_forgotten;
}

void DriveSession::advance(std::int64_t nanoseconds)
{
    if (!isReady() || !isPlaying()) return;
    m_late += nanoseconds;
    const std::int64_t due = m_late / stepNanoseconds;
    m_late -= due * stepNanoseconds;
    for (std::int64_t i = 0; i < std::min(due, mostStepsAtOnce); ++i) step();
    emit poseChanged();
}

const Pose& DriveSession::pose()
{
    if (m_shown || m_past.size() < 2) return shown().pose;
    const Pose& before = m_past[m_past.size() - 2].drive.shown().pose;
    const Pose& now = shown().pose;
    if (before.size() != now.size()) return now;
    const float part = float(double(m_late) / double(stepNanoseconds));
    m_between.resize(now.size());
    for (std::size_t joint = 0; joint < now.size(); ++joint)
        m_between[joint] = {glm::mix(before[joint].translation, now[joint].translation, part),
                            nlerpShortest(before[joint].rotation, now[joint].rotation, part),
                            glm::mix(before[joint].scale, now[joint].scale, part)};
    return m_between;
}

// The past

DriveMoment DriveSession::moment(std::size_t at) const
{
    const DriveStep& step = m_past[at].drive.shown();
    return {step.playing, step.cost, step.miss, step.jump.has_value(), step.isHeld};
}

void DriveSession::showMoment(std::size_t at)
{
    if (m_past.empty()) return;
    PoseSource::setPlaying(false);
    m_shown = std::min(at, m_past.size() - 1);
    if (*m_shown + 1 == m_past.size()) m_shown.reset(); // the present
    emit poseChanged();
    emit changed();
}

void DriveSession::setPlaying(bool isPlaying)
{
    if (isPlaying) goOnFromShown();
    PoseSource::setPlaying(isPlaying);
}

void DriveSession::goOnFromShown()
{
    if (!m_shown) return;
    m_drive.emplace(Drive(m_past[*m_shown].drive, *m_staged->figure, m_staged->clips, *m_staged->store));
    while (m_past.size() > *m_shown + 1) m_past.pop_back();
    m_shown.reset();
    m_keys.setFacing(m_past.back().wanted.facing);
}

PlayedCount DriveSession::played() const
{
    return isReady() ? m_played.count(m_filter->rows) : PlayedCount();
}

std::optional<DrivePath> DriveSession::recorded() const
{
    if (m_past.size() < 2) return std::nullopt;
    std::vector<WantedMotion> wanted;
    for (std::size_t at = 1; at < m_past.size(); ++at) wanted.push_back(m_past[at].wanted);
    return recordedPath(wanted, 1.0 / double(driveStepsPerSecond),
                        m_past.front().drive.shown().object.facing);
}

// The shown step

std::vector<PlayingClip> DriveSession::playing() const
{
    const auto now = isReady() ? playingIn(shown()) : std::nullopt;
    return now ? std::vector{*now} : std::vector<PlayingClip>();
}

std::optional<PlayingClip> DriveSession::playedAt(std::int64_t nanoseconds) const
{
    const auto now = std::int64_t(m_shown.value_or(m_past.size() - 1));
    const auto at = now + std::int64_t(std::floor(double(nanoseconds) / double(stepNanoseconds) + 0.5));
    if (at < 0 || at >= std::int64_t(m_past.size())) return std::nullopt;
    return playingIn(m_past[std::size_t(at)].drive.shown());
}

std::vector<RootMoment> DriveSession::rootTrail(std::int64_t nanoseconds)
{
    if (m_past.empty()) return {};
    const auto now = std::int64_t(m_shown.value_or(m_past.size() - 1));
    const std::int64_t reach = nanoseconds / stepNanoseconds;
    const std::int64_t last = std::min(now + reach, std::int64_t(m_past.size()) - 1);
    std::vector<RootMoment> trail;
    for (std::int64_t at = std::max<std::int64_t>(now - reach, 0); at <= last; ++at)
        trail.push_back(
            rootMoment(m_past[std::size_t(at)].drive.shown().stand, (at - now) * stepNanoseconds));
    return trail;
}

} // namespace tagline
