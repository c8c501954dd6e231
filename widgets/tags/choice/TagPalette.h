#pragma once

// TagPalette shows the tree of tags: colour, name, key and number of ranges.

#include <QWidget>

#include "widgets/tags/choice/TagRow.h"

#include <QSet>

#include <functional>
#include <vector>

class QAction;
class QLabel;
class QHBoxLayout;
class QLineEdit;
class QMenu;
class QToolButton;
class QTreeView;

namespace tagline {

class ElidedButton;
class NextSteps;
class TagRowDelegate;
class TagTreeModel;

/// Setters never emit; user input does.
class TagPalette : public QWidget
{
    Q_OBJECT

public:
    explicit TagPalette(QWidget* parent = nullptr);

    void setTags(std::vector<TagRow> tags);
    /// The tag that new ranges get, whose lane is the active one; an invalid id is none.
    void setActiveTag(TagId tag);
    TagId activeTag() const { return m_activeTag; }
    /// The live tag that a person is on, by name; empty while a tag is active.
    QString chosenLiveTag() const { return m_chosenLiveTag; }
    /// The tags that hold at the playhead, and those that are being written live.
    void setMoment(const TagMoment& moment);
    /// The key of a new tag, as a readable text; empty for none.
    void setNewTagKey(const QString& key);
    /// The actions that are offered while there is no tag.
    void setFirstSteps(const QList<QAction*>& steps);
    /// The key of renaming, shown in the menu of a tag; empty for none.
    void setRenameKey(const QString& key) { m_renameKey = key; }
    /// Display name of the tag set in which new tags are created; empty if there is only one set.
    void setNewTagSet(const QString& set);
    /// A widget below the list that reduces its height while it is visible; the palette takes ownership.
    void setFoot(QWidget* foot);
    /// The largest height up to the given one at which all rows in sight are whole.
    int heightOfWholeRows(int height) const;
    /// "+ New tag", for the panel's title line; a child of the palette until it is placed there.
    QWidget* headerWidget() const;

signals:
    /// The user chose the active tag.
    void tagActivated(tagline::TagId tag);
    /// The user chose the tag that is, or has just become, the active one: it is to be shown.
    void activeTagClicked();
    /// The user asks for a new tag; the name is the text of the filter, often empty.
    void createTagRequested(QString name);
    /// The user asks to edit all fields of a tag (double click, menu, Return).
    void editTagRequested(tagline::TagId tag);
    /// The user asks for another name of a tag in its menu.
    void renameTagRequested(tagline::TagId tag);
    void tagColourChangeRequested(tagline::TagId tag, QColor colour);
    /// An empty key removes the key.
    void tagKeyChangeRequested(tagline::TagId tag, QString key);
    /// Adds the tag to the query with an operator before it: "&", "|" or "-"; empty: the query is the tag.
    void queryForTagRequested(tagline::TagId tag, QString queryOperator);
    void deleteTagRequested(tagline::TagId tag);
    /// The user asks for a tag that clips have in the vocabulary, as it is.
    void vocabularyTagRequested(tagline::TagId tag);
    /// The user asks to rename a parent that is no tag itself: all tags below it are renamed.
    void renameParentRequested(QString path);
    /// The user asks to colour the tags at and below a dotted name in shades of one colour.
    void treeColourChangeRequested(QString path, QColor colour);
    /// The user asks to edit groups, properties and namespaces.
    void vocabularyRequested();
    /// The user asks to choose which tag sets are shown, and which one gets new tags.
    void tagSetsRequested();
    /// The user asks to move all ranges of a tag to another tag.
    void mergeTagRequested(tagline::TagId tag);
    /// The user chose a live tag, which is never the active one: its lane is to be shown.
    void liveTagClicked(const QString& name);
    /// The user asks to edit the query of a live tag (double click, menu, Return).
    void editLiveTagRequested(const QString& name);
    /// The user asks for another name of a live tag (menu, the key of renaming).
    void renameLiveTagRequested(const QString& name);
    void deleteLiveTagRequested(const QString& name);
    /// Like queryForTagRequested(), for a live tag.
    void queryForLiveTagRequested(const QString& name, const QString& queryOperator);

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
    void addQueryActions(QMenu& menu, const std::function<void(const QString& queryOperator)>& ask);
    void addTagActions(QMenu& menu, TagId tag);
    QString renameText() const;
    void addLiveTagActions(QMenu& menu, const QString& name);
    void addTreeActions(QMenu& menu, const QModelIndex& index);
    void chooseColour(TagId tag);
    void chooseColourBelow(const QString& path, const QColor& present);
    void rememberState(const QModelIndex& index, bool isOpen);
    void restoreState(const QModelIndex& parent);
    void setAllOpen(bool isOpen);
    void editKey(const QModelIndex& index);
    void requestKey(TagId tag, const QString& key);

    TagTreeModel* m_model;
    TagRowDelegate* m_rows; ///< paints the rows
    QLineEdit* m_filter;
    QHBoxLayout* m_field = nullptr; ///< the line of the filter
    QTreeView* m_list;
    QToolButton* m_newTag;
    ElidedButton* m_set; ///< shows the set that gets new tags
    QString m_newTagKey;
    QString m_renameKey;
    QLabel* m_hint;     ///< in place of an empty list
    NextSteps* m_steps; ///< below the hint
    QList<QAction*> m_firstSteps;
    QAction* m_showAll; ///< empties the filter
    TagId m_activeTag;
    QString m_chosenLiveTag; ///< the row that a person is on while no tag is active; empty for none
    QSet<QString> m_closed;  ///< the keys of nodes that the user collapsed
    bool m_isQuiet = false;  ///< true while changes are not made by the user
};

} // namespace tagline
