#pragma once

// TrackCard shows one track of the controller: its clip, speed, end, weight and, for a layer, its kind and
// mask; clips can be dropped on it.

#include <QFrame>

#include "widgets/controller/ControllerState.h"

#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QMenu;
class QSpinBox;
class QToolButton;

namespace tagline {

class ElidedLabel;
class JointBox;
class WeightBar;
class WeightField;

/// Setters never emit.
class TrackCard : public QFrame
{
    Q_OBJECT

public:
    /// `number` is the visible number of the track, from 1.
    explicit TrackCard(int number, QWidget* parent = nullptr);

    void setTrack(const ControllerTrack& track);
    /// The body parts and joints offered for a layer's mask.
    void setJoints(const std::vector<BodyPreset>& presets, const std::vector<JointEntry>& joints);
    /// State of a playing blend: cheap enough for every picture.
    void setNow(const TrackNow& now);
    /// Whether the track plays, or is the target of the fade.
    void setLeading(bool isLeading);
    /// Whether there are other tracks that can share the pose with this one.
    void setShareable(bool isShareable);
    const ControllerTrack& track() const { return m_track; }
    /// Adds the actions of the track.
    void fillMenu(QMenu& menu);

signals:
    /// The track is to have these settings.
    void changeRequested(const tagline::TrackSetup& wanted);
    /// The track, not a layer, is to have this share of the pose (0 … 1) now.
    void shareRequested(double share);
    void currentClipRequested();
    void clipDropped(tagline::ClipId clip);
    void fadeRequested();
    void removeRequested();
    /// The user is to be asked which value the layer's weight follows.
    void weightValueRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void buildControls();
    void buildLayerControls();
    void layOut();
    void fillPlays(QMenu& menu);
    void fillCurves(QMenu& menu);
    void showNotes();
    void showTip();
    QString endOfTrack() const;
    void showEndTip();
    void showLayer();
    QStringList maskJoints() const;
    void showMaskTip();
    QString timeTip(const TrackNow& now) const;
    void showLoops(qint64 loops);
    void askWeight(double weight);
    void showWeight(double weight);
    void showSlider();
    void setDropTarget(bool isTarget);
    void ask(const std::function<void(TrackSetup&)>& change);

    int m_number;
    ControllerTrack m_track;
    QToolButton* m_enable;
    ElidedLabel* m_name;
    QToolButton* m_fade;
    QDoubleSpinBox* m_speed;
    QToolButton* m_end;
    QToolButton* m_more;
    WeightBar* m_bar;
    QLabel* m_loopsMark;
    QLabel* m_loops; ///< how often the clip began again
    ElidedLabel* m_time;
    WeightField* m_weight;
    QWidget* m_layer;
    QComboBox* m_kind;
    JointBox* m_mask;
    QSpinBox* m_reference;
    bool m_isLeading = false;
    bool m_isShareable = false;
    bool m_isDropTarget = false;
};

} // namespace tagline
