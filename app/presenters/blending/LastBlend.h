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

/// The blend is set up in the controller again, unshown, when its clips are read; clips that are not there
/// are left out, and kept until the blend is changed. A blend that a person makes before that has priority.
/// Expects to be made before the objects that clear the controller when the library closes.
class LastBlend : public Presenter
{
public:
    LastBlend(const PresenterContext& context, ControllerSession& controller, const ImportQueue& imports);
    ~LastBlend() override;

    /// Hands changes of the last second to the settings, which are handed others once a second.
    void keep();

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
    QByteArray m_text; ///< the blend as the settings keep it; empty for no tracks
    QTimer m_due;      ///< settings are written to the disk, and a drag changes the blend with each picture
    LibrarySettings m_kept;
};

} // namespace tagline
