#pragma once

// TransitionArcs shows the best of the listed transitions as arcs: on the timeline those that leave or enter
// the shown clip, on the wall those between all rows.

#include <QObject>

#include "app/document/library/Workspace.h"
#include "app/document/search/TransitionSession.h"

#include <optional>

namespace tagline {

class ActionRegistry;
class TimelineWidget;
class WallView;
struct TimelineArc;
struct WallArc;

class TransitionArcs : public QObject
{
    Q_OBJECT

public:
    /// So many are drawn of one clip; the chosen one in any case.
    static constexpr std::size_t most = 12;
    /// And so many on the wall.
    static constexpr std::size_t mostOnWall = 40;

    TransitionArcs(const LibraryDocument& document, const Workspace& workspace,
                   const TransitionSession& session, TimelineWidget& timeline, WallView& wall,
                   ActionRegistry& actions);

    /// The list changed, or another of its lines is chosen; none: no line is.
    void show(std::optional<int> chosenLine);

signals:
    /// A person clicked the arc of a line.
    void lineClicked(int line);

private:
    void showAgain();
    void showOnWall(bool isOn);
    std::optional<TimelineArc> arcOf(int line) const;
    std::optional<WallArc> wallArcOf(int line) const;
    bool isThere(const FoundTransition& found) const;
    QString textOf(const FoundTransition& found) const;
    double strengthOf(const FoundTransition& found) const;

    const LibraryDocument& m_document;
    const Workspace& m_workspace;
    const TransitionSession& m_session;
    TimelineWidget& m_timeline;
    WallView& m_wall;
    ActionRegistry& m_actions;
    std::optional<int> m_chosen;
};

} // namespace tagline
