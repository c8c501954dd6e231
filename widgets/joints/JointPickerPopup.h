#pragma once

// JointPickerPopup asks for a joint, or a part of the body: type a part of the name, press Enter.

#include "widgets/joints/JointEntries.h"
#include "widgets/theme/choices/FilterPopup.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

/// Exactly one of its signals comes before it is gone. It deletes itself when it closes.
class JointPickerPopup : public FilterPopup
{
    Q_OBJECT

public:
    /// The presets stand above the joints.
    JointPickerPopup(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints,
                     QWidget* parent = nullptr);

    /// Marks what is chosen now.
    void setChosen(const QStringList& joints);

signals:
    /// The joints of the row that was chosen: one, or a preset's.
    void picked(QStringList joints);

protected:
    void pickCurrent() override;

private:
    void fill(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints);
    void filter();
    void pick(const QTreeWidgetItem* row);

    QTreeWidget* m_rows;
};

} // namespace tagline
