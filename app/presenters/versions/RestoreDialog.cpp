#include "app/presenters/versions/RestoreDialog.h"

#include "widgets/theme/messages/EmptyNote.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {

RestoreDialog::RestoreDialog(QWidget* parent)
    : Dialog(parent)
    , m_note(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_empty(new EmptyNote(*m_list, *m_note))
    , m_details(new QPlainTextEdit(this))
    , m_clips(new QScrollArea(this))
{
    setObjectName("restoreBackup");
    setWindowTitle(tr("Restore from Backup"));
    m_note->setObjectName("restoreNote");
    m_note->setWordWrap(true);
    m_list->setObjectName("backupList");
    m_list->setAccessibleName(tr("Backups, the newest first"));
    m_list->setToolTip(tr("What each file held before it was replaced; Up and Down choose"));
    m_list->setColumnCount(4);
    m_list->setHeaderLabels({tr("Kept"), tr("File"), tr("Before"), tr("Restoring It")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(true);
    fitColumns();
    m_empty->say(tr("Looking for backups…"));
    m_details->setObjectName("backupDetails");
    m_details->setAccessibleName(tr("What restoring changes"));
    m_details->setToolTip(tr("Each range that restoring the chosen backup would change"));
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_clips->setObjectName("backupClips");
    m_clips->setAccessibleName(tr("Tags before and after"));
    m_clips->setToolTip(tr("Above the tags of each clip as they are now, below as they would be"));
    m_clips->setWidgetResizable(true);
    build();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RestoreDialog::showChosen);
    showChosen();
}

void RestoreDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("&Restore"));
    m_accept->setToolTip(tr("Take over what the chosen backup holds; one step that can be undone, and "
                            "nothing is written until you save"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addWidget(m_list, 3);
    column->addWidget(m_clips, 2);
    column->addWidget(m_details, 2);
    column->addWidget(buttons);
    resize(100 * fontMetrics().averageCharWidth(), 34 * fontMetrics().height());
}

/// Columns of short words are as wide as others.
void RestoreDialog::fitColumns()
{
    constexpr int narrowest = 140;
    for (int i = 0; i < 3; ++i) {
        m_list->resizeColumnToContents(i);
        m_list->setColumnWidth(i, std::max(m_list->columnWidth(i), narrowest));
    }
}

void RestoreDialog::setLines(const std::vector<BackupLine>& lines, Preview preview)
{
    m_lines = lines;
    m_preview = std::move(preview);
    m_empty->say(lines.empty()
                     ? tr("There are no backups of this clip's tags or of the library file: neither "
                          "has been replaced yet.")
                     : tr("What the tags of this clip and the library file held before they were "
                          "replaced. Restoring is a step that can be undone; nothing is written "
                          "until you save."));
    m_list->clear();
    for (const BackupLine& line : lines)
        new QTreeWidgetItem(m_list, {line.time, line.file, line.reason, line.what});
    fitColumns();
    const auto first = std::ranges::find_if(lines, &BackupLine::isToRestore);
    const auto place = first == lines.end() ? 0 : first - lines.begin();
    m_list->setCurrentItem(m_list->topLevelItem(int(place)));
    m_list->setFocus();
    showChosen();
}

std::size_t RestoreDialog::chosen() const
{
    return std::size_t(m_list->indexOfTopLevelItem(m_list->currentItem()));
}

void RestoreDialog::showChosen()
{
    const bool isOne = m_list->currentItem() && chosen() < m_lines.size();
    m_accept->setEnabled(isOne && m_lines[chosen()].isToRestore);
    m_details->setPlainText(isOne ? m_lines[chosen()].details : QString());
    m_details->setVisible(!m_lines.empty());
    showStrips(isOne && m_preview ? m_preview(chosen()) : std::vector<ClipPreview>());
}

void RestoreDialog::showStrips(const std::vector<ClipPreview>& clips)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    for (const ClipPreview& clip : clips) {
        column->addWidget(new QLabel(clip.name, content));
        auto* strips = new VersionStrips(content);
        strips->setVersions(clip.versions);
        column->addWidget(strips);
    }
    column->addStretch(1);
    m_clips->setWidget(content); // the former one goes
    m_clips->setVisible(!clips.empty());
}

} // namespace tagline
