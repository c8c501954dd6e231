#pragma once

// RestoreDialog lists the backups of files with what restoring each would change, shows the tags of the
// chosen one before and after, and asks which is to be restored.

#include "app/presenters/versions/VersionStrips.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QTreeWidget;

namespace tagline {

class EmptyNote;

/// A backup as people read of it.
struct BackupLine
{
    QString time;
    QString file;
    QString reason;
    QString what;             ///< restoring it does; or why it cannot be
    bool isToRestore = false; ///< it can be, and something would change
    QString details;          ///< each change on a line
};

/// A clip that differs, now and as it would be.
struct ClipPreview
{
    QString name;
    std::vector<VersionStrips::Version> versions;
};

class RestoreDialog : public Dialog
{
    Q_OBJECT

public:
    /// Gives the clips that a line's backup would change.
    using Preview = std::function<std::vector<ClipPreview>(std::size_t line)>;

    explicit RestoreDialog(QWidget* parent = nullptr);

    /// The newest first. Until they are set the dialog says that they are looked for.
    void setLines(const std::vector<BackupLine>& lines, Preview preview);
    /// The chosen line. Expects that the dialog was accepted.
    std::size_t chosen() const;

private:
    void build();
    void fitColumns();
    void showChosen();
    void showStrips(const std::vector<ClipPreview>& clips);

    QLabel* m_note;
    QTreeWidget* m_list;
    EmptyNote* m_empty;
    QPlainTextEdit* m_details;
    QScrollArea* m_clips;
    QPushButton* m_accept = nullptr;
    std::vector<BackupLine> m_lines;
    Preview m_preview;
};

} // namespace tagline
