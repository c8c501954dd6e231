#include "app/presenters/timeline/TimelineLaneControl.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "widgets/timeline/LaneHeadButtons.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr char jointsKey[] = "timeline/jointKeys";
constexpr char emptyLanesKey[] = "timeline/emptyLanes";

bool isTag(const TimelineLane& lane) { return lane.kind == LaneKind::Tag; }

int tagLanes(const TimelineContent& content)
{
    return int(std::count_if(content.lanes.begin(), content.lanes.end(), isTag));
}

bool hasNothing(const TimelineLane& lane)
{
    return lane.ranges.empty() && lane.implied.empty() && lane.violations.empty() && !lane.openStart &&
           !lane.isLive && !lane.drawing;
}

} // namespace

TimelineLaneControl::TimelineLaneControl(const PresenterContext& context, TimelinePresenter& presenter,
                                         TimelineWidget& timeline)
    : Presenter(context, &presenter)
    , m_presenter(presenter)
    , m_timeline(timeline)
    , m_kept(m_document, QStringLiteral("lanes"),
             {[this] { clear(); }, [this](QSettings& settings) { load(settings); },
              [this](QSettings& settings) { m_options.save(settings); }})
{
    connect(&m_timeline, &TimelineWidget::laneMoveRequested, this, &TimelineLaneControl::move);
    connect(&m_timeline, &TimelineWidget::laneToggleRequested, this, [this](const QString& lane) {
        if (lane == QLatin1String(keyLaneId)) showJoints(!m_showsJoints);
    });
    connect(&m_timeline, &TimelineWidget::laneFilterChanged, this, &TimelineLaneControl::setFilter);
    connect(&m_timeline, &TimelineWidget::emptyLaneRequested, &m_workspace, &Workspace::setActiveTag);
    connect(&m_timeline.headButtons(), &LaneHeadButtons::hideClicked, this,
            [this](TagId lane) { setOption(LaneOption::Hidden, lane, true); });
    connect(&m_timeline.headButtons(), &LaneHeadButtons::lockClicked, this, [this](TagId lane) {
        setOption(LaneOption::Locked, lane, !m_options.has(LaneOption::Locked, vocabulary()[lane]));
    });
    connectActions();
    m_kept.keepIn(m_settings);
    showJoints(m_settings.value(jointsKey, false).toBool());
    showEmptyLanes(m_settings.value(emptyLanesKey, false).toBool());
}

void TimelineLaneControl::connectActions()
{
    m_actions.followKey("view.filterLanes", &m_timeline, &TimelineWidget::setLaneFilterKey);
    m_actions.followKey("view.hideLane", &m_timeline.headButtons(), &LaneHeadButtons::setHideKey);
    m_actions.followKey("view.lockLane", &m_timeline.headButtons(), &LaneHeadButtons::setLockKey);
    m_actions.connectTo("view.filterLanes", &m_timeline, [this] { m_timeline.editLaneFilter(); });
    m_actions.connectTo("view.laneUp", this, [this] { moveActiveLane(-1); });
    m_actions.connectTo("view.laneDown", this, [this] { moveActiveLane(1); });
    m_actions.connectTo("view.lockLane", this, [this] { toggle(LaneOption::Locked); });
    m_actions.connectTo("view.hideLane", this, [this] { toggle(LaneOption::Hidden); });
    m_actions.connectTo("view.soloLane", this, [this] { toggle(LaneOption::Solo); });
    m_actions.connectTo("view.highLane", this, [this] { toggle(LaneOption::High); });
    m_actions.connectTo("view.allLanes", this, [this] {
        const bool isFiltered = m_timeline.clearLaneFilter();
        if (!isFiltered && !m_options.hidesAny()) emit m_presenter.noted(tr("Every lane is shown."));
        m_options.showAll();
        changed();
    });
    m_actions.connectTo("view.laneOrder", this, [this] {
        m_options.resetOrder();
        changed();
        emit m_presenter.done(tr("The lanes are in the order of the tags."));
    });
    m_actions.connectTo("view.jointKeys", this, [this](bool isOn) { showJoints(isOn); });
    m_actions.connectTo("view.emptyLanes", this, [this](bool isOn) { showEmptyLanes(isOn); });
}

// ---- kept for each library

void TimelineLaneControl::clear()
{
    m_options.clear();
    m_openedIn = {};
}

void TimelineLaneControl::load(QSettings& settings)
{
    m_options.load(settings);
    m_presenter.refreshLater();
}

