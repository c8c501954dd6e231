#pragma once

// RulePresenter joins the rules panel, the timeline and the keys with the rule that runs.

#include "app/document/queries/RuleSession.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/query/RuleLines.h"
#include "widgets/curves/RulesPanel.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

class LibraryView;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;

/// Requests of a person about the present suggestions.
enum class SuggestionAct { Accept, Reject, Next, AcceptAll };

class RulePresenter : public Presenter
{
    Q_OBJECT

public:
    RulePresenter(const PresenterContext& context, RulesPanel& panel, LibraryView& libraryView,
                  TimelineWidget& timeline, TimelinePresenter& lanes);

    /// Decides about suggestions other than the rule's, which the actions are about first; whether it did.
    using OtherDecisions = std::function<bool(SuggestionAct)>;
    void setOtherDecisions(OtherDecisions others) { m_others = std::move(others); }

    /// Gives the running rule other thresholds, as one step. Does nothing if no rule with lines runs.
    void moveLines(const Threshold& threshold);

signals:
    /// The thresholds of the rule that runs are others; none: no rule runs that compares one signal.
    void linesChanged(const std::optional<RuleLines>& lines);
    /// The rule's answer is to be looked at in the library.
    void queryRequested(const QString& text);
    /// A person went to a suggestion: Enter and Backspace decide about it.
    void suggestionChosen();

protected:
    /// Enter, Backspace and Tab on the timeline decide about suggestions, if no range is selected.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectPanel();
    void show();
    void run(const std::string& name);
    std::optional<std::vector<ClipId>> scopeClips() const;
    void showDrafts();
    void addTo(ClipId clip, TimelineContent& content) const;
    void addRule();
    void removeRule(const QString& name);
    void editRule(const QString& name, TaggingRule rule, const QString& minimum, const QString& gap,
                  const QString& leave);
    void replaceRule(const std::string& name, const TaggingRule& rule);
    void tellLines();
    void decide(void (RuleSession::*decision)());
    void next();
    void choose(TagId tag, Frame frame);
    void act(SuggestionAct asked);
    bool handleKey(int key);
    QString summary() const;
    QString queryProblem(const TaggingRule& rule) const;
    QString nameProblem(const QString& former, const std::string& name) const;
    QString tagProblem(const std::string& tag) const;
    static QString lengthProblem(const QString& typed);
    static QString leaveProblem(const QString& typed, TaggingRule& rule);
    bool showProblem(RuleField field, const QString& problem);

    RuleSession m_rules;
    RulesPanel& m_panel;
    TimelineWidget& m_timeline;
    TimelinePresenter& m_lanes;
    LibraryView& m_libraryView;
    RuleScope m_scope = RuleScope::AllClips;
    OtherDecisions m_others;
    std::optional<RuleLines> m_lines;
    bool m_isLeaveWrong = false; ///< the field of the second threshold says so
};

} // namespace tagline
