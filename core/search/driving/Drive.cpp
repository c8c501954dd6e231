#include "core/search/driving/Drive.h"

#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr double stepSeconds = 1.0 / double(driveStepsPerSecond);
constexpr double pullHalfLife = 0.1, turnHalfLife = 0.2, lagHalfLife = 0.1; ///< seconds
constexpr float mostPull = 0.5f;        ///< of what the figure moves and turns by itself
constexpr float mostOfStanding = 0.05f; ///< metres a second
constexpr float mostAway = 0.15f;       ///< metres from the object
constexpr float mostTurnedAway = std::numbers::pi_v<float> / 2.0f;

/// Share of an offset that is left after a step.
float leftAfterStep(double halfLife) { return float(std::exp2(-stepSeconds / halfLife)); }

glm::vec2 noLonger(glm::vec2 way, float most)
{
    const float length = glm::length(way);
    return length > most ? way * (most / length) : way;
}

} // namespace

Drive::Drive(const DriveFigure& figure, std::span<const DriveClip> clips, const FeatureStore& store,
             DriveSettings settings)
    : m_figure(figure)
    , m_clips(clips)
    , m_store(store)
    , m_settings(settings)
    , m_object(settings.halfLife)
    , m_matcher(store, settings.matcher)
    , m_inertia(settings.jumpHalfLife)
{
    for (std::size_t foot = 0; foot < figure.feet().size(); ++foot) {
        const DriveFoot& each = figure.feet()[foot];
        if (!settings.locksFeet || !each.leg.isWhole() || each.sole == noJoint) continue;
        m_locks.emplace_back(figure.skeleton(), each.leg, each.sole);
        m_lockedFeet.push_back(foot);
    }
    for (const DriveClip& clip : clips)
        if (clip.clip) {
            m_legLength = clip.body.legLength; // all are on one figure
            break;
        }
    m_step.pose = restPose(figure.skeleton());
}

Drive::Drive(const Drive& other, const DriveFigure& figure, std::span<const DriveClip> clips,
             const FeatureStore& store)
    : m_figure(figure)
    , m_clips(clips)
    , m_store(store)
    , m_settings(other.m_settings)
    , m_object(other.m_object)
    , m_matcher(other.m_matcher, store)
    , m_inertia(other.m_inertia)
    , m_lag(other.m_lag)
    , m_locks(other.m_locks)
    , m_lockedFeet(other.m_lockedFeet)
    , m_legLength(other.m_legLength)
    , m_step(other.m_step)
{
    m_step.playing = m_matcher.playing();
}

Pose Drive::standingPose(const MatchMoment& moment) const
{
    return m_figure.standingPose(m_clips[moment.clip.value], moment.frame, moment.isMirrored);
}

/// The figure's own motion from a moment on, as seen from where it stands; metres.
GroundStand Drive::stepOf(const MatchMoment& moment, double seconds) const
{
    const DriveClip& clip = m_clips[moment.clip.value];
    GroundStand step = clip.stepFrom(moment.frame, seconds);
    step.root *= m_legLength;
    if (moment.isMirrored) step = {{-step.root.x, step.root.y}, -step.facing};
    return step;
}

MatchMoment Drive::later(const MatchMoment& moment) const
{
    const auto last = double(m_store.frames(moment.clip) - 1);
    const double frame = moment.frame + stepSeconds * m_store.framesPerSecond(moment.clip);
    const bool goesRound = m_store.isLoop(moment.clip) && last > 0.0 && frame > last;
    return {moment.clip, goesRound ? std::fmod(frame, last) : std::min(frame, last), moment.isMirrored};
}

