#pragma once

// LibraryHead stands over the columns of the library's list and says what they are; a click on one sorts by
// it. An arrow stands at the one that is sorted by: down where the largest number comes first.

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

    /// What stands over the numbers, and whether they are of a query's answer.
    void setCount(const QString& title, bool isOfAnswer);
    /// The columns that stand behind that number, as they are shown.
    void setColumns(std::vector<LibraryColumn> columns);
    void setOrder(const RowOrder& order);
    /// What the arrow takes beside the title of the column that is sorted by, pixels.
    static constexpr int arrowRoom = 14;

    /// Puts the titles over the parts of a row.
    void placeOver(const ClipRowGeometry& row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    /// A person wants the rows in this order.
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
    ClipRowGeometry m_row; ///< what the titles stand over
    QString m_countTitle;
    bool m_isOfAnswer = false;
    RowOrder m_order = RowOrder::Path;
};

} // namespace tagline
