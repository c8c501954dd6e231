#pragma once

// TimelineLaneControl carries out actions on lanes: which are shown, how and in what order, the filter of
// their names, and the rows below the key lane. It keeps that for each library with the settings.

#include "app/document/library/LibrarySettings.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/timeline/TimelineKeyLanes.h"
#include "app/presenters/timeline/TimelineLaneOptions.h"
#include "widgets/library/rows/RowArrangement.h"

#include <QList>
#include <QString>

#include <set>

class QAction;
class QMenu;

namespace tagline {

class TimelinePresenter;
class TimelineWidget;

/// Advice in place of ranges, and the actions that follow it.
struct LaneHint
{
    QString text;
    QList<QAction*> steps;
};

class TimelineLaneControl : public Presenter
{
    Q_OBJECT

public:
    /// A part of the presenter, which owns it.
    TimelineLaneControl(const PresenterContext& context, TimelinePresenter& presenter,
                        TimelineWidget& timeline);

    /// The frames of any joint's keys of the clip that is shown.
    const SharedArray<float>& keys();
    bool hides(TagId tag) const { return m_options.hides(vocabulary()[tag]); }
    /// Whether a person locked its ranges against the mouse.
    bool locks(TagId tag) const { return m_options.has(LaneOption::Locked, vocabulary()[tag]); }
    /// Orders, marks and leaves out lanes of the clip that is shown.
    void apply(TimelineContent& content);
    /// Leaves out the lanes whose names the filter does not want; those of the query stay.
    void filter(TimelineContent& content);
    /// Leaves out the lanes of tags that have nothing to show in the clip, and names them; a lane that was
    /// shown stays until another clip is shown.
    void foldEmpty(TimelineContent& content);
    /// Advice if no lane of a tag is shown, or none has anything and one of them is active; else empty.
    LaneHint hint(const TimelineContent& content) const;
    /// Adds the actions on a lane to the menu; an invalid one: those on no lane.
    void addTo(QMenu& menu, TagId lane);

private:
    void connectActions();
    LaneHint hintOfEmptyLanes(const TimelineContent& content) const;
    void clear();
    void load(QSettings& settings);
    void setFilter(const QString& text);
    void setOption(LaneOption option, TagId lane, bool isOn);
    void toggle(LaneOption option);
    void moveActiveLane(int step);
    void move(TagId lane, int before);
    void showJoints(bool areShown);
    void showEmptyLanes(bool areShown);
    void changed();
    void updateKeys();
    const TagVocabulary& vocabulary() const { return m_document.library().vocabulary(); }

    TimelinePresenter& m_presenter;
    TimelineWidget& m_timeline;
    LibrarySettings m_kept; ///< the options
    TimelineLaneOptions m_options;
    NameFilter m_filter;
    bool m_showsJoints = false;
    bool m_showsEmpty = false;
    ClipId m_openedIn;          ///< the clip that `m_opened` is about
    std::set<TagId> m_opened;   ///< tags whose lanes were shown in it
    int m_hiddenTagLanes = 0;   ///< that the options left out
    std::uint64_t m_keysOf = 0; ///< the version of the motion whose keys these are; 0: there are none
    std::vector<JointKeys> m_joints;
    SharedArray<float> m_keys;
};

} // namespace tagline
