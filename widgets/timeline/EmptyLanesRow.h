#pragma once

// EmptyLanesRow names the tags that have no range in the clip, each by a chip that opens its lane.

#include <QWidget>

#include "widgets/timeline/TimelineContent.h"

class QMenu;
class QToolButton;

namespace tagline {

class LaneChip;

/// Chips that have no room are entries of a menu at the end. Setters never emit.
class EmptyLanesRow : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyLanesRow(QWidget* parent = nullptr);

    void setLanes(const std::vector<EmptyLane>& lanes);
    /// How much of the left lies under the heads of lanes.
    void setHeadWidth(double width);
    bool isEmpty() const { return m_lanes.empty(); }

signals:
    /// A person wants a tag's lane.
    void laneRequested(tagline::TagId tag);
    /// A person drags from a tag's chip between these places across; once more with isFinal.
    void rangeDragged(tagline::TagId tag, int fromX, int toX, bool isFinal);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeChips();
    LaneChip* chip(std::size_t place);
    void fillMenu();
    void addEntry(QMenu& menu, const EmptyLane& lane);
    void placeMenu();
    QString tipOf(const EmptyLane& lane) const;

    std::vector<EmptyLane> m_lanes;
    std::vector<LaneChip*> m_chips; ///< as many as ever had room; those not needed are hidden
    QToolButton* m_more;
    std::size_t m_shown = 0;
    double m_headWidth = 0;
};

} // namespace tagline
