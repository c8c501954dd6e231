#pragma once

#include "resources/sample/generator/motion/Recorder.h"

namespace tagline::sample {

// How one leg takes part in a gait. Times are shares of a cycle, lengths metres, angles radians.
struct LegStyle
{
    double phase = 0.0;    // when it strikes; the left leg at 0
    double duty = 0.62;    // how long it stands
    double flat = 0.045;   // from strike until the foot lies flat
    double heelOff = 0.40; // from strike until the heel rises
    double strikePitch = 0.0;
    double offPitch = 0.0;
    double ahead = 0.0; // of the hips, the ball at the strike
    double lift = 0.0;
    double liftPeak = 0.5;
    double outward = 0.0; // of the swing's path
    double toeOut = 0.0;  // the foot's yaw
    double aside = 0.09;  // of the middle line, the ball
};

// A way of going, repeated every cycle (two steps).
struct GaitStyle
{
    double cycleSeconds = 1.0;
    double speed = 1.0; // metres a second
    LegStyle left, right;
    double hipsHeight = 0.93;
    double bob = 0.0;      // the hips up and down twice a cycle, half the way
    double bobPhase = 0.0; // share of a cycle at which they are lowest
    double dip = 0.0;      // the same once a cycle, lowest at dipPhase
    double dipPhase = 0.0;
    double sway = 0.0;  // the hips towards the standing foot, half the way
    double surge = 0.0; // the hips forward and back within a step, half the way
    double pelvisYaw = 0.0, pelvisList = 0.0, pelvisTilt = 0.0;
    double lean = 0.0, leanPulse = 0.0;
    double side = 0.0;  // the spine over the right leg while it stands, once a cycle
    double twist = 0.0; // the chest against the pelvis
    double headPitch = 0.0, headNod = 0.0;
    double armSwing = 0.0, armCentre = 0.0, armOut = 0.0, armTwist = 0.0;
    double elbow = 0.0, elbowSwing = 0.0;
    double shrug = 0.0, curl = 0.0;
};

// From a (share 0) to b (share 1), in a straight line.
inline double mixed(double a, double b, double share) { return a + (b - a) * share; }

// Going straight along +Z for whole cycles, at a start and an end style between which `share` (0..1, of time)
// leads; equal styles give a loop.
Motion gaitMotion(const GaitStyle& from, const GaitStyle& to, const std::function<double(double)>& share,
                  double seconds);
Motion gaitMotion(const GaitStyle& style, int cycles);

// What the body does in a phase (cycles) of the gait, on the spot.
BodyState gaitBody(const GaitStyle& style, double phase);

} // namespace tagline::sample
