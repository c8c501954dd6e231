#include "app/Application.h"

#include "app/actions/ActionTable.h"
#include "app/document/jobs/BackgroundFailures.h"
#include "app/manual/ControlHelp.h"
#include "app/manual/ManualDialog.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/live/ReactionDialog.h"
#include "app/presenters/palette/MenuCommands.h"
#include "app/presenters/settings/CacheLimit.h"
#include "app/presenters/settings/LanguageChoice.h"
#include "app/presenters/settings/WindowScale.h"
#include "app/reporting/ProgramLog.h"
#include "app/reporting/StateFolder.h"
#include "core/import/ImportLocations.h"
#include "core/library/spent/SpentTimeFile.h"
#include "core/system/processes/EndRequests.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/drive/DrivePanel.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/TransportBar.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QSocketNotifier>
#include <QStandardPaths>

#include <utility>

namespace tagline {
namespace {

constexpr auto drawnOnKey = "viewport/drawnOn"; ///< the platform on which OpenGL drew last

/// Whether OpenGL drew at the last start on this platform.
bool hasDrawn(const QSettings& settings)
{
    return settings.value(drawnOnKey).toString() == QGuiApplication::platformName();
}

/// The first of the paths that exists; empty if none does.
QString firstExisting(const QStringList& paths)
{
    for (const QString& path : paths)
        if (QFileInfo::exists(path)) return QFileInfo(path).canonicalFilePath();
    return {};
}

} // namespace

ApplicationPaths ApplicationPaths::standard()
{
    const QString here = QCoreApplication::applicationDirPath();
    ApplicationPaths paths;
    paths.import = standardImportEnvironment(here.toStdString());
    paths.settingsFile = standardSettingsFile();
    paths.recoveryFolder =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/tagline/recovery";
    paths.stateFolder = standardStateFolder();
    paths.sampleCopy =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/tagline/sample";
    paths.sampleLibrary = firstExisting({qEnvironmentVariable("TAGLINE_SAMPLE"),
                                         here + "/../share/tagline/sample/sample.tagline",
                                         QStringLiteral(TAGLINE_SAMPLE_SOURCE)});
    return paths;
}

Application::Application(const ApplicationPaths& paths)
    : m_paths(paths)
    , m_settings(paths.settingsFile, QSettings::IniFormat)
    , m_translations(languageChoice(m_settings))
    , m_themeActions(m_actions, m_settings)
    , m_query(m_document)
    , m_imports(m_document, withCacheLimit(paths.import, m_settings))
    , m_scan(m_document, m_imports)
    , m_journal(m_document, paths.recoveryFolder)
    , m_recovery(m_document, m_imports, m_journal)
    , m_diskWatch(m_document)
    , m_newFiles(m_document)
    , m_window(m_actions, hasDrawn(m_settings))
    , m_opened(m_journal, m_settings)
    , m_openElsewhere(m_opened, paths.stateFolder + "/open")
    , m_messages(m_document.undoStack(), m_window.status().messages())
    , m_context{m_document, m_workspace, m_query,
                m_playback, m_actions,   m_settings,
                m_window,   m_messages,  [this] { return m_timelinePresenter.mayEdit(); }}
    , m_layoutActions(m_context, m_window)
    , m_savePresenter(m_context, m_diskWatch, m_journal, m_opened)
    , m_readOnlyPresenter(m_context, m_opened, m_openElsewhere, m_savePresenter)
    , m_openingPresenter(m_context, m_scan, m_imports, m_opened,
                         {m_window.timeline(), m_window.wall(), m_window.libraryView(), m_window.status()},
                         m_savePresenter, {paths.sampleLibrary, paths.sampleCopy})
    , m_welcomePresenter(m_context, m_imports, m_opened, m_openingPresenter, m_window.viewport(),
                         m_window.welcomePage(), paths.stateFolder)
    , m_recoveryPresenter(m_context, m_journal, m_recovery, m_openingPresenter, m_savePresenter, m_opened)
    , m_diskNewsPresenter(m_context, m_scan, m_imports, m_diskWatch, m_newFiles)
    , m_libraryPresenter(m_context, m_window.libraryView())
    , m_spentTimePresenter(m_context, m_libraryPresenter, m_window.libraryView(),
                           spentTimeFile(QFile::encodeName(paths.stateFolder).toStdString()))
    , m_queryPresenter(m_context, m_window.queryBar())
    , m_answerPresenter(m_context, m_window.queryBar())
    , m_cutPresenter(m_context)
    , m_exportPresenter(m_context)
    , m_pictureExportPresenter(m_context, m_window.viewport())
    , m_tagPresenter(m_context, m_window.tagPalette())
    , m_timelinePresenter(m_context, m_window.timeline())
    , m_wallPresenter(m_context, m_timelinePresenter, m_window.libraryView(), m_window.wall(),
                      m_window.wallBar())
    , m_derivedTagLanes(m_context, m_timelinePresenter)
    , m_partnerLanes(m_context, m_timelinePresenter, m_window.timeline())
    , m_rulePresenter(m_context, m_window.rulesPanel(), m_window.libraryView(), m_window.timeline(),
                      m_timelinePresenter)
    , m_suggestersPresenter(
          m_context, {m_window.libraryView(), m_window.timeline(), m_timelinePresenter, m_rulePresenter},
          QFile::encodeName(paths.stateFolder + "/suggesters.json").toStdString())
    , m_curvePresenter(m_context, m_window.curvePanel(), m_window.timeline(), m_timelinePresenter)
    , m_contactPresenter(m_context, m_window.contactPanel(), m_timelinePresenter)
    , m_motionChecksPresenter(m_context, m_timelinePresenter)
    , m_segmentsPresenter(m_context, {m_window.timeline(), m_timelinePresenter, m_window.tagPalette()},
                          [this] { return m_playback.isClipShown() && m_playback.player().isPlaying(); })
    , m_mediaPresenter(m_context, m_window.mediaView(), m_window.timeline(), m_timelinePresenter)
    , m_viewportPresenter(m_context, m_window.viewport())
    , m_cameraPresenter(m_context, m_window.viewport())
    , m_lastBlend(m_context, m_controller, m_imports)
    , m_controllerPresenter(m_context, m_controller, m_blendSteps, m_window.controllerPanel())
    , m_presetPresenter(m_context, m_controller, m_blendSteps, m_window.controllerPanel())
    , m_likenessPresenter(m_context, m_window.viewport())
    , m_coveragePresenter(m_context, m_bodies)
    , m_transitionsPresenter(m_context, m_bodies, m_window.timeline(), m_window.wall(), m_window.viewport())
    , m_bestMatchPresenter(m_context)
    , m_checksPresenter(m_context)
    , m_checkBadgesPresenter(m_context, m_window.libraryView(), m_window.timeline())
    , m_statisticsPresenter(m_context)
    , m_commandPalettePresenter(m_context, m_window.libraryView().model())
    , m_crowdPresenter(m_context, m_crowd, m_window.viewport())
    , m_playbackPresenter(m_context, m_window.transport(), m_window.timeline())
    , m_playbackModes(m_context)
    , m_characterPresenter(m_context, m_resting, m_window.viewport())
    , m_retargetPresenter(m_context, m_preparation)
    , m_annotatorPresenter(m_context, {&m_window.timeline()})
    , m_mergePresenter(m_context)
    , m_historyPresenter(m_context, m_window.historyPanel(), m_window.timeline())
    , m_libraryTagPresenter(m_context, m_window.libraryView())
    , m_tagMomentPresenter(m_context, m_window.tagPalette())
    , m_tagGuidePresenter(m_context, m_window.tagPalette())
    , m_recordPresenter(m_context, m_window.timeline())
    , m_liveTagPresenter(m_context)
    , m_tagKeys(m_window,
                [this](const std::string& key) { return m_document.library().vocabulary().findKey(key); })
    , m_letterHints(m_actions, m_messages,
                    [this](TagId tag) { return shortTagName(m_document.library(), tag); })
    , m_refusedKeys(m_window, m_actions)
    , m_settingsPresenter(m_context,
                          {m_actions, m_settings, m_liveTagPresenter, m_recordPresenter, m_libraryPresenter,
                           m_wallPresenter, m_savePresenter, m_spentTimePresenter},
                          [this] { return tagKeyRows(); })
    , m_tourPresenter(m_context, {m_window.libraryView(), m_window.queryBar()},
                      [this](const QString& dock) { m_window.showPanel(dock); })
    , m_drivePresenter(
          m_context, m_drive,
          {m_window.drivePanel(), m_window.viewport(), m_window.libraryView().model(), paths.gamepads})
{
    m_controller.setPreparation(m_preparation);
    m_transitionsPresenter.player().setPreparation(m_preparation);
    m_playback.setPreparation(m_preparation);
    m_reel.setPreparation(m_preparation);
    m_crowd.setPreparation(m_preparation);
    m_blendSpace.setPreparation(m_preparation);
    m_actions.loadKeys(m_settings);
    const bool isWindowWhole = m_window.restoreLayout(m_settings);
    m_curvePresenter.load(m_settings);
    m_libraryTagPresenter.setSelectedFrames([this] { return m_wallPresenter.selectedFrames(); });
    m_settingsPresenter.load();
    m_window.queryBar().setHistory(m_settings.value("query/history").toStringList());
    addPresenters();
    connectFiles();
    connectPresenters();
    connectImports();
    connectWindow();
    m_layoutActions.load(isWindowWhole);
    fillWelcomePage();
    m_window.timeline().setFocus();
    showStatus();
    showTitle();
}

Application::~Application() { m_settings.sync(); } // before anything is waited for

void Application::open(const QStringList& paths) { m_openingPresenter.open(paths); }

void Application::add(const QStringList& paths) { m_openingPresenter.add(paths); }

void Application::offerRecovery() { m_recoveryPresenter.offer(); }

bool Application::save() { return m_savePresenter.save(); }

void Application::connectFiles()
{
    connect(&m_messages, &MessagePresenter::said, this, &Application::said);
    connect(&m_messages, &MessagePresenter::warned, this,
            [](const QString& problem) { logLine(QStringLiteral("said"), problem); });
    connect(&m_messages, &MessagePresenter::undoRequested, m_actions["edit.undo"], &QAction::trigger);
    connect(&m_messages, &MessagePresenter::redoRequested, m_actions["edit.redo"], &QAction::trigger);
    connect(&m_opened, &OpenedPaths::changed, this, &Application::showTitle);
    connect(&m_document, &LibraryDocument::readOnlyChanged, this, &Application::showTitle);
    connect(&m_readOnlyPresenter, &ReadOnlyPresenter::closeRequested, m_actions["file.close"],
            &QAction::trigger);
    connect(&m_openingPresenter, &OpeningPresenter::closing, this, [this] {
        m_diskNewsPresenter.forget();
        m_messages.forget();
    });
    m_savePresenter.setUnfinished([this] { m_liveTagPresenter.finish(); });
    m_actions.connectTo("file.quit", &m_window, [this] { m_window.close(); });
    QMenuBar& bar = *m_window.menuBar();
    m_actions.addMenuAbove("file.openSample", bar, "Recent", tr("Open &Recent"), [this](QMenu& menu) {
        m_openingPresenter.fillRecentMenu(menu);
        m_welcomePresenter.addForgetting(menu);
    });
    m_actions
        .addMenuAbove("clip.character", bar, "Character", tr("Preview &Character"),
                      [this](QMenu& menu) { m_characterPresenter.fillMenu(menu); })
        .setProperty(growsWithLibrary, true);
    m_actions.addMenuAbove("controller.play", bar, "Tracks", tr("Trac&ks"),
                           [this](QMenu& menu) { m_window.controllerPanel().fillTrackMenus(menu); });
}

void Application::connectPresenters()
{
    connect(&BackgroundFailures::instance(), &BackgroundFailures::reported, &m_messages,
            &MessagePresenter::warn);
    connect(&m_readOnlyPresenter, &ReadOnlyPresenter::editRefused, &m_messages,
            &MessagePresenter::refuseEdit);
    connect(&m_openElsewhere, &OpenElsewhere::warned, &m_messages, &MessagePresenter::warn);
    m_statisticsPresenter.setNote([this] { return m_spentTimePresenter.totalsText(); });
    connect(&m_spentTimePresenter, &SpentTimePresenter::totalsChanged, &m_statisticsPresenter,
            &StatisticsPresenter::showNote);
    connect(&m_exportPresenter, &ExportPresenter::chosen, &m_tourPresenter, &TourPresenter::noteExport);
    connect(&m_themeActions, &ThemeActions::noted, &m_messages, &MessagePresenter::note);
    connect(&m_rulePresenter, &RulePresenter::queryRequested, &m_queryPresenter, &QueryPresenter::setText);
    connect(&m_rulePresenter, &RulePresenter::suggestionChosen, &m_curvePresenter,
            &CurvePresenter::forgetDragged);
    connect(&m_rulePresenter, &RulePresenter::linesChanged, &m_curvePresenter, &CurvePresenter::setRuleLines);
    connect(&m_curvePresenter, &CurvePresenter::linesMoved, &m_rulePresenter, &RulePresenter::moveLines);
    connect(&m_suggestersPresenter, &SuggestersPresenter::suggestionChosen, &m_curvePresenter,
            &CurvePresenter::forgetDragged);
    m_actions.connectTo("tag.rules", &m_window, [this] { m_window.showRules(); });
    m_actions.connectTo("tag.contacts", &m_window, [this] { m_window.showContacts(); });
    m_actions.connectTo("view.curves", &m_window, [this] { m_window.showCurves(); });
    connect(&m_contactPresenter, &ContactPresenter::previewed, &m_viewportPresenter,
            &ViewportPresenter::setContacts);
    connect(&m_crowdPresenter, &CrowdPresenter::clipRequested, &m_playbackPresenter,
            &PlaybackPresenter::openBeside);
    connect(&m_playbackPresenter, &PlaybackPresenter::ticked, &m_playbackModes, &PlaybackModes::skip);
    connect(&m_playbackModes, &PlaybackModes::loopRangeChanged, &m_pictureExportPresenter,
            &PictureExportPresenter::setLoopRange);
    connect(&m_playbackModes, &PlaybackModes::loopRangeChanged, &m_window.timeline(),
            &TimelineWidget::setLoopRange);
    connect(&m_bestMatchPresenter, &BestMatchPresenter::trackRequested, this, [this](int track, ClipId clip) {
        m_controllerPresenter.setTrack(track < 0 ? m_controller.trackCount() : track, clip);
    });
    connect(&m_commandPalettePresenter, &CommandPalettePresenter::panelChosen, &m_window,
            &MainWindow::showPanel);
    connect(&m_commandPalettePresenter, &CommandPalettePresenter::tagChosen, &m_window.timeline(),
            &TimelineWidget::revealActiveLane);
    connect(&m_commandPalettePresenter, &CommandPalettePresenter::queryChosen, &m_queryPresenter,
            &QueryPresenter::setText);
    connect(&m_commandPalettePresenter, &CommandPalettePresenter::presetChosen, this,
            [this](const QString& name) {
                m_window.showController();
                m_presetPresenter.load(name);
            });
    connect(&m_presetPresenter, &PresetPresenter::arranged, &m_controllerPresenter,
            &ControllerPresenter::showArranged);
    connect(m_actions["controller.blendSpace"], &QAction::toggled, &m_window, &MainWindow::showBlendSpace);
    connect(&m_window, &MainWindow::blendSpaceShown, m_actions["controller.blendSpace"],
            &QAction::setChecked);
    connect(&m_retargetPresenter, &RetargetPresenter::trialChanged, &m_playbackPresenter,
            &PlaybackPresenter::setTrial);
    connect(&m_timelinePresenter, &TimelinePresenter::hoverTextChanged, this, [this](const QString& text) {
        m_hoverText = text;
        showStatus();
    });
    connect(&m_wallPresenter, &WallPresenter::hoverTextChanged, this, [this](const QString& text) {
        m_hoverText = text;
        showStatus();
    });
    connect(&m_libraryPresenter, &LibraryPresenter::hitReached, &m_window.wall(), &WallView::reveal);
    connect(&m_wallPresenter, &WallPresenter::shown, this, [this](bool isWall) {
        m_window.makeRoomForWall(isWall);
        if (!isWall) m_window.timeline().setFocus();
    });
    connect(&m_window, &MainWindow::wallDragged, m_actions["view.wall"], &QAction::setChecked);
    connectRangeFields();
    connect(&m_timelinePresenter, &TimelinePresenter::newTagRequested, &m_tagPresenter,
            &TagPresenter::makeTag);
    connect(&m_tagPresenter, &TagPresenter::made, &m_messages, &MessagePresenter::say);
    connect(&m_window.tagPalette(), &TagPalette::activeTagClicked, &m_window.timeline(),
            &TimelineWidget::revealActiveLane);
    connect(&m_answerPresenter, &AnswerPresenter::cutRequested, &m_cutPresenter, &CutPresenter::cut);
    connect(&m_cutPresenter, &CutPresenter::filesMoved, this, [this](const QString& text) {
        m_openingPresenter.open(m_opened.paths(), [this, text] { m_messages.say(text); });
    });
    connect(&m_answerPresenter, &AnswerPresenter::liveTagMade, &m_derivedTagLanes, &DerivedTagLanes::reveal);
    connect(&m_window.queryBar(), &QueryBar::accepted, &m_window.timeline(), [this] {
        if (m_query.state() != QueryState::Invalid)
            m_window.timeline().setFocus(); // an invalid query is corrected first
    });
    connect(&m_window.queryBar(), &QueryBar::left, &m_window.timeline(),
            [this] { m_window.timeline().setFocus(); });
    connect(&m_tagPresenter, &TagPresenter::queryForTagRequested, &m_queryPresenter, &QueryPresenter::useTag);
    connect(&m_timelinePresenter, &TimelinePresenter::queryForLiveTagRequested, this,
            [this](const QString& name) { m_queryPresenter.useTagNamed(name, {}); });
    connect(&m_window.tagPalette(), &TagPalette::queryForLiveTagRequested, &m_queryPresenter,
            &QueryPresenter::useTagNamed);
    connect(&m_window.tagPalette(), &TagPalette::liveTagClicked, &m_derivedTagLanes,
            &DerivedTagLanes::reveal);
    m_tagPresenter.setLiveTotals(
        [this](const std::string& name) { return m_derivedTagLanes.totalsOf(name); });
    connect(&m_derivedTagLanes, &DerivedTagLanes::totalsChanged, &m_tagPresenter,
            &TagPresenter::refreshLater);
    connect(&m_viewportPresenter, &ViewportPresenter::pictureTextChanged, this, [this](const QString& text) {
        m_pictureText = text;
        showStatus();
    });
    connectLiveTagging();
    connect(&m_drivePresenter, &DrivePresenter::panelRequested, &m_window, &MainWindow::showDrive);
    connect(&m_drivePresenter, &DrivePresenter::steeringChanged, this, [this] {
        const QWidget* typing = QApplication::focusWidget(); // Qt may move the focus as a panel closes
        if (m_drivePresenter.isSteering() || !typing || typing->testAttribute(Qt::WA_InputMethodEnabled))
            m_window.timeline().setFocus(); // so that no field takes the letters
        showStatus();
    });
}

void Application::connectRangeFields()
{
    RangeEditor& fields = m_window.rangeFields();
    m_timelinePresenter.addNumberFields(fields);
    fields.setUnit(m_window.transport().units());
    connect(&m_window.transport(), &TransportBar::unitsChanged, &fields, &RangeEditor::setUnit);
    connect(&fields, &RangeEditor::problemChanged, &m_messages, &MessagePresenter::refuse);
    connect(&fields, &RangeEditor::editingFinished, &m_window.timeline(),
            [this] { m_window.timeline().setFocus(); });
}

void Application::connectLiveTagging()
{
    connect(&m_workspace, &Workspace::selectionChanged, this, [this] {
        const QString text = m_recordPresenter.selectionText();
        if (!m_messages.isStepFresh() && !text.isEmpty())
            m_messages.say(text); // an edit that selects says what it did
        showStatus();
    });
    connect(&m_tagPresenter, &TagPresenter::vocabularyRequested, m_actions["tag.vocabulary"],
            &QAction::trigger);
    connect(&m_tagPresenter, &TagPresenter::mergeRequested, &m_libraryTagPresenter,
            &LibraryTagPresenter::mergeTag);
    m_actions.connectTo("tag.reaction", this, [this] {
        ReactionDialog dialog(m_liveTagPresenter.reaction(), &m_window);
        if (dialog.exec() == QDialog::Accepted) m_liveTagPresenter.setReaction(dialog.reaction());
    });
    connect(&m_liveTagPresenter, &LiveTagPresenter::shown, &m_timelinePresenter, &TimelinePresenter::setLive);
    connect(&m_liveTagPresenter, &LiveTagPresenter::shown, &m_tagMomentPresenter,
            &TagMomentPresenter::setLive);
    connect(&m_liveTagPresenter, &LiveTagPresenter::shown, &m_tagGuidePresenter, &TagGuidePresenter::setLive);
    connect(&m_liveTagPresenter, &LiveTagPresenter::shown, &m_viewportPresenter, &ViewportPresenter::setLive);
    connect(&m_liveTagPresenter, &LiveTagPresenter::unnamedShown, &m_window.timeline(),
            &TimelineWidget::setGhost);
    connect(&m_liveTagPresenter, &LiveTagPresenter::nameWanted, &m_timelinePresenter,
            &TimelinePresenter::askTag);
    connect(&m_liveTagPresenter, &LiveTagPresenter::strokesChanged, this, &Application::showStatus);
    connect(&m_tagKeys, &TagKeys::tagKeyPressed, this, [this](TagId tag, LiveKey key, qint64 ago) {
        if (m_wallPresenter.tagSelected(tag, key)) return;
        if (key == LiveKey::Tag && !m_liveTagPresenter.isTagging() && m_segmentsPresenter.tagSegment(tag))
            return;
        m_liveTagPresenter.press(tag, key, ago);
    });
    connect(&m_tagKeys, &TagKeys::tagKeyReleased, &m_liveTagPresenter, &LiveTagPresenter::release);
    connect(&m_tagKeys, &TagKeys::keyWithoutTag, this, [this](const QString& key) {
        m_messages.refuse(
            tr("No tag has the key %1. Click beside a tag in the palette to give it this key.").arg(key));
    });
    m_tagKeys.setUnderWay([this] { return m_liveTagPresenter.isTagging(); });
    connect(&m_tagKeys, &TagKeys::escaped, this, [this] { m_liveTagPresenter.discardStarted(); });
    connect(&m_tagKeys, &TagKeys::letterOutsideTagMode, &m_letterHints, &LetterHints::tellSoon);
    connect(&m_refusedKeys, &RefusedKeys::pressed, this, [this](const QString& id, const QString& reason) {
        const bool isOnlyLooking = isEditAction(id) && !m_document.mayEdit(); // which is said
        if (!isOnlyLooking) m_messages.refuse(reason);
    });
    connect(&m_tagKeys, &TagKeys::tagModeChanged, m_actions["tag.mode"], &QAction::setChecked);
    connect(m_actions["tag.mode"], &QAction::toggled, &m_tagKeys, &TagKeys::setTagMode);
    connect(&m_tagKeys, &TagKeys::tagModeChanged, this, &Application::showStatus);
}

void Application::connectImports()
{
    connect(&m_imports, &ImportQueue::finished, this, [this] {
        m_playbackPresenter.stageClip();
        showTitle();
        m_diskNewsPresenter.sayUnreadable();
    });
    connect(&m_libraryPresenter, &LibraryPresenter::sourceAwaited, &m_imports, &ImportQueue::readFirst);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        const ClipId shown = m_workspace.currentClip();
        if (!change.toRead.empty() && shown.isValid())
            m_imports.readFirst(m_document.library().clip(shown).source);
    });
}

