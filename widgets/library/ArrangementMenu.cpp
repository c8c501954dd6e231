#include "widgets/library/ArrangementMenu.h"

#include "widgets/library/rows/LibraryColumns.h"

#include <QActionGroup>

namespace tagline {
namespace {

QAction* newChoice(QMenu* menu, QActionGroup* group, const QString& text, const QString& tip)
{
    QAction* action = menu->addAction(text);
    action->setToolTip(tip);
    action->setCheckable(true);
    group->addAction(action);
    return action;
}

QString nameOfColumn(const LibraryColumn& column)
{
    return ArrangementMenu::tr("Show %1").arg(
        orderText(column.order).replace('&', QLatin1String("&&"))); // no letter's mark
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
    for (int kind = 0; kind <= lastRowOrder; ++kind) {
        const auto order = RowOrder::Kind(kind);
        QAction* action = newChoice(this, m_orders, tr("Sort by %1").arg(orderText(order)), {});
        action->setData(kind);
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
        QAction* action = columns->addAction(nameOfColumn(column));
        action->setData(column.id);
        action->setToolTip(tipOf(column));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this] { emit columnsChosen(checkedColumns()); });
        m_columns << action;
    }
    m_properties = addMenu(tr("&Properties"));
    m_properties->setObjectName("libraryProperties");
    m_properties->setToolTipsVisible(true);
    setProperties({});
}

void ArrangementMenu::setProperties(const QStringList& properties)
{
    m_properties->clear();
    for (const QString& property : properties) {
        const LibraryColumn column = propertyColumn(property);
        QAction* action = m_properties->addAction(nameOfColumn(column));
        action->setData(column.id);
        action->setToolTip(tipOf(column));
        action->setCheckable(true);
        action->setChecked(m_chosen.contains(column.id));
        connect(action, &QAction::triggered, this,
                [this, id = column.id](bool isShown) { chooseProperty(id, isShown); });
    }
    m_properties->menuAction()->setVisible(!properties.isEmpty());
    showRoom();
}

void ArrangementMenu::setWithoutRoom(const QStringList& columns)
{
    m_withoutRoom = columns;
    showRoom();
}

void ArrangementMenu::showRoom()
{
    for (QAction* each : m_columns + m_properties->actions()) {
        const auto column = libraryColumn(each->data().toString());
        if (!column) continue;
        const QString name = nameOfColumn(*column);
        each->setText(m_withoutRoom.contains(column->id) ? tr("%1 (no room: widen the list)").arg(name)
                                                         : name);
    }
}

void ArrangementMenu::chooseProperty(const QString& id, bool isShown)
{
    m_chosen.removeAll(id);
    if (isShown) m_chosen << id;
    emit columnsChosen(checkedColumns());
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
    add(tr("By Folder, as a T&ree"),
        tr("List folders within folders, each with the totals of all that it holds"),
        RowGrouping::FolderTree);
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
    for (const QString& id : m_chosen)
        if (const auto column = libraryColumn(id); column && column->order.kind == RowOrder::Property)
            ids << id;
    return ids;
}

/// A property's order is chosen over its column: then none of the menu's is.
void ArrangementMenu::setOrder(const RowOrder& order)
{
    if (QAction* checked = m_orders->checkedAction(); checked && order.kind == RowOrder::Property) {
        m_orders->setExclusive(false);
        checked->setChecked(false);
        m_orders->setExclusive(true);
    }
    check(*m_orders, int(order.kind));
}

void ArrangementMenu::setGrouping(RowGrouping grouping) { check(*m_groupings, int(grouping)); }

void ArrangementMenu::setColumns(const QStringList& columns)
{
    m_chosen = columns;
    for (QAction* each : m_columns) each->setChecked(columns.contains(each->data().toString()));
}

void ArrangementMenu::setHidesClipsWithoutHit(bool hides) { m_hide->setChecked(hides); }

void ArrangementMenu::setHideKey(const QString& key)
{
    const QString text = tr("Hide clips without hits");
    m_hide->setText(key.isEmpty() ? text : text + '\t' + key);
}

} // namespace tagline
