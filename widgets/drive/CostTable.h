#pragma once

// CostTable lists what could play instead of what plays, what each would cost, and why it is not chosen.

#include <QWidget>

#include "widgets/drive/DriveState.h"

#include <array>

namespace tagline {

/// How wide the columns are, in device-independent pixels.
struct CostColumns
{
    double name = 0; ///< of the clip, with its frame
    double cost = 0;
    double bar = 0;
    double why = 0;
};

/// Setters never emit. A click, or Enter on a row, asks for its frame; Up and Down choose a row.
class CostTable : public QWidget
{
    Q_OBJECT

public:
    explicit CostTable(QWidget* parent = nullptr);

    void setRows(std::vector<DriveCostRow> rows);
    const std::vector<DriveCostRow>& rows() const { return m_rows; }
    /// The row at a height; −1 for none.
    int rowAt(double y) const;
    /// Of the rows that are shown, in the width that there is.
    CostColumns columns() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void rowRequested(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    static QString whyText(const DriveCostRow& row);
    static QString costText(const DriveCostRow& row);
    double rowHeight() const;
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, int row, double greatest) const;
    void paintBar(QPainter& painter, const QRectF& place, const DriveCostRow& row, double greatest) const;
    QString tipOf(const DriveCostRow& row) const;

    std::vector<DriveCostRow> m_rows;
    int m_current = -1;
};

/// The names of the parts of a cost, for people.
std::array<QString, driveCostGroups> driveCostNames();

} // namespace tagline
