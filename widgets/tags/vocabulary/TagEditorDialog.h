#pragma once

// TagEditorDialog asks for everything that a vocabulary says of one tag.

#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace tagline {

class KeyEdit;
class ColourChoice;

/// Name, colour, key and group; the rest is folded away until it is asked for, or holds something. A new tag
/// with a dot in its name is proposed the group of its first part.
///
/// A name that is taken, or not a name, cannot be accepted, and the dialog says why; a key that another tag
/// has is a warning only: that tag loses it.
class TagEditorDialog : public Dialog
{
    Q_OBJECT

public:
    /// Edits `definition` (a new tag where its name is empty) among the tags that there are.
    TagEditorDialog(TagDefinition definition, std::vector<TagDefinition> existing, QWidget* parent = nullptr);

    /// The definition is a proposal for a new tag: its name may not be one that there is.
    void setNew();
    /// Asks what else would be wrong with a definition, such as implications that go round.
    using Check = std::function<std::optional<std::string>(const TagDefinition&)>;
    void setCheck(Check check);
    /// Asks a person, over the dialog, whether a definition is really wanted; where not, the dialog stays as
    /// it is, with all that was typed.
    using Confirmation = std::function<bool(const TagDefinition&, QWidget& dialog)>;
    void setConfirmation(Confirmation confirmation) { m_confirmation = std::move(confirmation); }
    /// Groups that can be chosen besides those of the tags.
    void setGroups(const std::vector<std::string>& groups);
    /// Asks what a key does where letters are not tag keys; empty where nothing.
    void setKeyUse(std::function<QString(const QString& key)> keyUse);

    /// What the button for another example adds; none: no range is selected.
    void setSelectedRange(std::optional<TagExample> selected);

    /// Asks for the key of a new tag by its name, until a person chooses one or takes it away.
    void setKeyProposal(std::function<QString(const QString& name)> proposal);

    /// What was entered.
    TagDefinition definition() const;
    /// Why it cannot be accepted; empty where it can.
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
    QComboBox* m_examples; ///< each by its clip and frames
    QToolButton* m_addExample;
    QToolButton* m_removeExample;
    QWidget* m_exampleFields = nullptr;
    QLineEdit* m_synonyms;
    QLineEdit* m_implies;
    QLineEdit* m_properties;
    std::vector<TagExample> m_kept; ///< examples, as they are listed
    std::optional<TagExample> m_selected;
    Check m_check;
    Confirmation m_confirmation;
    bool m_isConfirming = false;
    std::function<QString(const QString&)> m_keyUse;
    std::function<QString(const QString&)> m_keyProposal;
    QToolButton* m_more; ///< folds out what most tags do without
    QLabel* m_message;
    bool m_isGroupChosen = false; ///< by a person: it does not follow the name any more
    bool m_isKeyChosen = false;   ///< the same of the key
    bool m_isTried = false;       ///< a person wanted to accept: now it is told what is missing
    QDialogButtonBox* m_buttons;
};

} // namespace tagline
