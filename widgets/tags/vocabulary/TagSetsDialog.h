#pragma once

// TagSetsDialog lists the tag sets of a library: which are shown, which are
// locked, and which one gets new tags.

#include "core/tags/sheet/SheetSets.h"
#include "widgets/theme/controls/Dialog.h"

#include <cstdint>
#include <string>
#include <vector>

class QComboBox;
class QTreeWidget;

namespace tagline {

/// The row of one set; the default set has no name.
struct TagSetRow
{
    std::string name;
    std::int64_t ranges = 0;
    std::int64_t clips = 0;
};

/// Switches take effect at once, without a button that accepts them. A set created
/// here has no file until it has tags.
class TagSetsDialog : public Dialog
{
    Q_OBJECT

public:
    TagSetsDialog(const std::vector<TagSetRow>& rows, const SetSwitches& switches, const std::string& newTags,
                  QWidget* parent = nullptr);

signals:
    void switched(const tagline::SetSwitches& switches);
    /// The set in which tags are created from now on.
    void newTagsSetChosen(const QString& set);

private:
    void addRows(const std::vector<TagSetRow>& rows, const SetSwitches& switches);
    void makeSet();
    SetSwitches switches() const;

    QTreeWidget* m_sets;
    QComboBox* m_newTags;
};

} // namespace tagline
