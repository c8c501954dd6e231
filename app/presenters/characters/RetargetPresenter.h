#pragma once

// RetargetPresenter carries clips over to the character where their joints have other names: a person maps
// them in a dialog beside the window, and sees the figure move by it at once.

#include <QObject>
#include <QPointer>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/ClipPreparation.h"
#include "app/presenters/characters/RetargetDialog.h"

class QWidget;

namespace tagline {

class ActionRegistry;

class RetargetPresenter : public QObject
{
    Q_OBJECT

public:
    /// `window` is below its dialog.
    RetargetPresenter(LibraryDocument& document, Workspace& workspace, ClipPreparation& preparation,
                      ActionRegistry& actions, QWidget* window);

signals:
    /// Why nothing was retargeted, for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// The current clip is to be shown like this, for trying; an empty one: as the library has it.
    void trialChanged(const tagline::StagedClip& trial);

private:
    void retarget();
    void open(const LibrarySource& file, const ImportedModel& character);
    void follow();
    void followDocument(const DocumentChange& change);
    bool isCharacterOf(const RetargetDialog& dialog) const;
    void tryMap();
    void wishReference(RetargetDialog::ReferenceKind kind, Frame frame);
    void showReference();
    void takeTrial(const StagedClip& carried);
    void endTrial();
    void apply();
    std::shared_ptr<const ImportedModel> character() const;
    std::shared_ptr<const ImportedModel> source() const;
    void keep(const std::shared_ptr<const RetargetMap>& before, std::shared_ptr<const RetargetMap> map);
    std::string freeName(const QString& file) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    ClipPreparation& m_preparation;
    ActionRegistry& m_actions;
    QWidget* m_window;
    QPointer<RetargetDialog> m_dialog; ///< while it is open
    std::string m_character;           ///< the file that the dialog maps to
    StagedClip m_trial;                ///< as it was asked for; carried over once it is there
    bool m_isStale = false;            ///< the map changed while a trial was being made
};

} // namespace tagline
