#include "widgets/controller/ControllerState.h"

#include "core/animation/clips/Interpolators.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagline {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("tagline::ControllerPanel", text); }

} // namespace

QString curveText(FadeCurve curve)
{
    switch (curve) {
    case FadeCurve::Linear:
        return tr("linear");
    case FadeCurve::Smooth:
        return tr("smooth");
    case FadeCurve::EaseIn:
        return tr("ease in");
    case FadeCurve::EaseOut:
        return tr("ease out");
    case FadeCurve::Smoother:
        return tr("smoother");
    case FadeCurve::Bezier:
        return tr("drawn by hand");
    }
    return {};
}

QString entryText(FadeEntry entry)
{
    switch (entry) {
    case FadeEntry::BestMatch:
        return tr("at the nearest pose");
    case FadeEntry::Beginning:
        return tr("at its start");
    case FadeEntry::Current:
        return tr("where it is");
    }
    return {};
}

QString kindText(TrackKind kind)
{
    switch (kind) {
    case TrackKind::Base:
        return tr("blend");
    case TrackKind::Override:
        return tr("override");
    case TrackKind::Additive:
        return tr("additive");
    case TrackKind::Subtractive:
        return tr("subtractive");
    }
    return {};
}

QString kindText(FadeKind kind)
{
    switch (kind) {
    case FadeKind::CrossFade:
        return tr("cross-fade");
    case FadeKind::Inertial:
        return tr("inertial");
    }
    return {};
}

QString endText(TrackEnd end)
{
    switch (end) {
    case TrackEnd::Loop:
        return tr("loop");
    case TrackEnd::PingPong:
        return tr("ping-pong");
    case TrackEnd::Clamp:
        return tr("clamp");
    }
    return {};
}

QString groundText(GroundMotion ground)
{
    switch (ground) {
    case GroundMotion::Travels:
        return tr("continuous");
    case GroundMotion::Extracted:
        return tr("extracted");
    case GroundMotion::AsAuthored:
        return tr("as in the clip");
    case GroundMotion::InPlace:
        return tr("in place");
    }
    return {};
}

QString groundTip(GroundMotion ground)
{
    switch (ground) {
    case GroundMotion::Travels:
        return tr("Each loop and each new track continues from where the figure is.");
    case GroundMotion::Extracted:
        return tr("As in a game: root motion is extracted from the pose and moves the figure.");
    case GroundMotion::AsAuthored:
        return tr("Each loop starts over where the clip starts.");
    case GroundMotion::InPlace:
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

double curveValue(const FadeSettings& fade, double progress)
{
    switch (fade.curve) {
    case FadeCurve::Linear:
        return progress;
    case FadeCurve::Smooth:
        return progress * progress * (3.0 - 2.0 * progress);
    case FadeCurve::EaseIn:
        return progress * progress;
    case FadeCurve::EaseOut:
        return 1.0 - (1.0 - progress) * (1.0 - progress);
    case FadeCurve::Smoother:
        return progress * progress * progress * (progress * (6.0 * progress - 15.0) + 10.0);
    case FadeCurve::Bezier: {
        const auto& [x1, y1, x2, y2] = fade.handles;
        const BezierEase ease(std::clamp(x1, 0.0f, 1.0f), y1, std::clamp(x2, 0.0f, 1.0f), y2);
        return std::clamp(double(ease(float(progress))), 0.0, 1.0);
    }
    }
    return progress;
}

} // namespace tagline
