#pragma once

// ClipLocatorPresenter opens the clip that a person finds by some of its letters.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

namespace tagline {

class ActionRegistry;
class ClipLocator;
class LibraryModel;

class ClipLocatorPresenter : public QObject
{
    Q_OBJECT

public:
    /// The library's rows outlive this.
    ClipLocatorPresenter(const LibraryDocument& document, Workspace& workspace, const LibraryModel& rows,
                         ActionRegistry& actions, QWidget* window);

signals:
    void refused(const QString& reason);

private:
    ClipLocator* m_locator; ///< the window's
};

} // namespace tagline
