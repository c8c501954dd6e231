#include "app/presenters/playback/JointPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "widgets/viewport/ViewportWidget.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

struct NamesAction
{
    const char* action;
    JointNames names;
};
constexpr std::array<NamesAction, 3> namesActions{{{"view.jointNamesNear", JointNames::NearMouse},
                                                   {"view.jointNamesAll", JointNames::All},
                                                   {"view.jointNamesNone", JointNames::None}}};
constexpr Frame pathFrames = 30; ///< each way

} // namespace

JointPresenter::JointPresenter(const PlaybackSession& playback, ViewportWidget& viewport,
                               ActionRegistry& actions)
    : m_playback(playback)
    , m_viewport(viewport)
    , m_actions(actions)
{
    for (const NamesAction& row : namesActions) {
        actions[row.action]->setChecked(row.names == m_viewport.options().jointNames);
        connect(actions[row.action], &QAction::triggered, this, [this, row] { setNames(row.names); });
    }
    connect(&m_viewport, &ViewportWidget::jointPicked, this, &JointPresenter::pick);
}

std::vector<const char*> JointPresenter::actions()
{
    std::vector<const char*> actions;
    for (const NamesAction& row : namesActions) actions.push_back(row.action);
    return actions;
}

void JointPresenter::setNames(JointNames names)
{
    ViewportOptions options = m_viewport.options();
    const bool isNew = std::exchange(options.jointNames, names) != names;
    m_viewport.setOptions(options);
    for (const NamesAction& row : namesActions) m_actions[row.action]->setChecked(row.names == names);
    if (isNew) return;
    switch (names) {
    case JointNames::None:
        return emit noted(tr("No joint is named already."));
    case JointNames::NearMouse:
        return emit noted(tr("The joints near the mouse are named already."));
    case JointNames::All:
        return emit noted(tr("All joints are named already."));
    }
}

void JointPresenter::pick(JointIndex joint)
{
    const StagedClip& figure = m_playback.figure();
    const bool isThere = joint >= 0 && !figure.isEmpty() && std::size_t(joint) < figure.skeleton->size();
    m_picked = isThere ? (*figure.skeleton)[joint].name : std::string();
    emit changed();
    if (!isThere) return;
    const QString name = QString::fromStdString(m_picked);
    if (!m_viewport.options().hasJointPath) {
        const QString action = m_actions["view.jointPath"]->text().remove('&');
        return emit noted(tr("%1: its path is switched off (%2).").arg(name, action));
    }
    emit noted(m_playback.isClipShown()
                   ? tr("%1: its way %n frame(s) before and after", nullptr, pathFrames).arg(name)
                   : tr("%1: a clip alone shows a joint's way.").arg(name));
}

void JointPresenter::showPath()
{
    const StagedClip& figure = m_playback.figure();
    const auto joint = figure.isEmpty() || m_picked.empty() ? std::nullopt : figure.skeleton->find(m_picked);
    const JointIndex picked = joint.value_or(noJoint);
    if (picked != m_viewport.pickedJoint()) m_viewport.setPickedJoint(picked);
    if (picked == noJoint) return;
    JointWay way;
    const auto shown = Frame(std::lround(m_playback.shownFrame()));
    if (m_playback.isClipShown() && m_viewport.options().hasJointPath)
        way = m_path.around(m_playback.clip(), picked, shown, pathFrames);
    const Frame now = std::max(shown - way.first, Frame(0));
    m_viewport.setJointPath(std::move(way.places), std::size_t(now));
}

} // namespace tagline
