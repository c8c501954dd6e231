#include "app/presenters/timeline/TimelineMenu.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/DerivedTagLanes.h"
#include "app/presenters/timeline/TimelineLaneControl.h"
#include "app/presenters/timeline/TimelineLanes.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/tags/sheet/RangeEdits.h"
#include "core/tags/vocabulary/GroupViolations.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QMenu>

#include <algorithm>

namespace tagline {

TimelineMenu::TimelineMenu(const PresenterContext& context, TimelinePresenter& presenter,
                           TimelineLaneControl& lanes, TimelineWidget& timeline)
    : Presenter(context, &presenter)
    , m_presenter(presenter)
    , m_lanes(lanes)
    , m_timeline(timeline)
{
    connect(&m_timeline, &TimelineWidget::contextMenuRequested, this, &TimelineMenu::show);
}

void TimelineMenu::show(std::optional<RangeRef> range, TagId lane, Frame frame, QPoint position)
{
    QMenu menu(&m_timeline);
    menu.setObjectName("timelineMenu");
    menu.setToolTipsVisible(true);
    if (lane.isValid()) m_workspace.setActiveTag(lane);
    if (range) {
        addRange(menu, *range);
        addMending(menu, lane, frame);
    } else if (isOnCurve(position)) {
        addActions(menu, {"tag.threshold", "edit.paste", "view.curves"});
    } else if (isOnAnswer(position)) {
        addActions(menu, {"query.tagHits", "query.liveTag", "query.export"});
        menu.addSeparator();
        addActions(menu, {"query.previousHit", "query.nextHit", "clip.playHits", "reel.play"});
    } else if (const QString liveTag = liveTagAt(position); !liveTag.isEmpty()) {
        addLiveTag(menu, liveTag);
    } else if (lane.isValid()) {
        addActions(menu, {"tag.startStop", "edit.selectTag", "edit.paste", "tag.edit"});
        addMending(menu, lane, frame);
    } else {
        addActions(menu, {"edit.paste"});
    }
    menu.addSeparator();
    addLane(menu, lane, range.has_value());
    if (!range) addActions(menu, {"view.fit", "tag.new"});
    menu.exec(position);
}

const TimelineLane* TimelineMenu::laneAt(QPoint position) const
{
    const TimelineContent& content = m_timeline.content();
    const int lane =
        m_timeline.geometryOfView().hit(content, m_timeline.viewport()->mapFromGlobal(position)).lane;
    return lane >= 0 ? &content.lanes[std::size_t(lane)] : nullptr;
}

bool TimelineMenu::isOnAnswer(QPoint position) const
{
    const TimelineLane* lane = laneAt(position);
    return lane && lane->kind == LaneKind::Query;
}

bool TimelineMenu::isOnCurve(QPoint position) const
{
    const TimelineLane* lane = laneAt(position);
    return lane && lane->kind == LaneKind::Curve && lane->id.startsWith(QLatin1String(curveLaneId));
}

QString TimelineMenu::liveTagAt(QPoint position) const
{
    const TimelineLane* lane = laneAt(position);
    return lane ? liveTagOf(*lane) : QString();
}

void TimelineMenu::addActions(QMenu& menu, std::initializer_list<const char*> ids)
{
    for (const char* id : ids) menu.addAction(m_actions[id]);
}

void TimelineMenu::addRange(QMenu& menu, const RangeRef& range)
{
    const auto& selection = m_workspace.selection();
    if (std::find(selection.begin(), selection.end(), range) == selection.end())
        m_workspace.setSelection({range});
    const bool areSeveral = m_workspace.selection().size() > 1;
    addActions(menu, {"edit.numeric", "edit.record", "edit.property"});
    addFrames(*menu.addMenu(tr("Frames")), areSeveral);
    menu.addSeparator();
    addActions(menu, {"edit.split"});
    if (areSeveral) addActions(menu, {"edit.merge"});
    addOtherTags(*menu.addMenu(tr("Change Tag To")), range.tag);
    menu.addSeparator();
    addActions(menu, {"edit.copy", "edit.delete"});
}

/// Adds the actions on a live tag, whose ranges nobody edits.
void TimelineMenu::addLiveTag(QMenu& menu, const QString& name)
{
    menu.addAction(icon("query"), tr("Find in Query"), this,
                   [this, name] { emit m_presenter.queryForLiveTagRequested(name); });
    menu.addAction(icon("settings"), tr("Edit Query…"), this,
                   [this, name] { emit m_presenter.liveTagEditRequested(name); });
}

/// Adds the actions on the frames of a range, whichever tag it has.
void TimelineMenu::addFrames(QMenu& menu, bool areSeveral)
{
    menu.menuAction()->setObjectName("frames");
    menu.setToolTipsVisible(true);
    addActions(menu, {"clip.loopRange", "edit.caption"});
    if (!areSeveral) addActions(menu, {"query.like"});
}

/// Adds every tag but the one that the range has.
void TimelineMenu::addOtherTags(QMenu& menu, TagId had)
{
    menu.menuAction()->setObjectName("changeTag");
    for (const TagId tag : shownTags(m_document.library())) {
        if (tag == had) continue;
        const QString name = shortTagName(m_document.library(), tag);
        QAction* action = menu.addAction(menuText(name));
        connect(action, &QAction::triggered, this, [this, tag, name] {
            m_presenter.editSelected(tr("Change Tag to %1").arg(name), 0,
                                     [tag](const TagSheet& sheet, const std::vector<RangeRef>& selected,
                                           Frame) { return withRangesRetagged(sheet, selected, tag); });
        });
    }
    menu.menuAction()->setEnabled(!menu.isEmpty());
}

/// Adds an action that mends the hatched frames that were clicked.
void TimelineMenu::addMending(QMenu& menu, TagId lane, Frame frame)
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const LibraryClip& clip = m_document.library().clip(m_workspace.currentClip());
    const std::string group = vocabulary[lane].group;
    const std::string_view set = setOf(vocabulary[lane].name);
    for (const GroupViolation& violation : groupViolations(clip.sheet, clip.frames, vocabulary)) {
        const bool isOfLane = violation.group == group && violation.set == set;
        if (!isOfLane || !violation.range.contains(frame)) continue;
        const QString text = (violation.tags.empty() ? tr("Fill Gap in %1") : tr("Keep One Tag of %1 Here"))
                                 .arg(QString::fromStdString(group));
        connect(menu.addAction(menuText(text)), &QAction::triggered, this,
                [this, violation, text, clicked = m_workspace.currentClip(), frames = clip.frames] {
                    // A blend may have gone on to another clip while the menu was open.
                    if (m_workspace.currentClip() != clicked || !m_presenter.mayEdit()) return;
                    m_presenter.edit(text, 0, [&](const TagSheet& sheet) {
                        return withGroupMended(sheet, violation.group, violation.range, frames,
                                               m_document.library().vocabulary(), violation.set);
                    });
                });
    }
}

/// Adds a sub-menu of the actions on lanes rather than on ranges.
void TimelineMenu::addLane(QMenu& menu, TagId lane, bool isOfRange)
{
    QMenu* lanes = menu.addMenu(lane.isValid() ? tr("Lane") : tr("Lanes"));
    lanes->menuAction()->setObjectName("lanes");
    lanes->setToolTipsVisible(true);
    if (isOfRange) {
        addActions(*lanes, {"tag.startStop", "edit.selectTag", "edit.closeGaps", "tag.edit"});
        lanes->addSeparator();
    }
    m_lanes.addTo(*lanes, lane);
}

} // namespace tagline
