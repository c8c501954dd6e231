#include "app/MainWindow.h"

#include "app/WindowLayout.h"
#include "app/actions/ActionRegistry.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/curves/ContactPanel.h"
#include "widgets/curves/CurvePanel.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/drive/DrivePanel.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/library/LibraryView.h"
#include "widgets/media/MediaView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/reel/ReelBar.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/LocalPaths.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/MenuLetters.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/NoticeBar.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelRail.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/TransportBar.h"
#include "widgets/viewport/ViewportPlaceholder.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/wall/WallBar.h"
#include "widgets/wall/WallView.h"
#include "widgets/welcome/WelcomePage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr auto geometryKey = "geometry";
constexpr auto seenAt = "seenAt"; ///< of a panel: how many had come into sight as it did
constexpr QSize leastSize(1024, 640);
constexpr int gap = 6;          ///< between panels, device-independent pixels
constexpr int windowMargin = 8; ///< at the left and the right
constexpr int modifiedMarkSize = 10;
constexpr int besideModifiedMark = 8;

Density densityIn(WindowClass windowClass)
{
    return windowClass == WindowClass::Compact ? Density::Compact : Density::Regular;
}

/// Shows the tips of a menu's entries in the message area instead of over the menu.
class MenuTips : public QObject
{
public:
    MenuTips(MessageArea& messages, QObject* parent)
        : QObject(parent)
        , m_messages(messages)
    {
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::StatusTip) return QObject::eventFilter(watched, event);
        m_messages.setTip(static_cast<QStatusTipEvent*>(event)->tip());
        return true;
    }

private:
    MessageArea& m_messages;
};

/// Keeps a menu bar within the margins of its window: Qt makes it as wide as the window when its style
/// changes.
class MenuBarWidth : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Resize) return false;
        auto* bar = static_cast<QWidget*>(watched);
        const QRect room = bar->parentWidget()->contentsRect();
        if (bar->width() != room.width())
            bar->setGeometry(room.left(), bar->y(), room.width(), bar->height());
        return false;
    }
};

} // namespace

MainWindow::MainWindow(ActionRegistry& actions, bool isOpenGlKnown)
    : m_actions(actions)
    , m_corner(new QWidget(this))
    , m_libraryName(new QLabel(m_corner))
    , m_modifiedMark(new QLabel(m_corner))
    , m_libraryDetail(new QLabel(m_corner))
{
    fitToScreen({1680, 1050}); // by which text has its size: what stands here before would be polished twice
    setDensity(*qApp, densityIn(windowClassOf(size())));
    setObjectName("mainWindow");
    setWindowIcon(icon("tagline"));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setAnimated(false);
    setContentsMargins(windowMargin, 0, windowMargin, 0);
    actions.fill(*menuBar());
    menuBar()->installEventFilter(new MenuBarWidth(menuBar()));
    makeCorner();
    makeQueryBar();
    makePanels();
    makeCentre(isOpenGlKnown);
    joinDocks();
    addTimelineButtons(actions);
    connectRail(actions);
    for (const char* id : {"controller.toFirst", "controller.toSecond", "controller.addTrack",
                           "controller.addLayer", "controller.removeTrack", "controller.transitionSettings",
                           "controller.syncTags", "controller.presets"})
        actions.connectTo(id, this, [this] { showController(); }); // before what they open stands in it
    fitToScreen({1680, 1050}); // the panels get their places once, as they were kept: restoreLayout()
    showDensity(windowClassOf(size()));
}

/// Docks tell of their going as they go with the window, which is no MainWindow any more by then.
MainWindow::~MainWindow()
{
    for (QDockWidget* dock : findChildren<QDockWidget*>()) dock->disconnect(this);
}

/// A panel in a dock of its own, made in the place where it stays: the style is matched anew for every widget
/// of one that gets another parent.
template<class Panel>
Panel* MainWindow::newPanel(PanelDock*& dock, const QString& title, const char* name)
{
    dock = new PanelDock(title, name, this);
    auto* body = new PanelBody(dock);
    auto* panel = new Panel(body->viewport());
    body->setContent(panel);
    dock->setWidget(body);
    return panel;
}

