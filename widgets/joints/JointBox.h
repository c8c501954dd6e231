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
    /// The text in the present width: a preset's short name where its name has no room, else elided in the
    /// middle.
    QString shownText() const;

    void showPopup() override;

signals:
    void chosenByHand(QStringList joints);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showChosen();

    std::vector<BodyPreset> m_presets;
    std::vector<JointEntry> m_joints;
    QStringList m_chosen;
    QString m_shortText; ///< of the chosen preset; empty if it has none
};

} // namespace tagline
