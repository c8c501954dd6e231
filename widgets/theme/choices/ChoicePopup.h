#pragma once

// ChoicePopup is the list of a combo box of many entries, with a field that filters them.

#include "widgets/theme/choices/FilterPopup.h"

class QComboBox;
class QListView;
class QModelIndex;
class QSortFilterProxyModel;

namespace tagline {

/// Follows the box's entries while it is open. The box itself is left as it is.
class ChoicePopup : public FilterPopup
{
    Q_OBJECT

public:
    /// The box is its parent; its current entry is marked.
    explicit ChoicePopup(QComboBox& box);

signals:
    /// The place of the chosen entry among all of the box.
    void picked(int entry);

protected:
    void pickCurrent() override;

private:
    void filter();
    void pick(const QModelIndex& row);

    QSortFilterProxyModel* m_entries;
    QListView* m_rows;
};

} // namespace tagline
