#include "widgets/history/HistoryModel.h"

#include "widgets/theme/Theme.h"

#include <QFont>

namespace tagline {

void HistoryModel::setSteps(const QStringList& names)
{
    int same = 0;
    while (same < m_names.size() && same < names.size() && m_names[same] == names[same]) ++same;
    if (same < m_names.size()) {
        beginRemoveRows({}, same + 1, int(m_names.size()));
        m_names.resize(same);
        endRemoveRows();
    }
    if (same < names.size()) {
        beginInsertRows({}, same + 1, int(names.size()));
        m_names = names;
        endInsertRows();
    }
}

void HistoryModel::setState(int done, int saved)
{
    if (done == m_done && saved == m_saved) return;
    m_done = done;
    m_saved = saved;
    emit dataChanged(index(0), index(rowCount() - 1));
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_names.size()) + 1;
}

QString HistoryModel::text(int row) const
{
    const QString name = row == 0 ? tr("As opened") : m_names[row - 1];
    return row == m_saved ? tr("%1 · saved").arg(name) : name;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return text(row);
    case Qt::ToolTipRole:
        return isUndone(row) ? tr("%1: undone; click to redo").arg(text(row))
                             : tr("%1: click to return to this state").arg(text(row));
    case Qt::AccessibleTextRole:
        return isUndone(row) ? tr("%1, undone").arg(text(row)) : text(row);
    case Qt::ForegroundRole:
        return isUndone(row) ? theme().muted : theme().text;
    case Qt::FontRole: {
        QFont font;
        font.setBold(row == m_done);
        return font;
    }
    default:
        return {};
    }
}

} // namespace tagline
