// What gamepads say is heard from their events; they come and go. The devices are pipes, and one of the
// system's own where it makes them (uinput).

#include "core/system/gamepads/Gamepads.h"
#include "tests/support/FakeGamepad.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <cmath>
#include <linux/uinput.h>
#include <sys/ioctl.h>
#include <thread>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Axes have a whole number as their middle, or none.
bool isPushed(const GamepadStick& stick, float right, float ahead)
{
    return std::abs(stick.right - right) < 0.01f && std::abs(stick.ahead - ahead) < 0.01f;
}

} // namespace

class tst_Gamepads : public QObject
{
    Q_OBJECT

private slots:
    void aStickIsAtRestInItsDeadZone();
    void eventsCountOnceTheirReportEnds();
    void everyRangeOfAnAxisIsTheWholeStick();
    void olderDevicesHaveTheirRightStickElsewhere();
    void theCrossIsAStickPushedWhole();
    void lostEventsAreNoReport();
    void whatIsPluggedInIsHeard();
    void trembleIsNoNews();
    void aShortPressIsNotLost();
    void theOneThatWasUsedLastIsHeard();
    void padsComeAndGo();
    void whatIsNoGamepadIsLeftAlone();
    void withoutAFolderThereIsNone();
    void aDeviceOfTheSystemIsHeard();
};

void tst_Gamepads::aStickIsAtRestInItsDeadZone()
{
    QCOMPARE(withoutDeadZone({0.1f, -0.1f}), GamepadStick());
    QCOMPARE(withoutDeadZone({0.0f, 1.0f}), (GamepadStick{0.0f, 1.0f}));
    QCOMPARE(withoutDeadZone({-0.97f, 0.0f}), (GamepadStick{-1.0f, 0.0f})); // sticks do not reach their rim
    const GamepadStick corner = withoutDeadZone({1.0f, 1.0f});
    QVERIFY(std::abs(std::hypot(corner.right, corner.ahead) - 1.0f) < 1e-5f);
    float before = 0.0f;
    for (float pushed = 0.2f; pushed < 0.94f; pushed += 0.02f) { // no jump where the dead zone ends
        const float meant = withoutDeadZone({pushed, 0.0f}).right;
        QVERIFY(meant > before && meant - before < 0.05f);
        before = meant;
    }
}

void tst_Gamepads::eventsCountOnceTheirReportEnds()
{
    GamepadEvents events(describedPad());
    QVERIFY(!events.take(EV_ABS, ABS_X, 32767));
    QVERIFY(!events.take(EV_KEY, BTN_EAST, 1));
    QCOMPARE(events.state(), GamepadState());
    QVERIFY(events.take(EV_SYN, SYN_REPORT, 0));
    QVERIFY(isPushed(events.state().left, 1.0f, 0.0f));
    QVERIFY(events.state().holds(GamepadButton::East) && !events.state().holds(GamepadButton::South));
    events.take(EV_ABS, ABS_X, 0);
    events.take(EV_ABS, ABS_Y, -32768); // ahead
    events.take(EV_KEY, BTN_EAST, 2);   // a repetition
    events.take(EV_SYN, SYN_REPORT, 0);
    QVERIFY(isPushed(events.state().left, 0.0f, 1.0f));
    QVERIFY(events.state().holds(GamepadButton::East));
    events.take(EV_KEY, BTN_EAST, 0);
    events.take(EV_SYN, SYN_REPORT, 0);
    QVERIFY(!events.state().holds(GamepadButton::East));
}

void tst_Gamepads::everyRangeOfAnAxisIsTheWholeStick()
{
    GamepadEvents events(
        {"Pad", {{ABS_X, 0, 255, 255}, {ABS_Y, 0, 255, 128}, {ABS_RX, 5, 5, 5}}, {BTN_START}});
    QVERIFY(isPushed(events.state().left, 1.0f, 0.0f)); // it was pushed as it was opened
    QVERIFY(events.state().holds(GamepadButton::Start));
    QCOMPARE(events.state().right, GamepadStick()); // an axis of one value says nothing
    events.take(EV_ABS, ABS_X, 9999);               // more than it can
    events.take(EV_SYN, SYN_REPORT, 0);
    QVERIFY(events.state().left.right <= 1.0f);
}

