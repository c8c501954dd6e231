#pragma once

// VocabularyDialog edits what the tags of a library share: groups, with their rules and whether they are
// namespaces, the properties of frames, and the words that a mirror swaps.

#include "core/tags/vocabulary/VocabularySettings.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <string>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QTabWidget;

namespace tagline {

class VocabularyTable;

/// A property that clips have values of.
struct UsedProperty
{
    PropertyDefinition definition;
    int clips = 0;
};

/// A namespace is shown as a group whose name keeps names apart. One that needs no group in the library gets
/// none: its row has no rule and no description. Settings that cannot be are not accepted, and the dialog
/// says why.
class VocabularyDialog : public Dialog
{
    Q_OBJECT

public:
    explicit VocabularyDialog(const VocabularySettings& settings, QWidget* parent = nullptr);

    /// How many tags are in a group or have names in a namespace; either name may be empty. The group is
    /// asked by the name that it has in the library.
    using Count = std::function<int(const std::string& group, const std::string& space)>;
    void setCounts(Count count);
    /// Those that have no row are named, and get one on request.
    void setUsedProperties(std::vector<UsedProperty> properties);
    /// Asks what else would be wrong with settings; empty where nothing.
    void setCheck(std::function<QString(const VocabularySettings&)> check);
    /// Asks what settings come to in the library; empty where nothing. Its text is shown before OK.
    void setEffects(std::function<QString(const VocabularySettings&)> effects);

    /// The key that goes from phase to phase, as it stands behind a name: " (B)"; empty for none.
    void setNextPhaseKey(const QString& bracketed);

    /// What was entered.
    VocabularySettings settings() const;
    /// Why it cannot be accepted; empty where it can.
    QString problemOfGroups() const;
    QString problem() const;

private:
    void makePages();
    void addGroup(const GroupSetting& setting, bool isNamespace);
    QString phasesTip() const;
    QLineEdit* newPhasesField(const std::vector<std::string>& names) const;
    bool isNamespace(int row) const;
    GroupSetting groupOfRow(int row) const;
    std::vector<std::string> namespacesOfRows() const;
    void addProperty(const PropertyDefinition& property, bool isNew);
    void addMirrorWords(const MirrorPair& pair);
    std::vector<MirrorPair> mirrorWordsOfRows() const;
    VocabularyTable* newMirrorPage();
    QString freeName(const VocabularyTable& table, const QString& stem) const;
    void addNew();
    void validate();
    void showCounts();
    std::vector<UsedProperty> undeclared() const;
    void showUndeclared();
    void declareUsed();

    QTabWidget* m_tabs;
    VocabularyTable* m_groups;
    VocabularyTable* m_properties;
    VocabularyTable* m_mirrorWords;
    QLabel* m_effects;
    QLabel* m_message;
    QDialogButtonBox* m_buttons;
    std::vector<std::string> m_openedNamespaces; ///< they keep their order
    std::vector<UsedProperty> m_used;
    QString m_nextPhaseKey;
    Count m_count;
    std::function<QString(const VocabularySettings&)> m_check;
    std::function<QString(const VocabularySettings&)> m_askEffects;
    bool m_hasOwnMirrorWords; ///< of the library, not the built-in ones
    bool m_isFilling = true;
};

} // namespace tagline
