#include "app/document/library/reading/ImportQueue.h"

#include "app/document/jobs/HandedWork.h"
#include "core/import/CacheForgetting.h"
#include "core/library/FolderAgreement.h"
#include "core/support/FailureOf.h"
#include "core/system/MappedFile.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <iterator>
#include <utility>

namespace tagline {

using namespace std::chrono_literals;

namespace {

constexpr auto deliveryInterval = 20ms;
/// A delivery costs time for its clips and for the lists that follow it, more in a larger library: after it,
/// the window has twice that time for everything else before the next one.
constexpr int pauseAfterDelivery = 2;
constexpr std::chrono::milliseconds longestPause = 400ms;
/// Most sources in one delivery: 66,000 would block the window for a second.
constexpr std::size_t mostDelivered = 2'000;

} // namespace

/// The sources that wait to be read, and the results not delivered yet; shared with the workers.
struct ImportQueue::Batch
{
    std::mutex mutex;
    /// One file, on its way to a worker and back.
    struct Reading
    {
        SourceId source;
        std::string path;
        ImportSettings settings;
        std::optional<std::int64_t> bytes;
        int number = 0;
        std::shared_ptr<std::atomic<bool>> isCancelled;
        Cache cache = Cache::Used;
        std::optional<LoadedSource> loaded = {}; ///< result, on its way back
    };
    std::deque<Reading> waiting; ///< one per task of the pool that has not begun
    int underWay = 0;            ///< sources being read
    std::deque<Reading> readings;

