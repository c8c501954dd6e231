#include "widgets/tags/vocabulary/TagTreeModel.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tagline {
namespace {

QString nameOf(const TagRow& row) { return QString::fromStdString(row.definition.name); }

/// `Locomotion.Walk` of `Locomotion.Walk.Slow`; empty where there is no dot.
QString parentPath(const QString& path) { return path.left(std::max<qsizetype>(0, path.lastIndexOf('.'))); }

QString lastPartOf(const QString& path) { return path.mid(path.lastIndexOf('.') + 1); }

} // namespace

void TagTreeModel::setTags(std::vector<TagRow> tags)
{
    m_tags = std::move(tags);
    rebuild();
}

void TagTreeModel::setFilter(const QString& text)
{
    m_filter = text.trimmed();
    rebuild();
}

bool TagTreeModel::isListed(const TagRow& row) const
{
    return nameOf(row).contains(m_filter, Qt::CaseInsensitive);
}

void TagTreeModel::rebuild()
{
    beginResetModel();
    m_nodes.clear();
    m_top.clear();
    addNodesOfTags();
    const int tags = int(m_nodes.size());
    for (int node = 0; node < tags; ++node)
        attach(node, parentOfTag(m_tags[std::size_t(m_nodes[std::size_t(node)].tag)]));
    sortTop();
    for (const int node : m_top) sumUp(node);
    endResetModel();
}

void TagTreeModel::addNodesOfTags()
{
    for (std::size_t i = 0; i < m_tags.size(); ++i) {
        if (!isListed(m_tags[i])) continue;
        Node node;
        node.path = nameOf(m_tags[i]);
        node.text = lastPartOf(node.path);
        node.tag = int(i);
        if (!m_tags[i].isDerived) {
            node.ranges = m_tags[i].ranges;
            node.frames = m_tags[i].frames;
            node.tagsBelow = 1;
        }
        addNode(std::move(node));
    }
}

int TagTreeModel::addNode(Node node)
{
    m_nodes.push_back(std::move(node));
    return int(m_nodes.size()) - 1;
}

void TagTreeModel::attach(int node, int parent)
{
    m_nodes[std::size_t(node)].parent = parent;
    (parent < 0 ? m_top : m_nodes[std::size_t(parent)].children).push_back(node);
}

/// The node under which a tag stands, made where it is new; -1 for the top.
int TagTreeModel::parentOfTag(const TagRow& row)
{
    const QString above = parentPath(nameOf(row));
    if (!above.isEmpty()) return parentNode(above);
    const QString group = QString::fromStdString(row.definition.group);
    const bool isOwn = group.compare(nameOf(row), Qt::CaseInsensitive) == 0;
    return group.isEmpty() || isOwn ? -1 : headingNode(group);
}

int TagTreeModel::parentNode(const QString& path)
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].path == path) return int(i);
    const QString above = parentPath(path);
    if (above.isEmpty()) {
        const int heading = headingNode(path);
        m_nodes[std::size_t(heading)].path = path;
        m_nodes[std::size_t(heading)].text = path;
        return heading;
    }
    const int parent = parentNode(above);
    Node node;
    node.path = path;
    node.text = lastPartOf(path);
    const int made = addNode(std::move(node));
    attach(made, parent);
    return made;
}

int TagTreeModel::headingNode(const QString& text)
{
    for (const int top : m_top) {
        const Node& node = m_nodes[std::size_t(top)];
        if (node.tag < 0 && node.text.compare(text, Qt::CaseInsensitive) == 0) return top;
    }
    Node node;
    node.text = text;
    const int made = addNode(std::move(node));
    attach(made, -1);
    return made;
}

/// Tags with nothing below them first; rows are numbered.
void TagTreeModel::sortTop()
{
    std::stable_partition(m_top.begin(), m_top.end(), [this](int node) {
        return m_nodes[std::size_t(node)].tag >= 0 && m_nodes[std::size_t(node)].children.empty();
    });
    for (std::size_t row = 0; row < m_top.size(); ++row) m_nodes[std::size_t(m_top[row])].row = int(row);
}

void TagTreeModel::sumUp(int node)
{
    Node& sum = m_nodes[std::size_t(node)];
    for (std::size_t row = 0; row < sum.children.size(); ++row) {
        Node& child = m_nodes[std::size_t(sum.children[row])];
        child.row = int(row);
        sumUp(sum.children[row]);
        sum.ranges += child.ranges;
        sum.frames += child.frames;
        sum.tagsBelow += child.tagsBelow;
    }
}

