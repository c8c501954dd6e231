// A library in two windows: the second is asked, may only look, follows what the first saves, and may edit
// once the first is closed. Where the library lies on a disk that does not answer, no window waits.

#include "app/actions/ActionTable.h"
#include "app/document/editing/EditJournal.h"
#include "app/presenters/files/OpenElsewhere.h"
#include "app/presenters/files/OpenedPaths.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMouseEvent>
#include <QSemaphore>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <map>

using namespace tagline;
using namespace tagline::test;

namespace {

using Files = std::map<QString, std::pair<QByteArray, QDateTime>>;

/// Names, contents and times of all files below a folder.
Files filesBelow(const QString& folder)
{
    Files files;
    for (const QFileInfo& entry :
         QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        if (entry.isDir()) {
            files.merge(filesBelow(entry.filePath()));
            continue;
        }
        QFile file(entry.filePath());
        if (file.open(QIODevice::ReadOnly)) files[entry.filePath()] = {file.readAll(), entry.lastModified()};
    }
    return files;
}

} // namespace

class tst_OpenReadOnly : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theSecondWindowOnlyLooks();
    void whatTheFirstSavesIsSeenInTheSecond();
    void editingGoesOnOnceTheFirstIsClosed();
    void editingInBothTellsBoth();
    void theSecondMayBeClosedInstead();
    void aWindowAloneMayOnlyLookToo();
    void unsavedChangesComeFirst();
    void savingAsMakesALibraryOfOnesOwn();
    void savingSaysThatNothingIsSaved();
    void dialogsThatEditAreRefusedBeforeTheyOpen();
    void keysOfCommandsThatEditSayWhyNot();
    void aDragIsRefusedAsItBegins();
    void everyEditActionIsOne();
    void aFolderThatDoesNotAnswerHoldsNothingUp();

private:
    std::unique_ptr<Application> started();
    /// Opens the library in a second window and answers what it asks.
    void openSecond(QMessageBox::StandardButton answer);
    ClipId clip(Application& app) { return clipOf(app, m_sample + "/run.glb"); }
    std::vector<FrameRange> ranges(Application& app)
    {
        const LibraryDocument& document = app.document();
        const auto tag = document.library().vocabulary().find("Judged");
        if (!tag) return {};
        const auto lane = document.library().clip(clip(app)).sheet.ranges(*tag);
        return {lane.begin(), lane.end()};
    }
    void add(Application& app, FrameRange range)
    {
        const TagId tag = app.document().tagNamed("Judged");
        app.document().editSheet(clip(app), "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, tag, range, 1000);
        });
    }
    QStringList locks() const { return QDir(m_folder->filePath("state/open")).entryList(QDir::Files); }
    static QString said(Application& app) { return app.window().status().messages().text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_first;
    std::unique_ptr<Application> m_second;
};

void tst_OpenReadOnly::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("TAGLINE_STATE_DIR", m_folder->filePath("state").toUtf8());
    m_sample = copyOfSample(*m_folder);
    m_first = started();
    QVERIFY(isOpened(*m_first, {m_sample}));
    QTRY_COMPARE(locks().size(), 1);
}

void tst_OpenReadOnly::cleanup()
{
    m_second.reset();
    m_first.reset();
}

std::unique_ptr<Application> tst_OpenReadOnly::started()
{
    auto app = std::make_unique<Application>(pathsIn(*m_folder));
    app->window().show();
    if (!becomesActive(app->window())) qFatal("the window is not active");
    return app;
}

void tst_OpenReadOnly::openSecond(QMessageBox::StandardButton answer)
{
    m_second = started();
    bool isAsked = false;
    withNext<QMessageBox>(*this, [&](QMessageBox& box) {
        isAsked = true;
        QVERIFY2(box.text().contains("open in another window"), qPrintable(box.text()));
        keepPicture(box, "open-elsewhere");
        box.button(answer)->click();
    });
    m_second->open({m_sample + "/sample.tagline"}); // the folder's, by another path
    QTRY_VERIFY(isAsked);
    QTRY_VERIFY(m_second->imports().isIdle() && !m_second->isOpening());
    QCoreApplication::processEvents();
}

