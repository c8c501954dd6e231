#pragma once

// TagGuidePresenter shows rule and examples of the tag that is being given, below the palette.

#include "app/presenters/Presenter.h"
#include "app/presenters/timeline/LiveLane.h"
#include "widgets/poses/TagGuide.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace tagline {

class TagPalette;

/// It is the tag whose key is in use, else the one that is chosen in the palette.
class TagGuidePresenter : public Presenter
{
    Q_OBJECT

public:
    TagGuidePresenter(const PresenterContext& context, TagPalette& palette);

    /// The tags that are being written, each with its lane.
    void setLive(const std::vector<LiveLane>& lanes);

private:
    void take(const DocumentChange& change);
    void refresh();
    void open(int number);
    TagId shownTag() const;
    TagGuideState stateOf(TagId tag);
    TagGuideExample shown(const TagExample& example);

    TagGuide* m_guide; ///< the palette's
    TagId m_live;
    std::unordered_map<std::string, PoseStripState>
        m_poses; ///< by title and file, while its files are the same
};

} // namespace tagline