void TimelineLaneControl::changed()
{
    m_kept.save();
    m_presenter.refreshLater();
}

// ---- what is shown

void TimelineLaneControl::updateKeys()
{
    const ClipId clip = m_workspace.currentClip();
    const bool isKnown = clip.isValid() && clip.value < m_document.library().clipCount();
    const std::uint64_t version = isKnown ? m_document.library().clip(clip).motionVersion : 0;
    if (version == m_keysOf) return;
    m_keysOf = version;
    const Clip* motion = version > 0 ? m_document.library().motion(clip) : nullptr;
    m_joints = motion ? jointKeys(*motion) : std::vector<JointKeys>();
    m_keys = allKeys(m_joints);
}

const SharedArray<float>& TimelineLaneControl::keys()
{
    updateKeys();
    return m_keys;
}

void TimelineLaneControl::apply(TimelineContent& content)
{
    updateKeys();
    m_hiddenTagLanes = tagLanes(content);
    m_options.apply(content, vocabulary());
    m_hiddenTagLanes -= tagLanes(content);
    addJointRows(content, m_joints, m_showsJoints);
}

void TimelineLaneControl::filter(TimelineContent& content)
{
    if (m_filter.isEmpty()) return;
    auto& lanes = content.lanes;
    bool keepsParts = false; // of the lane that they belong to
    const std::size_t before = lanes.size();
    std::erase_if(lanes, [&](const TimelineLane& lane) {
        if (lane.kind == LaneKind::Query) return false;
        const bool passes = m_filter.passes(lane.name);
        if (lane.canOpen) keepsParts = passes;
        return !passes && !(lane.isPart && keepsParts);
    });
    const bool isAnyLeft = !lanes.empty() && lanes.back().kind != LaneKind::Query;
    m_timeline.setLaneFilterError(before == 0 || isAnyLeft ? QString() : tr("No lane name contains this."));
}

/// A lane that a person has found by a filter, or shows alone, is shown as it is.
void TimelineLaneControl::foldEmpty(TimelineContent& content)
{
    content.hiddenTagLanes = m_hiddenTagLanes;
    if (std::exchange(m_openedIn, m_workspace.currentClip()) != m_workspace.currentClip()) m_opened.clear();
    if (m_showsEmpty || !m_filter.isEmpty()) return;
    const auto isShown = [this](const TimelineLane& lane) {
        return !hasNothing(lane) || lane.tag == m_workspace.activeTag() || m_opened.contains(lane.tag) ||
               m_options.has(LaneOption::Solo, vocabulary()[lane.tag]);
    };
    std::erase_if(content.lanes, [&](const TimelineLane& lane) {
        if (!isTag(lane)) return false;
        const bool stays = isShown(lane);
        if (stays)
            m_opened.insert(lane.tag);
        else
            content.emptyLanes.push_back({lane.tag, lane.name, lane.colour, lane.keyHint});
        return !stays;
    });
}

LaneHint TimelineLaneControl::hint(const TimelineContent& content) const
{
    if (!content.hasClip()) return {};
    if (tagLanes(content) > 0) return hintOfEmptyLanes(content);
    QAction* showAll = m_actions["view.allLanes"];
    if (!m_filter.isEmpty())
        return {tr("The filter hides every lane: press Esc in its field to show them"), {showAll}};
    if (!content.emptyLanes.empty()) // chips, which are buttons
        return {tr("Drag across frames to tag them and type the tag's name, or click a tag below"), {}};
    if (m_options.hidesAny())
        return {tr("Every lane is hidden: press %1 to show them").arg(m_actions.key("view.allLanes")),
                {showAll}};
    return {tr("Drag across frames to tag them and type the tag's name, or make a tag first (%1)")
                .arg(m_actions.key("tag.new")),
            {m_actions["tag.new"]}};
}

/// How the first range comes into a clip whose lanes are all empty, the active one among them; not where a
/// person wants to see empty lanes.
LaneHint TimelineLaneControl::hintOfEmptyLanes(const TimelineContent& content) const
{
    const TagId active = m_workspace.activeTag();
    if (m_showsEmpty || !active.isValid() || laneOf(content, active) < 0) return {};
    const bool isEmpty = std::ranges::all_of(
        content.lanes, [](const TimelineLane& lane) { return !isTag(lane) || hasNothing(lane); });
    if (!isEmpty) return {};
    return {tr("Drag across frames of a lane to tag them, or let its tag start at the playhead"),
            {m_actions["tag.startStop"]}};
}

