#pragma once

// FinderPopup stands over the window: a field for some letters, and the list of what fits them.

#include <QFrame>
#include <QPointer>

class QAbstractItemDelegate;
class QAbstractItemModel;
class QLineEdit;
class QListView;
class QModelIndex;

namespace tagline {

class ElidedLabel;

/// Setters never emit. It closes by a choice, by Escape, and when the keyboard goes elsewhere; then the
/// keyboard goes back to where it was.
class FinderPopup : public QFrame
{
    Q_OBJECT

public:
    /// Shows it with nothing typed.
    void open();

protected:
    /// The names of its parts for people and programs; its field is `name` + "Text", its list `name` +
    /// "List".
    struct Words
    {
        QString name;
        QString title;       ///< for those who hear it
        QString placeholder; ///< in the empty field
        QString fieldName;
        QString listName;
    };

    FinderPopup(const Words& words, QWidget* window);

    /// What lists the finds, and what paints them; both are its children.
    void setFound(QAbstractItemModel* found, QAbstractItemDelegate* delegate);
    void setFieldTip(const QString& tip);
    /// Looks again for what is typed: what there is to find changed.
    void findAgain();
    void leave();
    QListView& list() { return *m_list; }
    /// Another widget below the list; the popup takes it over.
    void addBelow(QWidget* widget);

    /// Takes what there is to find; called before it is shown.
    virtual void gather() = 0;
    /// Lists what fits, and says how many do.
    virtual QString find(const QString& typed) = 0;
    /// A person wants this one. Calls leave() where it is taken.
    virtual void choose(const QModelIndex& index) = 0;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static QWidget* focusToReturnTo();
    void place();
    void move(int rows);
    bool takeKey(int key);

    QLineEdit* m_edit;
    ElidedLabel* m_count;
    QListView* m_list;
    QPointer<QWidget> m_focusBefore;
};

} // namespace tagline
