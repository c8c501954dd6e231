#include "widgets/joints/JointBox.h"

#include "widgets/joints/JointPickerPopup.h"

#include <QKeyEvent>
#include <QStylePainter>

#include <algorithm>

namespace tagline {

JointBox::JointBox(QWidget* parent)
    : QComboBox(parent)
{
    addItem({});
    setMinimumContentsLength(2);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
}

void JointBox::setJoints(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints)
{
    m_presets = presets;
    m_joints = joints;
    showChosen();
}

void JointBox::setChosen(const QStringList& joints)
{
    m_chosen = joints;
    showChosen();
}

void JointBox::showChosen()
{
    const auto preset = std::find_if(m_presets.begin(), m_presets.end(),
                                     [this](const BodyPreset& each) { return each.joints == m_chosen; });
    const bool isThere = std::any_of(m_joints.begin(), m_joints.end(),
                                     [this](const JointEntry& each) { return m_chosen.contains(each.name); });
    QString text = preset != m_presets.end() ? preset->name : m_chosen.join(QStringLiteral(", "));
    m_shortText = preset != m_presets.end() ? preset->shortName : QString();
    if (!m_chosen.isEmpty() && !isThere) {
        text = tr("%1: not in this figure").arg(text);
        m_shortText.clear();
    }
    setItemText(0, text);
}

void JointBox::showPopup()
{
    auto* popup = new JointPickerPopup(m_presets, m_joints, this);
    popup->setChosen(m_chosen);
    connect(popup, &JointPickerPopup::picked, this, [this](const QStringList& joints) {
        if (joints == m_chosen) return;
        setChosen(joints);
        emit chosenByHand(joints);
    });
    popup->popUp(QRect(mapToGlobal(QPoint()), size()));
}

void JointBox::keyPressEvent(QKeyEvent* event)
{
    const bool opens =
        event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && event->modifiers() == Qt::NoModifier) return showPopup();
    QComboBox::keyPressEvent(event);
}

QString JointBox::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    const QFontMetrics metrics = fontMetrics();
    if (metrics.horizontalAdvance(currentText()) <= room) return currentText();
    if (!m_shortText.isEmpty() && metrics.horizontalAdvance(m_shortText) <= room) return m_shortText;
    return metrics.elidedText(currentText(), Qt::ElideMiddle, room);
}

void JointBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = shownText();
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace tagline
