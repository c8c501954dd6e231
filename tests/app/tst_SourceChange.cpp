// Ranges are fitted to changed files: by the motion of the former version, and many clips in one step.

#include "app/presenters/sources/SourceChangeDialog.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/TestWindow.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/NoticeBar.h"
#include "widgets/theme/messages/StatusStrip.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include <functional>
#include <set>

using namespace tagline;
using namespace tagline::test;

class tst_SourceChange : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void theFormerMotionSaysTheShift();
    void allChangedClipsAreOneStep();
    void whatAPersonChoseStays();
    void anotherMotionIsKeptUnlessItSaysOtherwise();
    void rowsOfChangedClipsWarn();
    void aNoticeTellsOfChangedClips();
    void keptRangesAreOneStep();
    void aHiddenNoticeStaysHidden();
    void theOnlyChangedClipThatIsShownIsNotOfferedAgain();
    void theHintIsLeftToTheNotice();
    void anotherMotionOfTheSameLengthIsShifted();
    void anotherMotionThatIsReadAgainIsKeptAndUndone();
    void aFileThatWasOnlyTouchedSaysNothing();
    void whatIsNotKnownStandsInTheTipAlone();
    void aClipThatItsFileLacksIsNotFitted();

private:
    /// Opens the library, tags the clip of wave.bvh and saves: its entry names the content of the file.
    void tagWave();
    /// The motion of wave.bvh without so many frames at the start, with its last pose as often at the end.
    QByteArray earlierWave(int frames) const;
    QByteArray savedHash() const
    {
        const QByteArray sidecar = read("wave.bvh.tags.json");
        return sidecar.mid(sidecar.indexOf("\"xxh3:"), 23);
    }
    const LibraryClip& wave() { return library().clip(clip("wave.bvh")); }
    const ClipLibrary& library() { return m_app->document().library(); }
    ClipId clip(const char* file) { return clipOf(*m_app, m_sample + '/' + file); }
    QByteArray read(const QString& name) const
    {
        QFile file(m_sample + '/' + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_sample + '/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void reopen()
    {
        m_app.reset();
        m_app = std::make_unique<Application>(pathsIn(*m_folder));
        m_app->window().show();
        QVERIFY(becomesActive(m_app->window()));
        QVERIFY(isOpened(*m_app, {m_sample}));
    }
    /// The sidecar says that the clip of that file was longer when it was tagged.
    void lengthen(const QString& file) const
    {
        QByteArray bytes = read(file + ".tags.json");
        const auto at = bytes.indexOf("\"frames\": ") + 10;
        write(file + ".tags.json", bytes.replace(at, bytes.indexOf(',', at) - at, "5000"));
    }
    /// The listed row of a file's clip; an empty one until it is listed.
    LibraryRow row(const char* file)
    {
        const LibraryRow* listed = m_app->window().libraryView().model().rowOfClip(clip(file));
        return listed ? *listed : LibraryRow();
    }
    NoticeBar& notice() { return m_app->window().changeNotice(); }
    void press(const char* answer)
    {
        auto* button = notice().findChild<QPushButton*>(QString("notice.") + answer);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// Opens the dialog of a clip and presses OK once `isDone` says so.
    void fitWith(ClipId clip, const std::function<bool(SourceChangeDialog&)>& isDone);
    static bool says(const QDialog& dialog, const QString& text)
    {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text().contains(text)) return true;
        return false;
    }
    static void choose(QDialog& dialog, const QString& text)
    {
        for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            if (button->text().contains(text))
                QTest::mouseClick(button, Qt::LeftButton, {}, {8, button->height() / 2});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_SourceChange::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
}

void tst_SourceChange::fitWith(ClipId clip, const std::function<bool(SourceChangeDialog&)>& isDone)
{
    m_app->workspace().setCurrentClip(clip);
    int seen = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<SourceChangeDialog*>(QApplication::activeModalWidget());
        if (!dialog || !isDone(*dialog)) return;
        timer.stop();
        ++seen;
        keepPicture(*dialog, "source-change");
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    timer.start(20);
    actionOf(*m_app, "clip.sourceChange").trigger();
    QCOMPARE(seen, 1);
}

/// The clip is tagged, saved, and comes back without its first frames: the cache has both versions.
void tst_SourceChange::theFormerMotionSaysTheShift()
{
    constexpr int cut = 12;
    reopen();
    const Frame frames = library().clip(clip("wave.bvh")).frames;
    const TagId tag = m_app->document().tagNamed("Marked");
    m_app->document().editSheet(clip("wave.bvh"), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag, {40, 50}, frames);
    });
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY(read("wave.bvh.tags.json").contains("\"hash\": \"xxh3:"));
    QByteArrayList lines = read("wave.bvh").split('\n');
    const auto motion = std::ranges::find(lines, "MOTION");
    QVERIFY(motion != lines.end());
    const auto first = motion - lines.begin() + 3; // Frames, Frame Time
    lines[first - 2] = "Frames: " + QByteArray::number(frames - cut);
    lines.remove(first, cut);
    write("wave.bvh", lines.join('\n'));
    reopen();
    QVERIFY(library().clip(clip("wave.bvh")).sourceChange);
    fitWith(clip("wave.bvh"), [](SourceChangeDialog& dialog) {
        return says(dialog, "is 12 frames earlier or later") &&
               dialog.fit() == SourceFit{FitKind::Shift, -cut};
    });
    QVERIFY(!library().clip(clip("wave.bvh")).sourceChange);
    const TagId marked = *library().vocabulary().find("Marked");
    const auto ranges = library().clip(clip("wave.bvh")).sheet.ranges(marked);
    QCOMPARE(ranges.size(), 1u);
    QCOMPARE(ranges.front(), (FrameRange{40 - cut, 50 - cut}));
}

