#include "widgets/history/HistoryPanel.h"

#include "widgets/history/HistoryModel.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/messages/NextSteps.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int aroundHistoryNote = measure::panelInset;
constexpr int stepSpacing = 1;
constexpr int ofItem = 3; ///< that Qt leaves beside an item's text

} // namespace

HistoryPanel::HistoryPanel(QWidget* parent)
    : QWidget(parent)
    , m_model(new HistoryModel(this))
    , m_list(new QListView(this))
    , m_nothing(new QWidget(this))
    , m_steps(new NextSteps(m_nothing))
{
    auto* words = new QLabel(tr("Nothing is open. Every change stands here, to be returned to."), m_nothing);
    words->setObjectName("historyNothing");
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    words->setMargin(aroundHistoryNote);
    setTextColour(words, &Theme::hint);
    auto* middle = new QVBoxLayout(m_nothing);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(0);
    middle->addStretch(1);
    middle->addWidget(words);
    middle->addWidget(m_steps);
    middle->addStretch(1);
    m_list->setObjectName("historyList");
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(stepSpacing);
    constexpr int padding = measure::rowInset - stepSpacing - ofItem;
    setThemedStyleSheet(m_list, QStringLiteral("QListView::item { padding: 0 %1px; border-radius: 4px; }"
                                               "QListView::item:selected { background: @selection; color: "
                                               "@onSelection; }")
                                    .arg(padding));
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setAccessibleName(tr("History"));
    m_list->setAccessibleDescription(tr("Every change, oldest first; Enter returns to the state after it"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(measure::listMargin, 4, measure::listMargin, 4);
    column->addWidget(m_list);
    column->addWidget(m_nothing, 1);
    const auto go = [this](const QModelIndex& index) { emit stepRequested(index.row()); };
    connect(m_list, &QListView::clicked, this, go);
    connect(m_list, &QListView::activated, this, go);
    setOpen(false);
}

void HistoryPanel::setOpen(bool isOpen)
{
    m_list->setVisible(isOpen);
    m_nothing->setVisible(!isOpen);
}

void HistoryPanel::setFirstSteps(const QList<QAction*>& steps) { m_steps->setActions(steps); }

void HistoryPanel::setHistory(const QStringList& names, int done, int saved)
{
    m_model->setSteps(names);
    m_model->setState(done, saved);
    const QModelIndex current = m_model->index(done);
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
}

} // namespace tagline
