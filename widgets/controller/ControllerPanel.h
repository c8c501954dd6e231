#pragma once

// ControllerPanel shows the tracks that are blended, how they change over, their weights over time, and what
// happened.

#include <QScrollArea>

#include "widgets/controller/BlendLanes.h"
#include "widgets/controller/ControllerState.h"
#include "widgets/controller/GroundRow.h"
#include "widgets/controller/curves/WeightValueDialog.h"

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace tagline {

class BlendLanesView;
class ElidedButton;
class EventList;
class NewTrackRow;
class SyncRow;
class TrackCard;
class TransitionEditor;

/// The actions whose keys the panel's tooltips say.
enum class ControllerKey {
    FirstTrack,
    NewTrack,
    TransitionSettings,
    Presets,
    TransitionNow,
    TransitionAtEnd
};

/// Setters never emit; what a person does, does. Tracks are numbered from 0; people see them from 1.
class ControllerPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit ControllerPanel(QWidget* parent = nullptr);

    /// What does not change with every picture.
    void setState(const ControllerState& state);
    const ControllerState& state() const { return m_state; }
    /// Of a playing blend, one a track: cheap enough for every picture.
    void setTracksNow(const std::vector<TrackNow>& tracks);
    void setLanes(BlendLanes lanes);
    /// How the figure goes over the ground.
    void setGroundNow(const GroundNow& now);
    void setEvents(std::vector<ControllerEvent> events);
    /// Who knows which texts can be offered as values that weights follow, and what a text means as one;
    /// asked while a person chooses.
    void setWeightValues(std::function<QStringList()> offered, WeightValueCheck check);
    /// More is known of such values.
    void refreshWeightValues();
    /// The names of saved blends, and which of them was used last; empty for none.
    void setPresets(const QStringList& names, const QString& current);
    /// The key of an action in people's letters; empty for none.
    void setKey(ControllerKey action, const QString& key);
    /// Presets and "Transition: cross-fade 0.30 s", for the panel's title line; the panel's until it is
    /// placed there.
    QWidget* headerWidget() const;
    /// Never narrower than its controls: what does not fit below is scrolled to.
    QSize minimumSizeHint() const override;
    /// Opens what transitions are set with, below the title.
    void showTransitionEditor();
    /// Goes to the field of the tags that tracks keep in step by. False while no track keeps in step.
    bool editSyncTags();
    /// Opens the menu of presets.
    void showPresetMenu();
    /// Adds a menu for each track: what its card offers.
    void fillTrackMenus(QMenu& menu);

signals:
    /// Put the clip that is being shown on this track; the number of tracks means a new one.
    void currentClipRequested(int track);
    /// A clip was dropped on this track, or on the place for a new one.
    void clipDropped(int track, tagline::ClipId clip);
    void trackChangeRequested(int track, const tagline::TrackSetup& wanted);
    /// A track is to have so much of the pose (0 … 1) now.
    void shareChangeRequested(int track, double share);
    void removeRequested(int track);
    /// Fade to this track now.
    void fadeRequested(int track);
    /// Fade to the next track now, and at the end of the leading one.
    void transitionRequested();
    void transitionAtEndRequested();
    void transitionChangeRequested(const tagline::Transition& wanted);
    void rootMotionChangeRequested(tagline::RootMotion motion);
    /// Tracks are to keep in step by these tags; none: by contacts.
    void syncTagsChangeRequested(const QStringList& tags);
    void scheduleRequested(const tagline::FadeWish& wish);
    void scheduledMoveRequested(std::uint32_t id, double seconds);
    void scheduledDurationRequested(std::uint32_t id, double seconds);
    void unscheduleRequested(std::uint32_t id);
    /// Show the past at this time of the blend, and go back to now.
    void scrubRequested(double seconds);
    void scrubEndRequested();
    void presetLoadRequested(const QString& name);
    void presetSaveRequested();
    void presetRenameRequested(const QString& name);
    void presetDeleteRequested(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* newFooter();
    void placeNewTrack(bool isFirst);
    void placeFooter();
    QWidget* newEvents();
    QWidget* newHeader();
    void fillPresetMenu();
    void showScrub();
    void connectLanes();
    TrackCard* newCard(int track);
    void askWeightValue(int track);
    void showTransition();
    void showEventFilters();
    void showEvents();
    void activateEvent(int row);

    ControllerState m_state;
    std::function<QStringList()> m_offeredWeightValues;
    WeightValueCheck m_weightValueCheck;
    std::vector<ControllerEvent> m_events;
    std::vector<int> m_shownEvents; ///< those that the filter lets through
    std::vector<TrackCard*> m_cards;
    QStringList m_presets;
    QString m_preset; ///< that was used last
    QWidget* m_headerBox = nullptr;
    QToolButton* m_presetButton = nullptr;
    ElidedButton* m_header;
    TransitionEditor* m_editor;
    QVBoxLayout* m_tracks;
    NewTrackRow* m_newTrack;
    QWidget* m_footer = nullptr; ///< stands below what scrolls
    QHBoxLayout* m_footerLine = nullptr;
    QPushButton* m_transition = nullptr;
    QString m_transitionKey;
    QToolButton* m_atEnd = nullptr;
    BlendLanesView* m_lanes;
    GroundRow* m_ground;
    SyncRow* m_sync;
    QPushButton* m_backToNow = nullptr;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_kinds = nullptr;
    QWidget* m_eventBox = nullptr;
    EventList* m_eventList = nullptr;
};

} // namespace tagline
