#pragma once

// SourceChangeDialog asks what becomes of ranges that were drawn on another version of a file.

#include "core/library/ClipLibrary.h"
#include "core/library/moved/SourceFit.h"
#include "widgets/library/rows/LibraryRow.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QSpinBox;

namespace tagline {

class VersionStrips;

/// Keep, trim, shift or rescale; shows the ranges before and after, and says how many there are.
class SourceChangeDialog : public Dialog
{
    Q_OBJECT

public:
    /// Gives the tags of a sheet as bars of a strip.
    using Bars = std::function<std::vector<StripBar>(const TagSheet&)>;

    /// Expects a clip with a sourceChange. The clip is kept as it is now; without `bars` no strips are shown.
    explicit SourceChangeDialog(LibraryClip clip, QWidget* parent = nullptr, Bars bars = {});

    /// Sets how many more clips changed: if there are some, they can be fitted alike.
    void setOthers(int count);
    /// Says that the former version is looked for, then (endLooking) by how many frames it lies earlier;
    /// none if that is not known. A choice that a person made already stays.
    void beginLooking();
    void endLooking(std::optional<Frame> shift);

    SourceFit fit() const;
    /// Whether all changed clips are to be fitted.
    bool isForAll() const;
    /// The sheet of a clip after the chosen fit: of the shown clip, or of the clip as it is meanwhile.
    /// Expects one with a sourceChange.
    TagSheet sheetFor(const LibraryClip& clip) const { return fittedSheet(clip, fit()); }

private:
    QString changeText() const;
    void addChoice(FitKind kind, const QString& text, const QString& tip);
    void showResult();

    LibraryClip m_clip;
    Bars m_bars;
    QButtonGroup* m_choices;
    QSpinBox* m_shift;
    QLabel* m_found;
    VersionStrips* m_strips;
    QLabel* m_result;
    QCheckBox* m_all;
    bool m_isChosen = false; ///< by a person
};

} // namespace tagline
