#pragma once

// SuggestersPresenter lets programs of a person's own suggest ranges: in a list, dashed in the timeline, and
// decided with the keys of rules.

#include <QObject>
#include <QPointer>

#include "app/document/library/Workspace.h"
#include "app/document/queries/SuggesterSession.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

class ActionRegistry;
class LibraryView;
class RulePresenter;
class SuggestersDialog;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;
enum class SuggestionAct;

/// What is suggested is there while the dialog is open. While it suggests anything, the keys and actions that
/// decide about suggestions are about these; else about the rule's.
class SuggestersPresenter : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        LibraryView& libraryView;
        TimelineWidget& timeline;
        TimelinePresenter& lanes;
        RulePresenter& rules;
        QWidget& window;
    };

    /// `file` is the person's own file of suggesters.
    SuggestersPresenter(LibraryDocument& document, Workspace& workspace, const Parts& parts, std::string file,
                        ActionRegistry& actions);

signals:
    /// A person went to a suggestion: Enter and Backspace decide about it.
    void suggestionChosen();
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Something was decided that is no step.
    void done(const QString& text);
    /// What was left undecided.
    void noted(const QString& fact);

protected:
    /// Enter, Backspace and Tab on the timeline decide about suggestions, where no range is selected.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void connectDialog();
    void forget();
    void show();
    void showList();
    QString status() const;
    QString useText() const;
    bool mayLackPlaces() const;
    void choose(const QString& name);
    void add();
    void edit(const QString& name, const Suggester& suggester);
    QString problemOf(const QString& former, const Suggester& suggester) const;
    void tell(const Result<void>& kept);
    void run(const QString& name);
    std::vector<ClipId> clips() const;
    bool decide(SuggestionAct act);
    void look(std::size_t place);
    void showCurrent();
    void chooseOnLane(TagId tag, Frame frame);
    void addTo(ClipId clip, TimelineContent& content) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    Parts m_parts;
    ActionRegistry& m_actions;
    SuggesterSession m_session;
    QPointer<SuggestersDialog> m_dialog;
    QString m_chosen;  ///< the suggester that the dialog shows
    QString m_problem; ///< of what was typed, of keeping it, or of running it
    bool m_isTypedWell = true;
};

} // namespace tagline
