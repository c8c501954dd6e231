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
constexpr auto measureAction = "view.measureJoints";

} // namespace

JointPresenter::JointPresenter(const PresenterContext& context, ViewportWidget& viewport)
    : Presenter(context)
    , m_viewport(viewport)
    , m_work(*this)
{
    for (const NamesAction& row : namesActions) {
        m_actions[row.action]->setChecked(row.names == m_viewport.options().jointNames);
        connect(m_actions[row.action], &QAction::triggered, this, [this, row] { setNames(row.names); });
    }
    connect(&m_viewport, &ViewportWidget::jointPicked, this, &JointPresenter::pick);
    connect(m_actions[measureAction], &QAction::toggled, this, &JointPresenter::setMeasuring);
}

std::vector<const char*> JointPresenter::actions()
{
    std::vector<const char*> actions;
    for (const NamesAction& row : namesActions) actions.push_back(row.action);
    actions.push_back(measureAction);
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
    if (isThere && measureTo(joint)) return;
    const bool dropsPair = m_isMeasuring && !isThere && !m_picked.empty();
    m_picked = isThere ? (*figure.skeleton)[joint].name : std::string();
    m_measured.clear();
    emit changed();
    if (dropsPair) return emit noted(tr("Measuring goes on: click two joints, or press Esc to end it."));
    if (!isThere) return;
    const QString name = QString::fromStdString(m_picked);
    if (m_isMeasuring) return emit noted(tr("%1: click the joint to measure to.").arg(name));
    if (!m_viewport.options().hasJointPath) {
        const QString action = m_actions["view.jointPath"]->text().remove('&');
        return emit noted(tr("%1: its path is switched off (%2).").arg(name, action));
    }
    emit noted(m_playback.isClipShown()
                   ? tr("%1: its way %n frame(s) before and after", nullptr, pathFrames).arg(name)
                   : tr("%1: a clip alone shows a joint's way.").arg(name));
}

void JointPresenter::setMeasuring(bool isMeasuring)
{
    m_isMeasuring = isMeasuring;
    m_measured.clear();
    emit changed();
    if (!isMeasuring) return emit noted(tr("Measuring between joints is off."));
    emit noted(m_picked.empty()
                   ? tr("Click two joints: what lies between them is measured. Esc ends it.")
                   : tr("%1: click the joint to measure to.").arg(QString::fromStdString(m_picked)));
}

bool JointPresenter::stopMeasuring()
{
    if (!m_isMeasuring) return false;
    m_actions[measureAction]->setChecked(false);
    return true;
}

/// Whether the joint is the second of a pair; the next click begins another pair.
bool JointPresenter::measureTo(JointIndex joint)
{
    const std::string& name = (*m_playback.figure().skeleton)[joint].name;
    if (!m_isMeasuring || m_picked.empty() || !m_measured.empty() || name == m_picked) return false;
    m_measured = name;
    emit changed();
    emit noted(tr("Measured between %1 and %2; the next click begins again, Esc ends it.")
                   .arg(QString::fromStdString(m_picked), QString::fromStdString(m_measured)));
    return true;
}

void JointPresenter::showMeasure()
{
    const StagedClip& figure = m_playback.figure();
    const auto jointOf = [&](const std::string& name) {
        return figure.isEmpty() || name.empty() ? std::nullopt : figure.skeleton->find(name);
    };
    const auto one = jointOf(m_picked), other = jointOf(m_measured);
    if (!one || !other) return m_viewport.setMeasuringLine(std::nullopt);
    MeasuringLine line{
        *one,
        *other,
        QStringLiteral("%1 – %2").arg(QString::fromStdString(m_picked), QString::fromStdString(m_measured)),
        {},
        0,
        0,
        0};
    if (m_playback.isClipShown()) {
        askCurve(*one, *other);
        line.curve = m_curve.points;
        line.least = double(m_curve.least);
        line.most = double(m_curve.most);
        line.now = m_playback.shownFrame() / std::max(double(m_curve.frames) - 1, 1.0);
    }
    m_viewport.setMeasuringLine(std::move(line));
}

/// In the background, once for a clip and a pair of joints.
void JointPresenter::askCurve(JointIndex one, JointIndex other)
{
    const StagedClip staged = m_playback.clip();
    if (m_curveKey && m_curveKey->clip.lock() == staged.clip &&
        m_curveKey->skeleton.lock() == staged.skeleton && m_curveKey->one == one &&
        m_curveKey->other == other)
        return;
    m_curveKey = CurveKey{staged.clip, staged.skeleton, one, other};
    m_curve = {};
    m_work.start(tr("Measuring between joints"), [this, staged, one, other](const LatestWork::Tell& tell) {
        tell([this, curve = distanceCurve(staged, one, other)]() mutable {
            m_curve = std::move(curve);
            showMeasure();
        });
    });
}

void JointPresenter::showPath()
{
    showMeasure();
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
