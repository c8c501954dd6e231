#include "widgets/controller/ControllerState.h"

#include <QCoreApplication>

namespace tagline {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("tagline::ControllerPanel", text); }

} // namespace

QString curveText(TransitionCurve curve)
{
    switch (curve) {
    case TransitionCurve::Linear:
        return tr("linear");
    case TransitionCurve::SmoothStep:
        return tr("smooth");
    case TransitionCurve::EaseIn:
        return tr("ease in");
    case TransitionCurve::EaseOut:
        return tr("ease out");
    case TransitionCurve::SmootherStep:
        return tr("smoother");
    case TransitionCurve::Bezier:
        return tr("drawn by hand");
    }
    return {};
}

QString entryText(TransitionEntry entry)
{
    switch (entry) {
    case TransitionEntry::BestMatch:
        return tr("at the nearest pose");
    case TransitionEntry::Beginning:
        return tr("at its start");
    case TransitionEntry::Current:
        return tr("where it is");
    }
    return {};
}

QString layerText(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Override:
        return tr("override");
    case LayerKind::Additive:
        return tr("additive");
    case LayerKind::Subtractive:
        return tr("subtractive");
    }
    return {};
}

QString kindText(TransitionKind kind)
{
    switch (kind) {
    case TransitionKind::CrossFade:
        return tr("cross-fade");
    case TransitionKind::Inertial:
        return tr("inertial");
    }
    return {};
}

QString endText(LoopMode mode)
{
    switch (mode) {
    case LoopMode::Loop:
        return tr("loop");
    case LoopMode::PingPong:
        return tr("ping-pong");
    case LoopMode::Once:
    case LoopMode::Clamp:
        return tr("clamp");
    }
    return {};
}

QString rootMotionText(RootMotion motion)
{
    switch (motion) {
    case RootMotion::Accumulated:
        return tr("continuous");
    case RootMotion::Extracted:
        return tr("extracted");
    case RootMotion::Kept:
        return tr("as in the clip");
    case RootMotion::InPlace:
        return tr("in place");
    }
    return {};
}

QString rootMotionTip(RootMotion motion)
{
    switch (motion) {
    case RootMotion::Accumulated:
        return tr("Each loop and each new track continues from where the figure is.");
    case RootMotion::Extracted:
        return tr("As in a game: root motion is extracted from the pose and moves the figure.");
    case RootMotion::Kept:
        return tr("Each loop starts over where the clip starts.");
    case RootMotion::InPlace:
        return tr("The figure stays where it is.");
    }
    return {};
}

QString eventKindText(EventKind kind)
{
    switch (kind) {
    case EventKind::Start:
        return tr("start");
    case EventKind::Stop:
        return tr("stop");
    case EventKind::Crossed:
        return tr("crossed");
    case EventKind::Note:
        return tr("actions");
    }
    return {};
}

double secondsOf(const Transition& transition) { return double(transition.nanoseconds) * 1e-9; }

} // namespace tagline
