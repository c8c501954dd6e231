// Where another program set other values on the same frames, saving shows both sides, and each conflict is
// decided by a key.

#include "app/presenters/versions/ConflictDialog.h"
#include "app/presenters/versions/VersionStrips.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/system/saving/DurableFile.h"
#include "tests/app/SampleStage.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/FreeMoment.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

#include <functional>

using namespace tagline;
using namespace tagline::test;

class tst_MergeConflicts : public QObject, private SampleStage
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void eachConflictIsDecidedByItsKey();
    void allAreTakenAtOnce_data();
    void allAreTakenAtOnce();
    void aWholeClipIsTaken_data();
    void aWholeClipIsTaken();
    void escapeLeavesAllAsItIs();
    void threeFilesAreMerged();
    void threeLibraryFilesAreMerged_data();
    void threeLibraryFilesAreMerged();
    void questionsWaitForMenus();

private:
    LibraryDocument& document() { return m_app->document(); }
    ClipId clipId() { return clipOf(*m_app, m_sample + "/run.glb"); }
    const TagSheet& sheet() { return document().library().clip(clipId()).sheet; }
    QString path() const { return m_sample + "/run.glb.tags.json"; }
    QByteArray content() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The value of the property here, frame by frame at the places of the two conflicts.
    std::vector<std::string> values()
    {
        std::vector<std::string> found;
        for (const PropertyRange& range : sheet().property("ground"))
            found.push_back(std::get<std::string>(*range.value));
        return found;
    }
    void writeTheirs() const;
    /// Saves; once the dialog is there, `act` does what a person does.
    void saveWith(const std::function<void(ConflictDialog&)>& act)
    {
        answering(act, [this] { actionOf(*m_app, "file.save").trigger(); });
    }
    /// The same of what opens the dialog, now or soon.
    void answering(const std::function<void(ConflictDialog&)>& act, const std::function<void()>& opening);
    static QPushButton* accept(const ConflictDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
};

void tst_MergeConflicts::init()
{
    openSample();
    if (QTest::currentTestFailed()) return;
    m_app->workspace().setCurrentClip(clipId());
    document().changeSheets({{clipId(), sheet().withProperty("ground", {{{0, 5}, std::string("gravel")},
                                                                        {{10, 15}, std::string("gravel")}})}},
                            "Set");
    writeTheirs();
}

void tst_MergeConflicts::writeTheirs() const
{
    auto sidecar = readTagSidecar(content().toStdString(), path().toStdString());
    QVERIFY(sidecar.hasValue() && !sidecar->clips.empty());
    SidecarProperty property{"ground", {}};
    property.ranges.push_back({{0, 5}, std::string("sand"), {}});
    property.ranges.push_back({{10, 15}, std::string("grass"), {}});
    auto& properties = sidecar->clips.front().properties;
    const auto place = std::find_if(properties.begin(), properties.end(),
                                    [](const SidecarProperty& each) { return each.name > "ground"; });
    properties.insert(place, property);
    QVERIFY(writeDurably(path().toStdString(), writtenTagSidecar(*sidecar)));
}

void tst_MergeConflicts::answering(const std::function<void(ConflictDialog&)>& act,
                                   const std::function<void()>& opening)
{
    int seen = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<ConflictDialog*>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isActiveWindow()) return;
        timer.stop();
        ++seen;
        act(*dialog);
        if (dialog->isVisible()) QTest::keyClick(dialog, Qt::Key_Escape); // never waits for ever
    });
    timer.start(20);
    opening();
    QTRY_COMPARE(seen, 1);
}

void tst_MergeConflicts::eachConflictIsDecidedByItsKey()
{
    const int steps = document().undoStack().index();
    saveWith([&](ConflictDialog& dialog) {
        auto* list = dialog.findChild<QTreeWidget*>("conflictList");
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(0)->text(4), QString("gravel"));
        QCOMPARE(list->topLevelItem(1)->text(5), QString("grass"));
        QVERIFY(dialog.findChild<QLabel*>("conflictNote")->text().contains("2 conflicts to decide"));
        QVERIFY(!accept(dialog)->isEnabled());
        QCOMPARE(dialog.findChildren<VersionStrips*>().size(), 1);
        QTest::keyClick(list, Qt::Key_M);
        QCOMPARE(list->indexOfTopLevelItem(list->currentItem()), 1); // goes on by itself
        QVERIFY(!accept(dialog)->isEnabled());
        QTest::keyClick(list, Qt::Key_P);
        QCOMPARE(list->indexOfTopLevelItem(list->currentItem()), 0);
        QTest::keyClick(list, Qt::Key_N);
        keepPicture(dialog, "merge-conflicts");
        QTest::keyClick(list, Qt::Key_T);
        QCOMPARE(list->topLevelItem(0)->text(6), QString("mine"));
        QCOMPARE(list->topLevelItem(1)->text(6), QString("theirs"));
        QVERIFY(accept(dialog)->isEnabled());
        QTest::mouseClick(accept(dialog), Qt::LeftButton);
    });
    QCOMPARE(values(), (std::vector<std::string>{"gravel", "grass"}));
    QVERIFY(!document().isModified());
    QVERIFY(content().contains("gravel") && content().contains("grass") && !content().contains("sand"));
    QCOMPARE(document().undoStack().index(), steps + 1);
    document().undoStack().undo();
    QCOMPARE(values(), (std::vector<std::string>{"gravel", "gravel"}));
}

