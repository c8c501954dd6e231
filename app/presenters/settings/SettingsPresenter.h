#pragma once

// SettingsPresenter opens the dialog of all settings, takes them to files and back, and resets them.

#include "app/actions/KeyTable.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/settings/SettingsTable.h"

#include <QPointer>

#include <functional>

namespace tagline {

class SettingsDialog;
struct SettingsContent;

/// Before a file is loaded or all is reset, settings and keys are kept in a file beside the program's own
/// (formerFile()): a person can go back to them, and forth again.
class SettingsPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `tagKeys` says which keys the tags of the open library have, for the table of keys.
    SettingsPresenter(const PresenterContext& context, const SettingHolders& holders,
                      std::function<QList<TagKeyRow>()> tagKeys);

    const SettingList& settings() const { return m_table; }
    /// Loads, or saves, the values of the settings that no other object keeps.
    void load() const;
    void save() const;
    /// Path of the file that keeps settings and keys before others replace them.
    QString formerFile() const;

    /// Writes and reads a file without asking for it; what is wrong is shown.
    void saveTo(const QString& file);
    void loadFrom(const QString& file);
    /// All but the personal settings, and all keys, become as at the very first start.
    void resetAll();
    void goBack();

private:
    void open();
    void askAndSave();
    void askAndLoad();
    void askAndReset();
    bool keepFormer(const QString& title);
    void replace(const SettingsContent& content, const QString& title, const QString& fact);
    void showWhetherFormer();
    QWidget* front() const;

    SettingHolders m_holders;
    SettingList m_table;
    std::function<QList<TagKeyRow>()> m_tagKeys;
    QPointer<SettingsDialog> m_dialog; ///< while it is open
};

} // namespace tagline
