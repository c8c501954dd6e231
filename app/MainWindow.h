#pragma once

// MainWindow is docks and menus only: it makes the panels and puts them in their places.

#include "app/WindowClass.h"

#include <QMainWindow>

class QLabel;
class QSettings;
class QStackedWidget;

namespace tagline {

class ActionRegistry;
class BlendSpacePanel;
class ContactPanel;
class ControllerPanel;
class CurvePanel;
class DrivePanel;
class HistoryPanel;
class LibraryView;
class NoticeBar;
class PanelDock;
class PanelFrame;
class PanelRail;
class QueryBar;
class ReelBar;
class RangeEditor;
class RulesPanel;
class StatusStrip;
class TagPalette;
class TimelineWidget;
class TransportBar;
class MediaView;
class ViewportWidget;
class WallBar;
class WallView;
class WelcomePage;
class WindowLayout;

/// Owns every panel; presenters fill them and listen to them. Without OpenGL the viewport is a message.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `isOpenGlKnown`: it drew at the last start, so the driver is not asked before the window is shown.
    MainWindow(ActionRegistry& actions, bool isOpenGlKnown);
    ~MainWindow() override;

    QueryBar& queryBar() { return *m_queryBar; }
    LibraryView& libraryView() { return *m_library; }
    WallView& wall() { return *m_wall; }
    WallBar& wallBar() { return *m_wallBar; }
    /// Gives the library's panel the room that the wall needs, or takes it back.
    void makeRoomForWall(bool isShown);
    TagPalette& tagPalette() { return *m_tags; }
    ControllerPanel& controllerPanel() { return *m_controller; }
    ReelBar& reelBar() { return *m_reel; }
    BlendSpacePanel& blendSpacePanel() { return *m_blendSpace; }
    /// Shows the controller's panel and brings it to the front.
    void showController();
    /// Brings the blend space to the front, or closes it.
    void showBlendSpace(bool isShown);
    HistoryPanel& historyPanel() { return *m_history; }
    /// Brings the history to the front, or closes it.
    void showHistory(bool isShown);
    TimelineWidget& timeline() { return *m_timeline; }
    TransportBar& transport() { return *m_transport; }
    /// The selected ranges by numbers, beside the transport.
    RangeEditor& rangeFields() { return *m_rangeFields; }
    RulesPanel& rulesPanel() { return *m_rules; }
    /// Shows the panel of rules and brings it to the front.
    void showRules();
    ContactPanel& contactPanel() { return *m_contacts; }
    CurvePanel& curvePanel() { return *m_curves; }
    DrivePanel& drivePanel() { return *m_drive; }
    /// Each of the next three shows its panel (contacts, curves, driving) and brings it to the front.
    void showContacts();
    void showCurves();
    void showDrive();
    /// Over the picture; hidden while there is nothing to say.
    NoticeBar& notice() { return *m_notice; }
    /// A notice about files of what is open, over the other ones.
    NoticeBar& fileNotice() { return *m_fileNotice; }
    /// A notice about clips whose files changed, between the other two.
    NoticeBar& changeNotice() { return *m_changeNotice; }
    /// A notice that a file of what is open is another on the disk, between the two.
    NoticeBar& conflictNotice() { return *m_conflictNotice; }
    StatusStrip& status() { return *m_status; }
    /// The viewport; null without OpenGL.
    ViewportWidget* viewport() { return m_viewport; }
    MediaView& mediaView() { return *m_media; }
    WelcomePage& welcomePage() { return *m_welcome; }
    /// Shows the welcome page in the picture's place, or the picture again.
    void showWelcome(bool isShown);

    /// How far the open library is saved in its files.
    enum class TitleState { Saved, Modified, ReadOnly };
    /// Shows the library's name and state in the window's title, and with `detail` at the menu bar's right.
    void showTitle(const QString& library, TitleState state, const QString& detail);

