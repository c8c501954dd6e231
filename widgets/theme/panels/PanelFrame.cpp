#include "widgets/theme/panels/PanelFrame.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/panels/PanelTabs.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int compactHeader = 34; ///< least height, device-independent pixels
constexpr int regularHeader = 38;
constexpr int dockedMargin = measure::panelBorder;
constexpr int besideEnd = 4; ///< of the last control
constexpr int gripAt =
    40; ///< from the left of a title line: where the mouse holds a panel that is dragged out
constexpr int floatingMargin = 5; ///< wide enough for the mouse: a floating panel is resized at it

/// The panel with round corners that a widget stands in; null if there is none.
const QWidget* panelOf(const QWidget& widget)
{
    for (const QWidget* each = widget.parentWidget(); each; each = each->parentWidget()) {
        if (qobject_cast<const PanelFrame*>(each)) return each;
        if (const auto* dock = qobject_cast<const PanelDock*>(each))
            return dock->isFloating() ? nullptr : each;
    }
    return nullptr;
}

} // namespace

void paintPanelCorners(QPainter& painter, const QWidget& widget)
{
    const QWidget* panel = panelOf(widget);
    if (!panel) return;
    constexpr int side = measure::panelRadius + 1;
    constexpr double halfLine = measure::panelBorder / 2.0;
    const QPoint place = widget.mapTo(panel, QPoint());
    const QRect whole = panel->rect();
    QRegion corners;
    for (const int x : {whole.left(), whole.right() + 1 - side})
        for (const int y : {whole.top(), whole.bottom() + 1 - side}) corners += QRect(x, y, side, side);
    corners &= QRect(place, widget.size());
    if (corners.isEmpty()) return;
    QPainterPath round, outside;
    round.addRoundedRect(QRectF(whole).adjusted(halfLine, halfLine, -halfLine, -halfLine),
                         measure::panelRadius, measure::panelRadius);
    outside.addRect(whole);
    painter.save();
    painter.translate(-place);
    painter.setClipRegion(corners, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(outside.subtracted(round), theme().window);
    painter.strokePath(round, QPen(theme().border, measure::panelBorder));
    painter.restore();
}

void setButtonStyle(QToolButton& button, Qt::ToolButtonStyle style)
{
    if (button.toolButtonStyle() == style) return;
    button.setToolButtonStyle(style);
    button.setIcon(button.icon()); // Qt keeps the size of the former style until something else changes
}

PanelHeader::PanelHeader(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(title, this))
    , m_tabs(new PanelTabs(this))
    , m_info(new ElidedLabel({}, this))
    , m_layout(new QHBoxLayout(this))
{
    QFont font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_title->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_info->setColour(&Theme::muted);
    m_info->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_layout->setSpacing(2);
    m_tabs->hide();
    placeBegin();
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_tabs);
    m_layout->addStretch(1);
    m_layout->addWidget(m_info);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    followTheme(this, [this] { updateGeometry(); }); // the height depends on the density
}

QString PanelHeader::title() const { return m_title->text(); }

void PanelHeader::setTitle(const QString& title) { m_title->setText(title); }

void PanelHeader::setTabs(const QStringList& names, int current)
{
    const bool hasTabs = names.size() > 1;
    m_tabs->setPanels(hasTabs ? names : QStringList(), hasTabs ? current : 0);
    m_tabs->setVisible(hasTabs);
    m_title->setVisible(!hasTabs && !m_field);
    placeBegin();
    showWords(!hasTabs);
}

/// Title and tabs begin with their letters where all texts of panels do, a field with its frame.
void PanelHeader::placeBegin()
{
    const int begin = m_field              ? measure::panelField
                      : m_tabs->isHidden() ? measure::panelText
                                           : measure::panelText - PanelTabs::besideText;
    const bool isMirrored = isRightToLeft();
    m_layout->setContentsMargins(isMirrored ? besideEnd : begin, 3, isMirrored ? begin : besideEnd, 4);
}