void Drive::askPath(const WantedMotion& wanted, std::span<float> numbers) const
{
    const auto inLegs = [&](const GroundStand& stand) {
        return GroundStand{stand.root / m_legLength, stand.facing};
    };
    std::vector<float> path(numbers.size());
    writePathAhead(
        m_store.schema(), inLegs(m_step.stand),
        [&](double seconds) { return inLegs(m_object.ahead(wanted, seconds)); }, path);
    m_store.scale(path);
    const FeatureSchema& schema = m_store.schema();
    for (std::size_t i = 0; i < schema.channels().size(); ++i) {
        const FeatureChannel& channel = schema.channels()[i];
        if (!isOfPath(channel.kind) || channel.seconds <= 0.0) continue;
        const std::size_t first = schema.firstNumber(i);
        std::copy_n(path.begin() + std::ptrdiff_t(first), numbersOf(channel.kind),
                    numbers.begin() + std::ptrdiff_t(first));
    }
}

/// Whether nothing is wanted but to stand, and to face where the followed object does.
bool Drive::wantsRest(const WantedMotion& wanted) const
{
    const float facing = m_object.stand().facing;
    return glm::length(wanted.velocity) < mostOfStanding &&
           std::abs(nearestAngle(wanted.facing, facing) - facing) < m_settings.matcher.newFacing;
}

void Drive::decide(const WantedMotion& wanted, const MatchChoice& choice)
{
    const MatcherSettings& settings = m_settings.matcher;
    const bool isOther =
        !m_asked || glm::length(wanted.velocity - m_asked->velocity) > settings.newSpeed ||
        std::abs(nearestAngle(wanted.facing, m_asked->facing) - m_asked->facing) > settings.newFacing;
    const bool mayAsk = double(m_sinceAsked) * stepSeconds + 1e-9 >= settings.searchSeconds;
    const bool isNew = isOther && (!m_asked || mayAsk);
    const std::optional<MatchMoment> before = m_matcher.playing();
    const auto ask = [&](std::span<float> numbers) {
        askPath(wanted, numbers);
        m_asked = wanted;
        m_sinceAsked = 0;
    };
    m_step.jump = m_matcher.decide(choice, isNew, ask, wantsRest(wanted));
    ++m_sinceAsked;
    if (m_step.jump) begin(*m_step.jump, before ? &*before : nullptr);
    if (m_matcher.isHeld() && !m_step.isHeld && before) comeToRest(*before);
}

/// From moving on to standing still in one frame.
void Drive::comeToRest(const MatchMoment& held)
{
    const Pose wanted = standingPose(held);
    goOver(held, wanted, wanted);
    const GroundStand was = stepOf(held, stepSeconds);
    m_lag.root += was.root;
    m_lag.facing += was.facing;
}

void Drive::begin(const MatchJump& jump, const MatchMoment* before)
{
    if (!before) return;
    goOver(*before, standingPose(jump.to), standingPose(later(jump.to)));
    const GroundStand was = stepOf(*before, stepSeconds), is = stepOf(jump.to, stepSeconds);
    m_lag.root += was.root - is.root;
    m_lag.facing += was.facing - is.facing;
}

/// A pose's clip a step later; at the clip's end, where nothing comes, as it came there.
Pose Drive::goingOn(const MatchMoment& moment, const Pose& now) const
{
    const MatchMoment next = later(moment);
    const double step = stepSeconds * m_store.framesPerSecond(moment.clip);
    const bool isCutShort = !m_store.isLoop(moment.clip) && next.frame - moment.frame < 0.999 * step;
    if (!isCutShort || moment.frame < step) return standingPose(next);
    Pose made = standingPose({moment.clip, moment.frame - step, moment.isMirrored});
    for (std::size_t i = 0; i < made.size(); ++i) {
        const glm::quat turn = now[i].rotation * glm::conjugate(made[i].rotation);
        made[i].translation = 2.0f * now[i].translation - made[i].translation;
        made[i].rotation = unitOr(turn * now[i].rotation, now[i].rotation);
    }
    return made;
}

/// Begins a transition: the pose shown at the moment `from` fades out over the wanted pose.
void Drive::goOver(const MatchMoment& from, std::span<const Transform> wanted,
                   std::span<const Transform> wantedLater)
{
    Pose shown = standingPose(from), shownLater = goingOn(from, shown);
    m_inertia.apply(shown);
    SpringInertia ahead = m_inertia;
    ahead.advance(stepSeconds);
    ahead.apply(shownLater);
    m_inertia.begin({shown, shownLater}, {wanted, wantedLater}, stepSeconds);
}

