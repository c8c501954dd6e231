#pragma once

// HistoryPresenter lists the undo steps, goes to any of them, and shows people what an undone step changed,
// and what was pasted.

#include <QTimer>

#include "app/document/editing/LockedSteps.h"
#include "app/presenters/Presenter.h"
#include "widgets/theme/motion/Ease.h"

#include <functional>
#include <memory>
#include <vector>

namespace tagline {

class HistoryPanel;
class TimelineWidget;

/// A step that changes a locked tag set is neither undone nor redone. What undoing changed is shown: its
/// clip, its lane and its frames, which flash; not while something plays in the clip's place, which that
/// would end. Where it changed several clips, or the vocabulary, and not the clip in view, the view stays,
/// and how many clips it changed is said. Owns the clock of that.
class HistoryPresenter : public Presenter
{
    Q_OBJECT

public:
    HistoryPresenter(const PresenterContext& context, HistoryPanel& panel, TimelineWidget& timeline);

    /// Sets what undo calls first: it takes back an unfinished edit, such as a started range; false for none.
    void setUnfinished(std::function<bool()> takeBack) { m_takeBackUnfinished = std::move(takeBack); }

    /// Frames ranges of the shown clip for a moment: those that are there, or are no more, since just now.
    void flash(std::vector<RangeRef> ranges);

private:
    void goTo(int done);
    void refuse(const LockedStep& step, bool isUndo);
    void refreshLater();
    void refresh();
    void showOpen();
    void noteChange(const DocumentChange& change);
    void showChanges();
    void showChange(ClipId clip);
    void showRanges(ClipId clip, const std::vector<RangeRef>& changed);

    HistoryPanel& m_panel;
    TimelineWidget& m_timeline;
    std::function<bool()> m_takeBackUnfinished;
    std::vector<RangeRef> m_flashing;
    Ease m_flash; ///< how strong it is: from 1 to nothing
    QTimer m_stillFlash;
    bool m_isUndoing = false;
    /// The sheets that the steps of just now replaced, step by step.
    std::vector<std::shared_ptr<const std::vector<SheetChange>>> m_replaced;
    bool m_isVocabularyChanged = false; ///< by these steps
    bool m_isRefreshDue = false;
};

/// The authored ranges that only one of two sheets has, in order of tag and start.
std::vector<RangeRef> changedRanges(const TagSheet& before, const TagSheet& after);

} // namespace tagline
