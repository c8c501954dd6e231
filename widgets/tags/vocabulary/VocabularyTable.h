#pragma once

// VocabularyTable is a page of a dialog: a table whose cells are fields, with buttons that add and remove
// rows.

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace tagline {

/// The cells are the page's own widgets; Enter takes what was typed into one and goes to the next. Setters
/// never emit.
class VocabularyTable : public QWidget
{
    Q_OBJECT

public:
    /// The hint is shown while there is no row.
    VocabularyTable(const QStringList& headings, const QString& addText, const QString& removeText,
                    const QString& hint, QWidget* parent = nullptr);

    /// Takes the cells over; expects as many as there are headings.
    void addRow(const std::vector<QWidget*>& cells);
    /// The column that takes what the others leave, and no less than its heading.
    void setWideColumn(int column);
    /// What could stand in further rows, and the verb of the button that adds them; an empty text for
    /// nothing.
    void setOffer(const QString& text, const QString& verb, const QString& toolTip);
    int rowCount() const;
    /// Expects a cell of that type.
    template<class Cell>
    Cell* cell(int row, int column) const
    {
        return qobject_cast<Cell*>(cellWidget(row, column));
    }
    /// Puts the focus into a row's first cell.
    void editRow(int row);

signals:
    void rowAddRequested();
    /// A person wants the rows of the offer.
    void offerTaken();
    /// A row was removed by a person.
    void rowRemoved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* cellWidget(int row, int column) const;
    void removeCurrent();
    void updateButtons();
    void fitWideColumn();

    int m_wideColumn = 0; ///< once it is set
    QTableWidget* m_table;
    QPushButton* m_add;
    QPushButton* m_remove;
    QLabel* m_offer;
    QPushButton* m_takeOffer;
};

} // namespace tagline
