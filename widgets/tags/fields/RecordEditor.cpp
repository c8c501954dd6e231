#include "widgets/tags/fields/RecordEditor.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int step = 5;
constexpr int unsaid = -step; ///< so that one step on is 0 %

/// The value as a text; empty where there is none, or one of another type.
QString text(const RecordValue& value)
{
    const auto* held = value.value ? std::get_if<std::string>(&*value.value) : nullptr;
    return held ? QString::fromStdString(*held) : QString();
}

/// Percent; `unsaid` where there is none.
int percent(const RecordValue& value)
{
    const auto* held = value.value ? std::get_if<double>(&*value.value) : nullptr;
    return held ? int(std::lround(std::clamp(*held, 0.0, 1.0) * 100)) : unsaid;
}

QString mixed() { return QCoreApplication::translate("tagline::RecordEditor", "mixed"); }

/// "2026-11-21T20:30Z" for people.
QString timeForPeople(QString time) { return time.replace('T', ' ').replace("Z", " UTC"); }

/// Who tagged, and when.
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

QString recordText(const ShownRecord& record)
{
    QStringList parts;
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
    , m_confidence(new QSpinBox(this))
    , m_note(new QLineEdit(this))
{
    setObjectName("recordEditor");
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    setAccessibleName(tr("Note and confidence"));
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
    auto* heading = new QLabel(title, this);
    auto* made = new QLabel(origin(record), this);
    setTextColour(made, &Theme::muted);
    made->setVisible(!made->text().isEmpty());
    made->setAccessibleName(tr("Who tagged these frames, and when"));
    auto* set = new QPushButton(icon("check"), tr("&Set"), this);
    set->setToolTip(tr("Save note and confidence (Enter)"));
    set->setAutoDefault(false);
    auto* form = new QFormLayout;
    form->addRow(tr("&Note"), m_note);
    auto* row = new QHBoxLayout;
    row->addWidget(m_confidence);
    row->addStretch(1);
    row->addWidget(set);
    form->addRow(tr("&Confidence"), row);
    qobject_cast<QLabel*>(form->labelForField(row))->setBuddy(m_confidence);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 10);
    layout->addWidget(heading);
    layout->addWidget(made);
    layout->addLayout(form);
    connect(m_note, &QLineEdit::textEdited, this, [this] { m_isNoteTouched = true; });
    connect(m_note, &QLineEdit::returnPressed, this, &RecordEditor::accept);
    connect(m_confidence, &QSpinBox::valueChanged, this, [this](int value) {
        m_isConfidenceTouched = true;
        if (value != unsaid) m_confidence->setSpecialValueText(tr("not set"));
    });
    auto* lines = m_confidence->findChild<QLineEdit*>();
    connect(lines, &QLineEdit::returnPressed, this, &RecordEditor::accept);
    connect(set, &QPushButton::clicked, this, &RecordEditor::accept);
    setTabOrder(m_note, m_confidence);
    setTabOrder(m_confidence, set);
}

/// Enter saves wherever the focus is; fields take theirs themselves.
void RecordEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        accept();
    else
        QFrame::keyPressEvent(event);
}

void RecordEditor::popUp(const QPoint& globalPosition)
{
    adjustSize();
    const QRect available = screen()->availableGeometry();
    move(std::clamp(globalPosition.x(), available.left(),
                    std::max(available.left(), available.right() - width())),
         std::clamp(globalPosition.y(), available.top(),
                    std::max(available.top(), available.bottom() - height())));
    show();
    m_note->setFocus(Qt::PopupFocusReason);
    m_note->selectAll();
}

void RecordEditor::accept()
{
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
    if (!entry.isEmpty()) emit recordChosen(entry);
    close();
}

} // namespace tagline
