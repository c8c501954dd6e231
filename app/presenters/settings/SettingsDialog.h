#pragma once

// SettingsDialog shows all settings on pages, and finds one by its words.

#include "app/actions/KeyTable.h"
#include "app/presenters/settings/SettingField.h"
#include "widgets/theme/controls/Dialog.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QScrollArea;

namespace tagline {

/// Changes take hold at once; there is nothing to accept. While words are typed, the settings that have them
/// are shown of every page, else those of the chosen one.
class SettingsDialog : public Dialog
{
    Q_OBJECT

public:
    SettingsDialog(const SettingList& settings, ActionRegistry& actions, QList<TagKeyRow> tagKeys,
                   QWidget* parent = nullptr);

    void showPage(SettingPage page);
    /// Shows what is set now, where something else changed it.
    void refresh();

private:
    /// One page, or the part of it that was found.
    struct Section
    {
        QWidget* whole;
        QLabel* title;
        QFormLayout* form; ///< null for the page of keys
        QList<SettingField*> fields;
    };

    void nameControls();
    QLayout* newButtons(const ActionRegistry& actions);
    void makeSections(const SettingList& settings);
    Section newSection(SettingPage page, QWidget& content);
    void addField(Section& section, const Setting& setting);
    static void alignFields(const Section& section);
    void alignLabels();
    void fitTexts();
    void leaveSearch();
    void showFound();
    int showMatches(Section& section, const QStringList& words);
    void showOnePage();

    QLineEdit* m_search;
    QListWidget* m_pages;
    QScrollArea* m_scroll;
    QLabel* m_nothing;
    KeyTable* m_keys;
    QList<Section> m_sections; ///< by SettingPage
};

} // namespace tagline
