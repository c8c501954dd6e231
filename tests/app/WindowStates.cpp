#include "tests/app/WindowStates.h"

#include "app/actions/ActionTable.h"
#include "app/presenters/versions/AnnotatorDialog.h"
#include "core/tags/sheet/TagEdits.h"
#include "resources/generator/GeneratedLibrary.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/panels/PanelRail.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

namespace tagline::test {
namespace {

constexpr int manyFiles = 300;
constexpr int longest = 30000; ///< milliseconds that a way may take

constexpr WindowState states[]{
    {"nothingOpen", &WindowStage::nothing},
    {"emptyFolder", &WindowStage::emptyFolder},
    {"sample", &WindowStage::sample},
    {"sampleAccepted", &WindowStage::sample, Answer::Accept, true},
    {"importing", &WindowStage::importing, Answer::Escape, true},
    {"overClips", &WindowStage::overClips},
    {"playing", &WindowStage::playing, Answer::Escape, true},
    {"blend", &WindowStage::blend, Answer::Escape, false, &MainWindow::showController},
    {"reel", &WindowStage::reel},
    {"queried", &WindowStage::queried},
    {"wrongQuery", &WindowStage::wrongQuery},
    {"captioned", &WindowStage::captioned},
    {"manyClips", &WindowStage::manyClips},
    {"crowd", &WindowStage::crowd},
    {"blendSpace", &WindowStage::blendSpace},
    {"driving", &WindowStage::driving},
    {"wall", &WindowStage::wall},
    {"poses", &WindowStage::poses},
    {"narrow", &WindowStage::narrow},
    {"tour", &WindowStage::tour},
    {"readOnly", &WindowStage::readOnly},
    {"openReadOnly", &WindowStage::looking},
    {"differing", &WindowStage::differing},
    {"cameras", &WindowStage::cameras},
    {"modalWhileImporting", &WindowStage::modal, Answer::Accept, true},
    {"noOpenGl", &WindowStage::sample, Answer::Escape, true},
    {"damagedLibrary", &WindowStage::damagedLibrary},
    {"changedFile", &WindowStage::changedFile},
    {"tagging", &WindowStage::tagging},
};

/// A figure of one bone that moves for a second; `seed` makes each file another.
QByteArray smallBvh(int seed)
{
    QByteArray text =
        "HIERARCHY\nROOT Hips\n{\n OFFSET 0 90 0\n CHANNELS 6 Xposition Yposition Zposition "
        "Zrotation Xrotation Yrotation\n JOINT Spine\n {\n  OFFSET 0 20 0\n  CHANNELS 3 Zrotation "
        "Xrotation Yrotation\n  End Site\n  {\n   OFFSET 0 60 0\n  }\n }\n}\nMOTION\nFrames: 30\n"
        "Frame Time: 0.0333333\n";
    for (int frame = 0; frame < 30; ++frame)
        text += QByteArray::number(frame) + " 90 " + QByteArray::number(seed) + " 0 0 " +
                QByteArray::number(frame) + " 0 0 0\n";
    return text;
}

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

void require(bool isSo, const char* what)
{
    if (!isSo) qFatal("a state of the window was not reached: %s", what);
}

} // namespace

std::span<const WindowState> windowStates() { return states; }

WindowStage::WindowStage(ActWatch& watch)
    : m_watch(watch)
    , m_paths(pathsIn(m_folder))
{
    applyTheme(*qApp);
    m_paths.sampleLibrary = sampleFolder("installed") + "/sample.tagline"; // never the repository's own
    QSettings settings(m_paths.settingsFile, QSettings::IniFormat);
    settings.setValue("files/folder", m_folder.path());
    settings.setValue("files/recent", QStringList{m_paths.sampleLibrary, m_folder.filePath("gone.tagline")});
    settings.sync();
    makeApplication();
}

WindowStage::~WindowStage() { m_watch.watch(nullptr); }

void WindowStage::makeApplication()
{
    m_app.reset();
    m_app = std::make_unique<Application>(m_paths);
    m_app->window().show();
    QObject::connect(&m_app->document(), &LibraryDocument::changed, m_app.get(),
                     [this](const DocumentChange& change) { m_landings += change.areSourcesChanged; });
    QObject::connect(&m_app->document(), &LibraryDocument::editRefused, m_app.get(), [this] {
        if (!m_mayBeRefused)
            m_watch.addProblem("edits what is only looked at, and is not among the edit actions");
    });
    m_watch.watch(m_app.get());
}

QAction& WindowStage::action(const char* id)
{
    for (const QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->objectName() == QLatin1String(id)) return *action;
    qFatal("no menu has the action %s", id);
}

QString WindowStage::sampleFolder(const char* name)
{
    const QString folder = m_folder.filePath(name);
    if (QDir(folder).exists()) return folder;
    const QDir sample(sourceFolder() + "/resources/sample");
    QDir().mkpath(folder);
    for (const QString& file : sample.entryList({"*.glb", "*.bvh", "*.json", "*.tagline"}, QDir::Files))
        QFile::copy(sample.filePath(file), folder + '/' + file);
    return folder;
}

/// What the act before left behind is put back: windows, edits, what plays.
void WindowStage::calm()
{
    Application& program = *m_app;
    require(QTest::qWaitFor([&] { return !program.isOpening(); }, longest), "what was to be opened is open");
    program.window().show();
    program.window().activateWindow();
    program.playback().show(nullptr);
    program.playback().setPlaying(false);
    program.playback().setSpeed(1);
    program.query().setText({});
    for (const char* id : {"tag.mode", "clip.loopRange", "clip.playGaps", "clip.playHits", "query.hideOthers",
                           "view.wall", "view.rowPoses"})
        action(id).setChecked(false);
    for (const char* id : {"query.clear", "view.allLanes"}) action(id).trigger();
    QUndoStack& undo = program.document().undoStack();
    if (undo.cleanIndex() >= 0 && undo.index() != undo.cleanIndex()) undo.setIndex(undo.cleanIndex());
    if (program.document().isModified()) m_open.clear(); // saved meanwhile: opened anew
}

/// Opens a path where it is not what is open.
void WindowStage::openOnce(const QString& path)
{
    calm();
    const ClipLibrary& library = m_app->document().library();
    const auto source = library.findSource((path + "/walk.glb").toStdString());
    const bool isThere = source && library.source(*source).state == SourceState::Ready;
    if (m_open == path && isThere && m_app->imports().isIdle()) return;
    m_app->document().reset();
    m_open = path;
    require(isOpened(*m_app, {path}), "files are read");
}

ClipId WindowStage::clip(const char* file) { return clipOf(*m_app, m_sample + '/' + file); }

void WindowStage::nothing()
{
    calm();
    m_app->document().reset();
    m_open.clear();
    QCoreApplication::processEvents();
}

void WindowStage::emptyFolder()
{
    calm();
    const QString folder = m_folder.filePath("empty");
    QDir().mkpath(folder);
    if (m_open == folder && m_app->document().library().sourceCount() == 0) return;
    m_open = folder;
    m_app->document().reset();
    require(isOpened(*m_app, {folder}), "an empty folder is read");
}

void WindowStage::sample()
{
    m_sample = sampleFolder("sample");
    openOnce(m_sample);
    Workspace& workspace = m_app->workspace();
    workspace.setCurrentClip(clip("walk.glb"));
    workspace.setPlayhead(12);
    const auto& lanes = m_app->document().library().clip(workspace.currentClip()).sheet.lanes();
    workspace.setActiveTag(lanes.front().tag);
    workspace.setSelection({{lanes.front().tag, lanes.front().ranges[0]}});
    m_app->window().timeline().setFocus();
    QCoreApplication::processEvents();
}

/// The notice about its library file stands over the picture.
void WindowStage::damagedLibrary()
{
    m_sample = sampleFolder("damaged");
    QFile library(m_sample + "/sample.tagline");
    if (library.size() > 300) require(library.resize(300), "a library file is damaged");
    openOnce(m_sample);
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    m_app->workspace().setPlayhead(12); // from where every button of the transport leads elsewhere
    QCoreApplication::processEvents();
}

/// The notice about clips whose files changed since they were tagged stands over the picture.
void WindowStage::changedFile()
{
    m_sample = sampleFolder("changed");
    QFile sidecar(m_sample + "/walk.glb.tags.json");
    require(sidecar.open(QIODevice::ReadOnly), "the tags of a clip are there");
    QByteArray tags = sidecar.readAll();
    sidecar.close();
    const QByteArray member = "\"frames\": ";
    const qsizetype begin = tags.indexOf(member) + member.size();
    writeFile(sidecar.fileName(), tags.replace(begin, tags.indexOf(',', begin) - begin, "5000"));
    openOnce(m_sample);
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    m_app->workspace().setPlayhead(12);
    QCoreApplication::processEvents();
}

void WindowStage::overClips()
{
    sample();
    const auto& lanes = m_app->document().library().clip(clip("run.glb")).sheet.lanes();
    const ClipSelection other{clip("run.glb"), {{lanes.front().tag, lanes.front().ranges[0]}}};
    m_app->workspace().setSelectionOver(m_app->workspace().selection(), {other});
}

void WindowStage::playing()
{
    sample();
    m_app->playback().setPlaying(true);
}

/// The key of a tag is held while the clip plays.
void WindowStage::tagging()
{
    playing();
    QTest::keyPress(m_app->window().timeline().viewport(), Qt::Key_4);
    QTest::qWait(400); // longer than a short press
}

void WindowStage::blend()
{
    sample();
    if (m_app->controller().trackCount() < 2) {
        action("controller.toFirst").trigger();
        m_app->workspace().setCurrentClip(clip("run.glb"));
        action("controller.addTrack").trigger();
        m_app->workspace().setCurrentClip(clip("walk.glb"));
    }
    require(m_app->controller().trackCount() > 1, "two tracks");
    if (!m_app->playback().isShown(m_app->controller())) action("controller.play").trigger();
    require(m_app->playback().isShown(m_app->controller()), "the blend plays");
}

void WindowStage::reel()
{
    sample();
    m_app->query().setText("Walk");
    require(QTest::qWaitFor([&] { return m_app->query().answer() && !m_app->query().answer()->isEmpty(); },
                            longest),
            "the query has hits");
    QCoreApplication::processEvents();
    action("reel.play").trigger();
    require(QTest::qWaitFor([&] { return m_app->playback().isShown(m_app->reel()); }, longest),
            "the reel plays");
}

/// As it is typed.
void WindowStage::ask(const QString& query)
{
    emit m_app->window().queryBar().queryChosen(query);
    require(m_app->window().queryBar().text() == query, "the query stands in its field");
}

void WindowStage::queried()
{
    sample();
    ask("(Walk | Run) & RightFoot & ~Bad");
    require(QTest::qWaitFor([&] { return m_app->query().isAnswered(); }, longest), "the query is answered");
}

/// A word that is no tag, beside one that was meant.
void WindowStage::wrongQuery()
{
    sample();
    ask("(Walkk | Run) & RightFoot & ~Bad");
    QCoreApplication::processEvents();
}

/// The library keeps two positions of the camera.
void WindowStage::cameras()
{
    sample();
    std::vector<SavedCamera> wanted(2);
    wanted[0].name = "Front";
    wanted[1].name = "Left foot";
    for (SavedCamera& each : wanted) each.distance = 3.0;
    m_app->document().set(&LibraryEdit::cameras, std::move(wanted), "Cameras");
    QCoreApplication::processEvents();
}

/// What people wrote of a frame stands under the figure and in lanes.
void WindowStage::captioned()
{
    sample();
    Workspace& workspace = m_app->workspace();
    m_app->document().editSheet(workspace.currentClip(), "Add", 0, [](const TagSheet& sheet) {
        return sheet.withCaptions(
            {{{2, 60}, "a person walks forward at an easy pace and swings both arms", "ana", "en"},
             {{5, 40}, "eine Person geht", "bo", "de"},
             {{8, 90}, "walks", "", ""}});
    });
    QCoreApplication::processEvents();
}

/// A library of some hundred takes with tags of their own.
void WindowStage::manyClips()
{
    const QString folder = m_folder.filePath("takes");
    if (!QDir(folder).exists()) {
        generated::LibraryShape shape;
        shape.clips = manyFiles;
        shape.frames = 240;
        shape.joints = 20;
        shape.tags.tags = 24;
        shape.tags.isMixed = true;
        const auto written = generated::writeLibrary(folder.toStdString(), shape);
        require(written.problem.empty(), "takes are written");
    }
    calm();
    const bool isThere = m_open == folder && m_app->document().library().clipCount() > 0;
    if (!isThere || !m_app->imports().isIdle()) {
        m_app->document().reset();
        m_open = folder;
        require(isOpened(*m_app, {folder}), "takes are read");
    }
    require(m_app->workspace().currentClip().isValid(), "a take is shown");
    m_app->workspace().setPlayhead(12);
}

void WindowStage::crowd()
{
    sample();
    m_app->query().setText("Walk");
    require(QTest::qWaitFor([&] { return m_app->query().answer() && !m_app->query().answer()->isEmpty(); },
                            longest),
            "the query has hits");
    QCoreApplication::processEvents();
    const CrowdSession& crowd = m_app->crowd();
    if (!m_app->playback().isShown(crowd)) action("query.crowd").trigger();
    require(m_app->playback().isShown(crowd), "the crowd plays");
}

void WindowStage::blendSpace()
{
    sample();
    action("controller.blendSpace").setChecked(true);
    require(QTest::qWaitFor([&] { return !m_app->blendSpace().samples().empty(); }, longest), "samples");
    action("controller.playBlendSpace").trigger();
    require(QTest::qWaitFor([&] { return m_app->playback().isShown(m_app->blendSpace()); }, longest),
            "the blend space plays");
}

/// A figure is steered, with a moment of the past behind it.
void WindowStage::driving()
{
    sample();
    action("drive.start").trigger();
    require(QTest::qWaitFor([&] { return m_app->playback().isShown(m_app->drive()); }, longest),
            "the figure is driven");
    for (int i = 0; i < 30; ++i) m_app->playback().advance(20'000'000);
}

/// With a query, and frames of several clips selected by a marquee.
/// Rows of the library are tall, and show poses with the answer over them.
void WindowStage::poses()
{
    queried();
    action("view.rowPoses").setChecked(true);
    QCoreApplication::processEvents();
}

void WindowStage::wall()
{
    sample();
    action("view.wall").setChecked(true);
    m_app->query().setText("Walk");
    require(QTest::qWaitFor([&] { return m_app->query().isAnswered(); }, longest), "the query is answered");
    WallView& wall = m_app->window().wall();
    require(QTest::qWaitFor([&] { return wall.isVisible() && wall.isOverviewComplete(); }, longest),
            "the wall is shown");
    wall.reveal(clip("jump.glb"), 0); // low windows show some rows
    const QPoint from = wall.placeOf(clip("jump.glb"), 5), to = wall.placeOf(clip("run.glb"), 30);
    QTest::mousePress(wall.viewport(), Qt::LeftButton, Qt::ShiftModifier, from); // also over ranges
    QTest::mouseMove(wall.viewport(), (from + to) / 2);
    QTest::mouseMove(wall.viewport(), to);
    QTest::mouseRelease(wall.viewport(), Qt::LeftButton, {}, to);
    require(wall.selected().size() > 1, "a marquee selects frames of several clips");
}

/// The panels at the right are icons, one of them open over the figure.
void WindowStage::narrow()
{
    constexpr QSize least(1024, 640);
    sample();
    MainWindow& window = m_app->window();
    window.resize(least);
    require(QTest::qWaitFor([&] { return window.size() == least; }, longest), "the window is narrow");
    action("view.rail").setChecked(true);
    window.showController();
    auto* rail = window.findChild<PanelRail*>();
    require(QTest::qWaitFor([&] { return rail->isVisible() && rail->opened(); }, longest),
            "a panel is open over the figure");
}

/// A card of the tour stands beside the tags.
void WindowStage::tour()
{
    sample();
    action("help.tour").trigger();
    auto* next = m_app->window().findChild<QPushButton*>("tourNext");
    for (int step = 0; step < 3; ++step) next->click();
    require(m_app->window().findChild<QWidget*>("tourCard")->isVisible(), "the tour is shown");
}

void WindowStage::readOnly()
{
    m_sample = sampleFolder("locked");
    for (const QFileInfo& file : QDir(m_sample).entryInfoList(QDir::Files))
        QFile::setPermissions(file.filePath(), QFileDevice::ReadOwner | QFileDevice::ReadUser);
    QFile::setPermissions(m_sample, QFileDevice::ReadOwner | QFileDevice::ExeOwner | QFileDevice::ReadUser |
                                        QFileDevice::ExeUser);
    openOnce(m_sample);
    Workspace& workspace = m_app->workspace();
    workspace.setCurrentClip(clip("walk.glb"));
    workspace.setPlayhead(12);
    m_app->document().editSheet(workspace.currentClip(), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, sheet.lanes().front().tag, {3, 9}, 100);
    });
    QCoreApplication::processEvents();
}

