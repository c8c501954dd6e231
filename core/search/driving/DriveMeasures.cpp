#include "core/search/driving/DriveMeasures.h"

#include "core/animation/figure/LocalToModelJob.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

constexpr double measuredStep = 1.0 / double(driveStepsPerSecond);
constexpr float degree = std::numbers::pi_v<float> / 180.0f;
constexpr float leastTurnOfWay = 60.0f * degree, mostTurnOfWay = 120.0f * degree;
constexpr float wayTolerance = 20.0f * degree, facingTolerance = 30.0f * degree;
constexpr float slowestWay = 0.3f; ///< metres a second
constexpr double usualShare = 0.99;
constexpr std::size_t waySteps = 6; ///< over which a way is looked at: 0.1 s

float angleOf(glm::vec2 way) { return std::atan2(way.x, way.y); }

float angleBetween(float a, float b) { return std::abs(nearestAngle(a, b) - b); }

/// How much the velocities of joints change between two steps, metres a second.
std::vector<float> changesOf(const std::vector<glm::vec3>& before, const std::vector<glm::vec3>& now,
                             const std::vector<glm::vec3>& after)
{
    std::vector<float> changes;
    for (std::size_t joint = 0; joint < now.size(); ++joint)
        changes.push_back(
            float(double(glm::length(after[joint] - 2.0f * now[joint] + before[joint])) / measuredStep));
    return changes;
}

/// The 99th percentile of changes, as an acceleration; 0 for none.
double usualAcceleration(std::vector<float> changes)
{
    if (changes.empty()) return 0.0;
    const auto at = changes.begin() + std::ptrdiff_t(double(changes.size() - 1) * usualShare);
    std::nth_element(changes.begin(), at, changes.end());
    return double(*at) / measuredStep;
}

/// Whether a command asks for another way to go, and how long that takes is measured.
bool isTurn(const WantedMotion& before, const WantedMotion& now)
{
    if (std::min(glm::length(before.velocity), glm::length(now.velocity)) <= slowestWay) return false;
    const float turn = angleBetween(angleOf(now.velocity), angleOf(before.velocity));
    return turn >= leastTurnOfWay - degree && turn <= mostTurnOfWay + degree;
}

} // namespace

std::optional<double> DriveReport::meanTurn() const
{
    double sum = 0.0, count = 0.0;
    for (const DriveTurn& turn : turns)
        if (turn.taken) {
            sum += *turn.taken;
            count += 1.0;
        }
    return count > 0.0 ? std::optional(sum / count) : std::nullopt;
}

DriveMeasures::DriveMeasures(const DriveFigure& figure, std::span<const DriveClip> clips,
                             const FeatureStore& store)
    : m_figure(figure)
    , m_clips(clips)
    , m_store(store)
    , m_played(store.clipCount())
{
    m_sums.secondsOfClip.resize(store.clipCount());
    for (std::uint32_t id = 0; id < store.clipCount(); ++id)
        if (store.holds(ClipId(id)))
            m_played[id].resize(store.lastRow(ClipId(id)) - store.firstRow(ClipId(id)));
}

void DriveMeasures::add(const DriveStep& step, const WantedMotion& wanted)
{
    std::vector<glm::vec3> places = modelPlaces(m_figure.skeleton(), step.pose);
    addSkate(step, places);
    addChanges(step, places);
    if (step.jump) m_sums.jumps.push_back({double(m_steps) * measuredStep, *step.jump});
    addTurn(step, wanted);
    const auto off = double(glm::distance(step.stand.root, step.object.root));
    m_sums.offObject += off;
    m_sums.mostOffObject = std::max(m_sums.mostOffObject, off);
    m_sums.miss += double(step.miss);
    m_sums.cost += double(step.cost);
    m_sums.heldSeconds += step.isHeld ? measuredStep : 0.0;
    if (step.playing && !step.isHeld) addPlayed(*step.playing);
    m_twoBefore = std::move(m_before);
    m_before = std::move(places);
    m_wasInContact = step.isInContact;
    ++m_steps;
}

void DriveMeasures::addSkate(const DriveStep& step, const std::vector<glm::vec3>& places)
{
    for (std::size_t foot = 0; foot < 2; ++foot) {
        const JointIndex sole = m_figure.feet()[foot].sole;
        if (sole == noJoint || m_before.empty() || !m_wasInContact[foot] || !step.isInContact[foot]) continue;
        glm::vec3 way = places[std::size_t(sole)] - m_before[std::size_t(sole)];
        way.y = 0.0f;
        m_sums.skate += double(glm::length(way)) / measuredStep;
        m_contactSteps += 1.0;
    }
}