void MainWindow::makePanels()
{
    m_library = newPanel<LibraryView>(m_libraryDock, tr("Library"), "libraryDock");
    m_wall = new WallView(m_library->model(), m_library);
    m_wallBar = new WallBar(&m_libraryDock->header());
    m_library->setWall(m_wall, [this] { return m_wall->clipsInOrder(); });
    m_tags = newPanel<TagPalette>(m_tagsDock, tr("Tags"), "tagsDock");
    m_controller = newPanel<ControllerPanel>(m_controllerDock, tr("Controller"), "controllerDock");
    m_blendSpace = newPanel<BlendSpacePanel>(m_blendSpaceDock, tr("Blend Space"), "blendSpaceDock");
    m_history = newPanel<HistoryPanel>(m_historyDock, tr("History"), "historyDock");
    makeTimelinePanel();
    m_status = new StatusStrip(statusBar());
    m_rules = newPanel<RulesPanel>(m_rulesDock, tr("Rules"), "rulesDock");
    m_contacts = newPanel<ContactPanel>(m_contactsDock, tr("Contacts"), "contactsDock");
    m_curves = newPanel<CurvePanel>(m_curvesDock, tr("Curves"), "curvesDock");
    m_drive = newPanel<DrivePanel>(m_driveDock, tr("Drive"), "driveDock");
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(0, gap, 0, 0); // the panels end above it as they begin below the query
    statusBar()->addWidget(m_status, 1);
    installEventFilter(new MenuTips(m_status->messages(), this));
    connect(m_library, &LibraryView::pathsDropped, this, &MainWindow::pathsDropped);
}

void MainWindow::makeQueryBar()
{
    auto* bar = new QToolBar(tr("Query"), this);
    bar->setObjectName("queryToolBar");
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->toggleViewAction()->setVisible(false);
    auto* room = new QWidget(bar); // a tool bar's own padding is alike on all sides
    m_queryBar = new QueryBar(room);
    m_queryBar->setObjectName("queryBar");
    auto* line = new QVBoxLayout(room);
    line->setContentsMargins(0, gap, 0, gap - 2);
    line->addWidget(m_queryBar);
    bar->addWidget(room);
    addToolBar(Qt::TopToolBarArea, bar);
}

void MainWindow::makeCentre(bool isOpenGlKnown)
{
    auto* frame = new PanelFrame(QString(), this);
    auto* whole = new QWidget(frame);
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* centre = new QWidget(whole);
    row->addWidget(centre, 1);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_fileNotice = new NoticeBar(centre);
    m_fileNotice->setMostLines(3);
    column->addWidget(m_fileNotice);
    m_changeNotice = new NoticeBar(centre);
    column->addWidget(m_changeNotice);
    m_conflictNotice = new NoticeBar(centre);
    m_conflictNotice->setMostLines(3);
    column->addWidget(m_conflictNotice);
    m_notice = new NoticeBar(centre);
    column->addWidget(m_notice);
    auto* place = new QWidget(centre); // panels of the rail open at its edge
    auto* placeLine = new QHBoxLayout(place);
    placeLine->setContentsMargins(0, 0, 0, 0);
    auto* beside = new QSplitter(Qt::Horizontal, place);
    beside->setChildrenCollapsible(false);
    placeLine->addWidget(beside);
    m_picturePlace = new QStackedWidget(beside);
    QString why;
    if (isOpenGlKnown || ViewportWidget::isAvailable(&why)) {
        m_viewport = new ViewportWidget(m_picturePlace);
        m_viewport->setObjectName("viewport");
        m_picturePlace->addWidget(m_viewport);
    } else {
        m_picturePlace->addWidget(new ViewportPlaceholder(why, m_picturePlace));
    }
    m_picturePlace->addWidget(m_welcome = new WelcomePage(m_picturePlace));
    beside->addWidget(m_picturePlace);
    beside->addWidget(m_media = new MediaView(beside));
    beside->setStretchFactor(0, 2);
    beside->setStretchFactor(1, 1);
    column->addWidget(place, 1);
    m_reel = new ReelBar(centre);
    column->addWidget(m_reel);
    if (m_viewport) m_viewport->setCornerButton(m_reel->newOffer(m_viewport));
    m_rail = new PanelRail(*place, whole);
    row->addWidget(m_rail);
    frame->setContent(whole);
    frame->setMinimumSize(200, 140); // bars that come and go ask for no more
    setCentralWidget(frame);
}

