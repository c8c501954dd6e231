#pragma once

// LibraryTagPresenter changes tags over many clips at once: counts first, then one undo step.

#include "app/presenters/Presenter.h"
#include "core/tagging/BulkTagging.h"

#include <functional>

namespace tagline {

class BulkTagDialog;
class LibraryView;

class LibraryTagPresenter : public Presenter
{
    Q_OBJECT

public:
    LibraryTagPresenter(const PresenterContext& context, LibraryView& view);

    /// Asks for the frames that are selected elsewhere, by a marquee over many clips; none: there are none.
    void setSelectedFrames(std::function<std::vector<ClipFrames>()> selectedFrames);
    /// Asks for a tag to give these ranges to, and merges.
    void mergeTag(TagId tag);

private:
    void tagSelectedClips();
    void carryOut(const BulkTagDialog& dialog);
    void selectTagInClips();
    void mirrorTags();
    std::vector<ClipId> chosenClips() const;
    FrameRange framesOfSelection() const;
    std::vector<ClipFrames> framesUnderMarquee() const;
    QWidget* window() const;
    QString tagName(TagId tag) const;

    LibraryView& m_view;
    std::function<std::vector<ClipFrames>()> m_selectedFrames;
};

/// "in 37 clips, 214 ranges", and the queries and tags that name it.
QString useText(const LibraryDocument& document, TagId tag);

} // namespace tagline
