#pragma once

// TagChoiceDialog asks for a tag, an existing or a new one, and describes the effect of the choice.

#include "widgets/tags/choice/TagChoiceList.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace tagline {

/// The effect of a choice, in words; if the choice is impossible, the reason.
struct ChoiceEffect
{
    QString text;
    bool isPossible = true;
};

class TagChoiceDialog : public Dialog
{
    Q_OBJECT

public:
    struct Words
    {
        QString title;
        QString question; ///< above the field
        QString verb;     ///< of the button that accepts the choice
    };

    /// `proposed` becomes the current tag, or the typed text if no tag has that name. Without tags the dialog
    /// only asks for a new name.
    TagChoiceDialog(const Words& words, std::vector<TagRow> tags, const QString& proposed,
                    QWidget* parent = nullptr);

    /// Called for each new choice. Without a choice it is not called, and the dialog cannot be accepted.
    void setEffect(std::function<ChoiceEffect(const TagChoice&)> effect);
    /// The accepted choice. Expects that the dialog was accepted.
    TagChoice choice() const { return *m_choices->current(); }

private:
    void showEffect();

    TagChoiceList* m_choices;
    QLabel* m_effect;
    QPushButton* m_accept = nullptr;
    std::function<ChoiceEffect(const TagChoice&)> m_ask;
};

} // namespace tagline