void MainWindow::makeTimelinePanel()
{
    m_timelineDock = new PanelDock(tr("Timeline"), "timelineDock", this);
    auto* panel = new QWidget(m_timelineDock);
    m_timeline = new TimelineWidget(panel);
    m_transport = new TransportBar(panel);
    m_rangeFields = new RangeEditor(m_transport);
    m_rangeFields->setObjectName("rangeFields");
    m_rangeFields->setSelfContained(false);
    m_transport->setAside(m_rangeFields);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_transport);
    column->addWidget(m_timeline, 1);
    panel->setMinimumSize(320, 120);
    connect(m_timeline, &TimelineWidget::neededHeightChanged, this, &MainWindow::giveTimelineHeight);
    m_timelineDock->setWidget(panel);
}

/// The controller's list of events is in sight wherever the column has the height for it.
void MainWindow::giveControllerHeight()
{
    const int needed = m_controller->neededHeight();
    const int around = m_controllerDock->header().sizeHint().height() + 2 * measure::panelBorder;
    if (m_layout) m_layout->setControllerHeight(needed == 0 ? 0 : needed + around);
}

/// The largest height of the panel of tags, up to the given one, at which its rows are whole.
int MainWindow::heightOfWholeTags(int height) const
{
    const int around = m_tagsDock->header().sizeHint().height() + measure::panelBorder; // below
    return around + m_tags->heightOfWholeRows(height - around);
}

/// Gives the timeline the height that the clip's lanes need; the rest is the picture's.
void MainWindow::giveTimelineHeight()
{
    const int needed =
        m_transport->sizeHint().height() + m_timeline->neededHeight() + 2 * measure::panelBorder;
    if (m_layout) m_layout->setTimelineHeight(needed);
}

void MainWindow::joinDocks()
{
    m_libraryDock->header().addWidget(m_library->hidingButton());
    m_libraryDock->header().addWidget(m_library->headerWidget());
    m_libraryDock->header().addWidget(m_wallBar);
    m_tagsDock->header().addWidget(m_tags->headerWidget());
    m_controllerDock->header().addWidget(m_controller->headerWidget());
    connect(m_contactsDock, &QDockWidget::visibilityChanged, m_contacts, &ContactPanel::shown);
    m_blendSpaceDock->header().addWidget(m_blendSpace->headerWidget());
    m_blendSpaceDock->setTabName(tr("Blend"));
    const std::pair<PanelDock*, const char*> icons[] = {
        {m_tagsDock, "tag"},        {m_controllerDock, "transition"}, {m_blendSpaceDock, "blend"},
        {m_historyDock, "history"}, {m_rulesDock, "rules"},           {m_contactsDock, "contacts"},
        {m_curvesDock, "curve"},    {m_driveDock, "follow"}};
    for (const auto& [dock, name] : icons) dock->setIconName(QLatin1String(name));
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isSeen) {
            if (isSeen) dock->setProperty(seenAt, ++m_sights);
        });
    follow(m_historyDock, &MainWindow::historyShown);
    follow(m_blendSpaceDock, &MainWindow::blendSpaceShown);
    auto* panels = menuBar()->findChild<QMenu*>("menu.View/Panels");
    panels->insertAction(m_actions["view.rail"], m_actions["controller.blendSpace"]);
    panels->addSeparator();
    for (PanelDock* dock : {m_libraryDock, m_tagsDock, m_controllerDock, m_timelineDock, m_rulesDock,
                            m_contactsDock, m_curvesDock, m_driveDock}) {
        dock->toggleViewAction()->setToolTip(tr("Show or hide this panel"));
        panels->addAction(dock->toggleViewAction());
    }
    giveLetters(*panels);
    m_layout = new WindowLayout(*this,
                                {m_libraryDock,
                                 m_tagsDock,
                                 m_controllerDock,
                                 m_blendSpaceDock,
                                 m_historyDock,
                                 m_timelineDock,
                                 {m_rulesDock, m_contactsDock, m_curvesDock, m_driveDock}},
                                *m_rail);
    m_layout->setRowsOfTags([this](int height) { return heightOfWholeTags(height); });
    connect(m_controller, &ControllerPanel::neededHeightChanged, this, &MainWindow::giveControllerHeight);
    connect(m_layout, &WindowLayout::keyboardFreed, m_timeline, [this] { m_timeline->setFocus(); });
    connect(m_layout, &WindowLayout::libraryWidened, this, &MainWindow::wallDragged);
    connect(m_layout, &WindowLayout::classChanged, this, [this] { showDensity(m_layout->windowClass()); });
}

