#include "widgets/theme/PanelTabs.h"

#include "widgets/theme/Theme.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>

namespace tagline {
namespace {

constexpr int besideText = 6; ///< of a name, both sides, device-independent pixels
constexpr int underline = 2;
constexpr int leastHeight = 26;

} // namespace

PanelTabs::PanelTabs(QWidget* parent)
    : QTabBar(parent)
{
    setObjectName(QStringLiteral("panelTabs"));
    setAccessibleName(tr("Panels here"));
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideNone);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QTabBar::currentChanged, this, [this](int place) {
        if (place != m_shown) emit panelChosen(place);
    });
}

void PanelTabs::setPanels(const QStringList& names, int current)
{
    const QSignalBlocker silent(this);
    m_shown = current;
    if (names != panels()) {
        while (count() > 0) removeTab(0);
        for (const QString& name : names) setTabToolTip(addTab(name), tr("Show %1").arg(name));
        updateGeometry();
    }
    setCurrentIndex(current);
    showThoseThatFit();
}

QStringList PanelTabs::panels() const
{
    QStringList names;
    for (int place = 0; place < count(); ++place) names << tabText(place);
    return names;
}

bool PanelTabs::showsAll() const { return widthOfAll() <= width(); }

int PanelTabs::widthOfAll() const
{
    int wide = 0;
    for (int place = 0; place < count(); ++place) wide += tabSizeHint(place).width();
    return wide;
}

/// The one that is seen always, the others from the first on.
void PanelTabs::showThoseThatFit()
{
    const QSignalBlocker silent(this);
    int room = width() - (count() > 0 ? tabSizeHint(m_shown).width() : 0);
    for (int place = 0; place < count(); ++place) {
        if (place != m_shown) room -= tabSizeHint(place).width();
        setTabVisible(place, place == m_shown || room >= 0);
    }
}

QSize PanelTabs::sizeHint() const { return {widthOfAll(), tabHeight()}; }

QSize PanelTabs::minimumSizeHint() const
{
    return {count() > 0 ? tabSizeHint(m_shown).width() : 0, tabHeight()};
}

int PanelTabs::tabHeight() const { return std::max(leastHeight, fontMetrics().height() + 2 * underline); }

QSize PanelTabs::tabSizeHint(int index) const
{
    const int text = fontMetrics().horizontalAdvance(tabText(index));
    return {text + 2 * besideText, tabHeight()};
}

void PanelTabs::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (int place = 0; place < count(); ++place) {
        if (!isTabVisible(place)) continue;
        const QRect tab = tabRect(place);
        const bool isCurrent = place == currentIndex();
        painter.setPen(isCurrent || tab.contains(mapFromGlobal(QCursor::pos())) ? theme().text
                                                                                : theme().muted);
        painter.drawText(tab, Qt::AlignCenter, tabText(place));
        if (!isCurrent) continue;
        const QRect line = tab.adjusted(besideText, tab.height() - underline, -besideText, 0);
        painter.fillRect(line, theme().accent);
        if (!hasFocus()) continue;
        painter.setPen(theme().accent);
        painter.drawRect(tab.adjusted(1, 1, -2, -underline - 2));
    }
}

void PanelTabs::resizeEvent(QResizeEvent* event)
{
    QTabBar::resizeEvent(event);
    showThoseThatFit();
}

void PanelTabs::changeEvent(QEvent* event)
{
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) showThoseThatFit();
}

} // namespace tagline
