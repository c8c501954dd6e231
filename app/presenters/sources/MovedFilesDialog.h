#pragma once

// MovedFilesDialog lists missing files with the files that were found in their place, and asks which of them
// get the tags. A person can choose the file for any of them.

#include "widgets/theme/controls/Dialog.h"

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

struct MovedFileLine
{
    QString from; ///< former place of the missing file
    QString to;   ///< place in which it was found; empty if it was not
    QString why;  ///< evidence that it is the file

    bool operator==(const MovedFileLine&) const = default;
};

class MovedFilesDialog : public Dialog
{
    Q_OBJECT

public:
    explicit MovedFilesDialog(const std::vector<MovedFileLine>& lines, QWidget* parent = nullptr);

    /// Replaces the lines. Those that were found are checked, but for those that a person unchecked.
    void setLines(const std::vector<MovedFileLine>& lines);
    /// Says what is going on with a file that was chosen; empty for nothing.
    void setNote(const QString& note);
    /// Indices of the lines that are checked: at first all that were found.
    std::vector<std::size_t> chosen() const;

signals:
    /// A person wants to say which file that of the line is now.
    void chooseRequested(std::size_t line);

private:
    QWidget* newButtons();
    void setUpList();
    bool isUnchecked(const MovedFileLine& line) const;
    void addLine(const MovedFileLine& line, bool isChecked);
    void showCounts();
    void showButtons();
    void fitToPaths();

    std::vector<MovedFileLine> m_lines;
    QLabel* m_found;
    QTreeWidget* m_list;
    QLabel* m_lost;
    QLabel* m_note;
    QPushButton* m_choose = nullptr;
    QPushButton* m_accept = nullptr;
};

} // namespace tagline
