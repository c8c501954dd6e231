#pragma once

// TagListModel lists tags under their headings.

#include <QAbstractListModel>

#include "widgets/tags/TagRow.h"

#include <vector>

namespace tagline {

/// Headings and tags are rows of one list. Headings stand in the order of their first tag, tags without a
/// heading come first. A parent that is only named by its children, and has no range, is left out.
class TagListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setTags(std::vector<TagRow> tags);
    /// Lists only tags whose full name contains the text, in any case.
    void setFilter(const QString& text);

    const std::vector<TagRow>& tags() const { return m_tags; }
    bool isHeading(const QModelIndex& index) const { return lineAt(index).tag < 0; }
    QString heading(const QModelIndex& index) const { return lineAt(index).heading; }
    /// Expects a row that is no heading.
    const TagRow& tag(const QModelIndex& index) const { return m_tags[std::size_t(lineAt(index).tag)]; }
    QModelIndex indexOf(TagId tag) const;
    /// The tag with that key; an invalid id where there is none.
    TagId withKey(const QString& key) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Line
    {
        QString heading;
        int tag = -1; ///< an index into m_tags, or -1 for a heading
    };

    const Line& lineAt(const QModelIndex& index) const { return m_lines[std::size_t(index.row())]; }
    bool isListed(const TagRow& row) const;
    bool isBareParent(const TagRow& row) const;
    void rebuild();

    std::vector<TagRow> m_tags;
    std::vector<Line> m_lines;
    QString m_filter;
};

} // namespace tagline
