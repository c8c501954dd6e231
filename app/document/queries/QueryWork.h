#pragma once

// QueryWork answers one query on a worker thread: progressively, where it asks for signals that nobody has
// computed yet.

#include <QString>

#include "core/motion/ClipMotions.h"
#include "core/motion/signals/SignalNeeds.h"
#include "core/query/editing/UnmetValues.h"
#include "core/query/evaluation/QueryCache.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagline {

/// How far the signals are that a query asks for, while not all are computed. The answer then is that of the
/// clips which are.
struct SignalProgress
{
    QString what; ///< what is computed: `speed()`, or several of them
    int done = 0; ///< clips
    int total = 0;
    bool isStopped = false; ///< by stopComputing(): it stays so until the query is asked again
};

/// An example that a query names, and why nothing can move like it.
struct UselessExample
{
    std::string name;
    std::string reason;
};

struct QueryWorkAnswer
{
    FrameSet frames;
    double milliseconds = 0; ///< of the evaluation alone
    std::optional<SignalProgress> progress;
    std::vector<MissingJoint> missing = {};   ///< joints that some clips lack: they answer nothing
    std::vector<UselessExample> useless = {}; ///< of like(): nothing can move like them
    std::vector<UnmetValue> unmet = {};       ///< that no clip has: they are found nowhere
};

struct QueryWork
{
    QueryExpression query;
    QueryLibrary library;
    std::shared_ptr<const ClipMotions> motions; ///< of the same library
    ClipId firstClip;                           ///< computed before others; may be invalid
    std::stop_token stop;                       ///< it was cancelled

    /// Answers once where everything is computed; else a few times a second about the clips that are, then
    /// about all. A cancelled work answers about the clips that are computed, stopped. A query with random()
    /// or like() needs all clips: it is answered with no frames until then.
    void run(QueryCache& cache, const std::function<void(QueryWorkAnswer)>& answer) const;
};

} // namespace tagline
