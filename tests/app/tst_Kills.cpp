// Windows that are edited five times a second and saved now and then are killed at random moments: their
// files are whole, at most two seconds of edits are lost, and the next start has the others back within three
// seconds, with their names in the history; nothing is offered where all of them are in the files, and no
// file of a save that was cut off is left. TAGLINE_KILLS is how many are killed (100), TAGLINE_SEED the
// seed.

#include "core/io/SidecarSheets.h"
#include "core/library/SidecarStore.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/TestWindow.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QDateTime>
#include <QDialog>
#include <QElapsedTimer>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <set>
#include <vector>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr int atOnce = 20;
constexpr auto betweenEdits = std::chrono::milliseconds(200);
constexpr qint64 mostLost = 2000;     ///< milliseconds of edits
constexpr qint64 longestStart = 3000; ///< milliseconds
const QStringList models{"walk.glb", "run.glb"};

int killCount()
{
    const int wanted = qEnvironmentVariableIntValue("TAGLINE_KILLS");
    return wanted > 0 ? wanted : 100;
}

unsigned seed()
{
    const int wanted = qEnvironmentVariableIntValue("TAGLINE_SEED");
    return wanted > 0 ? unsigned(wanted) : std::random_device()();
}

QString modelOf(const QString& folder, int edit) { return folder + '/' + models[edit % models.size()]; }
FrameRange rangeOf(int edit) { return {edit * 4, edit * 4 + 2}; }

/// A line for the parent: what was done, and when.
void tell(const char* what, int edit)
{
    std::printf("%s %d %lld\n", what, edit, static_cast<long long>(QDateTime::currentMSecsSinceEpoch()));
    std::fflush(stdout);
}

/// What a child does: edits of a library until it is killed.
int editUntilKilled(const ApplicationPaths& paths, const QString& library)
{
    Application app(paths);
    app.window().show();
    if (!isOpened(app, {library})) return 1;
    const TagId tag = app.document().tagNamed("Marked");
    int edit = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &app, [&] {
        ++edit;
        app.document().editSheet(
            clipOf(app, modelOf(library, edit)), QString("Edit %1").arg(edit), 0,
            [&](const TagSheet& sheet) { return withRangeAdded(sheet, tag, rangeOf(edit), 1'000'000); });
        tell("edit", edit);
        if (edit % 11 == 0 && app.save()) tell("saved", edit);
    });
    timer.start(betweenEdits);
    return QApplication::exec();
}

} // namespace

class tst_Kills : public QObject
{
    Q_OBJECT

private slots:
    void noEditOfMoreThanTwoSecondsAgoIsLost();

private:
    /// A killed window, and what it had said.
    struct Killed
    {
        QTemporaryDir folder;
        QString library;
        QProcess process;
        QElapsedTimer since; ///< it has opened its library
        qint64 killedAt = 0; ///< milliseconds since 1970
        int saved = 0;
        std::map<int, qint64> edits; ///< when each was made
        std::set<int> onDisk;        ///< those that its files have, before any are recovered
    };

    static std::unique_ptr<Killed> started();
    static void readLines(Killed& window);
    static void readFiles(Killed& window);
    void recover(Killed& window);
    static void check(Application& app, const Killed& window);

    std::vector<qint64> m_starts; ///< milliseconds of each
};

std::unique_ptr<tst_Kills::Killed> tst_Kills::started()
{
    auto window = std::make_unique<Killed>();
    window->library = window->folder.filePath("library");
    QDir().mkpath(window->library);
    for (const QString& model : models)
        QFile::copy(sourceFolder() + "/resources/sample/" + model, window->library + '/' + model);
    window->process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    window->process.start(QCoreApplication::applicationFilePath(),
                          {"--edit", window->folder.path(), window->library});
    return window;
}

void tst_Kills::readLines(Killed& window)
{
    while (window.process.canReadLine()) {
        const QList<QByteArray> words = window.process.readLine().trimmed().split(' ');
        if (words.size() != 3) continue;
        if (words[0] == "saved") window.saved = words[1].toInt();
        if (words[0] == "edit") window.edits[words[1].toInt()] = words[2].toLongLong();
    }
}

void tst_Kills::check(Application& app, const Killed& window)
{
    QStringList names;
    const QUndoStack& history = app.document().undoStack();
    for (int i = 0; i < history.count(); ++i)
        names << history.text(i).section(" · ", 0, 0); // without what it changed
    for (const auto& [edit, at] : window.edits) {
        if (edit > window.saved && window.killedAt - at <= mostLost) continue;
        const ClipId clip = clipOf(app, modelOf(window.library, edit));
        QVERIFY(clip.isValid());
        bool isThere = false;
        for (const FrameRange range :
             app.document().library().clip(clip).sheet.ranges(app.document().tagNamed("Marked")))
            isThere = isThere || range == rangeOf(edit);
        QVERIFY2(
            isThere,
            qPrintable(QString("edit %1 is lost, made %2 ms before").arg(edit).arg(window.killedAt - at)));
        const QString name = QString("Edit %1").arg(edit);
        QVERIFY2(edit > window.saved || window.onDisk.contains(edit),
                 qPrintable(QString("%1 was saved and is not on the disk").arg(name)));
        QVERIFY2(window.onDisk.contains(edit) || names.contains(name),
                 qPrintable(QString("%1 (saved: %2) is not in the history: %3")
                                .arg(name)
                                .arg(window.saved)
                                .arg(names.join(", "))));
    }
}

