#include "app/presenters/search/TransitionArcs.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/search/TransitionTexts.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/wall/WallView.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr auto arcsAction = "view.transitionArcs";

} // namespace

TransitionArcs::TransitionArcs(const LibraryDocument& document, const Workspace& workspace,
                               const TransitionSession& session, TimelineWidget& timeline, WallView& wall,
                               ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_session(session)
    , m_timeline(timeline)
    , m_wall(wall)
    , m_actions(actions)
{
    m_actions[arcsAction]->setChecked(true);
    connect(&m_workspace, &Workspace::currentClipChanged, this, &TransitionArcs::showAgain);
    connect(m_actions[arcsAction], &QAction::toggled, this, &TransitionArcs::showAgain);
    connect(&m_timeline, &TimelineWidget::arcClicked, this, &TransitionArcs::lineClicked);
    connect(&m_wall, &WallView::arcClicked, this, &TransitionArcs::lineClicked);
}

void TransitionArcs::show(std::optional<int> chosenLine)
{
    m_chosen = chosenLine;
    showAgain();
}

void TransitionArcs::showAgain()
{
    std::vector<TimelineArc> arcs;
    const bool isOn = m_actions[arcsAction]->isChecked();
    for (int line = 0; isOn && line < int(m_session.found().size()); ++line) {
        if (arcs.size() >= most && line > m_chosen.value_or(-1)) break;
        if (arcs.size() >= most && line != m_chosen) continue;
        if (auto arc = arcOf(line)) arcs.push_back(std::move(*arc));
    }
    m_timeline.setArcs(std::move(arcs), m_chosen);
    showOnWall(isOn);
}

void TransitionArcs::showOnWall(bool isOn)
{
    std::vector<WallArc> arcs;
    for (int line = 0; isOn && line < int(m_session.found().size()); ++line) {
        if (arcs.size() >= mostOnWall && line != m_chosen) continue;
        if (auto arc = wallArcOf(line)) arcs.push_back(std::move(*arc));
    }
    m_wall.setArcs(std::move(arcs), m_chosen);
}

/// Whether its clips are still in the library.
bool TransitionArcs::isThere(const FoundTransition& found) const
{
    return std::max(found.pair.from.clip.value, found.pair.to.clip.value) < m_document.library().clipCount();
}

QString TransitionArcs::textOf(const FoundTransition& found) const
{
    const ClipLibrary& library = m_document.library();
    return tr("Transition: %1 → %2, %3", "clip and frame, clip and frame, difference")
        .arg(momentName(library, found.pair.from), momentName(library, found.pair.to),
             transitionTime(found.seconds));
}

double TransitionArcs::strengthOf(const FoundTransition& found) const
{
    const auto best = double(m_session.found().front().pair.cost), cost = double(found.pair.cost);
    return cost > 0 ? std::clamp(std::sqrt(best / cost), 0.0, 1.0) : 1.0;
}

std::optional<WallArc> TransitionArcs::wallArcOf(int line) const
{
    const FoundTransition& found = m_session.found()[std::size_t(line)];
    if (!isThere(found)) return std::nullopt;
    const FeaturePlace &from = found.pair.from, &to = found.pair.to;
    return WallArc{line, from.clip, from.frame, to.clip, to.frame, textOf(found), strengthOf(found)};
}

/// None where neither end lies in the shown clip.
std::optional<TimelineArc> TransitionArcs::arcOf(int line) const
{
    const ClipLibrary& library = m_document.library();
    const FoundTransition& found = m_session.found()[std::size_t(line)];
    const FeaturePlace &from = found.pair.from, &to = found.pair.to;
    if (!isThere(found)) return std::nullopt;
    const ClipId shown = m_workspace.currentClip();
    if (from.clip != shown && to.clip != shown) return std::nullopt;
    TimelineArc arc;
    arc.id = line;
    if (from.clip == shown) arc.from = from.frame;
    if (to.clip == shown) arc.to = to.frame;
    if (from.clip != to.clip)
        arc.other = QString::fromStdString(library.clip(arc.from ? to.clip : from.clip).displayName);
    arc.text = textOf(found);
    arc.strength = strengthOf(found);
    return arc;
}

} // namespace tagline
