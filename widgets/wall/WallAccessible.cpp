#include "widgets/wall/WallAccessible.h"

namespace tagline {
namespace {

class WallRowAccessible : public QAccessibleInterface
{
public:
    WallRowAccessible(const WallAccessible& owner, int row)
        : m_owner(owner)
        , m_row(row)
    {
    }

    int row() const { return m_row; }
    bool isValid() const override { return m_row < int(m_owner.wall().wall().rows.size()); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_owner.wall());
    }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;

private:
    const WallAccessible& m_owner;
    int m_row;
};

QAccessible::State WallRowAccessible::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    if (!isValid()) return state;
    const WallView& wall = m_owner.wall();
    const WallRow& shown = wall.wall().rows[std::size_t(m_row)];
    const bool isFolded = wall.wall().groups[std::size_t(shown.group)].isFolded;
    state.expandable = shown.isHead();
    state.expanded = shown.isHead() && !isFolded;
    state.collapsed = shown.isHead() && isFolded;
    state.readOnly = true;
    state.selectable = state.focusable = true;
    state.selected = m_row == wall.currentRow();
    state.focused = wall.hasFocus() && m_row == wall.keyRow();
    state.offscreen = !rect().intersects(m_owner.rect());
    return state;
}

QString WallRowAccessible::text(QAccessible::Text kind) const
{
    if (!isValid()) return {};
    if (kind == QAccessible::Name) return m_owner.wall().rowText(m_row);
    if (kind == QAccessible::Description) return m_owner.wall().rowTags(m_row);
    return {};
}

QRect WallRowAccessible::rect() const
{
    if (!isValid()) return {};
    const WallView& wall = m_owner.wall();
    return wall.rowRect(m_row).translated(wall.viewport()->mapToGlobal(QPoint(0, 0)));
}

} // namespace

WallAccessible::WallAccessible(WallView& wall)
    : QAccessibleWidget(&wall, QAccessible::List)
    , m_wall(wall)
{
}

WallAccessible::~WallAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_rows)) QAccessible::deleteAccessibleInterface(id);
}

WallView& WallAccessible::wall() const
{
    m_wall.bringUpToDate();
    return m_wall;
}

int WallAccessible::childCount() const { return int(wall().wall().rows.size()); }

QAccessibleInterface* WallAccessible::child(int row) const
{
    if (row < 0 || row >= childCount()) return nullptr;
    QAccessible::Id& id = m_rows[row];
    if (id == 0) id = QAccessible::registerAccessibleInterface(new WallRowAccessible(*this, row));
    return QAccessible::accessibleInterface(id);
}

int WallAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* row = dynamic_cast<const WallRowAccessible*>(child);
    return row && row->isValid() ? row->row() : -1;
}

QAccessibleInterface* WallAccessible::childAt(int x, int y) const
{
    const QPoint local = wall().viewport()->mapFromGlobal(QPoint(x, y));
    for (auto [row, end] = m_wall.rowsInSight(); row < end; ++row)
        if (m_wall.rowRect(row).contains(local)) return child(row);
    return nullptr;
}

QAccessibleInterface* WallAccessible::focusChild() const
{
    return m_wall.hasFocus() ? child(wall().keyRow()) : nullptr;
}

void installWallAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* wall = qobject_cast<WallView*>(object);
            return wall ? new WallAccessible(*wall) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void tellRow(WallView& wall, int row)
{
    if (row < 0 || !QAccessible::isActive() || !wall.hasFocus()) return;
    QAccessibleEvent event(&wall, QAccessible::Focus);
    event.setChild(row);
    QAccessible::updateAccessibility(&event);
}

} // namespace tagline