/// The panels at the right as icons: by the action, and by the window's width.
void MainWindow::connectRail(const ActionRegistry& actions)
{
    QAction* action = actions["view.rail"];
    connect(action, &QAction::triggered, m_layout, &WindowLayout::setRail);
    connect(m_layout, &WindowLayout::railChanged, action, &QAction::setChecked);
    connect(m_rail, &PanelRail::left, m_timeline, [this] { m_timeline->setFocus(); });
    const auto name = [&](PanelDock* panel, const char* id) {
        actions.followKey(id, this, [panel](MainWindow* window, const QString& key) {
            window->m_rail->setKey(panel, key);
        });
    };
    name(m_historyDock, "view.history");
    name(m_blendSpaceDock, "controller.blendSpace");
}

/// Tells whether a panel is in front, which is not to be taken as a wish.
void MainWindow::follow(PanelDock* dock, void (MainWindow::*shown)(bool))
{
    connect(dock, &QDockWidget::visibilityChanged, this, [this, shown](bool isInFront) {
        const QScopedValueRollback telling(m_isTelling, true);
        emit(this->*shown)(isInFront);
    });
}

/// Text, bars and lanes are smaller in small windows.
void MainWindow::showDensity(WindowClass windowClass)
{
    const bool isCompact = windowClass == WindowClass::Compact;
    setDensity(*qApp, densityIn(windowClass));
    PanelHeader& libraryHead = m_libraryDock->header();
    if (!isCompact) {
        libraryHead.setField(nullptr);
        m_library->takeFilterBack();
    } else {
        libraryHead.setField(m_library->takeFilter());
    }
}

/// The timeline's bar is its title line.
void MainWindow::addTimelineButtons(const ActionRegistry& actions)
{
    for (const char* id : {"edit.split", "view.frame", "view.fit"}) {
        auto* button = new QToolButton(m_transport);
        button->setDefaultAction(actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAccessibleName(actions[id]->text().remove('&'));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_transport->addEnd(button);
    }
    m_transport->addEnd(m_timelineDock->takeMenuButton());
}

void MainWindow::showPanel(const QString& dock)
{
    if (auto* panel = findChild<PanelDock*>(dock)) m_layout->bringToFront(panel);
}

void MainWindow::resetLayout() { m_layout->reset(); }

void MainWindow::showRules() { m_layout->bringToFront(m_rulesDock); }

void MainWindow::showContacts() { m_layout->bringToFront(m_contactsDock); }

void MainWindow::showCurves() { m_layout->bringToFront(m_curvesDock); }

void MainWindow::showDrive() { m_layout->bringToFront(m_driveDock); }

void MainWindow::showController() { m_layout->bringToFront(m_controllerDock); }

/// Closed, it leaves its place to the panel that was in front there before.
void MainWindow::showOrClose(PanelDock* dock, bool isShown)
{
    if (m_isTelling) return;
    if (isShown) return m_layout->bringToFront(dock);
    QList<QDockWidget*> beside = tabifiedDockWidgets(dock);
    beside.removeIf([](const QDockWidget* each) { return each->isHidden(); });
    const auto before = std::ranges::max_element(
        beside, {}, [](const QDockWidget* each) { return each->property(seenAt).toInt(); });
    dock->hide();
    if (before != beside.end()) (*before)->raise();
}

void MainWindow::makeRoomForWall(bool isShown)
{
    m_layout->setLibraryWide(isShown);
    if (isShown) m_layout->bringToFront(m_libraryDock);
}

void MainWindow::showHistory(bool isShown) { showOrClose(m_historyDock, isShown); }

void MainWindow::showBlendSpace(bool isShown) { showOrClose(m_blendSpaceDock, isShown); }

/// Shows the welcome page or the picture; the library's panel offers files to open without the page.
void MainWindow::showWelcome(bool isShown)
{
    m_picturePlace->setCurrentIndex(isShown ? 1 : 0);
    m_library->setOffersWhatToOpen(!isShown);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_layout) m_layout->fit();
}

