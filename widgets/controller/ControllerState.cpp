#include "widgets/controller/ControllerState.h"

#include <QCoreApplication>

namespace tagline {
namespace {

struct ControllerWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::ControllerPanel)
};

} // namespace

QString curveText(TransitionCurve curve)
{
    switch (curve) {
    case TransitionCurve::Linear:
        return ControllerWords::tr("linear");
    case TransitionCurve::SmoothStep:
        return ControllerWords::tr("smooth");
    case TransitionCurve::EaseIn:
        return ControllerWords::tr("ease in");
    case TransitionCurve::EaseOut:
        return ControllerWords::tr("ease out");
    case TransitionCurve::SmootherStep:
        return ControllerWords::tr("smoother");
    case TransitionCurve::Bezier:
        return ControllerWords::tr("drawn by hand");
    }
    return {};
}

QString entryText(TransitionEntry entry)
{
    switch (entry) {
    case TransitionEntry::BestMatch:
        return ControllerWords::tr("at the nearest pose");
    case TransitionEntry::Beginning:
        return ControllerWords::tr("at its start");
    case TransitionEntry::Current:
        return ControllerWords::tr("where it is");
    }
    return {};
}

QString layerText(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Override:
        return ControllerWords::tr("override");
    case LayerKind::Additive:
        return ControllerWords::tr("additive");
    case LayerKind::Subtractive:
        return ControllerWords::tr("subtractive");
    }
    return {};
}

QString kindText(TransitionKind kind)
{
    switch (kind) {
    case TransitionKind::CrossFade:
        return ControllerWords::tr("cross-fade");
    case TransitionKind::Inertial:
        return ControllerWords::tr("inertial");
    }
    return {};
}

QString endText(LoopMode mode)
{
    switch (mode) {
    case LoopMode::Loop:
        return ControllerWords::tr("loop");
    case LoopMode::PingPong:
        return ControllerWords::tr("ping-pong");
    case LoopMode::Once:
    case LoopMode::Clamp:
        return ControllerWords::tr("clamp");
    }
    return {};
}

QString rootMotionText(RootMotion motion)
{
    switch (motion) {
    case RootMotion::Accumulated:
        return ControllerWords::tr("continuous");
    case RootMotion::Extracted:
        return ControllerWords::tr("extracted");
    case RootMotion::Kept:
        return ControllerWords::tr("as in the clip");
    case RootMotion::InPlace:
        return ControllerWords::tr("in place");
    }
    return {};
}

QString rootMotionTip(RootMotion motion)
{
    switch (motion) {
    case RootMotion::Accumulated:
        return ControllerWords::tr("Each loop and each new track continues from where the figure is.");
    case RootMotion::Extracted:
        return ControllerWords::tr(
            "As in a game: root motion is extracted from the pose and moves the figure.");
    case RootMotion::Kept:
        return ControllerWords::tr("Each loop starts over where the clip starts.");
    case RootMotion::InPlace:
        return ControllerWords::tr("The figure stays where it is.");
    }
    return {};
}

QString eventKindText(EventKind kind)
{
    switch (kind) {
    case EventKind::Start:
        return ControllerWords::tr("start");
    case EventKind::Stop:
        return ControllerWords::tr("stop");
    case EventKind::Crossed:
        return ControllerWords::tr("crossed");
    case EventKind::Note:
        return ControllerWords::tr("actions");
    }
    return {};
}

double secondsOf(const Transition& transition) { return double(transition.nanoseconds) * 1e-9; }

} // namespace tagline
