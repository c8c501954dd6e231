#pragma once

// TagMomentPresenter tells the palette which tags hold at the playhead, and which are being written.

#include "app/presenters/Presenter.h"
#include "app/presenters/timeline/LiveLane.h"
#include "widgets/tags/choice/TagRow.h"

#include <vector>

namespace tagline {

class TagPalette;

/// Follows the playhead, the clip and its tags; the palette hears of it only where something changed.
class TagMomentPresenter : public Presenter
{
    Q_OBJECT

public:
    TagMomentPresenter(const PresenterContext& context, TagPalette& palette);

    /// The tags that are being written, each with its lane.
    void setLive(const std::vector<LiveLane>& lanes);

private:
    void refresh();

    TagPalette& m_palette;
    TagMoment m_moment;
};

} // namespace tagline
