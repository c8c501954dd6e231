#pragma once

// FigureSketch draws figures side by side from the front, as their bones alone, each with its name.

#include <QString>
#include <QWidget>

#include "core/animation/figure/Skeleton.h"

#include <glm/vec3.hpp>

#include <vector>

namespace tagline {

struct SketchedFigure
{
    QString name;
    std::vector<JointIndex> parents;
    std::vector<glm::vec3> places; ///< Y up, the figure's left at +X; one for each joint
};

/// All stand on one ground line, each as tall as there is room.
class FigureSketch : public QWidget
{
    Q_OBJECT

public:
    explicit FigureSketch(QWidget* parent = nullptr);

    void setFigures(std::vector<SketchedFigure> figures);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<SketchedFigure> m_figures;
};

} // namespace tagline
