// What changes under a person's hands: files are read while a dialog is open, other programs write files.

#include "app/presenters/files/UnsavedWords.h"
#include "app/presenters/sources/SourceChangeDialog.h"
#include "app/presenters/tags/BulkTagDialog.h"
#include "core/motion/contacts/Limbs.h"
#include "core/system/saving/DurableFile.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/TestWindow.h"
#include "tests/document/FailingWork.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/NoticeBar.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <string>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A figure of one bone that moves for so many frames, 30 a second.
QByteArray oneBoneBvh(int frames)
{
    QByteArray text =
        "HIERARCHY\nROOT Hips\n{\n OFFSET 0 90 0\n CHANNELS 6 Xposition Yposition Zposition "
        "Zrotation Xrotation Yrotation\n End Site\n {\n  OFFSET 0 60 0\n }\n}\nMOTION\nFrames: " +
        QByteArray::number(frames) + "\nFrame Time: 0.0333333\n";
    for (int frame = 0; frame < frames; ++frame) text += QByteArray::number(frame) + " 90 0 0 0 0\n";
    return text;
}

/// As many exporters do: another file takes the place.
void replaceFile(const QString& path, const QByteArray& bytes)
{
    QVERIFY(writeDurably(path.toStdString(), std::string(bytes.constData(), std::size_t(bytes.size()))));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_ChangesMeanwhile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theDialogOfAChangedFileKeepsWhatItShows();
    void fittingIsDoneOnTheClipAsItIsNow();
    void taggingClipsIsPlannedAgain();
    void aDragEndsWhereItsClipIsReadAgain_data();
    void aDragEndsWhereItsClipIsReadAgain();
    void anotherProgramsChangeIsSeenAndSaid();
    void ofSeveralChangesTheGravestIsSaid();
    void aConflictOnTheDiskStaysInView();
    void aConflictThatIsTakenBackIsSaidNoLonger_data();
    void aConflictThatIsTakenBackIsSaidNoLonger();
    void aConflictThatIsUndoneAndRedoneIsSaidAgain();
    void aDeletedSidecarIsSaidAndAskedAbout();
    void theFilesOfUnsavedEditsAreNamed();
    void savingNothingLooksAtTheDisk();
    void aLookAtTheDiskThatFailsClaimsNothing();
    void aFolderThatIsGoneIsSaidAsSuch();
    void whatASaveCouldNotKeepIsSaid();
    void aClipWhoseTagsCannotBeReadSaysSoInItsRow();
    void clipsThatArePassedByAreNotMeasured();
    void aModelThatIsReplacedIsFittedAsOneOfAReopenedLibrary();
    void aModelThatIsReplacedByRubbishSaysWhy();
    void aNewFileOfAnOpenFolderIsListedAndSaid();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    QString sidecar() const { return m_sample + "/run.glb.tags.json"; }
    ClipId run() { return clipOf(*m_app, m_sample + "/run.glb"); }
    TagId tag(const char* name) { return *library().vocabulary().find(name); }
    void open();
    /// Does something once a modal dialog is open, and then presses OK.
    void whileOpen(std::function<void(QDialog&)> act);
    /// As another program would, in the sidecar of run.glb.
    void changeElsewhere(const std::function<TagSheet(const TagSheet&, TagVocabulary&)>& edit);
    /// A range of a new tag.
    void tagElsewhere(const char* tag, FrameRange range);
    /// Speeds of the same frames of run.glb, unsaved here and on the disk.
    void conflict(double ours, double theirs);
    void readAgain();
    QAction* action(const char* id);
    bool windowSays(const QString& text);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
    int m_dialogs = 0;
};

void tst_ChangesMeanwhile::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    m_dialogs = 0;
    QVERIFY(becomesActive(m_app->window()));
}

void tst_ChangesMeanwhile::cleanup() { m_app.reset(); }

void tst_ChangesMeanwhile::open()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    m_app->workspace().setCurrentClip(run());
}

void tst_ChangesMeanwhile::whileOpen(std::function<void(QDialog&)> act)
{
    auto* timer = new QTimer(m_app.get());
    connect(timer, &QTimer::timeout, this, [this, timer, act = std::move(act)] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->stop();
        timer->deleteLater();
        ++m_dialogs;
        act(*dialog);
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    });
    timer->start(20);
}