/// The bars at the top and the bottom go on to the window's edges.
void MainWindow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (const QWidget* bar : {static_cast<QWidget*>(menuBar()), static_cast<QWidget*>(statusBar())}) {
        const QRect inner = bar->contentsRect().translated(bar->pos());
        painter.fillRect(0, inner.y(), width(), inner.height(), theme().panel);
    }
}

/// Splitters belong to the window itself: when one is released, a person has set the panels' sizes.
bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress && m_layout) {
        const auto& press = static_cast<const QMouseEvent&>(*event);
        if (press.button() == Qt::LeftButton) m_layout->beginDrag(press.position().toPoint());
    }
    const bool isDone = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonRelease && m_layout) m_layout->remember();
    return isDone;
}

void MainWindow::makeCorner()
{
    m_corner->setAccessibleName(tr("Library"));
    constexpr int aroundCorner = 2; // the bar's own padding, above and below
    m_corner->setFixedHeight(menuBar()->sizeHint().height() - aroundCorner);
    m_modifiedMark->setObjectName(QStringLiteral("modifiedMark"));
    setThemedIcon(m_modifiedMark, QStringLiteral("dot"), &Theme::muted, modifiedMarkSize);
    auto* row = new QHBoxLayout(m_corner);
    row->setContentsMargins(0, 0, 12, 0);
    row->setSpacing(besideModifiedMark);
    for (QLabel* part : {m_libraryName, m_modifiedMark, m_libraryDetail}) row->addWidget(part);
    for (QLabel* words : {m_libraryName, m_libraryDetail}) setTextColour(words, &Theme::muted);
    m_modifiedMark->hide();
    menuBar()->setCornerWidget(m_corner);
}

void MainWindow::showTitle(const QString& library, TitleState state, const QString& detail)
{
    const bool isModified = state == TitleState::Modified;
    const bool isReadOnly = state == TitleState::ReadOnly;
    setWindowModified(isModified);
    const QString shown = isReadOnly ? tr("%1 (read-only)").arg(library) : library;
    setWindowTitle(library.isEmpty() ? tr("Tagline") : tr("%1[*] — Tagline").arg(shown));
    m_libraryName->setText(library.isEmpty() ? QString() : shown);
    m_modifiedMark->setVisible(isModified && !library.isEmpty());
    m_libraryDetail->setText(library.isEmpty() ? QString() : detail);
    m_corner->setToolTip(
        isReadOnly   ? tr("Only looked at: nothing is changed or saved here")
        : isModified ? tr("Unsaved changes: Save%1 keeps them").arg(m_actions.bracketedKey("file.save"))
                     : tr("All changes saved"));
    m_corner->adjustSize();
    QResizeEvent again(menuBar()->size(), menuBar()->size()); // places the corner anew
    QCoreApplication::sendEvent(menuBar(), &again);
}

bool MainWindow::restoreLayout(const QSettings& settings)
{
    QVariantMap kept;
    for (const QString& key : settings.allKeys())
        if (key.startsWith(QLatin1String("window/"))) kept[key.section('/', 1)] = settings.value(key);
    restoreGeometry(kept[geometryKey].toByteArray());
    if (!isMaximized() && !isFullScreen()) fitToScreen(size());
    return m_layout->restore(kept);
}

/// Resizes the window to `wanted`, or to the screen without its bars and frames if that is smaller.
void MainWindow::fitToScreen(QSize wanted)
{
    const QSize available = screen()->availableSize() - QSize(2 * gap, 6 * gap);
    setMinimumSize(leastSize.boundedTo(available));
    resize(wanted.boundedTo(available));
}

void MainWindow::saveLayout(QSettings& settings) const
{
    settings.beginGroup("window");
    for (const char* key : WindowLayout::keptKeys) settings.remove(key);
    settings.setValue(geometryKey, saveGeometry());
    const QVariantMap kept = m_layout->kept();
    for (auto each = kept.begin(); each != kept.end(); ++each) settings.setValue(each.key(), each.value());
    settings.endGroup();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    emit closeRequested(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    emit escaped();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localPaths(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    emit pathsDropped(localPaths(*event->mimeData()));
    event->acceptProposedAction();
}

} // namespace tagline
