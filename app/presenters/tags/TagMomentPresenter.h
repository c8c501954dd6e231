#pragma once

// TagMomentPresenter tells the palette which tags hold at the playhead, and which are being written.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/presenters/timeline/LiveLane.h"
#include "widgets/tags/choice/TagRow.h"

#include <vector>

namespace tagline {

class TagPalette;

/// Follows the playhead, the clip and its tags; the palette hears of it only where something changed.
class TagMomentPresenter : public QObject
{
    Q_OBJECT

public:
    TagMomentPresenter(LibraryDocument& document, Workspace& workspace, TagPalette& palette);

    /// The tags that are being written, each with its lane.
    void setLive(const std::vector<LiveLane>& lanes);

private:
    void refresh();

    const LibraryDocument& m_document;
    const Workspace& m_workspace;
    TagPalette& m_palette;
    TagMoment m_moment;
};

} // namespace tagline
