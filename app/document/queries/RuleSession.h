#pragma once

// RuleSession runs one rule at a time and keeps its suggestions up to date, for a person to accept or reject.

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

/// Suggestions are no data: they follow from the rule, the motion and the tags. Accepting makes ordinary
/// ranges, rejecting is kept with the rule; each is one undo step.
class RuleSession : public QObject
{
    Q_OBJECT

public:
    explicit RuleSession(LibraryDocument& document, QObject* parent = nullptr);

    /// Runs the rule of that name, on some clips or (none) on all; an empty or unknown name: none. Its tag is
    /// interned, so that it has a lane.
    void run(const std::string& rule, std::optional<std::vector<ClipId>> clips = {});
    /// The rule that runs; null where none does.
    const TaggingRule* rule() const;
    /// The clips that it runs on; none: all.
    const std::optional<std::vector<ClipId>>& clips() const { return m_clips; }

    /// What is suggested now. While signals are being computed, of the clips whose signals are.
    const RuleSuggestions& suggestions() const { return m_suggestions; }
    /// How far the signals are; none where the suggestions are whole.
    const std::optional<SignalProgress>& progress() const { return m_query.progress(); }
    /// Why the rule's query cannot be asked, with the column in the query as it is typed, or its second
    /// threshold not be ("rule.second-threshold"); no code where both can.
    const Error& error() const { return m_error; }

    /// The suggestion that the next decision is about.
    const std::optional<SuggestionRef>& current() const { return m_current; }
    /// The one after a place, in an order of clips, around the end; it becomes the current one.
    std::optional<SuggestionRef> goOn(std::span<const ClipId> order, ClipId clip, Frame frame);
    /// Makes the suggestion of a clip at or after a frame the current one, else its last; none where it has
    /// none.
    void setCurrent(ClipId clip, Frame frame);

    void acceptCurrent();
    void rejectCurrent();
    void acceptAll();
    void rejectAll();

signals:
    /// Rule, suggestions or the current one are others.
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
