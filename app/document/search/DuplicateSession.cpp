#include "app/document/search/DuplicateSession.h"

#include <functional>
#include <memory>
#include <utility>

namespace tagline {
namespace {

constexpr double rowsShare = 0.2;   ///< share of the work until the rows of all clips are computed
constexpr double toldSteps = 100.0; ///< number of progress reports of a search

/// Returns a function that reports the progress of a search in steps, and whether it is still wanted.
GoOn tellingShare(const LatestWork::Tell& tell, const std::stop_token& stop, double from, double to,
                  std::function<void(double)> take)
{
    return [&tell, stop, from, to, take = std::move(take), told = -1](double share) mutable {
        const double all = from + (to - from) * share;
        const int step = int(all * toldSteps);
        if (step != std::exchange(told, step)) tell([take, all] { take(all); });
        return !stop.stop_requested();
    };
}

} // namespace

/// Result of a search.
struct DuplicateSession::Answer
{
    std::vector<DuplicateGroup> groups;
    std::size_t withoutBody = 0;
};

DuplicateSession::DuplicateSession(const LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_work(*this)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) return stop();
        const bool isAsked = m_isAnswered || m_isSearching || m_hasFailed;
        if (isAsked && (change.areSourcesChanged || change.parts.has(LibraryPart::Motion))) search();
    });
}

DuplicateSession::~DuplicateSession() { m_stop.request_stop(); }

/// Stops the running search, and returns the token of the next.
std::stop_token DuplicateSession::stopAndBegin()
{
    m_work.drop();
    m_stop.request_stop();
    m_stop = {};
    return m_stop.get_token();
}

void DuplicateSession::ask(const DuplicateOptions& options)
{
    m_options = options;
    search();
}

void DuplicateSession::stop()
{
    stopAndBegin();
    m_isSearching = m_isAnswered = m_hasFailed = false;
    m_groups.clear();
    m_withoutBody = 0;
    emit changed();
}

void DuplicateSession::search()
{
    const std::stop_token stop = stopAndBegin();
    m_isAnswered = m_hasFailed = false;
    m_isSearching = true;
    m_share = 0.0;
    const auto library = std::make_shared<const ClipLibrary>(m_document.library());
    m_work.start(
        tr("The search for near duplicates"),
        [this, library, stop, options = m_options](const LatestWork::Tell& tell) {
            const auto take = [this](double share) { takeShare(share); };
            const LibraryCopyRows rows =
                libraryCopyRows(*library, tellingShare(tell, stop, 0.0, rowsShare, take));
            const auto found =
                nearDuplicates(rows.clips, options, tellingShare(tell, stop, rowsShare, 1.0, take));
            if (!found || stop.stop_requested()) return;
            Answer answer{duplicateGroups(*library, *found), rows.withoutBody.size()};
            tell([this, answer = std::move(answer)]() mutable { this->take(std::move(answer)); });
        },
        [this] { fail(); });
    emit changed();
}

void DuplicateSession::takeShare(double share)
{
    m_share = share;
    emit progressed();
}

void DuplicateSession::take(Answer answer)
{
    m_isSearching = false;
    m_isAnswered = true;
    m_groups = std::move(answer.groups);
    m_withoutBody = answer.withoutBody;
    emit changed();
}

void DuplicateSession::fail()
{
    m_isSearching = false;
    m_hasFailed = true;
    m_groups.clear();
    emit changed();
}

} // namespace tagline
