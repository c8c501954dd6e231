#pragma once

// TagEditorDialog edits the definition of one tag in the vocabulary.

#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace tagline {

class KeyEdit;
class ColourChoice;

/// Name, colour, key and group; the other fields are folded away unless they are asked for or filled. For a
/// new tag with a dot in its name, the first part is proposed as the group.
///
/// An invalid name, or one in use, cannot be accepted, and the dialog says why; a key of another tag is only
/// a warning: that tag loses it.
class TagEditorDialog : public Dialog
{
    Q_OBJECT

public:
    /// Edits `definition` (a new tag if its name is empty) among the existing tags.
    TagEditorDialog(TagDefinition definition, std::vector<TagDefinition> existing, QWidget* parent = nullptr);

    /// The definition is a proposal for a new tag: its name must not exist yet.
    void setNew();
    /// Returns a further validation error of a definition, such as cyclic implications; none if it is valid.
    using Check = std::function<std::optional<std::string>(const TagDefinition&)>;
    void setCheck(Check check);
    /// Asks the user, over the dialog, to confirm a definition; if it is not confirmed, the dialog stays open
    /// with all its fields.
    using Confirmation = std::function<bool(const TagDefinition&, QWidget& dialog)>;
    void setConfirmation(Confirmation confirmation) { m_confirmation = std::move(confirmation); }
    /// Groups that can be chosen in addition to those of the tags.
    void setGroups(const std::vector<std::string>& groups);
    /// Function that describes a key's use outside tag mode; empty if it has none.
    void setKeyUse(std::function<QString(const QString& key)> keyUse);

    /// The example added by the button for another one; none: no range is selected.
    void setSelectedRange(std::optional<TagExample> selected);

    /// Function that proposes the key of a new tag by its name, until the user chooses or removes a key.
    void setKeyProposal(std::function<QString(const QString& name)> proposal);

    /// The definition as entered.
    TagDefinition definition() const;
    /// Why a tag of that definition, named `original` before, cannot have its name beside the existing ones,
    /// in words; empty if it can.
    static QString nameProblem(const TagDefinition& edited, const std::string& original,
                               std::span<const TagDefinition> existing);
    /// The validation error of the definition, in words; empty if it is valid.
    QString problem() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void fillFields();
    void addRest(QFormLayout& form);
    void makeExampleFields();
    void showExamples(int current);
    void addExample();
    bool hasRest() const;
    void showRest(bool isShown);
    void proposeGroup();
    void proposeKey();
    void validate();
    QString keyWarning() const;
    void tryToAccept();
    void acceptConfirmed();
    bool isTold() const;

    TagDefinition m_original;
    std::vector<TagDefinition> m_existing;
    QLineEdit* m_name;
    ColourChoice* m_colour;
    KeyEdit* m_key;
    QComboBox* m_group;
    QComboBox* m_kind;
    QCheckBox* m_counted;
    QComboBox* m_mirror;
    QLineEdit* m_description;
    QLineEdit* m_rule;
    QComboBox* m_examples; ///< each shown by its clip and frames
    QPushButton* m_addExample;
    QPushButton* m_removeExample;
    QWidget* m_exampleFields = nullptr;
    QLineEdit* m_synonyms;
    QLineEdit* m_implies;
    QLineEdit* m_properties;
    std::vector<TagExample> m_kept; ///< examples in the order of the list
    std::optional<TagExample> m_selected;
    Check m_check;
    Confirmation m_confirmation;
    bool m_isConfirming = false;
    std::function<QString(const QString&)> m_keyUse;
    std::function<QString(const QString&)> m_keyProposal;
    QToolButton* m_more; ///< unfolds the fields that few tags need
    QLabel* m_message;
    bool m_isGroupChosen = false; ///< by the user: it does not follow the name any more
    bool m_isKeyChosen = false;   ///< by the user: it does not follow the proposal any more
    bool m_isTried = false;       ///< OK was tried: now missing input is reported
    QDialogButtonBox* m_buttons;
};

} // namespace tagline