QString TagTreeModel::key(const QModelIndex& index) const
{
    const Node& node = nodeAt(index);
    if (isLive(node)) return "live " + node.path;
    return node.path.isEmpty() ? "group " + node.text.toCaseFolded() : node.path;
}

QModelIndex TagTreeModel::indexOfNode(int node) const
{
    return node < 0 ? QModelIndex() : createIndex(m_nodes[std::size_t(node)].row, 0, quintptr(node));
}

QModelIndex TagTreeModel::indexOf(TagId tag) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].tag >= 0 && !isLive(m_nodes[i]) && m_tags[std::size_t(m_nodes[i].tag)].id == tag)
            return indexOfNode(int(i));
    return {};
}

QModelIndex TagTreeModel::indexOfLiveTag(const QString& name) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (isLive(m_nodes[i]) && m_nodes[i].path == name) return indexOfNode(int(i));
    return {};
}

QString TagTreeModel::liveTag(const QModelIndex& index) const
{
    const Node& node = nodeAt(index);
    return isLive(node) ? node.path : QString();
}

TagId TagTreeModel::withKey(const QString& key) const
{
    if (key.isEmpty()) return {};
    for (const TagRow& row : m_tags)
        if (QString::fromStdString(row.definition.key) == key) return row.id;
    return {};
}

QModelIndex TagTreeModel::firstTag() const
{
    std::vector<int> open(m_top.rbegin(), m_top.rend());
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        const Node& first = m_nodes[std::size_t(node)];
        if (first.tag >= 0 && !isLive(first)) return indexOfNode(node);
        const auto& children = m_nodes[std::size_t(node)].children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return {};
}

const std::vector<int>& TagTreeModel::childrenOf(const QModelIndex& index) const
{
    return index.isValid() ? nodeAt(index).children : m_top;
}

QModelIndex TagTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? indexOfNode(childrenOf(parent)[std::size_t(row)]) : QModelIndex();
}

QModelIndex TagTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOfNode(nodeAt(index).parent) : QModelIndex();
}

int TagTreeModel::rowCount(const QModelIndex& parent) const { return int(childrenOf(parent).size()); }

std::int64_t TagTreeModel::rangesOf(const Node& node) const
{
    return isLive(node) ? m_tags[std::size_t(node.tag)].ranges : node.ranges;
}

QString TagTreeModel::countText(const Node& node) const
{
    const std::int64_t frames = isLive(node) ? m_tags[std::size_t(node.tag)].frames : node.frames;
    return tr("%Ln range(s)", nullptr, int(rangesOf(node))) + ", " + tr("%Ln frame(s)", nullptr, int(frames));
}

QString TagTreeModel::toolTip(const Node& node) const
{
    QStringList lines{node.path.isEmpty() ? tr("Group %1").arg(node.text) : node.path};
    if (node.tag >= 0) {
        const TagRow& row = m_tags[std::size_t(node.tag)];
        if (row.isDerived) lines += tr("Live tag: always the answer of its query");
        lines += QString::fromStdString(row.definition.description);
        if (!row.definition.group.empty())
            lines += tr("Group %1").arg(QString::fromStdString(row.definition.group));
        if (const QString key = QString::fromStdString(row.definition.key); !key.isEmpty())
            lines += key.front().isDigit() ? tr("Key %1").arg(key)
                                           : tr("Key %1, in tag mode (Tag ▸ Tag Mode)").arg(key);
        if (!row.definition.isRegistered)
            lines += tr("Used by a sidecar, but not in the library's vocabulary");
    }
    if (!node.children.empty() && !isLive(node))
        lines += tr("%n tag(s) in all", nullptr, node.tagsBelow) + ": " + countText(node);
    else if (node.tag < 0 || m_tags[std::size_t(node.tag)].hasTotals)
        lines += countText(node);
    lines.removeAll(QString());
    return lines.join('\n');
}

QVariant TagTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Node& node = nodeAt(index);
    const QString name = node.path.isEmpty() ? node.text : node.path;
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole:
        if (isLive(node))
            return tag(index).hasTotals ? tr("%1, live tag, %2").arg(name, countText(node))
                                        : tr("%1, live tag").arg(name);
        return node.tag < 0 || tag(index).definition.key.empty()
                   ? QString(name + ", " + countText(node))
                   : tr("%1, key %2, %3")
                         .arg(name, QString::fromStdString(tag(index).definition.key), countText(node));
    case Qt::ToolTipRole:
        return toolTip(node);
    }
    return {};
}

Qt::ItemFlags TagTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || isHeading(index)) return Qt::NoItemFlags; // arrow keys pass headings by
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled;
}

} // namespace tagline