void Application::connectWindow()
{
    QUndoStack& undo = m_document.undoStack();
    const auto nameSteps = [this, &undo] {
        const bool isTagging = m_liveTagPresenter.isTagging(); // undo takes a running stroke back first
        m_actions.setAvailable("edit.undo", isTagging || undo.canUndo(), tr("There is nothing to undo."));
        m_actions.setAvailable("edit.redo", undo.canRedo(), tr("No change was undone."));
        m_actions["edit.undo"]->setText(isTagging        ? tr("&Undo Started Range")
                                        : undo.canUndo() ? tr("&Undo %1").arg(undo.undoText())
                                                         : tr("&Undo"));
        m_actions["edit.redo"]->setText(undo.canRedo() ? tr("&Redo %1").arg(undo.redoText()) : tr("&Redo"));
    };
    connect(&undo, &QUndoStack::indexChanged, this, nameSteps);
    m_messages.followSteps();
    connect(&undo, &QUndoStack::undoTextChanged, this, nameSteps);
    connect(&m_liveTagPresenter, &LiveTagPresenter::strokesChanged, this, nameSteps);
    connect(&m_timelinePresenter, &TimelinePresenter::pasted, &m_historyPresenter, &HistoryPresenter::flash);
    m_historyPresenter.setUnfinished([this] { return m_liveTagPresenter.takeBack(); });
    nameSteps();
    connect(&m_playback, &PlaybackSession::stateChanged, this, &Application::showStatus);
    connect(&m_playback, &PlaybackSession::figureChanged, this, &Application::showCurrentClip);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            m_preparation.cancel();
            m_workspace.reset();
            m_bodies->clear();
        }
        showTitle();
        showCurrentClip();
    });
    connect(&m_workspace, &Workspace::currentClipChanged, this, [this] {
        m_hoverText.clear(); // it was about the clip before
        const bool isOther = std::exchange(m_namedClip, m_workspace.currentClip()).isValid();
        if (isOther) {
            m_messages.endNote();
            m_messages.endRefusal();
        }
        showCurrentClip();
    });
    connect(&m_window, &MainWindow::pathsDropped, &m_openingPresenter, &OpeningPresenter::add);
    connect(&m_window, &MainWindow::closeRequested, this, &Application::close);
    connect(&m_window, &MainWindow::escaped, this, [this] {
        if (m_liveTagPresenter.discardStarted()) return;
        if (m_tourPresenter.skip()) return;
        if (m_viewportPresenter.stopMeasuring()) return;
        if (m_playback.source()) m_playback.show(nullptr); // back to the clip
    });
    connect(&m_window.libraryView(), &LibraryView::openFolderRequested, m_actions["file.openFolder"],
            &QAction::trigger);
    connect(&m_window.libraryView(), &LibraryView::openSampleRequested, m_actions["file.openSample"],
            &QAction::trigger);
    connect(&m_libraryPresenter, &LibraryPresenter::figureActivated, &m_characterPresenter,
            &CharacterPresenter::showAtRest);
    connect(&m_libraryPresenter, &LibraryPresenter::vocabularyTagsRequested, &m_checksPresenter,
            &ChecksPresenter::addToVocabulary);
    connect(&m_libraryPresenter, &LibraryPresenter::characterRequested, &m_characterPresenter,
            &CharacterPresenter::chooseSource);
    connect(&m_window.libraryView(), &LibraryView::clipActivated, &m_characterPresenter,
            &CharacterPresenter::showClip);
    connect(&m_playback, &PlaybackSession::stateChanged, this, [this] {
        if (!m_playback.isShown(m_resting)) m_window.libraryView().releaseFigure();
    });
    if (m_window.viewport())
        connect(m_window.viewport(), &ViewportWidget::driverAnswered, this, [this](bool isDrawing) {
            if (isDrawing)
                m_settings.setValue(drawnOnKey, QGuiApplication::platformName());
            else
                m_settings.remove(drawnOnKey); // the next start asks the driver and says what does not work
        });
    connect(m_actions["view.history"], &QAction::toggled, &m_window, &MainWindow::showHistory);
    connect(&m_window, &MainWindow::historyShown, m_actions["view.history"], &QAction::setChecked);
    for (const ActionRow& row : actionTable()) // after whoever does them
        m_actions.connectTo(row.id, this, [this] { m_messages.endRefusal(); });
    connect(&m_workspace, &Workspace::selectionChanged, &m_messages, &MessagePresenter::endRefusal);
    connect(&undo, &QUndoStack::indexChanged, &m_messages, &MessagePresenter::endRefusal);
    m_actions.connectTo("help.manual", this, [this] { showManual(); });
    auto* controlHelp = new ControlHelp(this);
    m_actions.connectTo("help.whatsThis", this, [this, controlHelp] {
        controlHelp->ask();
        m_messages.say(tr("Click a control, or press Enter for the one that has the keys; Esc ends it."));
    });
    connect(controlHelp, &ControlHelp::pageWanted, this,
            [this](const QString& page) { showManual().showPage(page); });
    m_actions.connectTo("help.keys", this, [this] { showKeys(); });
    m_actions.connectTo("help.report", this, [this] { showReport(); });
    m_actions.connectTo("help.about", this, [this] { showAbout(); });
    m_actions.connectTo("help.news", this, [this] { showNews(); });
}

/// Asks before an export ends with the program: a film takes minutes.
bool Application::mayEndExport()
{
    return !m_pictureExportPresenter.isExporting() ||
           isWanted(
               {.title = tr("Quit"),
                .text = tr("A picture or a film is still being exported. Quit, and write nothing of it?"),
                .verb = tr("Quit"),
                .isCautious = true},
               &m_window);
}

void Application::close(QCloseEvent* event)
{
    if (!mayEndExport() || !m_savePresenter.mayDiscard()) {
        event->ignore();
        return;
    }
    m_openingPresenter.cancel();
    keepSettings();
    m_journal.close();
}

void Application::keepSettings()
{
    m_window.saveLayout(m_settings);
    m_layoutActions.save();
    m_curvePresenter.save(m_settings);
    m_settingsPresenter.save();
    m_lastBlend.keep();
    m_settings.setValue("query/history", m_window.queryBar().history());
}

void Application::endWithSession()
{
    auto* notifier = new QSocketNotifier(endRequests(), QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        const int status = takeEndRequest();
        if (status == 0) return;
        m_liveTagPresenter.finish(); // keeps ranges that were started as well
        m_journal.write();
        keepSettings();
        m_settings.sync();
        emit endRequested(status);
    });
}

} // namespace tagline