void tst_Gamepads::olderDevicesHaveTheirRightStickElsewhere()
{
    GamepadDescription older{"Pad", {}, {}};
    for (const int code : {ABS_X, ABS_Y, ABS_Z, ABS_RZ}) older.axes.push_back({code, 0, 255, 128});
    GamepadEvents events(older);
    events.take(EV_ABS, ABS_Z, 255);
    events.take(EV_SYN, SYN_REPORT, 0);
    QVERIFY(events.state().right.right > 0.99f);
    // Where there are RX and RY, Z and RZ are the triggers.
    GamepadDescription newer = describedPad();
    newer.axes.push_back({ABS_Z, 0, 255, 255});
    newer.axes.push_back({ABS_RZ, 0, 255, 255});
    QCOMPARE(GamepadEvents(newer).state().right, GamepadStick());
}

void tst_Gamepads::theCrossIsAStickPushedWhole()
{
    GamepadEvents events(describedPad());
    events.take(EV_ABS, ABS_HAT0Y, -1);
    events.take(EV_SYN, SYN_REPORT, 0);
    QVERIFY(isPushed(events.state().left, 0.0f, 1.0f));
    events.take(EV_ABS, ABS_HAT0Y, 0);
    events.take(EV_KEY, BTN_DPAD_LEFT, 1); // of pads whose cross is four buttons
    events.take(EV_SYN, SYN_REPORT, 0);
    QVERIFY(isPushed(events.state().left, -1.0f, 0.0f));
}

void tst_Gamepads::lostEventsAreNoReport()
{
    GamepadEvents events(describedPad());
    events.take(EV_SYN, SYN_DROPPED, 0);
    QVERIFY(events.isTorn());
    events.take(EV_ABS, ABS_X, 32767);
    QVERIFY(events.take(EV_SYN, SYN_REPORT, 0));
    QCOMPARE(events.state(), GamepadState());
    events.describe(describedPad({BTN_EAST}));
    QVERIFY(!events.isTorn() && events.state().holds(GamepadButton::East));
}

void tst_Gamepads::whatIsPluggedInIsHeard()
{
    const QTemporaryDir folder;
    FakeGamepad pad(folder.path());
    Gamepads pads(padsIn(folder.path()));
    const GamepadNews first = pads.next();
    QCOMPARE(first.name, std::string("Pad of Tests"));
    QCOMPARE(first.state, GamepadState());
    QVERIFY(pad.push(0.0, 1.0));
    QVERIFY(isPushed(pads.next().state.left, 0.0f, 1.0f));
    QVERIFY(pad.pushRight(-1.0, 0.0));
    const GamepadNews both = pads.next();
    QVERIFY(isPushed(both.state.right, -1.0f, 0.0f));
    QVERIFY(isPushed(both.state.left, 0.0f, 1.0f));
}

void tst_Gamepads::trembleIsNoNews()
{
    const QTemporaryDir folder;
    FakeGamepad pad(folder.path());
    Gamepads pads(padsIn(folder.path()));
    pads.next();
    std::jthread later([&] {
        for (int i = 0; i < 20; ++i) pad.push(0.05 * (i % 3), -0.04);
        pad.push(1.0, 0.0);
    });
    QVERIFY(isPushed(pads.next().state.left, 1.0f, 0.0f));
}

void tst_Gamepads::aShortPressIsNotLost()
{
    const QTemporaryDir folder;
    FakeGamepad pad(folder.path());
    Gamepads pads(padsIn(folder.path()));
    pads.next();
    QVERIFY(pad.click(BTN_EAST) && pad.click(BTN_START) && pad.click(BTN_EAST));
    std::vector<GamepadButton> pressed;
    while (pressed.size() < 3)
        for (const GamepadButton each : pads.next().pressed) pressed.push_back(each);
    QCOMPARE(pressed, (std::vector{GamepadButton::East, GamepadButton::Start, GamepadButton::East}));
}

