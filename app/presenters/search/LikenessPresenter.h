#pragma once

// LikenessPresenter takes the selected range as an example and shows what moves like it.

#include "app/document/library/Workspace.h"
#include "app/document/queries/LikenessSession.h"

#include <QObject>
#include <QPointer>

namespace tagline {

class ActionRegistry;
class LikenessDialog;

class LikenessPresenter : public QObject
{
    Q_OBJECT

public:
    LikenessPresenter(LibraryDocument& document, Workspace& workspace, ActionRegistry& actions,
                      QWidget* window, QWidget* picture);

    const LikenessSession& session() const { return m_session; }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Something was done; for the status line.
    void done(const QString& text);

private:
    void ask();
    void prepare();
    void show();
    void showHit(int hit);
    void decide(int hit, bool isAccepted);
    void goOn();
    void tagHits();
    void keep();
    void editExamples();
    void renameExample(const QString& name);
    void removeExample(const QString& name);
    MotionExample exampleToKeep() const;
    QString note() const;
    QString shortName(ClipId clip) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    QWidget* m_window;
    QWidget* m_picture; ///< null: there is none
    LikenessSession m_session;
    QPointer<LikenessDialog> m_dialog;
};

} // namespace tagline
