#pragma once

// ControllerPanel shows the blended tracks, their transition, their weights over
// time, and the events of the playback.

#include <QScrollArea>

#include "widgets/controller/BlendLanes.h"
#include "widgets/controller/ControllerState.h"
#include "widgets/controller/GroundRow.h"
#include "widgets/controller/curves/WeightValueDialog.h"

class QComboBox;
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

/// The actions whose keys appear in the panel's tooltips.
enum class ControllerKey {
    FirstTrack,
    NewTrack,
    TransitionSettings,
    Presets,
    TransitionNow,
    TransitionAtEnd
};

/// Setters never emit; user input does. Tracks are numbered from 0, and from 1 in texts.
class ControllerPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit ControllerPanel(QWidget* parent = nullptr);

    /// The state that does not change with every picture.
    void setState(const ControllerState& state);
    const ControllerState& state() const { return m_state; }
    /// State of a playing blend, one entry per track: cheap enough for every picture.
    void setTracksNow(const std::vector<TrackNow>& tracks);
    void setLanes(BlendLanes lanes);
    /// How the figure moves over the ground.
    void setGroundNow(const GroundNow& now);
    void setEvents(std::vector<ControllerEvent> events);
    /// `offered` lists the texts that can be chosen as values for weights, `check` explains such a text; both
    /// are called while the user chooses.
    void setWeightValues(std::function<QStringList()> offered, WeightValueCheck check);
    /// Checks the value being chosen anew, after more became known.
    void refreshWeightValues();
    /// The names of saved blends, and the one used last; empty for none.
    void setPresets(const QStringList& names, const QString& current);
    /// The key of an action, as a readable text; empty for none.
    void setKey(ControllerKey action, const QString& key);
    /// The presets and "Transition: cross-fade 0.30 s", for the panel's title line; a child of the panel
    /// until it is placed there.
    QWidget* headerWidget() const;
    /// The height at which nothing scrolls; 0 while there are no tracks.
    int neededHeight() const;
    /// Never narrower than its controls; the height scrolls.
    QSize minimumSizeHint() const override;
    /// Opens the transition settings, below the title.
    void showTransitionEditor();
    /// Moves the focus to the field of the sync tags. False if no track keeps in step.
    bool editSyncTags();
    /// Opens the menu of presets.
    void showPresetMenu();
    /// Adds a menu for each track, with the actions of its card.
    void fillTrackMenus(QMenu& menu);

signals:
    void neededHeightChanged();
    /// The clip being shown is to go on this track; the number of tracks means a new one.
    void currentClipRequested(int track);
    /// A clip was dropped on this track; the number of tracks means a new one.
    void clipDropped(int track, tagline::ClipId clip);
    void trackChangeRequested(int track, const tagline::TrackSetup& wanted);
    /// The track is to have this share of the pose (0 … 1) now.
    void shareChangeRequested(int track, double share);
    void removeRequested(int track);
    /// Fade to this track now.
    void fadeRequested(int track);
    /// Fade to the next track now, or at the end of the leading one.
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
    /// Show the past at this time of the blend, or return to now.
    void scrubRequested(double seconds);
    void scrubEndRequested();
    void presetLoadRequested(const QString& name);
    void presetSaveRequested();
    void presetRenameRequested(const QString& name);
    void presetDeleteRequested(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* newFooter();
    void placeNewTrack(bool isFirst);
    void placeFooter();
    void fitTransition();
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
    std::vector<int> m_shownEvents; ///< indices of the events that pass the filter
    std::vector<TrackCard*> m_cards;
    QStringList m_presets;
    QString m_preset; ///< the preset used last
    QWidget* m_headerBox = nullptr;
    QToolButton* m_presetButton = nullptr;
    ElidedButton* m_header;
    TransitionEditor* m_editor;
    QVBoxLayout* m_tracks;
    NewTrackRow* m_newTrack;
    QWidget* m_footer = nullptr; ///< below the scrolled area
    QPushButton* m_transition = nullptr;
    QString m_transitionWords, m_shortTransitionWords; ///< of the button
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
    int m_neededHeight = 0; ///< told last
};

} // namespace tagline