/// The library is only looked at.
void WindowStage::looking()
{
    sample();
    if (!m_app->document().isReadOnly()) action("file.openReadOnly").trigger();
    require(m_app->document().isReadOnly(), "the library is open read-only");
}

/// Annotators are compared, and the playhead is where they differ.
void WindowStage::differing()
{
    sample();
    AnnotatorPresenter& annotators = m_app->annotators();
    const LibraryClip& walk = m_app->document().library().clip(clip("walk.glb"));
    const QString ana = sampleFolder("ana");
    writeFile(ana + "/walk.glb.tags.json",
              R"({"format": "tagline.tags", "version": 1, "source": "walk.glb", "clips": [{"name": ")" +
                  QByteArray::fromStdString(walk.name) + R"(", "frames": )" +
                  QByteArray::number(walk.frames) + R"(, "rate": [60, 1], "tags": {"Judged": [[3, 9]]}}]})");
    if (!annotators.isComparing()) {
        action("tag.compare").trigger();
        annotators.addFolder(ana);
        m_app->window().findChild<AnnotatorDialog*>()->reject();
    }
    if (!action("tag.differenceLanes").isChecked()) action("tag.differenceLanes").trigger();
    require(QTest::qWaitFor([&] { return !annotators.differences().empty(); }, longest), "annotators differ");
    m_app->workspace().setPlayhead(0);
    action("tag.nextDifference").trigger();
    m_app->workspace().setPlayhead(12); // within a difference, and at no edge
}