void tst_ChangesMeanwhile::changeElsewhere(
    const std::function<TagSheet(const TagSheet&, TagVocabulary&)>& edit)
{
    const std::string model = (m_sample + "/run.glb").toStdString();
    TagVocabulary vocabulary;
    const auto stored = loadSidecar(model);
    QVERIFY(stored.hasValue());
    SaveRequest request{model, *stored, {}};
    const LibraryClip& clip = library().clip(run());
    const SidecarClip* entry = stored->sidecar.find(clip.name, clip.writtenIndex());
    const TagSheet before = entry ? sheetOf(*entry, vocabulary) : TagSheet();
    request.sheets.push_back({clip.name, clip.writtenIndex(), entry ? entry->frames : clip.frames, clip.rate,
                              edit(before, vocabulary)});
    QVERIFY(saveSidecar(request, vocabulary)->isWritten);
}

void tst_ChangesMeanwhile::tagElsewhere(const char* name, FrameRange range)
{
    changeElsewhere([&](const TagSheet& sheet, TagVocabulary& vocabulary) {
        return sheet.withRanges(vocabulary.intern(name), {range});
    });
}

void tst_ChangesMeanwhile::conflict(double ours, double theirs)
{
    const auto withSpeed = [](const TagSheet& sheet, double value) {
        return sheet.withProperty("speed", {{{0, 5}, value}});
    };
    m_app->document().changeSheets({{run(), withSpeed(library().clip(run()).sheet, ours)}}, "Set");
    changeElsewhere([&](const TagSheet& sheet, TagVocabulary&) { return withSpeed(sheet, theirs); });
}

/// As when a queued reading of the file ends: its sidecar is another by then.
void tst_ChangesMeanwhile::readAgain()
{
    const SourceId source = library().clip(run()).source;
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(
        source, LoadedSource{library().source(source).model, {}, loadSidecar(library().source(source).path)});
    m_app->document().takeLoaded(std::move(loaded));
}

QAction* tst_ChangesMeanwhile::action(const char* id)
{
    for (QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->objectName() == id) return each;
    return nullptr;
}

/// To a person: the welcome page has words on files too.
bool tst_ChangesMeanwhile::windowSays(const QString& text)
{
    for (const ElidedLabel* label : m_app->window().findChildren<ElidedLabel*>())
        if (label->isVisible() && label->text().contains(text)) return true;
    return false;
}

void tst_ChangesMeanwhile::theDialogOfAChangedFileKeepsWhatItShows()
{
    LibraryClip clip;
    clip.displayName = "walk";
    clip.frames = 50;
    clip.rate = {30, 1};
    clip.sourceChange = SourceChange{80, {30, 1}};
    clip.sheet = TagSheet().withRanges(TagId(0), {{10, 70}});
    SourceChangeDialog dialog(clip);
    clip = LibraryClip(); // its place in the library is another clip's by now
    const auto says = [&](const QString& text) {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text().contains(text)) return true;
        return false;
    };
    for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->text().contains("Keep")) button->click();
    QVERIFY(says("up to frame 70. After: 1 range up to frame 70"));
}

void tst_ChangesMeanwhile::fittingIsDoneOnTheClipAsItIsNow()
{
    QFile file(sidecar());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    file.close();
    const auto frames = bytes.indexOf("\"frames\": ") + 10;
    bytes.replace(frames, bytes.indexOf(',', frames) - frames, "500");
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
    file.close();
    open();
    QVERIFY(library().clip(run()).sourceChange);
    const TagSheet before = library().clip(run()).sheet;
    whileOpen([this](QDialog& dialog) {
        tagElsewhere("Elsewhere", {1, 4});
        readAgain();
        for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            if (button->text().contains("Keep")) button->click();
    });
    action("clip.sourceChange")->trigger();
    QCOMPARE(m_dialogs, 1);
    QVERIFY(!library().clip(run()).sourceChange);
    QCOMPARE(library().clip(run()).sheet.ranges(tag("Elsewhere")).size(), 1u);
    m_app->document().undoStack().undo();
    QVERIFY(library().clip(run()).sourceChange);
    QCOMPARE(library().clip(run()).sheet.ranges(tag("Elsewhere")).size(), 1u);
    QCOMPARE(library().clip(run()).sheet.rangeCount(), before.rangeCount() + 1);
}

