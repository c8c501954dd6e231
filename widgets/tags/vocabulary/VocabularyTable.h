#pragma once

// VocabularyTable is a page of a dialog: a table whose cells are fields, with buttons that add and remove
// rows.

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace tagline {

/// The cells are child widgets; Enter accepts the text of a cell and moves to
/// the next cell. Setters never emit.
class VocabularyTable : public QWidget
{
    Q_OBJECT

public:
    /// The hint is shown while there are no rows.
    VocabularyTable(const QStringList& headings, const QString& addText, const QString& removeText,
                    const QString& hint, QWidget* parent = nullptr);

    /// Adds a row and takes ownership of its cells; expects as many as there are headings.
    void addRow(const std::vector<QWidget*>& cells);
    /// The column that gets the remaining width, at least that of its heading.
    void setWideColumn(int column);
    /// All columns share the width.
    void setEqualColumns();
    /// Text about possible further rows, and the label of the button that adds
    /// them; an empty text hides both.
    void setOffer(const QString& text, const QString& verb, const QString& toolTip);
    int rowCount() const;
    /// The cell's widget. Expects a cell of that type.
    template<class Cell>
    Cell* cell(int row, int column) const
    {
        return qobject_cast<Cell*>(cellWidget(row, column));
    }
    /// Moves the focus to a row's first cell.
    void editRow(int row);

signals:
    void rowAddRequested();
    /// The user asks for the offered rows.
    void offerTaken();
    /// The user removed a row.
    void rowRemoved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* cellWidget(int row, int column) const;
    void removeCurrent();
    void updateButtons();
    void fitWideColumn();
    void describeCells(int fromRow);

    int m_wideColumn = 0; ///< after setWideColumn()
    QTableWidget* m_table;
    QPushButton* m_add;
    QPushButton* m_remove;
    QLabel* m_offer;
    QPushButton* m_takeOffer;
};

} // namespace tagline
