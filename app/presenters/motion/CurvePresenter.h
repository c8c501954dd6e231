#pragma once

// CurvePresenter shows motion signals as curves on the timeline, with thresholds that can be dragged and made
// ranges of, and gives contacts and crossings to snap to.

#include "app/document/jobs/LatestWork.h"
#include "app/presenters/Presenter.h"
#include "app/presenters/query/RuleLines.h"
#include "core/motion/signals/SignalNeeds.h"
#include "core/motion/signals/ThresholdRanges.h"
#include "core/support/SharedArray.h"
#include "widgets/timeline/TimelineContent.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

class CurvePanel;
class TimelinePresenter;
class TimelineWidget;
struct CurveContent;

/// Curves are chosen for all clips, or for one; signals and thresholds are view state, kept with the
/// settings.
class CurvePresenter : public Presenter
{
    Q_OBJECT

public:
    CurvePresenter(const PresenterContext& context, CurvePanel& panel, TimelineWidget& timeline,
                   TimelinePresenter& lanes);

    /// Takes the shown curves and their thresholds from the settings, or keeps them there.
    void load(const QSettings& settings);
    void save(QSettings& settings) const;

    /// Shows these lines in the curve of their signal, in place of its own threshold; a drag of them, and
    /// numbers in the panel, are `linesMoved`. None: no rule has some.
    void setRuleLines(const std::optional<RuleLines>& lines);

    /// Enter on the timeline is for something else until a threshold is dragged again.
    void forgetDragged() { m_dragged.reset(); }

signals:
    /// A person moved the lines of the rule.
    void linesMoved(const tagline::Threshold& threshold);

protected:
    /// Enter on the timeline makes ranges of the threshold that was dragged last.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Curve
    {
        SignalNeed need;
        bool isShown = false;
        QString onlyClip = {}; ///< the clip that it is for, as clipKey() says; empty: all
        std::optional<Threshold> threshold = {};
    };
    /// Values that were computed of the clip that is shown.
    struct Measured
    {
        ClipId clip;
        std::uint64_t version = 0;
        std::map<std::string, SharedArray<float>> values; ///< by signalText(); empty: no such joint
        std::vector<std::pair<QString, std::vector<FrameRange>>> contacts; ///< by foot
        bool hasFailed = false;                                            ///< missing values will not come
    };
    /// A threshold line under the mouse.
    struct Drag
    {
        int gesture = 0;
        float began = 0.0f;             ///< the value under the mouse then
        std::optional<bool> isLeave;    ///< none: both lines lie on each other, the mouse did not move
        std::pair<float, float> bounds; ///< of the lane as the drag began: it stands still meanwhile
    };

    void connectPanel();
    void addTo(ClipId clip, TimelineContent& content);
    void addMarks(TimelineContent& content);
    CurveContent contentOf(const Curve& curve, bool isKnown) const;
    QColor colourOf(const Curve& curve) const;
    void measureLater(ClipId clip);
    void takeMeasured(Measured measured);
    bool showsRule(const Curve& curve) const { return m_ruleLines && m_ruleLines->need == curve.need; }
    const std::optional<Threshold>& thresholdIn(const Curve& curve) const;
    void setThreshold(Curve& curve, const Threshold& threshold, bool isFinal);
    void drag(const QString& laneId, double fromTop, int gesture, bool isFinal);
    void beginDrag(const Curve& curve, double fromTop, int gesture);
    void makeRanges(const Curve& curve);
    void makeDraggedRanges();
    void add(MotionSignal signal, const QString& joint, bool isOnlyThisClip);
    void showRows();
    void showJoints();
    void showTag();
    bool isAnyShown() const;
    bool isMeasured(ClipId clip) const;
    bool isOf(const Curve& curve, ClipId clip) const;
    QString clipKey(ClipId clip) const;
    /// The curves that can be shown on the current clip, as the panel lists them.
    std::vector<std::size_t> listed() const;
    Curve* curveOfRow(int row);
    std::span<const float> valuesOf(const Curve& curve) const;
    std::vector<FrameRange> beyond(const Curve& curve) const;

    CurvePanel& m_panel;
    TimelineWidget& m_timeline;
    TimelinePresenter& m_lanes;
    std::vector<Curve> m_curves;
    Measured m_measured;
    std::optional<SharedArray<SnapMark>> m_marks; ///< of what was measured; none until they are wanted
    Drag m_drag;
    std::optional<RuleLines> m_ruleLines;
    std::optional<Threshold> m_ruleThreshold; ///< of the lines, as a drag has them
    std::optional<SignalNeed> m_dragged;      ///< whose threshold Enter makes ranges of
    std::tuple<ClipId, std::uint64_t, std::vector<SignalNeed>> m_asked;
    LatestWork m_work; // last: what runs ends before the rest goes
};

} // namespace tagline