void PanelHeader::setField(QWidget* field)
{
    if (field == m_field) return;
    constexpr int allRoom = 100; // leaves nothing for the stretch behind it
    if (m_field) m_layout->removeWidget(m_field);
    m_field = field;
    if (field) m_layout->insertWidget(0, field, allRoom);
    m_title->setVisible(!field && m_tabs->isHidden());
    placeBegin();
}

void PanelHeader::showWords(bool areShown)
{
    for (QToolButton* button : findChildren<QToolButton*>()) {
        if (!button->property("shrinks").toBool()) continue;
        const Qt::ToolButtonStyle words =
            button->property("keepsIcon").toBool() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly;
        setButtonStyle(*button, areShown ? words : Qt::ToolButtonIconOnly);
    }
}

void PanelHeader::setInfo(const QString& text) { m_info->setText(text); }

QString PanelHeader::info() const { return m_info->text(); }

void PanelHeader::addWidget(QWidget* widget) { m_layout->insertWidget(m_layout->count() - m_ends, widget); }

void PanelHeader::addEnd(QWidget* widget)
{
    m_layout->addWidget(widget);
    ++m_ends;
}

void PanelHeader::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    setMaximumHeight(isFolded ? 0 : QWIDGETSIZE_MAX);
    updateGeometry();
}

QSize PanelHeader::sizeHint() const
{
    const int least = density() == Density::Compact ? compactHeader : regularHeader;
    return {QWidget::sizeHint().width(), m_isFolded ? 0 : std::max(least, QWidget::sizeHint().height())};
}

QSize PanelHeader::minimumSizeHint() const
{
    const int tabs = m_tabs->isHidden() ? 0 : m_tabs->minimumSizeHint().width();
    return {widthOfOthers() + tabs, sizeHint().height()};
}

/// Least width of all but the tabs.
int PanelHeader::widthOfOthers() const
{
    const int tabs =
        m_tabs->isHidden() ? 0 : std::max(m_tabs->minimumWidth(), m_tabs->minimumSizeHint().width());
    return QWidget::minimumSizeHint().width() - tabs;
}

/// Tabs keep their names where other texts, which may be cut, leave room for all of them.
void PanelHeader::giveTabsRoom()
{
    if (m_tabs->isHidden()) return;
    const int all = m_tabs->sizeHint().width();
    m_tabs->setMinimumWidth(all <= width() - widthOfOthers() ? all : 0);
}

bool PanelHeader::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) giveTabsRoom();
    return QWidget::event(event);
}

void PanelHeader::resizeEvent(QResizeEvent* event)
{
    giveTabsRoom();
    QWidget::resizeEvent(event);
}

void PanelHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), theme().border);
}

PanelFrame::PanelFrame(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_header(new PanelHeader(title, this))
    , m_layout(new QVBoxLayout(this))
{
    m_header->setVisible(!title.isEmpty());
    constexpr int border = measure::panelBorder;
    m_layout->setContentsMargins(border, border, border, border);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_header);
}

void PanelFrame::setContent(QWidget* content)
{
    delete m_content;
    m_content = content;
    m_layout->addWidget(content, 1);
}

void PanelFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPanel(painter, rect());
}

PanelBody::PanelBody(QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
}

void PanelBody::setContent(QWidget* content)
{
    setWidget(content);
    content->setAutoFillBackground(false); // the panel's ground shows through
}

PanelDock::PanelDock(const QString& title, const QString& objectName, QWidget* parent)
    : QDockWidget(title, parent)
    , m_header(new PanelHeader(title, this))
    , m_float(newButton("panelFloat"))
    , m_close(newButton("panelClose"))
    , m_menuButton(newMenuButton())
{
    setObjectName(objectName);
    m_close->setIcon(icon("close", &Theme::muted));
    m_float->setIcon(icon("snap", &Theme::muted));
    connect(m_float, &QToolButton::clicked, this, [this] { setFloating(false); });
    connect(m_close, &QToolButton::clicked, this, &QDockWidget::close);
    connect(this, &QDockWidget::topLevelChanged, this, &PanelDock::showFloating);
    connect(&m_header->tabs(), &PanelTabs::panelChosen, this, [this](int place) {
        PanelDock* chosen = m_group.value(place);
        m_header->setTabs(m_header->tabs().panels(), int(m_group.indexOf(this)));
        if (!chosen) return;
        chosen->raise();
        chosen->m_header->tabs().comeFrom(int(m_group.indexOf(this)));
    });
    connect(&m_header->tabs(), &PanelTabs::panelDraggedOut, this, [this](int panel, QPoint place) {
        if (PanelDock* dragged = m_group.value(panel)) dragOut(dragged, place);
    });
    setTextsOfButtons();
    setTitleBarWidget(m_header);
    showFloating(false);
}

