#include "widgets/tags/choice/TagChoiceDialog.h"

#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/MenuText.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tagline {

namespace {

constexpr int leastRows = 8; ///< of the list, whatever it holds
constexpr int leastWidth = 380;

} // namespace

TagChoiceDialog::TagChoiceDialog(const Words& words, std::vector<TagRow> tags, const QString& proposed,
                                 QWidget* parent)
    : Dialog(parent)
    , m_choices(new TagChoiceList(std::move(tags), this))
    , m_effect(new QLabel(this))
{
    setObjectName("tagChoiceDialog");
    setWindowTitle(words.title);
    auto* question = new QLabel(menuText(words.question), this); // no mnemonic
    question->setWordWrap(true);
    question->setBuddy(m_choices);
    m_choices->setLeastRows(leastRows);
    m_choices->setChoosesUnasked(false);
    m_choices->propose(proposed);
    m_effect->setObjectName("effect");
    m_effect->setAccessibleName(tr("What comes of it"));
    m_effect->setWordWrap(true);
    m_effect->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_effect->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_effect->hide(); // until the effect of a choice is known
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(words.verb, QDialogButtonBox::AcceptRole);
    m_accept->setObjectName("accept");
    m_accept->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_choices, 1);
    column->addWidget(m_effect);
    column->addWidget(buttons);
    setMinimumWidth(leastWidth);
    connect(m_choices, &TagChoiceList::currentChanged, this, &TagChoiceDialog::showEffect);
    connect(m_choices, &TagChoiceList::doubleClicked, m_accept, &QPushButton::click);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_choices->setFocus();
    showEffect();
}

void TagChoiceDialog::setEffect(std::function<ChoiceEffect(const TagChoice&)> effect)
{
    m_ask = std::move(effect);
    m_effect->setVisible(bool(m_ask));
    ensurePolished();
    setMinimumHeight(sizeHint().height()); // the list has the room of words that are not said
    showEffect();
}

void TagChoiceDialog::showEffect()
{
    const auto choice = m_choices->current();
    const ChoiceEffect effect = !choice ? ChoiceEffect{{}, false} : m_ask ? m_ask(*choice) : ChoiceEffect();
    setTextColour(m_effect, effect.isPossible || effect.text.isEmpty() ? &Theme::muted : &Theme::error);
    m_effect->setText(effect.text);
    m_effect->setVisible(!effect.text.isEmpty());
    m_accept->setEnabled(effect.isPossible);
}

} // namespace tagline
