#pragma once

// RecordEditor asks at the cursor how sure one is of a tag on its frames, for a note, and for the values of
// instances of counted tags.

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
    ShownInstances instances = {}; ///< none where no tag is counted: then nothing is asked of them
};

/// What a person changed of a record: absent fields stay as they are; a value that is absent is taken away.
struct RecordEntry
{
    std::optional<std::optional<double>> confidence; ///< 0 … 1
    std::optional<std::optional<QString>> note;
    std::vector<InstanceValueChange> values = {};

    bool isRecordEmpty() const { return !confidence && !note; }
    bool isEmpty() const { return isRecordEmpty() && values.empty(); }
};

/// "hand left · ana · 2026-11-21 20:30 UTC · 60 % sure · “toe only”", for people; empty where nothing is
/// recorded.
QString recordText(const ShownRecord& record);

/// Where the frames differ its fields say "mixed", and what is left so stays. It deletes itself when it
/// closes; Enter sets, Escape leaves all as it was.
class RecordEditor : public QFrame
{
    Q_OBJECT

public:
    /// `title` says which tag and how many ranges.
    RecordEditor(const QString& title, const ShownRecord& record, QWidget* parent = nullptr);

    /// Shows it clear of what it is about, a global rectangle, on the screen, with the focus in the note.
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
    InstanceValueFields* m_values; ///< nullptr where no tag is counted
    QPushButton* m_set;
    QLabel* m_message;
    QRect m_subject;
    bool m_isConfidenceTouched = false;
    bool m_isNoteTouched = false;
};

} // namespace tagline
