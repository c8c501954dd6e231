// Files that were moved without their tags: said once they are read, looked for on the disk again when asked,
// or chosen by a person, relinked in one step, saved where they are now.

#include "app/presenters/sources/MovedFilesDialog.h"
#include "tests/app/TestWindow.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/rows/LibraryModel.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_MovedFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void movedFilesAreSaidAndRelinkedInOneStep();
    void whatIsUncheckedStaysMissing();
    void pathsAreReadWhole();
    void nothingMissingIsSaid();
    void whatIsFoundNowhereIsSaid();
    void aFileThatMovesWhileTheWindowIsOpenIsFound();
    void aFileThatMovesWithItsSidecarLeavesNothingBehind();
    void aRelinkedFileHasTheRowOfTheMissingOne();
    void aLookThatIsCancelledRelinksNothing();
    void aChosenFileGetsTheTagsWhateverItHolds();
    void siblingsAreFoundBesideAChosenFile();
    void aFileWithTagsOfItsOwnIsNotChosen();
    void whatWasUncheckedStaysSo();

private:
    /// Whether the library lists a row of this file.
    bool isListed(const QString& name)
    {
        const LibraryModel& model = m_app->window().libraryView().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.row(model.index(row, 0)).path == m_sample + '/' + name) return true;
        return false;
    }
    /// Looks at the disk, and waits for what comes of it without a dialog.
    QString saidOfLooking()
    {
        QSignalSpy looked(&m_app->sourceScan(), &SourceScan::lookedAgain);
        m_said.clear();
        actionOf(*m_app, "clip.findMoved").trigger();
        [&] {
            QTRY_COMPARE(looked.size(), 1);
            QTRY_VERIFY(m_said.size() > 1); // that it looks, and what came of it
        }();
        return m_said.isEmpty() ? QString() : m_said.back();
    }

    const ClipLibrary& library() { return m_app->document().library(); }
    void move(const QString& name)
    {
        QVERIFY(QDir().mkpath(m_sample + "/elsewhere"));
        QVERIFY(QFile::rename(m_sample + '/' + name, m_sample + "/elsewhere/" + name));
    }
    std::size_t rangesOf(const QString& name)
    {
        const ClipId clip = clipOf(*m_app, m_sample + '/' + name);
        return clip.isValid() ? library().clip(clip).sheet.rangeCount() : 0;
    }
    /// Triggers the action, and answers its dialog once `act` was done with it.
    void relinkWith(const std::function<void(MovedFilesDialog&)>& act);

    /// A copy of a sample's file, outside of the library.
    QString copyAway(const QString& name, const QString& as)
    {
        const QString away = m_folder->filePath("away");
        if (!QDir().mkpath(away) || !QFile::copy(m_sample + '/' + name, away + '/' + as))
            qFatal("%s cannot be copied", qPrintable(name));
        return away + '/' + as;
    }
    /// The line of a missing file: its number, and −1 where there is none.
    static int lineOf(const MovedFilesDialog& dialog, const QString& name)
    {
        const auto& list = *dialog.findChild<QTreeWidget*>("movedFilesList");
        for (int i = 0; i < list.topLevelItemCount(); ++i)
            if (list.topLevelItem(i)->text(0).endsWith('/' + name)) return i;
        return -1;
    }
    /// What stands in a column of it.
    static QString textOf(const MovedFilesDialog& dialog, const QString& name, int column)
    {
        const int line = lineOf(dialog, name);
        const auto& list = *dialog.findChild<QTreeWidget*>("movedFilesList");
        return line < 0 ? QString("no line") : list.topLevelItem(line)->text(column);
    }
    /// Presses Choose File… in the line of a missing file, and types the path of the file.
    void choose(MovedFilesDialog& dialog, const QString& name, const QString& file);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
    QStringList m_said;
};

void tst_MovedFiles::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    m_said.clear();
    connect(m_app.get(), &Application::said, this, [this](const QString& text) { m_said << text; });
    QVERIFY(becomesActive(m_app->window()));
}

