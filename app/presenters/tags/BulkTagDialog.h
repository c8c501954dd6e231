#pragma once

// BulkTagDialog gives many clips a tag at once, or takes it away: which tag, which frames, and what it would
// change, counted before anything does.

#include <QDialog>

#include "core/tagging/BulkTagging.h"
#include "core/tags/sheet/TagEdits.h"

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace tagline {

class BulkTagDialog : public QDialog
{
    Q_OBJECT

public:
    /// `frames` is proposed in place of whole clips where it is not empty. Expects clips.
    BulkTagDialog(const ClipLibrary& library, std::vector<ClipId> clips, TagId tag, FrameRange frames,
                  QWidget* parent = nullptr);

    /// What is to be done, planned on the clips as they are when it is asked for: files may be read while the
    /// dialog is open.
    BulkPlan plan() const;
    TagId tag() const;
    BulkOperation operation() const;

private:
    void build(TagId tag, FrameRange frames);
    void count();

    const ClipLibrary& m_library;
    std::vector<ClipId> m_clips;
    std::vector<TagId> m_tags;
    QComboBox* m_tag;
    QComboBox* m_operation;
    QComboBox* m_where;
    QSpinBox* m_start;
    QSpinBox* m_stop;
    QLabel* m_counts;
    QDialogButtonBox* m_buttons;
};

/// What a plan about so many clips would change, and what it would leave alone, in sentences.
QString planText(const BulkPlan& plan, BulkOperation operation, int clips);

} // namespace tagline
