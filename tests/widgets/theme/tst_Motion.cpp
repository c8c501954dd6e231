// How what changes gets there: in its time, or at once where a person or the desktop wants no motion.

#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/NoticeBar.h"
#include "widgets/theme/motion/Ease.h"
#include "widgets/theme/motion/Motion.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

using namespace tagline;
using namespace std::chrono_literals;

class tst_Motion : public QObject
{
    Q_OBJECT

private slots:
    void init() { setDesktopStill(false); }
    void cleanup();
    void aNumberIsFastAtFirstAndRestsAtItsEnd();
    void aNumberTurnsBackFromWhereItIs();
    void theClockOfTheProgramBringsItThere();
    void withoutMotionItIsThereAtOnce();
    void aNumberThatIsSetGoesNowhere();
    void aNoticeBlinksWhenItSaysSomethingNew();
    void settingsOfTheDesktopAreHeard_data();
    void settingsOfTheDesktopAreHeard();
};

void tst_Motion::cleanup()
{
    setMotionReduced(false);
    setDesktopStill(std::nullopt);
}

void tst_Motion::aNumberIsFastAtFirstAndRestsAtItsEnd()
{
    int changes = 0;
    Ease ease(120ms, [&] { ++changes; });
    QVERIFY(!ease.isGoing());
    QCOMPARE(ease.value(), 0.0);
    ease.goTo(1);
    QVERIFY(ease.isGoing());
    QCOMPARE(ease.value(), 0.0);
    ease.pass(60ms);
    QCOMPARE(ease.value(), 0.875); // 1 − (1 − ½)³
    changes = 0;
    ease.pass(60ms);
    QCOMPARE(changes, 1);
    QVERIFY(!ease.isGoing());
    QCOMPARE(ease.value(), 1.0);
    ease.pass(60ms);
    ease.goTo(1);
    QCOMPARE(changes, 1);
    QVERIFY(!ease.isGoing());
}

void tst_Motion::aNumberTurnsBackFromWhereItIs()
{
    Ease ease(
        100ms, [] {}, QEasingCurve::Linear);
    ease.goTo(1);
    ease.pass(60ms);
    ease.goTo(0);
    QCOMPARE(ease.value(), 0.6);
    ease.goTo(0); // goes there already
    ease.pass(50ms);
    QCOMPARE(ease.value(), 0.3);
    ease.pass(50ms);
    QCOMPARE(ease.value(), 0.0);
    QVERIFY(!ease.isGoing());
}

void tst_Motion::theClockOfTheProgramBringsItThere()
{
    std::vector<double> values;
    Ease ease(motion::control, [&] { values.push_back(ease.value()); });
    ease.goTo(1);
    QTRY_VERIFY(!ease.isGoing());
    QVERIFY(!values.empty()); // on a busy machine the end alone
    QVERIFY(std::is_sorted(values.begin(), values.end()));
    QCOMPARE(values.back(), 1.0);
}

void tst_Motion::withoutMotionItIsThereAtOnce()
{
    int changes = 0;
    Ease ease(motion::framing, [&] { ++changes; });
    setMotionReduced(true);
    ease.goTo(1);
    QVERIFY(!ease.isGoing());
    QCOMPARE(ease.value(), 1.0);
    QCOMPARE(changes, 1);
    setMotionReduced(false);
    setDesktopStill(true);
    ease.goTo(0);
    QVERIFY(!ease.isGoing());
    QCOMPARE(ease.value(), 0.0);
    QCOMPARE(changes, 2);
}

void tst_Motion::aNumberThatIsSetGoesNowhere()
{
    int changes = 0;
    Ease ease(motion::framing, [&] { ++changes; });
    ease.goTo(1);
    ease.pass(20ms);
    changes = 0;
    ease.set(0.25);
    QVERIFY(!ease.isGoing());
    QCOMPARE(ease.value(), 0.25);
    QCOMPARE(changes, 0);
}

void tst_Motion::aNoticeBlinksWhenItSaysSomethingNew()
{
    applyTheme(*qApp);
    NoticeBar notice;
    notice.resize(500, 30);
    const auto ground = [&] {
        const QImage picture = notice.grab().toImage();
        return picture.pixelColor(picture.width() / 2, 2);
    };
    const auto say = [&](const QString& text) { notice.setNotice(text, {}); };
    say("Changed");
    QVERIFY(ground() != theme().raised);
    QTRY_COMPARE(ground(), theme().raised);
    say("Changed");
    QCOMPARE(ground(), theme().raised); // it is said already
    say("Gone");
    QVERIFY(ground() != theme().raised);
    QTRY_COMPARE(ground(), theme().raised);
    setDesktopStill(true);
    say("Moved");
    QCOMPARE(ground(), theme().raised);
}

void tst_Motion::settingsOfTheDesktopAreHeard_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isStill");
    QTest::newRow("none") << QString() << QByteArray() << false;
    QTest::newRow("GTK 4") << "gtk-4.0/settings.ini"
                           << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
    QTest::newRow("GTK 3") << "gtk-3.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=0\n")
                           << true;
    QTest::newRow("GTK with animations")
        << "gtk-3.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=true\n") << false;
    QTest::newRow("GTK without a word")
        << "gtk-4.0/settings.ini" << QByteArray("[Settings]\ngtk-font-name=Inter 10\n") << false;
    QTest::newRow("KDE at once") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
    QTest::newRow("KDE slowly") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=1.5\n")
                                << false;
    QTest::newRow("KDE without sense")
        << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=no\n") << false;
}

void tst_Motion::settingsOfTheDesktopAreHeard()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(bool, isStill);
    QTemporaryDir folder;
    if (!file.isEmpty()) {
        const QString path = folder.filePath(file);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
    }
    const QByteArray home = qgetenv("XDG_CONFIG_HOME"), others = qgetenv("XDG_CONFIG_DIRS");
    qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
    qputenv("XDG_CONFIG_DIRS", folder.path().toLocal8Bit());
    setDesktopStill(std::nullopt);
    const bool isFoundStill = isDesktopStill();
    home.isNull() ? void(qunsetenv("XDG_CONFIG_HOME")) : void(qputenv("XDG_CONFIG_HOME", home));
    others.isNull() ? void(qunsetenv("XDG_CONFIG_DIRS")) : void(qputenv("XDG_CONFIG_DIRS", others));
    QCOMPARE(isFoundStill, isStill);
}

QTEST_MAIN(tst_Motion)
#include "tst_Motion.moc"
