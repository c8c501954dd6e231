#pragma once

// Application is the composition root: it makes documents, sessions, window and presenters, and joins them.

#include <QObject>
#include <QSettings>

#include "app/LayoutActions.h"
#include "app/MainWindow.h"
#include "app/ThemeActions.h"
#include "app/Translations.h"
#include "app/actions/ActionRegistry.h"
#include "app/document/driving/DriveSession.h"
#include "app/document/editing/EditJournal.h"
#include "app/document/editing/EditRecovery.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/library/reading/SourceScan.h"
#include "app/document/library/watching/DiskWatch.h"
#include "app/document/library/watching/NewFileWatch.h"
#include "app/document/playing/BlendSpaceSession.h"
#include "app/document/playing/ClipPreparation.h"
#include "app/document/playing/ControllerSession.h"
#include "app/document/playing/CrowdSession.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/document/playing/ReelSession.h"
#include "app/document/queries/QuerySession.h"
#include "app/presenters/blending/ControllerPresenter.h"
#include "app/presenters/blending/LastBlend.h"
#include "app/presenters/blending/PresetPresenter.h"
#include "app/presenters/characters/CharacterPresenter.h"
#include "app/presenters/characters/RetargetPresenter.h"
#include "app/presenters/checks/CheckBadgesPresenter.h"
#include "app/presenters/checks/ChecksPresenter.h"
#include "app/presenters/driving/DrivePresenter.h"
#include "app/presenters/exports/ExportPresenter.h"
#include "app/presenters/exports/PictureExportPresenter.h"
#include "app/presenters/files/DiskNewsPresenter.h"
#include "app/presenters/files/OpenElsewhere.h"
#include "app/presenters/files/OpenedPaths.h"
#include "app/presenters/files/OpeningPresenter.h"
#include "app/presenters/files/ReadOnlyPresenter.h"
#include "app/presenters/files/RecoveryPresenter.h"
#include "app/presenters/files/SavePresenter.h"
#include "app/presenters/library/HistoryPresenter.h"
#include "app/presenters/library/LibraryPresenter.h"
#include "app/presenters/library/SpentTimePresenter.h"
#include "app/presenters/library/WallPresenter.h"
#include "app/presenters/live/LetterHints.h"
#include "app/presenters/live/LiveTagPresenter.h"
#include "app/presenters/live/RecordPresenter.h"
#include "app/presenters/live/TagKeys.h"
#include "app/presenters/matching/BestMatchPresenter.h"
#include "app/presenters/media/MediaPresenter.h"
#include "app/presenters/messages/MessagePresenter.h"
#include "app/presenters/messages/RefusedKeys.h"
#include "app/presenters/motion/ContactPresenter.h"
#include "app/presenters/motion/CurvePresenter.h"
#include "app/presenters/motion/MotionChecksPresenter.h"
#include "app/presenters/motion/SegmentsPresenter.h"
#include "app/presenters/palette/CommandPalettePresenter.h"
#include "app/presenters/playback/CameraPresenter.h"
#include "app/presenters/playback/CrowdPresenter.h"
#include "app/presenters/playback/PlaybackModes.h"
#include "app/presenters/playback/PlaybackPresenter.h"
#include "app/presenters/playback/ViewportPresenter.h"
#include "app/presenters/query/AnswerPresenter.h"
#include "app/presenters/query/CutPresenter.h"
#include "app/presenters/query/QueryPresenter.h"
#include "app/presenters/query/RulePresenter.h"
#include "app/presenters/query/StatisticsPresenter.h"
#include "app/presenters/search/CoveragePresenter.h"
#include "app/presenters/search/LikenessPresenter.h"
#include "app/presenters/search/TransitionsPresenter.h"
#include "app/presenters/settings/SettingsPresenter.h"
#include "app/presenters/suggesters/SuggestersPresenter.h"
#include "app/presenters/tags/LibraryTagPresenter.h"
#include "app/presenters/tags/TagGuidePresenter.h"
#include "app/presenters/tags/TagMomentPresenter.h"
#include "app/presenters/tags/TagPresenter.h"
#include "app/presenters/takes/PartnerLanes.h"
#include "app/presenters/timeline/DerivedTagLanes.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "app/presenters/tour/TourPresenter.h"
#include "app/presenters/versions/AnnotatorPresenter.h"
#include "app/presenters/versions/MergePresenter.h"
#include "app/presenters/welcome/WelcomePresenter.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

class ManualDialog;

