#pragma once

// EmptyLanesRow lists the tags without a range in the clip, each as a chip that opens its lane.

#include <QWidget>

#include "widgets/timeline/TimelineContent.h"

class QMenu;
class QToolButton;

namespace tagline {

class LaneChip;

/// Chips that do not fit are entries of a menu at the end. Setters never emit.
class EmptyLanesRow : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyLanesRow(QWidget* parent = nullptr);

    void setLanes(const std::vector<EmptyLane>& lanes);
    /// Width at the left that lies under the heads of lanes, pixels.
    void setHeadWidth(double width);
    bool isEmpty() const { return m_lanes.empty(); }

signals:
    /// The user asks for a tag's lane.
    void laneRequested(tagline::TagId tag);
    /// The user drags from a tag's chip between these x positions; once more with isFinal.
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
    std::vector<LaneChip*> m_chips; ///< never shrinks; surplus ones are hidden
    QToolButton* m_more;
    std::size_t m_shown = 0;
    double m_headWidth = 0;
};

} // namespace tagline
