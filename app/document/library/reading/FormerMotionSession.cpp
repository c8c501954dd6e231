#include "app/document/library/reading/FormerMotionSession.h"

#include "app/document/library/reading/ImportQueue.h"
#include "core/library/moved/FormerModels.h"

#include <QTimer>

#include <chrono>
#include <cstddef>
#include <utility>

namespace tagline {
namespace {

/// Enough that thousands of clips do not cost thousands of updates, few enough that a person hears soon.
constexpr std::size_t motionsAtOnce = 32;
constexpr std::chrono::milliseconds savingDelay{50};

} // namespace

/// Clips that are compared on another thread.
struct FormerMotionSession::Run
{
    std::vector<ChangedMotion> changed;
    std::shared_ptr<const std::vector<CachedContent>> cached; ///< null: to be listed
    std::vector<std::pair<ChangedMotion, FormerMotion>> found;
    std::atomic<bool> isCancelled = false;
};

FormerMotionSession::FormerMotionSession(LibraryDocument& document, const ImportQueue& imports,
                                         std::string cacheFolder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_imports(imports)
    , m_cacheFolder(std::move(cacheFolder))
{
    connect(&m_document, &LibraryDocument::changed, this, &FormerMotionSession::take);
    connect(&m_imports, &ImportQueue::finished, this, &FormerMotionSession::goOn);
    connect(&m_imports, &ImportQueue::cancelled, this, &FormerMotionSession::goOn);
}

FormerMotionSession::~FormerMotionSession() { cancel(); }

void FormerMotionSession::cancel()
{
    if (m_run) m_run->isCancelled = true;
    m_run.reset();
    m_due.clear();
    m_cached.reset();
}

void FormerMotionSession::take(const DocumentChange& change)
{
    if (change.isReset) cancel();
    const ClipLibrary& library = m_document.library();
    const auto note = [&](ClipId clip) {
        if (motionToCompare(library, clip)) m_due.insert(clip);
    };
    for (const SourceId source : change.sources)
        for (const ClipId clip : library.source(source).clips) note(clip);
    for (const ClipId clip : change.clips) note(clip);
    goOn();
}

void FormerMotionSession::goOn()
{
    if (m_run || m_due.empty() || !m_imports.isIdle()) return;
    auto run = std::make_shared<Run>();
    while (!m_due.empty() && run->changed.size() < motionsAtOnce) {
        const ClipId clip = m_due.extract(m_due.begin()).value();
        if (auto changed = motionToCompare(m_document.library(), clip))
            run->changed.push_back(*std::move(changed));
    }
    if (run->changed.empty()) return;
    run->cached = m_cached;
    m_run = run;
    m_jobs.start(
        tr("Comparing with former versions"),
        [run, folder = m_cacheFolder] {
            if (!run->cached)
                run->cached = std::make_shared<const std::vector<CachedContent>>(cachedContents(folder));
            FormerModels former(*run->cached);
            for (const ChangedMotion& each : run->changed) {
                if (run->isCancelled) return;
                run->found.emplace_back(each, comparedMotion(each, former));
            }
        },
        [this, run](bool) { end(run); }, BackgroundJobs::Urgency::Later);
}

/// Takes what was found, and goes on with the rest. A save in progress has asked for what it writes already.
void FormerMotionSession::end(const std::shared_ptr<Run>& run)
{
    if (m_run != run) return; // another library is open
    if (m_document.isSaving()) return QTimer::singleShot(savingDelay, this, [this, run] { end(run); });
    m_run.reset();
    m_cached = m_due.empty() ? nullptr : run->cached;
    m_document.takeFormerMotions(run->found);
    goOn();
}

} // namespace tagline
