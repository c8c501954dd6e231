#pragma once

// TimelineClipboard copies the selected ranges and pastes them: at the playhead, at the same frames, scaled
// to the clip, to the active tag.

#include "app/presenters/Presenter.h"
#include "app/presenters/timeline/RangeClipboard.h"
#include "core/tags/sheet/RangeEdits.h"

namespace tagline {

class TimelinePresenter;

class TimelineClipboard : public Presenter
{
    Q_OBJECT

public:
    /// A part of the presenter, which owns it.
    TimelineClipboard(const PresenterContext& context, TimelinePresenter& presenter);

private:
    enum class Way { AtPlayhead, InPlace, Scaled, ToActiveTag };
    /// A copy by a tag of this library; values are those of an instance.
    struct Copy
    {
        RangeRef ref;
        InstanceValues values;
    };
    struct Pasted
    {
        std::vector<Copy> placed;
        std::vector<RangeRef> outside; ///< see PlacedRanges
    };

    bool copySelection();
    bool copyOverClips(const std::vector<ClipSelection>& selected);
    void paste(Way way);
    static Pasted placed(std::vector<Copy> copies, Placement placement, Frame clipFrames);
    TagSheet withCopies(TagSheet sheet, const std::vector<Copy>& copies) const;
    Placement placement(const RangeClipboard& copied, Way way) const;
    std::vector<Copy> named(const RangeClipboard& copied, Way way);
    void tellOutside(const std::vector<RangeRef>& outside);

    TimelinePresenter& m_presenter;
};

} // namespace tagline
