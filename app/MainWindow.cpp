#include "app/MainWindow.h"

#include "app/DockSizes.h"
#include "app/actions/ActionRegistry.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/curves/ContactPanel.h"
#include "widgets/curves/CurvePanel.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/reel/ReelBar.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/LocalPaths.h"
#include "widgets/theme/MessageArea.h"
#include "widgets/theme/NoticeBar.h"
#include "widgets/theme/PanelFrame.h"
#include "widgets/theme/StatusStrip.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/TransportBar.h"
#include "widgets/viewport/ViewportPlaceholder.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QToolBar>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int layoutVersion = 2;
constexpr int gap = 6; ///< between panels, device-independent pixels

/// Says the tips of menus where everything is said, instead of over it.
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

} // namespace

MainWindow::MainWindow(ActionRegistry& actions)
    : m_corner(new QLabel(this))
{
    setObjectName("mainWindow");
    setWindowIcon(icon("tagline"));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setAnimated(false);
    actions.fill(*menuBar());
    m_corner->setAccessibleName(tr("Library"));
    setTextColour(m_corner, &Theme::muted);
    m_corner->setContentsMargins(0, 0, 12, 0);
    m_corner->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    m_corner->setFixedHeight(menuBar()->sizeHint().height());
    menuBar()->setCornerWidget(m_corner);
    makePanels();
    makeCentre();
    makeDocks();
    for (const char* id :
         {"controller.toFirst", "controller.toSecond", "controller.addTrack", "controller.addLayer",
          "controller.removeTrack", "controller.transitionSettings", "controller.presets"})
        actions.connectTo(id, this, [this] { showController(); }); // before what they open stands in it
    fitToScreen({1680, 1050});
    resetLayout();
}

/// Docks tell of their going as they go with the window, which is no MainWindow any more by then.
MainWindow::~MainWindow()
{
    for (QDockWidget* dock : findChildren<QDockWidget*>()) dock->disconnect(this);
}

void MainWindow::makePanels()
{
    m_queryBar = new QueryBar(this);
    m_library = new LibraryView(this);
    m_tags = new TagPalette(this);
    m_controller = new ControllerPanel(this);
    m_blendSpace = new BlendSpacePanel(this);
    m_history = new HistoryPanel(this);
    m_timeline = new TimelineWidget(this);
    m_transport = new TransportBar(this);
    m_rangeFields = new RangeEditor(m_transport);
    m_rangeFields->setObjectName("rangeFields");
    m_rangeFields->setSelfContained(false);
    m_transport->setAside(m_rangeFields);
    m_status = new StatusStrip(this);
    m_rules = new RulesPanel(this);
    m_contacts = new ContactPanel(this);
    m_curves = new CurvePanel(this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    installEventFilter(new MenuTips(m_status->messages(), this));
    connect(m_library, &LibraryView::pathsDropped, this, &MainWindow::pathsDropped);
}

void MainWindow::makeCentre()
{
    auto* bar = new QToolBar(tr("Query"), this);
    bar->setObjectName("queryToolBar");
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->toggleViewAction()->setVisible(false);
    bar->addWidget(m_queryBar);
    addToolBar(Qt::TopToolBarArea, bar);

    auto* frame = new PanelFrame(QString(), this);
    QString why;
    if (ViewportWidget::isAvailable(&why)) {
        m_viewport = new ViewportWidget(frame);
        m_viewport->setObjectName("viewport");
    }
    auto* centre = new QWidget(frame);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_notice = new NoticeBar(centre);
    column->addWidget(m_notice);
    column->addWidget(m_viewport ? static_cast<QWidget*>(m_viewport) : new ViewportPlaceholder(why, centre),
                      1);
    m_reel = new ReelBar(centre);
    column->addWidget(m_reel);
    frame->setContent(centre);
    frame->setMinimumSize(200, 140); // bars that come and go ask for no more
    setCentralWidget(frame);
}

QWidget* MainWindow::newTimelinePanel()
{
    auto* panel = new QWidget(this);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_transport);
    column->addWidget(m_timeline, 1);
    panel->setMinimumSize(320, 120);
    return panel;
}

void MainWindow::makeDocks()
{
    m_libraryDock = new PanelDock(tr("Library"), "libraryDock", new PanelBody(m_library), this);
    m_libraryDock->header().addWidget(m_library->headerWidget());
    m_tagsDock = new PanelDock(tr("Tags"), "tagsDock", new PanelBody(m_tags), this);
    m_tagsDock->header().addWidget(m_tags->headerWidget());
    m_controllerDock = new PanelDock(tr("Controller"), "controllerDock", new PanelBody(m_controller), this);
    m_controllerDock->header().addWidget(m_controller->headerWidget());
    m_timelineDock = new PanelDock(tr("Timeline"), "timelineDock", newTimelinePanel(), this);
    m_rulesDock = new PanelDock(tr("Rules"), "rulesDock", new PanelBody(m_rules), this);
    m_contactsDock = new PanelDock(tr("Contacts"), "contactsDock", new PanelBody(m_contacts), this);
    connect(m_contactsDock, &QDockWidget::visibilityChanged, m_contacts, &ContactPanel::shown);
    m_curvesDock = new PanelDock(tr("Curves"), "curvesDock", new PanelBody(m_curves), this);
    m_historyDock = new PanelDock(tr("History"), "historyDock", new PanelBody(m_history), this);
    connect(m_historyDock, &QDockWidget::visibilityChanged, this,
            [this] { emit historyShown(!m_historyDock->isHidden()); });
    m_blendSpaceDock = new PanelDock(tr("Blend Space"), "blendSpaceDock", new PanelBody(m_blendSpace), this);
    connect(m_blendSpaceDock, &QDockWidget::visibilityChanged, this,
            [this] { emit blendSpaceShown(!m_blendSpaceDock->isHidden()); });
    auto* panels = menuBar()->findChild<QMenu*>("menu.View/Panels");
    panels->addSeparator();
    for (PanelDock* dock : {m_libraryDock, m_tagsDock, m_controllerDock, m_timelineDock, m_rulesDock,
                            m_contactsDock, m_curvesDock}) {
        dock->toggleViewAction()->setToolTip(tr("Show or hide this panel"));
        panels->addAction(dock->toggleViewAction());
    }
    const QList<QDockWidget*> docks{m_libraryDock,  m_tagsDock,    m_controllerDock,
                                    m_timelineDock, m_rulesDock,   m_contactsDock,
                                    m_curvesDock,   m_historyDock, m_blendSpaceDock};
    m_sizes = std::make_unique<DockSizes>(*this, docks, m_tagsDock);
    for (const QDockWidget* dock : docks) // what comes or goes leaves the others as they were
        connect(
            dock, &QDockWidget::visibilityChanged, this, [this] { m_sizes->apply(); }, Qt::QueuedConnection);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
}

