#include "widgets/tags/fields/InstanceValueFields.h"

#include "widgets/tags/fields/PropertyText.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

QString mixedText() { return QCoreApplication::translate("tagline::InstanceValueFields", "mixed"); }

/// The name as label text, in which a single & would underline a letter.
QString labelText(QString name) { return name.replace('&', "&&"); }

} // namespace

QString instancesText(const ShownInstances& instances)
{
    QStringList texts;
    for (const auto& [name, value] : instances.values)
        texts << (value ? name + ' ' + propertyText(*value) : name + ": " + mixedText());
    return texts.join(", ");
}

InstanceValueFields::InstanceValueFields(const ShownInstances& instances, QWidget* parent)
    : QWidget(parent)
    , m_offered(instances.offered)
    , m_grid(new QGridLayout)
{
    setObjectName("instanceValues");
    setAccessibleName(tr("Values of %n instance(s)", nullptr, instances.count));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_grid);
    m_grid->setColumnStretch(1, 1);
    for (const ShownInstanceValue& each : instances.values) addRow(each);
    addNewRow();
    if (instances.count > 1)
        column->addWidget(
            new QLabel(tr("What is set here goes to all %n instance(s).", nullptr, instances.count), this));
    setFocusProxy(m_tabStops.front());
}

QLineEdit* InstanceValueFields::newValueField(const QString& name)
{
    auto* field = new QLineEdit(this);
    field->setAccessibleName(name);
    field->setToolTip(tr("Text, a number, or true or false; in quotes always text. Emptied, the value goes "
                         "(Enter sets)"));
    connect(field, &QLineEdit::returnPressed, this, &InstanceValueFields::entered);
    return field;
}

void InstanceValueFields::addRow(const ShownInstanceValue& shown)
{
    auto* field = newValueField(tr("Value of %1").arg(shown.name));
    if (shown.value) field->setText(typedText(*shown.value));
    if (!shown.value) field->setPlaceholderText(mixedText());
    offerTexts(*field, shown.name);
    auto* remove = new QToolButton(this);
    remove->setIcon(icon("trash"));
    remove->setAutoRaise(true);
    remove->setAccessibleName(tr("Remove %1").arg(shown.name));
    remove->setToolTip(tr("Take %1 away from the instances, when all is set").arg(shown.name));
    auto* label = new QLabel(labelText(shown.name), this);
    label->setBuddy(field);
    const int row = int(m_rows.size());
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(field, row, 1);
    m_grid->addWidget(remove, row, 2);
    const std::size_t place = m_rows.size();
    m_rows.push_back({shown.name, field});
    m_tabStops.insert(m_tabStops.end(), {field, remove});
    connect(field, &QLineEdit::textEdited, this, [this, place] { m_rows[place].isTouched = true; });
    connect(remove, &QToolButton::clicked, this, [this, place] {
        Row& gone = m_rows[place];
        gone.isTouched = true;
        gone.value->clear();
        gone.value->setPlaceholderText(tr("goes"));
        gone.value->setFocus();
    });
}

void InstanceValueFields::addNewRow()
{
    const bool isFirst = m_newRows.empty();
    const int number = int(m_newRows.size()) + 1;
    auto* name = new ChoiceBox(this);
    name->setEditable(true);
    name->setInsertPolicy(QComboBox::NoInsert);
    name->setMinimumContentsLength(10);
    name->setAccessibleName(isFirst ? tr("Name of a new value") : tr("Name of new value %1").arg(number));
    name->setToolTip(tr("What the new value says, such as hand; names that other instances have are in "
                        "the list"));
    for (const OfferedInstanceValue& each : m_offered)
        if (std::ranges::find(m_rows, each.name, &Row::name) == m_rows.end()) name->addItem(each.name);
    name->setCurrentIndex(-1);
    name->lineEdit()->setPlaceholderText(tr("name"));
    QLineEdit* value = newValueField(isFirst ? tr("New value") : tr("New value %1").arg(number));
    value->setPlaceholderText(tr("value"));
    const int row = int(m_rows.size() + m_newRows.size());
    m_grid->addWidget(name, row, 0);
    m_grid->addWidget(value, row, 1, 1, 2);
    m_newRows.push_back({name, value});
    m_tabStops.insert(m_tabStops.end(), {name, value});
    connect(name->lineEdit(), &QLineEdit::returnPressed, this, &InstanceValueFields::entered);
    connect(name, &QComboBox::currentTextChanged, this, [this, name, value] {
        offerTexts(*value, name->currentText().trimmed());
        addNewRowWhereNeeded();
    });
    connect(value, &QLineEdit::textChanged, this, &InstanceValueFields::addNewRowWhereNeeded);
}

/// Adds a free pair of fields after the last pair is filled.
void InstanceValueFields::addNewRowWhereNeeded()
{
    const NewRow& last = m_newRows.back();
    if (last.nameText().isEmpty() || last.valueText().isEmpty()) return;
    addNewRow();
    for (QWidget* field :
         {static_cast<QWidget*>(m_newRows.back().name), static_cast<QWidget*>(m_newRows.back().value)})
        field->show();    // the popup is visible already
    layout()->activate(); // the owner's size hint changes at once
    emit rowAdded();
}

/// Completes the field with the values that instances have under a name.
void InstanceValueFields::offerTexts(QLineEdit& field, const QString& name) const
{
    const auto offered = std::ranges::find(m_offered, name, &OfferedInstanceValue::name);
    const QStringList texts = offered == m_offered.end() ? QStringList() : offered->texts;
    auto* completer = new QCompleter(texts, &field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    field.setCompleter(completer); // deletes the former one, a child of the field
}

QString InstanceValueFields::NewRow::nameText() const { return name->currentText().trimmed(); }

QString InstanceValueFields::NewRow::valueText() const { return value->text().trimmed(); }

std::vector<InstanceValueChange> InstanceValueFields::changes() const
{
    std::vector<InstanceValueChange> changes;
    for (const auto& [name, field, isTouched] : m_rows) {
        if (!isTouched) continue;
        const QString text = field->text().trimmed();
        changes.push_back({name, text.isEmpty() ? std::nullopt : std::optional(guessedValue(text))});
    }
    for (const NewRow& each : m_newRows)
        if (!each.nameText().isEmpty())
            changes.push_back({each.nameText(), guessedValue(each.value->text())});
    return changes;
}

QString InstanceValueFields::problemOf(const NewRow& row) const
{
    const bool hasValue = !row.valueText().isEmpty();
    const QString name = row.nameText();
    if (name.isEmpty()) return hasValue ? tr("The new value needs a name, such as hand.") : QString();
    if (name == "range")
        return tr("“range” is what the frames of an instance are called: take another name.");
    if (std::ranges::count(m_newRows, name, &NewRow::nameText) > 1)
        return tr("%1 is there twice: an instance has one value of each name.").arg(name);
    return hasValue ? QString() : tr("Type a value for %1.").arg(name);
}

QString InstanceValueFields::problem() const
{
    for (const NewRow& each : m_newRows)
        if (const QString wrong = problemOf(each); !wrong.isEmpty()) return wrong;
    return {};
}

void InstanceValueFields::showProblem()
{
    for (const NewRow& each : m_newRows) {
        if (problemOf(each).isEmpty()) continue;
        const bool isValueMissing = !each.nameText().isEmpty() && each.valueText().isEmpty();
        if (isValueMissing)
            each.value->setFocus();
        else
            each.name->setFocus();
        return;
    }
}

} // namespace tagline
