#pragma once

// WallPresenter opens the wall in the library's panel and joins it with what is open: a click goes to a
// frame, a tag key tags what a marquee selected.

#include "app/presenters/Presenter.h"
#include "core/tagging/BulkTagging.h"
#include "core/tagging/LiveTagging.h"

namespace tagline {

class LibraryView;
class TimelinePresenter;
class WallBar;
class WallView;

class WallPresenter : public Presenter
{
    Q_OBJECT

public:
    WallPresenter(const PresenterContext& context, TimelinePresenter& timeline, LibraryView& view,
                  WallView& wall, WallBar& bar);

    int rowHeight() const;
    void setRowHeight(int pixels);
    /// The frames that a marquee selected; empty while the list is shown instead.
    std::vector<ClipFrames> selectedFrames() const;
    /// Gives the tag to the frames that a marquee selected, or with the eraser takes it away, in one step.
    /// False if nothing is selected: then the key has its usual meaning.
    bool tagSelected(TagId tag, LiveKey key);

signals:
    /// Text for the message area about the wall under the mouse; empty if nothing of interest is there.
    void hoverTextChanged(const QString& text);
    /// The wall stands in the list's place, or the list is back.
    void shown(bool isWall);

private:
    void connectWall();
    void connectActions();
    void openDragged(ClipId clip, Frame frame);
    void showWall(bool isShown);
    void setScale(bool isFitted);
    void takeTags();
    void takeColumns();
    void showSelectedRanges();
    void updateHint();
    bool exportPicture();
    bool copySelected();
    void sayUnchanged(TagId tag, int readOnly, int blocked, bool isErasing);

    TimelinePresenter& m_timeline;
    LibraryView& m_view;
    WallView& m_wall;
    WallBar& m_bar;
};

} // namespace tagline
