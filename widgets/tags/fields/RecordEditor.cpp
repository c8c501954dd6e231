#include "widgets/tags/fields/RecordEditor.h"

#include "widgets/tags/fields/PopupPlace.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace tagline {
namespace {

constexpr int step = 5;
constexpr int unsaid = -step; ///< one step below 0 %

/// Percent of a typed text: `80`, `80 %` and `0.8` are the same; none if it is no confidence.
std::optional<int> typedPercent(QString typed, const QString& suffix)
{
    typed = typed.trimmed();
    const QString sign = suffix.trimmed();
    while (!sign.isEmpty() && typed.endsWith(sign)) // the field's own, and one that was typed
        typed = typed.chopped(sign.size()).trimmed();
    typed.replace(',', '.');
    bool isNumber = false;
    const double number = typed.toDouble(&isNumber);
    const bool isShare = typed.contains('.') && number <= 1; // the format of queries and sidecars
    const double percent = isShare ? number * 100 : number;
    if (!isNumber || !(percent >= 0 && percent <= 100)) return std::nullopt; // NaN fails as well
    return int(std::lround(percent));
}

/// The value as a text; empty if there is none, or it has another type.
QString text(const RecordValue& value)
{
    const auto* held = value.value ? std::get_if<std::string>(&*value.value) : nullptr;
    return held ? QString::fromStdString(*held) : QString();
}

/// The value in percent; `unsaid` if there is none.
int percent(const RecordValue& value)
{
    const auto* held = value.value ? std::get_if<double>(&*value.value) : nullptr;
    return held ? int(std::lround(std::clamp(*held, 0.0, 1.0) * 100)) : unsaid;
}

QString mixed() { return QCoreApplication::translate("tagline::RecordEditor", "mixed"); }

/// "2026-11-21T20:30Z" in a readable format.
QString timeForPeople(QString time) { return time.replace('T', ' ').replace("Z", " UTC"); }

/// The author of the tag and the time, as a text.
QString origin(const ShownRecord& record)
{
    QStringList parts;
    if (record.author.isMixed)
        parts
            << QCoreApplication::translate("tagline::RecordEditor", "%1 and others").arg(text(record.author));
    else if (record.author.value)
        parts << text(record.author);
    if (record.time.value)
        parts << (record.time.isMixed ? QCoreApplication::translate("tagline::RecordEditor", "since %1")
                                      : QStringLiteral("%1"))
                     .arg(timeForPeople(text(record.time)));
    return parts.join(" · ");
}

} // namespace

/// A percent field that accepts any text while typing; invalid confidences are refused by isRefused().
class ConfidenceField : public QSpinBox
{
public:
    explicit ConfidenceField(QWidget* parent)
        : QSpinBox(parent)
    {
        connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) { m_typed = text; });
    }

    /// The last typed text if it is no confidence; empty if it is one.
    QString refusedText() const
    {
        const QString typed = m_typed.trimmed();
        const bool isRead = typed.isEmpty() || typed == specialValueText() || typedPercent(typed, suffix());
        return isRead ? QString() : typed;
    }

    /// Shows the typed text again, which was replaced by a former value when the field lost the focus.
    void showTyped()
    {
        lineEdit()->setText(m_typed);
        setFocus();
        lineEdit()->selectAll();
    }

    void stepBy(int steps) override
    {
        m_typed.clear();
        QSpinBox::stepBy(steps);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool isEntry = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (!isEntry) return QSpinBox::keyPressEvent(event); // corrects the text at Enter
        emit lineEdit()->returnPressed();
    }
    QValidator::State validate(QString& typed, int&) const override
    {
        const bool isRead = typed == specialValueText() || typedPercent(typed, suffix());
        return isRead ? QValidator::Acceptable : QValidator::Intermediate;
    }
    int valueFromText(const QString& typed) const override
    {
        return typedPercent(typed, suffix()).value_or(minimum());
    }

private:
    QString m_typed;
};

QString recordText(const ShownRecord& record)
{
    QStringList parts;
    if (const QString values = instancesText(record.instances); !values.isEmpty()) parts << values;
    if (const QString made = origin(record); !made.isEmpty()) parts << made;
    if (const int sure = percent(record.confidence); sure != unsaid)
        parts << (record.confidence.isMixed
                      ? QCoreApplication::translate("tagline::RecordEditor", "confidence: mixed")
                      : QCoreApplication::translate("tagline::RecordEditor", "%1 % sure").arg(sure));
    if (record.note.value) parts << QString("“%1”%2").arg(text(record.note), record.note.isMixed ? " …" : "");
    return parts.join(" · ");
}

