// How long a key takes to light the wall: real key events to the whole window with the wall open, over the
// clips of a folder. A digit within a query of five tags gives another answer each time, which no cache has;
// an edge that is nudged changes the answer of its clip. Time runs from the moment that a key is due,
// whatever the program is doing then, until the wall that shows its effect is painted and handed to the
// display.
//
//   bench_KeyToWall folder of clips with tags     Release build; see README.md

#include "tests/app/TestWindow.h"
#include "tests/bench/WatchedApplication.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/wall/WallView.h"

#include <QPlainTextEdit>
#include <QSignalSpy>

#include <random>

using namespace tagline;
using tagline::bench::KeyTimes;
using tagline::bench::WatchedApplication;

namespace {

constexpr int keys = 300;              ///< of each case
constexpr int longestImport = 600'000; ///< milliseconds

/// The program with the wall of a folder.
class Stage
{
public:
    Stage(WatchedApplication& watched, const QString& folder);

    /// A digit in `A & (B | C) - (D & grow(E, 12f))`.
    void type();
    /// The end of a range whose tag is asked for.
    void nudge();

private:
    void wait(int milliseconds);
    double press(int key, Qt::KeyboardModifiers modifiers, const std::function<bool()>& isShown);
    std::vector<TagId> commonestTags() const;
    QString name(TagId tag) const
    {
        return '"' + QString::fromStdString(m_app->document().library().vocabulary()[tag].name) + '"';
    }
    std::optional<std::pair<ClipId, FrameRange>> rangeWithRoom(TagId tag) const;
    int anyPhase() { return int(m_random() % 17); }

    WatchedApplication& m_watched;
    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
    std::vector<TagId> m_tags; ///< the commonest first
    std::mt19937 m_random{1};
    qint64 m_due = 0; ///< when the next key is
};

Stage::Stage(WatchedApplication& watched, const QString& folder)
    : m_watched(watched)
{
    m_app = std::make_unique<Application>(test::pathsIn(m_folder));
    m_app->window().resize(1680, 1050);
    m_app->window().show();
    if (!QTest::qWaitForWindowActive(&m_app->window())) qFatal("the window is not active");
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_app->open(QStringList{folder});
    if (!QTest::qWaitFor([&] { return !finished.isEmpty() && m_app->imports().isIdle(); }, longestImport))
        qFatal("not read");
    m_tags = commonestTags();
    if (m_tags.size() < 5) qFatal("too few tags");
    test::actionOf(*m_app, "view.wall").setChecked(true);
    m_watched.view = m_app->window().wall().viewport();
    wait(3000);
}

std::vector<TagId> Stage::commonestTags() const
{
    const ClipLibrary& library = m_app->document().library();
    std::vector<std::pair<std::size_t, TagId>> counts;
    for (std::uint32_t tag = 0; tag < library.vocabulary().size(); ++tag) counts.emplace_back(0, TagId(tag));
    for (std::uint32_t clip = 0; clip < library.clipCount(); ++clip)
        for (const TagLane& lane : library.clip(ClipId(clip)).sheet.lanes())
            counts[lane.tag.value].first += lane.ranges.size();
    std::stable_sort(counts.begin(), counts.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<TagId> tags;
    for (const auto& [count, tag] : counts)
        if (count > 0) tags.push_back(tag);
    return tags;
}

void Stage::wait(int milliseconds)
{
    m_due = m_watched.clock.nsecsElapsed() + milliseconds * qint64(1'000'000);
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

double Stage::press(int key, Qt::KeyboardModifiers modifiers, const std::function<bool()>& isShown)
{
    return bench::pressDue(m_watched, m_app->window().windowHandle(), {key, modifiers, m_due}, isShown);
}

void Stage::type()
{
    m_app->window().queryBar().focusEdit();
    auto* edit = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
    if (!edit) qFatal("the query has no field");
    const QString before =
        QStringLiteral("%1 & (%2 | %3) - (%4 & grow(%5, ")
            .arg(name(m_tags[0]), name(m_tags[1]), name(m_tags[2]), name(m_tags[3]), name(m_tags[4]));
    const QString behind = QStringLiteral("f))");
    KeyTimes times("a digit in a query of five tags");
    for (int i = 0; i < keys; ++i) {
        const QString begun = before + QString::number(i / 10 + 1), digit = QString::number(i % 10);
        m_app->query().setText(begun + behind);
        m_app->window().queryBar().setText(begun + behind);
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(int(begun.size()));
        edit->setTextCursor(cursor);
        wait(150 + anyPhase());
        const QString wanted = begun + digit + behind;
        times.add(press(Qt::Key_0 + i % 10, {},
                        [&] { return m_app->query().text() == wanted && m_app->query().isAnswered(); }));
    }
}

/// That can grow and shrink by a frame.
std::optional<std::pair<ClipId, FrameRange>> Stage::rangeWithRoom(TagId tag) const
{
    const ClipLibrary& library = m_app->document().library();
    for (std::uint32_t clip = 0; clip < library.clipCount(); ++clip) {
        const auto ranges = library.clip(ClipId(clip)).sheet.ranges(tag);
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            const Frame next =
                i + 1 < ranges.size() ? ranges[i + 1].start : library.clip(ClipId(clip)).frames;
            if (ranges[i].length() > 4 && next - ranges[i].stop > 4)
                return std::pair(ClipId(clip), ranges[i]);
        }
    }
    return std::nullopt;
}

void Stage::nudge()
{
    std::optional<std::pair<ClipId, FrameRange>> found;
    const auto tag = std::find_if(m_tags.begin(), m_tags.end(),
                                  [&](TagId each) { return (found = rangeWithRoom(each)).has_value(); });
    if (tag == m_tags.end()) qFatal("no range can be nudged");
    const auto [clip, range] = *found;
    m_app->query().setText("exact(" + name(*tag) + ')');
    m_app->workspace().setCurrentClip(clip);
    m_app->workspace().setActiveTag(*tag);
    m_app->workspace().setSelection({{*tag, range}});
    m_app->window().wall().setFocus();
    wait(1000);
    LibraryModel& model = m_app->window().libraryView().model();
    const auto lit = [&, of = clip] { return model.answer(model.indexOfClip(of)).matchedFrames; };
    KeyTimes times("nudge an edge under a query");
    for (int i = 0; i < keys; ++i) {
        const Frame before = lit();
        times.add(press(i % 2 == 0 ? Qt::Key_Greater : Qt::Key_Less, {}, [&] { return lit() != before; }));
        wait(100 + anyPhase());
    }
}

} // namespace

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    WatchedApplication watched(argc, argv);
    watched.clock.start();
    applyTheme(watched);
    if (watched.arguments().size() != 2) {
        std::fprintf(stderr, "bench_KeyToWall FOLDER: of clips with tags\n");
        return 2;
    }
    Stage stage(watched, watched.arguments()[1]);
    std::printf("| key | median ms | 95 %% | worst | over 16.7 ms |\n|---|--:|--:|--:|--:|\n");
    stage.type();
    stage.nudge();
    return 0;
}
