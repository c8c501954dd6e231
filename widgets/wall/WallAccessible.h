#pragma once

// WallAccessible lets screen readers read the wall: its rows, and the tags of each.

#include <QAccessibleWidget>
#include <QHash>

#include "widgets/wall/WallView.h"

namespace tagline {

/// The wall as a list of its rows. Interfaces name places, and read what the wall shows there when they are
/// asked; one whose place is gone is not valid.
class WallAccessible : public QAccessibleWidget
{
public:
    explicit WallAccessible(WallView& wall);
    ~WallAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int row) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    /// With the rows of now.
    WallView& wall() const;

private:
    WallView& m_wall;
    mutable QHash<int, QAccessible::Id> m_rows; ///< those that were asked for
};

/// Makes walls answer; once a program.
void installWallAccessibility();
/// Tells screen readers that a row is the one that keys are about; nothing if none is active, or for −1.
void tellRow(WallView& wall, int row);

} // namespace tagline