void tst_MergeConflicts::allAreTakenAtOnce_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("mine") << "takeAllMine" << QStringList{"gravel", "gravel"};
    QTest::newRow("theirs") << "takeAllTheirs" << QStringList{"sand", "grass"};
}

void tst_MergeConflicts::allAreTakenAtOnce()
{
    QFETCH(QString, button);
    QFETCH(QStringList, expected);
    saveWith([&](ConflictDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
        QTest::mouseClick(accept(dialog), Qt::LeftButton);
    });
    QStringList found;
    for (const std::string& value : values()) found << QString::fromStdString(value);
    QCOMPARE(found, expected);
    QVERIFY(!document().isModified());
}

void tst_MergeConflicts::aWholeClipIsTaken_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<bool>("isMine");
    QTest::newRow("mine") << int(Qt::Key_M) << QStringList{"gravel", "gravel"} << true;
    QTest::newRow("theirs") << int(Qt::Key_T) << QStringList{"sand", "grass"} << false;
}

/// With all that the side says of the clip and nothing of the other's, though it would merge.
void tst_MergeConflicts::aWholeClipIsTaken()
{
    QFETCH(int, key);
    QFETCH(QStringList, expected);
    QFETCH(bool, isMine);
    const TagId mine = document().tagNamed("Mine");
    document().editSheet(clipId(), "Add", 0, [&](const TagSheet& sheet) {
        return sheet.withRanges(mine, {{1, 2}});
    });
    auto theirs = readTagSidecar(content().toStdString(), path().toStdString());
    QVERIFY(theirs.hasValue());
    theirs->clips.front().captions.push_back({{{0, 4}, "their words", {}, {}}, {}});
    QVERIFY(writeDurably(path().toStdString(), writtenTagSidecar(*theirs)));
    const int steps = document().undoStack().index();
    saveWith([&](ConflictDialog& dialog) {
        auto* list = dialog.findChild<QTreeWidget*>("conflictList");
        QTest::keyClick(list, Qt::Key(key), Qt::ControlModifier);
        QVERIFY2(list->topLevelItem(1)->text(6).contains("whole clip"),
                 qPrintable(list->topLevelItem(1)->text(6)));
        const QString note = dialog.findChild<QLabel*>("conflictNote")->text();
        QVERIFY2(note.contains("left out"), qPrintable(note));
        keepPicture(dialog, "merge-whole-clip");
        QVERIFY(accept(dialog)->isEnabled());
        QTest::mouseClick(accept(dialog), Qt::LeftButton);
    });
    QStringList found;
    for (const std::string& value : values()) found << QString::fromStdString(value);
    QCOMPARE(found, expected);
    QVERIFY(!document().isModified());
    QCOMPARE(content().contains("Mine"), isMine);
    QCOMPARE(content().contains("their words"), !isMine);
    QCOMPARE(sheet().ranges(mine).size(), std::size_t(isMine));
    QCOMPARE(document().undoStack().index(), steps + (isMine ? 0 : 1)); // what is as it was is no step
    if (isMine) return;
    document().undoStack().undo();
    QCOMPARE(sheet().ranges(mine).size(), std::size_t(1));
}

void tst_MergeConflicts::threeLibraryFilesAreMerged_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("key");
    QTest::newRow("mine") << "Keep Mine"
                          << "m";
    QTest::newRow("theirs") << "Keep Theirs"
                            << "t";
    QTest::newRow("neither") << "Cancel" << QString();
}

