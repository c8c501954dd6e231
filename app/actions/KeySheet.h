#pragma once

// KeySheet shows every action with its key, and lets a person change the key.

#include <QDialog>
#include <QList>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace tagline {

class ActionRegistry;

/// A tag and its key, for the sheet.
struct TagKeyRow
{
    QString key;
    QString tag;
};

/// Lists actions by menu, and the tags' keys; typing filters, the field below gives the chosen action another
/// key. A key that another action has is shown as a conflict and not taken.
class KeySheet : public QDialog
{
    Q_OBJECT

public:
    explicit KeySheet(ActionRegistry& actions, QList<TagKeyRow> tagKeys = {}, QWidget* parent = nullptr);

private:
    void fillRows();
    void addTagKeys();
    void filterRows(const QString& text);
    void showKeyOfChosen();
    void takeKey();
    void resetKey();
    QString chosenId() const;
    QString actionWithKey(const QKeySequence& key, const QString& exceptId) const;

    ActionRegistry& m_actions;
    QList<TagKeyRow> m_tagKeys;
    QLineEdit* m_filter;
    QTreeWidget* m_rows;
    QKeySequenceEdit* m_key;
    QLabel* m_note;
};

} // namespace tagline
