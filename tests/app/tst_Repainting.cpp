// What a key lets the window paint: the timeline once and first, the panels once and after it, and nothing
// that says what it said before.

#include "tests/app/TimelineStage.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/theme/AfterPainting.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/theme/motion/Motion.h"

#include <QPaintEvent>
#include <QScopeGuard>
#include <QTreeView>

#include <map>
#include <optional>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Counts what widgets paint from now on.
class PaintCount : public QObject
{
public:
    PaintCount() { QCoreApplication::instance()->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Paint) return false;
        ++m_total;
        auto& counted = m_counts[watched];
        ++counted.times;
        const QRect painted = static_cast<QPaintEvent*>(event)->rect();
        counted.pixels = std::max(counted.pixels, painted.width() * painted.height());
        return false;
    }
    int of(const QWidget* widget) const { return found(widget).times; }
    /// The largest area at once.
    int pixels(const QWidget* widget) const { return found(widget).pixels; }
    int total() const { return m_total; }
    void clear() { m_counts.clear(); }

private:
    struct Counted
    {
        int times = 0;
        int pixels = 0;
    };
    Counted found(const QWidget* widget) const
    {
        const auto at = m_counts.find(widget);
        return at == m_counts.end() ? Counted() : at->second;
    }

    std::map<const QObject*, Counted> m_counts;
    int m_total = 0;
};

} // namespace

class tst_Repainting : public QObject, TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void whatComesAfterPaintingComesBehindWhatIsDue();
    void nothingIsCalledForWhatIsGone();
    void aNudgePaintsTheTimelineOnceAndFirst();
    void ofWhatIsUndoneTheRangeAloneIsPaintedAsItFades();
    void aStateThatIsSaidAgainPaintsNothing();

private:
    /// Lets the window paint until nothing changes any more.
    void settle();
    QWidget* palette() { return m_app->window().tagPalette().findChild<QTreeView*>()->viewport(); }

    PaintCount m_count;
};

void tst_Repainting::init()
{
    clear();
    give({{"Style.Tired", {{4, 12}}}});
    select({{tag("Style.Tired"), {4, 12}}});
    workspace().setActiveTag(tag("Style.Tired"));
    settle();
}

void tst_Repainting::settle()
{
    int before = -1;
    while (before != m_count.total()) {
        before = m_count.total();
        QTest::qWait(150);
    }
    m_count.clear();
}

void tst_Repainting::whatComesAfterPaintingComesBehindWhatIsDue()
{
    QStringList order;
    int paintedBefore = -1;
    callAfterPainting(*this, [&] {
        order << "after";
        paintedBefore = m_count.of(view());
    });
    view()->update();
    QMetaObject::invokeMethod(
        this, [&] { order << "due"; }, Qt::QueuedConnection);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(order, QStringList({"due", "after"}));
    QCOMPARE(paintedBefore, 1);
}

void tst_Repainting::nothingIsCalledForWhatIsGone()
{
    bool isCalled = false;
    auto receiver = std::make_unique<QObject>();
    callAfterPainting(*receiver, [&] { isCalled = true; });
    receiver.reset();
    QCoreApplication::sendPostedEvents();
    QVERIFY(!isCalled);
}

void tst_Repainting::aNudgePaintsTheTimelineOnceAndFirst()
{
    key(Qt::Key_Less); // the title says from here on that something is unsaved
    settle();
    key(Qt::Key_Less);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(ranges("Style.Tired"), Ranges({{4, 10}}));
    QCOMPARE(m_count.of(view()), 1);
    QCOMPARE(m_count.of(palette()), 0);
    for (int round = 0; round < 3; ++round) QCoreApplication::sendPostedEvents();
    QCOMPARE(m_count.of(view()), 1);
    QCOMPARE(m_count.of(palette()), 1); // it says how many frames have the tag
    QCOMPARE(m_count.of(m_app->window().menuBar()), 0);
}

void tst_Repainting::ofWhatIsUndoneTheRangeAloneIsPaintedAsItFades()
{
    setDesktopStill(false);
    const auto afterwards = qScopeGuard([] { setDesktopStill(std::nullopt); });
    key(Qt::Key_Less);
    settle();
    key(Qt::Key_Z, Qt::ControlModifier);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(m_count.of(view()), 1);
    m_count.clear();
    QTRY_VERIFY(m_count.of(view()) > 2); // it fades
    QVERIFY(m_count.pixels(view()) < view()->width() * view()->height() / 2);
}

void tst_Repainting::aStateThatIsSaidAgainPaintsNothing()
{
    StatusStrip strip; // one of its own, which nobody else tells anything
    strip.setSaved("All changes saved", "Every edit is in its file", true);
    strip.show();
    QVERIFY(QTest::qWaitForWindowExposed(&strip));
    settle();
    strip.setSaved("All changes saved", "Every edit is in its file", true);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(m_count.of(&strip), 0);
}

QTEST_MAIN(tst_Repainting)
#include "tst_Repainting.moc"
