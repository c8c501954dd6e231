// The crowd in the window: shown by key for a query that is typed, clicked, followed, and left again.

#include "tests/app/TimelineStage.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QTest>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_Crowd : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void cleanupTestCase() { m_app.reset(); }
    void everyHitIsAFigure();
    void withoutAnAnswerTheReasonIsSaid();
    void aClickOpensTheHitsClip();
    void theMouseSaysWhichFigureItIsOn();
    void itFollowsTheAnswer();
    void escapeAndTheActionLeaveIt();
    void homeLetsItBeginAnew();
    void rowsAreApart();
    void itPlaysAndStops();
    void anotherClipLeavesIt();
    void rigsStandTogether();
    void manyKeepTheirMeshes();
    void closingTheLibraryLeavesIt(); // last

private:
    void ask(const QString& text);
    bool isSaid(const QString& part);
    void show(const QString& query);
    bool isShown() { return m_app->playback().isShown(m_app->crowd()); }
    /// All figures are there and in the picture.
    bool isWhole();
    std::size_t hitsOfAnswer();
    ViewportWidget& viewport() { return *m_app->window().viewport(); }
    QueryEdit& edit() { return *m_app->window().queryBar().findChild<QueryEdit*>(); }
};

void tst_Crowd::init()
{
    m_app->playback().show(nullptr);
    actionOf(*m_app, "query.crowdRows").setChecked(false);
    ask({});
    workspace().setCurrentClip(m_clip);
    workspace().setPlayhead(0);
    view()->setFocus();
    QCoreApplication::processEvents();
}

void tst_Crowd::ask(const QString& text)
{
    edit().setFocus();
    QTest::keyClick(&edit(), Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty())
        QTest::keyClick(&edit(), Qt::Key_Delete);
    else
        QTest::keyClicks(&edit(), text);
    QTRY_VERIFY_WITH_TIMEOUT(text.isEmpty() ? m_app->query().state() == QueryState::Empty
                                            : m_app->query().isAnswered() && !m_app->query().progress(),
                             30000);
    if (!text.isEmpty()) QTest::keyClick(&edit(), Qt::Key_Return); // closes what completes
    view()->setFocus();
    QCoreApplication::processEvents();
}

bool tst_Crowd::isSaid(const QString& part)
{
    const auto labels = m_app->window().status().findChildren<ElidedLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const ElidedLabel* label) { return label->text().contains(part); });
}

std::size_t tst_Crowd::hitsOfAnswer()
{
    std::size_t count = 0;
    m_app->query().answer()->forEachClip(
        [&](ClipId, std::span<const FrameRange> ranges) { count += ranges.size(); });
    return count;
}

bool tst_Crowd::isWhole()
{
    const CrowdSession& crowd = m_app->crowd();
    return isShown() && !crowd.isPreparing() && viewport().crowd() &&
           viewport().crowd()->figures.size() == crowd.figureCount() &&
           viewport().crowdPlace(crowd.figureCount() - 1);
}

void tst_Crowd::show(const QString& query)
{
    ask(query);
    key(Qt::Key_R, Qt::ShiftModifier);
    QTRY_VERIFY(isWhole());
}

void tst_Crowd::everyHitIsAFigure()
{
    show("Walk");
    QVERIFY(isShown());
    QCOMPARE(m_app->crowd().hitCount(), hitsOfAnswer());
    QVERIFY(hitsOfAnswer() > 3);
    QCOMPARE(viewport().crowd()->figures.size(), hitsOfAnswer());
    QVERIFY(viewport().overlay().title.startsWith(QString("Crowd: %1 hit").arg(hitsOfAnswer())));
    const QImage with = viewport().picture();
    keepPicture(m_app->window(), "crowd");
    m_app->playback().show(nullptr);
    QVERIFY(!viewport().crowd());
    QVERIFY(with != viewport().picture());
}

