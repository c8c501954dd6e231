#include "app/document/queries/RuleSession.h"

#include "app/document/library/NewTags.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/RuleThresholds.h"
#include "core/tagging/SettledEdits.h"

#include <algorithm>

namespace tagline {

RuleSession::RuleSession(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_query(document)
{
    connect(&m_query, &QuerySession::answered, this, &RuleSession::update);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) return run({});
        if (m_rule.empty()) return;
        if (change.parts.has(LibraryPart::Rules)) return run(std::string(m_rule), m_clips);
        if (change.areSheetsChanged || change.parts.has(LibraryPart::Vocabulary)) update();
    });
}

const TaggingRule* RuleSession::rule() const
{
    return m_rule.empty() ? nullptr : m_document.library().findRule(m_rule);
}

void RuleSession::run(const std::string& name, std::optional<std::vector<ClipId>> clips)
{
    m_rule = name;
    m_clips = std::move(clips);
    const TaggingRule* found = rule();
    if (!found) m_rule.clear();
    if (found) m_document.tagNamed(found->tag);
    m_query.setFirstClip(m_clips && !m_clips->empty() ? m_clips->front() : ClipId());
    const auto asked = found ? askedQuery(*found) : Result<std::string>(std::string());
    const QString text = QString::fromStdString(asked ? *asked : found->query); // parsing it finds the error
    if (text != m_query.text()) m_query.setText(text);
    update();
}

Error RuleSession::problemOf(const TaggingRule& rule) const
{
    if (!rule.leave) return m_query.error();
    if (const auto typed = parseQuery(rule.query, m_document.library()); !typed) return typed.error();
    const auto asked = askedQuery(rule);
    return asked ? m_query.error() : asked.error();
}

void RuleSession::update()
{
    const TaggingRule* found = rule();
    m_error = found ? problemOf(*found) : Error();
    const bool isWhole = m_error.code != "rule.second-threshold";
    const bool isKnown = found && isWhole && m_query.state() == QueryState::Valid && m_query.answer();
    m_suggestions = isKnown ? tagline::suggestions(*found, *m_query.answer(), m_document.library(), m_clips)
                            : RuleSuggestions();
    if (m_current) {
        const auto ranges = m_suggestions.rangesOf(m_current->clip);
        if (std::find(ranges.begin(), ranges.end(), m_current->range) == ranges.end()) m_current.reset();
    }
    emit changed();
}

void RuleSession::setCurrent(ClipId clip, Frame frame)
{
    const auto ranges = m_suggestions.rangesOf(clip);
    const auto at =
        std::find_if(ranges.begin(), ranges.end(), [&](FrameRange range) { return range.stop > frame; });
    if (ranges.empty())
        m_current.reset();
    else
        m_current = {clip, at != ranges.end() ? *at : ranges.back()};
    emit changed();
}

std::optional<SuggestionRef> RuleSession::goOn(std::span<const ClipId> order, ClipId clip, Frame frame)
{
    const auto here = m_suggestions.rangesOf(clip);
    const auto later =
        std::find_if(here.begin(), here.end(), [&](FrameRange range) { return range.start > frame; });
    std::optional<SuggestionRef> found;
    if (later != here.end()) found = {clip, *later};
    const auto place = std::find(order.begin(), order.end(), clip);
    const std::size_t start = place == order.end() ? order.size() - 1 : std::size_t(place - order.begin());
    for (std::size_t step = 1; !found && step <= order.size(); ++step) {
        const ClipId other = order[(start + step) % order.size()];
        if (const auto ranges = m_suggestions.rangesOf(other); !ranges.empty())
            found = {other, ranges.front()};
    }
    m_current = found;
    emit changed();
    return found;
}

void RuleSession::accept(const std::vector<ClipSuggestions>& accepted, const QString& text)
{
    const TaggingRule* found = rule();
    if (!found || accepted.empty()) return;
    const TagId tag = m_document.tagNamed(found->tag);
    std::vector<SheetChange> changes;
    for (const ClipSuggestions& each : accepted) {
        const LibraryClip& clip = m_document.library().clip(each.clip);
        changes.push_back({each.clip, settledAddition(clip.sheet, withAccepted(clip.sheet, tag, each.ranges),
                                                      tag, m_document.library().vocabulary(), clip.frames)});
    }
    changeDefining(m_document, std::move(changes), {found->tag}, text);
}

void RuleSession::reject(const std::vector<ClipSuggestions>& rejected, const QString& text)
{
    const TaggingRule* found = rule();
    if (!found || rejected.empty()) return;
    TaggingRule edited = *found;
    for (const ClipSuggestions& each : rejected)
        edited = withRejected(std::move(edited), m_document.library(), each.clip, each.ranges);
    std::vector<TaggingRule> rules = m_document.library().rules();
    for (TaggingRule& each : rules)
        if (each.name == edited.name) each = std::move(edited);
    m_document.set(&LibraryEdit::rules, std::move(rules), text);
}

void RuleSession::acceptCurrent()
{
    if (!m_current || !rule()) return;
    const SuggestionRef current = *m_current;
    accept({{current.clip, {current.range}}}, tr("Accept %1").arg(QString::fromStdString(rule()->tag)));
}

void RuleSession::rejectCurrent()
{
    if (!m_current || !rule()) return;
    const SuggestionRef current = *m_current;
    reject({{current.clip, {current.range}}}, tr("Reject %1").arg(QString::fromStdString(rule()->tag)));
}

void RuleSession::acceptAll()
{
    const auto all = m_suggestions.clips;
    accept(all, tr("Accept %n suggestion(s)", nullptr, int(m_suggestions.totals().ranges)));
}

void RuleSession::rejectAll()
{
    const auto all = m_suggestions.clips;
    reject(all, tr("Reject %n suggestion(s)", nullptr, int(m_suggestions.totals().ranges)));
}

} // namespace tagline
