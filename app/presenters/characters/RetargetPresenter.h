#pragma once

// RetargetPresenter carries clips over to the character if their joints have other names: a person maps
// them in a dialog beside the window, and sees the figure move by it at once.

#include <QPointer>

#include "app/document/playing/ClipPreparation.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/characters/RetargetDialog.h"

namespace tagline {

class RetargetPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `window` is below its dialog.
    RetargetPresenter(const PresenterContext& context, ClipPreparation& preparation);

signals:
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

    ClipPreparation& m_preparation;
    QPointer<RetargetDialog> m_dialog; ///< while it is open
    std::string m_character;           ///< the file that the dialog maps to
    StagedClip m_trial;                ///< the requested one; carried over once it is there
    bool m_isStale = false;            ///< the map changed while a trial was being made
};

} // namespace tagline
