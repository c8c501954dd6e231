#include "app/document/queries/QueryWork.h"

#include "app/document/jobs/BackgroundThread.h"
#include "core/motion/signals/SignalComputation.h"
#include "core/query/language/QueryCanonical.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <algorithm>
#include <atomic>
#include <utility>

namespace tagline {
namespace {

constexpr qint64 firstReportMilliseconds = 60; ///< work that ends earlier reports no progress
constexpr qint64 reportMilliseconds = 250;

QString textOf(std::span<const SignalNeed> needs)
{
    QStringList texts;
    for (const SignalNeed& need : needs) texts += QString::fromStdString(signalText(need));
    return texts.join(QStringLiteral(", "));
}

double millisecondsOf(const QElapsedTimer& timer) { return double(timer.nsecsElapsed()) * 1e-6; }

/// The answers of one work while its signals are being computed.
class ProgressiveAnswers
{
public:
    ProgressiveAnswers(const QueryWork& work, std::vector<SignalNeed> needs,
                       const std::vector<ClipId>& missing)
        : m_work(work)
        , m_query(canonical(work.query))
        , m_isComputed(work.library.index.clipCount(), true)
    {
        for (const ClipId clip : missing) m_isComputed[clip.value] = false;
        m_progress = {textOf(needs), 0, int(missing.size()), false};
    }

    void note(std::span<const ClipId> finished)
    {
        for (const ClipId clip : finished) m_isComputed[clip.value] = true;
        m_progress.done += int(finished.size());
    }

    /// The answer for the clips that are computed.
    QueryWorkAnswer answer(bool isStopped) const
    {
        QueryWorkAnswer result{FrameSet(m_work.library.index.axis()), 0, m_progress};
        result.progress->isStopped = isStopped;
        if (!isLocal(m_query)) return result;
        std::vector<ClipId> clips;
        for (std::uint32_t i = 0; i < m_isComputed.size(); ++i)
            if (m_isComputed[i]) clips.emplace_back(i);
        EvaluationOptions options;
        options.clips = clips;
        QElapsedTimer timer;
        timer.start();
        result.frames = evaluate(m_query, m_work.library, options);
        result.milliseconds = millisecondsOf(timer);
        return result;
    }

private:
    const QueryWork& m_work;
    QueryExpression m_query;
    std::vector<bool> m_isComputed;
    SignalProgress m_progress;
};

/// Computes the missing signals, and answers meanwhile. False if it was cancelled.
bool computeSignals(const QueryWork& work, const std::function<void(QueryWorkAnswer)>& answer)
{
    const std::vector<SignalNeed> needs = signalNeeds(work.query);
    std::vector<ClipId> missing = clipsToCompute(*work.motions, needs, work.library.index.clipCount());
    if (missing.empty()) return true;
    std::stable_partition(missing.begin(), missing.end(),
                          [&](ClipId clip) { return clip == work.firstClip; });
    ProgressiveAnswers answers(work, needs, missing);
    QElapsedTimer sinceReport;
    sinceReport.start();
    qint64 wait = firstReportMilliseconds;
    std::atomic<bool> isCancelled = false;
    const std::stop_callback cancel(work.stop, [&] { isCancelled = true; });
    const SignalComputation computation{*work.motions,       needs,       missing, backgroundThreadCount(),
                                        lowerThreadPriority, &isCancelled};
    const bool isWhole = computation.run([&](std::span<const ClipId> finished) {
        answers.note(finished);
        if (isCancelled || sinceReport.elapsed() < wait) return;
        answer(answers.answer(false));
        wait = reportMilliseconds;
        sinceReport.start();
    });
    if (!isWhole) answer(answers.answer(true));
    return isWhole;
}

/// Measures the motion that like() compares, finds similar motion, and reports the progress. False if it was
/// cancelled.
bool compareMotion(const QueryWork& work, const std::function<void(QueryWorkAnswer)>& answer)
{
    const auto& likeness = work.library.likeness;
    const std::vector<std::string> examples = examplesOf(work.query);
    if (!likeness || examples.empty()) return true;
    SignalProgress progress{QObject::tr("measuring motion"), 0, int(likeness->clipsToMeasure()), false};
    const auto tell = [&](bool isStopped) {
        progress.isStopped = isStopped;
        answer({FrameSet(work.library.index.axis()), 0, progress});
    };
    QElapsedTimer sinceReport;
    sinceReport.start();
    qint64 wait = firstReportMilliseconds;
    const bool isMeasured = likeness->measure([&](std::size_t done) {
        if (work.stop.stop_requested()) return false;
        progress.done = int(done);
        if (progress.done == progress.total || sinceReport.elapsed() < wait) return true;
        tell(false);
        wait = reportMilliseconds;
        sinceReport.start();
        return true;
    });
    const bool isWhole = isMeasured && std::ranges::all_of(examples, [&](const std::string& name) {
                             return likeness->find(name, work.stop);
                         });
    if (!isWhole) tell(true);
    return isWhole;
}

std::vector<UselessExample> uselessExamples(const QueryWork& work)
{
    std::vector<UselessExample> useless;
    if (!work.library.likeness) return useless;
    for (std::string& name : examplesOf(work.query))
        if (auto reason = work.library.likeness->refusal(name))
            useless.push_back({std::move(name), *std::move(reason)});
    return useless;
}

} // namespace

void QueryWork::run(QueryCache& cache, const std::function<void(QueryWorkAnswer)>& answer) const
{
    if (!computeSignals(*this, answer) || !compareMotion(*this, answer)) return;
    QElapsedTimer timer;
    timer.start();
    cache.moveTo(library);
    FrameSet frames = *cache.answer(query);
    const double milliseconds = millisecondsOf(timer);
    answer({std::move(frames), milliseconds, std::nullopt,
            missingJoints(*motions, signalNeeds(query), library.index.clipCount()), uselessExamples(*this),
            unmetValues(query, library)});
}

} // namespace tagline
