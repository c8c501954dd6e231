#include "app/document/search/TransitionPlayer.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double secondsBefore = 1.0;
constexpr std::int64_t afterNanoseconds = 1'000'000'000;
constexpr std::int64_t overNanoseconds = 300'000'000;

} // namespace

bool TransitionPlayer::setPair(const TransitionPair& pair, StagedClip from, StagedClip to)
{
    if (from.isEmpty() || to.isEmpty()) return false;
    const FrameRate rate = from.clip->rate;
    const double before = std::min(secondsBefore, rate.seconds(double(pair.from.frame)));
    const auto wait = std::int64_t(std::llround(before * 1e9));
    clear();
    setRootMotion(RootMotion::Extracted);
    Transition over;
    over.nanoseconds = overNanoseconds;
    over.kind = TransitionKind::Inertial;
    over.entry = TransitionEntry::Current;
    setTransition(over);
    addTrack(pair.from.clip, std::move(from));
    addTrack(pair.to.clip, std::move(to));
    seek(0, double(pair.from.frame) - before * rate.framesPerSecond());
    seek(1, double(pair.to.frame));
    FadeStart start;
    start.nanoseconds = wait;
    schedule(1, start);
    m_end = nanoseconds() + wait + overNanoseconds + afterNanoseconds;
    return true;
}

QString TransitionPlayer::title() const { return tr("Transition"); }

void TransitionPlayer::advance(std::int64_t step)
{
    ControllerSession::advance(step);
    if (!m_end || nanoseconds() < *m_end) return;
    m_end.reset();
    setPlaying(false);
}

} // namespace tagline
