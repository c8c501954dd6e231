#pragma once

// PlayCurveDialog asks for a curve over the time of a track: an initial shape, and
// points that are dragged or typed.

#include "core/playback/PlayCurve.h"
#include "widgets/theme/controls/Dialog.h"

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace tagline {

class PlayCurveView;

/// The quantity that a curve controls.
enum class CurveUse {
    Time,  ///< which part of the clip is shown
    Weight ///< how much of a layer's weight applies
};

class PlayCurveDialog : public Dialog
{
    Q_OBJECT

public:
    /// `curve` may be empty: then the dialog begins with the shape that changes nothing.
    PlayCurveDialog(CurveUse use, int track, const PlayCurve& curve, QWidget* parent = nullptr);

    /// The curve; empty if it changes nothing.
    PlayCurve curve() const;

private:
    void buildShapes();
    void buildPoint();
    void layOut();
    void showCurve(const PlayCurve& curve, int point);
    void showPoint();
    void movePoint();

    CurveUse m_use;
    QComboBox* m_shape;
    PlayCurveView* m_view;
    QSpinBox* m_point;
    QDoubleSpinBox* m_at;
    QDoubleSpinBox* m_value;
};

/// Shows the dialog; none if the user keeps the former curve.
std::optional<PlayCurve> askedCurve(CurveUse use, int track, const PlayCurve& curve, QWidget* parent);

} // namespace tagline
