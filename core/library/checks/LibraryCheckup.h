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
    SourceId source;                ///< source of the file; invalid if the check itself is wrong
    ClipId clip;                    ///< invalid if the finding is about the file
    std::vector<FrameRange> ranges; ///< frames that break the check, canonical; empty: no particular frames
    std::string message;            ///< the fault and the expected value, without a full stop
    std::optional<CheckMeasure> measure = {}; ///< of motion checks
    std::string undefinedTag = {}; ///< of the check of tags: the name that is not in the vocabulary

    bool operator==(const CheckFinding&) const = default;
};

struct CheckOutcome
{
    std::string name;
    std::int64_t checked = 0;                ///< number of clips, or of files for checks of files
    std::vector<CheckFinding> findings = {}; ///< in order of path, then of clip

    bool isKept() const { return findings.empty(); }
};

/// Settings for computing the motion that checks need.
struct CheckupRun
{
    std::size_t threads = 1;                  ///< at least 1
    std::function<void()> prepareThread = {}; ///< called first by each thread
    /// Ends the run soon; the result is incomplete then.
    const std::atomic<bool>* isCancelled = nullptr;
};

/// The checks of every library, in this order:
///   Files are readable             models and sidecars
///   Sidecars fit their files       clips that are there, frames within them, files that did not change
///   Tags are in the vocabulary     where there is a library file: those of clips are defined there
///   Values are as declared         types of properties, frames of point tags
///   Groups are kept                groups whose tags exclude each other
/// and then each check of its file. A check whose query cannot be parsed is a finding itself. For a clip
/// whose file is not there, tags are checked as in its sidecar.
std::vector<CheckOutcome> checkup(const ClipLibrary& library, const CheckupRun& run = {});

} // namespace tagline
