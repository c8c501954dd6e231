#pragma once

// MotionChecks find where motion is broken: frames that stand still, joints that jump, feet that slide.
//
// Their results are suggestions for a person, or a limit for a build server: a swimmer floats and a
// juggler's clubs jump. Each looks at one clip, in time linear in joints and frames.

#include "core/motion/checks/FigureTrails.h"
#include "core/motion/checks/MotionCheckSettings.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagline {

enum class MotionCheck : std::uint8_t {
    Frozen,          ///< nothing moves, and moves right before and after
    Pop,             ///< a joint jumps within a frame or two, to return or to stay
    Jitter,          ///< a joint shakes
    FootSlide,       ///< a foot rests on the ground and moves over it
    Floating,        ///< nothing carries the figure, and it does not fall
    UnderFloor,      ///< a joint is below the ground
    CalibrationPose, ///< a T or an A at the clip's start or end
    JointLimit       ///< a knee or an elbow bends as none does
};

/// The unit of a fault's value and of its limit.
enum class MotionFaultUnit : std::uint8_t { Seconds, LegLengths, LegLengthsPerSecond, Degrees };

/// The names and the unit of a check.
struct MotionCheckKind
{
    MotionCheck check;
    const char* key;  ///< "foot-slide", as commands and files write it
    const char* tag;  ///< "Bad.FootSlide", the tag suggested for its frames
    const char* name; ///< "Foot slide", for people
    const char* what; ///< "a foot that rests moves over the ground", for people
    MotionFaultUnit unit;
};

/// All of them in order.
std::span<const MotionCheckKind> motionCheckKinds();
const MotionCheckKind& kindOf(MotionCheck check);
/// The one of that key or tag; null if there is none.
const MotionCheckKind* findMotionCheck(std::string_view name);

/// Frames in which a check found something.
struct MotionFault
{
    MotionCheck check = MotionCheck::Frozen;
    FrameRange range;
    JointIndex joint = noJoint; ///< the one that shows it most; noJoint: the whole figure
    float value = 0.0f;         ///< the worst of the range, in the check's unit
    float threshold = 0.0f;     ///< the limit that it broke

    bool operator==(const MotionFault&) const = default;
};

/// In order of check, then of range; those of one check do not overlap.
///
///     Frozen       how long all points (FigureTrails::points()) are slower than frozenSpeed; s ≥
///     frozenSeconds Pop          with D the way of a point during k frames, up to 1/60 s, and D⁻, D⁺ those
///     of the k frames
///                  before and after: min(|D − D⁻|, |D − D⁺|), where the two differences point alike. A foot
///                  that lands or a fist that hits changes its speed once and is none, for one of them is 0.
///     Jitter       with C = p[i+k] − 2p[i] + p[i−k], k up to 1/(2·jitterRate) seconds: |C|/4 of frames whose
///                  C turns back k frames later, where those are half or more; what a shaking of that size
///                  measures to either side
///     FootSlide    speed over the ground (the moving one of clips in place) of a foot that rests
///     Floating     how long no foot or hand rests, the lowest joint is above floatHeight, and the points'
///                  mean does not fall as things fall (9.8 m/s², 11.5 legs/s² of a person)
///     UnderFloor   how far below the ground a joint is
///     CalibrationPose  how far arms and legs are off that pose
///     JointLimit   the angle between the bones; 0 is straight. Limits of people after the American Academy
///                  of Orthopaedic Surgeons' norms (knee 0 to 135°, elbow 0 to 150°), with room above.
std::vector<MotionFault> motionFaults(const FigureTrails& trails, const ContactSettings& contacts,
                                      const MotionCheckSettings& settings,
                                      std::span<const MotionCheck> checks);
/// All checks.
std::vector<MotionFault> motionFaults(const FigureTrails& trails, const ContactSettings& contacts = {},
                                      const MotionCheckSettings& settings = {});

// Parts of motionFaults(): each appends what it finds.

void appendFrozen(const FigureTrails& trails, const MotionCheckSettings& settings,
                  std::vector<MotionFault>& faults);
void appendPops(const FigureTrails& trails, const MotionCheckSettings& settings,
                std::vector<MotionFault>& faults);
void appendJitter(const FigureTrails& trails, const MotionCheckSettings& settings,
                  std::vector<MotionFault>& faults);
void appendFootSlides(const FigureTrails& trails, const ContactReport& report,
                      const ContactSettings& contacts, const MotionCheckSettings& settings,
                      std::vector<MotionFault>& faults);
void appendFloating(const FigureTrails& trails, const ContactReport& report,
                    const MotionCheckSettings& settings, std::vector<MotionFault>& faults);
void appendUnderFloor(const FigureTrails& trails, const ContactReport& report,
                      const MotionCheckSettings& settings, std::vector<MotionFault>& faults);
void appendCalibrationPoses(const FigureTrails& trails, const MotionCheckSettings& settings,
                            std::vector<MotionFault>& faults);
void appendJointLimits(const FigureTrails& trails, const MotionCheckSettings& settings,
                       std::vector<MotionFault>& faults);

/// Adds a fault of one joint to those of the same check: those that overlap become one, of the worst value
/// against its limit. Expects faults of one check; sorts them by range.
void uniteFaults(std::vector<MotionFault>& faults);

} // namespace tagline