void tst_MovedFiles::relinkWith(const std::function<void(MovedFilesDialog&)>& act)
{
    int seen = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<MovedFilesDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer.stop();
        ++seen;
        act(*dialog);
        keepPicture(*dialog, "moved-files");
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
        QTest::mouseClick(ok->isEnabled() ? ok : buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
    });
    timer.start(20);
    actionOf(*m_app, "clip.findMoved").trigger();
    QCOMPARE(seen, 0); // the disk is looked at first, in the background
    QTRY_COMPARE(seen, 1);
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void tst_MovedFiles::movedFilesAreSaidAndRelinkedInOneStep()
{
    move("run.glb");
    move("walk.glb");
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("run.glb");
    QVERIFY(tagged > 0);
    QVERIFY2(m_said.filter("2 missing files").size() == 1, qPrintable(m_said.join('\n')));
    const int steps = m_app->document().undoStack().index();
    relinkWith(
        [](MovedFilesDialog& dialog) { QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 2); });
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    QCOMPARE(rangesOf("elsewhere/run.glb"), tagged);
    QCOMPARE(rangesOf("run.glb"), 0u);
    m_app->document().undoStack().undo();
    QCOMPARE(rangesOf("run.glb"), tagged);
    QCOMPARE(rangesOf("elsewhere/run.glb"), 0u);
    m_app->document().undoStack().redo();
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY(QFile::exists(m_sample + "/elsewhere/run.glb.tags.json"));
    QVERIFY(!QFile::exists(m_sample + "/run.glb.tags.json"));
}

void tst_MovedFiles::whatIsUncheckedStaysMissing()
{
    move("run.glb");
    move("walk.glb");
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("walk.glb");
    relinkWith([](MovedFilesDialog& dialog) {
        auto& list = *dialog.findChild<QTreeWidget*>();
        for (int i = 0; i < list.topLevelItemCount(); ++i)
            if (list.topLevelItem(i)->text(0).contains("walk.glb"))
                list.topLevelItem(i)->setCheckState(0, Qt::Unchecked);
    });
    QCOMPARE(rangesOf("walk.glb"), tagged);
    QVERIFY(rangesOf("elsewhere/run.glb") > 0);
    relinkWith([](MovedFilesDialog& dialog) {
        auto& list = *dialog.findChild<QTreeWidget*>();
        QCOMPARE(list.topLevelItemCount(), 1);
        list.topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    });
    QCOMPARE(rangesOf("walk.glb"), tagged);
}

void tst_MovedFiles::pathsAreReadWhole()
{
    const QString folder = "/home/somebody/projects/locomotion/";
    MovedFilesDialog dialog(std::vector<MovedFileLine>{
        {folder + "old/walk_tired_01.bvh", folder + "new/walk_tired_01.bvh", "content"}});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto* list = dialog.findChild<QTreeWidget*>();
    for (int column = 0; column < 2; ++column) {
        const int needed = static_cast<const QAbstractItemView*>(list)->sizeHintForColumn(column);
        QVERIFY2(list->columnWidth(column) >= needed, qPrintable(QString::number(list->columnWidth(column))));
        QVERIFY(list->topLevelItem(0)->toolTip(column).startsWith(folder));
    }
    QCOMPARE(list->textElideMode(), Qt::ElideMiddle); // where there is no room
    dialog.resize(500, 300);
    QTRY_COMPARE(list->horizontalScrollBar()->maximum(), 0);
}

void tst_MovedFiles::nothingMissingIsSaid()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    QCOMPARE(saidOfLooking(), QString("No file with tags is missing."));
}

void tst_MovedFiles::whatIsFoundNowhereIsSaid()
{
    QVERIFY(QFile::remove(m_sample + "/run.glb"));
    QVERIFY(isOpened(*m_app, {m_sample}));
    relinkWith([](MovedFilesDialog& dialog) {
        QStringList said;
        for (const QLabel* each : dialog.findChildren<QLabel*>())
            if (each->isVisible()) said << each->text();
        QCOMPARE(said.filter("Not found: 1 missing file with tags.").size(), 1);
        QVERIFY(said.filter("Missing but found elsewhere").isEmpty());
        QCOMPARE(textOf(dialog, "run.glb", 1), QString("not found"));
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    });
}

