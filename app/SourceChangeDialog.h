#pragma once

// SourceChangeDialog asks what becomes of ranges that were drawn on another version of a file.

#include <QDialog>

#include "core/library/ClipLibrary.h"

class QButtonGroup;
class QLabel;
class QSpinBox;

namespace tagline {

/// Keep, trim, shift or rescale; says how many ranges and frames there are before and after.
class SourceChangeDialog : public QDialog
{
    Q_OBJECT

public:
    /// Expects a clip with a sourceChange.
    explicit SourceChangeDialog(const LibraryClip& clip, QWidget* parent = nullptr);

    /// The sheet as the choice makes it.
    TagSheet sheet() const;

private:
    enum Choice { Keep, Trim, Shift, Rescale };

    void addChoice(Choice choice, const QString& text, const QString& tip);
    void showResult();

    const LibraryClip& m_clip;
    QButtonGroup* m_choices;
    QSpinBox* m_shift;
    QLabel* m_result;
};

} // namespace tagline