    /// Takes the results to deliver now, of `toCome` still to be delivered in all; none during the pause
    /// after the last delivery, unless all or mostDelivered of them wait.
    std::vector<Reading> takeDue(int toCome);
    void noteDelivery(std::chrono::milliseconds took);

private:
    QElapsedTimer m_sinceDelivery;       ///< since the end of the last delivery
    std::chrono::milliseconds m_pause{}; ///< from there until the next delivery, unless much waits
};

std::vector<ImportQueue::Batch::Reading> ImportQueue::Batch::takeDue(int toCome)
{
    const std::lock_guard lock(mutex);
    const bool isPaused =
        m_sinceDelivery.isValid() && std::chrono::milliseconds(m_sinceDelivery.elapsed()) < m_pause;
    if (isPaused && int(readings.size()) < toCome && readings.size() < mostDelivered) return {};
    const auto end = readings.begin() + std::ptrdiff_t(std::min(readings.size(), mostDelivered));
    std::vector<Reading> due(std::make_move_iterator(readings.begin()), std::make_move_iterator(end));
    readings.erase(readings.begin(), end);
    return due;
}

void ImportQueue::Batch::noteDelivery(std::chrono::milliseconds took)
{
    m_pause = std::min(took * pauseAfterDelivery, longestPause);
    m_sinceDelivery.start();
}

namespace {

/// Neither part is read. The sidecar is an error, as an empty one would mean that its tags were removed.
LoadedSource cancelledSource(const std::string& path, const ImportSettings& settings)
{
    const Error error{"import.cancelled", "reading was cancelled", path};
    return {error, settings, error};
}

/// The content of a source, or the error of reading it, exceptions included.
LoadedSource loadedSafely(const ModelImporter& importer, const std::string& path,
                          const ImportSettings& settings, const std::atomic<bool>* isCancelled)
{
    LoadedSource loaded = cancelledSource(path, settings);
    const std::string failure =
        failureOf([&] { loaded = loadSource(importer, path, settings, isCancelled); });
    if (failure.empty()) return loaded;
    const Error error{"import.failed", "it could not be read: " + failure, path};
    return {error, settings, error};
}

} // namespace

ImportQueue::ImportQueue(LibraryDocument& document, ImportEnvironment environment, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_environment(environment)
    , m_importer(std::move(environment))
    , m_batch(std::make_shared<Batch>())
    , m_isCancelled(std::make_shared<std::atomic<bool>>(false))
{
    m_delivery.setInterval(deliveryInterval);
    connect(&m_delivery, &QTimer::timeout, this, &ImportQueue::deliver);
    m_broken = brokenMappings();
    m_guard.setInterval(500ms);
    connect(&m_guard, &QTimer::timeout, this, &ImportQueue::readBrokenAnew);
    m_guard.start();
    connect(&m_document, &LibraryDocument::changed, this, &ImportQueue::takeChange);
}

void ImportQueue::takeChange(const DocumentChange& change)
{
    const std::vector<ImportSettings> settings = m_document.importSettings(change.toRead);
    for (std::size_t i = 0; i < settings.size(); ++i) start(change.toRead[i], settings[i]);
    if (!change.toRead.empty()) emit progressed(m_done, m_total);
    if (!change.isReset) return;
    cancel();
    m_pool.clear();
    m_batch = std::make_shared<Batch>();
    m_readings.clear();
    m_done = m_total = m_looks = 0;
    m_estimate = {};
    m_delivery.stop();
    emit progressed(0, 0);
}

ImportQueue::~ImportQueue()
{
    m_isCancelled->store(true);
    m_pool.clear();
    m_pool.waitForDone();
}

void ImportQueue::awaitLook()
{
    ++m_looks;
    emit progressed(m_done, m_total);
}

void ImportQueue::noteLooked()
{
    --m_looks;
    emit progressed(m_done, m_total);
    finishIfIdle();
}

/// Adds a task to the pool; a thread chooses its source when it takes the task (readFirst).
void ImportQueue::start(SourceId id, const ImportSettings& settings, Cache cache)
{
    const LibrarySource& source = m_document.library().source(id);
    m_mayAgree = true;
    ++m_total;
    m_estimate.add(source.bytes);
    if (!m_clock.isValid()) m_clock.start();
    {
        const std::lock_guard lock(m_batch->mutex);
        m_batch->waiting.push_back(
            {id, source.path, settings, source.bytes, ++m_readings[id], m_isCancelled, cache});
    }
    runIn(m_pool, [this, batch = m_batch] { readNext(*batch); });
    if (!m_delivery.isActive()) m_delivery.start();
}

/// Runs on a thread of the pool. The last result is delivered at once: no more are to come.
void ImportQueue::readNext(Batch& batch)
{
    Batch::Reading next;
    {
        const std::lock_guard lock(batch.mutex);
        if (batch.waiting.empty()) return;
        next = std::move(batch.waiting.front());
        batch.waiting.pop_front();
        ++batch.underWay;
    }
    if (next.cache == Cache::Forgotten) forgetCached(m_environment, next.path, next.settings);
    next.loaded = next.isCancelled->load()
                      ? cancelledSource(next.path, next.settings)
                      : loadedSafely(m_importer, next.path, next.settings, next.isCancelled.get());
    bool isLast = false;
    {
        const std::lock_guard lock(batch.mutex);
        batch.readings.push_back(std::move(next));
        isLast = --batch.underWay == 0 && batch.waiting.empty();
    }
    if (isLast) callIn(*this, [this] { deliver(); });
}

/// Reads them again with their last settings, whoever set those.
void ImportQueue::readBrokenAnew()
{
    const std::uint64_t broken = brokenMappings();
    if (std::exchange(m_broken, broken) == broken) return;
    const ClipLibrary& library = m_document.library();
    int count = 0;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        if (!source.model || !source.model->file || !source.model->file->isBroken()) continue;
        start(SourceId(i), source.settings, Cache::Forgotten);
        ++count;
    }
    if (count == 0) return;
    emit progressed(m_done, m_total);
    emit cacheBroken(count);
}

void ImportQueue::readFirst(SourceId source)
{
    const std::lock_guard lock(m_batch->mutex);
    std::ranges::stable_partition(m_batch->waiting,
                                  [source](const Batch::Reading& each) { return each.source == source; });
}

std::optional<std::chrono::seconds> ImportQueue::timeLeft() const
{
    return m_clock.isValid() ? m_estimate.left(std::chrono::milliseconds(m_clock.elapsed())) : std::nullopt;
}

// Readings that start from now on have a new flag.
void ImportQueue::cancel()
{
    m_mayAgree = false;
    m_isCancelled->store(true);
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    emit cancelled();
}

/// Whether the former content stays, as its new reading was cancelled.
bool ImportQueue::isToBeKept(SourceId source, const LoadedSource& loaded) const
{
    return m_document.library().source(source).state == SourceState::Ready && !loaded.model &&
           loaded.model.error().code == "import.cancelled";
}

void ImportQueue::deliver()
{
    const std::shared_ptr<Batch> batch = m_batch;
    std::vector<Batch::Reading> readings = batch->takeDue(m_total - m_done);
    if (readings.empty()) return;
    QElapsedTimer clock;
    clock.start();
    m_done += int(readings.size());
    for (const Batch::Reading& reading : readings)
        m_estimate.noteRead(reading.bytes, std::chrono::milliseconds(m_clock.elapsed()));
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    for (Batch::Reading& each : readings) {
        if (each.number == m_readings[each.source] && !isToBeKept(each.source, *each.loaded))
            loaded.emplace_back(each.source, *std::move(each.loaded));
    }
    if (!loaded.empty()) m_document.takeLoaded(std::move(loaded));
    emit progressed(m_done, m_total);
    batch->noteDelivery(std::chrono::milliseconds(clock.elapsed()));
    finishIfIdle();
}

void ImportQueue::tellCacheProblem()
{
    const auto problem = m_importer.cacheProblem();
    if (!problem || std::exchange(m_isCacheTold, true)) return;
    emit cacheUnwritable(QString::fromStdString(problem->file));
}

void ImportQueue::finishIfIdle()
{
    if (!isIdle()) return;
    const auto agreed = m_mayAgree ? folderAgreements(m_document.library()) : std::vector<AgreedSettings>();
    for (const AgreedSettings& each : agreed) start(each.source, each.settings);
    if (!isIdle()) return;
    m_delivery.stop();
    m_done = m_total = 0;
    m_estimate = {};
    m_importer.endWaitingWorkers();
    tellCacheProblem();
    emit finished();
}

} // namespace tagline
