#pragma once

// TagImportDialog shows what files of other programs come to in the library before they are imported.

#include "app/presenters/imports/TagImportReading.h"
#include "widgets/theme/controls/Dialog.h"

#include <memory>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace tagline {

class TagImportForm;

class TagImportDialog : public Dialog
{
    Q_OBJECT

public:
    /// Previews the files for the library as it is now; `folder` is that which exports name files from,
    /// `clip` the name of the current clip.
    TagImportDialog(std::vector<std::string> files, const ClipLibrary& library, const std::string& folder,
                    const QString& clip, QWidget* parent = nullptr);

    const TagImportFormat& format() const;
    /// How the files were read. Expects that the dialog was accepted.
    TagImportOptions options() const;
    const TagImportContent& content() const { return *m_content; }

private:
    void describe();
    void build();
    void readAnew();
    void showOutcome(const TagImportReading::Outcome& outcome);
    void showRows(const TagImportPreview& preview);

    const std::vector<std::string> m_files;
    TagImportForm* m_form;
    QLabel* m_summary;
    QProgressBar* m_progress;
    QTableWidget* m_rows;
    QPlainTextEdit* m_losses;
    QPushButton* m_accept = nullptr;
    TagImportOptions m_options; ///< of what is read, or was
    std::shared_ptr<const TagImportContent> m_content;
    TagImportReading m_reading; // last: it calls back
};

} // namespace tagline
