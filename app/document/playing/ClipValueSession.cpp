#include "app/document/playing/ClipValueSession.h"

#include "app/document/library/LibraryDocument.h"
#include "core/library/ClipFacts.h"
#include "core/staging/values/ClipValues.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// Limit, so that texts that were tried once are not kept for ever.
constexpr std::size_t mostKnown = 256;

} // namespace

std::optional<std::pair<float, float>> FoundClipValues::span() const
{
    std::optional<std::pair<float, float>> span;
    if (!values) return span;
    for (const float each : *values) {
        if (std::isnan(each)) continue;
        if (!span) span.emplace(each, each);
        span->first = std::min(span->first, each);
        span->second = std::max(span->second, each);
    }
    return span;
}

ClipValueSession::ClipValueSession(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&m_document, &LibraryDocument::changed, this, &ClipValueSession::follow);
}

void ClipValueSession::follow(const DocumentChange& change)
{
    if (change.isReset) {
        for (auto& [asked, known] : m_known) known.job.drop();
        m_known.clear();
    }
    if (m_known.empty()) return;
    if (!change.areSourcesChanged && !change.areSheetsChanged && !change.parts.hasAny(partsOfAnswers()))
        return;
    for (auto& [asked, known] : m_known) known.isStale = true;
    emit changed();
}

FoundClipValues ClipValueSession::values(ClipId clip, const std::string& text, bool isMirrored)
{
    if (!clip.isValid() || clip.value >= m_document.library().clipCount()) return {};
    const Asked asked{clip, text, isMirrored};
    if (!m_known.contains(asked) && m_known.size() >= mostKnown) forgetOldest();
    Known& known = m_known[asked];
    known.asked = ++m_times;
    if (std::exchange(known.isStale, false)) find(asked, known);
    return known.found;
}

/// Removes the oldest values, except those being computed.
void ClipValueSession::forgetOldest()
{
    auto oldest = m_known.end();
    for (auto each = m_known.begin(); each != m_known.end(); ++each)
        if (!each->second.found.isFinding &&
            (oldest == m_known.end() || each->second.asked < oldest->second.asked))
            oldest = each;
    if (oldest != m_known.end()) m_known.erase(oldest);
}

void ClipValueSession::find(const Asked& asked, Known& known)
{
    known.job.drop();
    auto values = ClipValues::of(m_document.library(), asked.clip, asked.text, asked.isMirrored);
    known.found.isFinding = values.hasValue();
    known.found.problem.reset();
    if (!values) {
        known.found.values.reset();
        known.found.problem = values.error();
        return;
    }
    const auto found = std::make_shared<std::vector<float>>();
    known.job = m_jobs.start(
        tr("Finding what weights follow"), [values = *std::move(values), found] { *found = values.values(); },
        [this, asked, found](bool isWell) {
            const auto there = m_known.find(asked);
            if (there == m_known.end()) return;
            FoundClipValues& now = there->second.found;
            now.isFinding = false;
            const bool isSame = now.values && *now.values == *found;
            if (!isWell) now.values.reset();
            if (isWell && !isSame) now.values = found;
            emit changed();
        });
}

} // namespace tagline