    /// Brings the dock of that object name to the front.
    void showPanel(const QString& dock);
    /// The arrangement of the panels.
    WindowLayout& layoutOfPanels() { return *m_layout; }
    void resetLayout();
    /// False if the settings cannot be read: then the layout that they were made from is shown.
    bool restoreLayout(const QSettings& settings);
    void saveLayout(QSettings& settings) const;

signals:
    /// The window is about to close; a listener refuses by ignoring the event.
    void closeRequested(QCloseEvent* event);
    void pathsDropped(const QStringList& paths);
    /// Escape was pressed, and nothing in the window had a use for it.
    void escaped();
    /// Whether the panel is in front.
    void historyShown(bool isShown);
    void blendSpaceShown(bool isShown);
    /// A person dragged the library's edge so far that it is to show its wall, or back to its list.
    void wallDragged(bool isShown);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fitToScreen(QSize wanted);
    void showOrClose(PanelDock* dock, bool isShown);
    void follow(PanelDock* dock, void (MainWindow::*shown)(bool));
    void showDensity(WindowClass windowClass);
    void addTimelineButtons(const ActionRegistry& actions);
    void makeCorner();
    void makeQueryBar();
    template<class Panel>
    Panel* newPanel(PanelDock*& dock, const QString& title, const char* name);
    void makePanels();
    void makeTimelinePanel();
    void makeCentre(bool isOpenGlKnown);
    void joinDocks();
    void giveTimelineHeight();
    void giveControllerHeight();
    int heightOfWholeTags(int height) const;
    void connectRail(const ActionRegistry& actions);

    const ActionRegistry& m_actions;
    QWidget* m_corner; ///< name and state of the open library, at the menu bar's right
    QLabel* m_libraryName;
    QLabel* m_modifiedMark; ///< seen while there are unsaved changes
    QLabel* m_libraryDetail;
    QueryBar* m_queryBar = nullptr;
    LibraryView* m_library = nullptr;
    WallView* m_wall = nullptr;
    WallBar* m_wallBar = nullptr;
    TagPalette* m_tags = nullptr;
    ControllerPanel* m_controller = nullptr;
    ReelBar* m_reel = nullptr;
    BlendSpacePanel* m_blendSpace = nullptr;
    HistoryPanel* m_history = nullptr;
    TimelineWidget* m_timeline = nullptr;
    TransportBar* m_transport = nullptr;
    RangeEditor* m_rangeFields = nullptr;
    ViewportWidget* m_viewport = nullptr;
    QStackedWidget* m_picturePlace =
        nullptr; ///< the picture, or a message why there is none; the welcome page
    WelcomePage* m_welcome = nullptr;
    StatusStrip* m_status = nullptr;
    NoticeBar* m_notice = nullptr;
    NoticeBar* m_fileNotice = nullptr;
    NoticeBar* m_changeNotice = nullptr;
    NoticeBar* m_conflictNotice = nullptr;
    PanelRail* m_rail = nullptr;
    RulesPanel* m_rules = nullptr;
    ContactPanel* m_contacts = nullptr;
    CurvePanel* m_curves = nullptr;
    DrivePanel* m_drive = nullptr;
    PanelDock* m_libraryDock = nullptr;
    PanelDock* m_tagsDock = nullptr;
    PanelDock* m_controllerDock = nullptr;
    PanelDock* m_timelineDock = nullptr;
    PanelDock* m_rulesDock = nullptr;
    PanelDock* m_contactsDock = nullptr;
    PanelDock* m_curvesDock = nullptr;
    PanelDock* m_driveDock = nullptr;
    PanelDock* m_historyDock = nullptr;
    PanelDock* m_blendSpaceDock = nullptr;
    WindowLayout* m_layout = nullptr; ///< null until there are docks
    int m_sights = 0;                 ///< how often a panel came into sight
    bool m_isTelling = false;         ///< tells others what is in front: nothing is asked for by that
    MediaView* m_media = nullptr;     ///< beside the picture
};

} // namespace tagline
