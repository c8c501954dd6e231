#pragma once

// WindowLayout puts the panels of the window into the places that its size asks for, and leaves them where a
// person put them.

#include <QObject>

#include "app/DockSizes.h"
#include "app/WindowClass.h"

#include <QHash>
#include <QList>

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
    /// Every panel in the place and size that the window's size asks for.
    void reset();
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

    /// Keeps what a person arranged, and nothing where nobody did.
    void save(QSettings& settings);
    void restore(const QSettings& settings);

signals:
    void classChanged();
    void railChanged(bool isRail);

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
    void placeInspector(WindowClass windowClass);
    bool isArranged() const;
    QHash<const PanelDock*, Place> places() const;
    bool isMoved() const;
    QByteArray arrangement() const;
    bool wantsRail() const;
    void followRail();
    void fold();
    void unfold();
    void endDrags();
    void releaseAll();
    void foldDocked();
    void showFloating(PanelDock* panel, bool isFloating);
    void updateGroups();
    void followLater();

    QMainWindow& m_window;
    WindowPanels m_panels;
    PanelRail& m_rail;
    DockSizes m_sizes;
    std::optional<bool> m_railChoice; ///< a person's, where it differs from what the width asks for
    QByteArray m_unfolded;            ///< the window's state before the panels became icons
    bool m_isFolded = false;
    WindowClass m_class = WindowClass::Compact;
    QByteArray m_placed;                     ///< the arrangement as it was made here
    QHash<const PanelDock*, Place> m_places; ///< and where that put the panels
    bool m_isByHand = false;                 ///< sizes, or what is closed
    bool m_isFollowDue = false;
};

} // namespace tagline