RecordEditor::RecordEditor(const QString& title, const ShownRecord& record, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_confidence(new ConfidenceField(this))
    , m_note(new QLineEdit(this))
    , m_values(record.instances.count > 0 ? new InstanceValueFields(record.instances, this) : nullptr)
    , m_set(new QPushButton(tr("&Set"), this))
    , m_message(new QLabel(this))
{
    setObjectName("recordEditor");
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    setAccessibleName(m_values ? tr("Note, values and confidence") : tr("Note and confidence"));
    build(title, record);
}

void RecordEditor::build(const QString& title, const ShownRecord& record)
{
    m_confidence->setObjectName("recordConfidence");
    m_confidence->setAccessibleName(tr("Confidence"));
    m_confidence->setToolTip(
        tr("How sure you are that these frames have the tag. Queries can ask for it: Tag.confidence < 0.8"));
    m_confidence->setRange(unsaid, 100);
    m_confidence->setSingleStep(step);
    m_confidence->setSuffix(tr(" %"));
    m_confidence->setSpecialValueText(record.confidence.isMixed ? mixed() : tr("not set"));
    m_confidence->setValue(record.confidence.isMixed ? unsaid : percent(record.confidence));
    m_note->setObjectName("recordNote");
    m_note->setAccessibleName(tr("Note"));
    m_note->setToolTip(tr("What others should know about these frames; stored in the sidecar"));
    m_note->setPlaceholderText(record.note.isMixed ? mixed() : tr("toe only, hidden by the other leg, …"));
    m_note->setText(record.note.isMixed ? QString() : text(record.note));
    m_note->setMinimumWidth(280);
    m_message->setObjectName("recordProblem");
    setTextColour(m_message, &Theme::error);
    m_message->hide();
    auto* heading = new QLabel(title, this);
    auto* made = new QLabel(origin(record), this);
    setTextColour(made, &Theme::muted);
    made->setVisible(!made->text().isEmpty());
    made->setAccessibleName(tr("Who tagged these frames, and when"));
    m_set->setToolTip(m_values ? tr("Save note, values and confidence (Enter)")
                               : tr("Save note and confidence (Enter)"));
    m_set->setAutoDefault(false);
    auto* form = new QFormLayout;
    form->addRow(tr("&Note"), m_note);
    if (m_values) form->addRow(tr("&Values"), m_values);
    auto* row = new QHBoxLayout;
    row->addWidget(m_confidence);
    row->addStretch(1);
    row->addWidget(m_set);
    form->addRow(tr("&Confidence"), row);
    qobject_cast<QLabel*>(form->labelForField(row))->setBuddy(m_confidence);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 10);
    layout->addWidget(heading);
    layout->addWidget(made);
    layout->addLayout(form);
    layout->addWidget(m_message);
    connect(m_note, &QLineEdit::textEdited, this, [this] { m_isNoteTouched = true; });
    connect(m_note, &QLineEdit::returnPressed, this, &RecordEditor::accept);
    connect(m_confidence, &QSpinBox::valueChanged, this, [this](int value) {
        m_isConfidenceTouched = true;
        const bool wasMixed = m_confidence->specialValueText() != tr("not set");
        if (value != unsaid && wasMixed)
            m_confidence->setSpecialValueText(tr("not set")); // writes the text anew
    });
    auto* lines = m_confidence->findChild<QLineEdit*>();
    connect(lines, &QLineEdit::returnPressed, this, &RecordEditor::accept);
    connect(m_set, &QPushButton::clicked, this, &RecordEditor::accept);
    if (m_values) {
        connect(m_values, &InstanceValueFields::entered, this, &RecordEditor::accept);
        connect(m_values, &InstanceValueFields::rowAdded, this, [this] {
            orderTabs();
            place();
        });
    }
    orderTabs();
}

/// Sets the tab order from top to bottom.
void RecordEditor::orderTabs()
{
    std::vector<QWidget*> stops{m_note};
    if (m_values) stops.insert(stops.end(), m_values->tabStops().begin(), m_values->tabStops().end());
    stops.insert(stops.end(), {m_confidence, m_set});
    for (std::size_t i = 1; i < stops.size(); ++i) setTabOrder(stops[i - 1], stops[i]);
}

/// Enter accepts regardless of the focus; fields handle Enter themselves.
void RecordEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        accept();
    else
        QFrame::keyPressEvent(event);
}

void RecordEditor::popUp(const QRect& subject)
{
    m_subject = subject;
    place();
    show();
    m_note->setFocus(Qt::PopupFocusReason);
    m_note->selectAll();
}

void RecordEditor::place()
{
    layout()->activate();
    placePopup(*this, m_subject);
}

/// Returns true if a field is invalid; shows its message and moves the focus there.
bool RecordEditor::isRefused()
{
    const QString refused = m_confidence->refusedText();
    QString problem = m_values ? m_values->problem() : QString();
    const bool isOfValues = !problem.isEmpty();
    if (!refused.isEmpty() && !isOfValues)
        problem = tr("“%1” is no confidence: type 0 to 100 %, or 0.0 to 1.0.").arg(refused);
    m_message->setVisible(!problem.isEmpty());
    if (problem.isEmpty()) return false;
    m_message->setText(problem);
    place();
    if (isOfValues)
        m_values->showProblem();
    else
        m_confidence->showTyped();
    return true;
}

void RecordEditor::accept()
{
    if (isHidden() || isRefused()) return; // hidden: a field has handled Enter already
    m_confidence->interpretText();
    RecordEntry entry;
    if (m_isConfidenceTouched) {
        const int value = m_confidence->value();
        entry.confidence = value == unsaid ? std::nullopt : std::optional(std::max(value, 0) / 100.0);
    }
    if (m_isNoteTouched) {
        const QString note = m_note->text().trimmed();
        entry.note = note.isEmpty() ? std::nullopt : std::optional(note);
    }
    if (m_values) entry.values = m_values->changes();
    if (!entry.isEmpty()) emit recordChosen(entry);
    close();
}

} // namespace tagline