/// Folders and files that the program uses; tests pass folders of their own.
struct ApplicationPaths
{
    ImportEnvironment import;
    QString settingsFile;
    QString recoveryFolder;
    QString stateFolder;   ///< of the log, and of what a fault left
    QString sampleLibrary; ///< empty where it is not installed
    QString sampleCopy;    ///< the folder of a person's own copy of it; empty: it is opened where it lies
    GamepadPlace gamepads;

    /// The usual places of this user and this installation.
    static ApplicationPaths standard();
};

class Application : public QObject
{
    Q_OBJECT

public:
    explicit Application(const ApplicationPaths& paths);
    ~Application() override;

    MainWindow& window() { return m_window; }
    LibraryDocument& document() { return m_document; }
    ImportQueue& imports() { return m_imports; }
    SourceScan& sourceScan() { return m_scan; }
    AnnotatorPresenter& annotators() { return m_annotatorPresenter; }
    MergePresenter& merging() { return m_mergePresenter; }
    SettingsPresenter& settings() { return m_settingsPresenter; }
    SpentTimeSession& spentTimes() { return m_spentTimePresenter.session(); }
    Workspace& workspace() { return m_workspace; }
    QuerySession& query() { return m_query; }
    PlaybackSession& playback() { return m_playback; }
    ControllerSession& controller() { return m_controller; }
    ReelSession& reel() { return m_reel; }
    CrowdSession& crowd() { return m_crowd; }
    MediaPresenter& media() { return m_mediaPresenter; }
    const ExportPresenter& exports() const { return m_exportPresenter; }
    const PictureExportPresenter& pictureExports() const { return m_pictureExportPresenter; }
    const CutPresenter& cuts() const { return m_cutPresenter; }
    const MatchSession& matches() const { return m_bestMatchPresenter.session(); }
    const LikenessSession& likeness() const { return m_likenessPresenter.session(); }
    const CoverageSession& coverage() const { return m_coveragePresenter.session(); }
    const BodyCache& bodies() const { return *m_bodies; }
    const TransitionSession& transitions() const { return m_transitionsPresenter.session(); }
    const TransitionCostSession& transitionCosts() const { return m_transitionsPresenter.costs(); }
    const CheckSession& checks() const { return m_checksPresenter.session(); }
    const CheckBadges& checkBadges() const { return m_checkBadgesPresenter.badges(); }
    const EditRecovery& recovery() const { return m_recovery; }
    PresetPresenter& presets() { return m_presetPresenter; }
    CameraPresenter& cameras() { return m_cameraPresenter; }
    BlendSpaceSession& blendSpace() { return m_blendSpace; }
    DriveSession& drive() { return m_drive; }

    /// Opens paths in place of what is open, once it is known in the background that they can be opened;
    /// asks then if something is unsaved. Another open() in the meantime counts instead.
    void open(const QStringList& paths);
    /// Whether paths are being looked at in order to open them in place of what is open.
    bool isOpening() const { return m_openingPresenter.isOpening(); }
    /// Adds paths to what is open.
    void add(const QStringList& paths);
    /// Offers edits that a crashed session left. Call once the window is shown.
    void offerRecovery();
    /// Whether such edits are still looked for, in the background.
    bool isLookingForRecovery() const { return m_recoveryPresenter.isLooking(); }
    /// Tells the person that the session before ended by a fault, if it did. Call it after offerRecovery().
    void tellOfCrash();
    /// From here on the end of the session (SIGTERM, SIGHUP, SIGINT) keeps unsaved edits, which the next
    /// start offers: endRequested() follows.
    void endWithSession();
    /// Saves, asking the person for decisions that saving needs. False if something stays unsaved.
    bool save();

signals:
    /// The window showed a person this text.
    void said(const QString& text);
    /// Unsaved edits are kept: the program is to end at once with this status, without any question.
    void endRequested(int status);

private:
    /// Adds a presenter that no other object calls, with its own widgets and sessions after the context.
    template<class Added, class... Own>
    Added& add(Own&&... own)
    {
        auto added = std::make_unique<Added>(m_context, std::forward<Own>(own)...);
        Added& presenter = *added;
        m_presenters.push_back(std::move(added));
        return presenter;
    }
    void addPresenters();
    void connectFiles();
    void connectPresenters();
    void connectLiveTagging();
    void connectRangeFields();
    void connectWindow();
    void connectImports();
    void showCurrentClip();
    bool mayEndExport();
    void close(QCloseEvent* event);
    void keepSettings();
    void showStatus();
    void showTitle();
    QList<TimelineBadge> badges() const;
    ManualDialog& showManual();
    void showKeys();
    QList<TagKeyRow> tagKeyRows() const;
    void showAbout();
    void showNews();
    void fillWelcomePage();
    void showReport();
    QString pictureDriver();

