#pragma once

// TagPalette shows the tree of tags: colour, name, key and how many ranges there are.

#include <QWidget>

#include "widgets/tags/choice/TagRow.h"

#include <QSet>

#include <vector>

class QLabel;
class QHBoxLayout;
class QLineEdit;
class QMenu;
class QToolButton;
class QTreeView;

namespace tagline {

class ElidedButton;
class TagRowDelegate;
class TagTreeModel;

/// Setters never emit; what a person does, does.
class TagPalette : public QWidget
{
    Q_OBJECT

public:
    explicit TagPalette(QWidget* parent = nullptr);

    void setTags(std::vector<TagRow> tags);
    /// The tag that new ranges get, and the lane in hand; an invalid id is none.
    void setActiveTag(TagId tag);
    TagId activeTag() const { return m_activeTag; }
    /// Which tags hold at the playhead, and whose keys are in use.
    void setMoment(const TagMoment& moment);
    /// The key of a new tag in people's letters; empty for none.
    void setNewTagKey(const QString& key);
    /// The tag set that tags are made in, as people call it; empty where there is one set only.
    void setNewTagSet(const QString& set);
    /// What stands below the list, whose room it takes while it is shown; the palette owns it.
    void setFoot(QWidget* foot);
    /// "+ New tag", for the panel's title line; the palette's until it is placed there.
    QWidget* headerWidget() const;

signals:
    /// A person chose the active tag.
    void tagActivated(tagline::TagId tag);
    /// A person chose the tag that is active already, or just became it: it is to be seen.
    void activeTagClicked();
    /// A person wants a new tag; the name is what the filter held, often empty.
    void createTagRequested(QString name);
    /// A person wants to change everything about a tag (double click, menu).
    void editTagRequested(tagline::TagId tag);
    void tagColourChangeRequested(tagline::TagId tag, QColor colour);
    /// An empty key takes the key away.
    void tagKeyChangeRequested(tagline::TagId tag, QString key);
    /// Adds the tag to the query with an operator before it: "&", "|" or "-"; empty: the query is the tag.
    void queryForTagRequested(tagline::TagId tag, QString queryOperator);
    void deleteTagRequested(tagline::TagId tag);
    /// A person wants another name for a parent that is no tag itself: all below it are renamed.
    void renameParentRequested(QString path);
    /// A person wants the tags at and below a dotted name in shades of one colour.
    void treeColourChangeRequested(QString path, QColor colour);
    /// A person wants to change groups, properties and namespaces.
    void vocabularyRequested();
    /// A person wants to choose which tag sets are shown, and which one new tags go to.
    void tagSetsRequested();
    /// A person wants all ranges of a tag to go to another.
    void mergeTagRequested(tagline::TagId tag);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpList();
    void applyFilter(const QString& text);
    void showHint();
    void activateFirst();
    void activate(const QModelIndex& index);
    void markActive();
    bool isInOpenBranch(const QModelIndex& index) const;
    void showMenu(const QPoint& position);
    void addTagActions(QMenu& menu, TagId tag);
    void addTreeActions(QMenu& menu, const QModelIndex& index);
    void chooseColour(TagId tag);
    void chooseColourBelow(const QString& path, const QColor& present);
    void rememberState(const QModelIndex& index, bool isOpen);
    void restoreState(const QModelIndex& parent);
    void setAllOpen(bool isOpen);
    void editKey(const QModelIndex& index);
    void requestKey(TagId tag, const QString& key);

    TagTreeModel* m_model;
    TagRowDelegate* m_rows; ///< paints them
    QLineEdit* m_filter;
    QHBoxLayout* m_field = nullptr; ///< around the filter
    QTreeView* m_list;
    QToolButton* m_newTag;
    ElidedButton* m_set; ///< says where new tags go
    QString m_newTagKey;
    QLabel* m_hint; ///< in the place of an empty list
    TagId m_activeTag;
    QSet<QString> m_closed; ///< the keys of nodes that a person collapsed
    bool m_isQuiet = false; ///< what changes now was not done by a person
};

} // namespace tagline
