#pragma once

// ExportDialog asks in which format the tags of a library are to be exported, and how.

#include "core/exports/ExportFormat.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace tagline {

/// What a format is called on screen.
QString exportTitle(const ExportFormat& format);

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with the format of this id. Files can be named from the folder, where there is one. `example`
    /// is previewed; expects that its library outlives the dialog unchanged.
    ExportDialog(const std::string& format, ExportContent example, std::string folder,
                 QWidget* parent = nullptr);

    const ExportFormat& format() const;
    ExportOptions options() const;

private:
    void describe();
    void build();
    void showFormat();
    void showPreview();

    const ExportContent m_example;
    const std::string m_folder;
    QComboBox* m_format;
    QLabel* m_holds;
    QLabel* m_leavesOut;
    QCheckBox* m_arePathsShort;
    QCheckBox* m_hasRecords;
    QCheckBox* m_guardsFormulas;
    QLabel* m_previewTitle;
    QPlainTextEdit* m_preview;
};

} // namespace tagline
