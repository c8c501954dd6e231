#include "app/document/search/TransitionPlayer.h"

#include <algorithm>
#include <cmath>
#include <utility>

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
    const bool isOneFigure = from.figure == to.figure;
    addTrack(pair.from.clip, std::move(from));
    seek(0, double(pair.from.frame) - before * rate.framesPerSecond());
    m_cut.reset();
    if (isOneFigure) {
        addTrack(pair.to.clip, std::move(to));
        seek(1, double(pair.to.frame));
        FadeStart start;
        start.nanoseconds = wait;
        schedule(1, start);
    } else {
        m_cut = {nanoseconds() + wait, pair.to, std::move(to)};
    }
    m_end = nanoseconds() + wait + overNanoseconds + afterNanoseconds;
    return true;
}

QString TransitionPlayer::title() const { return tr("Transition"); }

void TransitionPlayer::takeCut()
{
    const Cut cut = *std::exchange(m_cut, std::nullopt);
    setTrackClip(0, cut.place.clip, cut.staged);
    seek(0, double(cut.place.frame));
}

void TransitionPlayer::advance(std::int64_t step)
{
    if (m_cut && trackCount() > 0 && isPlaying() && m_cut->begin <= nanoseconds() + step) {
        const std::int64_t before = m_cut->begin - nanoseconds();
        ControllerSession::advance(before);
        takeCut();
        step -= before;
    }
    ControllerSession::advance(step);
    if (!m_end || nanoseconds() < *m_end) return;
    m_end.reset();
    setPlaying(false);
}

} // namespace tagline
