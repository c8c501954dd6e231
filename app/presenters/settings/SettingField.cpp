#include "app/presenters/settings/SettingField.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace tagline {
namespace {

constexpr int fieldWidth = 180; ///< device-independent pixels
constexpr int noteWidth = 200;  ///< at least: a column of single words is not read

} // namespace

SettingField::SettingField(const Setting& setting, QWidget* parent)
    : QWidget(parent)
    , m_setting(setting)
    , m_row(new QHBoxLayout(this))
    , m_note(new QLabel(this))
    , m_reset(new QToolButton(this))
{
    setObjectName("setting." + setting.id);
    m_row->setContentsMargins(0, 0, 0, 0);
    makeControl();
    m_note->setObjectName("settingNote");
    m_note->setWordWrap(true);
    m_note->setMinimumWidth(noteWidth);
    setTextColour(m_note, &Theme::hint);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    placeNote();
    m_row->addWidget(m_note, 1);
    makeReset();
    refresh();
    for (const QAction* action : m_setting.actions)
        connect(action, &QAction::changed, this, &SettingField::refresh);
}

void SettingField::makeControl()
{
    switch (m_setting.kind) {
    case SettingKind::Switch:
        return makeSwitch();
    case SettingKind::Choice:
        return makeChoice();
    case SettingKind::Number:
        return makeNumber();
    case SettingKind::Text:
        return makeText();
    case SettingKind::Folders:
        return makeFolders();
    case SettingKind::Kept:
        return makeKept();
    }
}

bool SettingField::hasWords(const QStringList& words) const
{
    QString all = m_setting.text + ' ' + m_setting.tip + ' ' + m_setting.note + ' ' + titleOf(m_setting.page);
    for (const SettingChoice& choice : m_setting.choices) all += ' ' + choice.text;
    for (const QString& word : words)
        if (!all.contains(word, Qt::CaseInsensitive)) return false;
    return true;
}

void SettingField::refresh()
{
    const QString whyNot = whyNotSettable(m_setting);
    const QJsonValue now = m_setting.get();
    m_show(now);
    m_control->setToolTip(tip());
    m_control->setEnabled(whyNot.isEmpty() && (!isEmptiedOnly(m_setting.kind) || now != m_setting.usual));
    m_note->setText(note());
    const bool hasUsual =
        m_setting.kind != SettingKind::Text || m_setting.mayBeEmpty || !m_setting.usual.toString().isEmpty();
    m_reset->setVisible(!isEmptiedOnly(m_setting.kind) && hasUsual && whyNot.isEmpty() &&
                        now != m_setting.usual);
}

void SettingField::set(const QJsonValue& value)
{
    m_setting.set(value);
    refresh();
}

/// The setting's tip with its key, and below it why it cannot be set.
QString SettingField::tip() const
{
    const QAction* action = m_setting.kind == SettingKind::Switch ? m_setting.actions.value(0) : nullptr;
    const QString key = action ? action->shortcut().toString(QKeySequence::NativeText) : QString();
    QString tip = tipWithKey(m_setting.tip, key);
    if (m_setting.kind == SettingKind::Folders)
        for (const QJsonValue& folder : m_setting.get().toArray()) tip += '\n' + folder.toString();
    const bool hasNone = isEmptiedOnly(m_setting.kind) && m_setting.get() == m_setting.usual;
    const QString noneText =
        m_setting.kind == SettingKind::Folders ? tr("You allowed no such folder.") : tr("Nothing is kept.");
    const QString whyNot = hasNone ? noneText : whyNotSettable(m_setting);
    return whyNot.isEmpty() ? tip : tip + '\n' + whyNot;
}

/// The note in its line: why it cannot be set, else its tip, and when it takes effect if not at once.
QString SettingField::note() const
{
    if (const QString whyNot = whyNotSettable(m_setting); !whyNot.isEmpty()) return whyNot;
    return m_setting.note.isEmpty() ? m_setting.tip
                                    : m_setting.tip + QStringLiteral(". ") + m_setting.note;
}

int SettingField::controlWidth() const { return std::max(fieldWidth, m_control->sizeHint().width()); }

