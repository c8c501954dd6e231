#include "app/presenters/search/TransitionArcs.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/search/TransitionTexts.h"
#include "widgets/timeline/TimelineWidget.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr auto arcsAction = "view.transitionArcs";

} // namespace

TransitionArcs::TransitionArcs(const LibraryDocument& document, const Workspace& workspace,
                               const TransitionSession& session, TimelineWidget& timeline,
                               ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_session(session)
    , m_timeline(timeline)
    , m_actions(actions)
{
    m_actions[arcsAction]->setChecked(true);
    connect(&m_workspace, &Workspace::currentClipChanged, this, &TransitionArcs::showAgain);
    connect(m_actions[arcsAction], &QAction::toggled, this, &TransitionArcs::showAgain);
    connect(&m_timeline, &TimelineWidget::arcClicked, this, &TransitionArcs::lineClicked);
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
}

/// None where neither end lies in the shown clip.
std::optional<TimelineArc> TransitionArcs::arcOf(int line) const
{
    const ClipLibrary& library = m_document.library();
    const FoundTransition& found = m_session.found()[std::size_t(line)];
    const FeaturePlace &from = found.pair.from, &to = found.pair.to;
    if (std::max(from.clip.value, to.clip.value) >= library.clipCount()) return std::nullopt;
    const ClipId shown = m_workspace.currentClip();
    if (from.clip != shown && to.clip != shown) return std::nullopt;
    TimelineArc arc;
    arc.id = line;
    if (from.clip == shown) arc.from = from.frame;
    if (to.clip == shown) arc.to = to.frame;
    if (from.clip != to.clip)
        arc.other = QString::fromStdString(library.clip(arc.from ? to.clip : from.clip).displayName);
    arc.text = tr("Transition: %1 → %2, %3", "clip and frame, clip and frame, difference")
                   .arg(momentName(library, from), momentName(library, to), transitionTime(found.seconds));
    const auto best = double(m_session.found().front().pair.cost), cost = double(found.pair.cost);
    arc.strength = cost > 0 ? std::clamp(std::sqrt(best / cost), 0.0, 1.0) : 1.0;
    return arc;
}

} // namespace tagline
