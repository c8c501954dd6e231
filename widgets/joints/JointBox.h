#pragma once

// JointBox is a combo box for joints and parts of the body: it opens a JointPickerPopup in place of a list.

#include <QComboBox>

#include "widgets/joints/JointEntries.h"

namespace tagline {

/// The setters never emit. Down, Enter and Space open the popup; letters remain keys of the window.
class JointBox : public QComboBox
{
    Q_OBJECT

public:
    explicit JointBox(QWidget* parent = nullptr);

    void setJoints(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints);
    void setChosen(const QStringList& joints);
    const QStringList& chosen() const { return m_chosen; }

    void showPopup() override;

signals:
    void chosenByHand(QStringList joints);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// Text that does not fit is elided in the middle.
    void paintEvent(QPaintEvent* event) override;

private:
    void showChosen();

    std::vector<BodyPreset> m_presets;
    std::vector<JointEntry> m_joints;
    QStringList m_chosen;
};

} // namespace tagline