void MainWindow::resetLayout()
{
    addDockWidget(Qt::LeftDockWidgetArea, m_libraryDock);
    addDockWidget(Qt::RightDockWidgetArea, m_tagsDock);
    addDockWidget(Qt::RightDockWidgetArea, m_controllerDock);
    addDockWidget(Qt::BottomDockWidgetArea, m_timelineDock);
    for (PanelDock* dock : {m_libraryDock, m_tagsDock, m_controllerDock, m_timelineDock}) {
        dock->setFloating(false);
        dock->show();
    }
    splitDockWidget(m_tagsDock, m_controllerDock, Qt::Vertical);
    for (PanelDock* dock : {m_rulesDock, m_contactsDock, m_curvesDock}) {
        addDockWidget(Qt::RightDockWidgetArea, dock);
        tabifyDockWidget(m_controllerDock, dock);
        dock->setFloating(false);
        dock->hide(); // until it is asked for
    }
    m_historyDock->setFloating(false);
    tabifyDockWidget(m_controllerDock, m_historyDock);
    m_historyDock->hide();
    m_blendSpaceDock->setFloating(false);
    tabifyDockWidget(m_controllerDock, m_blendSpaceDock);
    m_blendSpaceDock->hide();
    m_sizes->setDefaults(size());
    m_sizes->apply();
}

/// Shows a dock in front of the controller's; one that the layout of an older version does not know has no
/// place yet. What others show stays as large as it was.
void MainWindow::showBeside(PanelDock* dock)
{
    if (dock != m_controllerDock && dockWidgetArea(dock) == Qt::NoDockWidgetArea)
        tabifyDockWidget(m_controllerDock, dock);
    dock->show();
    dock->raise();
    m_sizes->apply();
}

void MainWindow::showRules() { showBeside(m_rulesDock); }

void MainWindow::showContacts() { showBeside(m_contactsDock); }

void MainWindow::showCurves() { showBeside(m_curvesDock); }

void MainWindow::showController() { showBeside(m_controllerDock); }

/// A person who hides what is behind other tabs wants to see it.
void MainWindow::showOrHide(PanelDock* dock, bool isShown)
{
    if (isShown || isBehindTabs(*dock)) return showBeside(dock);
    dock->hide();
}

void MainWindow::showHistory(bool isShown) { showOrHide(m_historyDock, isShown); }

void MainWindow::showBlendSpace(bool isShown) { showOrHide(m_blendSpaceDock, isShown); }

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_sizes) m_sizes->apply();
}

/// Splitters belong to the window itself: where one is let go, a person has said how large panels are.
bool MainWindow::event(QEvent* event)
{
    const bool isDone = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonRelease && m_sizes) m_sizes->remember();
    return isDone;
}

void MainWindow::showTitle(const QString& library, bool isModified, const QString& detail)
{
    setWindowModified(isModified);
    const QString name = library.isEmpty() ? tr("Tagline") : tr("%1[*] — Tagline").arg(library);
    setWindowTitle(name);
    const QString mark = isModified ? QStringLiteral(" ● ") : QStringLiteral("   ");
    m_corner->setText(library.isEmpty() ? QString() : library + mark + detail);
    m_corner->setToolTip(isModified ? tr("Unsaved changes (Ctrl+S to save)") : tr("All changes saved"));
    m_corner->adjustSize();
    menuBar()->adjustSize();
}

void MainWindow::restoreLayout(const QSettings& settings)
{
    restoreGeometry(settings.value("window/geometry").toByteArray());
    restoreState(settings.value("window/state").toByteArray(), layoutVersion);
    if (!isMaximized() && !isFullScreen()) fitToScreen(size());
    if (m_sizes->restore(settings)) m_sizes->apply();
}

/// As large as wanted, but never larger than the screen with its bars and frames.
void MainWindow::fitToScreen(QSize wanted)
{
    const QSize available = screen()->availableSize() - QSize(2 * gap, 6 * gap);
    resize(wanted.boundedTo(available));
}

void MainWindow::saveLayout(QSettings& settings) const
{
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/state", saveState(layoutVersion));
    m_sizes->save(settings);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    emit closeRequested(event);
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
