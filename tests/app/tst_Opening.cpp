// Opening in place of what is open: the disk is looked at in the background, and what is open stays until it
// is known that something comes of it. Looks are held here as by a folder that does not answer.

#include "app/document/jobs/BackgroundFailures.h"
#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>
#include <condition_variable>
#include <mutex>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Holds looks until it is told to let them go. Made before any work runs.
class HeldLooks
{
public:
    HeldLooks()
    {
        BackgroundFailures::instance().setFault([this](const QString& what) {
            if (what == OpeningCheck::tr("Opening")) waitIfHeld();
        });
    }
    ~HeldLooks() { BackgroundFailures::instance().setFault({}); }

    /// The next look does not end before release().
    void holdNext()
    {
        const std::lock_guard lock(m_mutex);
        m_mayHold = true;
        m_isReleased = false;
    }
    bool isHeld()
    {
        const std::lock_guard lock(m_mutex);
        return m_isHeld;
    }
    void release()
    {
        const std::lock_guard lock(m_mutex);
        m_isReleased = true;
        m_released.notify_all();
    }

private:
    void waitIfHeld()
    {
        std::unique_lock lock(m_mutex);
        if (!std::exchange(m_mayHold, false)) return;
        m_isHeld = true;
        m_released.wait(lock, [this] { return m_isReleased; });
        m_isHeld = false;
    }

    std::mutex m_mutex;
    std::condition_variable m_released;
    bool m_mayHold = false;
    bool m_isHeld = false;
    bool m_isReleased = false;
};

} // namespace

class tst_Opening : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup();
    void theWindowAnswersWhileAFolderDoesNot();
    void aSecondOpenCountsInsteadOfTheFirst();
    void openingCanBeCancelled();
    void whetherToSaveIsAskedOnceItCanBeOpened();
    void whatADialogIsAboutStaysUntilItIsClosed();
    void filesAddedMeanwhileBelongToWhatComes();
    void aStartedRangeIsKeptAndAskedAbout();
    void aStartedRangeIsAskedAboutAtClosing();
    void whatCannotBeLookedAtClosesNothing();
    void whichOfTwoLibraryFilesWasTakenIsSaid();
    void whatIsUnusualAboutALibraryFileIsSaid();
    void libraryFilesOpenedByNameAreAllRead();
    void aFolderWithoutPlaceForTagsIsSaid();
    void thatNothingWasFoundIsSaidUntilSomethingElseIsOpened();
    void tagsThatCannotBeReadAreSaidOnce();
    void aNewLibraryFileBesideADamagedOneIsAskedAbout();
    void noClipIsShownForAFileThatCannotBeRead();
    void aLibraryThatAnotherWindowHasOpenIsSaid();

private:
    /// Opens a path whose look is held.
    void openHeld(const QString& path);
    void openAndCancelSaving();
    QString other(); ///< a folder with one clip
    QAction& action(const char* id) { return actionOf(*m_app, id); }
    QString said() { return m_app->window().status().messages().text(); }
    bool isOpen(const QString& folder)
    {
        const ClipLibrary& library = m_app->document().library();
        return library.sourceCount() > 0 &&
               QString::fromStdString(library.source(SourceId(0)).path).startsWith(folder + '/');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HeldLooks> m_looks;
    std::unique_ptr<Application> m_app;
    QString m_sample;
};

void tst_Opening::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    m_looks = std::make_unique<HeldLooks>();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_sample}));
}

void tst_Opening::cleanup()
{
    m_looks->release();
    m_app.reset();
    m_looks.reset();
}

void tst_Opening::openHeld(const QString& path)
{
    m_looks->holdNext();
    m_app->open({path});
    QTRY_VERIFY(m_looks->isHeld());
}

QString tst_Opening::other()
{
    QDir(m_folder->path()).mkpath("other");
    QFile::copy(m_sample + "/run.glb", m_folder->filePath("other/run.glb"));
    return m_folder->filePath("other");
}

void tst_Opening::theWindowAnswersWhileAFolderDoesNot()
{
    m_app->window().libraryView().setFilterText("wal");
    openHeld(other());
    int beats = 0;
    QTimer heart;
    connect(&heart, &QTimer::timeout, this, [&] { ++beats; });
    heart.start(1);
    QTRY_VERIFY(beats > 20);
    QVERIFY(m_looks->isHeld());
    QVERIFY(isOpen(m_sample));
    QVERIFY(action("file.cancelImport").isEnabled());
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_looks->release();
    QTRY_VERIFY(!finished.isEmpty());
    QVERIFY(isOpen(other()));
    QVERIFY(m_app->window().libraryView().filterText().isEmpty()); // it was about the other library's clips
}