void tst_SourceChange::allChangedClipsAreOneStep()
{
    for (const char* file : {"run.glb", "walk.glb"}) lengthen(file);
    reopen();
    QVERIFY(library().clip(clip("run.glb")).sourceChange && library().clip(clip("walk.glb")).sourceChange);
    const int steps = m_app->document().undoStack().index();
    fitWith(clip("run.glb"), [](SourceChangeDialog& dialog) {
        if (!says(dialog, "not known any more")) return false;
        choose(dialog, "Keep");
        auto* all = dialog.findChild<QCheckBox*>("fitAll");
        if (!all->text().contains("2 changed clips")) return false;
        choose(dialog, "2 changed clips");
        return dialog.isForAll();
    });
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    QVERIFY(!library().clip(clip("run.glb")).sourceChange && !library().clip(clip("walk.glb")).sourceChange);
    m_app->document().undoStack().undo();
    QVERIFY(library().clip(clip("run.glb")).sourceChange && library().clip(clip("walk.glb")).sourceChange);
}

void tst_SourceChange::whatAPersonChoseStays()
{
    LibraryClip clip;
    clip.displayName = "walk";
    clip.frames = 50;
    clip.rate = {30, 1};
    clip.sourceChange = SourceChange{80, {30, 1}};
    clip.sheet = TagSheet().withRanges(TagId(0), {{10, 70}});
    SourceChangeDialog dialog(clip);
    QCOMPARE(dialog.fit(), (SourceFit{FitKind::Trim}));
    dialog.beginLooking();
    dialog.endLooking(-20);
    QCOMPARE(dialog.fit(), (SourceFit{FitKind::Shift, -20}));
    dialog.findChild<QSpinBox*>()->setValue(-7);
    dialog.endLooking(-20);
    QCOMPARE(dialog.fit(), (SourceFit{FitKind::Shift, -7}));
}

void tst_SourceChange::anotherMotionIsKeptUnlessItSaysOtherwise()
{
    LibraryClip clip;
    clip.displayName = "walk";
    clip.frames = 80;
    clip.rate = {30, 1};
    clip.sourceChange = SourceChange{80, {30, 1}, 7};
    clip.sheet = TagSheet().withRanges(TagId(0), {{10, 70}});
    SourceChangeDialog dialog(clip);
    QCOMPARE(dialog.fit(), (SourceFit{FitKind::Keep}));
    QVERIFY(says(dialog, "“walk” was written again with another motion"));
    dialog.beginLooking();
    dialog.endLooking(std::nullopt);
    QCOMPARE(dialog.fit(), (SourceFit{FitKind::Keep}));
    dialog.endLooking(0);
    QCOMPARE(dialog.fit(), (SourceFit{FitKind::Keep}));
    dialog.endLooking(-5);
    QCOMPARE(dialog.fit(), (SourceFit{FitKind::Shift, -5}));
}

