#pragma once

// ExportDialog asks in which format the tags of a library are to be exported, and how.

#include "core/exports/ExportFormat.h"

#include <QDialog>

#include <functional>

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
    /// is previewed; expects that its library and clip outlive the dialog. Clips may arrive meanwhile.
    ExportDialog(const std::string& format, ExportContent example, std::string folder,
                 QWidget* parent = nullptr);

    /// Asks where to, before the dialog is left: where nothing is chosen, it stays.
    using Chooser = std::function<QString(const ExportFormat& format)>;
    void setChooser(Chooser chooser) { m_chooser = std::move(chooser); }
    void accept() override;
    /// What was chosen.
    const QString& target() const { return m_target; }

    const ExportFormat& format() const;
    ExportOptions options() const;

private:
    void describe();
    void build();
    void showFormat();
    void showPreview();

    const ExportContent m_example;
    const std::string m_folder;
    Chooser m_chooser;
    QString m_target;
    QComboBox* m_format;
    QLabel* m_holds;
    QLabel* m_leavesOut;
    QCheckBox* m_arePathsShort;
    QCheckBox* m_hasRecords;
    QCheckBox* m_hasClips;
    QCheckBox* m_guardsFormulas;
    QLabel* m_previewTitle;
    QPlainTextEdit* m_preview;
};

} // namespace tagline