void tst_MovedFiles::aFileThatMovesWhileTheWindowIsOpenIsFound()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("run.glb");
    QVERIFY(tagged > 0);
    move("run.glb");
    relinkWith([](MovedFilesDialog& dialog) {
        auto& list = *dialog.findChild<QTreeWidget*>();
        QCOMPARE(list.topLevelItemCount(), 1);
        QVERIFY(list.topLevelItem(0)->text(0).contains("run.glb"));
    });
    QTRY_COMPARE(rangesOf("elsewhere/run.glb"), tagged);
    QCOMPARE(rangesOf("run.glb"), 0u);
    QCOMPARE(m_said.filter("could not").size(), 0);
}

void tst_MovedFiles::aFileThatMovesWithItsSidecarLeavesNothingBehind()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("run.glb");
    move("run.glb");
    QVERIFY(QFile::rename(m_sample + "/run.glb.tags.json", m_sample + "/elsewhere/run.glb.tags.json"));
    relinkWith([](MovedFilesDialog&) {});
    QTRY_COMPARE(rangesOf("run.glb"), 0u);
    QCOMPARE(rangesOf("elsewhere/run.glb"), tagged);
    QTRY_VERIFY(!isListed("run.glb") && isListed("elsewhere/run.glb"));
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY(!QFile::exists(m_sample + "/run.glb.tags.json"));
    QVERIFY(QFile::exists(m_sample + "/elsewhere/run.glb.tags.json"));
}

void tst_MovedFiles::aRelinkedFileHasTheRowOfTheMissingOne()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    m_app->workspace().setCurrentClip(clipOf(*m_app, m_sample + "/run.glb"));
    move("run.glb");
    relinkWith([this](MovedFilesDialog&) {
        QVERIFY(!actionOf(*m_app, "file.cancelImport").isEnabled()); // the look is over
    });
    QTRY_VERIFY(!isListed("run.glb") && isListed("elsewhere/run.glb"));
    QCOMPARE(m_app->workspace().currentClip(), clipOf(*m_app, m_sample + "/elsewhere/run.glb"));
    m_app->document().undoStack().undo();
    QTRY_VERIFY(isListed("run.glb"));
    m_app->document().undoStack().redo();
    QTRY_VERIFY(!isListed("run.glb"));
}

void tst_MovedFiles::aLookThatIsCancelledRelinksNothing()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    move("run.glb");
    QSignalSpy looked(&m_app->sourceScan(), &SourceScan::lookedAgain);
    actionOf(*m_app, "clip.findMoved").trigger();
    QVERIFY(actionOf(*m_app, "file.cancelImport").isEnabled());
    actionOf(*m_app, "file.cancelImport").trigger();
    QTRY_COMPARE(looked.size(), 1);
    QVERIFY(!actionOf(*m_app, "file.cancelImport").isEnabled());
    QVERIFY2(m_said.back().contains("nothing was relinked"), qPrintable(m_said.back()));
}

void tst_MovedFiles::choose(MovedFilesDialog& dialog, const QString& name, const QString& file)
{
    auto& list = *dialog.findChild<QTreeWidget*>("movedFilesList");
    const int line = lineOf(dialog, name);
    QVERIFY(line >= 0);
    list.setCurrentItem(list.topLevelItem(line));
    bool isTyped = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* open = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!open) return;
        timer.stop();
        auto* field = open->findChild<QLineEdit*>("fileNameEdit");
        field->setText(file);
        isTyped = true;
        QTest::keyClick(field, Qt::Key_Return);
    });
    timer.start(20);
    QTest::mouseClick(dialog.findChild<QPushButton*>("chooseMovedFile"), Qt::LeftButton);
    QVERIFY(isTyped);
}

