#include "widgets/joints/JointPickerPopup.h"

#include "widgets/joints/TreeFilter.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QLineEdit>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace tagline {
namespace {

constexpr int jointsRole = Qt::UserRole;

QTreeWidgetItem* newRow(const QString& text, const QStringList& joints)
{
    auto* row = new QTreeWidgetItem({text});
    row->setData(0, jointsRole, joints);
    row->setSizeHint(0, {0, measure::listRow});
    return row;
}

} // namespace

JointPickerPopup::JointPickerPopup(const std::vector<BodyPreset>& presets,
                                   const std::vector<JointEntry>& joints, QWidget* parent)
    : FilterPopup(parent)
    , m_rows(new QTreeWidget(this))
{
    setObjectName("jointPicker");
    setAccessibleName(tr("Choose a joint"));
    field().setPlaceholderText(tr("Type to find a joint"));
    field().setAccessibleName(tr("Find a joint"));
    field().setToolTip(tr("Show only joints whose names contain this; Up and Down choose, Enter takes one"));
    m_rows->setAccessibleName(tr("Joints"));
    m_rows->setToolTip(tr("Click a joint or a part of the body to take it"));
    m_rows->setHeaderHidden(true);
    setView(m_rows);
    makeOpenTree(*m_rows, 14);
    connect(m_rows, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* row) { pick(row); });
    connect(&field(), &QLineEdit::textChanged, this, &JointPickerPopup::filter);
    connect(&themeSignal(), &ThemeSignal::changed, this, &JointPickerPopup::filter); // it colours the rows
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
    showRows(int(presets.size() + joints.size()));
}

void JointPickerPopup::setChosen(const QStringList& joints)
{
    for (QTreeWidgetItemIterator each(m_rows); *each; ++each)
        if ((*each)->data(0, jointsRole).toStringList() == joints) return m_rows->setCurrentItem(*each);
}

void JointPickerPopup::filter()
{
    const QString text = field().text().trimmed();
    QTreeWidgetItem* best = nullptr;
    for (QTreeWidgetItemIterator each(m_rows); *each; ++each)
        if (const int rank = fitOf((*each)->text(0), text); rank > (best ? fitOf(best->text(0), text) : 0))
            best = *each;
    filterTree(*m_rows, [&](const QTreeWidgetItem& row) { return fitOf(row.text(0), text) > 0; });
    m_rows->setCurrentItem(best);
    if (best) m_rows->scrollToItem(best);
}

void JointPickerPopup::pickCurrent() { pick(m_rows->currentItem()); }

void JointPickerPopup::pick(const QTreeWidgetItem* row)
{
    if (!row || row->isHidden() || !beginAnswer()) return;
    const QStringList joints = row->data(0, jointsRole).toStringList();
    close(); // a listener may open a dialog, or delete the parent and this with it
    emit picked(joints);
}

} // namespace tagline
