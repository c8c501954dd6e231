// Faults that are staged under the open window: it goes on, loses nothing, and says what happened.

#include "core/system/MappingGuard.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/TestWindow.h"
#include "widgets/theme/Theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTimer>

#include <csignal>

using namespace tagline;
using namespace tagline::test;

class tst_StagedFaults : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void aCacheThatIsCutShortIsReadAnew();
    void whatAKilledProgramLeftGoesAtTheNextOpening();
    void theEndOfTheSessionKeepsWhatIsUnsaved();
    void theEndOfTheSessionKeepsTheBlend();
    void whatIsToBeAskedLaterIsAskedByTheNextProgram();
    void aJournalThatCannotBeReadIsSaid();
    void foldersOutsideAreAskedForOnce();

private:
    void start(const QStringList& paths)
    {
        m_app.reset();
        m_app = std::make_unique<Application>(pathsIn(*m_folder));
        m_app->window().show();
        QVERIFY(becomesActive(m_app->window()));
        QVERIFY(isOpened(*m_app, paths));
    }
    void tag(ClipId clip) const
    {
        LibraryDocument& document = m_app->document();
        const TagId tag = document.tagNamed("Marked");
        document.editSheet(clip, "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, tag, {2, 5}, 100);
        });
        QVERIFY(document.isModified());
    }
    /// Presses the button of this text in the next question, and keeps what was asked.
    void answer(const QString& button)
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [this, timer, button] {
            auto* open = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!open) return;
            for (const QLabel* label : open->findChildren<QLabel*>()) m_asked += label->text() + '\n';
            for (QAbstractButton* each : open->findChildren<QAbstractButton*>())
                if (each->text().remove('&') == button) {
                    timer->deleteLater();
                    ++m_answers;
                    each->click();
                    return;
                }
        });
        timer->start(20);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
    QString m_asked;
    int m_answers = 0;
};

void tst_StagedFaults::init()
{
    applyTheme(*qApp);
    m_asked.clear();
    m_answers = 0;
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
}

void tst_StagedFaults::aCacheThatIsCutShortIsReadAnew()
{
    guardMappings(); // as main does
    start({m_sample});
    m_app->workspace().setCurrentClip(clipOf(*m_app, m_sample + "/run.glb"));
    const auto modelOf = [this] {
        const ClipLibrary& library = m_app->document().library();
        return library.source(library.clip(clipOf(*m_app, m_sample + "/run.glb")).source).model;
    };
    const auto lastKey = [&] {
        for (const JointChannel& channel : modelOf()->clips.front().channels)
            if (const auto& values = channel.rotation.values; values.size() > 2)
                return values[values.size() - 1];
        return glm::quat(0, 0, 0, 0);
    };
    const auto before = lastKey();
    QSignalSpy broken(&m_app->imports(), &ImportQueue::cacheBroken);
    const QDir cache(m_folder->filePath("cache"));
    const QStringList files = cache.entryList({"*.clips"}, QDir::Files);
    QVERIFY(files.size() > 3);
    for (const QString& file : files) QVERIFY(QFile::resize(cache.filePath(file), 64));
    const auto cut = modelOf();
    cut->releaseMemory();
    m_app->playback().setPlaying(true); // the figure reads on
    QVERIFY(lastKey() != before);
    QTRY_VERIFY(!broken.isEmpty());
    QTRY_VERIFY(m_app->imports().isIdle() && modelOf() != cut && lastKey() == before);
    start({m_sample}); // and what lies in the cache now is whole
    QVERIFY(lastKey() == before);
}

void tst_StagedFaults::whatAKilledProgramLeftGoesAtTheNextOpening()
{
    const QString left = m_sample + "/.run.glb.tags.json.4711.saving";
    QFile file(left);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("half of") > 0);
    file.close();
    QVERIFY(QDir(m_folder->path()).mkpath("cache/.import-dead00/below"));
    start({m_sample});
    QVERIFY(!QFile::exists(left));
    QVERIFY(!QFile::exists(m_folder->filePath("cache/.import-dead00")));
    QVERIFY(QDir(m_folder->path()).mkpath("cache/.import-dead01"));
}

