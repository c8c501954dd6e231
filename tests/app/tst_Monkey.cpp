// A monkey at the window: seeds of random acts, after each of which tags are valid, undo is undone by redo,
// and what lies on the disk is what is in the window. TAGLINE_RANDOM_ROUNDS asks for more lives, and
// TAGLINE_MONKEY_ACTS for longer ones. How much memory the program holds after each life is printed.

#include "tests/app/Monkey.h"
#include "tests/support/RandomSeeds.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QFile>

using namespace tagline;
using namespace tagline::test;

namespace {

/// What this program holds of the machine's memory, in MiB; 0 where the system does not say.
double heldMemory()
{
    QFile status("/proc/self/statm");
    if (!status.open(QIODevice::ReadOnly)) return 0;
    constexpr double pageBytes = 4096, mebibyte = 1 << 20;
    return status.readAll().split(' ').value(1).toDouble() * pageBytes / mebibyte;
}

} // namespace

class tst_Monkey : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks();
    void drivingBreaksNothing();
};

void tst_Monkey::nothingBreaks()
{
    applyTheme(*qApp);
    QTemporaryDir cache; // files are read once for all lives
    bool isNumber = false;
    const int asked = qEnvironmentVariable("TAGLINE_MONKEY_ACTS").toInt(&isNumber);
    double before = 0, first = 0;
    for (const std::uint32_t seed : RandomSeeds(4)) {
        QTemporaryDir folder;
        const QString sample = copyOfSample(folder);
        QDir().mkpath(folder.filePath("empty"));
        ApplicationPaths paths = pathsIn(folder);
        paths.import.cacheFolder = cache.filePath("cache").toStdString();
        paths.sampleLibrary = sample + "/sample.tagline";
        Monkey monkey(seed, paths,
                      {paths.sampleLibrary, sample, sample + "/walk.glb", folder.filePath("empty")});
        QVERIFY2(monkey.act(isNumber ? asked : 400), "the program waits for something that never comes");
        QVERIFY2(monkey.problems().isEmpty(), qPrintable('\n' + monkey.problems().join('\n')));
        const double now = heldMemory();
        if (before == 0) first = before = now;
        qInfo("seed %u: %.0f MiB, %+.1f in this life, %+.1f since the first", seed, now, now - before,
              now - first);
        before = now;
    }
}

/// For hours: TAGLINE_MONKEY_DRIVES=<acts> TAGLINE_RANDOM_ROUNDS=<lives>.
void tst_Monkey::drivingBreaksNothing()
{
    applyTheme(*qApp);
    QTemporaryDir cache;
    bool isNumber = false;
    const int asked = qEnvironmentVariable("TAGLINE_MONKEY_DRIVES").toInt(&isNumber);
    for (const std::uint32_t seed : RandomSeeds(1)) {
        QTemporaryDir folder;
        const QString sample = copyOfSample(folder);
        QDir().mkpath(folder.filePath("input"));
        ApplicationPaths paths = pathsIn(folder);
        paths.import.cacheFolder = cache.filePath("cache").toStdString();
        paths.gamepads = padsIn(folder.filePath("input"));
        Monkey monkey(seed, paths, {sample + "/sample.tagline"}, Monkey::Mind::Driving);
        QVERIFY2(monkey.act(isNumber ? asked : 300), "the program waits for something that never comes");
        QVERIFY2(monkey.problems().isEmpty(), qPrintable('\n' + monkey.problems().join('\n')));
    }
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    tst_Monkey test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Monkey.moc"