void tst_Opening::aSecondOpenCountsInsteadOfTheFirst()
{
    openHeld(m_folder->filePath("sample/sample.tagline"));
    QVERIFY(isOpened(*m_app, {other()}));
    QVERIFY(isOpen(other()));
    QVERIFY(m_looks->isHeld());
    m_looks->release();
    QTRY_VERIFY(!m_looks->isHeld());
    QVERIFY(isOpened(*m_app, {other()})); // by now the first one has been heard of
    QVERIFY(isOpen(other()));
}

void tst_Opening::openingCanBeCancelled()
{
    openHeld(other());
    action("file.cancelImport").trigger();
    QVERIFY(!m_app->isOpening());
    m_looks->release();
    QTRY_VERIFY(!m_looks->isHeld());
    m_app->open({m_folder->filePath("nothing-here")}); // by its answer the first one has been heard of
    QTRY_VERIFY(said().contains("nothing-here"));
    QVERIFY(isOpen(m_sample));
    QVERIFY(!action("file.cancelImport").isEnabled());
}

void tst_Opening::whetherToSaveIsAskedOnceItCanBeOpened()
{
    m_app->document().set(&LibraryEdit::queries, {{"mine", "Walk"}}, "Query");
    openAndCancelSaving();
    m_app->document().undoStack().undo();
}

/// Opens another library, is asked whether to save, and stays with what is open.
void tst_Opening::openAndCancelSaving()
{
    openHeld(other());
    QVERIFY(!QApplication::activeModalWidget());
    m_looks->release();
    bool isAsked = false;
    withNext<QMessageBox>(*this, [&](QMessageBox& box) {
        isAsked = true;
        box.button(QMessageBox::Cancel)->click();
    });
    QTRY_VERIFY(isAsked);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(isOpen(m_sample));
    QVERIFY(m_app->document().isModified());
}

void tst_Opening::aStartedRangeIsKeptAndAskedAbout()
{
    const ClipId clip = clipOf(*m_app, m_sample + "/walk.glb");
    const TagId tired = *m_app->document().library().vocabulary().findNamed("Style.Tired");
    m_app->workspace().setCurrentClip(clip);
    m_app->workspace().setActiveTag(tired);
    m_app->workspace().setPlayhead(10);
    action("tag.startStop").trigger();
    m_app->workspace().setPlayhead(30);
    QVERIFY(!m_app->document().isModified());
    openAndCancelSaving();
    QVERIFY(!m_app->document().library().clip(clip).sheet.ranges(tired).empty());
    m_app->document().undoStack().undo();
}

/// So does closing it, and quitting.
void tst_Opening::aStartedRangeIsAskedAboutAtClosing()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    const ClipId clip = clipOf(*m_app, m_sample + "/walk.glb");
    const TagId tired = *m_app->document().library().vocabulary().findNamed("Style.Tired");
    for (const char* act : {"file.close", "file.quit"}) {
        m_app->workspace().setCurrentClip(clip);
        m_app->workspace().setActiveTag(tired);
        m_app->workspace().setPlayhead(10);
        action("tag.startStop").trigger();
        m_app->workspace().setPlayhead(30);
        bool isAsked = false;
        withNext<QMessageBox>(*this, [&](QMessageBox& box) {
            isAsked = true;
            box.button(QMessageBox::Cancel)->click();
        });
        action(act).trigger();
        QTRY_VERIFY(isAsked && !QApplication::activeModalWidget());
        QVERIFY(!m_app->document().library().clip(clip).sheet.ranges(tired).empty());
        m_app->document().undoStack().undo();
    }
}

void tst_Opening::filesAddedMeanwhileBelongToWhatComes()
{
    openHeld(other());
    m_app->add({m_sample + "/idle.glb"});
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_looks->release();
    QTRY_VERIFY(!finished.isEmpty() && m_app->imports().isIdle());
    QVERIFY(isOpen(other()) || isOpen(m_sample));
    QCOMPARE(m_app->document().library().sourceCount(), std::size_t(2));
    QVERIFY(m_app->document().library().findSource((m_sample + "/idle.glb").toStdString()));
}

