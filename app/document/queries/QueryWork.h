#pragma once

// QueryWork answers one query on a worker thread: progressively, if it needs signals that are not computed
// yet.

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

/// Progress of the signals that a query needs, while not all are computed. The answer then covers only the
/// clips that have them.
struct SignalProgress
{
    QString what; ///< name of the computation: `speed()`, or several signals
    int done = 0; ///< number of clips
    int total = 0;
    bool isStopped = false; ///< by stopComputing(), until the query is evaluated again
};

/// An example that a query names, and why no motion can match it.
struct UselessExample
{
    std::string name;
    std::string reason;
};

struct QueryWorkAnswer
{
    FrameSet frames;
    double milliseconds = 0; ///< of the evaluation only
    std::optional<SignalProgress> progress;
    std::vector<MissingJoint> missing = {};   ///< joints that some clips lack: those have no hits
    std::vector<UselessExample> useless = {}; ///< of like(): no motion can match them
    std::vector<UnmetValue> unmet = {};       ///< values that no clip has: they have no hits
};

struct QueryWork
{
    QueryExpression query;
    QueryLibrary library;
    std::shared_ptr<const ClipMotions> motions; ///< of the same library
    ClipId firstClip;                           ///< computed first; may be invalid
    std::stop_token stop;                       ///< requested by a cancel

    /// Answers once if everything is computed; else a few times a second for the clips that are, then for
    /// all. Cancelled work answers for the computed clips, marked as stopped. A query with random() or like()
    /// needs all clips: it is answered with no frames until then.
    void run(QueryCache& cache, const std::function<void(QueryWorkAnswer)>& answer) const;
};

} // namespace tagline