void tst_Crowd::withoutAnAnswerTheReasonIsSaid()
{
    key(Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(!isShown() && isSaid("Type a query first"));
    ask("Walk - Walk");
    key(Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(!isShown() && isSaid("no hits"));
}

void tst_Crowd::aClickOpensTheHitsClip()
{
    show("Walk");
    actionOf(*m_app, "query.crowdRows").setChecked(true);
    m_app->playback().setPlaying(false);
    QTRY_VERIFY(isWhole());
    for (const std::size_t figure : {std::size_t(0), viewport().crowd()->figures.size() - 1}) {
        viewport().picture(); // of this moment
        const CrowdHit hit = m_app->crowd().shownHits().at(figure);
        const auto click = [&] { // a picture that was under way may be of another moment
            const auto place = viewport().crowdPlace(figure);
            if (place) QTest::mouseClick(&viewport(), Qt::LeftButton, {}, place->toPoint());
            return m_app->crowd().selected() == hit;
        };
        QTRY_VERIFY(click());
        QVERIFY(isShown());
        QVERIFY(workspace().currentClip() == hit.clip);
        QVERIFY(hit.range.contains(workspace().playhead()));
        QCOMPARE(viewport().crowdMoment().selected, std::optional(figure));
        QVERIFY(
            viewport().overlay().detail.contains(QString("%1–%2").arg(hit.range.start).arg(hit.range.stop)));
    }
    keepPicture(m_app->window(), "crowd_rows_selected");
    QTest::mouseClick(&viewport(), Qt::LeftButton, {}, QPoint(20, viewport().height() / 2)); // beside all
    QVERIFY(isShown() && m_app->crowd().selected());
}

void tst_Crowd::theMouseSaysWhichFigureItIsOn()
{
    actionOf(*m_app, "query.crowdRows").setChecked(true);
    show("Walk");
    const CrowdHit last = m_app->crowd().shownHits().back();
    const auto name = [&] { // a picture that was under way may be of another moment
        const auto place = viewport().crowdPlace(m_app->crowd().figureCount() - 1);
        return place ? viewport().crowdNameAt(*place) : QString();
    };
    QTRY_VERIFY2(name().contains(QString("frames %1 to %2").arg(last.range.start).arg(last.range.stop - 1)) &&
                     name().contains("Walk"),
                 qPrintable(name()));
    QCOMPARE(viewport().crowdNameAt({1, 1}), QString());
    const auto place = viewport().crowdPlace(m_app->crowd().figureCount() - 1);
    QVERIFY(place);
    m_app->playback().show(nullptr);
    QCOMPARE(viewport().crowdNameAt(*place), QString());
}

void tst_Crowd::itFollowsTheAnswer()
{
    show("Walk");
    const std::size_t walks = hitsOfAnswer();
    ask("Run");
    QVERIFY(isShown());
    QTRY_VERIFY(isWhole());
    QCOMPARE(m_app->crowd().hitCount(), hitsOfAnswer());
    QVERIFY(hitsOfAnswer() != walks);
    ask("Run - Run");
    QVERIFY(!isShown() && isSaid("no hits any more"));
    show("Run");
    ask({});
    QVERIFY(!isShown());
}

void tst_Crowd::escapeAndTheActionLeaveIt()
{
    show("Walk");
    key(Qt::Key_Escape); // may drop a selection first
    key(Qt::Key_Escape);
    QVERIFY(!isShown() && !viewport().crowd());
    QVERIFY(viewport().hasCharacter());
    show("Walk");
    key(Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(m_app->playback().isClipShown());
}

void tst_Crowd::homeLetsItBeginAnew()
{
    workspace().setPlayhead(7); // from which Home would lead the clip away
    show("Walk");
    QVERIFY(isShown());
    QTRY_VERIFY(m_app->crowd().elapsed() > 0);
    m_app->crowd().setPlaying(false);
    key(Qt::Key_Home);
    QVERIFY(isShown());
    QCOMPARE(m_app->crowd().elapsed(), std::int64_t(0));
    QVERIFY(isSaid("begins anew"));
}

void tst_Crowd::rowsAreApart()
{
    show("Walk");
    const auto startsAt = [&](std::size_t figure) {
        LoopingPoses poses({viewport().crowd()->figures.at(figure).loop});
        const Bounds all = viewport().crowd()->bounds;
        return std::pair(glm::vec3((*poses.at(0).front())[0][3]), all.size().x);
    };
    const float narrow = startsAt(0).second;
    QVERIFY(glm::distance(startsAt(0).first * glm::vec3(1, 0, 1), startsAt(1).first * glm::vec3(1, 0, 1)) <
            0.3f);
    actionOf(*m_app, "query.crowdRows").setChecked(true);
    QTRY_VERIFY(isWhole());
    QVERIFY(startsAt(0).second > narrow);
    QVERIFY(startsAt(1).first.x - startsAt(0).first.x > 1.0f);
}

void tst_Crowd::itPlaysAndStops()
{
    show("Walk");
    QVERIFY(m_app->playback().isPlaying());
    const std::int64_t before = m_app->crowd().elapsed();
    QTRY_VERIFY(m_app->crowd().elapsed() > before);
    QTRY_COMPARE(viewport().crowdMoment().nanoseconds, m_app->crowd().elapsed());
    actionOf(*m_app, "clip.play").trigger();
    QVERIFY(!m_app->playback().isPlaying());
    const std::int64_t stopped = m_app->crowd().elapsed();
    QTest::qWait(100);
    QCOMPARE(m_app->crowd().elapsed(), stopped);
}

void tst_Crowd::anotherClipLeavesIt()
{
    show("Walk");
    workspace().setCurrentClip(m_other);
    QVERIFY(!isShown() && !viewport().crowd());
}

void tst_Crowd::rigsStandTogether()
{
    const ClipId wave = clipOf(*m_app, m_folder.filePath("sample/wave.bvh"));
    QVERIFY(wave.isValid());
    show("all");
    const std::vector<CrowdHit> hits = m_app->crowd().shownHits();
    QCOMPARE(hits.size() + m_app->crowd().missingCount(), hitsOfAnswer());
    QVERIFY(std::any_of(hits.begin(), hits.end(), [&](const CrowdHit& hit) { return hit.clip == wave; }));
    viewport().picture();
    keepPicture(m_app->window(), "crowd_all");
}

void tst_Crowd::manyKeepTheirMeshes()
{
    const LibraryClip& clip = library().clip(m_clip);
    const Frame step = std::max<Frame>(clip.frames / 40, 2);
    Ranges ranges;
    for (Frame start = 0; start + step <= clip.frames; start += step)
        ranges.push_back({start, start + step - 1});
    m_app->document().changeSheets({{m_clip, clip.sheet.withRanges(tag("Quality.Bad"), ranges)}}, "many");
    show("Bad");
    QVERIFY(viewport().crowd()->figures.size() > 30);
    viewport().picture();
    QVERIFY(!viewport().overlay().detail.contains("skeletons"));
    keepPicture(m_app->window(), "crowd_many");
    undo().undo(); // the answer shrinks under the crowd
    QTRY_VERIFY(!isShown() || m_app->crowd().hitCount() <= 30);
}

void tst_Crowd::closingTheLibraryLeavesIt()
{
    show("Walk");
    while (undo().canUndo()) undo().undo(); // else it asks
    actionOf(*m_app, "file.close").trigger();
    QTRY_COMPARE(m_app->document().library().clipCount(), std::size_t(0));
    QVERIFY(!isShown() && !viewport().crowd());
    QTest::qWait(50);
}

QTEST_MAIN(tst_Crowd)
#include "tst_Crowd.moc"
