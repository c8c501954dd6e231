#pragma once

// LibraryHead holds the titles over the columns of the library's list; a click on a title sorts by its
// column. The sorted column has an arrow: down if the largest number comes first.

#include <QWidget>

#include "widgets/library/ClipRowGeometry.h"
#include "widgets/library/rows/LibraryColumns.h"

#include <vector>

class QToolButton;

namespace tagline {

/// Setters never emit.
class LibraryHead : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryHead(QWidget* parent = nullptr);

    /// Title of the number column, and whether its numbers are of a query's answer.
    void setCount(const QString& title, bool isOfAnswer);
    /// The visible columns to the right of the number.
    void setColumns(std::vector<LibraryColumn> columns);
    void setOrder(const RowOrder& order);
    /// Room of the arrow beside the title of the sorted column, pixels.
    static constexpr int arrowRoom = 14;

    /// Places the titles over the parts of a row.
    void placeOver(const ClipRowGeometry& row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    /// The user asks for this order of the rows.
    void orderRequested(const tagline::RowOrder& order);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showTexts();
    void fitColumnButtons();
    void showArrow(QToolButton& button, bool isSorted);

    QToolButton* m_name;
    QToolButton* m_count;
    std::vector<QToolButton*> m_columnButtons; ///< at least as many as columns
    std::vector<LibraryColumn> m_columns;
    ClipRowGeometry m_row; ///< parts of the rows below the titles
    QString m_countTitle;
    bool m_isOfAnswer = false;
    RowOrder m_order = RowOrder::Path;
};

} // namespace tagline
