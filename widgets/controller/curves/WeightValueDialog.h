#pragma once

// WeightValueDialog asks which value of a clip a layer's weight follows, and between which values it changes.

#include <QStringList>

#include "core/playback/controller/TrackSetup.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <optional>
#include <utility>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace tagline {

/// The result of checking a text as a value of a clip.
struct WeightValueNews
{
    QString problem;                               ///< why the text is invalid, in words; empty if valid
    std::optional<std::pair<double, double>> span; ///< minimum and maximum; none: unknown
    bool isFinding = false;                        ///< more will become known
};

/// Checks a text for the clip of a track.
using WeightValueCheck = std::function<WeightValueNews(const QString& text, int track)>;

/// The choices offered by the dialog.
struct WeightValueChoices
{
    int layer = 0;       ///< the row of the layer
    QStringList clips;   ///< one per row
    QStringList offered; ///< texts that denote a value
};

class WeightValueDialog : public Dialog
{
    Q_OBJECT

public:
    WeightValueDialog(const WeightValueChoices& choices, const WeightSource& source, WeightValueCheck check,
                      QWidget* parent = nullptr);

    /// The chosen source; empty if the weight follows no value.
    WeightSource source() const;
    /// Repeats the check after more became known.
    void checkAnew();

private:
    void build(const WeightValueChoices& choices, const WeightSource& source);
    void layOut();
    void fit();

    WeightValueCheck m_check;
    int m_layer;
    QComboBox* m_value;
    QComboBox* m_track;
    QDoubleSpinBox* m_nothingAt;
    QDoubleSpinBox* m_allAt;
    QPushButton* m_fit;
    QLabel* m_note;
    QPushButton* m_set = nullptr;
    WeightValueNews m_news;
};

/// Shows the dialog; none if the user keeps the former source.
std::optional<WeightSource> askedWeightSource(const WeightValueChoices& choices, const WeightSource& source,
                                              const WeightValueCheck& check, QWidget* parent);

} // namespace tagline