    ApplicationPaths m_paths;
    QSettings m_settings;
    Translations m_translations; ///< made before every object that has texts
    ActionRegistry m_actions;
    ThemeActions m_themeActions;
    LibraryDocument m_document;
    Workspace m_workspace;
    ClipPreparation m_preparation;
    ControllerSession m_controller;
    BlendSteps m_blendSteps{m_document.undoStack(), m_controller};
    ReelSession m_reel;
    CrowdSession m_crowd;
    BlendSpaceSession m_blendSpace;
    DriveSession m_drive;
    RestingFigure m_resting;
    PlaybackSession m_playback;
    QuerySession m_query;
    ImportQueue m_imports;
    SourceScan m_scan;
    EditJournal m_journal;
    EditRecovery m_recovery;
    DiskWatch m_diskWatch;
    NewFileWatch m_newFiles;
    MainWindow m_window;
    OpenedPaths m_opened;
    OpenElsewhere m_openElsewhere;
    MessagePresenter m_messages;
    PresenterContext m_context;
    LayoutActions m_layoutActions;
    SavePresenter m_savePresenter;
    ReadOnlyPresenter m_readOnlyPresenter;
    OpeningPresenter m_openingPresenter;
    WelcomePresenter m_welcomePresenter;
    RecoveryPresenter m_recoveryPresenter;
    DiskNewsPresenter m_diskNewsPresenter;
    LibraryPresenter m_libraryPresenter;
    SpentTimePresenter m_spentTimePresenter;
    QueryPresenter m_queryPresenter;
    AnswerPresenter m_answerPresenter;
    CutPresenter m_cutPresenter;
    ExportPresenter m_exportPresenter;
    PictureExportPresenter m_pictureExportPresenter;
    TagPresenter m_tagPresenter;
    TimelinePresenter m_timelinePresenter;
    WallPresenter m_wallPresenter;
    DerivedTagLanes m_derivedTagLanes;
    PartnerLanes m_partnerLanes;
    RulePresenter m_rulePresenter;
    SuggestersPresenter m_suggestersPresenter;
    CurvePresenter m_curvePresenter;
    ContactPresenter m_contactPresenter;
    MotionChecksPresenter m_motionChecksPresenter;
    SegmentsPresenter m_segmentsPresenter;
    MediaPresenter m_mediaPresenter;
    ViewportPresenter m_viewportPresenter;
    CameraPresenter m_cameraPresenter;
    LastBlend m_lastBlend;
    ControllerPresenter m_controllerPresenter;
    PresetPresenter m_presetPresenter;
    LikenessPresenter m_likenessPresenter;
    std::shared_ptr<BodyCache> m_bodies = std::make_shared<BodyCache>();
    CoveragePresenter m_coveragePresenter;
    TransitionsPresenter m_transitionsPresenter;
    BestMatchPresenter m_bestMatchPresenter;
    ChecksPresenter m_checksPresenter;
    CheckBadgesPresenter m_checkBadgesPresenter;
    StatisticsPresenter m_statisticsPresenter;
    CommandPalettePresenter m_commandPalettePresenter;
    CrowdPresenter m_crowdPresenter;
    PlaybackPresenter m_playbackPresenter;
    PlaybackModes m_playbackModes;
    CharacterPresenter m_characterPresenter;
    RetargetPresenter m_retargetPresenter;
    AnnotatorPresenter m_annotatorPresenter;
    MergePresenter m_mergePresenter;
    HistoryPresenter m_historyPresenter;
    LibraryTagPresenter m_libraryTagPresenter;
    TagMomentPresenter m_tagMomentPresenter;
    TagGuidePresenter m_tagGuidePresenter;
    RecordPresenter m_recordPresenter;
    LiveTagPresenter m_liveTagPresenter;
    TagKeys m_tagKeys;
    LetterHints m_letterHints;
    RefusedKeys m_refusedKeys;
    SettingsPresenter m_settingsPresenter;
    TourPresenter m_tourPresenter;
    DrivePresenter m_drivePresenter; ///< after m_tagKeys: its keys are heard first
    std::vector<std::unique_ptr<Presenter>> m_presenters;
    QString m_hoverText;
    QString m_clipNote; ///< about the clip that is shown
    QString m_pictureText;
    ClipId m_namedClip; ///< the clip that notes may refer to
};

} // namespace tagline
