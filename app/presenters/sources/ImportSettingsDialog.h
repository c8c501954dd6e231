#pragma once

// ImportSettingsDialog lets a person correct what a file's format does not say: rate, unit, up axis.

#include "core/library/ClipLibrary.h"
#include "widgets/theme/controls/Dialog.h"

class QComboBox;

namespace tagline {

/// The first choice of each field is the file's own value.
class ImportSettingsDialog : public Dialog
{
    Q_OBJECT

public:
    ImportSettingsDialog(const LibrarySource& source, const LibraryClip& clip, QWidget* parent = nullptr);

    ImportSettings settings() const;

private:
    void offer(FrameRate rate);
    void offer(const QString& name, double metresPerUnit);

    std::vector<FrameRate> m_rates; ///< the choices after the first
    std::vector<double> m_units;    ///< the choices after the first, metres
    QComboBox* m_rate;
    QComboBox* m_unit;
    QComboBox* m_upAxis;
};

} // namespace tagline
