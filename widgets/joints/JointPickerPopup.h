#pragma once

// JointPickerPopup asks for a joint, or a part of the body: type a part of the name, press Enter.

#include <QFrame>

#include "widgets/joints/JointEntries.h"

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagline {

/// Exactly one of its signals comes before it is gone. It deletes itself when it closes.
class JointPickerPopup : public QFrame
{
    Q_OBJECT

public:
    /// The presets stand above the joints.
    JointPickerPopup(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints,
                     QWidget* parent = nullptr);

    /// Marks what is chosen now.
    void setChosen(const QStringList& joints);
    /// Shows it below a place on the screen, or above where there is more room, with the focus in its field.
    /// A click on that place leaves it open: it may be the second of two.
    void popUp(const QRect& place);

signals:
    /// The joints of the row that was chosen: one, or a preset's.
    void picked(QStringList joints);
    /// Escape, or a click elsewhere.
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void fill(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints);
    void filter();
    void pick(const QTreeWidgetItem* row);

    QLineEdit* m_field;
    QTreeWidget* m_rows;
    QRect m_place; ///< on the screen: what it was opened for
    bool m_hasAnswered = false;
};

} // namespace tagline
