#include "widgets/curves/ContactPanel.h"

#include "widgets/curves/SettingRow.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

namespace tagline {
namespace {

SettingLook lookOf(const MotionNumber& number, const QString& name, const QString& tip)
{
    SettingLook look;
    look.name = name;
    look.tip = tip;
    look.lowest = number.lowest;
    look.highest = number.highest;
    switch (number.quantity) {
    case MotionQuantity::Height:
        look.factor = 100.0;
        look.suffix = ContactPanel::tr(" %");
        look.isLogarithmic = number.lowest > 0.0;
        break;
    case MotionQuantity::Speed:
        look.factor = 100.0;
        look.suffix = ContactPanel::tr(" %/s");
        look.decimals = 0;
        look.isLogarithmic = true;
        break;
    case MotionQuantity::Seconds:
        look.factor = 1000.0;
        look.suffix = ContactPanel::tr(" ms");
        look.decimals = 0;
        break;
    case MotionQuantity::Acceleration:
    case MotionQuantity::Degrees:
    case MotionQuantity::Frequency:
    case MotionQuantity::Factor:
        break; // none of the panel's numbers
    }
    return look;
}

} // namespace

ContactPanel::ContactPanel(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_root(new ChoiceBox(this))
    , m_movingGround(new QCheckBox(tr("Clips in place: moving ground"), this))
    , m_summary(new QLabel(this))
    , m_reset(new QPushButton(tr("Reset to Defaults"), this))
{
    m_grid->setContentsMargins(measure::panelInset, 8, measure::panelInset, 8);
    m_grid->setColumnStretch(1, 1);
    m_summary->setAccessibleName(tr("Contacts of this clip"));
    m_summary->setWordWrap(true);
    m_grid->addWidget(m_summary, 0, 0, 1, 4);
    addHeading(tr("A foot rests while it is low and slow"));
    addRow("enterHeight", tr("Start height"),
           tr("A contact starts when the joint is lower than this above its rest height, in leg lengths"));
    addRow("leaveHeight", tr("End height"),
           tr("A contact ends when the joint is higher than this, in leg lengths"));
    addRow("enterSpeed", tr("Start speed"),
           tr("A contact starts when the joint is slower than this, in leg lengths per second"));
    addRow("leaveSpeed", tr("End speed"),
           tr("A contact ends when the joint is faster than this, in leg lengths per second"));
    addRow("minimumContact", tr("Shortest"), tr("Contacts shorter than this are dropped"));
    addRow("closedGap", tr("Close gaps"), tr("Gaps shorter than this between two contacts are closed"));
    addRow("contactSmoothing", tr("Smoothing"), tr("The time over which a foot's speed is measured"));
    addRow("handHeight", tr("Hands"),
           tr("How much higher than a foot a resting hand may be, in leg lengths"));
    m_movingGround->setToolTip(tr("For clips in place, where feet slide back at a steady speed: measure "
                                  "against ground that moves with them"));
    m_grid->addWidget(m_movingGround, m_grid->rowCount(), 0, 1, 4);
    addHeading(tr("Signals"));
    addRow("smoothing", tr("Speed, turning"), tr("The time over which speed and turn rate are measured"));
    addRow("accelerationSmoothing", tr("Acceleration"), tr("The time over which acceleration is measured"));
    auto* rootName = new QLabel(tr("Root"), this);
    m_root->setEditable(true);
    m_root->setInsertPolicy(QComboBox::NoInsert);
    m_root->setAccessibleName(tr("Root joint"));
    m_root->setToolTip(
        tr("The joint of signals that name none; empty: the hips, or the first joint that travels"));
    m_root->lineEdit()->setPlaceholderText(tr("Automatic"));
    rootName->setBuddy(m_root);
    const int last = m_grid->rowCount();
    m_grid->addWidget(rootName, last, 0);
    m_grid->addWidget(m_root, last, 1, 1, 3);
    m_reset->setToolTip(tr("Return to the settings of a new library"));
    m_grid->addWidget(m_reset, last + 1, 0, 1, 4);
    m_grid->setRowStretch(last + 2, 1);

    connect(m_movingGround, &QCheckBox::toggled, this, [this](bool isOn) {
        MotionSettings settings = m_settings;
        settings.contact.findsMovingGround = isOn;
        change(settings, tr("Moving Ground"), true);
    });
    const auto takeRoot = [this] {
        MotionSettings settings = m_settings;
        settings.signal.root = m_root->currentText().trimmed().toStdString();
        if (settings != m_settings) change(settings, tr("Root Joint"), true);
    };
    connect(m_root, &QComboBox::activated, this, takeRoot);
    connect(m_root->lineEdit(), &QLineEdit::editingFinished, this, takeRoot);
    connect(m_reset, &QPushButton::clicked, this, [this] { change(usualSettings(), tr("Defaults"), true); });
    setSettings({});
}

/// Limits of motion checks are tuned elsewhere.
MotionSettings ContactPanel::usualSettings() const
{
    MotionSettings usual;
    usual.check = m_settings.check;
    return usual;
}

void ContactPanel::addHeading(const QString& text)
{
    auto* heading = new QLabel(text, this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    m_grid->addWidget(heading, m_grid->rowCount(), 0, 1, 4);
}

void ContactPanel::addRow(const char* key, const QString& name, const QString& tip)
{
    auto* added =
        new SettingRow(lookOf(*findMotionNumber(key), name, tip), this, *m_grid, m_grid->rowCount());
    m_rows.emplace(key, added);
    connect(added, &SettingRow::edited, this,
            [this, key](double value, bool isFinal) { take(key, value, isFinal); });
}

SettingRow* ContactPanel::row(const std::string& key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? nullptr : found->second;
}

/// The other end of a hysteresis follows, so that a contact never ends more strictly than it begins.
void ContactPanel::take(const char* key, double value, bool isFinal)
{
    MotionSettings settings = m_settings;
    const MotionNumber& number = *findMotionNumber(key);
    number.set(settings, value);
    ContactSettings& contact = settings.contact;
    const std::string name = key;
    if (name == "leaveHeight") contact.enterHeight = std::min(contact.enterHeight, contact.leaveHeight);
    if (name == "leaveSpeed") contact.enterSpeed = std::min(contact.enterSpeed, contact.leaveSpeed);
    change(plausible(settings), m_rows.at(key)->field().accessibleName(), isFinal);
}

void ContactPanel::change(const MotionSettings& settings, const QString& what, bool isFinal)
{
    setSettings(settings);
    emit edited(settings, what, isFinal);
}

void ContactPanel::setSettings(const MotionSettings& settings)
{
    m_settings = settings;
    for (const auto& [key, row] : m_rows) row->setValue(findMotionNumber(key)->get(settings));
    const QSignalBlocker rootBlocker(m_root);
    const QSignalBlocker groundBlocker(m_movingGround);
    m_movingGround->setChecked(settings.contact.findsMovingGround);
    if (!m_root->lineEdit()->hasFocus() || m_root->currentText().isEmpty())
        m_root->setCurrentText(QString::fromStdString(settings.signal.root));
    m_reset->setEnabled(!(settings == usualSettings()));
    showMeanings();
}

void ContactPanel::setJoints(const QStringList& names)
{
    const QSignalBlocker blocker(m_root);
    m_root->clear();
    m_root->addItem(QString());
    m_root->addItems(names);
    m_root->setCurrentText(QString::fromStdString(m_settings.signal.root));
}

void ContactPanel::setLegLength(double metres)
{
    m_legLength = metres;
    showMeanings();
}

void ContactPanel::showMeanings()
{
    const QLocale locale;
    for (const auto& [key, row] : m_rows) {
        const MotionNumber& number = *findMotionNumber(key);
        const double metres = number.get(m_settings) * m_legLength;
        QString text;
        if (m_legLength > 0.0 && number.quantity == MotionQuantity::Height)
            text = tr("%1 cm").arg(locale.toString(metres * 100.0, 'f', 1));
        if (m_legLength > 0.0 && number.quantity == MotionQuantity::Speed)
            text = tr("%1 m/s").arg(locale.toString(metres, 'f', 2));
        row->setMeaning(text);
    }
}

void ContactPanel::setSummary(const QString& text) { m_summary->setText(text); }

void ContactPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    emit shown(true);
}

void ContactPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    emit shown(false);
}

} // namespace tagline
