#pragma once

// SavedQueriesDialog lists saved queries and live tags with their texts, to rename and delete them.

#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

/// A row: names and texts are edited in place (F2, or a double click).
struct SavedQueryRow
{
    int id = 0; ///< identifier set by the owner
    QString name;
    QString text;
    bool isLive = false; ///< a live tag; else a saved query

    bool operator==(const SavedQueryRow&) const = default;
};

/// Delete takes a row out; Enter in a row ends its editing, not the dialog.
class SavedQueriesDialog : public Dialog
{
    Q_OBJECT

public:
    explicit SavedQueriesDialog(const std::vector<SavedQueryRow>& rows, QWidget* parent = nullptr);

    /// The validation error of the rows, in words (empty: none); asked for after each change.
    void setCheck(std::function<QString(const std::vector<SavedQueryRow>&)> check);
    /// Remarks about the rows, such as uses of a deleted one; asked for after each change.
    void setNotes(std::function<QString(const std::vector<SavedQueryRow>&)> notes);
    /// The key that saves a query, as a readable text; empty for none.
    void setSaveKey(const QString& key);
    /// Makes that row the current one, with its query being edited as soon as the dialog is shown.
    void editQuery(int id);
    std::vector<SavedQueryRow> rows() const;
    /// The id of the row whose query is to run after the changes are kept; none if changes are only kept.
    std::optional<int> wanted() const { return m_wanted; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QTreeWidgetItem* section(const QString& title, const std::vector<SavedQueryRow>& rows, bool isLive);
    QTreeWidgetItem* currentRow() const;
    void removeCurrent();
    void refresh();

    QTreeWidget* m_list;
    QPushButton* m_use;
    QPushButton* m_rename;
    QPushButton* m_delete;
    QLabel* m_message;
    QString m_saveKey;
    std::optional<int> m_wanted;
    QDialogButtonBox* m_buttons;
    std::function<QString(const std::vector<SavedQueryRow>&)> m_check;
    std::function<QString(const std::vector<SavedQueryRow>&)> m_notes;
};

} // namespace tagline