void TimelineLaneControl::setFilter(const QString& text)
{
    m_filter = NameFilter(text);
    m_timeline.setLaneFilterError(m_filter.error());
    m_presenter.refreshLater();
}

void TimelineLaneControl::showJoints(bool areShown)
{
    m_showsJoints = areShown;
    m_actions["view.jointKeys"]->setChecked(areShown);
    m_settings.setValue(jointsKey, areShown);
    m_presenter.refreshLater();
}

void TimelineLaneControl::showEmptyLanes(bool areShown)
{
    m_showsEmpty = areShown;
    m_actions["view.emptyLanes"]->setChecked(areShown);
    m_settings.setValue(emptyLanesKey, areShown);
    m_presenter.refreshLater();
}

// ---- what a person does

void TimelineLaneControl::setOption(LaneOption option, TagId lane, bool isOn)
{
    m_options.set(option, vocabulary()[lane], isOn);
    changed();
}

void TimelineLaneControl::toggle(LaneOption option)
{
    const TagId lane = m_workspace.activeTag();
    if (!lane.isValid()) {
        emit m_presenter.refused(tr("Choose a lane first: click its name, or press Up or Down."));
        return;
    }
    setOption(option, lane, !m_options.has(option, vocabulary()[lane]));
}

void TimelineLaneControl::moveActiveLane(int step)
{
    const auto& lanes = m_timeline.content().lanes;
    const int lane = laneOf(m_timeline.content(), m_workspace.activeTag());
    if (lane < 0) {
        emit m_presenter.refused(tr("Choose a lane first: click its name, or press Up or Down."));
        return;
    }
    int next = step > 0 ? lane + rowCount(m_timeline.content(), lane) : lane - 1;
    while (step < 0 && next > 0 && isTag(lanes[std::size_t(next)]) && lanes[std::size_t(next)].isPart) --next;
    if (next < 0 || next >= int(lanes.size()) || !isTag(lanes[std::size_t(next)]))
        return emit m_presenter.noted(step < 0 ? tr("This is the topmost lane.")
                                               : tr("This is the lowest lane."));
    move(m_workspace.activeTag(), step < 0 ? next : next + 1);
}

/// Lanes that are not shown stay between those that they were between.
void TimelineLaneControl::move(TagId lane, int before)
{
    const auto& lanes = m_timeline.content().lanes;
    while (before < int(lanes.size()) && isTag(lanes[std::size_t(before)]) &&
           lanes[std::size_t(before)].isPart)
        ++before; // rows of one tag stay together
    const std::vector<TagId> natural = shownTags(m_document.library());
    if (before < int(lanes.size()) && isTag(lanes[std::size_t(before)]))
        m_options.moveBefore(lane, lanes[std::size_t(before)].tag, natural, vocabulary());
    else if (before > 0 && isTag(lanes[std::size_t(before) - 1]))
        m_options.moveBehind(lane, lanes[std::size_t(before) - 1].tag, natural, vocabulary());
    changed();
}

void TimelineLaneControl::addTo(QMenu& menu, TagId lane)
{
    if (lane.isValid()) {
        const auto add = [&](const char* id,
                             LaneOption option) { // the action for this lane, with a check mark
            const QString key = m_actions.key(id);
            QAction* action = menu.addAction(m_actions[id]->text() + '\t' + key);
            action->setToolTip(m_actions[id]->toolTip());
            action->setCheckable(true);
            action->setChecked(m_options.has(option, vocabulary()[lane]));
            connect(action, &QAction::toggled, this,
                    [this, lane, option](bool isOn) { setOption(option, lane, isOn); });
        };
        add("view.lockLane", LaneOption::Locked);
        add("view.hideLane", LaneOption::Hidden);
        add("view.soloLane", LaneOption::Solo);
        add("view.highLane", LaneOption::High);
        menu.addAction(m_actions["view.laneUp"]);
        menu.addAction(m_actions["view.laneDown"]);
        menu.addSeparator();
    }
    if (m_options.hidesAny()) menu.addAction(m_actions["view.allLanes"]);
    if (m_options.hasOrder()) menu.addAction(m_actions["view.laneOrder"]);
    menu.addAction(m_actions["view.filterLanes"]);
    menu.addAction(m_actions["view.emptyLanes"]);
    menu.addAction(m_actions["view.jointKeys"]);
}

} // namespace tagline
