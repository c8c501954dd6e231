#pragma once

// ExportDialog asks in which format the tags of a library are to be exported, and how.

#include "app/document/jobs/BackgroundJobs.h"
#include "core/exports/ExportFormat.h"
#include "core/exports/ExportLosses.h"
#include "core/exports/ExportSelection.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <tuple>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace tagline {

class FrameOptionsForm;

/// Name of a format on screen.
QString exportTitle(const ExportFormat& format);
/// "Frames for learning (NumPy), .npz and .npz.json"
QString exportTitleWithFiles(const ExportFormat& format);

class ExportDialog : public Dialog
{
    Q_OBJECT

public:
    /// Begins with the format of this id. Files can be named from the folder, if there is one. `example`
    /// is previewed; expects that its library and clip outlive the dialog. Clips may arrive meanwhile.
    ExportDialog(const std::string& format, ExportContent example, std::string folder,
                 QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// Lets the frames of a query's answer be all that is exported. Expects that the dialog is not shown yet.
    void setAnswer(FrameSet answer, const QString& query);
    /// Asks for the target before the dialog closes: if none is chosen, it stays open.
    using Chooser = std::function<QString(const ExportFormat& format)>;
    void setChooser(Chooser chooser) { m_chooser = std::move(chooser); }
    void accept() override;
    /// The path that was chosen.
    const QString& target() const { return m_target; }

    const ExportFormat& format() const;
    ExportOptions options() const;
    ExportSelection selection() const;

private:
    void describe();
    void describeSelection();
    void build();
    void showFormat();
    void showLosses();
    void countLosses();
    QString lossesOf(const std::vector<ExportLoss>& losses) const;
    QStringList problems() const;
    ExportContent selectedExample();
    void showPreview();

    const ExportContent m_example;
    std::optional<ClipLibrary> m_copy; ///< the library that is previewed if not all is exported
    TagSheet m_sheet;                  ///< of the example in it, whole
    const std::string m_folder;
    std::optional<FrameSet> m_answer;
    Chooser m_chooser;
    QString m_target;
    QComboBox* m_format;
    QLabel* m_holds;
    QLabel* m_leavesOut;
    QLabel* m_losses;
    using LossKey = std::tuple<std::string, bool, bool>; ///< a format with records, with clips
    LossKey lossKey() const;
    std::map<LossKey, QString> m_knownLosses;
    QComboBox* m_set;
    QLineEdit* m_tags;
    QCheckBox* m_ofAnswer;
    QCheckBox* m_arePathsShort;
    QCheckBox* m_hasRecords;
    QCheckBox* m_hasClips;
    QCheckBox* m_guardsFormulas;
    QCheckBox* m_hasLastFrames;
    QLabel* m_previewTitle;
    QPlainTextEdit* m_preview;
    FrameOptionsForm* m_frames; ///< in the preview's place, of formats that take its options
    QStackedWidget* m_below;
    QPushButton* m_accept = nullptr;
    std::shared_ptr<const ClipLibrary> m_counted; ///< a copy, made when losses are first counted
    BackgroundJobs::Job m_counting;
    std::stop_source m_stopCounting; ///< of the job
    BackgroundJobs m_jobs;           // last: what runs ends before the rest goes
};

} // namespace tagline
