#pragma once

// LastBlend keeps the blend of each library from one session to the next.

#include "app/document/library/LibrarySettings.h"
#include "app/presenters/Presenter.h"
#include "core/io/ControllerPreset.h"

#include <QByteArray>
#include <QTimer>

#include <optional>

namespace tagline {

class ControllerSession;
class ImportQueue;

/// It stands in the controller again, unshown, when its clips are read; clips that are not there are left
/// out, and kept until the blend is changed. What a person puts there before that goes first. Expects to be
/// made before those who clear the controller where the library goes.
class LastBlend : public Presenter
{
public:
    LastBlend(const PresenterContext& context, ControllerSession& controller, const ImportQueue& imports);
    ~LastBlend() override;

private:
    void load(QSettings& settings);
    void save(QSettings& settings);
    void saveDue(QSettings& settings);
    void takeChange();
    bool isThere(const PresetTrack& track) const;
    void setUpWhenThere();
    void setUp();

    ControllerSession& m_controller;
    std::optional<ControllerPreset> m_awaited; ///< the kept one, until its files are read
    bool m_isSettingUp = false;
    QByteArray m_text; ///< as it is kept; empty for no tracks
    QTimer m_due;      ///< settings are written to the disk, and a drag changes the blend with each picture
    LibrarySettings m_kept;
};

} // namespace tagline
