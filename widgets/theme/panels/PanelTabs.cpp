#include "widgets/theme/panels/PanelTabs.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/motion/Motion.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr int underline = 2;
constexpr int leastHeight = 26;

/// Of the button that opens the menu of the others.
int widthOfMore(const QToolButton& more) { return more.sizeHint().width(); }

} // namespace

PanelTabs::PanelTabs(QWidget* parent)
    : QTabBar(parent)
    , m_way(motion::control, [this] { update(); })
    , m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("panelTabs"));
    setAccessibleName(tr("Panels here"));
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideNone);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_more->setObjectName(QStringLiteral("morePanels"));
    setChevron(*m_more, Qt::DownArrow);
    m_more->setAccessibleName(tr("More panels here"));
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->hide();
    connect(m_more->menu(), &QMenu::aboutToShow, this, &PanelTabs::fillMenu);
    connect(this, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0 && tab < m_places.size()) choose(m_places[tab]);
    });
}

void PanelTabs::choose(int place)
{
    if (place != m_shown) emit panelChosen(place);
}

void PanelTabs::setPanels(const QStringList& names, int current)
{
    m_shown = current;
    if (names != m_names) {
        m_names = names;
        m_places.clear();
        updateGeometry();
    }
    showThoseThatFit();
}

QStringList PanelTabs::shownPanels() const
{
    QStringList names;
    for (const int place : m_places) names << m_names[place];
    return names;
}

int PanelTabs::widthOfAll() const
{
    int wide = 0;
    for (const QString& name : m_names) wide += widthOf(name);
    return wide;
}

/// The one that is seen always, the others from the first on as far as there is room.
QList<int> PanelTabs::placesThatFit() const
{
    QList<int> places;
    int room = width();
    if (widthOfAll() > room) room -= widthOfMore(*m_more);
    room -= widthOf(m_names.value(m_shown));
    bool isFull = false;
    for (int place = 0; place < m_names.size(); ++place) {
        if (place != m_shown) isFull |= (room -= widthOf(m_names[place])) < 0;
        if (place == m_shown || !isFull) places << place;
    }
    return places;
}

/// Tabs that have no room are none: Qt keeps the place of hidden ones free.
void PanelTabs::showThoseThatFit()
{
    const QSignalBlocker silent(this);
    const QList<int> places = placesThatFit();
    if (!std::ranges::equal(places, m_places) || count() != places.size()) {
        m_places = places;
        while (count() > 0) removeTab(0);
        for (const int place : m_places)
            setTabToolTip(addTab(m_names[place]), tr("Show %1").arg(m_names[place]));
    }
    setCurrentIndex(int(m_places.indexOf(m_shown)));
    QStringList others;
    int right = 0;
    for (int place = 0; place < m_names.size(); ++place)
        m_places.contains(place) ? void(right += widthOf(m_names[place])) : void(others << m_names[place]);
    m_more->setVisible(!others.isEmpty());
    m_more->setToolTip(tr("Also here: %1").arg(others.join(QStringLiteral(", "))));
    const int more = widthOfMore(*m_more);
    m_more->setGeometry(std::min(right, std::max(0, width() - more)), 0, more, height());
}

void PanelTabs::comeFrom(int place)
{
    m_before = place;
    m_way.set(0);
    m_way.goTo(1);
}

/// The line under the name of the panel that is seen, also on its way there.
QRect PanelTabs::lineUnder(int tab) const
{
    const auto under = [this](int each) {
        const QRect place = tabRect(each);
        return place.adjusted(besideText, place.height() - underline, -besideText, 0);
    };
    const QRect line = under(tab);
    const auto before = int(m_places.indexOf(m_before));
    if (!m_way.isGoing() || before < 0) return line;
    const QRect from = under(before);
    const auto between = [this](int a, int b) { return int(std::lround(std::lerp(a, b, m_way.value()))); };
    return {QPoint(between(from.left(), line.left()), line.top()),
            QPoint(between(from.right(), line.right()), line.bottom())};
}

void PanelTabs::fillMenu()
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    for (int place = 0; place < m_names.size(); ++place) {
        if (m_places.contains(place)) continue;
        QAction* action = menu.addAction(m_names[place], this, [this, place] { choose(place); });
        action->setToolTip(tr("Show %1").arg(m_names[place]));
    }
}

QSize PanelTabs::sizeHint() const { return {widthOfAll(), tabHeight()}; }

QSize PanelTabs::minimumSizeHint() const
{
    if (m_names.isEmpty()) return {0, tabHeight()};
    return {widthOf(m_names.value(m_shown)) + (m_names.size() > 1 ? widthOfMore(*m_more) : 0), tabHeight()};
}

int PanelTabs::tabHeight() const { return std::max(leastHeight, fontMetrics().height() + 2 * underline); }

int PanelTabs::widthOf(const QString& name) const
{
    return fontMetrics().horizontalAdvance(name) + 2 * besideText;
}

QSize PanelTabs::tabSizeHint(int index) const { return {widthOf(tabText(index)), tabHeight()}; }

void PanelTabs::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (int place = 0; place < count(); ++place) {
        const QRect tab = tabRect(place);
        const bool isCurrent = place == currentIndex();
        painter.setPen(isCurrent || tab.contains(mapFromGlobal(QCursor::pos())) ? theme().text
                                                                                : theme().muted);
        painter.drawText(tab, Qt::AlignCenter, tabText(place));
        if (!isCurrent) continue;
        painter.fillRect(lineUnder(place), theme().accent);
        if (!hasFocus()) continue;
        painter.setPen(theme().accent);
        painter.drawRect(tab.adjusted(1, 1, -2, -underline - 2));
    }
}

/// A name is chosen where the mouse is let go: pressed, it may also be dragged out.
void PanelTabs::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return QTabBar::mousePressEvent(event);
    m_pressed = tabAt(event->position().toPoint());
    event->setAccepted(m_pressed >= 0); // beside the names the title line drags its panel
}

void PanelTabs::mouseMoveEvent(QMouseEvent* event)
{
    const int far = QApplication::startDragDistance();
    const bool isOut = !rect().adjusted(-far, -far, far, far).contains(event->position().toPoint());
    if (m_pressed < 0 || !isOut) return QTabBar::mouseMoveEvent(event);
    emit panelDraggedOut(m_places.value(std::exchange(m_pressed, -1)), event->globalPosition().toPoint());
}

void PanelTabs::mouseReleaseEvent(QMouseEvent* event)
{
    const int pressed = std::exchange(m_pressed, -1);
    if (pressed < 0) return QTabBar::mouseReleaseEvent(event);
    if (pressed == tabAt(event->position().toPoint())) setCurrentIndex(pressed);
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
