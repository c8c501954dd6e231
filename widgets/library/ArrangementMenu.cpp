#include "widgets/library/ArrangementMenu.h"

#include "widgets/library/rows/LibraryColumns.h"

#include <QActionGroup>

namespace tagline {
namespace {

constexpr RowOrder allOrders[] = {
    RowOrder::Path,     RowOrder::Name,    RowOrder::MatchedFrames, RowOrder::HitShare, RowOrder::FirstHit,
    RowOrder::Frames,   RowOrder::Seconds, RowOrder::Rate,          RowOrder::Joints,   RowOrder::Tags,
    RowOrder::Warnings, RowOrder::State,   RowOrder::Minutes};

QAction* newChoice(QMenu* menu, QActionGroup* group, const QString& text, const QString& tip)
{
    QAction* action = menu->addAction(text);
    action->setToolTip(tip);
    action->setCheckable(true);
    group->addAction(action);
    return action;
}

/// The action of a group that stands for a value.
void check(const QActionGroup& group, int value)
{
    for (QAction* action : group.actions())
        if (action->data().toInt() == value) action->setChecked(true);
}

} // namespace

ArrangementMenu::ArrangementMenu(QWidget* parent)
    : QMenu(parent)
    , m_orders(new QActionGroup(this))
    , m_groupings(new QActionGroup(this))
{
    setToolTipsVisible(true);
    addOrders();
    addSeparator();
    addColumns();
    addGroupings();
    addStages();
    addSeparator();
    m_hide = addAction(QString());
    m_hide->setCheckable(true);
    connect(m_hide, &QAction::triggered, this, &ArrangementMenu::hidingChosen);
    setHideKey({});
}

void ArrangementMenu::addOrders()
{
    for (const RowOrder order : allOrders) {
        QAction* action = newChoice(this, m_orders, tr("Sort by %1").arg(orderText(order)), {});
        action->setData(int(order));
        connect(action, &QAction::triggered, this, [this, order] { emit orderChosen(order); });
    }
    setOrder(RowOrder::Path);
}

void ArrangementMenu::addColumns()
{
    QMenu* columns = addMenu(tr("&Columns"));
    columns->setObjectName("libraryColumns");
    columns->setToolTipsVisible(true);
    for (const LibraryColumn& column : libraryColumns()) {
        QAction* action = columns->addAction(tr("Show %1").arg(orderText(column.order)));
        action->setData(QString::fromLatin1(column.id));
        action->setToolTip(tipOf(column));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this] { emit columnsChosen(checkedColumns()); });
        m_columns << action;
    }
}

void ArrangementMenu::addGroupings()
{
    QMenu* groups = addMenu(tr("&Group"));
    groups->setObjectName("libraryGroups");
    groups->setToolTipsVisible(true);
    const auto add = [&](const QString& text, const QString& tip, RowGrouping grouping) {
        QAction* action = newChoice(groups, m_groupings, text, tip);
        action->setData(int(grouping));
        connect(action, &QAction::triggered, this, [this, grouping] { emit groupingChosen(grouping); });
    };
    add(tr("&No Groups"), tr("List all clips together"), RowGrouping::None);
    add(tr("By &Folder"), tr("List the clips of each folder together, with their totals"),
        RowGrouping::Folder);
    add(tr("By &Tag"), tr("List clips together whose frames mostly have the same tag"), RowGrouping::Tag);
    add(tr("By &Skeleton"), tr("List clips together that have the same joints"), RowGrouping::Skeleton);
    setGrouping(RowGrouping::None);
}

void ArrangementMenu::addStages()
{
    QMenu* stages = addMenu(tr("&State"));
    stages->setObjectName("libraryStates");
    stages->setToolTipsVisible(true);
    const auto add = [&](const QString& text, const QString& tip) {
        QAction* action = stages->addAction(text);
        action->setToolTip(tip);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this] { emit hiddenStagesChosen(uncheckedStages()); });
        m_stages << action;
    };
    add(tr("Show &Untouched Clips"), tr("List the clips with which nobody has begun"));
    add(tr("Show &Begun Clips"), tr("List the clips that somebody works on"));
    add(tr("Show &Done Clips"), tr("List the clips that are done and wait for a review"));
    add(tr("Show &Reviewed Clips"), tr("List the clips that somebody reviewed"));
    setHiddenStages({});
}

std::set<ClipStage> ArrangementMenu::uncheckedStages() const
{
    std::set<ClipStage> hidden;
    for (const ClipStage stage : clipStages)
        if (!m_stages[int(stage)]->isChecked()) hidden.insert(stage);
    return hidden;
}

void ArrangementMenu::setHiddenStages(const std::set<ClipStage>& hidden)
{
    for (const ClipStage stage : clipStages) m_stages[int(stage)]->setChecked(!hidden.contains(stage));
}

QStringList ArrangementMenu::checkedColumns() const
{
    QStringList ids;
    for (const QAction* each : m_columns)
        if (each->isChecked()) ids << each->data().toString();
    return ids;
}

void ArrangementMenu::setOrder(RowOrder order) { check(*m_orders, int(order)); }

void ArrangementMenu::setGrouping(RowGrouping grouping) { check(*m_groupings, int(grouping)); }

void ArrangementMenu::setColumns(const QStringList& columns)
{
    for (QAction* each : m_columns) each->setChecked(columns.contains(each->data().toString()));
}

void ArrangementMenu::setHidesClipsWithoutHit(bool hides) { m_hide->setChecked(hides); }

void ArrangementMenu::setHideKey(const QString& key)
{
    const QString text = tr("Hide clips without hits");
    m_hide->setText(key.isEmpty() ? text : text + '\t' + key);
}

} // namespace tagline
