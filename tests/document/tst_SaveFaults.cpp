// Every system call of a save in the window fails in turn: each file is as it was or as it is to be, what was
// not written stays an unsaved change, the reason is named by the system's words, and once the disk is well
// again a save brings all of it.

#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"
#include "tests/support/FailingCalls.h"
#include "tests/support/FaultWords.h"

#include <QTest>

#include <cerrno>

using namespace tagline;
using namespace tagline::test;

class tst_SaveFaults : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void noSaveLosesAnything_data();
    void noSaveLosesAnything();

private:
    /// Another edit of both files, as each save is to bring one.
    void edit(int number);
    std::vector<QByteArray> contents() const;
    void checkAfterFault(const SaveReport& report, const std::vector<QByteArray>& before, int error);
    /// Both files hold all edits, the last one by its number.
    void checkFiles(int edits) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    ClipId m_clip;
    TagId m_run;
};

void tst_SaveFaults::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("TAGLINE_STATE_DIR", m_folder->filePath("state").toUtf8());
    m_document = std::make_unique<LibraryDocument>();
    const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {100'000});
    m_clip = m_document->library().source(source).clips.front();
    m_run = m_document->tagNamed("Run");
    m_document->setLibraryPath(m_folder->filePath("all.tagline").toStdString());
}

void tst_SaveFaults::edit(int number)
{
    m_document->editSheet(m_clip, "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, m_run, {number * 4, number * 4 + 2}, 100'000);
    });
    TagDefinition definition = m_document->library().vocabulary()[m_run];
    definition.isRegistered = true;
    definition.description = "Edit " + std::to_string(number);
    m_document->defineTag(definition, "Describe");
}

std::vector<QByteArray> tst_SaveFaults::contents() const
{
    return {contentOf(m_folder->filePath("walk.bvh.tags.json")),
            contentOf(m_folder->filePath("all.tagline"))};
}

void tst_SaveFaults::checkFiles(int edits) const
{
    const auto sidecar = loadSidecar(m_folder->filePath("walk.bvh").toStdString());
    QVERIFY2(sidecar, sidecar ? "" : sidecar.error().text().c_str());
    QCOMPARE(sidecar->sidecar.clips.size(), std::size_t(1));
    TagVocabulary names;
    const TagSheet sheet = sheetOf(sidecar->sidecar.clips.front(), names);
    QCOMPARE(sheet.ranges(names.intern("Run")).size(), std::size_t(edits));
    const auto library = readLibraryFile(contents()[1].toStdString(), "all.tagline");
    QVERIFY2(library, library ? "" : library.error().text().c_str());
    QCOMPARE(library->vocabulary.size(), std::size_t(1));
    QCOMPARE(library->vocabulary.front().description, "Edit " + std::to_string(edits));
}

void tst_SaveFaults::checkAfterFault(const SaveReport& report, const std::vector<QByteArray>& before,
                                     int error)
{
    const std::vector<QByteArray> now = contents();
    const bool areSaved = now[0].contains("Run") && now[0] != before[0] && now[1] != before[1];
    if (report.isComplete()) QVERIFY2(areSaved, "said to be saved, and is not");
    QCOMPARE(m_document->isModified(), !report.isComplete());
    QVERIFY(report.isComplete() || m_document->undoStack().isClean() == false);
    for (const Error& each : report.errors) {
        QVERIFY2(each.file.starts_with(m_folder->path().toStdString()), each.text().c_str());
        QVERIFY2(namesError(QString::fromStdString(each.message), error), each.text().c_str());
    }
    QVERIFY(report.isComplete() || !report.errors.empty());
}

void tst_SaveFaults::noSaveLosesAnything_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("isForGood");
    const std::pair<const char*, int> errors[] = {{"full disk", ENOSPC},     {"input/output error", EIO},
                                                  {"no permission", EACCES}, {"read-only disk", EROFS},
                                                  {"interrupted", EINTR},    {"short write", 0}};
    for (const auto& [name, error] : errors)
        for (const bool isForGood : {false, true})
            if (error != EINTR || !isForGood) // no system interrupts every call
                QTest::addRow("%s, %s", name, isForGood ? "for good" : "once") << error << isForGood;
}

void tst_SaveFaults::noSaveLosesAnything()
{
    QFETCH(int, error);
    QFETCH(bool, isForGood);
    int call = 0, incomplete = 0, number = 0;
    for (bool isOver = false; !isOver;) {
        edit(++number);
        QVERIFY(m_document->isModified() && m_document->isLibraryFileModified());
        const std::vector<QByteArray> before = contents();
        stage({m_folder->path().toStdString(), ++call, error, isForGood});
        const SaveReport report = m_document->save();
        const StagedCalls calls = unstage();
        isOver = call > calls.counted;
        checkAfterFault(report, before, error);
        if (error == 0) QVERIFY(report.isComplete()); // the rest is written by the next call
        const std::vector<QByteArray> now = contents();
        incomplete += !report.isComplete();
        if (!QTest::currentTestFailed() && !report.isComplete()) {
            const SaveReport again = m_document->save();
            QVERIFY2(again.isComplete(), again.errors.empty() ? "" : again.errors.front().text().c_str());
            QVERIFY(!m_document->isModified());
            for (int i = 1; i <= number; ++i)
                QCOMPARE(m_document->library().clip(m_clip).sheet.tagsAt(i * 4).size(), 1u);
            const std::vector<QByteArray> after = contents();
            for (std::size_t i = 0; i < now.size(); ++i)
                QVERIFY2(now[i] == before[i] || now[i] == after[i], now[i].constData());
        }
        if (!QTest::currentTestFailed()) checkFiles(number);
        if (QTest::currentTestFailed()) {
            qWarning("Call %d of %d (%s): %s", call, calls.counted, calls.failed.c_str(),
                     report.errors.empty() ? "no error" : report.errors.front().text().c_str());
            return;
        }
    }
    QVERIFY(call > 20);
    if (error != 0 && error != EINTR) QVERIFY(incomplete > 5);
}

QTEST_GUILESS_MAIN(tst_SaveFaults)
#include "tst_SaveFaults.moc"