void tst_ChangesMeanwhile::taggingClipsIsPlannedAgain()
{
    open();
    QTRY_COMPARE(m_app->window().libraryView().selectedClips(), std::vector{run()});
    m_app->workspace().setActiveTag(tag("Style.Tired"));
    whileOpen([this](QDialog&) {
        tagElsewhere("Elsewhere", {1, 4});
        readAgain();
    });
    action("tag.clips")->trigger();
    QCOMPARE(m_dialogs, 1);
    const LibraryClip& clip = library().clip(run());
    QCOMPARE(clip.sheet.frames(tag("Style.Tired"), clip.frames).frameCount(), clip.frames);
    QCOMPARE(clip.sheet.ranges(tag("Elsewhere")).size(), 1u); // not lost to a plan from before
}

void tst_ChangesMeanwhile::aDragEndsWhereItsClipIsReadAgain_data()
{
    QTest::addColumn<int>("grabbed"); // a frame of a range from 10 to 30
    QTest::newRow("of a range") << 20;
    QTest::newRow("of an edge") << 30;
}

void tst_ChangesMeanwhile::aDragEndsWhereItsClipIsReadAgain()
{
    QFETCH(int, grabbed);
    open();
    LibraryDocument& document = m_app->document();
    const TagId tired = tag("Style.Tired");
    const auto tiredRange = [&] { return library().clip(run()).sheet.ranges(tired).front(); };
    document.changeSheets(
        {{run(), library().clip(run()).sheet.withRanges(tired, std::vector<FrameRange>{{10, 30}})}}, "Tag");
    m_app->workspace().setSnapping(false);
    TimelineWidget& timeline = m_app->window().timeline();
    QTRY_VERIFY(laneOf(timeline.content(), tired) >= 0);
    timeline.revealLane(timeline.content().lanes[std::size_t(laneOf(timeline.content(), tired))].id);
    QCoreApplication::processEvents();
    const auto at = [&](double frame) {
        const TimelineGeometry& geometry = timeline.geometryOfView();
        const int lane = laneOf(timeline.content(), tired);
        return QPoint(int(geometry.x(frame)), int(geometry.laneTop(lane) + geometry.laneHeight / 2));
    };
    const auto moveTo = [&](QPoint place) {
        QMouseEvent move(QEvent::MouseMove, place, timeline.viewport()->mapToGlobal(QPointF(place)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(timeline.viewport(), &move);
    };
    QTest::mousePress(timeline.viewport(), Qt::LeftButton, {}, at(grabbed));
    moveTo(at(grabbed + 6));
    moveTo(at(grabbed + 10));
    const FrameRange dragged = tiredRange();
    QVERIFY(dragged.stop > 30);
    tagElsewhere("Elsewhere", {1, 4});
    readAgain();
    const TagSheet read = library().clip(run()).sheet;
    QCOMPARE(read.ranges(tag("Elsewhere")).size(), 1u);
    const int steps = document.undoStack().index();
    moveTo(at(grabbed + 20));
    QTRY_VERIFY(windowSays("the drag ended"));
    QVERIFY(!timeline.isDragging());
    moveTo(at(grabbed + 24));
    QTest::mouseRelease(timeline.viewport(), Qt::LeftButton, {}, at(grabbed + 24));
    QVERIFY(library().clip(run()).sheet == read);
    QCOMPARE(document.undoStack().index(), steps);
    QCOMPARE(tiredRange(), dragged);
    if (grabbed == 20) QCOMPARE(m_app->workspace().selection(), (std::vector<RangeRef>{{tired, dragged}}));
}

void tst_ChangesMeanwhile::anotherProgramsChangeIsSeenAndSaid()
{
    open();
    tagElsewhere("Elsewhere", {1, 4});
    QTRY_VERIFY_WITH_TIMEOUT(windowSays("Changed by another program and read again"), 2000);
    QVERIFY(windowSays("run.glb.tags.json")); // what changed is the tags, not the clip
    QCOMPARE(library().clip(run()).sheet.ranges(tag("Elsewhere")).size(), 1u);
    QVERIFY(!m_app->document().isModified());
}

/// Whole, and how many more files there is news of: one message has room for one thing.
void tst_ChangesMeanwhile::ofSeveralChangesTheGravestIsSaid()
{
    open();
    QStringList said;
    connect(m_app.get(), &Application::said, this, [&said](const QString& text) { said << text; });
    tagElsewhere("Elsewhere", {1, 4});
    QVERIFY(QFile::remove(m_sample + "/walk.glb.tags.json"));
    QTRY_VERIFY(!said.filter("another program").isEmpty());
    const QString text = said.filter("another program").front();
    QVERIFY2(text.startsWith("Deleted or moved by another program: ") && text.contains("walk.glb.tags.json"),
             qPrintable(text));
    QVERIFY2(text.endsWith("Save writes it again. 1 more file changed on the disk."), qPrintable(text));
    QVERIFY2(!text.contains(u'\u00b7'), qPrintable(text));
}

void tst_ChangesMeanwhile::aConflictOnTheDiskStaysInView()
{
    open();
    LibraryDocument& document = m_app->document();
    const NoticeBar& notice = m_app->window().conflictNotice();
    QVERIFY(!notice.isVisible());
    conflict(1.0, 2.0);
    QTRY_VERIFY(notice.isVisible());
    QVERIFY2(notice.text().contains("run.glb.tags.json"), qPrintable(notice.text()));
    keepPicture(m_app->window(), "conflict_notice");
    document.undoStack().undo();
    QVERIFY(!notice.isVisible());
    document.undoStack().redo();
    QVERIFY(notice.isVisible());

    QTimer asked;
    connect(&asked, &QTimer::timeout, this, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog) return;
        ++m_dialogs;
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    asked.start(20);
    QTest::mouseClick(notice.findChild<QPushButton*>("notice.save"), Qt::LeftButton);
    QTRY_VERIFY(m_dialogs > 0); // which value holds
    asked.stop();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(notice.isVisible()); // nobody has chosen yet
    QVERIFY(document.save(ConflictChoice::Ours).isComplete());
    QVERIFY(!notice.isVisible());

    conflict(3.0, 4.0);
    QTRY_VERIFY(notice.isVisible());
    QTest::mouseClick(notice.findChild<QPushButton*>("notice.hide"), Qt::LeftButton);
    QTRY_VERIFY(!notice.isVisible());
    QVERIFY(document.isModified());
}

void tst_ChangesMeanwhile::aConflictThatIsTakenBackIsSaidNoLonger_data()
{
    QTest::addColumn<bool>("isMoved"); // the file that was there before comes back itself
    QTest::newRow("written again") << false;
    QTest::newRow("moved back") << true;
}

void tst_ChangesMeanwhile::aConflictThatIsTakenBackIsSaidNoLonger()
{
    QFETCH(bool, isMoved);
    open();
    const NoticeBar& notice = m_app->window().conflictNotice();
    const QByteArray before = bytesOf(sidecar());
    const std::string kept = m_folder->filePath("kept.json").toStdString();
    if (isMoved) std::filesystem::create_hard_link(sidecar().toStdString(), kept);
    conflict(1.0, 2.0);
    QTRY_VERIFY(notice.isVisible());
    if (isMoved)
        std::filesystem::rename(kept, sidecar().toStdString());
    else
        replaceFile(sidecar(), before);
    QTRY_VERIFY(!notice.isVisible());
    QVERIFY(m_app->document().isModified());
    m_app->document().undoStack().undo();
    m_app->document().undoStack().redo();
    QVERIFY(!notice.isVisible());
    QVERIFY(m_app->document().save().isComplete());
}

void tst_ChangesMeanwhile::aConflictThatIsUndoneAndRedoneIsSaidAgain()
{
    open();
    LibraryDocument& document = m_app->document();
    const NoticeBar& notice = m_app->window().conflictNotice();
    const ClipId walk = clipOf(*m_app, m_sample + "/walk.glb");
    document.changeSheets({{walk, library().clip(walk).sheet.withProperty("speed", {{{0, 5}, 3.0}})}}, "Set");
    conflict(1.0, 2.0);
    QTRY_VERIFY(notice.isVisible());
    document.undoStack().undo();
    QVERIFY(!notice.isVisible());
    QVERIFY(document.save().isComplete()); // of the other clip
    QVERIFY(!notice.isVisible());
    document.undoStack().redo();
    QVERIFY(notice.isVisible());
}

void tst_ChangesMeanwhile::aDeletedSidecarIsSaidAndAskedAbout()
{
    open();
    QVERIFY(!m_app->document().isModified());
    const QString path = QString::fromStdString(library().source(library().clip(run()).source).path);
    QVERIFY(QFile::remove(path + ".tags.json"));
    QTRY_VERIFY_WITH_TIMEOUT(windowSays("Deleted or moved by another program: "), 2000);
    QVERIFY(windowSays("run.glb.tags.json"));
    QVERIFY(windowSays("Unsaved changes"));
    QTimer asked;
    connect(&asked, &QTimer::timeout, this, [&] {
        QWidget* question = QApplication::activeModalWidget();
        if (!question) return;
        ++m_dialogs;
        QTest::keyClick(question, Qt::Key_Escape);
    });
    asked.start(20);
    QVERIFY(!m_app->window().close());
    QVERIFY(m_dialogs > 0);
    asked.stop();
    action("file.save")->trigger();
    QTRY_VERIFY(QFile::exists(path + ".tags.json"));
    QTRY_VERIFY(windowSays("All changes saved"));
    QVERIFY(m_app->window().close()); // nothing is asked
}

/// Three files by name, and how many more.
void tst_ChangesMeanwhile::theFilesOfUnsavedEditsAreNamed()
{
    open();
    LibraryDocument& document = m_app->document();
    const TagId marked = document.tagNamed("Style.Tired");
    std::vector<SheetChange> changes;
    for (std::uint32_t i = 0; i < library().clipCount() && changes.size() < 1; ++i)
        changes.push_back({ClipId(i), TagSheet().withRanges(marked, {{1, 2}})});
    document.changeSheets(changes, "Add");
    QCOMPARE(document.library().modifiedSources().size(), std::size_t(1));
    const QString first = unsavedFilesText(document);
    QVERIFY2(first.startsWith("Save writes the tags of ") && !first.contains("more"), qPrintable(first));
    changes.clear();
    for (std::uint32_t i = 0; i < library().clipCount(); ++i)
        changes.push_back({ClipId(i), TagSheet().withRanges(marked, {{1, 2}})});
    document.changeSheets(changes, "Add");
    const int files = int(document.library().modifiedSources().size());
    QVERIFY(files > 4);
    const QString many = unsavedFilesText(document);
    QCOMPARE(many.count("the tags of"), 3);
    QVERIFY2(many.endsWith(QString(" and %1 more.").arg(files - 3)), qPrintable(many));
    for (int i = 0; i < 2; ++i) document.undoStack().undo();
    QVERIFY(unsavedFilesText(document).isEmpty());
}

void tst_ChangesMeanwhile::savingNothingLooksAtTheDisk()
{
    open();
    QAction* save = action("file.save");
    QVERIFY(save->isEnabled());
    save->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(windowSays("nothing has changed on the disk"), 2000);
    tagElsewhere("Elsewhere", {1, 4});
    save->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(windowSays("read again"), 2000);
    QVERIFY(!windowSays("nothing has changed"));
    QVERIFY(QFile::remove(QString::fromStdString(library().source(library().clip(run()).source).path)));
    QTRY_VERIFY(windowSays("No longer on the disk"));
    save->trigger();
    QTRY_VERIFY(windowSays("No longer on the disk: 1 model file"));
}

void tst_ChangesMeanwhile::aLookAtTheDiskThatFailsClaimsNothing()
{
    FailingWork failing("Looking at files on the disk");
    open();
    QSignalSpy said(m_app.get(), &Application::said);
    const auto count = [&said](const char* text) {
        return std::count_if(said.begin(), said.end(),
                             [text](const QVariantList& each) { return each[0].toString().contains(text); });
    };
    failing.failNext();
    action("file.save")->trigger();
    QTRY_COMPARE(count("not enough memory"), 1);
    QCOMPARE(failing.left(), 0);
    tagElsewhere("Elsewhere", {1, 4});
    action("file.save")->trigger();
    QTRY_COMPARE(count("read again"), 1);
    QCOMPARE(count("nothing has changed on the disk"), 0);
}

void tst_ChangesMeanwhile::whatASaveCouldNotKeepIsSaid()
{
    open();
    const QByteArray folder = qgetenv("TAGLINE_STATE_DIR");
    const QString file = m_folder->filePath("no folder");
    QVERIFY(QFile(file).open(QIODevice::WriteOnly));
    qputenv("TAGLINE_STATE_DIR", file.toUtf8());
    m_app->document().changeSheets(
        {{run(), library().clip(run()).sheet.withRanges(tag("Style.Tired"), {{1, 2}})}}, "Tag");
    QSignalSpy said(m_app.get(), &Application::said);
    action("file.save")->trigger();
    qputenv("TAGLINE_STATE_DIR", folder);
    QVERIFY(!m_app->document().isModified());
    const QString text = said.isEmpty() ? QString() : said.last().first().toString();
    QVERIFY2(text.startsWith("Saved 1 file") && text.contains("could not be kept") && text.contains(file),
             qPrintable(text));
    QVERIFY(windowSays("could not be kept"));
}

void tst_ChangesMeanwhile::aFolderThatIsGoneIsSaidAsSuch()
{
    open();
    tagElsewhere("Elsewhere", {1, 4});
    QTRY_VERIFY(windowSays("read again")); // the folder is watched by now
    QVERIFY(QDir().rename(m_sample, m_sample + "-away"));
    QTRY_VERIFY(windowSays("the folder was renamed, moved or removed"));
    QVERIFY(!windowSays("not readable any more"));
}

// As when Page Down is held over a library of long clips: what was not begun is dropped.
void tst_ChangesMeanwhile::aClipWhoseTagsCannotBeReadSaysSoInItsRow()
{
    QFile file(sidecar());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": ");
    file.close();
    open();
    const LibraryModel& model = m_app->window().libraryView().model();
    QTRY_VERIFY(model.rowOfClip(run()));
    QVERIFY(model.rowOfClip(run())->warning.contains("run.glb.tags.json"));
    const ClipId walk = clipOf(*m_app, m_sample + "/walk.glb");
    QTRY_VERIFY(model.rowOfClip(walk));
    QVERIFY(model.rowOfClip(walk)->warning.isEmpty());
}

void tst_ChangesMeanwhile::clipsThatArePassedByAreNotMeasured()
{
    constexpr std::size_t count = 300;
    open();
    ImportedModel many = *library().source(library().clip(run()).source).model;
    many.clips.resize(1);
    many.clips.front().frames = 20'000;
    many.clips.resize(count, many.clips.front());
    for (std::size_t i = 0; i < count; ++i) many.clips[i].name = "take " + std::to_string(i);
    const std::string foot = many.skeleton[limbsOf(many.skeleton).front().contact].name;
    LibraryScan scan;
    scan.sources.push_back({m_folder->filePath("many.glb").toStdString(), "many.glb", {}, false});
    m_app->document().disconnect(&m_app->imports()); // which would look for that file
    m_app->document().addScan(scan, {m_sample.toStdString()});
    const SourceId source = *library().findSource(scan.sources.front().path);
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(
        source, LoadedSource{std::make_shared<const ImportedModel>(std::move(many)), {}, StoredSidecar()});
    m_app->document().takeLoaded(std::move(loaded));
    const std::vector<ClipId> clips = library().source(source).clips;
    QCOMPARE(clips.size(), count);

    m_app->workspace().setCurrentClip(clips.front());
    QTRY_VERIFY(library().motions()->isContactComputed(clips.front(), foot));
    for (const ClipId clip : clips) m_app->workspace().setCurrentClip(clip);
    QTRY_VERIFY(library().motions()->isContactComputed(clips.back(), foot));
    const auto measured = std::count_if(clips.begin(), clips.end(), [&](ClipId clip) {
        return library().motions()->isContactComputed(clip, foot);
    });
    QVERIFY2(measured < 100, qPrintable(QString::number(measured)));
}

void tst_ChangesMeanwhile::aModelThatIsReplacedIsFittedAsOneOfAReopenedLibrary()
{
    const QString file = m_sample + "/take.bvh";
    replaceFile(file, oneBoneBvh(30));
    open();
    const ClipId take = clipOf(*m_app, file);
    LibraryDocument& document = m_app->document();
    const TagId marked = document.tagNamed("Marked");
    const auto add = [&](FrameRange range) {
        document.editSheet(take, "Add", 0,
                           [&](const TagSheet& sheet) { return withRangeAdded(sheet, marked, range, 30); });
    };
    add({10, 20});
    QVERIFY(document.save().isComplete());
    add({25, 28}); // not saved
    m_app->workspace().setCurrentClip(take);
    QVERIFY(!action("clip.sourceChange")->isEnabled());
    QStringList said;
    connect(m_app.get(), &Application::said, this, [&said](const QString& text) { said << text; });
    const FrameRate rate = library().clip(take).rate;
    QElapsedTimer clock;
    clock.start();
    replaceFile(file, oneBoneBvh(40));
    QTRY_COMPARE(library().clip(take).frames, 40);
    qInfo("noticed and read after %lld ms", clock.elapsed());
    QVERIFY2(!said.filter("take.bvh").isEmpty(), qPrintable(said.join('\n')));
    QCOMPARE(library().clip(take).sourceChange, (SourceChange{30, rate}));
    QCOMPARE(library().clip(take).sheet.rangeCount(), 2u); // what was not saved is there still
    QCOMPARE(m_app->workspace().currentClip(), take);
    QVERIFY(action("clip.sourceChange")->isEnabled());
    QTRY_VERIFY(windowSays("1 clip changed since tagging"));
    whileOpen([](QDialog& dialog) { QVERIFY(qobject_cast<SourceChangeDialog*>(&dialog)); });
    action("clip.sourceChange")->trigger();
    QCOMPARE(m_dialogs, 1);
    QVERIFY(!library().clip(take).sourceChange);
}

void tst_ChangesMeanwhile::aModelThatIsReplacedByRubbishSaysWhy()
{
    open();
    const QByteArray before = bytesOf(m_sample + "/run.glb");
    const std::size_t tagged = library().clip(run()).sheet.rangeCount();
    const LibraryModel& model = m_app->window().libraryView().model();
    replaceFile(m_sample + "/run.glb", "rubbish");
    const auto warning = [&] {
        const LibraryRow* row = model.rowOfClip(run());
        return row ? row->warning : QString();
    };
    QTRY_VERIFY(warning().contains("Its file could not be read"));
    QTRY_VERIFY(windowSays("not readable any more: ")); // at once, and in the hint from then on
    QTRY_VERIFY(windowSays("Its file could not be read"));
    QCOMPARE(library().clip(run()).sheet.rangeCount(), tagged);
    replaceFile(m_sample + "/run.glb", before);
    QTRY_VERIFY(warning().isEmpty() && library().motion(run()));
    QCOMPARE(library().clip(run()).sheet.rangeCount(), tagged);
    QVERIFY(!m_app->document().isModified());
}

void tst_ChangesMeanwhile::aNewFileOfAnOpenFolderIsListedAndSaid()
{
    open();
    const int steps = m_app->document().undoStack().count();
    const QString path = m_sample + "/later/hop.bvh";
    QVERIFY(QDir().mkpath(m_sample + "/later"));
    replaceFile(path, oneBoneBvh(20));
    QTRY_VERIFY_WITH_TIMEOUT(windowSays("1 new file in later, now in the library"), 20000);
    QTRY_VERIFY(clipOf(*m_app, path).isValid());
    QTRY_VERIFY(m_app->window().libraryView().model().rowOfClip(clipOf(*m_app, path)));
    QCOMPARE(m_app->workspace().currentClip(), run());
    QVERIFY(!m_app->document().isModified());
    QCOMPARE(m_app->document().undoStack().count(), steps);
}

QTEST_MAIN(tst_ChangesMeanwhile)
#include "tst_ChangesMeanwhile.moc"
