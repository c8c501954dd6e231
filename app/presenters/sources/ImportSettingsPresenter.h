#pragma once

// ImportSettingsPresenter lets a person correct rate, unit and up axis of the shown clip's file.

#include <QObject>

class QWidget;

namespace tagline {

class ActionRegistry;
class LibraryDocument;
class Workspace;

/// Borrows its arguments.
class ImportSettingsPresenter : public QObject
{
    Q_OBJECT

public:
    ImportSettingsPresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions,
                            QWidget& window);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);

private:
    void edit();

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget& m_window;
};

} // namespace tagline
