#include "widgets/tags/fields/InstanceValueFields.h"

#include "widgets/tags/fields/PropertyText.h"
#include "widgets/theme/Icons.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

namespace tagline {
namespace {

QString mixedText() { return QCoreApplication::translate("tagline::InstanceValueFields", "mixed"); }

/// The name as a label has it, where & would underline a letter.
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
{
    setObjectName("instanceValues");
    setAccessibleName(tr("Values of %n instance(s)", nullptr, instances.count));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (const ShownInstanceValue& each : instances.values) addRow(*grid, each);
    addNewRow(*grid);
    if (instances.count > 1) {
        auto* count =
            new QLabel(tr("What is set here goes to all %n instance(s).", nullptr, instances.count), this);
        grid->addWidget(count, int(m_rows.size()) + 1, 0, 1, 3);
    }
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

void InstanceValueFields::addRow(QGridLayout& grid, const ShownInstanceValue& shown)
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
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1);
    grid.addWidget(remove, row, 2);
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

void InstanceValueFields::addNewRow(QGridLayout& grid)
{
    m_newName = new QComboBox(this);
    m_newName->setEditable(true);
    m_newName->setInsertPolicy(QComboBox::NoInsert);
    m_newName->setMinimumContentsLength(10);
    m_newName->setAccessibleName(tr("Name of a new value"));
    m_newName->setToolTip(tr("What the new value says, such as hand; names that other instances have are in "
                             "the list"));
    for (const OfferedInstanceValue& each : m_offered)
        if (std::ranges::find(m_rows, each.name, &Row::name) == m_rows.end()) m_newName->addItem(each.name);
    m_newName->setCurrentIndex(-1);
    m_newName->lineEdit()->setPlaceholderText(tr("name"));
    m_newValue = newValueField(tr("New value"));
    m_newValue->setPlaceholderText(tr("value"));
    const int row = int(m_rows.size());
    grid.addWidget(m_newName, row, 0);
    grid.addWidget(m_newValue, row, 1, 1, 2);
    m_tabStops.insert(m_tabStops.end(), {m_newName, m_newValue});
    connect(m_newName->lineEdit(), &QLineEdit::returnPressed, this, &InstanceValueFields::entered);
    connect(m_newName, &QComboBox::currentTextChanged, this, [this] { offerTexts(*m_newValue, newName()); });
}

/// What instances have under a name completes what is typed.
void InstanceValueFields::offerTexts(QLineEdit& field, const QString& name) const
{
    const auto offered = std::ranges::find(m_offered, name, &OfferedInstanceValue::name);
    const QStringList texts = offered == m_offered.end() ? QStringList() : offered->texts;
    auto* completer = new QCompleter(texts, &field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    field.setCompleter(completer); // which deletes the former one: it is the field's
}

QString InstanceValueFields::newName() const { return m_newName->currentText().trimmed(); }

std::vector<InstanceValueChange> InstanceValueFields::changes() const
{
    std::vector<InstanceValueChange> changes;
    for (const auto& [name, field, isTouched] : m_rows) {
        if (!isTouched) continue;
        const QString text = field->text().trimmed();
        changes.push_back({name, text.isEmpty() ? std::nullopt : std::optional(guessedValue(text))});
    }
    if (!newName().isEmpty()) changes.push_back({newName(), guessedValue(m_newValue->text())});
    return changes;
}

QString InstanceValueFields::problem() const
{
    const bool hasValue = !m_newValue->text().trimmed().isEmpty();
    if (newName().isEmpty()) return hasValue ? tr("The new value needs a name, such as hand.") : QString();
    if (newName() == "range")
        return tr("“range” is what the frames of an instance are called: take another name.");
    return hasValue ? QString() : tr("Type a value for %1.").arg(newName());
}

void InstanceValueFields::showProblem()
{
    const bool isValueMissing = !newName().isEmpty() && m_newValue->text().trimmed().isEmpty();
    if (isValueMissing)
        m_newValue->setFocus();
    else
        m_newName->setFocus();
}

} // namespace tagline