void tst_SourceChange::rowsOfChangedClipsWarn()
{
    lengthen("run.glb");
    reopen();
    const auto warns = [this](const char* file) {
        return row(file).warning.startsWith("The file changed since it was tagged: it had 5,000 frames");
    };
    QTRY_VERIFY(warns("run.glb"));
    QVERIFY(!warns("walk.glb"));
    const int notes = row("run.glb").notes;
    QVERIFY(notes > 0);
    fitWith(clip("run.glb"), [](SourceChangeDialog&) { return true; });
    QVERIFY(!library().clip(clip("run.glb")).sourceChange);
    QTRY_COMPARE(row("run.glb").warning, QString());
    QCOMPARE(row("run.glb").notes, notes - 1);
    m_app->document().undoStack().undo();
    QTRY_VERIFY(warns("run.glb"));
    QCOMPARE(row("run.glb").notes, notes);
}

void tst_SourceChange::aNoticeTellsOfChangedClips()
{
    reopen();
    QVERIFY(notice().isHidden());
    for (const char* file : {"run.glb", "walk.glb"}) lengthen(file);
    reopen();
    QTRY_VERIFY(!notice().isHidden());
    QVERIFY2(notice().text().startsWith("2 clips changed since tagging"), qPrintable(notice().text()));
    keepPicture(m_app->window(), "changed-clips");
    m_app->workspace().setCurrentClip(clip("wave.bvh"));
    std::set<ClipId> seen;
    for (int i = 0; i < 2; ++i) {
        const ClipId before = m_app->workspace().currentClip();
        press("next");
        QTRY_VERIFY(m_app->workspace().currentClip() != before);
        seen.insert(m_app->workspace().currentClip());
    }
    QCOMPARE(seen, (std::set{clip("run.glb"), clip("walk.glb")}));
    m_app->workspace().setCurrentClip(clip("wave.bvh")); // has not changed: the dialog is of one that has
    int dialogs = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<SourceChangeDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer.stop();
        ++dialogs;
        QVERIFY(seen.contains(m_app->workspace().currentClip()));
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    });
    timer.start(20);
    press("fit");
    QTRY_COMPARE(dialogs, 1);
    QTRY_VERIFY2(notice().text().startsWith("1 clip changed since tagging"), qPrintable(notice().text()));
}

void tst_SourceChange::keptRangesAreOneStep()
{
    for (const char* file : {"run.glb", "walk.glb"}) lengthen(file);
    reopen();
    QTRY_VERIFY(!notice().isHidden());
    const TagSheet before = library().clip(clip("run.glb")).sheet;
    const int steps = m_app->document().undoStack().index();
    press("keep");
    QTRY_VERIFY(notice().isHidden());
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    QVERIFY(!library().clip(clip("run.glb")).sourceChange && !library().clip(clip("walk.glb")).sourceChange);
    QVERIFY(library().clip(clip("run.glb")).sheet == before);
    m_app->document().undoStack().undo();
    QVERIFY(library().clip(clip("run.glb")).sourceChange && library().clip(clip("walk.glb")).sourceChange);
    QTRY_VERIFY(!notice().isHidden());
    m_app->document().undoStack().redo();
    QTRY_VERIFY(notice().isHidden());
    QVERIFY(m_app->document().save().isComplete());
    reopen();
    QVERIFY(notice().isHidden());
}

void tst_SourceChange::aHiddenNoticeStaysHidden()
{
    lengthen("run.glb");
    reopen();
    QTRY_VERIFY(!notice().isHidden());
    press("hide");
    QTRY_VERIFY(notice().isHidden());
    const TagId tag = m_app->document().tagNamed("Marked");
    m_app->document().editSheet(clip("run.glb"), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag, {1, 3}, library().clip(clip("run.glb")).frames);
    });
    QVERIFY(notice().isHidden());
    QVERIFY(library().clip(clip("run.glb")).sourceChange);
}

