#include "widgets/history/HistoryPanel.h"

#include "widgets/history/HistoryModel.h"

#include <QListView>
#include <QVBoxLayout>

namespace tagline {

HistoryPanel::HistoryPanel(QWidget* parent)
    : QWidget(parent)
    , m_model(new HistoryModel(this))
    , m_list(new QListView(this))
{
    m_list->setObjectName("historyList");
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(1);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setAccessibleName(tr("History"));
    m_list->setAccessibleDescription(tr("Every change, oldest first; Enter returns to the state after it"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 4, 1, 4);
    column->addWidget(m_list);
    const auto go = [this](const QModelIndex& index) { emit stepRequested(index.row()); };
    connect(m_list, &QListView::clicked, this, go);
    connect(m_list, &QListView::activated, this, go);
}

void HistoryPanel::setHistory(const QStringList& names, int done, int saved)
{
    m_model->setSteps(names);
    m_model->setState(done, saved);
    const QModelIndex current = m_model->index(done);
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
}

} // namespace tagline
