#pragma once

// StepStrip is what strips of places side by side share: a click or the arrow keys go to one, and each says
// what it is.

#include <QWidget>

namespace tagline {

/// Derived strips paint their places.
class StepStrip : public QWidget
{
    Q_OBJECT

public:
    explicit StepStrip(QWidget* parent = nullptr);

signals:
    /// A person clicked a place, or stepped to it with Left and Right.
    void itemRequested(int item);

protected:
    virtual int itemCount() const = 0;
    /// Where Left and Right step from; expects a place.
    virtual int currentItem() const = 0;
    /// The place at x, in pixels; -1 where there is none.
    virtual int itemAt(double x) const = 0;
    /// What a place is, for people; the tooltip stands where there is none.
    virtual QString tipOf(int item) const = 0;
    /// Whether dragging goes to each place under the mouse.
    virtual bool followsDrags() const { return false; }

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void request(int item);
};

} // namespace tagline
