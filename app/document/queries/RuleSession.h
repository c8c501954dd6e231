#pragma once

// RuleSession runs one rule at a time and updates its suggestions, for a person to accept or reject.

#include <QObject>

#include "app/document/queries/QuerySession.h"
#include "core/library/RuleSuggestions.h"

#include <optional>

namespace tagline {

/// One suggestion.
struct SuggestionRef
{
    ClipId clip;
    FrameRange range;

    bool operator==(const SuggestionRef&) const = default;
};

/// Suggestions are no data: they result from the rule, the motion and the tags. Accepted ones become ordinary
/// ranges, rejected ones are kept with the rule; each decision is one undo step.
class RuleSession : public QObject
{
    Q_OBJECT

public:
    explicit RuleSession(LibraryDocument& document, QObject* parent = nullptr);

    /// Runs the rule of that name, on some clips or (none) on all; an empty or unknown name ends it. The tag
    /// of the rule is interned, so that it has a lane.
    void run(const std::string& rule, std::optional<std::vector<ClipId>> clips = {});
    /// The running rule; null if there is none.
    const TaggingRule* rule() const;
    /// The clips that the rule runs on; none for all.
    const std::optional<std::vector<ClipId>>& clips() const { return m_clips; }

    /// The present suggestions. While signals are computed, those of the clips that have them.
    const RuleSuggestions& suggestions() const { return m_suggestions; }
    /// Progress of the signals; none if the suggestions are complete.
    const std::optional<SignalProgress>& progress() const { return m_query.progress(); }
    /// Why the rule's query is invalid, with the column in the query as typed, or its second threshold
    /// ("rule.second-threshold"); no code if both are valid.
    const Error& error() const { return m_error; }

    /// The suggestion for the next decision.
    const std::optional<SuggestionRef>& current() const { return m_current; }
    /// Makes the next suggestion after a frame current and returns it, in an order of clips; wraps around.
    std::optional<SuggestionRef> goOn(std::span<const ClipId> order, ClipId clip, Frame frame);
    /// Makes the first suggestion of a clip at or after a frame the current one, else its last; none if it
    /// has none.
    void setCurrent(ClipId clip, Frame frame);

    void acceptCurrent();
    void rejectCurrent();
    void acceptAll();
    void rejectAll();

signals:
    /// The rule, its suggestions or the current one have changed.
    void changed();

private:
    void update();
    Error problemOf(const TaggingRule& rule) const;
    void accept(const std::vector<ClipSuggestions>& accepted, const QString& text);
    void reject(const std::vector<ClipSuggestions>& rejected, const QString& text);

    LibraryDocument& m_document;
    QuerySession m_query;
    std::string m_rule;
    std::optional<std::vector<ClipId>> m_clips;
    RuleSuggestions m_suggestions;
    Error m_error;
    std::optional<SuggestionRef> m_current;
};

} // namespace tagline
