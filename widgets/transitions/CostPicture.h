#pragma once

// CostPicture shows what it costs to go over around a transition as a picture, and lets a person take another
// pair of frames from it.

#include <QImage>
#include <QWidget>

#include "widgets/transitions/CostPictureGeometry.h"

#include <functional>
#include <optional>

namespace tagline {

struct CostPictureContent
{
    TransitionCosts costs;
    QString fromClip; ///< the name of the clip that is left
    QString toClip;
    std::function<QString(float cost)> costText; ///< "≈ 80 ms"
};

/// Setters never emit. A click takes a pair; arrow keys take its neighbours.
class CostPicture : public QWidget
{
    Q_OBJECT

public:
    explicit CostPicture(QWidget* parent = nullptr);

    /// None: there is no picture, or none yet.
    void setContent(std::optional<CostPictureContent> content);
    /// The pair that is marked; where it lies beyond the picture none is.
    void setMarked(const std::optional<TransitionPair>& pair);
    /// Whether the picture is older than what it is to show: it is dimmed.
    void setStale(bool isStale);
    /// What stands in the place of a picture that is not there.
    void setHint(const QString& text);

    std::optional<TransitionCosts::Cell> marked() const { return m_marked; }
    CostPictureGeometry geometryNow() const;
    /// "walk 120 → run 40: ≈ 80 ms"
    QString cellText(TransitionCosts::Cell cell) const;

    QSize sizeHint() const override { return {176, 176}; }
    QSize minimumSizeHint() const override { return {120, 120}; }

signals:
    void pairChosen(const tagline::TransitionPair& pair);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void choose(TransitionCosts::Cell cell);
    void paintMark(QPainter& painter, const CostPictureGeometry& geometry) const;
    void makePicture();
    void describe();

    std::optional<CostPictureContent> m_content;
    std::optional<TransitionPair> m_pair;
    std::optional<TransitionCosts::Cell> m_marked;
    QImage m_picture; ///< a pixel a cell
    QString m_hint;
    bool m_isStale = false;
};

} // namespace tagline
