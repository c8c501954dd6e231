#pragma once

// PlaybackModes are the ways of playing beside plain playing: a range with its pre-roll again and again, the
// untagged frames alone, the hits of the query alone, and the shuttle of J, K and L.

#include "app/presenters/Presenter.h"

#include <optional>
#include <vector>

class QAction;

namespace tagline {

/// The frame to go on with, playing parts of a clip alone: `now` if a part holds it, else the first of the
/// next part (playing backwards the last of the one before), round the clip. Expects at least one part; in
/// order.
Frame frameWithin(const std::vector<FrameRange>& parts, Frame now, bool isBackwards);

/// The frames of a clip in none of the ranges of its sheet.
std::vector<FrameRange> untagged(const TagSheet& sheet, Frame frames);

class PlaybackModes : public Presenter
{
    Q_OBJECT

public:
    explicit PlaybackModes(const PresenterContext& context);

    /// To be called after time passed: leaves frames that are not to be played.
    void skip();

signals:
    /// The range that is looped, without its pre-roll.
    void loopRangeChanged(std::optional<tagline::FrameRange> range);

private:
    void setMode(QAction* mode, bool isOn);
    void loopSelection(bool isOn);
    void followSelection();
    void shuttle(int direction);
    std::vector<FrameRange> parts() const;
    std::optional<FrameRange> selectedExtent() const;
    bool hasClip() const;
    const LibraryClip& clip() const { return m_document.library().clip(m_workspace.currentClip()); }

    QAction* m_loop;
    QAction* m_gaps;
    QAction* m_hits;
    std::optional<FrameRange> m_loopRange;
};

} // namespace tagline
