#pragma once

// BulkTagDialog gives many clips a tag at once, or takes it away: which tag, which frames, and what it would
// change, counted before anything does.

#include "core/tagging/BulkTagging.h"
#include "core/tags/sheet/TagEdits.h"
#include "widgets/theme/controls/Dialog.h"

#include <string>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace tagline {

class BulkTagDialog : public Dialog
{
    Q_OBJECT

public:
    /// `frames` is proposed in place of whole clips if it is not empty. Tags are given in the set that new
    /// tags go to (core/tagging/ChosenSet.h). Expects clips.
    BulkTagDialog(const ClipLibrary& library, std::string set, std::vector<ClipId> clips, TagId tag,
                  FrameRange frames, QWidget* parent = nullptr);
    /// Proposes frames that differ from clip to clip, as a marquee on the wall selects them. Expects some.
    BulkTagDialog(const ClipLibrary& library, std::string set, std::vector<ClipFrames> selected, TagId tag,
                  QWidget* parent = nullptr);

    /// The plan of the choices, made with the clips as they are when it is asked for: files may be read while
    /// the dialog is open.
    BulkPlan plan() const;
    /// The tag that was picked, whatever the set that it is given in.
    TagId tag() const;
    BulkOperation operation() const;

private:
    void build(TagId tag, FrameRange frames);
    std::vector<ClipFrames> frames() const;
    QString setText() const;
    void count();

    const ClipLibrary& m_library;
    std::string m_set; ///< that new tags go to
    std::vector<ClipId> m_clips;
    std::vector<ClipFrames> m_selected; ///< on the wall; may be empty
    std::vector<TagId> m_tags;
    QComboBox* m_tag;
    QComboBox* m_operation;
    QComboBox* m_where;
    QSpinBox* m_start;
    QSpinBox* m_stop;
    QLabel* m_counts;
    QDialogButtonBox* m_buttons;
};

/// Sentences about the changes of a plan for so many clips, and about what it would leave alone.
QString planText(const BulkPlan& plan, BulkOperation operation, int clips);

} // namespace tagline