void tst_SourceChange::theOnlyChangedClipThatIsShownIsNotOfferedAgain()
{
    lengthen("run.glb");
    reopen();
    QTRY_VERIFY(!notice().isHidden());
    const auto next = [this] { return notice().findChild<QPushButton*>("notice.next"); };
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    QVERIFY(next()->isEnabled());
    QVERIFY(becomesActive(m_app->window()));
    QTest::keyClick(next(), Qt::Key_Shift); // by key, as Space is the button's then
    next()->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(next()->hasFocus());
    QTest::keyClick(next(), Qt::Key_Space);
    QTRY_COMPARE(m_app->workspace().currentClip(), clip("run.glb"));
    QVERIFY(!next()->isEnabled());
    QVERIFY(notice().findChild<QPushButton*>("notice.fit")->hasFocus()); // not Keep, which asks nothing
    QVERIFY2(next()->toolTip().contains("only one"), qPrintable(next()->toolTip()));
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    QVERIFY(next()->isEnabled());
    QVERIFY2(next()->toolTip().startsWith("Show a clip"), qPrintable(next()->toolTip()));
    lengthen("walk.glb");
    reopen();
    QTRY_VERIFY(!notice().isHidden());
    m_app->workspace().setCurrentClip(clip("run.glb"));
    QVERIFY(next()->isEnabled()); // there is another one
}

void tst_SourceChange::theHintIsLeftToTheNotice()
{
    lengthen("run.glb");
    reopen();
    const auto isHinted = [this] {
        return m_app->window().status().messages().text().startsWith("The file changed since it was tagged");
    };
    m_app->workspace().setCurrentClip(clip("run.glb"));
    QTRY_VERIFY(!notice().isHidden());
    QTRY_VERIFY(!isHinted());
    press("hide");
    QTRY_VERIFY(notice().isHidden());
    QTRY_VERIFY_WITH_TIMEOUT(isHinted(), 20000); // once messages about the opening are gone
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    QTRY_VERIFY(!isHinted());
}

void tst_SourceChange::tagWave()
{
    reopen();
    const TagId tag = m_app->document().tagNamed("Marked");
    m_app->document().editSheet(clip("wave.bvh"), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag, {40, 50}, wave().frames);
    });
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY2(savedHash().startsWith("\"xxh3:"), savedHash().constData());
}

QByteArray tst_SourceChange::earlierWave(int frames) const
{
    QByteArrayList lines = read("wave.bvh").trimmed().split('\n');
    const auto first = std::ranges::find(lines, "MOTION") - lines.begin() + 3; // Frames, Frame Time
    lines.remove(first, frames);
    for (int i = 0; i < frames; ++i) lines.append(lines.last());
    return lines.join('\n') + '\n';
}

void tst_SourceChange::anotherMotionOfTheSameLengthIsShifted()
{
    constexpr int cut = 12;
    tagWave();
    const Frame frames = wave().frames;
    const QByteArray before = savedHash();
    write("wave.bvh", earlierWave(cut));
    reopen();
    QTRY_VERIFY(wave().hasChangedFile());
    QCOMPARE(wave().frames, frames);
    QVERIFY(!m_app->document().isModified());
    QTRY_VERIFY(row("wave.bvh").warning.startsWith("The file was written again with another motion"));
    QTRY_VERIFY2(notice().text().startsWith("1 clip changed since tagging"), qPrintable(notice().text()));
    fitWith(clip("wave.bvh"), [](SourceChangeDialog& dialog) {
        return says(dialog, "was written again with another motion") &&
               says(dialog, "is 12 frames earlier or later") &&
               dialog.fit() == SourceFit{FitKind::Shift, -cut};
    });
    QVERIFY(!wave().sourceChange);
    const auto ranges = wave().sheet.ranges(*library().vocabulary().find("Marked"));
    QCOMPARE(ranges.size(), 1u);
    QCOMPARE(ranges.front(), (FrameRange{40 - cut, 50 - cut}));
    QTRY_VERIFY(notice().isHidden());
    QTRY_COMPARE(row("wave.bvh").warning, QString());
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY(savedHash() != before);
    reopen();
    QVERIFY(!wave().sourceChange);
}

