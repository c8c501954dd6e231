#pragma once

// RecordEditor is a popup at the cursor that asks for the confidence of a tag on its frames, for a note, and
// for the values of instances of counted tags.

#include <QFrame>
#include <QRect>

#include "core/tags/sheet/TagRecords.h"
#include "widgets/tags/fields/InstanceValueFields.h"

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tagline {

class ConfidenceField;

/// The values of each field on the edited frames.
struct ShownRecord
{
    RecordValue author;
    RecordValue time;
    RecordValue confidence;
    RecordValue note;
    ShownInstances instances = {}; ///< empty if no tag is counted: then it has no fields
};

/// The changes of a record: absent fields keep their values; a field that holds no value is removed.
struct RecordEntry
{
    std::optional<std::optional<double>> confidence; ///< 0 … 1
    std::optional<std::optional<QString>> note;
    std::vector<InstanceValueChange> values = {};

    bool isRecordEmpty() const { return !confidence && !note; }
    bool isEmpty() const { return isRecordEmpty() && values.empty(); }
};

/// "hand left · ana · 2026-11-21 20:30 UTC · 60 % sure · “toe only”", as a readable
/// text; empty if there is no record.
QString recordText(const ShownRecord& record);

/// Fields whose values differ between frames show "mixed", and change nothing unless edited. The editor
/// deletes itself when it closes; Enter accepts, Escape discards all changes.
class RecordEditor : public QFrame
{
    Q_OBJECT

public:
    /// `title` names the tag and the number of ranges.
    RecordEditor(const QString& title, const ShownRecord& record, QWidget* parent = nullptr);

    /// Shows the editor clear of its subject, a global rectangle, on the screen, with the focus in the note.
    void popUp(const QRect& subject);

signals:
    void recordChosen(const tagline::RecordEntry& entry);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build(const QString& title, const ShownRecord& record);
    void orderTabs();
    void place();
    bool isRefused();
    void accept();

    ConfidenceField* m_confidence;
    QLineEdit* m_note;
    InstanceValueFields* m_values; ///< nullptr if no tag is counted
    QPushButton* m_set;
    QLabel* m_message;
    QRect m_subject;
    bool m_isConfidenceTouched = false;
    bool m_isNoteTouched = false;
};

} // namespace tagline
