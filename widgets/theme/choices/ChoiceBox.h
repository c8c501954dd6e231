#pragma once

// ChoiceBox is a combo box whose list has a field that filters it as soon as it has many entries.

#include <QComboBox>

namespace tagline {

/// For entries that a library brings: tags, clips, joints, properties. With few of them it is a QComboBox.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// Entries beyond which the list has the field.
    static constexpr int mostWithoutField = 12;

    void showPopup() override;

private:
    void choose(int entry);
};

} // namespace tagline
