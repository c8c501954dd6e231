#include "widgets/tags/TagListModel.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tagline {

void TagListModel::setTags(std::vector<TagRow> tags)
{
    m_tags = std::move(tags);
    rebuild();
}

void TagListModel::setFilter(const QString& text)
{
    m_filter = text.trimmed();
    rebuild();
}

bool TagListModel::isBareParent(const TagRow& row) const
{
    if (row.definition.isRegistered || row.ranges > 0) return false;
    const std::string prefix = row.definition.name + '.';
    return std::any_of(m_tags.begin(), m_tags.end(),
                       [&](const TagRow& other) { return other.definition.name.starts_with(prefix); });
}

bool TagListModel::isListed(const TagRow& row) const
{
    if (!QString::fromStdString(row.definition.name).contains(m_filter, Qt::CaseInsensitive)) return false;
    return !isBareParent(row);
}

void TagListModel::rebuild()
{
    beginResetModel();
    m_lines.clear();
    QStringList headings{QString()};
    for (const TagRow& row : m_tags)
        if (const QString heading = headingOf(row.definition); !headings.contains(heading))
            headings += heading;
    for (const QString& heading : headings) {
        const std::size_t first = m_lines.size();
        for (std::size_t at = 0; at < m_tags.size(); ++at)
            if (isListed(m_tags[at]) && headingOf(m_tags[at].definition) == heading)
                m_lines.push_back({heading, int(at)});
        if (m_lines.size() > first && !heading.isEmpty())
            m_lines.insert(m_lines.begin() + std::ptrdiff_t(first), {heading, -1});
    }
    endResetModel();
}

QModelIndex TagListModel::indexOf(TagId tag) const
{
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        if (m_lines[line].tag >= 0 && m_tags[std::size_t(m_lines[line].tag)].id == tag)
            return index(int(line));
    return {};
}

TagId TagListModel::withKey(const QString& key) const
{
    if (key.isEmpty()) return {};
    for (const TagRow& row : m_tags)
        if (QString::fromStdString(row.definition.key) == key) return row.id;
    return {};
}

int TagListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant TagListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (isHeading(index))
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? heading(index) : QVariant();
    const TagRow& row = tag(index);
    const QString name = QString::fromStdString(row.definition.name);
    const QString counts =
        tr("%Ln range(s)", nullptr, int(row.ranges)) + ", " + tr("%Ln frame(s)", nullptr, int(row.frames));
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        return row.definition.key.empty()
                   ? QString(name + ", " + counts)
                   : tr("%1, key %2, %3").arg(name, QString::fromStdString(row.definition.key), counts);
    case Qt::ToolTipRole: {
        QStringList lines{name, QString::fromStdString(row.definition.description), counts};
        if (!row.definition.isRegistered)
            lines += tr("Used by a sidecar, but not in the library's vocabulary");
        lines.removeAll(QString());
        return lines.join('\n');
    }
    }
    return {};
}

Qt::ItemFlags TagListModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || isHeading(index)) return Qt::NoItemFlags;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

} // namespace tagline