void tst_OpenReadOnly::theSecondWindowOnlyLooks()
{
    const QStringList before = locks();
    const Files library = filesBelow(m_sample), kept = filesBelow(m_folder->filePath("recovery"));
    openSecond(QMessageBox::Yes);
    QVERIFY(m_second->document().isReadOnly());
    QVERIFY(!m_first->document().isReadOnly());
    QVERIFY2(m_second->window().windowTitle().contains("(read-only)"),
             qPrintable(m_second->window().windowTitle()));
    m_second->workspace().setCurrentClip(clip(*m_second));

    QAction& rename = actionOf(*m_second, "tag.edit");
    QVERIFY(!rename.isEnabled());
    QVERIFY2(rename.toolTip().contains("read-only"), qPrintable(rename.toolTip()));
    QVERIFY(actionOf(*m_second, "file.export").isEnabled());
    QVERIFY(actionOf(*m_second, "clip.play").isEnabled());

    QVERIFY(becomesActive(m_second->window()));
    const TagSheet sheet = m_second->document().library().clip(clip(*m_second)).sheet;
    pressKey(m_second->window().timeline().viewport(), Qt::Key_1); // a tag's key
    QVERIFY2(said(*m_second).contains("read-only: nothing was changed"), qPrintable(said(*m_second)));
    add(*m_second, {2, 8});
    m_second->document().defineTag({}, "Define");
    QCOMPARE(m_second->document().library().clip(clip(*m_second)).sheet, sheet);
    QCOMPARE(m_second->document().undoStack().count(), 0);
    QVERIFY(m_second->save());
    keepPicture(m_second->window(), "read-only");

    QCoreApplication::processEvents();
    actionOf(*m_second, "file.openForEditing").trigger(); // while the first has it
    QVERIFY(m_second->document().isReadOnly());
    QVERIFY2(said(*m_second).contains("still open in another window"), qPrintable(said(*m_second)));

    QTest::qWait(1500); // longer than edits wait until they are kept
    QVERIFY(filesBelow(m_sample) == library);
    Files now = filesBelow(m_folder->filePath("recovery"));
    std::erase_if(now, [](const auto& file) { return file.first.endsWith(".lock"); }); // of the sessions
    QVERIFY(now.size() <= kept.size());
    QCOMPARE(locks(), before); // neither a lock of its own nor a call
}

void tst_OpenReadOnly::whatTheFirstSavesIsSeenInTheSecond()
{
    openSecond(QMessageBox::Yes);
    add(*m_first, {2, 8});
    m_first->document().set(&LibraryEdit::queries, {SavedQuery{"Judged ones", "Judged"}}, "Save Query");
    QVERIFY(m_first->save());
    QTRY_COMPARE(ranges(*m_second), (std::vector<FrameRange>{{2, 8}}));
    QTRY_COMPARE(m_second->document().library().savedQueries().size(), 1u);
    QVERIFY(!QApplication::activeModalWidget());
    QCOMPARE(m_second->document().undoStack().count(), 0);
    QVERIFY(m_second->document().isReadOnly());
}

void tst_OpenReadOnly::editingGoesOnOnceTheFirstIsClosed()
{
    openSecond(QMessageBox::Yes);
    m_first.reset();
    QTRY_VERIFY(said(*m_second).contains("The other window has closed"));
    QVERIFY(m_second->document().isReadOnly()); // until a person says so
    QVERIFY(locks().isEmpty());
    actionOf(*m_second, "file.openForEditing").trigger();
    QVERIFY(!m_second->document().isReadOnly());
    QVERIFY(!m_second->window().windowTitle().contains("read-only"));
    QVERIFY(actionOf(*m_second, "tag.edit").isEnabled());
    QTRY_COMPARE(locks().size(), 1);
    add(*m_second, {2, 8});
    QVERIFY(m_second->save());
    m_first = started();
    bool isAsked = false;
    withNext<QMessageBox>(*this, [&](QMessageBox& box) {
        isAsked = true;
        box.button(QMessageBox::Discard)->click();
    });
    QVERIFY(isOpened(*m_first, {m_sample}));
    QTRY_VERIFY(isAsked);
    QCOMPARE(ranges(*m_first), (std::vector<FrameRange>{{2, 8}}));
}

void tst_OpenReadOnly::editingInBothTellsBoth()
{
    openSecond(QMessageBox::Discard);
    QVERIFY(!m_second->document().isReadOnly());
    QVERIFY2(said(*m_second).contains("Both can edit it"), qPrintable(said(*m_second)));
    QTRY_VERIFY2(said(*m_first).contains("opened in a second window"), qPrintable(said(*m_first)));
    add(*m_second, {2, 8});
    QVERIFY(m_second->save());
    QTRY_COMPARE(ranges(*m_first), (std::vector<FrameRange>{{2, 8}}));
}

