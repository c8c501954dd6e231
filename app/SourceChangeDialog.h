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
    /// Expects a clip with a sourceChange. The clip is kept as it is now.
    explicit SourceChangeDialog(LibraryClip clip, QWidget* parent = nullptr);

    /// What the choice makes of a clip's sheet: of the one that was shown, or as it has become meanwhile.
    /// Expects one with a sourceChange.
    TagSheet sheetFor(const LibraryClip& clip) const;

private:
    enum Choice { Keep, Trim, Shift, Rescale };

    void addChoice(Choice choice, const QString& text, const QString& tip);
    void showResult();

    LibraryClip m_clip;
    QButtonGroup* m_choices;
    QSpinBox* m_shift;
    QLabel* m_result;
};

} // namespace tagline
