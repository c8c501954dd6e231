#pragma once

// LaneChip is the name of a tag with its swatch and key, as a button.

#include <QAbstractButton>

#include "widgets/theme/motion/Ease.h"
#include "widgets/timeline/TimelineContent.h"

namespace tagline {

class LaneChip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LaneChip(QWidget* parent = nullptr);

    void setLane(const EmptyLane& lane, const QString& toolTip);

    QSize sizeHint() const override;

signals:
    /// A person drags along the chip and beyond, between these places of the parent; once more with isFinal.
    void dragged(int fromX, int toX, bool isFinal);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void tellDrag(const QPoint& position, bool isFinal);

    EmptyLane m_lane;
    Ease m_hover; ///< 1 under the mouse
    QPoint m_pressed;
    bool m_isDragged = false;
};

} // namespace tagline
