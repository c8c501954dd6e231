#pragma once

// PresetPresenter keeps blends under names in the library file, and sets them up again.

#include "app/document/playing/BlendSteps.h"
#include "app/presenters/Presenter.h"

namespace tagline {

class ControllerPanel;

/// Saving, renaming, deleting and loading are one undo step each.
class PresetPresenter : public Presenter
{
    Q_OBJECT

public:
    PresetPresenter(const PresenterContext& context, ControllerSession& controller, BlendSteps& steps,
                    ControllerPanel& panel);

    /// Keeps the blend as it is under a name; a preset of that name is replaced.
    void save(const QString& name);
    /// Sets the blend up as the preset says. Clips that are not there are named in `refused`, the rest plays.
    void load(const QString& name);
    void rename(const QString& name, const QString& newName);
    void remove(const QString& name);

signals:
    /// The blend was set up anew.
    void arranged();

private:
    void askForName();
    void askForNewName(const QString& name);
    std::vector<int> arrange(const BlendArrangement& arrangement);
    ControllerPreset presetNow(const QString& name) const;
    const ControllerPreset* find(const QString& name) const;
    void refresh();

    ControllerSession& m_controller;
    BlendSteps& m_steps;
    ControllerPanel& m_panel;
    QString m_current; ///< the preset that was saved or loaded last
};

} // namespace tagline
