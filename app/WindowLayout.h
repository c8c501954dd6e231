#pragma once

// WindowLayout puts the panels of the window into the places that its size asks for, and leaves them where a
// person put them.

#include <QObject>

#include "app/DockSizes.h"
#include "app/WindowClass.h"

#include <QHash>
#include <QList>
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
    /// Those at the right of the window.
    QList<PanelDock*> inspector() const;
    /// Those of these names, in their order.
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
    /// Every panel in the place and size that the layout and the window's size ask for.
    void reset();
    /// The same by another layout, or the same one anew.
    void arrange(const LayoutPlan& plan);
    /// The layout that was shown last, whatever a person did with the panels since then.
    const LayoutPlan& plan() const { return *m_plan; }
    /// Whether panels or sizes are others than when the layout was shown.
    bool isChanged() const;
    /// As the panels stand now they are the layout.
    void takeAsMade();
    /// Whether the panels at the right are icons, until the window's width asks for the same.
    void setRail(bool isRail);
    /// After the window changed its size.
    void fit();
    /// Shows a panel in front of those that share its place; what others show stays as large as it was.
    void bringToFront(PanelDock* panel);
    /// A person may have moved a splitter.
    void remember();
    /// While the library shows its wall it has a width of its own.
    void setLibraryWide(bool isWide);
    /// How high the timeline is where nobody gave it another height.
    void setTimelineHeight(int height);

    /// All that kept() may have.
    static constexpr const char* keptKeys[]{"layout", "state", "checksum",  "class",        "isMoved",
                                            "rail",   "docks", "wallWidth", "timelineShare"};
    /// What a person arranged, and nothing but the layout's name where nobody did.
    QVariantMap kept();
    /// False where it cannot be read: then the layout that it was made of is shown.
    bool restore(const QVariantMap& kept);

signals:
    void classChanged();
    void railChanged(bool isRail);
    /// A panel came, went or moved, or a splitter did: isChanged() may be another.
    void arranged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Where a panel is, and beside which others, open or closed.
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
    std::optional<bool> m_railChoice; ///< a person's, where it differs from what the width asks for
    QByteArray m_unfolded;            ///< the window's state before the panels became icons
    bool m_isFolded = false;
    WindowClass m_class = WindowClass::Compact;
    QByteArray m_placed;                     ///< the arrangement as it was made here
    QHash<const PanelDock*, Place> m_places; ///< and where that put the panels
    bool m_isByHand = false;                 ///< sizes, or what is closed
    QByteArray m_made;                       ///< the arrangement that is the layout
    bool m_isTouched = false;                ///< a person gave panels other sizes since then
    bool m_isFollowDue = false;
};

} // namespace tagline
