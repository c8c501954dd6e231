#include "app/document/queries/QuerySession.h"

#include "core/library/ClipFacts.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/QueryEcho.h"

namespace tagline {

QuerySession::QuerySession(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_work(*this, LatestWork::Priority::Usual)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.areSourcesChanged || change.areSheetsChanged ||
            change.parts.hasAny(partsOfAnswers()))
            setText(m_text);
    });
}

QuerySession::~QuerySession() { m_stop.request_stop(); }

void QuerySession::setText(const QString& text)
{
    m_text = text;
    m_isAnswered = false;
    m_work.drop();
    m_stop.request_stop();
    const auto& library = m_document.library();
    const auto parsed = parseQuery(text.toStdString(), library);
    if (parsed) {
        m_state = QueryState::Valid;
        m_error = Error();
        m_expression = *parsed;
        m_echo = QString::fromStdString(tagline::echo(m_expression, library.vocabulary()));
        evaluateLater();
        return;
    }
    m_echo.clear();
    const bool isEmpty = parsed.error().code == "query.empty";
    m_state = isEmpty ? QueryState::Empty : QueryState::Invalid;
    m_error = isEmpty ? Error() : parsed.error();
    if (isEmpty) m_answer.reset();
    m_progress.reset();
    emit answered();
}

void QuerySession::evaluateLater()
{
    m_stop = {};
    const ClipLibrary& library = m_document.library();
    QueryWork work{m_expression, library.queryLibrary(), library.motions(), m_firstClip, m_stop.get_token()};
    m_work.start(
        tr("The query"),
        [this, work = std::move(work)](const LatestWork::Tell& tell) {
            work.run(m_cache, [&](QueryWorkAnswer answer) {
                tell([this, answer = std::move(answer)]() mutable { take(std::move(answer)); });
            });
        },
        [this] { giveUp(); });
}

void QuerySession::take(QueryWorkAnswer answer)
{
    m_isAnswered = true;
    m_answer = std::move(answer.frames);
    m_milliseconds = answer.milliseconds;
    m_progress = std::move(answer.progress);
    m_missing = std::move(answer.missing);
    m_useless = std::move(answer.useless);
    m_unmet = std::move(answer.unmet);
    emit answered();
}

/// Gives the query up; BackgroundFailures reports why.
void QuerySession::giveUp()
{
    m_state = QueryState::Invalid;
    m_error = {"query.given-up",
               tr("the query could not be answered: change it to try again").toStdString(),
               {},
               0,
               0};
    m_progress.reset();
    emit answered();
}

void QuerySession::stopComputing() { m_stop.request_stop(); }

namespace {

/// The first hit of one clip after `frame` (or the last before it).
std::optional<FrameRange> hitBeside(std::span<const FrameRange> hits, Frame frame, bool forward)
{
    std::optional<FrameRange> found;
    for (const FrameRange hit : hits) {
        if (forward && hit.start > frame) return hit;
        if (!forward && hit.start < frame) found = hit;
    }
    return found;
}

} // namespace

std::optional<std::pair<ClipId, FrameRange>>
QuerySession::neighbourHit(std::span<const ClipId> order, ClipId clip, Frame frame, bool forward) const
{
    if (!m_answer || m_answer->isEmpty() || order.empty()) return std::nullopt;
    if (const auto hit = hitBeside(m_answer->rangesOf(clip).span(), frame, forward))
        return std::pair(clip, *hit);
    const auto here = std::find(order.begin(), order.end(), clip);
    const std::size_t count = order.size();
    const std::size_t start =
        here == order.end() ? (forward ? count - 1 : 0) : std::size_t(here - order.begin());
    for (std::size_t step = 1; step <= count; ++step) {
        const ClipId other = order[(forward ? start + step : start + count - step) % count];
        const FrameRanges hits = m_answer->rangesOf(other);
        if (!hits.isEmpty()) return std::pair(other, forward ? hits[0] : hits[hits.size() - 1]);
    }
    return std::nullopt;
}

} // namespace tagline