void tst_Gamepads::theOneThatWasUsedLastIsHeard()
{
    const QTemporaryDir folder;
    FakeGamepad one(folder.path(), "event3"), other(folder.path(), "event4");
    Gamepads pads(padsIn(folder.path()));
    pads.next();
    QVERIFY(one.push(1.0, 0.0));
    QVERIFY(isPushed(pads.next().state.left, 1.0f, 0.0f));
    QVERIFY(other.push(0.0, 1.0));
    QVERIFY(isPushed(pads.next().state.left, 0.0f, 1.0f));
}

void tst_Gamepads::padsComeAndGo()
{
    const QTemporaryDir folder;
    Gamepads pads(padsIn(folder.path()));
    QCOMPARE(pads.next().name, std::string());
    for (int time = 0; time < 2; ++time) { // the second has the name of the first
        {
            FakeGamepad pad(folder.path());
            QCOMPARE(pads.next().name, std::string("Pad of Tests"));
            QVERIFY(pad.push(1.0, 0.0));
            QVERIFY(isPushed(pads.next().state.left, 1.0f, 0.0f));
        }
        const GamepadNews gone = pads.next(); // with its stick pushed
        QCOMPARE(gone.name, std::string());
        QCOMPARE(gone.state, GamepadState());
    }
    std::jthread later([&] { pads.wake(); });
    QCOMPARE(pads.next().name, std::string());
}

void tst_Gamepads::whatIsNoGamepadIsLeftAlone()
{
    const QTemporaryDir folder;
    FakeGamepad keyboard(folder.path(), "event0"), mouse(folder.path(), "mouse0");
    QFile file(folder.filePath("event1"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    int asked = 0;
    Gamepads pads({folder.path().toStdString(), [&](int) {
                       ++asked;
                       return std::optional<GamepadDescription>();
                   }});
    QCOMPARE(pads.next().name, std::string());
    QCOMPARE(asked, 1); // neither the mouse nor the file is asked
    std::jthread later([&] {
        FakeGamepad another(folder.path(), "event2");
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        pads.wake();
    });
    pads.next();
    QVERIFY(asked <= 2); // nor is the keyboard asked again
}

void tst_Gamepads::withoutAFolderThereIsNone()
{
    Gamepads pads(padsIn("/there/is/none"));
    QCOMPARE(pads.next().name, std::string());
    pads.wake();
    QCOMPARE(pads.next().name, std::string());
}

void tst_Gamepads::aDeviceOfTheSystemIsHeard()
{
    const int device = ::open("/dev/uinput", O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (device < 0) QSKIP("this system lets nobody make input devices: /dev/uinput cannot be written");
    for (const int type : {EV_KEY, EV_ABS}) ::ioctl(device, UI_SET_EVBIT, type);
    for (const int key : {BTN_SOUTH, BTN_EAST, BTN_START}) ::ioctl(device, UI_SET_KEYBIT, key);
    for (const int code : {ABS_X, ABS_Y, ABS_RX, ABS_RY}) {
        uinput_abs_setup axis = {};
        axis.code = decltype(axis.code)(code);
        axis.absinfo.minimum = -32768;
        axis.absinfo.maximum = 32767;
        ::ioctl(device, UI_ABS_SETUP, &axis);
    }
    uinput_setup setup = {};
    qstrncpy(setup.name, "Tagline Test Pad", sizeof setup.name);
    setup.id.bustype = BUS_VIRTUAL;
    ::ioctl(device, UI_DEV_SETUP, &setup);
    Gamepads pads;
    pads.next();
    QCOMPARE(::ioctl(device, UI_DEV_CREATE), 0);
    std::string name;
    while (name != "Tagline Test Pad") name = pads.next().name;
    input_event events[2] = {};
    events[0].type = EV_ABS;
    events[0].code = ABS_X;
    events[0].value = 32767;
    QCOMPARE(::write(device, events, sizeof events), ssize_t(sizeof events));
    while (pads.next().state.left.right < 0.99f) {}
    ::ioctl(device, UI_DEV_DESTROY);
    ::close(device);
    while (pads.next().name == "Tagline Test Pad") {}
}

QTEST_APPLESS_MAIN(tst_Gamepads)
#include "tst_Gamepads.moc"
