#include "app/document/queries/LikenessSession.h"

namespace tagline {

/// What a search came to, and the rows that it used.
struct LikenessSession::Answer
{
    std::shared_ptr<const LibraryLikeness> rows;
    std::vector<std::uint64_t> versions;
    std::vector<LikenessHit> hits;
    std::optional<Error> error;
};

LikenessSession::LikenessSession(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_work(*this)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            m_rows.reset();
            m_versions.clear();
            return clear();
        }
        if (m_example && (change.areSourcesChanged || change.areMotionSettingsChanged)) search();
    });
}

LikenessSession::~LikenessSession() { m_stop.request_stop(); }

/// Stops the search that runs, and gives the next one its token.
std::stop_token LikenessSession::stopAndBegin()
{
    m_stop.request_stop();
    m_stop = {};
    return m_stop.get_token();
}

std::vector<std::uint64_t> LikenessSession::motionVersions() const
{
    const ClipLibrary& library = m_document.library();
    std::vector<std::uint64_t> versions;
    for (std::uint32_t clip = 0; clip < library.clipCount(); ++clip)
        versions.push_back(library.clip(ClipId(clip)).motionVersion);
    return versions;
}

void LikenessSession::ask(const LikenessExample& example, bool findsMirrored)
{
    m_example = example;
    m_findsMirrored = findsMirrored;
    search();
}

void LikenessSession::clear()
{
    m_work.drop();
    stopAndBegin();
    m_example.reset();
    m_isSearching = false;
    m_hits.clear();
    m_error.reset();
    emit changed();
}

void LikenessSession::search()
{
    m_isSearching = true;
    m_hits.clear();
    m_error.reset();
    auto versions = motionVersions();
    const auto known = versions == m_versions ? m_rows : nullptr;
    const auto work = [this, stop = stopAndBegin(),
                       library = std::make_shared<const ClipLibrary>(m_document.library()), known,
                       versions = std::move(versions), example = *m_example,
                       findsMirrored = m_findsMirrored](const LatestWork::Tell& tell) {
        Answer answer{known, versions, {}, {}};
        if (!answer.rows)
            answer.rows = std::make_shared<const LibraryLikeness>(libraryLikeness(*library, stop));
        if (stop.stop_requested()) return;
        if (answer.rows->index.holds(example.clip))
            answer.hits = answer.rows->index.nearest(example, findsMirrored, most, stop);
        else
            answer.error = likenessRefusal(*library, example.clip);
        tell([this, answer = std::move(answer)] { take(answer); });
    };
    m_work.start(tr("Looking for what moves like this"), work, [this] { clear(); });
    emit changed();
}

void LikenessSession::take(Answer answer)
{
    m_isSearching = false;
    m_rows = std::move(answer.rows);
    m_versions = std::move(answer.versions);
    m_hits = std::move(answer.hits);
    m_error = std::move(answer.error);
    emit changed();
}

} // namespace tagline
