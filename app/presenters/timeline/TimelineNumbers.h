#pragma once

// TimelineNumbers lets people read and type where the selected ranges start and stop: in fields that stay,
// and in some that pop up at a range.

#include "app/presenters/Presenter.h"

#include <QPoint>
#include <QPointer>

#include <vector>

namespace tagline {

class RangeEditor;
class TimelinePresenter;
class TimelineWidget;

class TimelineNumbers : public Presenter
{
    Q_OBJECT

public:
    /// A part of the presenter, which owns it.
    TimelineNumbers(const PresenterContext& context, TimelinePresenter& presenter, TimelineWidget& timeline);

    /// Fields that show the selection from now on, also while it is dragged. Their owner outlives this.
    void addFields(RangeEditor& fields);

private:
    /// A clip whose ranges are changed, from before the entry.
    struct EnteredClip
    {
        ClipSelection ranges;
        TagSheet base;
        TagSheet after; ///< by the last request
    };
    /// The change that is under way: requests of one entry of one editor are one undo step.
    struct Entry
    {
        QPointer<const RangeEditor> editor;
        int number = 0;
        int gesture = 0;
        std::vector<EnteredClip> clips;
        std::vector<ClipSelection> became; ///< the selection since
    };

    void show();
    void showIn(RangeEditor& editor, const std::vector<ClipSelection>& selected);
    void showSubject(RangeEditor& editor, const std::vector<ClipSelection>& selected) const;
    void popUp(QPoint position);
    void popUpAtSelection();
    void replace(const RangeEditor& editor, const std::vector<FrameRange>& extents, int number);
    void beginEntry(const RangeEditor& editor, int number);
    QString stepText() const;
    std::vector<ClipSelection> shownRanges() const;
    bool isAsEntered() const;

    TimelinePresenter& m_presenter;
    TimelineWidget& m_timeline;
    std::vector<QPointer<RangeEditor>> m_editors;
    QPointer<QWidget> m_popup;
    std::vector<ClipSelection> m_shown; ///< in the order of the editors' ranges
    Entry m_entry;
    bool m_isReplacing = false;
};

} // namespace tagline