void SettingField::setControlWidth(int pixels) { m_control->setMinimumWidth(pixels); }

int SettingField::controlHeight() const { return m_control->sizeHint().height(); }

void SettingField::placeNote()
{
    const int besideLine = controlHeight() - m_note->fontMetrics().lineSpacing();
    m_note->setContentsMargins(0, std::max(0, besideLine / 2), 0, 0);
}

/// Name, and the focus of the label before it.
void SettingField::give(QWidget* control)
{
    m_control = control;
    control->setAccessibleName(m_setting.text);
    control->setMinimumWidth(fieldWidth);
    setFocusProxy(control);
    control->ensurePolished(); // its size is asked for
    m_row->addWidget(control, 0, Qt::AlignTop);
}

void SettingField::makeReset()
{
    const QString usual = valueText(m_setting, m_setting.usual);
    m_reset->setObjectName("reset." + m_setting.id);
    m_reset->setIcon(icon("undo"));
    m_reset->setAutoRaise(true);
    m_reset->setAccessibleName(tr("Reset %1", "a setting").arg(m_setting.text));
    m_reset->setToolTip(usual.isEmpty() ? tr("Empty “%1”").arg(m_setting.text)
                                        : tr("Reset “%1” to %2").arg(m_setting.text, usual));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    m_row->addWidget(m_reset, 0, Qt::AlignTop);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_control->setFocus();
        set(m_setting.usual);
    });
}

void SettingField::makeSwitch()
{
    auto* box = new QCheckBox(m_setting.text, this);
    give(box);
    m_show = [box](const QJsonValue& value) {
        const QSignalBlocker quiet(box);
        box->setChecked(value.toBool());
    };
    connect(box, &QCheckBox::toggled, this, [this](bool isOn) { set(isOn); });
}

void SettingField::makeChoice()
{
    auto* box = new QComboBox(this);
    for (const SettingChoice& choice : std::as_const(m_setting.choices))
        box->addItem(choice.text, choice.word);
    give(box);
    m_show = [this, box](const QJsonValue& value) {
        const QSignalBlocker quiet(box);
        while (box->count() > m_setting.choices.size()) box->removeItem(box->count() - 1);
        if (const QString name = freeNameOf(m_setting, value); !name.isEmpty())
            box->addItem(name, value.toString());
        box->setCurrentIndex(box->findData(value.toString()));
    };
    connect(box, &QComboBox::activated, this, [this, box] { set(box->currentData().toString()); });
}

void SettingField::makeNumber()
{
    auto* box = new QSpinBox(this);
    box->setRange(m_setting.least, m_setting.most);
    box->setSuffix(m_setting.unit);
    box->setKeyboardTracking(false);
    give(box);
    m_show = [box](const QJsonValue& value) {
        const QSignalBlocker quiet(box);
        box->setValue(value.toInt());
    };
    connect(box, &QSpinBox::valueChanged, this, [this](int value) { set(value); });
}

void SettingField::makeText()
{
    auto* edit = new QLineEdit(this);
    give(edit);
    m_show = [edit](const QJsonValue& value) {
        if (edit->text() != value.toString()) edit->setText(value.toString());
    };
    connect(edit, &QLineEdit::editingFinished, this, [this, edit] { set(edit->text().trimmed()); });
}

void SettingField::makeFolders()
{
    auto* empty = new QPushButton(this);
    empty->setAutoDefault(false);
    give(empty);
    m_show = [empty](const QJsonValue& value) {
        const int count = int(value.toArray().size());
        empty->setText(count > 0 ? tr("Ask Again for %n Folder(s)", nullptr, count) : tr("Ask Again"));
    };
    connect(empty, &QPushButton::clicked, this, [this] { set(QJsonArray()); });
}

void SettingField::makeKept()
{
    auto* clear = new QPushButton(this);
    clear->setAutoDefault(false);
    give(clear);
    m_show = [clear](const QJsonValue& value) {
        const QString kept = value.toString();
        clear->setText(kept.isEmpty() ? tr("Clear") : tr("Clear %1…", "12.5 minutes").arg(kept));
    };
    connect(clear, &QPushButton::clicked, this, [this] { set(QString()); });
}

} // namespace tagline
