#pragma once

// VocabularyDialog edits what the tags of a library share: groups and their rules, the properties of frames,
// namespaces.

#include <QDialog>

#include "core/tags/vocabulary/VocabularySettings.h"

#include <functional>
#include <string>

class QDialogButtonBox;
class QLabel;
class QTabWidget;

namespace tagline {

class VocabularyTable;

/// Settings that cannot be are not accepted, and the dialog says why.
class VocabularyDialog : public QDialog
{
    Q_OBJECT

public:
    explicit VocabularyDialog(const VocabularySettings& settings, QWidget* parent = nullptr);

    /// How many tags a group or a namespace has; asked with the name that it has in the library.
    void setCounts(std::function<int(const std::string& group)> ofGroup,
                   std::function<int(const std::string& space)> ofNamespace);
    /// Asks what else would be wrong with settings; empty where nothing.
    void setCheck(std::function<QString(const VocabularySettings&)> check);
    /// Asks what settings come to in the library; empty where nothing. Its text is shown before OK.
    void setEffects(std::function<QString(const VocabularySettings&)> effects);

    /// What was entered.
    VocabularySettings settings() const;
    /// Why it cannot be accepted; empty where it can.
    QString problem() const;

private:
    void makePages();
    void addGroup(const GroupSetting& setting);
    void addProperty(const PropertyDefinition& property, bool isNew);
    void addNamespace(const std::string& name);
    QString freeName(const VocabularyTable& table, const QString& stem) const;
    void addNew();
    void validate();
    void showCounts();

    QTabWidget* m_tabs;
    VocabularyTable* m_groups;
    VocabularyTable* m_properties;
    VocabularyTable* m_namespaces;
    QLabel* m_effects;
    QLabel* m_message;
    QDialogButtonBox* m_buttons;
    std::function<int(const std::string&)> m_tagsOfGroup;
    std::function<int(const std::string&)> m_tagsOfNamespace;
    std::function<QString(const VocabularySettings&)> m_check;
    std::function<QString(const VocabularySettings&)> m_askEffects;
    bool m_isFilling = true;
};

} // namespace tagline
