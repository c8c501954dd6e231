#pragma once

// LibraryTagPresenter changes tags over many clips at once: counts first, then one undo step.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "core/tagging/BulkTagging.h"

#include <functional>

class QWidget;

namespace tagline {

class ActionRegistry;
class BulkTagDialog;
class LibraryView;

class LibraryTagPresenter : public QObject
{
    Q_OBJECT

public:
    LibraryTagPresenter(LibraryDocument& document, Workspace& workspace, LibraryView& view,
                        ActionRegistry& actions);

    /// Asks for the frames that are selected elsewhere, by a marquee over many clips; none: there are none.
    void setSelectedFrames(std::function<std::vector<ClipFrames>()> selectedFrames);
    /// Asks for a tag to give these ranges to, and merges.
    void mergeTag(TagId tag);

signals:
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);

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

    LibraryDocument& m_document;
    Workspace& m_workspace;
    LibraryView& m_view;
    ActionRegistry& m_actions;
    std::function<std::vector<ClipFrames>()> m_selectedFrames;
};

/// "in 37 clips, 214 ranges", and the queries and tags that name it.
QString useText(const LibraryDocument& document, TagId tag);

} // namespace tagline
