#pragma once

// TransitionArcs shows the best of the listed transitions that leave or enter the shown clip as arcs on the
// timeline.

#include <QObject>

#include "app/document/library/Workspace.h"
#include "app/document/search/TransitionSession.h"

#include <optional>

namespace tagline {

class ActionRegistry;
class TimelineWidget;
struct TimelineArc;

class TransitionArcs : public QObject
{
    Q_OBJECT

public:
    /// So many are drawn of one clip; the chosen one in any case.
    static constexpr std::size_t most = 12;

    TransitionArcs(const LibraryDocument& document, const Workspace& workspace,
                   const TransitionSession& session, TimelineWidget& timeline, ActionRegistry& actions);

    /// The list changed, or another of its lines is chosen; none: no line is.
    void show(std::optional<int> chosenLine);

signals:
    /// A person clicked the arc of a line.
    void lineClicked(int line);

private:
    void showAgain();
    std::optional<TimelineArc> arcOf(int line) const;

    const LibraryDocument& m_document;
    const Workspace& m_workspace;
    const TransitionSession& m_session;
    TimelineWidget& m_timeline;
    ActionRegistry& m_actions;
    std::optional<int> m_chosen;
};

} // namespace tagline