/// The files are whole after each kill.
void tst_Kills::readFiles(Killed& window)
{
    TagVocabulary names;
    const TagId tag = names.intern("Marked");
    std::map<QString, TagSheet> sheets;
    for (const QString& model : models) {
        const QString path = window.library + '/' + model;
        const auto stored = loadSidecar(path.toStdString());
        QVERIFY2(stored, stored ? "" : stored.error().text().c_str());
        for (const SidecarClip& clip : stored->sidecar.clips) sheets[path] = sheetOf(clip, names);
    }
    for (const auto& [edit, at] : window.edits)
        if (std::ranges::count(sheets[modelOf(window.library, edit)].ranges(tag), rangeOf(edit)) != 0)
            window.onDisk.insert(edit);
}

/// The next start of the program.
void tst_Kills::recover(Killed& window)
{
    readFiles(window);
    if (QTest::currentTestFailed()) return;
    QElapsedTimer start;
    start.start();
    Application app(pathsIn(window.folder));
    QSignalSpy recovered(&app.recovery(), &EditRecovery::finished);
    app.window().show();
    bool isOffered = false;
    QTimer answering;
    connect(&answering, &QTimer::timeout, &answering, [&] {
        const auto* question = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!question) return;
        for (QPushButton* each : question->findChildren<QPushButton*>())
            if (each->text().remove('&') == "Recover" && !isOffered) {
                isOffered = true;
                each->click();
            }
    });
    answering.start(5);
    app.offerRecovery();
    QTRY_VERIFY(!app.isLookingForRecovery());
    if (isOffered)
        QTRY_COMPARE(recovered.count(), 1);
    else
        QVERIFY(isOpened(app, {window.library}));
    m_starts.push_back(start.elapsed());
    QVERIFY2(m_starts.back() < longestStart, qPrintable(QString("%1 ms").arg(m_starts.back())));
    const bool areAllOnDisk = window.edits.size() == window.onDisk.size();
    QVERIFY2(!isOffered || !areAllOnDisk, "edits are offered that were saved");
    const QStringList left = QDir(window.library).entryList({".*.saving"}, QDir::Files | QDir::Hidden);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(' ')));
    check(app, window);
    app.document().reset();
}

void tst_Kills::noEditOfMoreThanTwoSecondsAgoIsLost()
{
    applyTheme(*qApp);
    const unsigned first = seed();
    std::mt19937 random(first);
    int edits = 0, unsaved = 0;
    for (int round = 0; round < killCount(); round += atOnce) {
        std::vector<std::unique_ptr<Killed>> windows;
        std::vector<int> lives;
        for (int i = 0; i < atOnce; ++i) {
            windows.push_back(started());
            lives.push_back(std::uniform_int_distribution(300, 4500)(random));
        }
        std::size_t alive = windows.size();
        const auto killTheirs = [&] {
            for (std::size_t i = 0; i < windows.size(); ++i) {
                Killed& window = *windows[i];
                readLines(window);
                if (window.killedAt != 0) continue;
                if (!window.since.isValid() && !window.edits.empty()) window.since.start();
                if (!window.since.isValid() || window.since.elapsed() < lives[i]) continue;
                window.killedAt = QDateTime::currentMSecsSinceEpoch();
                window.process.kill();
                window.process.waitForFinished();
                readLines(window);
                --alive;
            }
            return alive == 0;
        };
        QVERIFY(QTest::qWaitFor(killTheirs, 60'000));
        for (const auto& window : windows) {
            QCOMPARE(window->process.exitStatus(), QProcess::CrashExit);
            recover(*window);
            if (QTest::currentTestFailed()) return qWarning("Seed %u, window of round %d", first, round);
            edits += int(window->edits.size());
            unsaved += window->edits.empty() ? 0 : window->edits.rbegin()->first - window->saved;
        }
    }
    std::sort(m_starts.begin(), m_starts.end());
    const qint64 median = m_starts[m_starts.size() / 2];
    qInfo(
        "%d windows killed, %d edits, %d of them unsaved; starts of %lld ms (median), %lld at most; seed %u",
        int(m_starts.size()), edits, unsaved, static_cast<long long>(median),
        static_cast<long long>(m_starts.back()), first);
    QVERIFY(unsaved > killCount());
}

int main(int argc, char** argv)
{
    QApplication program(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == "--edit") {
        applyTheme(program);
        return editUntilKilled(pathsIn(QDir(arguments[2])), arguments[3]);
    }
    tst_Kills test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Kills.moc"