/// The file is replaced while the library is open.
void tst_SourceChange::anotherMotionThatIsReadAgainIsKeptAndUndone()
{
    tagWave();
    const QByteArray before = savedHash();
    write("wave.bvh", earlierWave(20));
    QTRY_VERIFY_WITH_TIMEOUT(wave().hasChangedFile(), 20'000);
    QTRY_VERIFY(!notice().isHidden());
    const TagSheet sheet = wave().sheet;
    press("keep");
    QTRY_VERIFY(!wave().hasChangedFile());
    QVERIFY(wave().sheet == sheet);
    QTRY_VERIFY(notice().isHidden());
    QVERIFY(m_app->document().isModified());
    m_app->document().undoStack().undo();
    QVERIFY(wave().hasChangedFile());
    QTRY_VERIFY(!notice().isHidden());
    QVERIFY(!m_app->document().isModified());
    m_app->document().undoStack().redo();
    QVERIFY(!wave().hasChangedFile());
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY(savedHash() != before);
    QTRY_VERIFY(notice().isHidden());
}

void tst_SourceChange::aFileThatWasOnlyTouchedSaysNothing()
{
    tagWave();
    const QByteArray before = savedHash();
    write("wave.bvh", read("wave.bvh") + '\n');
    reopen();
    QTRY_COMPARE(wave().formerMotion(), FormerMotion::Same);
    QTRY_VERIFY(!row("wave.bvh").isFileRewritten);
    QVERIFY(!row("wave.bvh").hasFileChanged && row("wave.bvh").warning.isEmpty());
    QVERIFY(!row("wave.bvh").detail.contains("written again"));
    QVERIFY(notice().isHidden());
    QVERIFY(!m_app->document().isModified());
    QCOMPARE(savedHash(), before);
    const TagId tag = m_app->document().tagNamed("Marked");
    m_app->document().editSheet(clip("wave.bvh"), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag, {60, 70}, wave().frames);
    });
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY(savedHash() != before);
    QVERIFY(!wave().sourceChange);
}

void tst_SourceChange::whatIsNotKnownStandsInTheTipAlone()
{
    tagWave();
    write("wave.bvh.tags.json", read("wave.bvh.tags.json").replace(savedHash(), "\"xxh3:0123456789abcdef\""));
    reopen();
    QTRY_COMPARE(wave().formerMotion(), FormerMotion::Unknown);
    QTRY_VERIFY(row("wave.bvh").isFileRewritten);
    QVERIFY(
        row("wave.bvh")
            .detail.contains("The file was written again since it was tagged; length and rate are equal."));
    QVERIFY(row("wave.bvh").warning.isEmpty() && !row("wave.bvh").hasFileChanged);
    QVERIFY(notice().isHidden());
    m_app->workspace().setCurrentClip(clip("wave.bvh"));
    QVERIFY(!actionOf(*m_app, "clip.sourceChange").isEnabled());
    const TagId tag = m_app->document().tagNamed("Marked");
    m_app->document().editSheet(clip("wave.bvh"), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag, {60, 70}, wave().frames);
    });
    QVERIFY(m_app->document().save().isComplete()); // tagged on the file as it is
    QVERIFY(!wave().sourceChange);
    QTRY_VERIFY(!row("wave.bvh").isFileRewritten);
}

/// Fitted to a clip without frames, all its ranges would go.
void tst_SourceChange::aClipThatItsFileLacksIsNotFitted()
{
    reopen();
    const ClipId walk = clip("walk.glb");
    m_app->workspace().setCurrentClip(walk);
    const auto ranges = library().clip(walk).sheet.rangeCount();
    QVERIFY(ranges > 0);
    write("walk.glb", read("run.glb"));
    QTRY_VERIFY(!library().clip(walk).place);
    m_app->workspace().setCurrentClip(walk);
    const QAction& fit = actionOf(*m_app, "clip.sourceChange");
    QTRY_VERIFY(!fit.isEnabled());
    QTRY_VERIFY2(fit.toolTip().contains("no clip of this name"), qPrintable(fit.toolTip()));
    QCOMPARE(library().clip(walk).sheet.rangeCount(), ranges);
}

QTEST_MAIN(tst_SourceChange)
#include "tst_SourceChange.moc"
