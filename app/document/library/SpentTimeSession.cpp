#include "app/document/library/SpentTimeSession.h"

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/HandedWork.h"
#include "core/library/spent/SpentTimeFile.h"

#include <utility>

namespace tagline {
namespace {

constexpr WorkClock::Milliseconds betweenSettlings = 6'000; ///< a tenth of a minute, the precision of lists
constexpr WorkClock::Milliseconds mostUnkept = 60'000;      ///< the most that a crash loses

} // namespace

SpentTimeSession::SpentTimeSession(std::string file, std::function<WorkClock::Milliseconds()> clock,
                                   QObject* parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_now(std::move(clock))
{
    m_keeping.setMaxThreadCount(1);
    load();
}

SpentTimeSession::~SpentTimeSession() { (void)keep(); }

void SpentTimeSession::setClock(std::function<WorkClock::Milliseconds()> clock)
{
    settle();
    m_now = std::move(clock);
    m_settledAt = m_now();
    m_clock.restart();
}

void SpentTimeSession::load()
{
    runIn(m_keeping, [this, what = tr("Reading the minutes for each clip"), file = m_file] {
        BackgroundFailures::instance().run(what, [&] {
            const auto kept = loadSpentTimes(file);
            if (!kept || !kept->isEmpty()) callIn(*this, [this, kept] { take(kept); });
        });
    });
}

/// Adds the times read from the file, unless they were cleared meanwhile.
void SpentTimeSession::take(const Result<SpentTimes>& kept)
{
    if (!kept) return fail(kept.error());
    if (m_isCleared) return;
    m_times.add(*kept);
    emit changed();
}

void SpentTimeSession::fail(const Error& error)
{
    if (std::exchange(m_hasFailed, true)) return;
    emit failed(error);
}

void SpentTimeSession::setCounting(bool isCounting)
{
    if (isCounting == m_isCounting) return;
    settle();
    m_isCounting = isCounting;
    m_clock.take(m_now()); // drops time from before
    keepLater();
}

void SpentTimeSession::show(const std::optional<SpentClip>& clip)
{
    if (clip == m_clip) return;
    settle();
    m_clip = clip;
    m_clock.take(m_now());                                    // drops time without a clip
    if (!clip || m_unkept.whole() >= mostUnkept) keepLater(); // not at every change of the clip
}

void SpentTimeSession::noteInput()
{
    if (!m_isCounting) return;
    const auto now = m_now();
    m_clock.noteInput(now);
    if (now - m_settledAt < betweenSettlings) return;
    settle();
    if (m_unkept.whole() >= mostUnkept) keepLater();
}

void SpentTimeSession::setInFront(bool isInFront)
{
    m_clock.setInFront(isInFront, m_now());
    settle();
    if (!isInFront) keepLater();
}

/// Gives the clip the time counted since.
void SpentTimeSession::settle()
{
    m_settledAt = m_now();
    if (!m_isCounting || !m_clip) return;
    const auto spent = m_clock.take(m_settledAt);
    if (spent == 0) return;
    m_times.add(*m_clip, spent);
    m_unkept.add(*m_clip, spent);
    emit counted(*m_clip);
}

void SpentTimeSession::keepLater()
{
    if (m_unkept.isEmpty()) return;
    runIn(m_keeping, [this, what = tr("Keeping the minutes for each clip"), file = m_file,
                      more = std::exchange(m_unkept, {})] {
        BackgroundFailures::instance().run(what, [&] {
            const auto kept = addToSpentTimes(file, more);
            if (!kept) callIn(*this, [this, error = kept.error()] { fail(error); });
        });
    });
}

Result<void> SpentTimeSession::keep()
{
    settle();
    m_keeping.waitForDone();
    if (m_unkept.isEmpty()) return {};
    return addToSpentTimes(m_file, std::exchange(m_unkept, {}));
}

Result<void> SpentTimeSession::clear()
{
    m_clock.take(m_now());
    m_keeping.waitForDone();
    auto removed = removeSpentTimes(m_file);
    if (!removed) return removed;
    m_unkept = {};
    m_times = {};
    m_isCleared = true;
    emit changed();
    return removed;
}

} // namespace tagline
