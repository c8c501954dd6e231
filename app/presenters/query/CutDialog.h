#pragma once

// CutDialog asks how the hits of a query are to be cut out of their clips, or their files to be moved.

#include "app/document/jobs/LatestWork.h"
#include "core/cutting/FileMoving.h"
#include "widgets/theme/controls/Dialog.h"

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace tagline {

/// The choices of how hits are cut.
enum class CutKind {
    Hits,  ///< files of their own
    Clips, ///< of whole clips that have hits, files of their own
    Files  ///< whose clips have hits, moved
};

class CutDialog : public Dialog
{
    Q_OBJECT

public:
    /// Begins with these options. Expects that the library outlives the dialog; clips may arrive meanwhile.
    CutDialog(std::vector<ClipCut> cuts, const ClipLibrary& library, CutOptions options,
              QWidget* parent = nullptr);
    ~CutDialog() override;

    /// Asks for the folder before the dialog closes: if none is chosen, it stays open.
    void setChooser(std::function<QString()> chooser) { m_chooser = std::move(chooser); }
    void accept() override;
    /// The folder that was chosen.
    const QString& target() const { return m_target; }
    CutOptions options() const;
    CutKind kind() const;
    /// The cuts to make. Expects another kind than files.
    std::vector<ClipCut> cuts() const;
    /// The moves to make. Expects the kind of files.
    MovePlan moves() const;

private:
    void describe();
    void build();
    QString usualPattern() const;
    void showKind();
    void showNames();
    void readParts();
    QStringList names(const MovePlan& plan) const;
    QString summary(qsizetype count, const MovePlan& plan) const;

    const std::vector<ClipCut> m_cuts;
    const ClipLibrary& m_library;
    const CutOptions m_given;
    std::function<QString()> m_chooser;
    QString m_target;
    QComboBox* m_kind;
    QComboBox* m_format;
    QLineEdit* m_pattern;
    QCheckBox* m_hasMeshes;
    QCheckBox* m_isRootAtOrigin;
    QLabel* m_problem;
    QPlainTextEdit* m_names;
    QPushButton* m_accept = nullptr;
    /// Finding the files that have parts beside them takes reading all of each: on another thread.
    enum class Parts { Unknown, Reading, Known };
    Parts m_parts = Parts::Unknown;
    std::shared_ptr<std::atomic<bool>> m_isClosed = std::make_shared<std::atomic<bool>>(false);
    LatestWork m_reading{*this};
};

} // namespace tagline
