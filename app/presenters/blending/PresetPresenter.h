#pragma once

// PresetPresenter keeps blends under names in the library file, and sets them up again.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/playing/BlendSteps.h"

namespace tagline {

class ActionRegistry;
class ControllerPanel;

/// Saving, renaming, deleting and loading are one undo step each.
class PresetPresenter : public QObject
{
    Q_OBJECT

public:
    PresetPresenter(LibraryDocument& document, ControllerSession& controller, BlendSteps& steps,
                    ControllerPanel& panel, ActionRegistry& actions);

    /// Keeps the blend as it is under a name; a preset of that name is replaced.
    void save(const QString& name);
    /// Sets the blend up as the preset says. Clips that are not there are named in `refused`, the rest plays.
    void load(const QString& name);
    void rename(const QString& name, const QString& newName);
    void remove(const QString& name);

signals:
    /// The blend was set up anew.
    void arranged();
    /// Something could not be done, or not wholly; the reason for people.
    void refused(const QString& reason);
    /// What was done, for people.
    void done(const QString& text);

private:
    void askForName();
    void askForNewName(const QString& name);
    std::vector<int> arrange(const BlendArrangement& arrangement);
    ControllerPreset presetNow(const QString& name) const;
    const ControllerPreset* find(const QString& name) const;
    void refresh();

    LibraryDocument& m_document;
    ControllerSession& m_controller;
    BlendSteps& m_steps;
    ControllerPanel& m_panel;
    ActionRegistry& m_actions;
    QString m_current; ///< the preset that was saved or loaded last
};

} // namespace tagline