void tst_OpenReadOnly::theSecondMayBeClosedInstead()
{
    openSecond(QMessageBox::Cancel);
    QCOMPARE(m_second->document().library().sourceCount(), 0u);
    QVERIFY(!m_second->document().isReadOnly());
    QCOMPARE(m_first->document().library().sourceCount() > 0, true);
}

void tst_OpenReadOnly::aWindowAloneMayOnlyLookToo()
{
    actionOf(*m_first, "file.openReadOnly").trigger();
    QVERIFY(m_first->document().isReadOnly());
    QVERIFY(!actionOf(*m_first, "file.openReadOnly").isEnabled());
    QVERIFY(locks().isEmpty()); // the next one may edit, and is not asked
    m_second = started();
    QVERIFY(isOpened(*m_second, {m_sample}));
    QTRY_COMPARE(locks().size(), 1);
    QVERIFY(!m_second->document().isReadOnly());
    add(*m_second, {2, 8});
    QVERIFY(m_second->save());
    QTRY_COMPARE(ranges(*m_first), (std::vector<FrameRange>{{2, 8}}));

    actionOf(*m_first, "file.close").trigger(); // which ends it
    QVERIFY(!m_first->document().isReadOnly());
    QVERIFY(!actionOf(*m_first, "file.openForEditing").isEnabled());
}

void tst_OpenReadOnly::unsavedChangesComeFirst()
{
    add(*m_first, {2, 8});
    actionOf(*m_first, "file.openReadOnly").trigger();
    QVERIFY(!m_first->document().isReadOnly());
    QVERIFY2(said(*m_first).contains("unsaved changes"), qPrintable(said(*m_first)));
    QCOMPARE(ranges(*m_first), (std::vector<FrameRange>{{2, 8}}));
    m_first->document().undoStack().undo();
    actionOf(*m_first, "file.openReadOnly").trigger();
    QVERIFY(m_first->document().isReadOnly());
}

void tst_OpenReadOnly::savingAsMakesALibraryOfOnesOwn()
{
    openSecond(QMessageBox::Yes);
    const Files before = filesBelow(m_sample);
    const QString mine = m_folder->filePath("mine.tagline");
    withNext<QFileDialog>(*this, [&](QFileDialog& dialog) {
        dialog.findChild<QLineEdit*>("fileNameEdit")->setText(mine);
        QMetaObject::invokeMethod(&dialog, "accept");
    });
    actionOf(*m_second, "file.saveAs").trigger();
    QVERIFY(QFile::exists(mine));
    QVERIFY(filesBelow(m_sample) == before);
    QVERIFY(!m_second->document().isReadOnly());
    QCOMPARE(m_second->document().libraryPath(), QFileInfo(mine).canonicalFilePath().toStdString());
}

void tst_OpenReadOnly::savingSaysThatNothingIsSaved()
{
    actionOf(*m_first, "file.openReadOnly").trigger();
    const Files before = filesBelow(m_sample);
    QVERIFY(actionOf(*m_first, "file.save").isEnabled());
    actionOf(*m_first, "file.save").trigger();
    QVERIFY2(said(*m_first).contains("read-only: nothing is saved"), qPrintable(said(*m_first)));
    QVERIFY(said(*m_first).contains("Save As") && said(*m_first).contains("Open for Editing"));
    QVERIFY(filesBelow(m_sample) == before);
}

/// From the Tags panel too, whose menu and double click ask no action.
void tst_OpenReadOnly::dialogsThatEditAreRefusedBeforeTheyOpen()
{
    actionOf(*m_first, "file.openReadOnly").trigger();
    TagPalette& palette = m_first->window().tagPalette();
    const TagId tag = *m_first->document().library().vocabulary().findNamed("Locomotion.Run");
    bool hasOpened = false;
    const auto isRefused = [&](const std::function<void()>& ask) {
        m_first->window().status().messages().showNote({});
        QTimer::singleShot(0, this, [&hasOpened] { // closes what would wait for an answer
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            hasOpened = dialog != nullptr;
            if (dialog) dialog->reject();
        });
        ask();
        QCoreApplication::processEvents();
        return !hasOpened && said(*m_first).contains("read-only: nothing was changed");
    };
    QVERIFY(isRefused([&] { emit palette.createTagRequested("Jog"); }));
    QVERIFY(isRefused([&] { emit palette.editTagRequested(tag); }));
    QVERIFY(isRefused([&] { emit palette.deleteTagRequested(tag); }));
    QVERIFY(isRefused([&] { emit palette.mergeTagRequested(tag); }));
    QVERIFY(isRefused([&] { emit palette.vocabularyRequested(); }));
}