void Drive::move(const GroundStand& step)
{
    m_step.stand.root += overGround(m_step.stand.facing, step.root);
    m_step.stand.facing += step.facing;
}

void Drive::keepNear()
{
    GroundStand& stand = m_step.stand;
    const GroundStand& object = m_object.stand();
    const float facing = nearestAngle(object.facing, stand.facing);
    if (glm::length(object.root - stand.root) > mostAway)
        stand.root = object.root + noLonger(stand.root - object.root, mostAway);
    stand.facing = std::clamp(stand.facing, facing - mostTurnedAway, facing + mostTurnedAway);
}

void Drive::advance()
{
    const std::optional<MatchMoment> from = m_matcher.playing();
    GroundStand step;
    if (from) step = stepOf(*from, stepSeconds);
    const double played = m_matcher.isHeld() ? 0.0 : m_matcher.advance(stepSeconds);
    if (played < stepSeconds) step = {}; // it stays
    m_lag.root *= leftAfterStep(lagHalfLife);
    m_lag.facing *= leftAfterStep(lagHalfLife);
    step.root += m_lag.root;
    step.facing += m_lag.facing;
    move(step);
    m_inertia.advance(stepSeconds);
    if (m_matcher.isHeld()) m_object.standAt(m_step.stand); // it waits for the figure
    if (!m_settings.pulls || m_matcher.isHeld()) return;
    const glm::vec2 missing =
        (m_object.stand().root - m_step.stand.root) * (1.0f - leftAfterStep(pullHalfLife));
    m_step.stand.root += noLonger(missing, mostPull * glm::length(step.root));
    const float turn = nearestAngle(m_object.stand().facing, m_step.stand.facing) - m_step.stand.facing;
    const float mostTurn = mostPull * std::abs(step.facing);
    m_step.stand.facing += std::clamp(turn * (1.0f - leftAfterStep(turnHalfLife)), -mostTurn, mostTurn);
    keepNear();
}

void Drive::pose()
{
    const auto& playing = m_matcher.playing();
    m_step.playing = playing;
    m_step.isInContact = {};
    if (!playing) return;
    m_step.pose = standingPose(*playing);
    m_inertia.apply(m_step.pose);
    m_figure.place(m_step.stand, m_step.pose);
    for (std::size_t foot = 0; foot < 2; ++foot)
        m_step.isInContact[foot] =
            m_clips[playing->clip.value].isInContact(playing->isMirrored ? 1 - foot : foot, playing->frame);
    for (std::size_t i = 0; i < m_locks.size(); ++i)
        m_locks[i].apply(m_step.isInContact[m_lockedFeet[i]], stepSeconds, m_step.pose);
}

float Drive::missAhead(const WantedMotion& wanted) const
{
    const auto& playing = m_matcher.playing();
    const GroundStand object = m_object.ahead(wanted, 1.0);
    const glm::vec2 asked = seenFrom(m_step.stand.facing, object.root - m_step.stand.root);
    if (!playing || m_matcher.isHeld()) return glm::length(asked);
    return glm::distance(asked, stepOf(*playing, 1.0).root);
}

GroundStand Drive::figureAhead(double seconds) const
{
    const auto& playing = m_matcher.playing();
    if (!playing || m_matcher.isHeld()) return m_step.stand;
    const GroundStand step = stepOf(*playing, seconds);
    return {m_step.stand.root + overGround(m_step.stand.facing, step.root),
            m_step.stand.facing + step.facing};
}

const DriveStep& Drive::step(const WantedMotion& wanted, const MatchChoice& choice)
{
    m_object.advance(wanted, stepSeconds);
    decide(wanted, choice);
    advance();
    pose();
    m_step.object = m_object.stand();
    m_step.cost = m_matcher.cost();
    m_step.miss = missAhead(wanted);
    m_step.isHeld = m_matcher.isHeld();
    return m_step;
}

} // namespace tagline
