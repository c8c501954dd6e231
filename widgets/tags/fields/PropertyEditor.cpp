#include "widgets/tags/fields/PropertyEditor.h"

#include "widgets/tags/fields/PopupPlace.h"
#include "widgets/tags/fields/PropertyText.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {

PropertyEditor::PropertyEditor(std::vector<PropertyChoice> choices, FrameRate rate, Frame frames,
                               QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_choices(std::move(choices))
    , m_name(new ChoiceBox(this))
    , m_value(new QLineEdit(this))
    , m_range(new RangeEditor(this))
    , m_message(new QLabel(this))
    , m_remove(new QPushButton(icon("trash"), tr("&Remove"), this))
{
    setObjectName("propertyEditor");
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    setAccessibleName(tr("Value of a property"));
    m_range->setClip(rate, frames);
    m_range->setSelfContained(true);
    build();
}

void PropertyEditor::build()
{
    for (const PropertyChoice& each : m_choices) m_name->addItem(each.name);
    m_name->setAccessibleName(tr("Property"));
    m_name->setToolTip(tr("The property to set; type a new name to add one"));
    m_name->setMinimumContentsLength(12);
    m_value->setAccessibleName(tr("Value"));
    m_value->setMinimumWidth(140);
    m_remove->setToolTip(tr("Remove the value from its frames"));
    m_remove->setAutoDefault(false);
    m_remove->hide();
    auto* set = new QPushButton(tr("&Set"), this);
    set->setToolTip(tr("Set this value on the frames (Enter)"));
    set->setAutoDefault(false);
    setTextColour(m_message, &Theme::error);
    m_message->setWordWrap(true);
    m_message->hide();
    auto* top = new QHBoxLayout;
    top->setContentsMargins(6, 3, 6, 0);
    top->addWidget(m_name);
    top->addWidget(m_value, 1);
    top->addWidget(set);
    top->addWidget(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 6, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_message);
    layout->addWidget(m_range);
    connect(m_name, &QComboBox::currentTextChanged, this, &PropertyEditor::chooseProperty);
    connect(m_value, &QLineEdit::textEdited, m_message, &QLabel::hide);
    connect(m_value, &QLineEdit::returnPressed, this, &PropertyEditor::accept);
    connect(m_range, &RangeEditor::rangesChangeRequested, this,
            [this](const std::vector<FrameRange>& ranges) {
                m_frames = ranges.front();
                m_range->setRanges(ranges);
            });
    connect(m_range, &RangeEditor::editingFinished, this, &PropertyEditor::accept);
    connect(set, &QPushButton::clicked, this, &PropertyEditor::accept);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        emit removeRequested();
        close();
    });
}

const PropertyChoice* PropertyEditor::choice() const
{
    const auto found = std::find_if(m_choices.begin(), m_choices.end(), [this](const PropertyChoice& each) {
        return each.name == m_name->currentText().trimmed();
    });
    return found == m_choices.end() ? nullptr : &*found;
}

void PropertyEditor::chooseProperty()
{
    const PropertyChoice* chosen = choice();
    QStringList values = chosen ? chosen->values : QStringList();
    if (chosen && chosen->type == PropertyType::Boolean) values = QStringList{"true", "false"};
    auto* completer = new QCompleter(values, m_value);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_value->setCompleter(completer);
    m_value->setToolTip(chosen && chosen->type ? tr("The value: %1").arg(typeText(*chosen->type))
                                               : tr("The value: text, a number, or true or false; in "
                                                    "quotes it is text"));
    m_value->setPlaceholderText(chosen && chosen->type ? typeText(*chosen->type) : tr("value"));
    if (m_remove->isHidden()) m_value->setText(chosen ? chosen->initial : QString());
    m_message->hide();
}

void PropertyEditor::setValue(const QString& name, const PropertyRange& value)
{
    m_remove->show();
    m_name->setEditable(false);
    if (m_name->findText(name) < 0) m_name->addItem(name);
    m_name->setCurrentText(name);
    m_name->setEnabled(false);
    chooseProperty();
    const bool isOfAnyType = !choice() || !choice()->type;
    m_value->setText(isOfAnyType ? typedText(value.value) : propertyText(value.value));
    m_frames = value.range;
    m_range->setRange(m_frames);
}

void PropertyEditor::setNew(const QString& name, FrameRange range)
{
    m_name->setEditable(name.isEmpty());
    if (name.isEmpty()) m_name->lineEdit()->setPlaceholderText(tr("name"));
    if (!name.isEmpty() && m_name->findText(name) < 0) m_name->addItem(name);
    if (name.isEmpty())
        m_name->setCurrentIndex(0);
    else
        m_name->setCurrentText(name);
    m_name->setEnabled(name.isEmpty());
    chooseProperty();
    m_frames = range;
    m_range->setRange(range);
}

void PropertyEditor::popUp(const QPoint& globalPosition)
{
    placePopup(*this, globalPosition);
    showFocused();
}

void PropertyEditor::popUp(const QRect& subject)
{
    placePopup(*this, subject);
    showFocused();
}

void PropertyEditor::showFocused()
{
    show();
    if (m_name->isEnabled() && m_name->currentText().isEmpty())
        m_name->setFocus(Qt::PopupFocusReason);
    else
        m_value->setFocus(Qt::PopupFocusReason);
    m_value->selectAll();
}

std::optional<PropertyValue> PropertyEditor::value() const
{
    const PropertyChoice* chosen = choice();
    if (chosen && chosen->type) return propertyValue(m_value->text(), *chosen->type);
    return guessedValue(m_value->text());
}

QString PropertyEditor::problem() const
{
    if (m_name->currentText().trimmed().isEmpty()) return tr("A property needs a name.");
    const bool isText = !choice() || !choice()->type || *choice()->type == PropertyType::String;
    if (m_value->text().trimmed().isEmpty() && isText) return tr("Type a value.");
    if (value()) return {};
    const QString problem =
        choice()->isDeclared ? tr("%1 is declared as %2; “%3” is not.")
                             : tr("Every value of %1 is %2 so far; “%3” is not. To mix them, declare it as "
                                  "a text (Tag ▸ Vocabulary…).");
    return problem.arg(m_name->currentText(), typeText(*choice()->type), m_value->text());
}

void PropertyEditor::accept()
{
    const QString wrong = problem();
    if (!wrong.isEmpty()) {
        m_message->setText(wrong);
        m_message->show();
        adjustSize();
        m_value->setFocus();
        return;
    }
    emit valueChosen(m_name->currentText().trimmed(), {m_frames, *value()});
    close();
}

} // namespace tagline