void tst_OpenReadOnly::keysOfCommandsThatEditSayWhyNot()
{
    actionOf(*m_first, "file.openReadOnly").trigger();
    m_first->workspace().setCurrentClip(clip(*m_first));
    QWidget* view = m_first->window().timeline().viewport();
    view->setFocus();
    for (const Qt::Key key : {Qt::Key_T, Qt::Key_G}) {
        m_first->window().status().messages().showNote({});
        pressKey(view, key, Qt::ControlModifier);
        QVERIFY2(said(*m_first).contains("read-only: nothing was changed"), qPrintable(said(*m_first)));
        QVERIFY(!QApplication::activeModalWidget());
        QCoreApplication::processEvents(); // of several refusals of one moment the first is said
    }
    m_first->window().status().messages().showNote({});
    pressKey(view, Qt::Key_Z, Qt::ControlModifier); // one that is unavailable for a reason of its own
    QVERIFY2(said(*m_first).contains("There is nothing to undo"), qPrintable(said(*m_first)));
}

void tst_OpenReadOnly::aDragIsRefusedAsItBegins()
{
    actionOf(*m_first, "file.openReadOnly").trigger();
    m_first->workspace().setCurrentClip(clip(*m_first));
    QCoreApplication::processEvents();
    TimelineWidget& timeline = m_first->window().timeline();
    const TimelineGeometry& geometry = timeline.geometryOfView();
    const auto& lanes = timeline.content().lanes;
    const auto lane =
        std::ranges::find_if(lanes, [](const TimelineLane& each) { return each.kind == LaneKind::Tag; });
    QVERIFY(lane != lanes.end());
    const TagSheet sheet = m_first->document().library().clip(clip(*m_first)).sheet;
    const QPoint from(int(geometry.x(2)),
                      int(geometry.laneTop(int(lane - lanes.begin())) + geometry.laneHeight / 2));
    QTest::mousePress(timeline.viewport(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, from + QPoint(40, 0),
                     timeline.viewport()->mapToGlobal(QPointF(from + QPoint(40, 0))), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(timeline.viewport(), &move);
    QVERIFY2(said(*m_first).contains("read-only: nothing was changed"), qPrintable(said(*m_first)));
    QTest::mouseRelease(timeline.viewport(), Qt::LeftButton, {}, from + QPoint(40, 0));
    QVERIFY2(said(*m_first).contains("read-only: nothing was changed"), qPrintable(said(*m_first)));
    QCOMPARE(m_first->document().library().clip(clip(*m_first)).sheet, sheet);
    for (const RangeRef& selected : m_first->workspace().selection()) // none of what was drawn
        QVERIFY(std::ranges::count(sheet.ranges(selected.tag), selected.range) == 1);
}

void tst_OpenReadOnly::everyEditActionIsOne()
{
    actionOf(*m_first, "file.openReadOnly").trigger();
    QVERIFY(std::ranges::count(actionTable(), true, &ActionRow::isEdit) > 70);
    for (const ActionRow& row : actionTable())
        if (row.isEdit) QVERIFY2(!actionOf(*m_first, row.id).isEnabled(), row.id);
    actionOf(*m_first, "file.openForEditing").trigger();
    for (const char* id : {"tag.new", "edit.split", "file.addFiles"})
        QVERIFY2(actionOf(*m_first, id).isEnabled(), id);
    QVERIFY(!actionOf(*m_first, "edit.undo").isEnabled()); // for reasons of its own
}

void tst_OpenReadOnly::aFolderThatDoesNotAnswerHoldsNothingUp()
{
    LibraryDocument document;
    EditJournal journal(document, m_folder->filePath("recovery"));
    QSettings settings(m_folder->filePath("other.conf"), QSettings::IniFormat);
    OpenedPaths opened(journal, settings);
    QSemaphore answers;
    OpenElsewhere elsewhere(opened, m_folder->filePath("state/open"), [&answers](const QString& path) {
        if (path.startsWith("/dead")) answers.acquire();
        return OpenElsewhere::libraryPlace(path);
    });
    QSignalSpy found(&elsewhere, &OpenElsewhere::found);
    QElapsedTimer clock;
    clock.start();
    opened.open({"/dead/library.tagline"});
    opened.add({m_sample});
    QVERIFY(clock.elapsed() < 1000);
    QTRY_COMPARE(found.size(), 1); // of the other, which the first window has
    QCOMPARE(found[0][0].toString(), QString("sample"));
    QCOMPARE(elsewhere.elsewhere(), std::optional(QString("sample")));
    answers.release(16);
}

QTEST_MAIN(tst_OpenReadOnly)
#include "tst_OpenReadOnly.moc"