void tst_Opening::whatADialogIsAboutStaysUntilItIsClosed()
{
    openHeld(other());
    {
        QDialog dialog(&m_app->window());
        dialog.setModal(true);
        dialog.show();
        QCOMPARE(QApplication::activeModalWidget(), &dialog);
        m_looks->release();
        m_app->open({other()}); // the look at it ends while the dialog is open
        QTRY_VERIFY(!m_looks->isHeld());
        QTimer::singleShot(0, &dialog, &QDialog::accept);
        dialog.exec();
        QVERIFY(isOpen(m_sample)); // what follows the dialog is still about it
    }
    QTRY_VERIFY(isOpen(other()));
}

void tst_Opening::whatCannotBeLookedAtClosesNothing()
{
    BackgroundFailures::instance().setFault([](const QString& what) {
        if (what == OpeningCheck::tr("Opening")) throw std::bad_alloc();
    });
    m_app->open({other()});
    QTRY_VERIFY(!m_app->isOpening());
    QVERIFY(isOpen(m_sample));
    QVERIFY2(said().contains("could not be checked"), qPrintable(said()));
}

void tst_Opening::whichOfTwoLibraryFilesWasTakenIsSaid()
{
    QVERIFY(QFile::copy(m_sample + "/sample.tagline", m_sample + "/second.tagline"));
    QVERIFY(isOpened(*m_app, {m_sample}));
    QVERIFY2(said().contains("Opened with sample.tagline") && said().contains("second.tagline"),
             qPrintable(said()));
}

void tst_Opening::whatIsUnusualAboutALibraryFileIsSaid()
{
    QFile file(m_sample + "/sample.tagline");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray changed = file.readAll().replace("\"key\": \"2\"", "\"key\": \"1\"");
    file.close();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(changed) == changed.size());
    file.close();
    QSignalSpy told(m_app.get(), &Application::said); // another message may follow
    QVERIFY(isOpened(*m_app, {m_sample}));
    QVERIFY2(std::any_of(told.begin(), told.end(),
                         [](const QList<QVariant>& each) {
                             const QString text = each[0].toString();
                             return text.contains("sample.tagline: the tags") &&
                                    text.contains("have the same key");
                         }),
             qPrintable(said()));
}

void tst_Opening::libraryFilesOpenedByNameAreAllRead()
{
    QFile second(m_sample + "/second.tagline");
    QVERIFY(second.open(QIODevice::WriteOnly));
    second.write(R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Second","kind":"range"}],
        "derived":[{"name":"Live","query":"Second"}]})");
    second.close();
    QVERIFY(isOpened(*m_app, {m_sample + "/sample.tagline", second.fileName()}));
    const ClipLibrary& library = m_app->document().library();
    QVERIFY(library.vocabulary().find("Second") && library.vocabulary().find("Locomotion.Walk"));
    QCOMPARE(library.derivedTags().size(), std::size_t(1));
    QVERIFY(m_app->document().libraryPath().ends_with("sample.tagline"));
}

void tst_Opening::aFolderWithoutPlaceForTagsIsSaid()
{
    emit m_app->sourceScan().foldersUnwritable({"/mnt/mocap", "/mnt/mocap/more"});
    QVERIFY2(said().contains("/mnt/mocap (and 1 more) cannot be written"), qPrintable(said()));
    emit m_app->imports().cacheUnwritable("/home/me/.cache/tagline");
    QVERIFY2(said().contains("/home/me/.cache/tagline cannot be written"), qPrintable(said()));
}

void tst_Opening::thatNothingWasFoundIsSaidUntilSomethingElseIsOpened()
{
    QVERIFY(QDir(m_folder->path()).mkdir("empty"));
    m_app->open({m_folder->filePath("empty")});
    QTRY_VERIFY2(said().contains("There are no models or clips"), qPrintable(said()));
    QVERIFY(isOpened(*m_app, {m_sample}));
    QVERIFY2(!said().contains("There are no models or clips"), qPrintable(said()));
}

/// It would be read in the damaged one's place from then on.
void tst_Opening::aNewLibraryFileBesideADamagedOneIsAskedAbout()
{
    QFile library(m_sample + "/sample.tagline");
    QVERIFY(library.resize(library.size() / 2));
    QVERIFY(isOpened(*m_app, {m_sample}));
    QVERIFY2(said().contains("sample.tagline"), qPrintable(said()));
    TagDefinition tag;
    tag.name = "Foo";
    m_app->document().defineTag(tag, "Tag");
    QString asked;
    withNext<QMessageBox>(*this, [&](QMessageBox& question) {
        asked = question.text();
        QTest::keyClick(&question, Qt::Key_Return); // leaves all as it is
    });
    action("file.save").trigger();
    QVERIFY2(asked.contains("sample.tagline"), qPrintable(asked));
    QCOMPARE(QDir(m_sample).entryList({"*.tagline"}), QStringList{"sample.tagline"});
    QVERIFY(m_app->document().isModified());
    bool isPlaceAsked = false;
    withNext<QMessageBox>(*this, [&](QMessageBox& question) {
        withNext<QFileDialog>(*this, [&](QFileDialog& dialog) {
            isPlaceAsked = true;
            dialog.reject();
        });
        for (QAbstractButton* button : question.buttons())
            if (question.buttonRole(button) != QMessageBox::RejectRole) return button->click();
    });
    action("file.save").trigger();
    QVERIFY(isPlaceAsked);
}

