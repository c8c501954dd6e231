#pragma once

// VocabularyDialog edits the vocabulary shared by the tags of a library: groups, with their rules and whether
// they are namespaces, the properties of frames, and the words swapped by a mirror.

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

/// A property of which clips have values.
struct UsedProperty
{
    PropertyDefinition definition;
    int clips = 0;
};

/// A namespace is shown as a group whose name separates names. If it needs no group in the library, it gets
/// none: its row has no rule and no description. Invalid settings are not
/// accepted, and the dialog says why.
class VocabularyDialog : public Dialog
{
    Q_OBJECT

public:
    explicit VocabularyDialog(const VocabularySettings& settings, QWidget* parent = nullptr);

    /// Number of tags that are in a group or have names in a namespace; either name may be empty. `group` is
    /// the name in the library.
    using Count = std::function<int(const std::string& group, const std::string& space)>;
    void setCounts(Count count);
    /// Properties without a row are listed by name, and get a row on request.
    void setUsedProperties(std::vector<UsedProperty> properties);
    /// Tags that clips have and the vocabulary has not: they are listed by name, and added on request.
    void setTagsOutside(std::vector<std::string> names);
    /// Whether the user asked to add them.
    bool addsTags() const { return m_addsTags; }
    /// Function that returns a further validation error of settings; empty if there is none.
    void setCheck(std::function<QString(const VocabularySettings&)> check);
    /// Function that describes the effects of settings on the library; empty if none. Shown before OK.
    void setEffects(std::function<QString(const VocabularySettings&)> effects);

    /// The key of the next phase, in the form appended to a name: " (B)"; empty for none.
    void setNextPhaseKey(const QString& bracketed);

    /// The settings as entered.
    VocabularySettings settings() const;
    /// Validation errors: those of the groups alone, and the first of all; empty if there is none.
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
    void showTagsOutside();
    void addTagsOutside();
    QString effects() const;

    QTabWidget* m_tabs;
    VocabularyTable* m_groups;
    VocabularyTable* m_properties;
    VocabularyTable* m_mirrorWords;
    QLabel* m_effects;
    QLabel* m_message;
    QDialogButtonBox* m_buttons;
    std::vector<std::string> m_openedNamespaces; ///< in the library's order, which they keep
    std::vector<UsedProperty> m_used;
    std::vector<std::string> m_tagsOutside;
    bool m_addsTags = false; ///< those outside
    QString m_nextPhaseKey;
    Count m_count;
    std::function<QString(const VocabularySettings&)> m_check;
    std::function<QString(const VocabularySettings&)> m_askEffects;
    bool m_hasOwnMirrorWords; ///< the library has its own, not the built-in ones
    bool m_isFilling = true;
};

} // namespace tagline
