#include "widgets/theme/panels/PanelRail.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QKeyEvent>
#include <QMainWindow>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int railWidth = 40; ///< device-independent pixels
constexpr int aroundIcons = 6;
constexpr int iconButton = railWidth - 2 * aroundIcons;
constexpr int leastBeside = 340; ///< of what stands beside an open panel; narrower, the panel covers it

/// The first widget in a panel that the Tab key reaches; null where there is none.
QWidget* firstField(QWidget& panel)
{
    for (QWidget* each = panel.nextInFocusChain(); each != &panel; each = each->nextInFocusChain())
        if (panel.isAncestorOf(each) && each->isVisible() && each->isEnabled() &&
            (each->focusPolicy() & Qt::TabFocus))
            return each;
    return nullptr;
}

} // namespace

PanelRail::PanelRail(QWidget& beside, QWidget* parent)
    : QWidget(parent)
    , m_beside(beside)
    , m_flap(new QWidget(parent))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("panelRail"));
    setAccessibleName(tr("Panels"));
    setFixedWidth(railWidth);
    m_column->setContentsMargins(aroundIcons, aroundIcons, aroundIcons, aroundIcons);
    m_column->setSpacing(4);
    m_column->addStretch(1);
    m_flap->setObjectName(QStringLiteral("panelFlap"));
    auto* whole = new QVBoxLayout(m_flap);
    whole->setContentsMargins(0, 0, 0, 0);
    m_flap->installEventFilter(this);
    m_flap->hide();
    m_beside.installEventFilter(this);
    hide();
}

void PanelRail::take(PanelDock* panel, bool isOnDemand)
{
    if (has(panel)) return;
    panel->hide();
    m_flap->layout()->addWidget(panel);
    m_panels << panel;
    addButton(panel);
    m_buttons[panel]->setVisible(!isOnDemand);
    panel->installEventFilter(this);
    show();
}

void PanelRail::release(PanelDock* panel, QMainWindow& window)
{
    if (!m_panels.removeOne(panel)) return;
    panel->removeEventFilter(this);
    if (m_opened == panel) showClosed(panel);
    delete m_buttons.take(panel);
    panel->setParent(&window, panel->windowFlags());
    setVisible(!m_panels.isEmpty());
}

void PanelRail::addButton(PanelDock* panel)
{
    auto* button = new QToolButton(this);
    button->setObjectName("rail." + panel->objectName());
    button->setIcon(icon(panel->iconName()));
    button->setIconSize({measure::iconSize, measure::iconSize});
    button->setFixedSize(iconButton, iconButton);
    button->setAccessibleName(panel->windowTitle());
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    connect(button, &QToolButton::clicked, this, [this, panel] { clicked(panel); });
    m_column->insertWidget(m_column->count() - 1, button);
    m_buttons[panel] = button;
    showTip(panel);
}

void PanelRail::showTip(PanelDock* panel)
{
    if (QToolButton* button = m_buttons.value(panel))
        button->setToolTip(tipWithKey(tr("Show or hide %1").arg(panel->windowTitle()), m_keys.value(panel)));
}

void PanelRail::setKey(PanelDock* panel, const QString& key)
{
    m_keys[panel] = key;
    showTip(panel);
}

void PanelRail::setPanelWidth(int width)
{
    m_panelWidth = width;
    placeFlap();
}

/// Opens the panel, or closes it if it is open; opened by key, it gets the focus.
void PanelRail::clicked(PanelDock* panel)
{
    if (panel == m_opened) return panel->hide();
    const bool isByKey = m_buttons[panel]->hasFocus();
    open(panel);
    if (QWidget* first = isByKey ? firstField(*panel) : nullptr) first->setFocus(Qt::TabFocusReason);
}

void PanelRail::open(PanelDock* panel)
{
    panel->show(); // the filter hears of it
}

void PanelRail::showOpened(PanelDock* panel)
{
    if (m_opened == panel) return;
    if (m_opened) m_opened->hide();
    m_opened = panel;
    m_buttons[panel]->show();
    m_buttons[panel]->setChecked(true);
    placeFlap();
    m_flap->show();
    m_flap->raise();
}

void PanelRail::showClosed(PanelDock* panel)
{
    if (QToolButton* button = m_buttons.value(panel)) button->setChecked(false);
    if (m_opened != panel) return;
    m_opened = nullptr;
    m_flap->hide();
    placeFlap();
}

void PanelRail::placeFlap()
{
    const QRect room(m_beside.mapTo(parentWidget(), QPoint()), m_beside.size());
    const int width = std::min(m_panelWidth, room.width());
    const QRect atRight(room.x() + room.width() - width, room.y(), width, room.height());
    m_flap->setGeometry(QStyle::visualRect(layoutDirection(), room, atRight));
    const int taken = m_opened && room.width() - width >= leastBeside ? width : 0;
    m_beside.setContentsMargins(isRightToLeft() ? taken : 0, 0, isRightToLeft() ? 0 : taken, 0);
}

bool PanelRail::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_beside && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        placeFlap();
    if (watched == m_flap && event->type() == QEvent::KeyPress && m_opened &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_opened->hide();
        emit left();
        return true;
    }
    auto* panel = watched == &m_beside || watched == m_flap ? nullptr : static_cast<PanelDock*>(watched);
    if (panel && has(panel) && !panel->isWindow()) {
        if (event->type() == QEvent::ShowToParent) showOpened(panel);
        if (event->type() == QEvent::HideToParent) showClosed(panel);
    }
    return QWidget::eventFilter(watched, event);
}

void PanelRail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRectF(0, 0, 1, height()), theme().border);
}

} // namespace tagline
