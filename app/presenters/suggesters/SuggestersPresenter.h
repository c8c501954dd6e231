#pragma once

// SuggestersPresenter lets programs of a person's own suggest ranges: in a list, dashed in the timeline, and
// decided with the keys of rules.

#include <QPointer>

#include "app/document/queries/SuggesterSession.h"
#include "app/presenters/Presenter.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

class LibraryView;
class RulePresenter;
class SuggestersDialog;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;
enum class SuggestionAct;

/// Suggestions exist while the dialog is open. While there are any, the keys and actions that decide about
/// suggestions are about these; else about the rule's.
class SuggestersPresenter : public Presenter
{
    Q_OBJECT

public:
    struct Parts
    {
        LibraryView& libraryView;
        TimelineWidget& timeline;
        TimelinePresenter& lanes;
        RulePresenter& rules;
    };

    /// `file` is the person's own file of suggesters.
    SuggestersPresenter(const PresenterContext& context, const Parts& parts, std::string file);

signals:
    /// A person went to a suggestion: Enter and Backspace decide about it.
    void suggestionChosen();

protected:
    /// Enter, Backspace and Tab on the timeline decide about suggestions, if no range is selected.
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

    Parts m_parts;
    SuggesterSession m_session;
    QPointer<SuggestersDialog> m_dialog;
    QString m_chosen;  ///< the suggester that the dialog shows
    QString m_problem; ///< of what was typed, of keeping it, or of running it
    bool m_isTypedWell = true;
};

} // namespace tagline
