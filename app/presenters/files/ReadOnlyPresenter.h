#pragma once

// ReadOnlyPresenter lets a person only look at what is open, above all where another window edits it.

#include <QObject>

class QWidget;

namespace tagline {

class ActionRegistry;
class LibraryDocument;
class OpenedPaths;
class OpenElsewhere;
class SavePresenter;

/// Asks once what is to become of a library that another window has open: looked at, edited in both, or
/// closed. Borrows its arguments.
class ReadOnlyPresenter : public QObject
{
    Q_OBJECT

public:
    ReadOnlyPresenter(LibraryDocument& document, OpenedPaths& opened, OpenElsewhere& elsewhere,
                      SavePresenter& saving, QWidget& window, ActionRegistry& actions);

signals:
    void noted(const QString& fact);
    void refused(const QString& reason);
    /// An edit was not made, for this reason; what is said of it in the same breath is not so.
    void editRefused(const QString& reason);
    /// A person wants what was opened closed again.
    void closeRequested();

private:
    void ask();
    void look();
    void edit();
    void followDocument();
    void followOthers();
    void showActions();
    QString name() const;

    LibraryDocument& m_document;
    OpenedPaths& m_opened;
    OpenElsewhere& m_elsewhere;
    SavePresenter& m_saving;
    QWidget& m_window;
    ActionRegistry& m_actions;
    bool m_isAsking = false;
};

} // namespace tagline
