// A monkey at the window: seeds of random acts, after each of which tags are valid, undo is undone by redo,
// and what lies on the disk is what is in the window. TAGLINE_RANDOM_ROUNDS asks for more lives, and
// TAGLINE_MONKEY_ACTS for longer ones; TAGLINE_MONKEY_MINUTES lets lives follow one another for so long;
// TAGLINE_MONKEY_TELLS prints every act before it is done. How much memory the program holds after each life is
// printed; over five minutes or more it may grow by 5 % from the middle third of the lives to the last: the first
// ones do much for the first time. Under the address sanitizer that holds with
// ASAN_OPTIONS=quarantine_size_mb=16:malloc_context_size=1 alone: else it keeps 256 MiB of freed memory, and the
// stacks of all calls that ever took any.

#include "tests/app/Monkey.h"
#include "tests/support/RandomSeeds.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <limits>
#include <malloc.h>
#include <vector>

using namespace tagline;
using namespace tagline::test;

namespace {

/// What this program holds of the machine's memory, in MiB; 0 where the system does not say.
double heldMemory()
{
    ::malloc_trim(0); // what was freed is not held
    QFile status("/proc/self/statm");
    if (!status.open(QIODevice::ReadOnly)) return 0;
    constexpr double pageBytes = 4096, mebibyte = 1 << 20;
    return status.readAll().split(' ').value(1).toDouble() * pageBytes / mebibyte;
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// How much memory a run holds, life by life.
class MemoryWatch
{
public:
    MemoryWatch() { m_clock.start(); }

    void noteLife(std::uint32_t seed)
    {
        m_held.push_back(heldMemory());
        qInfo("seed %u: %.0f MiB, %+.1f since the first", seed, m_held.back(),
              m_held.back() - m_held.front());
    }
    bool isLongerThan(double minutes) const { return double(m_clock.elapsed()) >= minutes * 60'000; }
    /// Judges runs that are long enough to tell growth from warming up.
    void judge() const
    {
        constexpr double mostGrowth = 1.05, shortestMinutes = 5;
        const std::size_t third = m_held.size() / 3;
        if (!isLongerThan(shortestMinutes) || third < 3 ||
            qEnvironmentVariableIsEmpty("TAGLINE_MONKEY_MINUTES"))
            return;
        const auto last = m_held.end() - std::ptrdiff_t(third), middle = last - std::ptrdiff_t(third);
        const double before = medianOf({middle, last}), after = medianOf({last, m_held.end()});
        const QString judged = QString("%1 lives in %2 min: %3 MiB in the middle third, %4 MiB in the last, "
                                       "%5 % of it (%6 % at most)")
                                   .arg(m_held.size())
                                   .arg(double(m_clock.elapsed()) / 60'000, 0, 'f', 1)
                                   .arg(before, 0, 'f', 1)
                                   .arg(after, 0, 'f', 1)
                                   .arg(100 * after / before, 0, 'f', 1)
                                   .arg(100 * mostGrowth, 0, 'f', 0);
        qInfo("%s", qPrintable(judged));
        QVERIFY2(after <= mostGrowth * before, qPrintable(judged));
    }

private:
    QElapsedTimer m_clock;
    std::vector<double> m_held; ///< MiB after each life
};

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
    const int minutes = qEnvironmentVariableIntValue("TAGLINE_MONKEY_MINUTES");
    MemoryWatch memory;
    for (const std::uint32_t seed : RandomSeeds(minutes > 0 ? std::numeric_limits<int>::max() : 4)) {
        if (minutes > 0 && memory.isLongerThan(minutes)) break;
        QTemporaryDir folder;
        const QString sample = copyOfSample(folder);
        QDir().mkpath(folder.filePath("empty"));
        ApplicationPaths paths = pathsIn(folder);
        paths.import.cacheFolder = cache.filePath("cache").toStdString();
        paths.sampleLibrary = sample + "/sample.tagline";
        {
            Monkey monkey(seed, paths,
                          {paths.sampleLibrary, sample, sample + "/walk.glb", folder.filePath("empty")});
            QVERIFY2(monkey.act(isNumber ? asked : 400), "the program waits for something that never comes");
            QVERIFY2(monkey.problems().isEmpty(), qPrintable('\n' + monkey.problems().join('\n')));
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        memory.noteLife(seed);
    }
    memory.judge();
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
