#pragma once

// ClipStatePresenter lets a person say how far they are with clips, and go from one that is done to the next
// that is not.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

#include <span>

namespace tagline {

class ActionRegistry;
class LibraryView;

class ClipStatePresenter : public QObject
{
    Q_OBJECT

public:
    ClipStatePresenter(LibraryDocument& document, Workspace& workspace, LibraryView& view,
                       ActionRegistry& actions);

signals:
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void finishAndGoOn();
    void setSelected(ClipStage stage);
    bool set(std::span<const ClipId> clips, ClipStage stage, const QString& text);
    ClipId nextToDo() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    LibraryView& m_view;
};

} // namespace tagline
