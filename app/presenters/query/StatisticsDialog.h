#pragma once

// StatisticsDialog shows the numbers of a query's answer: all of it, and by folder, tag, clip or length.

#include "core/query/statistics/AnswerBreakdown.h"
#include "widgets/theme/controls/Dialog.h"

#include <optional>
#include <span>
#include <string_view>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace tagline {

class ElidedLabel;

/// Not modal: it follows the query. Setters never emit.
class StatisticsDialog : public Dialog
{
    Q_OBJECT

public:
    explicit StatisticsDialog(QWidget* parent = nullptr);

    /// Sets the text of the understood query, and whether it is older than the typed one.
    void setQuery(const QString& echo, bool isStale);
    void setNumbers(const std::optional<AnswerBreakdown>& numbers);
    /// Sets the sentence about the time that the person worked on the clips; empty for nothing.
    void setWorkNote(const QString& note);

    /// The parts that the table shows, and the name of such a part in a file: "folder".
    std::span<const AnswerPart> shownParts() const;
    std::string_view shownHeading() const;

signals:
    /// A person wants the shown table as a file.
    void exportRequested();

private:
    enum class Parts { Folder, Tag, Clip, Length };

    void build();
    void showWhole();
    void showParts();
    Parts parts() const;
    QString nameOf(const AnswerPart& part) const;

    std::optional<AnswerBreakdown> m_numbers;
    ElidedLabel* m_query;
    QLabel* m_whole;
    QLabel* m_work;
    QComboBox* m_choice;
    QTreeWidget* m_table;
    QLabel* m_note;
    QPushButton* m_export;
};

} // namespace tagline
