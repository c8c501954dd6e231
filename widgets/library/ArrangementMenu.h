#pragma once

// ArrangementMenu is the menu of the library's head: how clips are sorted, and which are hidden.

#include <QMenu>

#include "widgets/library/RowArrangement.h"

class QActionGroup;

namespace tagline {

/// What an order sorts by, within a sentence: "matched frames".
QString orderText(RowOrder order);

/// Setters never emit.
class ArrangementMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ArrangementMenu(QWidget* parent = nullptr);

    void setOrder(RowOrder order);
    void setHidesClipsWithoutHit(bool hides);
    /// The key that hides clips without a hit; may be empty.
    void setHideKey(const QString& key);

signals:
    void orderChosen(tagline::RowOrder order);
    void hidingChosen(bool hides);

private:
    void addOrders();

    QActionGroup* m_orders;
    QAction* m_hide;
};

} // namespace tagline
