#pragma once

// WindowLayout puts the panels of the window into the places that its size asks for, and leaves them where a
// person put them.

#include <QObject>

#include "app/DockSizes.h"
#include "app/WindowClass.h"

#include <QList>

namespace tagline {

class PanelDock;

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
};

/// Each class of window has places of its own; they change with the window until a person moves a panel.
class WindowLayout : public QObject
{
    Q_OBJECT

public:
    WindowLayout(QMainWindow& window, WindowPanels panels);

    WindowClass windowClass() const { return m_class; }
    /// Every panel in the place and size that the window's size asks for.
    void reset();
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
    void save(QSettings& settings) const;
    void restore(const QSettings& settings);

signals:
    void classChanged();

private:
    void place(WindowClass windowClass);
    void placeInspector(WindowClass windowClass);
    bool isArranged() const;
    QByteArray arrangement() const;
    void updateGroups();
    void followLater();

    QMainWindow& m_window;
    WindowPanels m_panels;
    DockSizes m_sizes;
    WindowClass m_class = WindowClass::Compact;
    QByteArray m_placed; ///< the arrangement as it was made here
    bool m_isSizedByHand = false;
    bool m_isFollowDue = false;
};

} // namespace tagline