void tst_MergeConflicts::threeLibraryFilesAreMerged()
{
    QFETCH(QString, button);
    QFETCH(QString, key);
    const auto put = [&](const char* name, const QByteArray& vocabulary) {
        const QString file = m_folder->filePath(name);
        const QByteArray bytes =
            R"({"format":"tagline.library","version":1,"vocabulary":[)" + vocabulary + "]}";
        if (!writeDurably(file.toStdString(), bytes.toStdString())) qFatal("cannot be written");
        return file;
    };
    const QString base = put("base.tagline", R"({"name":"Run"})");
    const QString ours = put("ours.tagline", R"({"name":"Run","key":"m"},{"name":"Mine"})");
    const QString theirs = put("theirs.tagline", R"({"name":"Run","key":"t"},{"name":"Theirs"})");
    QSignalSpy said(&m_app->merging(), &MergePresenter::done);
    QString asked;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* open = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!open) return;
        asked = open->text();
        for (QAbstractButton* each : open->buttons())
            if (each->text().remove('&') == button) return each->click();
    });
    timer.start(20);
    const QString target = m_folder->filePath("merged.tagline");
    m_app->merging().mergeFiles({base, ours, theirs}, target);
    QTRY_VERIFY2(asked.contains("Run"), qPrintable(asked));
    if (key.isEmpty()) {
        QTest::qWait(50);
        QVERIFY(said.isEmpty() && !QFile::exists(target));
        return;
    }
    QTRY_COMPARE(said.size(), 1);
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto merged = readLibraryFile(file.readAll().toStdString(), "merged.tagline");
    QVERIFY(merged.hasValue());
    QCOMPARE(merged->vocabulary.size(), std::size_t(3));
    QCOMPARE(merged->vocabulary[0].key, key.toStdString());
}

void tst_MergeConflicts::escapeLeavesAllAsItIs()
{
    const QByteArray before = content();
    const int steps = document().undoStack().index();
    saveWith([&](ConflictDialog& dialog) {
        QTest::keyClick(&dialog, Qt::Key_M);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QCOMPARE(content(), before);
    QCOMPARE(values(), (std::vector<std::string>{"gravel", "gravel"}));
    QVERIFY(document().isModified());
    QCOMPARE(document().undoStack().index(), steps);
}

void tst_MergeConflicts::threeFilesAreMerged()
{
    const auto put = [&](const char* name, const QByteArray& ranges) {
        const QString file = m_folder->filePath(name);
        const QByteArray bytes = R"({"format":"tagline.tags","version":1,"source":"walk.bvh","clips":[)"
                                 R"({"name":"walk","frames":50,"rate":[30,1],)" +
                                 ranges + "}]}";
        if (!writeDurably(file.toStdString(), bytes.toStdString())) qFatal("cannot be written");
        return file;
    };
    const QString base = put("base.json", R"("tags":{"Run":[[0,5]]})");
    const QString ours = put("ours.json", R"("tags":{"Run":[[0,9]]},"properties":{"ground":[[0,5,"mud"]]})");
    const QString theirs =
        put("theirs.json", R"("tags":{"Run":[[0,5]],"Hop":[[7,8]]},"properties":{"ground":[[0,5,"ice"]]})");
    QSignalSpy said(&m_app->merging(), &MergePresenter::done);
    answering(
        [&](ConflictDialog& dialog) {
            QTest::keyClick(&dialog, Qt::Key_T);
            QTest::mouseClick(accept(dialog), Qt::LeftButton);
        },
        [&] {
            m_app->merging().mergeFiles({base, ours, theirs}, m_folder->filePath("merged.json"));
        });
    QTRY_COMPARE(said.size(), 1);
    QFile file(m_folder->filePath("merged.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto merged = readTagSidecar(file.readAll().toStdString(), "merged.json");
    QVERIFY(merged.hasValue());
    QCOMPARE(merged->clips[0].tags.size(), 2u);
    QCOMPARE(merged->clips[0].tags[1].ranges.front(), (FrameRange{0, 9}));
    QVERIFY(merged->clips[0].properties[0].ranges[0].value == PropertyValue(std::string("ice")));
    QSignalSpy refused(&m_app->merging(), &MergePresenter::refused);
    m_app->merging().mergeFiles({base, ours, m_folder->filePath("gone.json")}, ours);
    QTRY_COMPARE(refused.size(), 1);
    m_app->merging().mergeFiles({base, ours, base}, m_folder->filePath("other.json"));
    m_app->merging().mergeFiles({base, ours, base}, m_folder->filePath("third.json"));
    QCOMPARE(refused.size(), 2); // one at a time
    QTRY_COMPARE(said.size(), 2);
}

void tst_MergeConflicts::questionsWaitForMenus()
{
    QMenu menu;
    menu.addAction("Open");
    menu.popup({});
    QCOMPARE(QApplication::activePopupWidget(), &menu);
    bool isCalled = false;
    callWhenFree(menu, [&] { isCalled = true; });
    QVERIFY(!isCalled);
    menu.close();
    QTRY_VERIFY(isCalled);
}

QTEST_MAIN(tst_MergeConflicts)
#include "tst_MergeConflicts.moc"