void tst_StagedFaults::theEndOfTheSessionKeepsWhatIsUnsaved()
{
    for (const int signal : {SIGTERM, SIGHUP}) {
        start({m_sample});
        m_app->endWithSession();
        QSignalSpy ended(m_app.get(), &Application::endRequested);
        tag(clipOf(*m_app, m_sample + "/run.glb"));
        QCOMPARE(::raise(signal), 0); // at once after the edit
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended.front().front().toInt(), 128 + signal);
        m_app.reset(); // as the program ends: nothing is asked, nothing is closed
        m_app = std::make_unique<Application>(pathsIn(*m_folder));
        m_app->window().show();
        answer("Recover");
        m_app->offerRecovery();
        QTRY_COMPARE(m_answers, 1);
        m_answers = 0;
        QTRY_VERIFY(m_app->document().isModified());
        const LibraryClip& clip = m_app->document().library().clip(clipOf(*m_app, m_sample + "/run.glb"));
        QCOMPARE(clip.sheet.ranges(m_app->document().tagNamed("Marked")).size(), 1u);
        m_app.reset();
        QVERIFY(QDir(m_folder->filePath("recovery")).removeRecursively());
    }
}

/// It is kept before the program takes its time to end: whoever ends the session may not wait for that.
void tst_StagedFaults::theEndOfTheSessionKeepsTheBlend()
{
    start({m_sample});
    m_app->endWithSession();
    QSignalSpy ended(m_app.get(), &Application::endRequested);
    actionOf(*m_app, "controller.toFirst").trigger();
    QCOMPARE(m_app->controller().trackCount(), 1);
    QCOMPARE(::raise(SIGTERM), 0); // at once
    QTRY_COMPARE(ended.size(), 1);
    QSettings settings(pathsIn(*m_folder).settingsFile, QSettings::IniFormat);
    settings.beginGroup("blends");
    const QStringList keys = settings.allKeys();
    QCOMPARE(keys.size(), 1);
    QVERIFY(settings.value(keys.front()).toByteArray().contains(".glb"));
}

void tst_StagedFaults::whatIsToBeAskedLaterIsAskedByTheNextProgram()
{
    start({m_sample});
    tag(clipOf(*m_app, m_sample + "/run.glb"));
    QTRY_COMPARE(QDir(m_folder->filePath("recovery")).entryList({"*.journal.json"}).size(), 1);
    for (int program = 0; program < 3; ++program) {
        start({m_sample}); // the one before is gone as after a crash
        m_answers = 0;
        answer("Ask Again Later");
        m_app->offerRecovery();
        QTRY_COMPARE(m_answers, 1);
        QTRY_VERIFY(!m_app->document().isModified());
        if (program == 1) QVERIFY(m_app->window().close()); // or it is ended as usual
    }
}

void tst_StagedFaults::aJournalThatCannotBeReadIsSaid()
{
    QVERIFY(QDir(m_folder->path()).mkpath("recovery"));
    const QString journal = m_folder->filePath("recovery/old.journal.json");
    QFile file(journal);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ half of") > 0);
    file.close();
    start({m_sample});
    answer("Keep File");
    m_app->offerRecovery();
    QTRY_COMPARE(m_answers, 1);
    QVERIFY2(m_asked.contains("cannot be read") && m_asked.contains(journal), qPrintable(m_asked));
    QTRY_VERIFY(!QFile::exists(journal) && QFile::exists(journal + ".unreadable"));
    m_app->offerRecovery(); // nothing is asked any more
    QTRY_VERIFY(!m_app->isLookingForRecovery());
    QCOMPARE(m_answers, 1);
}

void tst_StagedFaults::foldersOutsideAreAskedForOnce()
{
    QVERIFY(QDir(m_folder->path()).mkpath("victim"));
    QVERIFY(QFile::copy(m_sample + "/run.glb", m_folder->filePath("victim/jump.glb")));
    QVERIFY(QFile::link(m_folder->filePath("victim"), m_sample + "/linked"));
    const QString sidecar = m_folder->filePath("victim/jump.glb.tags.json");
    start({m_sample});
    tag(clipOf(*m_app, m_folder->filePath("victim/jump.glb")));
    answer("Cancel");
    QVERIFY(!m_app->save());
    QCOMPARE(m_answers, 1);
    QVERIFY2(m_asked.contains(m_folder->filePath("victim")), qPrintable(m_asked));
    QVERIFY(!QFile::exists(sidecar) && m_app->document().isModified());
    answer("Write There");
    QVERIFY(m_app->save());
    QCOMPARE(m_answers, 2);
    QVERIFY(QFile::exists(sidecar));
    m_app->document().undoStack().undo();
    QVERIFY(m_app->save()); // it is remembered
    start({m_sample});
    tag(clipOf(*m_app, m_folder->filePath("victim/jump.glb")));
    QVERIFY(m_app->save());
    QCOMPARE(m_answers, 2);
}

QTEST_MAIN(tst_StagedFaults)
#include "tst_StagedFaults.moc"
