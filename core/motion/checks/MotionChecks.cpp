#include "core/motion/checks/MotionChecks.h"

#include <algorithm>
#include <array>

namespace tagline {
namespace {

constexpr std::array kinds{
    MotionCheckKind{MotionCheck::Frozen, "frozen", "Bad.Frozen", "Frozen",
                    "nothing moves, and moves right before or after", MotionFaultUnit::Seconds},
    MotionCheckKind{MotionCheck::Pop, "pop", "Bad.Pop", "Pop", "a joint jumps", MotionFaultUnit::LegLengths},
    MotionCheckKind{MotionCheck::Jitter, "jitter", "Bad.Jitter", "Jitter", "a joint shakes",
                    MotionFaultUnit::LegLengths},
    MotionCheckKind{MotionCheck::FootSlide, "foot-slide", "Bad.FootSlide", "Foot slide",
                    "a foot that rests moves over the ground", MotionFaultUnit::LegLengthsPerSecond},
    MotionCheckKind{MotionCheck::Floating, "floating", "Bad.Floating", "Floating",
                    "nothing carries the figure, and it does not fall", MotionFaultUnit::Seconds},
    MotionCheckKind{MotionCheck::UnderFloor, "under-floor", "Bad.UnderFloor", "Under the floor",
                    "a joint is below the ground", MotionFaultUnit::LegLengths},
    MotionCheckKind{MotionCheck::CalibrationPose, "calibration-pose", "Bad.CalibrationPose",
                    "Calibration pose", "a T or an A at the start or the end", MotionFaultUnit::Degrees},
    MotionCheckKind{MotionCheck::JointLimit, "joint-limit", "Bad.JointLimit", "Joint limit",
                    "a knee or an elbow bends as none does", MotionFaultUnit::Degrees},
};

constexpr std::array<MotionCheck, kinds.size()> allChecks{
    MotionCheck::Frozen,   MotionCheck::Pop,        MotionCheck::Jitter,          MotionCheck::FootSlide,
    MotionCheck::Floating, MotionCheck::UnderFloor, MotionCheck::CalibrationPose, MotionCheck::JointLimit};

bool standsOnGround(MotionCheck check)
{
    return check == MotionCheck::FootSlide || check == MotionCheck::Floating ||
           check == MotionCheck::UnderFloor;
}

/// How far beyond its limit, so that faults of one check can be held against each other.
float gravityOf(const MotionFault& fault)
{
    if (fault.check == MotionCheck::CalibrationPose) return -fault.value; // the nearer the worse
    return fault.threshold > 0.0f ? fault.value / fault.threshold : fault.value;
}

} // namespace

std::span<const MotionCheckKind> motionCheckKinds() { return kinds; }

const MotionCheckKind& kindOf(MotionCheck check) { return kinds[std::size_t(check)]; }

const MotionCheckKind* findMotionCheck(std::string_view name)
{
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const MotionCheckKind& kind) {
        return kind.key == name || kind.tag == name;
    });
    return found == kinds.end() ? nullptr : &*found;
}

std::vector<MotionFault> motionFaults(const FigureTrails& trails, const ContactSettings& contacts,
                                      const MotionCheckSettings& settings,
                                      std::span<const MotionCheck> checks)
{
    ContactReport report;
    if (std::any_of(checks.begin(), checks.end(), standsOnGround))
        report = detectContacts(trails.ways(), trails.limbs(), contacts);
    std::vector<MotionFault> all;
    for (const MotionCheckKind& kind : kinds) {
        if (std::find(checks.begin(), checks.end(), kind.check) == checks.end()) continue;
        std::vector<MotionFault> faults;
        switch (kind.check) {
        case MotionCheck::Frozen:
            appendFrozen(trails, settings, faults);
            break;
        case MotionCheck::Pop:
            appendPops(trails, settings, faults);
            break;
        case MotionCheck::Jitter:
            appendJitter(trails, settings, faults);
            break;
        case MotionCheck::FootSlide:
            appendFootSlides(trails, report, contacts, settings, faults);
            break;
        case MotionCheck::Floating:
            appendFloating(trails, report, settings, faults);
            break;
        case MotionCheck::UnderFloor:
            appendUnderFloor(trails, report, settings, faults);
            break;
        case MotionCheck::CalibrationPose:
            appendCalibrationPoses(trails, settings, faults);
            break;
        case MotionCheck::JointLimit:
            appendJointLimits(trails, settings, faults);
            break;
        }
        uniteFaults(faults);
        all.insert(all.end(), faults.begin(), faults.end());
    }
    return all;
}

std::vector<MotionFault> motionFaults(const FigureTrails& trails, const ContactSettings& contacts,
                                      const MotionCheckSettings& settings)
{
    return motionFaults(trails, contacts, settings, allChecks);
}

void uniteFaults(std::vector<MotionFault>& faults)
{
    std::stable_sort(faults.begin(), faults.end(),
                     [](const MotionFault& a, const MotionFault& b) { return a.range < b.range; });
    std::vector<MotionFault> united;
    for (const MotionFault& fault : faults) {
        if (united.empty() || fault.range.start >= united.back().range.stop) {
            united.push_back(fault);
            continue;
        }
        MotionFault& last = united.back();
        const FrameRange both{last.range.start, std::max(last.range.stop, fault.range.stop)};
        if (gravityOf(fault) > gravityOf(last)) last = fault;
        last.range = both;
    }
    faults = std::move(united);
}

} // namespace tagline
