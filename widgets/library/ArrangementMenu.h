#pragma once

// ArrangementMenu is the menu of the library's head: how clips are sorted, and which are hidden.

#include <QMenu>

#include "widgets/library/rows/RowArrangement.h"

class QActionGroup;

namespace tagline {

/// Setters never emit. Columns that are chosen show numbers beside the names, and can be sorted by.
class ArrangementMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ArrangementMenu(QWidget* parent = nullptr);

    void setOrder(const RowOrder& order);
    void setHidesClipsWithoutHit(bool hides);
    void setGrouping(RowGrouping grouping);
    void setHiddenStages(const std::set<ClipStage>& hidden);
    /// By their ids.
    void setColumns(const QStringList& columns);
    /// The properties of clips whose values columns can show.
    void setProperties(const QStringList& properties);
    /// Those of the columns that are chosen but for which the list is too narrow: their entries say so.
    void setWithoutRoom(const QStringList& columns);
    /// Adds an action of somebody else's among the choices of which rows are shown and how.
    void addChoice(QAction* choice) { insertAction(m_hide, choice); }
    /// The key that hides clips without a hit; may be empty.
    void setHideKey(const QString& key);

signals:
    void orderChosen(const tagline::RowOrder& order);
    void hidingChosen(bool hides);
    void groupingChosen(tagline::RowGrouping grouping);
    /// Clips at these stages are to be hidden now.
    void hiddenStagesChosen(const std::set<tagline::ClipStage>& hidden);
    /// Which columns are to be shown now.
    void columnsChosen(QStringList columns);

private:
    void addOrders();
    void addGroupings();
    void addColumns();
    void chooseProperty(const QString& id, bool isShown);
    void addStages();
    void showRoom();
    std::set<ClipStage> uncheckedStages() const;
    QStringList checkedColumns() const;

    QActionGroup* m_orders;
    QActionGroup* m_groupings;
    QList<QAction*> m_columns;
    QStringList m_chosen;      ///< ids of columns, those of properties that no clip has too
    QStringList m_withoutRoom; ///< of these
    QMenu* m_properties = nullptr;
    QList<QAction*> m_stages; ///< in order of clipStages
    QAction* m_hide;
};

} // namespace tagline
