#pragma once

// CurvePlot is the plot of a curve over 0 … 1 whose points a person drags, or moves by keys.

#include <QWidget>

class QPainter;

namespace tagline {

class CurvePlot : public QWidget
{
    Q_OBJECT

protected:
    /// The margins are of the plot, device-independent pixels.
    CurvePlot(QSize margins, QWidget* parent);

    QRectF plot() const;
    QPointF pixelOf(double at, double value) const;
    /// Not bounded: beside the plot, at and value lie beside 0 … 1.
    QPointF placeOf(QPointF pixel) const;
    static double distance(QPointF a, QPointF b);

    void paintGround(QPainter& painter) const;
    void paintPoint(QPainter& painter, QPointF pixel, double radius, bool isChosen,
                    const QColor& colour) const;

    /// The chosen point is to be moved by an arrow key: by one step to the right is {1, 0}. False where keys
    /// move none.
    virtual bool moveChosenBy(QPointF steps, bool isFar) = 0;
    void keyPressEvent(QKeyEvent* event) override;

    int m_chosen = 0; ///< the point that keys move

private:
    QSize m_margins;
};

} // namespace tagline
