#pragma once

// LibraryCheckup finds where the tags of a library break a rule: those that every library has, and the checks
// of its file.

#include "core/library/ClipLibrary.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The measurement behind a finding of a motion check (MotionCheckup.h).
struct CheckMeasure
{
    std::string check; ///< MotionCheckKind::key
    std::string joint; ///< empty: the whole figure
    double value = 0.0;
    double threshold = 0.0;
    std::string unit; ///< unitSymbol()

    bool operator==(const CheckMeasure&) const = default;
};

/// One place where a check is broken.
struct CheckFinding
{
    SourceId source;                ///< whose file it is; invalid where the check itself is wrong
    ClipId clip;                    ///< invalid where it is about the file
    std::vector<FrameRange> ranges; ///< the frames that are wrong, canonical; empty: no single frames are
    std::string message;            ///< what was found and what is expected, without a full stop
    std::optional<CheckMeasure> measure = {}; ///< of motion checks

    bool operator==(const CheckFinding&) const = default;
};

struct CheckOutcome
{
    std::string name;
    std::int64_t checked = 0;                ///< clips that were looked at, or files where it is about files
    std::vector<CheckFinding> findings = {}; ///< in order of path, then of clip

    bool isKept() const { return findings.empty(); }
};

/// How the motion that checks ask for is computed.
struct CheckupRun
{
    std::size_t threads = 1;                  ///< at least 1
    std::function<void()> prepareThread = {}; ///< called first by each of them
    /// Ends it soon; what is given then is not whole.
    const std::atomic<bool>* isCancelled = nullptr;
};

/// The checks of every library, in this order:
///   Files are readable             models and sidecars
///   Sidecars fit their files       clips that are there, frames within them, files that did not change
///   Tags are in the vocabulary     where there is a library file: those of clips are defined there
///   Values are as declared         types of properties, frames of point tags
///   Groups are kept                groups whose tags exclude each other
/// and then for each check of its file. A check whose query cannot be read is a finding of its own. Of a clip
/// whose file is not there, tags are checked as its sidecar has them.
std::vector<CheckOutcome> checkup(const ClipLibrary& library, const CheckupRun& run = {});

} // namespace tagline
