#pragma once

// WindowLayout puts the panels of the window into the places that its size asks for, and leaves them where a
// person put them.

#include <QObject>

#include "app/DockSizes.h"
#include "app/WindowClass.h"

#include <QHash>
#include <QList>
#include <QPoint>
#include <QVariantMap>

#include <optional>

namespace tagline {

class PanelDock;
class PanelRail;

/// The panels of a window; those of `onDemand` are closed until they are asked for.
struct WindowPanels
{
    PanelDock* library = nullptr;
    PanelDock* tags = nullptr;
    PanelDock* controller = nullptr;
    PanelDock* blendSpace = nullptr;
    PanelDock* history = nullptr;
    PanelDock* timeline = nullptr;
    QList<PanelDock*> onDemand;

    QList<PanelDock*> all() const;
    /// The panels at the right of the window.
    QList<PanelDock*> inspector() const;
    /// The panels of these names, in their order.
    QList<PanelDock*> named(const QList<QString>& names) const;
};

/// Each class of window has places of its own; they change with the window until a person moves a panel: who
/// only closes one or drags a splitter finds that again in each class. In narrow windows the panels at the
/// right are a rail of icons, unless a person wants it otherwise.
class WindowLayout : public QObject
{
    Q_OBJECT

public:
    WindowLayout(QMainWindow& window, WindowPanels panels, PanelRail& rail);

    WindowClass windowClass() const { return m_class; }
    /// Puts every panel into the place and size that the layout and the window's size ask for.
    void reset();
    /// Arranges the panels by another layout, or by the same one anew.
    void arrange(const LayoutPlan& plan);
    /// The layout that was shown last, whatever a person did with the panels since then.
    const LayoutPlan& plan() const { return *m_plan; }
    /// Whether panels or sizes are others than when the layout was shown.
    bool isChanged() const;
    /// Takes the present arrangement of the panels as the layout's own: isChanged() is false then.
    void takeAsMade();
    /// Whether the panels at the right are icons, until the window's width asks for the same.
    void setRail(bool isRail);
    /// Adapts the panels to the window's changed size.
    void fit();
    /// Shows a panel in front of those that share its place; what others show stays as large as it was.
    void bringToFront(PanelDock* panel);
    /// A person pressed the mouse at a place of the window, maybe on a splitter.
    void beginDrag(const QPoint& place) { m_draggedFrom = m_sizes.leftEdgeAt(place); }
    /// Takes over sizes after a person may have moved a splitter.
    void remember();
    /// Gives the library a width of its own while it shows its wall.
    void setLibraryWide(bool isWide);
    /// Sets the height of the timeline that holds unless a person gave it another.
    void setTimelineHeight(int height);
    /// Sets the height that the controller needs where it stands below another panel; 0 for none.
    void setControllerHeight(int height);
    /// Tells up to which of its heights the panel of tags shows whole rows.
    void setRowsOfTags(std::function<int(int)> heightOfWholeRows);

    /// Every key that kept() may have.
    static constexpr const char* keptKeys[]{"layout", "state", "checksum",  "class",        "isMoved",
                                            "rail",   "docks", "wallWidth", "timelineShare"};
    /// The arrangement that a person made; the layout's name alone if it was not changed.
    QVariantMap kept();
    /// False if it cannot be read: then the layout that it was made from is shown.
    bool restore(const QVariantMap& kept);

signals:
    void classChanged();
    void railChanged(bool isRail);
    /// A panel came, went or moved, or a splitter did: isChanged() may have changed.
    void arranged();
    /// The window became too narrow for the panel that had the keyboard.
    void keyboardFreed();
    /// A person dragged the library's edge so far that it is wide, or back.
    void libraryWidened(bool isWide);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Area of a panel and the panels that share its place, open or closed.
    struct Place
    {
        Qt::DockWidgetArea area = Qt::NoDockWidgetArea;
        bool isFloating = false;
        QList<const QDockWidget*> beside;

        bool operator==(const Place&) const = default;
    };

    void place(WindowClass windowClass);
    void placeAnew(WindowClass windowClass);
    void dockAll(WindowClass windowClass);
    void finishPlacing();
    QList<QList<PanelDock*>> groupsAtRight(WindowClass windowClass) const;
    bool isOpenAtFirst(PanelDock* panel) const;
    void fitAnew(WindowClass windowClass);
    bool restoreState(const QVariantMap& kept);
    bool isArranged() const;
    QHash<const PanelDock*, Place> places() const;
    bool isMoved() const;
    QByteArray arrangement() const;
    bool wantsRail() const;
    void followRail();
    void fold();
    void unfold();
    void endDrags(const QObject* except = nullptr);
    void releaseAll();
    void foldDocked();
    void showFloating(PanelDock* panel, bool isFloating);
    void updateGroups();
    void followLater();

    QMainWindow& m_window;
    WindowPanels m_panels;
    PanelRail& m_rail;
    DockSizes m_sizes;
    const LayoutPlan* m_plan;         ///< of the table: never null
    std::optional<bool> m_railChoice; ///< a person's choice, if it differs from what the width asks for
    QByteArray m_unfolded;            ///< the window's state before the panels became icons
    bool m_isFolded = false;
    WindowClass m_class = WindowClass::Compact;
    QByteArray m_placed;                     ///< the arrangement as it was made here
    QHash<const PanelDock*, Place> m_places; ///< and the places of the panels in it
    bool m_isByHand = false;                 ///< sizes, or closed panels, were set by a person
    QByteArray m_made;                       ///< the arrangement that is the layout
    bool m_isTouched = false;                ///< a person gave panels other sizes since then
    bool m_isFollowDue = false;
    std::optional<int> m_draggedFrom; ///< the library's width when a drag of its edge began
};

} // namespace tagline
