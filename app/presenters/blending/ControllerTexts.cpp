#include "app/presenters/blending/ControllerTexts.h"

#include "widgets/theme/TagShades.h"

#include <array>
#include <cmath>

namespace tagline {
namespace {

TransitionCurve curveOf(FadeCurve curve)
{
    switch (curve) {
    case FadeCurve::Linear:
        return TransitionCurve::Linear;
    case FadeCurve::Smooth:
        return TransitionCurve::SmoothStep;
    case FadeCurve::EaseIn:
        return TransitionCurve::EaseIn;
    case FadeCurve::EaseOut:
        return TransitionCurve::EaseOut;
    case FadeCurve::Smoother:
        return TransitionCurve::SmootherStep;
    case FadeCurve::Bezier:
        return TransitionCurve::Bezier;
    }
    return TransitionCurve::SmoothStep;
}

TransitionEntry entryOf(FadeEntry entry)
{
    switch (entry) {
    case FadeEntry::BestMatch:
        return TransitionEntry::BestMatch;
    case FadeEntry::Beginning:
        return TransitionEntry::Beginning;
    case FadeEntry::Current:
        return TransitionEntry::Current;
    }
    return TransitionEntry::BestMatch;
}

FadeCurve fadeCurveOf(TransitionCurve curve)
{
    switch (curve) {
    case TransitionCurve::Linear:
        return FadeCurve::Linear;
    case TransitionCurve::SmoothStep:
        return FadeCurve::Smooth;
    case TransitionCurve::EaseIn:
        return FadeCurve::EaseIn;
    case TransitionCurve::EaseOut:
        return FadeCurve::EaseOut;
    case TransitionCurve::SmootherStep:
        return FadeCurve::Smoother;
    case TransitionCurve::Bezier:
        return FadeCurve::Bezier;
    }
    return FadeCurve::Smooth;
}

FadeEntry fadeEntryOf(TransitionEntry entry)
{
    switch (entry) {
    case TransitionEntry::BestMatch:
        return FadeEntry::BestMatch;
    case TransitionEntry::Beginning:
        return FadeEntry::Beginning;
    case TransitionEntry::Current:
        return FadeEntry::Current;
    }
    return FadeEntry::BestMatch;
}

std::optional<LayerKind> layerOf(TrackKind kind)
{
    switch (kind) {
    case TrackKind::Base:
        return std::nullopt;
    case TrackKind::Override:
        return LayerKind::Override;
    case TrackKind::Additive:
        return LayerKind::Additive;
    case TrackKind::Subtractive:
        return LayerKind::Subtractive;
    }
    return std::nullopt;
}

} // namespace

Transition transitionOf(const FadeSettings& settings)
{
    Transition transition;
    transition.nanoseconds = std::llround(settings.seconds * 1e9);
    transition.curve = curveOf(settings.curve);
    transition.entry = entryOf(settings.entry);
    transition.kind =
        settings.kind == FadeKind::Inertial ? TransitionKind::Inertial : TransitionKind::CrossFade;
    transition.handles = settings.handles;
    return transition;
}

FadeSettings fadeSettingsOf(const Transition& transition)
{
    FadeSettings settings;
    settings.seconds = double(transition.nanoseconds) * 1e-9;
    settings.curve = fadeCurveOf(transition.curve);
    settings.entry = fadeEntryOf(transition.entry);
    settings.kind = transition.kind == TransitionKind::Inertial ? FadeKind::Inertial : FadeKind::CrossFade;
    settings.handles = transition.handles;
    return settings;
}

RootMotion rootMotionOf(GroundMotion ground)
{
    switch (ground) {
    case GroundMotion::Travels:
        return RootMotion::Accumulated;
    case GroundMotion::Extracted:
        return RootMotion::Extracted;
    case GroundMotion::AsAuthored:
        return RootMotion::Kept;
    case GroundMotion::InPlace:
        return RootMotion::InPlace;
    }
    return RootMotion::Accumulated;
}

GroundMotion groundMotionOf(RootMotion motion)
{
    switch (motion) {
    case RootMotion::Kept:
        return GroundMotion::AsAuthored;
    case RootMotion::Accumulated:
        return GroundMotion::Travels;
    case RootMotion::Extracted:
        return GroundMotion::Extracted;
    case RootMotion::InPlace:
        return GroundMotion::InPlace;
    }
    return GroundMotion::Travels;
}

TrackEnd trackEndOf(LoopMode mode)
{
    switch (mode) {
    case LoopMode::Loop:
        return TrackEnd::Loop;
    case LoopMode::Once:
    case LoopMode::Clamp:
        return TrackEnd::Clamp;
    case LoopMode::PingPong:
        return TrackEnd::PingPong;
    }
    return TrackEnd::Loop;
}

LoopMode loopModeOf(TrackEnd end)
{
    switch (end) {
    case TrackEnd::Loop:
        return LoopMode::Loop;
    case TrackEnd::Clamp:
        return LoopMode::Once;
    case TrackEnd::PingPong:
        return LoopMode::PingPong;
    }
    return LoopMode::Loop;
}

TrackKind kindOf(const TrackSetup& setup)
{
    if (!setup.layer) return TrackKind::Base;
    switch (*setup.layer) {
    case LayerKind::Override:
        return TrackKind::Override;
    case LayerKind::Additive:
        return TrackKind::Additive;
    case LayerKind::Subtractive:
        return TrackKind::Subtractive;
    }
    return TrackKind::Base;
}

TrackSetup setupOf(const ControllerTrack& track)
{
    TrackSetup setup;
    setup.speed = track.speed;
    setup.loopMode = loopModeOf(track.atEnd);
    setup.isMirrored = track.isMirrored;
    setup.isInStep = track.isInStep;
    setup.isEnabled = track.isEnabled;
    setup.layer = layerOf(track.kind);
    setup.weight = float(track.layerWeight);
    for (const QString& joint : track.maskJoints) setup.maskJoints.push_back(joint.toStdString());
    setup.referenceFrame = track.referenceFrame;
    return setup;
}

QString blendTimeText(std::int64_t nanoseconds)
{
    const std::int64_t hundredths = nanoseconds / 10'000'000;
    return QStringLiteral("%1:%2.%3")
        .arg(hundredths / 6000)
        .arg(hundredths / 100 % 60, 2, 10, QChar(u'0'))
        .arg(hundredths % 100, 2, 10, QChar(u'0'));
}

QColor trackColour(int key) { return numberedColour(key - 1); }

} // namespace tagline
