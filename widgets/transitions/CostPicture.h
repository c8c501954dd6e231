#pragma once

// CostPicture shows the costs of the frame pairs around a transition as a picture, in
// which another pair can be chosen.

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

/// Setters never emit. A click chooses a pair; arrow keys choose its neighbours.
class CostPicture : public QWidget
{
    Q_OBJECT

public:
    explicit CostPicture(QWidget* parent = nullptr);

    /// None: there is no picture, or not yet.
    void setContent(std::optional<CostPictureContent> content);
    /// The pair to be marked; none is marked if it lies outside the picture.
    void setMarked(const std::optional<TransitionPair>& pair);
    /// Whether the picture is out of date: it is dimmed.
    void setStale(bool isStale);
    /// The text shown if there is no picture.
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
    QImage m_picture; ///< one pixel per cell
    QString m_hint;
    bool m_isStale = false;
};

} // namespace tagline
