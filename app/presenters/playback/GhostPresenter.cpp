#include "app/presenters/playback/GhostPresenter.h"

#include "app/actions/ActionRegistry.h"

#include <array>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

struct StepAction
{
    const char* action;
    Frame step;
};
constexpr std::array<StepAction, 4> stepActions{
    {{"view.ghosts2", 2}, {"view.ghosts5", 5}, {"view.ghosts10", 10}, {"view.ghosts20", 20}}};

} // namespace

GhostPresenter::GhostPresenter(const PresenterContext& context)
    : Presenter(context)
{
    for (const StepAction& row : stepActions)
        connect(m_actions[row.action], &QAction::triggered, this, [this, row] { setStep(row.step); });
    connect(&m_workspace, &Workspace::selectionChanged, this, &GhostPresenter::changed);
    for (const StepAction& row : stepActions) m_actions[row.action]->setChecked(row.step == m_settings.step);
}

void GhostPresenter::setStep(Frame step)
{
    const bool isNew = std::exchange(m_settings.step, step) != step;
    for (const StepAction& row : stepActions) m_actions[row.action]->setChecked(row.step == step);
    if (isNew)
        emit changed();
    else
        emit noted(tr("Ghosts stand %n frame(s) apart already.", nullptr, step));
}

std::vector<GhostPose> GhostPresenter::poses()
{
    std::vector<GhostPose> ghosts;
    const StagedClip& staged = m_playback.clip();
    if (!m_playback.isClipShown() || staged.isEmpty()) return ghosts;
    std::vector<FrameRange> ranges;
    if (!m_playback.previewFrame()) // while an edge is dragged, what matters is what lies around it
        for (const RangeRef& selected : m_workspace.selection()) ranges.push_back(selected.range);
    const auto shown = Frame(std::lround(m_playback.shownFrame()));
    if (!m_morphs.isOf(staged.figure.get())) m_morphs = FigureMorphs(staged.figure);
    for (const GhostFrame& ghost : ghostFrames(ranges, shown, staged.clip->frames, m_settings))
        if (auto joints = m_poses.at(staged, ghost.frame))
            ghosts.push_back({std::move(joints), ghost.isBefore, ghost.nearness,
                              m_morphs.weightsAt(staged, double(ghost.frame))});
    return ghosts;
}

} // namespace tagline
