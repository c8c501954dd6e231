#pragma once

// HistoryModel lists what was done, oldest first, and says which of it is done now.

#include <QAbstractListModel>
#include <QStringList>

namespace tagline {

/// Row 0 is the state before anything was done; row n the state after the n-th step. Steps after the current
/// row were undone and can be done again.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// The names of all steps. Rows that are as they were stay, so that a step more costs one row.
    void setSteps(const QStringList& names);
    /// How many of them are done, and after how many the library was saved (−1: none of these states is).
    void setState(int done, int saved);

    int done() const { return m_done; }
    bool isUndone(int row) const { return row > m_done; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString text(int row) const;

    QStringList m_names;
    int m_done = 0;
    int m_saved = -1;
};

} // namespace tagline