/// Of the clip around a moment, as it goes over the ground by itself.
std::vector<float> DriveMeasures::clipChanges(const MatchMoment& moment) const
{
    const DriveClip& clip = m_clips[moment.clip.value];
    const double step = measuredStep * clip.clip->rate.framesPerSecond();
    const auto last = double(clip.clip->frames - 1);
    if (last < 2.0 * step) return std::vector<float>(m_figure.skeleton().size());
    const double middle = std::clamp(moment.frame, step, last - step);
    std::array<std::vector<glm::vec3>, 3> places;
    for (int i = 0; i < 3; ++i) {
        const double frame = middle + double(i - 1) * step;
        Pose pose = m_figure.standingPose(clip, frame, moment.isMirrored);
        GroundStand stand = clip.standAt(frame);
        if (moment.isMirrored) stand = {{-stand.root.x, stand.root.y}, -stand.facing};
        m_figure.place(stand, pose);
        places[std::size_t(i)] = modelPlaces(m_figure.skeleton(), pose);
    }
    return changesOf(places[0], places[1], places[2]);
}

/// The velocity changes from the step before a jump to the jump's own.
void DriveMeasures::addChanges(const DriveStep& step, const std::vector<glm::vec3>& places)
{
    if (m_twoBefore.empty()) return;
    const std::vector<float> changes = changesOf(m_twoBefore, m_before, places);
    m_changes.insert(m_changes.end(), changes.begin(), changes.end());
    if (!step.playing) return;
    const std::vector<float> own = clipChanges(*step.playing);
    m_clipChanges.insert(m_clipChanges.end(), own.begin(), own.end());
    if (!step.jump || !step.jump->from) return;
    const std::vector<float> left = clipChanges(*step.jump->from), entered = clipChanges(step.jump->to);
    for (std::size_t joint = 0; joint < changes.size(); ++joint)
        m_sums.pop =
            std::max(m_sums.pop, double(changes[joint]) - double(std::max(left[joint], entered[joint])));
}

void DriveMeasures::addPlayed(const MatchMoment& moment)
{
    const std::uint32_t row = m_store.rowAt(moment.clip, moment.frame, moment.isMirrored);
    m_played[moment.clip.value][row - m_store.firstRow(moment.clip)] = true;
    m_sums.secondsOfClip[moment.clip.value] += measuredStep;
}

void DriveMeasures::addTurn(const DriveStep& step, const WantedMotion& wanted)
{
    const double now = double(m_steps) * measuredStep;
    if (m_wanted && !(*m_wanted == wanted)) {
        m_isTurning = isTurn(*m_wanted, wanted); // a turn not taken by now never was
        if (m_isTurning) m_sums.turns.push_back({now, std::nullopt});
    }
    m_wanted = wanted;
    m_way.push_back(step.stand.root);
    if (m_way.size() > waySteps + 1) m_way.erase(m_way.begin());
    if (!m_isTurning) return;
    const glm::vec2 way = m_way.back() - m_way.front();
    if (angleBetween(angleOf(way), angleOf(wanted.velocity)) > wayTolerance) return;
    if (angleBetween(step.stand.facing, wanted.facing) > facingTolerance) return;
    m_sums.turns.back().taken = now - m_sums.turns.back().seconds;
    m_isTurning = false;
}

void DriveMeasures::countPlayed(const PlayableFrames& frames, DriveReport& report) const
{
    double may = 0.0, played = 0.0;
    for (std::uint32_t id = 0; id < m_store.clipCount(); ++id) {
        const ClipId clip(id);
        if (!m_store.holds(clip)) continue;
        double mayOfClip = 0.0;
        bool isPlayed = false;
        for (std::uint32_t row = m_store.firstRow(clip); row < m_store.lastRow(clip); ++row) {
            const FeaturePlace place = m_store.place(row);
            const bool wasPlayed = m_played[id][row - m_store.firstRow(clip)];
            isPlayed = isPlayed || wasPlayed;
            if (!frames.mayPlay(clip, double(place.frame), place.isMirrored)) continue;
            mayOfClip += 1.0;
            played += wasPlayed ? 1.0 : 0.0;
        }
        may += mayOfClip;
        if (mayOfClip > 0.0 && !isPlayed) report.clipsNeverPlayed.push_back(clip);
    }
    report.playedShare = may > 0.0 ? played / may : 0.0;
}

DriveReport DriveMeasures::report(const PlayableFrames& frames) const
{
    DriveReport made = m_sums;
    const double steps = std::max(double(m_steps), 1.0);
    made.seconds = double(m_steps) * measuredStep;
    made.acceleration = usualAcceleration(m_changes);
    made.clipAcceleration = usualAcceleration(m_clipChanges);
    made.skate /= std::max(m_contactSteps, 1.0);
    made.offObject /= steps;
    made.miss /= steps;
    made.cost /= steps;
    made.jumpsPerSecond = double(made.jumps.size()) / (steps * measuredStep);
    countPlayed(frames, made);
    return made;
}

} // namespace tagline
