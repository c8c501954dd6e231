#pragma once

// StepStrip is the base of strips of places side by side: a click or the arrow keys go to a place, and each
// has a tooltip.

#include <QWidget>

namespace tagline {

/// Subclasses paint the places.
class StepStrip : public QWidget
{
    Q_OBJECT

public:
    explicit StepStrip(QWidget* parent = nullptr);

signals:
    /// The user clicked a place, or stepped to it with Left and Right.
    void itemRequested(int item);

protected:
    virtual int itemCount() const = 0;
    /// The place from which Left and Right step; expects a valid place.
    virtual int currentItem() const = 0;
    /// The place at x, in pixels; -1 if there is none.
    virtual int itemAt(double x) const = 0;
    /// Description of a place; without one the tooltip of the widget is shown.
    virtual QString tipOf(int item) const = 0;
    /// Whether dragging requests each place under the mouse.
    virtual bool followsDrags() const { return false; }

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void request(int item);
};

} // namespace tagline
