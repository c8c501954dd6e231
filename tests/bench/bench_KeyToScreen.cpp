// How long it takes from a key press to the painted timeline, in the whole program: one clip of 36,000 frames
// with 10,000 ranges in 200 lanes; what must hold is one frame of the screen, 16 ms. Then how many bytes the
// program holds more for each range. Run it as tests/support/with-display.sh runs tests.

#include "tests/app/TestWindow.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <malloc.h>

using namespace tagline;

namespace {

constexpr int clipFrames = 36'000;
constexpr int lanes = 200;
constexpr int rangesALane = 50;
constexpr Frame period = clipFrames / rangesALane;
constexpr int presses = 200;

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point began)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - began).count();
}

void writeLongClip(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(path));
    QTextStream out(&file);
    out << "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation "
           "Xrotation Yrotation\nJOINT Head\n{\nOFFSET 0 10 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n"
           "End Site\n{\nOFFSET 0 5 0\n}\n}\n}\nMOTION\nFrames: "
        << clipFrames << "\nFrame Time: 0.0083333\n";
    for (int i = 0; i < clipFrames; ++i)
        out << i * 0.01 << " 90 0 0 0 " << i % 90 << " 0 0 " << i % 30 << "\n";
}

/// Tells when the timeline has been painted.
struct PaintWatch : QObject
{
    bool isPainted = false;
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::UpdateRequest) isPainted = true;
        return false;
    }
};

class Program
{
public:
    Program();
    void addTags();
    void fill(int ranges);
    void measure(const char* what, const std::function<void(int)>& press);
    TimelineWidget& timeline() { return m_app.window().timeline(); }
    Application& app() { return m_app; }

private:
    QTemporaryDir m_folder;
    Application m_app;
};

Program::Program()
    : m_app(test::pathsIn(m_folder))
{
    const QString clip = m_folder.filePath("long.bvh");
    writeLongClip(clip);
    m_app.window().resize(1920, 1080);
    m_app.window().show();
    if (!QTest::qWaitForWindowActive(&m_app.window())) qFatal("no window");
    m_app.open({clip});
    const auto isRead = [&] {
        return m_app.document().library().clipCount() == 1 && m_app.imports().isIdle();
    };
    if (!QTest::qWaitFor(isRead, 60'000)) qFatal("the clip was not read");
    m_app.workspace().setCurrentClip(ClipId(0));
}

void Program::addTags()
{
    for (int i = 0; i < lanes; ++i) {
        TagDefinition definition;
        definition.name = "Tag.Number" + std::to_string(i);
        definition.colour = std::uint32_t(0x406080 + i * 9731);
        m_app.document().defineTag(definition, "add");
    }
}

void Program::fill(int ranges)
{
    TagSheet sheet;
    for (int i = 0; i < lanes; ++i) {
        std::vector<FrameRange> lane;
        for (int at = 0; at < ranges / lanes; ++at)
            lane.push_back({at * period + i % 60, at * period + i % 60 + period / 2});
        const auto tag = m_app.document().library().vocabulary().find("Tag.Number" + std::to_string(i));
        sheet = sheet.withRanges(*tag, std::move(lane));
    }
    m_app.document().changeSheets({{ClipId(0), sheet}}, "fill");
    QTest::qWait(500);
}

void Program::measure(const char* what, const std::function<void(int)>& press)
{
    std::vector<double> times;
    for (int i = 0; i < presses; ++i) {
        QTest::qWait(2);
        PaintWatch watch;
        m_app.window().installEventFilter(&watch); // the window's update request paints all that changed
        const auto began = Clock::now();
        press(i);
        while (!watch.isPainted && millisecondsSince(began) < 1000) QCoreApplication::processEvents();
        times.push_back(millisecondsSince(began));
    }
    std::sort(times.begin(), times.end());
    std::printf("%-44s median %6.2f ms   95 %% %6.2f ms   worst %6.2f ms\n", what, times[times.size() / 2],
                times[times.size() * 95 / 100], times.back());
}

void key(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::sendKeyEvent(QTest::Press, widget, key, QString(), modifiers);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    applyTheme(application);
    Program program;
    program.addTags();
    program.fill(0);
    const std::size_t before = mallinfo2().uordblks;
    program.fill(lanes * rangesALane);
    const std::size_t after = mallinfo2().uordblks;
    QWidget* view = program.timeline().viewport();
    view->setFocus();
    const TagId tag = *program.app().document().library().vocabulary().find("Tag.Number7");
    const auto ranges = program.app().document().library().clip(ClipId(0)).sheet.ranges(tag);
    program.app().workspace().setActiveTag(tag);
    program.measure("right: the playhead one frame on", [&](int) { key(view, Qt::Key_Right); });
    program.measure("down: the next lane", [&](int i) { key(view, i / 40 % 2 ? Qt::Key_Up : Qt::Key_Down); });
    program.measure("plus: zoom", [&](int i) { key(view, i / 8 % 2 ? Qt::Key_Minus : Qt::Key_Plus); });
    program.timeline().fitAll();
    program.app().workspace().setSelection({{tag, ranges[5]}});
    program.measure("period: an edge one frame on",
                    [&](int i) { key(view, i / 40 % 2 ? Qt::Key_Comma : Qt::Key_Period); });
    program.measure("undo, redo",
                    [&](int i) { key(view, i % 2 ? Qt::Key_Y : Qt::Key_Z, Qt::ControlModifier); });
    std::printf("%.0f bytes a range, of %d ranges in document, timeline, history and query\n",
                double(after - before) / (lanes * rangesALane), lanes * rangesALane);
    return 0;
}