void tst_Opening::tagsThatCannotBeReadAreSaidOnce()
{
    QFile sidecar(m_sample + "/walk.glb.tags.json");
    QVERIFY(sidecar.open(QIODevice::WriteOnly) && sidecar.write("{\"format\":") > 0);
    sidecar.close();
    QSignalSpy told(m_app.get(), &Application::said);
    const auto times = [&told] {
        return std::count_if(told.begin(), told.end(), [](const QList<QVariant>& each) {
            const QString text = each[0].toString();
            return text.contains("cannot be read") && text.contains("walk.glb.tags.json");
        });
    };
    QVERIFY(isOpened(*m_app, {m_sample}));
    QCOMPARE(times(), 1);
    emit m_app->imports().finished(); // something else was read
    QCOMPARE(times(), 1);
    const auto warning = [this] {
        const auto* row =
            m_app->window().libraryView().model().rowOfClip(clipOf(*m_app, m_sample + "/walk.glb"));
        return row ? row->warning : QString();
    };
    QTRY_VERIFY2(warning().contains("walk.glb.tags.json"), qPrintable(warning()));
}

/// Whoever tags then would tag the clip of another row.
void tst_Opening::noClipIsShownForAFileThatCannotBeRead()
{
    QFile broken(m_sample + "/broken.glb");
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no model") > 0);
    broken.close();
    QVERIFY(isOpened(*m_app, {m_sample}));
    QTRY_VERIFY(m_app->workspace().currentClip().isValid());
    auto& list = *m_app->window().libraryView().findChild<ClipListView*>();
    const LibraryModel& model = m_app->window().libraryView().model();
    const auto rowOf = [&](const QString& name) {
        for (int i = 0; i < model.rowCount(); ++i)
            if (model.row(model.index(i)).name == name) return model.index(i);
        return QModelIndex();
    };
    QTRY_VERIFY(rowOf("broken").isValid());
    list.setCurrentIndex(rowOf("broken"));
    QVERIFY(!m_app->workspace().currentClip().isValid());
    QVERIFY2(said().contains("broken cannot be read"), qPrintable(said()));
    QCOMPARE(list.selectionModel()->selectedIndexes(), QModelIndexList{rowOf("broken")});
    list.setCurrentIndex(rowOf("walk"));
    QCOMPARE(m_app->workspace().currentClip(), clipOf(*m_app, m_sample + "/walk.glb"));
}

void tst_Opening::aLibraryThatAnotherWindowHasOpenIsSaid()
{
    const auto timesSaid = [](const QSignalSpy& said, const char* words = "another window") {
        return std::count_if(said.begin(), said.end(), [words](const QList<QVariant>& text) {
            return text.front().toString().contains(words);
        });
    };
    QSignalSpy saidHere(m_app.get(), &Application::said);
    QTemporaryDir elsewhere;
    const QString other = copyOfSample(elsewhere);
    auto second = std::make_unique<Application>(pathsIn(*m_folder));
    QSignalSpy said(second.get(), &Application::said);
    second->window().show();
    QVERIFY(isOpened(*second, {other}));
    QCOMPARE(timesSaid(said), 0);
    const auto editInBoth = [this] {
        withNext<QMessageBox>(*this, [](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); });
    };
    editInBoth();
    QVERIFY(isOpened(*second, {m_sample + "/sample.tagline"})); // of the folder that is open here
    QTRY_COMPARE(timesSaid(said), 1);
    QTRY_COMPARE(timesSaid(saidHere, "second window"), 1);
    QVERIFY(isOpened(*m_app, {other}));
    QCOMPARE(timesSaid(saidHere), 0); // nobody has it any more
    QTest::qWait(2500);               // and the one here is the second's now
    editInBoth();
    QVERIFY(isOpened(*m_app, {m_sample}));
    QTRY_COMPARE(timesSaid(saidHere), 1);
    QCOMPARE(timesSaid(said), 1);
}

QTEST_MAIN(tst_Opening)
#include "tst_Opening.moc"