/// It is another motion of another length under another name, as the dialog says.
void tst_MovedFiles::aChosenFileGetsTheTagsWhateverItHolds()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    const ClipId run = clipOf(*m_app, m_sample + "/run.glb");
    const TagSheet noted =
        library().clip(run).sheet.withProperty("terrain", {{{0, 5}, std::string("grass")}});
    m_app->document().replaceSheets({{run, noted}}, "Add");
    QVERIFY(m_app->document().save().isComplete()); // from now on the sidecar names the content
    const std::size_t tagged = rangesOf("run.glb");
    const Frame frames = library().clip(run).frames;
    const QString taken = copyAway("idle.glb", "take.glb");
    QVERIFY(QFile::remove(m_sample + "/run.glb"));
    relinkWith([&](MovedFilesDialog& dialog) {
        choose(dialog, "run.glb", taken);
        QTRY_COMPARE(textOf(dialog, "run.glb", 1), taken);
        QVERIFY2(textOf(dialog, "run.glb", 2).contains("other content"),
                 qPrintable(textOf(dialog, "run.glb", 2)));
        QVERIFY(dialog.findChild<QLabel*>("movedFilesNote")->text().isEmpty());
    });
    const ClipId now = clipOf(*m_app, taken);
    QVERIFY(now.isValid());
    QTRY_COMPARE(library().clip(now).sheet.rangeCount(), tagged);
    QVERIFY(library().clip(now).sourceChange && library().clip(now).sourceChange->frames == frames);
    QCOMPARE(rangesOf("run.glb"), 0u);
    m_app->document().undoStack().undo();
    QCOMPARE(rangesOf("run.glb"), tagged);
    QCOMPARE(library().clip(now).sheet.rangeCount(), 0u);
}

void tst_MovedFiles::siblingsAreFoundBesideAChosenFile()
{
    const QString run = copyAway("idle.glb", "run.glb");
    const QString walk = copyAway("jog.glb", "walk.glb");
    for (const char* name : {"run.glb", "walk.glb"}) QVERIFY(QFile::remove(m_sample + '/' + name));
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("walk.glb");
    QVERIFY(tagged > 0);
    relinkWith([&](MovedFilesDialog& dialog) {
        QCOMPARE(textOf(dialog, "walk.glb", 1), QString("not found"));
        choose(dialog, "run.glb", run);
        QTRY_COMPARE(textOf(dialog, "walk.glb", 1), walk);
        QCOMPARE(textOf(dialog, "walk.glb", 2), QString("same name, in the folder that others went to"));
        QCOMPARE(textOf(dialog, "run.glb", 1), run);
        QCOMPARE(dialog.chosen().size(), 2u);
    });
    QTRY_COMPARE(rangesOf("walk.glb"), 0u);
    QCOMPARE(library().clip(clipOf(*m_app, walk)).sheet.rangeCount(), tagged);
}

void tst_MovedFiles::aFileWithTagsOfItsOwnIsNotChosen()
{
    QVERIFY(QFile::remove(m_sample + "/run.glb"));
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("run.glb");
    relinkWith([&](MovedFilesDialog& dialog) {
        choose(dialog, "run.glb", m_sample + "/jog.glb");
        const auto* note = dialog.findChild<QLabel*>("movedFilesNote");
        QTRY_VERIFY(note->isVisible() && note->text().contains("jog.glb has other tags of its own"));
        QCOMPARE(textOf(dialog, "run.glb", 1), QString("not found"));
        QVERIFY(dialog.chosen().empty());
    });
    QCOMPARE(rangesOf("run.glb"), tagged);
}

void tst_MovedFiles::whatWasUncheckedStaysSo()
{
    const MovedFileLine found{"/old/walk.bvh", "/new/walk.bvh", "same content"};
    const MovedFileLine other{"/old/jump.bvh", "/new/jump.bvh", "same content"};
    MovedFilesDialog dialog(std::vector<MovedFileLine>{found, other, {"/old/run.bvh", {}, {}}});
    QCOMPARE(dialog.chosen(), (std::vector<std::size_t>{0, 1}));
    auto& list = *dialog.findChild<QTreeWidget*>("movedFilesList");
    list.topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QSignalSpy asked(&dialog, &MovedFilesDialog::chooseRequested);
    list.setCurrentItem(list.topLevelItem(2));
    dialog.findChild<QPushButton*>("chooseMovedFile")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<std::size_t>(), 2u);
    dialog.setLines({found, other, {"/old/run.bvh", "/new/take.bvh", "chosen"}});
    QCOMPARE(dialog.chosen(), (std::vector<std::size_t>{1, 2}));
    QCOMPARE(list.indexOfTopLevelItem(list.currentItem()), 2);
    dialog.setLines({{"/old/walk.bvh", "/other/walk.bvh", "chosen"}}); // another file is another question
    QCOMPARE(dialog.chosen(), (std::vector<std::size_t>{0}));
}

QTEST_MAIN(tst_MovedFiles)
#include "tst_MovedFiles.moc"
