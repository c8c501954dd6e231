#pragma once

// TimelineEdits are the edits by key of the selected ranges: nudge, split, merge, close gaps; and the keys
// that go from edge to edge.

#include "app/presenters/Presenter.h"
#include "core/tags/sheet/RangeEdits.h"

#include <vector>

namespace tagline {

class TimelinePresenter;

/// The ranges of a sheet that share frames with these (as they were before an edit, or may be): in their
/// order, none twice.
std::vector<RangeRef> rangesOver(const TagSheet& sheet, const std::vector<RangeRef>& refs);

/// The selected ranges that are there, of all clips, the shown one first; none of a clip that is not in the
/// library (any more: another is being opened).
std::vector<ClipSelection> selectedRanges(const ClipLibrary& library, const Workspace& workspace);
int countOf(const std::vector<ClipSelection>& selected);

class TimelineEdits : public Presenter
{
    Q_OBJECT

public:
    /// A part of the presenter, which owns it.
    TimelineEdits(const PresenterContext& context, TimelinePresenter& presenter);

private:
    void connectActions();
    void moveEdges(Edge edge, Frame by);
    bool goesOn(Edge edge) const;
    void selectNudged();
    void putEdgesAtPlayhead(Edge edge);
    void splitAtPlayhead();
    void mergeSelection();
    void closeGaps();
    void mendGroups();
    TagId firstSelectedTag() const;
    void goToEdge(int direction, bool onAnyLane);
    const TagSheet& sheet() const;
    Frame clipFrames() const;
    QString tagName(TagId tag) const;

    TimelinePresenter& m_presenter;
    /// A clip whose edges are nudged. As a drag does, each nudge computes from the sheet before the first, so
    /// that an edge leaves alone what it came to lie on and went past.
    struct NudgedClip
    {
        ClipId clip;
        TagSheet base;
        std::vector<ExtentChange> changes; ///< of the base
        TagSheet after = {};
    };
    NudgedClip nudged(const ClipSelection& selected) const;
    /// The last nudge of edges by key, so that the next one can go on with its undo step.
    struct Nudge
    {
        Edge edge = Edge::Start;
        int gesture = 0;
        int steps = -1; ///< the undo stack's index after it
        std::vector<RangeRef> selection;
        std::vector<ClipSelection> elsewhere;
        std::vector<NudgedClip> clips = {};
    };
    Nudge m_nudge;
};

} // namespace tagline
