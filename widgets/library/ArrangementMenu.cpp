#include "widgets/library/ArrangementMenu.h"

#include <QActionGroup>

namespace tagline {
namespace {

constexpr RowOrder allOrders[] = {RowOrder::Path,     RowOrder::Name,     RowOrder::MatchedFrames,
                                  RowOrder::HitShare, RowOrder::FirstHit, RowOrder::Frames};

} // namespace

QString orderText(RowOrder order)
{
    switch (order) {
    case RowOrder::Path:
        return ArrangementMenu::tr("path");
    case RowOrder::Name:
        return ArrangementMenu::tr("name");
    case RowOrder::MatchedFrames:
        return ArrangementMenu::tr("matched frames");
    case RowOrder::HitShare:
        return ArrangementMenu::tr("hit %");
    case RowOrder::FirstHit:
        return ArrangementMenu::tr("first hit");
    case RowOrder::Frames:
        return ArrangementMenu::tr("length");
    }
    return {};
}

ArrangementMenu::ArrangementMenu(QWidget* parent)
    : QMenu(parent)
    , m_orders(new QActionGroup(this))
{
    addOrders();
    addSeparator();
    m_hide = addAction(QString());
    m_hide->setCheckable(true);
    connect(m_hide, &QAction::triggered, this, &ArrangementMenu::hidingChosen);
    setHideKey({});
}

void ArrangementMenu::addOrders()
{
    for (const RowOrder order : allOrders) {
        QAction* action = addAction(tr("Sort by %1").arg(orderText(order)));
        action->setCheckable(true);
        action->setData(int(order));
        m_orders->addAction(action);
        connect(action, &QAction::triggered, this, [this, order] { emit orderChosen(order); });
    }
    m_orders->actions().constFirst()->setChecked(true);
}

void ArrangementMenu::setOrder(RowOrder order)
{
    for (QAction* action : m_orders->actions())
        if (action->data().toInt() == int(order)) action->setChecked(true);
}

void ArrangementMenu::setHidesClipsWithoutHit(bool hides) { m_hide->setChecked(hides); }

void ArrangementMenu::setHideKey(const QString& key)
{
    const QString text = tr("Hide clips without hits");
    m_hide->setText(key.isEmpty() ? text : text + '\t' + key);
}

} // namespace tagline
