#pragma once

// FinderPopup lies over the window: a field for some letters, and the list of matching names.

#include <QFrame>
#include <QPointer>

class QAbstractItemDelegate;
class QAbstractItemModel;
class QLineEdit;
class QListView;
class QModelIndex;

namespace tagline {

class ElidedLabel;

/// Setters never emit. It closes by a choice, by Escape, and when it loses the focus; then the focus returns
/// to the widget that had it before.
class FinderPopup : public QFrame
{
    Q_OBJECT

public:
    /// Shows the popup with an empty field.
    void open();

protected:
    /// The visible and accessible names of its parts; the object name of its field is `name` + "Text", that
    /// of its list `name` + "List".
    struct Words
    {
        QString name;
        QString title;       ///< for screen readers
        QString placeholder; ///< in the empty field
        QString fieldName;
        QString listName;
    };

    FinderPopup(const Words& words, QWidget* window);

    /// The model of the matches, and their delegate; both become children of the popup.
    void setFound(QAbstractItemModel* found, QAbstractItemDelegate* delegate);
    void setFieldTip(const QString& tip);
    /// Repeats the search for the typed text after the sources changed.
    void findAgain();
    void leave();
    QListView& list() { return *m_list; }
    /// Adds another widget below the list; the popup takes ownership.
    void addBelow(QWidget* widget);

    /// Collects the names to search in; called before the popup is shown.
    virtual void gather() = 0;
    /// Lists the matches, and returns a text that says how many there are.
    virtual QString find(const QString& typed) = 0;
    /// The user chose this match. Calls leave() if the choice is accepted.
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
