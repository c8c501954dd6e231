#pragma once

// CoverageView draws a coverage map as a disc: what can be driven is filled, holes are hatched.

#include <QWidget>

#include "core/search/survey/Coverage.h"
#include "widgets/coverage/CoverageGeometry.h"

#include <optional>

namespace tagline {

/// Setters never emit. A click chooses a cell; arrow keys go to its neighbours.
class CoverageView : public QWidget
{
    Q_OBJECT

public:
    explicit CoverageView(QWidget* parent = nullptr);

    /// None: there is no map yet. A cell that was chosen stays chosen.
    void setMap(const std::optional<CoverageMap>& map);
    /// Whether the map is older than what it is to show: it is dimmed.
    void setStale(bool isStale);
    /// By its place in CoverageMap::cells.
    const std::optional<std::size_t>& chosen() const { return m_chosen; }
    CoverageGeometry geometryNow() const;

    QSize sizeHint() const override { return {320, 320}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

signals:
    void cellChosen(std::size_t cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void choose(std::size_t cell);
    void paintCell(QPainter& painter, const CoverageGeometry& geometry, std::size_t cell) const;
    void paintScale(QPainter& painter, const CoverageGeometry& geometry) const;
    QString cellText(std::size_t cell) const;
    void describe();

    std::optional<CoverageMap> m_map;
    std::optional<std::size_t> m_chosen;
    bool m_isStale = false;
};

} // namespace tagline
