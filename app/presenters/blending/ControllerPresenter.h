#pragma once

// ControllerPresenter joins the controller panel with the blend: tracks, transitions, what happened.

#include "app/document/playing/BlendSteps.h"
#include "app/document/playing/ClipValueSession.h"
#include "app/document/playing/ControllerSession.h"
#include "app/presenters/Presenter.h"
#include "widgets/controller/ControllerState.h"

namespace tagline {

class ControllerPanel;

class ControllerPresenter : public Presenter
{
    Q_OBJECT

public:
    ControllerPresenter(const PresenterContext& context, ControllerSession& controller, BlendSteps& steps,
                        ControllerPanel& panel);

    /// Puts a clip on a track, or on a new one if there is no such track, and shows the blend.
    void setTrack(int track, ClipId clip);
    /// The blend was set up anew: takes over its transition, and shows it if it has a track.
    void showArranged();

private:
    void connectPanel();
    void connectValues();
    void followKeys();
    void connectSchedule();
    void connectActions();
    void putOnTrack(int track, ClipId clip, std::optional<LayerKind> layer);
    void sayMisfits();
    void addLayer();
    void removeTrack(int track);
    void changeSetup(int track, const TrackSetup& wanted);
    void changeShare(int track, double share);
    void changeSyncTags(const QStringList& tags);
    void fadeTo(int track);
    void transition();
    void transitionAtEnd();
    void schedule(const FadeWish& wish);
    void showBlend();
    void showBlendAsItPlays();
    void showRestored();
    void toggleBlend();
    void followDocument(const DocumentChange& change);
    void restageTracks();
    void note(const QString& text);

    void takeJoints();
    void refresh();
    void refreshMoment();
    ControllerTrack trackState(int track);
    QString weightProblem(int track);
    QStringList offeredValues() const;
    QColor colourOf(int track) const;
    QString scheduledText(const ScheduledFade& fade) const;
    void refreshLanes();
    void refreshEvents();

    ControllerSession& m_controller;
    BlendSteps& m_steps;
    ControllerPanel& m_panel;
    std::shared_ptr<const Skeleton> m_jointsOf; ///< the skeleton of these joints
    std::vector<JointEntry> m_joints;
    std::vector<BodyPreset> m_bodyPresets;
    std::size_t m_shownEvents = 0;
    std::int64_t m_lastEvent = -1; ///< that is shown, nanoseconds
    ClipValueSession m_values;     ///< that weights follow
};

} // namespace tagline
