#include "resources/sample/generator/clips/GaitStyles.h"

#include "resources/sample/generator/motion/Rotations.h"

namespace tagline::sample {

namespace {

// The right leg does as the left, half a cycle later.
void mirrorLegs(GaitStyle& style)
{
    style.right = style.left;
    style.right.phase = style.left.phase + 0.5;
}

} // namespace

GaitStyle walkStyle()
{
    GaitStyle style;
    style.cycleSeconds = 62.0 / 60.0;
    style.speed = 1.4;
    style.left.duty = 0.60;
    style.left.flat = 0.05;
    style.left.heelOff = 0.27;
    style.left.strikePitch = 20 * degree;
    style.left.offPitch = 60 * degree;
    style.left.ahead = 0.45;
    style.left.lift = 0.035;
    style.left.liftPeak = 0.40;
    style.left.toeOut = 6 * degree;
    style.left.aside = 0.070;
    mirrorLegs(style);
    style.hipsHeight = 0.928;
    style.bob = 0.019;
    style.bobPhase = 0.065;
    style.sway = 0.020;
    style.surge = 0.010;
    style.pelvisYaw = 6 * degree;
    style.pelvisList = 3.5 * degree;
    style.pelvisTilt = 3 * degree;
    style.lean = 1 * degree;
    style.leanPulse = 1 * degree;
    style.twist = 7 * degree;
    style.headPitch = 2 * degree;
    style.headNod = 0.8 * degree;
    style.armSwing = 22 * degree;
    style.armCentre = 1 * degree;
    style.armOut = 8 * degree;
    style.armTwist = 0.12;
    style.elbow = 24 * degree;
    style.elbowSwing = 12 * degree;
    style.curl = 0.14;
    return style;
}

GaitStyle runStyle()
{
    GaitStyle style;
    style.cycleSeconds = 42.0 / 60.0;
    style.speed = 3.4;
    style.left.duty = 0.365;
    style.left.flat = 0.035;
    style.left.heelOff = 0.13;
    style.left.strikePitch = 9 * degree;
    style.left.offPitch = 66 * degree;
    style.left.ahead = 0.43;
    style.left.lift = 0.30;
    style.left.liftPeak = 0.40;
    style.left.toeOut = 3 * degree;
    style.left.aside = 0.045;
    mirrorLegs(style);
    style.hipsHeight = 0.922;
    style.bob = 0.030;
    style.bobPhase = 0.165;
    style.sway = 0.010;
    style.surge = 0.008;
    style.pelvisYaw = 10 * degree;
    style.pelvisList = 4 * degree;
    style.pelvisTilt = 9 * degree;
    style.lean = 6 * degree;
    style.leanPulse = 2 * degree;
    style.twist = 13 * degree;
    style.headPitch = 4 * degree;
    style.headNod = 1.5 * degree;
    style.armSwing = 42 * degree;
    style.armCentre = -6 * degree;
    style.armOut = 12 * degree;
    style.armTwist = 0.30;
    style.elbow = 88 * degree;
    style.elbowSwing = 14 * degree;
    style.shrug = 0.05;
    style.curl = 0.70;
    return style;
}

GaitStyle jogStyle()
{
    GaitStyle style = runStyle();
    style.cycleSeconds = 44.0 / 60.0;
    style.speed = 2.4;
    style.left.duty = 0.43;
    style.left.flat = 0.04;
    style.left.heelOff = 0.17;
    style.left.strikePitch = 8 * degree;
    style.left.offPitch = 58 * degree;
    style.left.ahead = 0.36;
    style.left.lift = 0.17;
    style.left.aside = 0.055;
    mirrorLegs(style);
    style.hipsHeight = 0.925;
    style.bob = 0.026;
    style.pelvisYaw = 8 * degree;
    style.pelvisTilt = 6 * degree;
    style.lean = 4 * degree;
    style.twist = 10 * degree;
    style.armSwing = 30 * degree;
    style.elbow = 78 * degree;
    style.elbowSwing = 12 * degree;
    style.curl = 0.60;
    return style;
}

GaitStyle limpStyle()
{
    GaitStyle style = walkStyle();
    style.cycleSeconds = 39.0 / 30.0;
    style.speed = 0.85;
    style.left.duty = 0.70;
    style.left.heelOff = 0.34;
    style.left.ahead = 0.37;
    style.left.offPitch = 54 * degree;
    style.left.lift = 0.045;
    style.right.phase = 0.60;
    style.right.duty = 0.52;
    style.right.flat = 0.045;
    style.right.heelOff = 0.34;
    style.right.strikePitch = 6 * degree;
    style.right.offPitch = 22 * degree;
    style.right.ahead = 0.34;
    style.right.lift = 0.05;
    style.right.outward = 0.055;
    style.right.toeOut = 14 * degree;
    style.hipsHeight = 0.925;
    style.bob = 0.012;
    style.dip = 0.024;
    style.dipPhase = 0.80;
    style.sway = 0.032;
    style.pelvisYaw = 5 * degree;
    style.pelvisList = 6 * degree;
    style.pelvisTilt = 6 * degree;
    style.lean = 9 * degree;
    style.leanPulse = 3 * degree;
    style.side = 6 * degree;
    style.twist = 4 * degree;
    style.headPitch = 14 * degree;
    style.headNod = 2 * degree;
    style.armSwing = 13 * degree;
    style.armOut = 14 * degree;
    style.elbow = 34 * degree;
    style.curl = 0.25;
    return style;
}

GaitStyle tiredStyle()
{
    GaitStyle style = walkStyle();
    style.cycleSeconds = 42.0 / 30.0;
    style.speed = 0.70;
    style.left.duty = 0.69;
    style.left.flat = 0.05;
    style.left.heelOff = 0.44;
    style.left.strikePitch = 8 * degree;
    style.left.offPitch = 34 * degree;
    style.left.ahead = 0.33;
    style.left.lift = 0.018;
    style.left.toeOut = 11 * degree;
    style.left.aside = 0.095;
    mirrorLegs(style);
    style.hipsHeight = 0.900;
    style.bob = 0.014;
    style.sway = 0.040;
    style.pelvisYaw = 4 * degree;
    style.pelvisList = 3 * degree;
    style.pelvisTilt = 7 * degree;
    style.lean = 27 * degree;
    style.leanPulse = 3 * degree;
    style.side = 3 * degree;
    style.twist = 3 * degree;
    style.headPitch = 34 * degree;
    style.headNod = 3 * degree;
    style.armSwing = 8 * degree;
    style.armCentre = 12 * degree;
    style.armOut = 9 * degree;
    style.elbow = 14 * degree;
    style.elbowSwing = 5 * degree;
    style.shrug = -0.10;
    style.curl = 0.10;
    return style;
}

GaitStyle sneakStyle()
{
    GaitStyle style = walkStyle();
    style.cycleSeconds = 54.0 / 30.0;
    style.speed = 0.55;
    style.left.duty = 0.68;
    style.left.flat = 0.10;
    style.left.heelOff = 0.50;
    style.left.strikePitch = -16 * degree;
    style.left.offPitch = 30 * degree;
    style.left.ahead = 0.36;
    style.left.lift = 0.13;
    style.left.liftPeak = 0.5;
    style.left.toeOut = 9 * degree;
    style.left.aside = 0.075;
    mirrorLegs(style);
    style.hipsHeight = 0.800;
    style.bob = 0.012;
    style.sway = 0.035;
    style.pelvisYaw = 6 * degree;
    style.pelvisTilt = 14 * degree;
    style.lean = 26 * degree;
    style.leanPulse = 2 * degree;
    style.twist = 5 * degree;
    style.headPitch = 6 * degree;
    style.armSwing = 13 * degree;
    style.armCentre = 22 * degree;
    style.armOut = 22 * degree;
    style.armTwist = 0.20;
    style.elbow = 82 * degree;
    style.elbowSwing = 8 * degree;
    style.shrug = 0.10;
    style.curl = 0.20;
    return style;
}

GaitStyle backwardStyle()
{
    GaitStyle style = walkStyle();
    style.cycleSeconds = 1.0;
    style.speed = 1.0;
    style.left.duty = 0.62;
    style.left.flat = 0.08;
    style.left.heelOff = 0.42;
    style.left.strikePitch = -14 * degree;
    style.left.offPitch = 16 * degree;
    style.left.ahead = 0.33;
    style.left.lift = 0.05;
    style.left.aside = -0.085; // its left is at the right of the way
    mirrorLegs(style);
    style.pelvisYaw = -4 * degree;
    style.pelvisTilt = 0.0;
    style.lean = 3 * degree;
    style.twist = -5 * degree;
    style.armSwing = -12 * degree;
    style.elbow = 30 * degree;
    style.elbowSwing = 4 * degree;
    return style;
}

GaitStyle sidestepStyle(bool toTheLeft)
{
    GaitStyle style = walkStyle();
    style.cycleSeconds = 0.9;
    style.speed = 0.65;
    style.left.duty = 0.64;
    style.left.flat = 0.06;
    style.left.heelOff = 0.46;
    style.left.strikePitch = -6 * degree;
    style.left.offPitch = 14 * degree;
    style.left.lift = 0.05;
    style.left.toeOut = 8 * degree;
    mirrorLegs(style);
    // The foot that leads steps wide, the other closes up and never crosses it.
    const double halfWay = style.speed * style.cycleSeconds * style.left.duty / 2.0, apart = 0.165;
    const double ahead = toTheLeft ? apart : -apart;
    style.left.ahead = halfWay + ahead;
    style.right.ahead = halfWay - ahead;
    style.right.phase = style.left.phase + (toTheLeft ? 0.40 : 0.60);
    // In front of the body, which is at one side of the way.
    style.left.aside = toTheLeft ? -0.10 : 0.10;
    style.right.aside = -style.left.aside;
    style.hipsHeight = 0.915;
    style.bob = 0.012;
    style.sway = style.surge = 0.0;
    style.pelvisYaw = style.pelvisList = 0.0;
    style.lean = 4 * degree;
    style.twist = 0.0;
    style.armSwing = 0.0;
    style.armCentre = 8 * degree;
    style.armOut = 16 * degree;
    style.elbow = 55 * degree;
    style.elbowSwing = 0.0;
    return style;
}

} // namespace tagline::sample
