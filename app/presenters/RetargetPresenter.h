#pragma once

// RetargetPresenter offers to carry clips over to the character where their joints have other names.

#include <QObject>

#include "app/document/LibraryDocument.h"
#include "app/document/PlaybackSession.h"
#include "app/document/Workspace.h"

class QWidget;

namespace tagline {

class ActionRegistry;

class RetargetPresenter : public QObject
{
    Q_OBJECT

public:
    /// `window` is above its dialog.
    RetargetPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                      ActionRegistry& actions, QWidget* window);

    /// A word for the person where the current clip fits the character too little; empty where it fits.
    QString offer() const;

signals:
    /// Why nothing was retargeted, for people.
    void refused(const QString& reason);

private:
    void retarget();
    void follow();
    std::shared_ptr<const ImportedModel> character() const;
    std::shared_ptr<const ImportedModel> source() const;
    void keep(const std::shared_ptr<const RetargetMap>& before, RetargetMap map);
    std::string freeName() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    ActionRegistry& m_actions;
    QWidget* m_window;
};

} // namespace tagline
