#include <QTest>

#include "widgets/timeline/TransportBar.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

using namespace tagline;

namespace {

struct Stage
{
    TransportBar bar;

    Stage()
    {
        bar.setClip(540, {120, 1});
        bar.setPlayhead(312);
        bar.show();
        if (!QTest::qWaitForWindowExposed(&bar)) qFatal("no window");
    }
    QToolButton* button(const char* name) { return bar.findChild<QToolButton*>(QLatin1String(name)); }
    QLineEdit* field() { return bar.findChild<QLineEdit*>(QStringLiteral("frame")); }
    void click(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    void type(const QString& text)
    {
        bar.editFrame();
        field()->clear();
        QTest::keyClicks(field(), text);
        QTest::keyClick(field(), Qt::Key_Return);
    }
};

} // namespace

class tst_TransportBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); } // figures are equally wide
    void playAloneHasARaisedGround()
    {
        Stage stage;
        const auto ground = [&](const char* name) { // beside the sign
            const QWidget& button = *stage.button(name);
            const QImage shown = stage.bar.grab(button.geometry()).toImage();
            return shown.pixelColor(3, shown.height() / 2);
        };
        QCOMPARE(ground("play"), theme().raised);
        for (const char* name : {"first", "previous", "next", "last"})
            QVERIFY(ground(name) != theme().raised);
        QCOMPARE(stage.button("play")->size(), stage.button("next")->size());
        stage.bar.setPlaying(true);
        QCOMPARE(ground("play"), theme().raised);
    }
    void buttonsEmitWhatTheySay()
    {
        Stage stage;
        QSignalSpy sought(&stage.bar, &TransportBar::seekRequested);
        QSignalSpy stepped(&stage.bar, &TransportBar::stepRequested);
        QSignalSpy played(&stage.bar, &TransportBar::playToggled);
        QSignalSpy looped(&stage.bar, &TransportBar::loopToggled);
        QSignalSpy snapped(&stage.bar, &TransportBar::snapToggled);
        for (const char* name : {"first", "last", "previous", "next", "play", "loop", "snap"})
            stage.click(name);
        QCOMPARE(sought[0][0].value<Frame>(), 0);
        QCOMPARE(sought[1][0].value<Frame>(), 539);
        QCOMPARE(stepped[0][0].toInt(), -1);
        QCOMPARE(stepped[1][0].toInt(), 1);
        QCOMPARE(played.size(), 1);
        QCOMPARE(looped[0][0].toBool(), true);
        QCOMPARE(snapped[0][0].toBool(), false);
    }

    /// Rates at which the time of the last frame is no longer than that of others leave no room to spare.
    void theOtherUnitIsReadWhole()
    {
        Stage stage;
        for (const Frame frames : {160, 540, 12000})
            for (const TimeUnits units : {TimeUnits::Frames, TimeUnits::Seconds, TimeUnits::Timecode}) {
                stage.bar.setClip(frames, {120, 1});
                stage.bar.setUnits(units);
                stage.bar.setPlayhead(frames - 1);
                const QToolButton& shown = *stage.button("units");
                QVERIFY2(shown.width() >= shown.sizeHint().width(), qPrintable(shown.text()));
            }
    }

    void settersDoNotEmit()
    {
        Stage stage;
        QSignalSpy looped(&stage.bar, &TransportBar::loopToggled);
        QSignalSpy snapped(&stage.bar, &TransportBar::snapToggled);
        QSignalSpy units(&stage.bar, &TransportBar::unitsChanged);
        QSignalSpy speed(&stage.bar, &TransportBar::speedChanged);
        QSignalSpy sought(&stage.bar, &TransportBar::seekRequested);
        stage.bar.setLooping(true);
        stage.bar.setSnapping(false);
        stage.bar.setUnits(TimeUnits::Timecode);
        stage.bar.setSpeed(2);
        stage.bar.setPlayhead(20);
        QCOMPARE(looped.size() + snapped.size() + units.size() + speed.size() + sought.size(), 0);
    }

    void frameIsShownInTheUnits()
    {
        Stage stage;
        QCOMPARE(stage.field()->text(), QStringLiteral("312"));
        QCOMPARE(stage.bar.findChild<QLabel*>("total")->text(), QStringLiteral("/ 540"));
        stage.bar.setUnits(TimeUnits::Timecode);
        QCOMPARE(stage.field()->text(), QStringLiteral("00:00:02:72"));
    }

    void theClipsNameIsCutBeforeItGoesAndButtonsNeverAre()
    {
        QWidget window;
        window.resize(2000, 60);
        TransportBar bar(&window);
        bar.setClip(540, {120, 1});
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto* name = bar.findChild<ElidedLabel*>("clipName");
        QVERIFY(name->isHidden());
        const int controls = bar.minimumSizeHint().width();
        const auto widen = [&](int by) { bar.setGeometry(0, 0, controls + by, bar.sizeHint().height()); };
        widen(900);
        bar.setClipName("bvh_cmu/subject_12/walking_over_stairs_12_01_take_three");
        QTRY_VERIFY(name->isVisible() && name->width() > 0 && !name->isElided());
        QCOMPARE(bar.minimumSizeHint().width(), controls); // a long name makes no window wider
        widen(140);
        QTRY_VERIFY(name->isVisible() && name->isElided() && name->width() >= 90);
        widen(40);
        QTRY_VERIFY(name->isHidden());
        for (const auto* button : bar.findChildren<QToolButton*>()) {
            QTRY_VERIFY(button->width() >= button->minimumSizeHint().width());
            QVERIFY2(bar.rect().contains(button->geometry()), qPrintable(button->objectName()));
        }
        auto* aside = new QLabel("Walk, frames 12 to 40", &bar);
        bar.setAside(aside);
        const int fields = aside->minimumSizeHint().width() + 24;
        widen(fields + 40); // the fields of a selection come first
        QTRY_VERIFY(aside->isVisible() && name->isHidden());
        widen(fields + 140);
        QTRY_VERIFY(aside->isVisible() && name->isVisible());
        bar.setClipName({});
        QTRY_VERIFY(name->isHidden() && aside->isVisible());
    }

    void typedFrameIsSoughtWithinTheClip()
    {
        Stage stage;
        QSignalSpy sought(&stage.bar, &TransportBar::seekRequested);
        stage.type("100");
        QCOMPARE(sought.last()[0].value<Frame>(), 100);
        stage.type("9999");
        QCOMPARE(sought.last()[0].value<Frame>(), 539);
        stage.type("nonsense");
        QCOMPARE(sought.size(), 2);
        QCOMPARE(stage.field()->text(), QStringLiteral("539"));
    }

    void escapeGivesUpTyping()
    {
        Stage stage;
        QSignalSpy sought(&stage.bar, &TransportBar::seekRequested);
        stage.bar.editFrame();
        QTest::keyClicks(stage.field(), "7");
        stage.bar.setPlayhead(313); // playing does not overwrite what is typed
        QCOMPARE(stage.field()->text(), QStringLiteral("7"));
        QTest::keyClick(stage.field(), Qt::Key_Escape);
        QCOMPARE(stage.field()->text(), QStringLiteral("313"));
        QCOMPARE(sought.size(), 0);
    }

    void menusChooseUnitsAndSpeed()
    {
        Stage stage;
        QSignalSpy units(&stage.bar, &TransportBar::unitsChanged);
        QSignalSpy speed(&stage.bar, &TransportBar::speedChanged);
        stage.button("units")->menu()->actions()[1]->trigger();
        QCOMPARE(units.last()[0].value<TimeUnits>(), TimeUnits::Seconds);
        QCOMPARE(stage.field()->text(), QStringLiteral("2.600"));
        stage.button("speed")->menu()->actions().first()->trigger();
        QCOMPARE(speed.last()[0].toDouble(), 0.1);
        QVERIFY(stage.button("speed")->menu()->actions().first()->isChecked());
    }

    void withoutAClipNothingCanBePlayed()
    {
        Stage stage;
        stage.bar.setClip(0, {});
        for (const char* name : {"first", "last", "previous", "next", "play"})
            QVERIFY(!stage.button(name)->isEnabled());
        QVERIFY(stage.field()->text().isEmpty());
    }

    void everyButtonHasANameForScreenReaders()
    {
        Stage stage;
        for (const QToolButton* button : stage.bar.findChildren<QToolButton*>()) {
            if (button->objectName().startsWith("qt_")) continue;
            QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
            QVERIFY(!button->toolTip().isEmpty());
        }
    }
};

QTEST_MAIN(tst_TransportBar)
#include "tst_TransportBar.moc"
