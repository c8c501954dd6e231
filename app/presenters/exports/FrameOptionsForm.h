#pragma once

// FrameOptionsForm asks how frames are sampled for learning: at which rate, with which signals, in which
// splits.

#include "core/exports/ExportOptions.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace tagline {

class FrameOptionsForm : public QWidget
{
    Q_OBJECT

public:
    explicit FrameOptionsForm(QWidget* parent = nullptr);

    /// None where something that was typed means nothing; problems() says all of that, a sentence each.
    std::optional<FrameOptions> options() const;
    QStringList problems() const;

signals:
    void changed();

private:
    void describe();

    QLineEdit* m_rate;
    QComboBox* m_points;
    QLineEdit* m_signals;
    QCheckBox* m_hasJoints;
    QLineEdit* m_splits;
};

} // namespace tagline
