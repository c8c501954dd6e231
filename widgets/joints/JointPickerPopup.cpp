#include "widgets/joints/JointPickerPopup.h"

#include "widgets/joints/TreeFilter.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScreen>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int jointsRole = Qt::UserRole;
constexpr int mostRows = 12; ///< in view at once
constexpr int rowHeight = 24;
constexpr int leastWidth = 260;

QTreeWidgetItem* newRow(const QString& text, const QStringList& joints)
{
    auto* row = new QTreeWidgetItem({text});
    row->setData(0, jointsRole, joints);
    row->setSizeHint(0, {0, rowHeight});
    return row;
}

/// How well a name fits what was typed: higher is better.
int rankOf(const QString& name, const QString& text)
{
    if (name.compare(text, Qt::CaseInsensitive) == 0) return 3;
    if (name.startsWith(text, Qt::CaseInsensitive)) return 2;
    return name.contains(text, Qt::CaseInsensitive) ? 1 : 0;
}

} // namespace

JointPickerPopup::JointPickerPopup(const std::vector<BodyPreset>& presets,
                                   const std::vector<JointEntry>& joints, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_field(new QLineEdit(this))
    , m_rows(new QTreeWidget(this))
{
    setObjectName("jointPicker");
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    setAccessibleName(tr("Choose a joint"));
    m_field->setPlaceholderText(tr("Type to find a joint"));
    m_field->setAccessibleName(tr("Find a joint"));
    m_field->setToolTip(tr("Show only joints whose names contain this; Up and Down choose, Enter takes one"));
    m_field->installEventFilter(this);
    m_rows->setAccessibleName(tr("Joints"));
    m_rows->setToolTip(tr("Click a joint or a part of the body to take it"));
    m_rows->setHeaderHidden(true);
    m_rows->setFocusPolicy(Qt::NoFocus);
    makeOpenTree(*m_rows, 14);
    connect(m_rows, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* row) { pick(row); });
    connect(m_field, &QLineEdit::textChanged, this, &JointPickerPopup::filter);
    connect(&themeSignal(), &ThemeSignal::changed, this, &JointPickerPopup::filter); // it colours the rows
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_field);
    column->addWidget(m_rows);
    fill(presets, joints);
}

void JointPickerPopup::fill(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints)
{
    for (const BodyPreset& preset : presets) m_rows->addTopLevelItem(newRow(preset.name, preset.joints));
    std::vector<QTreeWidgetItem*> rows;
    for (const JointEntry& joint : joints) {
        rows.push_back(newRow(joint.name, {joint.name}));
        if (joint.parent < 0)
            m_rows->addTopLevelItem(rows.back());
        else
            rows[std::size_t(joint.parent)]->addChild(rows.back());
    }
    m_rows->expandAll();
    m_rows->setCurrentItem(m_rows->topLevelItem(0));
    const int shown = std::clamp(int(presets.size() + joints.size()), 1, mostRows);
    m_rows->setFixedHeight(shown * rowHeight + 2 * m_rows->frameWidth());
}

void JointPickerPopup::setChosen(const QStringList& joints)
{
    for (QTreeWidgetItemIterator each(m_rows); *each; ++each)
        if ((*each)->data(0, jointsRole).toStringList() == joints) return m_rows->setCurrentItem(*each);
}

void JointPickerPopup::filter()
{
    const QString text = m_field->text().trimmed();
    QTreeWidgetItem* best = nullptr;
    for (QTreeWidgetItemIterator each(m_rows); *each; ++each)
        if (const int rank = rankOf((*each)->text(0), text); rank > (best ? rankOf(best->text(0), text) : 0))
            best = *each;
    filterTree(*m_rows, [&](const QTreeWidgetItem& row) { return rankOf(row.text(0), text) > 0; });
    m_rows->setCurrentItem(best);
    if (best) m_rows->scrollToItem(best);
}

void JointPickerPopup::popUp(const QRect& place)
{
    m_place = place;
    const QRect available = screen()->availableGeometry();
    resize(std::max(leastWidth, place.width()), sizeHint().height());
    const bool fitsBelow = place.bottom() + height() <= available.bottom();
    const int y = fitsBelow ? place.bottom() + 1 : place.top() - height();
    const auto within = [](int value, int least, int most) {
        return std::clamp(value, least, std::max(least, most));
    };
    move(within(place.left(), available.left(), available.right() - width()),
         within(y, available.top(), available.bottom() - height()));
    show();
    if (m_rows->currentItem()) m_rows->scrollToItem(m_rows->currentItem());
    m_field->setFocus(Qt::PopupFocusReason);
}

void JointPickerPopup::pick(const QTreeWidgetItem* row)
{
    if (!row || row->isHidden() || std::exchange(m_hasAnswered, true)) return;
    emit picked(row->data(0, jointsRole).toStringList());
    close();
}

bool JointPickerPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QApplication::sendEvent(m_rows, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        pick(m_rows->currentItem());
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void JointPickerPopup::mousePressEvent(QMouseEvent* event)
{
    if (!m_place.contains(event->globalPosition().toPoint())) QFrame::mousePressEvent(event);
}

void JointPickerPopup::closeEvent(QCloseEvent* event)
{
    if (!std::exchange(m_hasAnswered, true)) emit dismissed();
    QFrame::closeEvent(event);
}

} // namespace tagline
