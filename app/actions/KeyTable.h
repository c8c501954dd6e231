#pragma once

// KeyTable lists every action with its key, and lets a person change the key.

#include <QList>
#include <QWidget>

class QComboBox;
class QKeySequenceEdit;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tagline {

class ActionRegistry;

/// A tag and its key, for the table.
struct TagKeyRow
{
    QString key;
    QString tag;
};

/// Lists actions by menu, and the tags' keys; typing filters, the field below gives the chosen action another
/// key. A key that another action or a menu has is not taken, and whose it is stands below. All keys at once
/// become those of another program (KeyPresets.h).
class KeyTable : public QWidget
{
    Q_OBJECT

public:
    explicit KeyTable(ActionRegistry& actions, QList<TagKeyRow> tagKeys = {}, QWidget* parent = nullptr);

    /// Something else has the field that filters, and looks for the choice of keys as for an action.
    void takeFilterAway();
    /// Shows only the actions whose name, key or tip have all of these words. Whether there are any.
    bool setFilter(const QString& words);
    /// The keys were changed elsewhere.
    void refresh() { fillRows(); }

private:
    QLayout* newHead();
    QLayout* newFoot();
    void nameControls();
    void fillRows();
    void addTagKeys();
    void showPreset();
    void showKeyOfChosen();
    void takePreset(int place);
    void takeKey();
    void resetKey();
    void say(const QString& note);
    QString chosenId() const;

    ActionRegistry& m_actions;
    QList<TagKeyRow> m_tagKeys;
    QString m_words; ///< that filter
    QLineEdit* m_filter;
    QLabel* m_presetLabel;
    QComboBox* m_preset;
    QTreeWidget* m_rows;
    QKeySequenceEdit* m_key;
    QPushButton* m_assign;
    QPushButton* m_reset;
    QLabel* m_note;
};

} // namespace tagline
