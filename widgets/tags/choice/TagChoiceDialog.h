#pragma once

// TagChoiceDialog asks for a tag, one that is there or a new one, and says what would come of it.

#include "widgets/tags/choice/TagChoiceList.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace tagline {

/// What would come of a choice, in words; where it cannot be, why.
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
        QString verb;     ///< of the button that does it
    };

    /// `proposed` is the current tag, or typed where no tag has that name. Without tags it asks for a new
    /// name alone.
    TagChoiceDialog(const Words& words, std::vector<TagRow> tags, const QString& proposed,
                    QWidget* parent = nullptr);

    /// Asked whenever another choice is there. Without one nothing can be done, and nothing is asked.
    void setEffect(std::function<ChoiceEffect(const TagChoice&)> effect);
    /// Expects that there is one: it was accepted.
    TagChoice choice() const { return *m_choices->current(); }

private:
    void showEffect();

    TagChoiceList* m_choices;
    QLabel* m_effect;
    QPushButton* m_accept = nullptr;
    std::function<ChoiceEffect(const TagChoice&)> m_ask;
};

} // namespace tagline
