#include "widgets/welcome/RecentList.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/welcome/RecentRow.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int underTitle = 4;

} // namespace

RecentList::RecentList(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Recent"), this))
    , m_hint(new QLabel(tr("What you open is listed here the next time."), this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName("recentLibraries");
    setAccessibleName(tr("Recent libraries"));
    followTheme(m_title, [this] { m_title->setFont(textFont(TextSize::Body, QFont::DemiBold)); });
    m_hint->setWordWrap(true);
    setTextColour(m_hint, &Theme::hint);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_title);
    m_column->addSpacing(underTitle);
    m_column->addWidget(m_hint);
    m_column->addStretch(1);
}

int RecentList::headHeight() const { return m_title->sizeHint().height() + underTitle; }

void RecentList::setLibraries(const QList<RecentLibrary>& libraries)
{
    m_libraries = libraries;
    while (m_rows.size() < m_libraries.size()) addRow();
    for (qsizetype place = 0; place < m_libraries.size(); ++place)
        m_rows[place]->setLibrary(m_libraries[place]);
    showRows();
}

void RecentList::setMostRows(int most)
{
    m_most = std::max(1, most);
    showRows();
}

void RecentList::addRow()
{
    auto* row = new RecentRow(this);
    m_column->insertWidget(m_column->count() - 1, row);
    if (!m_rows.isEmpty()) setTabOrder(m_rows.back(), row);
    m_rows << row;
    connect(row, &RecentRow::clicked, this, [this, row] { emit chosen(row->library().path); });
    connect(row, &RecentRow::removalRequested, this,
            [this, row] { emit removalRequested(row->library().path); });
}

void RecentList::showRows()
{
    for (qsizetype place = 0; place < m_rows.size(); ++place)
        m_rows[place]->setVisible(place < std::min<qsizetype>(m_most, m_libraries.size()));
    m_hint->setVisible(m_libraries.isEmpty());
}

} // namespace tagline
