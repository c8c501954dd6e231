#pragma once

// CurvePresenter shows motion signals as curves on the timeline, with thresholds that can be dragged and made
// ranges of, and gives contacts and crossings to snap to.

#include <QObject>
#include <QThreadPool>

#include "app/document/LibraryDocument.h"
#include "app/document/Workspace.h"
#include "core/motion/SignalNeeds.h"

#include <map>
#include <optional>
#include <vector>

class QSettings;

namespace tagline {

class ActionRegistry;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;

class CurvePresenter : public QObject
{
    Q_OBJECT

public:
    CurvePresenter(LibraryDocument& document, Workspace& workspace, TimelineWidget& timeline,
                   TimelinePresenter& lanes, ActionRegistry& actions);
    ~CurvePresenter() override;

    /// Which curves are shown, for all clips, as the settings keep it.
    void load(const QSettings& settings);
    void save(QSettings& settings) const;

signals:
    void refused(const QString& reason);

protected:
    /// Enter on the timeline makes ranges of the threshold that was dragged last.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A signal of the root; its threshold, where it was dragged.
    struct Curve
    {
        MotionSignal signal;
        const char* id;
        const char* unit;
        bool isShown = false;
        std::optional<float> threshold = {};
    };
    /// What was computed of the clip that is shown.
    struct Measured
    {
        ClipId clip;
        std::uint64_t version = 0;
        std::map<MotionSignal, std::vector<float>> values;
        std::vector<std::pair<QString, std::vector<FrameRange>>> contacts; ///< by foot
    };

    void addTo(ClipId clip, TimelineContent& content);
    void addMarks(TimelineContent& content) const;
    void measureLater(ClipId clip);
    void drag(const QString& laneId, double fromTop);
    void makeRanges();
    void showMenu();
    bool isAnyShown() const;
    bool isMeasured(ClipId clip) const;
    std::vector<FrameRange> beyond(const Curve& curve) const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    TimelineWidget& m_timeline;
    TimelinePresenter& m_lanes;
    QThreadPool m_pool; ///< of one thread
    std::vector<Curve> m_curves;
    Measured m_measured;
    quint64 m_request = 0;
    std::optional<MotionSignal> m_dragged; ///< whose threshold Enter makes ranges of
    std::pair<ClipId, std::uint64_t> m_asked;
};

} // namespace tagline