QToolButton* PanelDock::newButton(const char* name)
{
    auto* button = new QToolButton(m_header);
    button->setObjectName(name);
    button->setIconSize({14, 14});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    m_header->addEnd(button);
    return button;
}

QToolButton* PanelDock::newMenuButton()
{
    QToolButton* button = newButton("panelMenu");
    setChevron(*button, Qt::DownArrow);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(new QMenu(button));
    connect(button->menu(), &QMenu::aboutToShow, this, [this, button] { fillMenu(*button->menu()); });
    return button;
}

void PanelDock::setTextsOfButtons()
{
    const auto name = [](QToolButton* button, const QString& text, const QString& tip) {
        button->setAccessibleName(text);
        button->setToolTip(tip);
    };
    name(m_float, tr("Dock %1").arg(windowTitle()), tr("Put this panel back into the window"));
    name(m_close, tr("Close %1").arg(windowTitle()), tr("Close this panel; the View menu opens it again"));
    name(m_menuButton, tr("Menu of %1").arg(windowTitle()), tr("Float or close this panel"));
}

/// Fills the menu with the actions of the panel.
void PanelDock::fillMenu(QMenu& menu)
{
    menu.clear();
    QAction* floats =
        menu.addAction(isFloating() ? tr("Dock %1").arg(windowTitle()) : tr("Float %1").arg(windowTitle()),
                       this, [this] { setFloating(!isFloating()); });
    floats->setToolTip(tr("Take this panel out of the window, or put it back"));
    QAction* closes = menu.addAction(tr("Close %1").arg(windowTitle()), this, [this] { close(); });
    closes->setToolTip(m_close->toolTip());
}

QToolButton* PanelDock::takeMenuButton()
{
    m_hasTitleLine = false;
    showFloating(isFloating());
    return m_menuButton;
}

void PanelDock::setGroup(const QList<PanelDock*>& group)
{
    m_group = group;
    QStringList names;
    for (const PanelDock* panel : group) names << panel->tabName();
    m_header->setTabs(names, int(group.indexOf(this)));
}

/// Passes a drag on to the panel's own title line, as if it had been pressed there: QDockWidget then moves
/// the panel with the mouse, and docks it if it is released over an edge or another panel.
void PanelDock::dragOut(PanelDock* panel, QPoint place)
{
    panel->raise();
    const PanelHeader& head = panel->header();
    const QPointF grip = head.mapTo(panel, QPoint(std::min(gripAt, head.width() / 2), head.height() / 2));
    const auto send = [&](QEvent::Type type, QPointF at) {
        const auto button = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
        QMouseEvent event(type, at, panel->mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(panel, &event);
    };
    send(QEvent::MouseButtonPress, grip);
    send(QEvent::MouseMove, panel->mapFromGlobal(QPointF(place)));
}

/// Gives a floating panel a frame, since the window manager gives it none.
void PanelDock::showFloating(bool isFloating)
{
    const int margin = isFloating ? floatingMargin : dockedMargin;
    setContentsMargins(margin, margin, margin, margin);
    m_float->setVisible(isFloating);
    m_close->setVisible(isFloating);
    m_header->setFolded(!isFloating && !m_hasTitleLine);
    if (m_hasTitleLine) m_menuButton->setVisible(!isFloating);
    update();
}

void PanelDock::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!isFloating()) return paintPanel(painter, rect());
    painter.fillRect(rect(), theme().panel);
    painter.setPen(QPen(theme().muted, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace tagline