/// A worker that takes its time, so that files go on arriving while a person acts.
void WindowStage::makeSlowWorker()
{
    const QString script = m_folder.filePath("slow-import");
    writeFile(script, "#!/bin/sh\nsleep 0.4\nexec '" + QByteArray::fromStdString(m_paths.import.workerPath) +
                          "' \"$@\"\n");
    QFile::setPermissions(script, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    m_paths.import.workerPath = script.toStdString();
}

void WindowStage::makeManyFiles()
{
    const QString folder = m_folder.filePath("many");
    QDir().mkpath(folder);
    for (int i = 0; i < manyFiles; ++i) { // a worker reads the files of one folder
        const QString own = i == 0 ? folder : folder + QString("/%1").arg(i % 100);
        QDir().mkpath(own);
        writeFile(own + QString("/clip_%1.bvh").arg(i, 3, 10, QLatin1Char('0')), smallBvh(i));
    }
}

/// Files are still being read, and some of them were.
void WindowStage::importing()
{
    const QString folder = m_folder.filePath("many");
    if (!QDir(folder).exists()) {
        makeManyFiles();
        makeSlowWorker();
        makeApplication();
    }
    calm();
    const bool isOpen =
        m_app->document().library().findSource((folder + "/clip_000.bvh").toStdString()).has_value();
    const bool isUnderWay = isOpen && !m_app->imports().isIdle();
    if (!isUnderWay) {
        m_app->document().reset();
        QDir(QString::fromStdString(m_paths.import.cacheFolder)).removeRecursively();
        m_open = folder;
        m_app->open({folder});
    }
    require(QTest::qWaitFor([&] { return m_app->workspace().currentClip().isValid(); }, longest),
            "a first file is read");
    require(!m_app->imports().isIdle(), "files are still being read");
}

/// As importing(); windows that an act opens are answered after further files arrived.
void WindowStage::modal()
{
    importing();
    m_landingsBefore = m_landings;
    m_watch.setMayAnswer(
        [this](QWidget&) { return m_landings >= m_landingsBefore + 2 || m_app->imports().isIdle(); });
}

} // namespace tagline::test
