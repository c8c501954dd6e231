#pragma once

// TagTreeModel lists tags as the tree given by the dots in their names.
//
//   Locomotion            Locomotion.Run, Locomotion.Walk.Slow      a parent that is no tag is a node
//                                                                  as well
//     Run
//     Walk
//       Slow
//   gait                  Idle (group gait)                        a tag without dots is listed below
//                                                                  its group

#include <QAbstractItemModel>

#include "widgets/tags/choice/TagRow.h"

#include <cstdint>
#include <vector>

namespace tagline {

/// Tags without a heading come first, then headings in the order of their first tag. A group and a parent
/// whose names differ only in case are one heading. Nodes with children show the sum of all tags below,
/// but for live tags, whose ranges nobody gave.
class TagTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    void setTags(std::vector<TagRow> tags);
    /// Lists only tags whose full name contains the text, ignoring case, and their parents.
    void setFilter(const QString& text);

    const std::vector<TagRow>& tags() const { return m_tags; }
    /// Whether the node is no tag: a group, or a parent that occurs only in names of its children.
    bool isHeading(const QModelIndex& index) const { return nodeAt(index).tag < 0; }
    /// The tag of a node. Expects a node that is no heading.
    const TagRow& tag(const QModelIndex& index) const { return m_tags[std::size_t(nodeAt(index).tag)]; }
    /// Name of the live tag of a node; empty for all other nodes.
    QString liveTag(const QModelIndex& index) const;
    /// Text of the row: `Slow` for `Locomotion.Walk.Slow`.
    QString text(const QModelIndex& index) const { return nodeAt(index).text; }
    /// The dotted name of a tag or a parent; empty for a group that is no parent.
    QString path(const QModelIndex& index) const { return nodeAt(index).path; }
    /// Key that identifies the node in any state of the tree.
    QString key(const QModelIndex& index) const;
    /// Number of ranges of the node's tag and of all tags below it; of a live tag, its own.
    std::int64_t ranges(const QModelIndex& index) const { return rangesOf(nodeAt(index)); }
    QModelIndex indexOf(TagId tag) const;
    QModelIndex indexOfLiveTag(const QString& name) const;
    /// The tag with that key; an invalid id if there is none.
    TagId withKey(const QString& key) const;
    /// The first tag from the top that frames can be given; an invalid index if none is listed.
    QModelIndex firstTag() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Node
    {
        QString text;
        QString path;
        int tag = -1;    ///< index in m_tags, or -1 for a heading
        int parent = -1; ///< index in m_nodes, or -1 at the top
        int row = 0;
        std::int64_t ranges = 0; ///< that people gave: of this tag and those below
        std::int64_t frames = 0;
        int tagsBelow = 0;
        std::vector<int> children;
    };

    const Node& nodeAt(const QModelIndex& index) const { return m_nodes[std::size_t(index.internalId())]; }
    const std::vector<int>& childrenOf(const QModelIndex& index) const;
    QModelIndex indexOfNode(int node) const;
    bool isListed(const TagRow& row) const;
    bool isLive(const Node& node) const { return node.tag >= 0 && m_tags[std::size_t(node.tag)].isDerived; }
    void rebuild();
    void addNodesOfTags();
    int addNode(Node node);
    void attach(int node, int parent);
    int parentOfTag(const TagRow& row);
    int parentNode(const QString& path);
    int headingNode(const QString& text);
    void sortTop();
    void sumUp(int node);
    std::int64_t rangesOf(const Node& node) const;
    QString countText(const Node& node) const;
    QString toolTip(const Node& node) const;

    std::vector<TagRow> m_tags;
    std::vector<Node> m_nodes;
    std::vector<int> m_top;
    QString m_filter;
};

} // namespace tagline
