#pragma once

// WeightValueDialog asks which value of a clip a layer's weight follows, and from where to where.

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

/// What is known of a text as a value of a clip.
struct WeightValueNews
{
    QString problem;                               ///< why it means nothing, for people; empty where it does
    std::optional<std::pair<double, double>> span; ///< from the least to the greatest; none: not known
    bool isFinding = false;                        ///< more is to come
};

/// Says what a text means for the clip of a track.
using WeightValueCheck = std::function<WeightValueNews(const QString& text, int track)>;

/// What a person chooses from.
struct WeightValueChoices
{
    int layer = 0;       ///< the row that is asked for
    QStringList clips;   ///< one a row
    QStringList offered; ///< texts that mean a value
};

class WeightValueDialog : public Dialog
{
    Q_OBJECT

public:
    WeightValueDialog(const WeightValueChoices& choices, const WeightSource& source, WeightValueCheck check,
                      QWidget* parent = nullptr);

    /// Empty where the weight is to follow nothing.
    WeightSource source() const;
    /// More is known than when it asked.
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

/// Nothing where a person keeps what is there.
std::optional<WeightSource> askedWeightSource(const WeightValueChoices& choices, const WeightSource& source,
                                              const WeightValueCheck& check, QWidget* parent);

} // namespace tagline
