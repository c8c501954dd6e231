#pragma once

// MovedFilesDialog lists files that are missing with the files that they are now, and asks which of them get
// the tags.

#include "widgets/theme/controls/Dialog.h"

#include <vector>

class QPushButton;
class QTreeWidget;

namespace tagline {

struct MovedFileLine
{
    QString from; ///< where the missing file was
    QString to;   ///< where it was found
    QString why;  ///< by what
};

class MovedFilesDialog : public Dialog
{
    Q_OBJECT

public:
    /// `lost` are the missing files that were not found.
    MovedFilesDialog(const std::vector<MovedFileLine>& lines, const QStringList& lost,
                     QWidget* parent = nullptr);

    /// The places of the lines that are checked: at first all.
    std::vector<std::size_t> chosen() const;

private:
    void fitToPaths();

    QTreeWidget* m_list;
    QPushButton* m_accept;
};

} // namespace tagline
