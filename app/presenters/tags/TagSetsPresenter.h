#pragma once

// TagSetsPresenter lets a person switch tag sets off, lock them, and choose which one new tags go to; it is
// kept for each library.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/LibrarySettings.h"
#include "app/document/library/Workspace.h"

class QWidget;

namespace tagline {

class ActionRegistry;

class TagSetsPresenter : public QObject
{
    Q_OBJECT

public:
    TagSetsPresenter(LibraryDocument& document, Workspace& workspace, QWidget& window,
                     ActionRegistry& actions);

    /// Keeps there what is chosen; the settings outlive this.
    void keepIn(QSettings& settings) { m_kept.keepIn(settings); }

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);

private:
    void showSets();
    void tellKept(const QStringList& sets);
    void tellUnseen(const QStringList& sets);
    void switchTo(const SetSwitches& switches);
    void load(QSettings& settings);
    void save(QSettings& settings) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget& m_window;
    LibrarySettings m_kept;
    int m_opening = 0; ///< counts the libraries that were opened
};

} // namespace tagline
