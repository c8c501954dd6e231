#pragma once

// MovedFilesDialog lists missing files with the files that were found in their place, and asks which of them
// the tags.

#include "widgets/theme/controls/Dialog.h"

#include <vector>

class QPushButton;
class QTreeWidget;

namespace tagline {

struct MovedFileLine
{
    QString from; ///< former place of the missing file
    QString to;   ///< place in which it was found
    QString why;  ///< evidence that it is the file
};

class MovedFilesDialog : public Dialog
{
    Q_OBJECT

public:
    /// `lost` are the missing files that were not found.
    MovedFilesDialog(const std::vector<MovedFileLine>& lines, const QStringList& lost,
                     QWidget* parent = nullptr);

    /// Indices of the lines that are checked: at first all.
    std::vector<std::size_t> chosen() const;

private:
    void fitToPaths();

    QTreeWidget* m_list;
    QPushButton* m_accept;
};

} // namespace tagline
