#include "app/document/driving/DriveSession.h"
#include "tests/core/search/DriveStage.h"

#include <QSignalSpy>
#include <QTest>

#include <numeric>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// The walks of a stage as a library that is staged.
std::shared_ptr<const StagedDrive> stagedWalks()
{
    const DriveStage stage(allWays());
    auto staged = std::make_shared<StagedDrive>();
    ImportedModel model;
    model.skeleton = stage.figure.skeleton();
    staged->model = std::make_shared<const ImportedModel>(std::move(model));
    staged->figure = std::make_unique<const DriveFigure>(
        std::shared_ptr<const Skeleton>(staged->model, &staged->model->skeleton));
    staged->clips = stage.clips;
    std::vector<FeatureSource> sources;
    for (const DriveClip& clip : staged->clips) sources.push_back({clip.body, clip.isLoop});
    staged->store = std::make_unique<const FeatureStore>(FeatureSchema::steering(), sources, true);
    std::vector<std::uint32_t> rows(staged->store->rowCount());
    std::iota(rows.begin(), rows.end(), 0u);
    staged->index = SearchIndex(*staged->store, std::move(rows));
    return staged;
}

std::shared_ptr<const DriveFilter> filterOf(const StagedDrive& staged, int every)
{
    PlayableFrames frames(staged.clips.size());
    for (std::uint32_t id = 0; every > 0 && id < staged.clips.size(); id += std::uint32_t(every))
        for (const bool isMirrored : {false, true})
            frames.set(ClipId(id), isMirrored, FrameRanges::all(staged.clips[id].clip->frames));
    auto filter = std::make_shared<DriveFilter>();
    filter->rows = PlayableRows(*staged.store, frames);
    filter->choice.index = staged.index.restricted(*staged.store, frames.enterableRows(*staged.store));
    filter->choice.frames = std::move(frames);
    return filter;
}

} // namespace

class tst_DriveSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_staged = stagedWalks(); }
    void init();
    void withoutALibraryNothingIsShown();
    void keysMoveTheFigure();
    void aPausedFigureStays();
    void aLongPictureNeverCatchesUp();
    void aFilterIsObeyedAtOnce();
    void anEmptyFilterLetsItStand();
    void thePastIsShownAndGoneOnFrom();
    void halfAMinuteIsRemembered();
    void itStartsAgain();
    void playedFramesAreCounted();
    void steeringIsRecorded();
    void posesAreDrawnBetweenSteps();
    void everyRateOfPicturesJumpsAlike();
    void theFigureIsToldBeforeItsPose();
    void anotherLibraryTakesTheFigureAway();

private:
    void begin(DriveSession& session, int every = 1);

    std::shared_ptr<const StagedDrive> m_staged;
    std::unique_ptr<DriveSession> m_session;
};

void tst_DriveSession::begin(DriveSession& session, int every)
{
    const auto filter = filterOf(*m_staged, every);
    Drive begun(*m_staged->figure, m_staged->clips, *m_staged->store);
    begun.step({}, filter->choice);
    session.begin(m_staged, filter, &begun);
}

void tst_DriveSession::init()
{
    m_session = std::make_unique<DriveSession>();
    begin(*m_session);
}

void tst_DriveSession::withoutALibraryNothingIsShown()
{
    DriveSession session;
    QVERIFY(!session.isReady());
    QVERIFY(session.figure().isEmpty());
    QVERIFY(session.playing().empty());
    session.advance(second);
    QCOMPARE(session.momentCount(), std::size_t(0));
    QVERIFY(!session.recorded());
}

void tst_DriveSession::keysMoveTheFigure()
{
    QVERIFY(!m_session->figure().isEmpty());
    m_session->keys().press(SteeringKey::Ahead);
    QSignalSpy posed(m_session.get(), &PoseSource::poseChanged);
    for (int i = 0; i < 60; ++i) m_session->advance(second / 20);
    QCOMPARE(posed.count(), 60);
    const GroundStand stand = m_session->shown().stand;
    QVERIFY2(stand.root.y > 2.0f, qPrintable(QString::number(double(stand.root.y)))); // 3 s at 1.4 m/s
    QVERIFY(std::abs(stand.root.x) < 0.5f);
    QCOMPARE(m_session->playing().size(), std::size_t(1));
}

void tst_DriveSession::aPausedFigureStays()
{
    m_session->keys().press(SteeringKey::Ahead);
    m_session->advance(second / 10);
    m_session->setPlaying(false);
    const std::size_t before = m_session->momentCount();
    m_session->advance(second / 10);
    QCOMPARE(m_session->momentCount(), before);
}

void tst_DriveSession::aLongPictureNeverCatchesUp()
{
    const std::size_t before = m_session->momentCount();
    m_session->advance(second); // 60 steps are due
    QVERIFY(m_session->momentCount() - before <= 20);
    const std::size_t late = m_session->momentCount();
    m_session->advance(second / 60 + 1);
    QVERIFY(m_session->momentCount() - late <= 1);
}

void tst_DriveSession::aFilterIsObeyedAtOnce()
{
    m_session->keys().press(SteeringKey::Ahead);
    for (int i = 0; i < 20; ++i) m_session->advance(second / 20);
    const auto filter = filterOf(*m_staged, 5);
    m_session->setFilter(filter);
    for (int i = 0; i < 6; ++i) m_session->advance(second / 60 + 1);
    const PlayingClip playing = m_session->playing().front();
    QVERIFY(filter->choice.frames.mayPlay(playing.clip, playing.frame, playing.isMirrored));
}

void tst_DriveSession::anEmptyFilterLetsItStand()
{
    m_session->keys().press(SteeringKey::Ahead);
    for (int i = 0; i < 20; ++i) m_session->advance(second / 20);
    m_session->setFilter(filterOf(*m_staged, 0));
    for (int i = 0; i < 40; ++i) m_session->advance(second / 20);
    QVERIFY(m_session->shown().isHeld);
    const Pose still = m_session->pose();
    m_session->advance(second / 20);
    for (std::size_t joint = 0; joint < still.size(); ++joint)
        QVERIFY(glm::distance(still[joint].translation, m_session->pose()[joint].translation) < 0.01f);
    m_session->setFilter(filterOf(*m_staged, 1));
    for (int i = 0; i < 20; ++i) m_session->advance(second / 20);
    QVERIFY(!m_session->shown().isHeld);
}

void tst_DriveSession::thePastIsShownAndGoneOnFrom()
{
    m_session->keys().press(SteeringKey::Ahead);
    for (int i = 0; i < 40; ++i) m_session->advance(second / 20);
    const std::size_t count = m_session->momentCount();
    const GroundStand now = m_session->shown().stand;
    m_session->showMoment(30);
    QVERIFY(!m_session->isPlaying());
    QVERIFY(m_session->shown().stand.root.y < now.root.y);
    const GroundStand then = m_session->shown().stand;
    QVERIFY(!m_session->rootTrail(second).empty());
    QVERIFY(m_session->rootTrail(second).back().nanoseconds > 0); // what came after is ahead
    m_session->showMoment(count - 1);                             // the present again
    QCOMPARE(m_session->shown().stand, now);
    m_session->showMoment(30);
    m_session->setPlaying(true);
    QCOMPARE(m_session->momentCount(), std::size_t(31));
    QCOMPARE(m_session->shown().stand, then);
    m_session->advance(second / 60 + 1);
    QCOMPARE(m_session->momentCount(), std::size_t(32));
    QVERIFY(glm::distance(m_session->shown().stand.root, then.root) < 0.1f);
}

void tst_DriveSession::halfAMinuteIsRemembered()
{
    for (int i = 0; i < 40 * 10; ++i) m_session->advance(second / 10);
    QCOMPARE(m_session->momentCount(), DriveSession::mostMoments);
    QVERIFY(m_session->firstMoment() > 500);
}

void tst_DriveSession::itStartsAgain()
{
    const GroundStand first = m_session->shown().stand;
    m_session->keys().press(SteeringKey::Left);
    for (int i = 0; i < 40; ++i) m_session->advance(second / 20);
    m_session->restart();
    QCOMPARE(m_session->shown().stand, first);
    QCOMPARE(m_session->momentCount(), std::size_t(1));
    QCOMPARE(m_session->keys().wanted().velocity, glm::vec2(0.0f));
}

void tst_DriveSession::playedFramesAreCounted()
{
    m_session->keys().press(SteeringKey::Ahead);
    m_session->advance(second / 20);
    const double early = m_session->played().share;
    QVERIFY(early > 0.0);
    for (int i = 0; i < 60; ++i) m_session->advance(second / 20);
    QVERIFY(m_session->played().share > early);
    QCOMPARE(m_session->played().clips, m_staged->clips.size());
    QVERIFY(m_session->played().clipsNever < m_staged->clips.size());
}

void tst_DriveSession::steeringIsRecorded()
{
    QVERIFY(!m_session->recorded()); // nothing was steered yet
    m_session->keys().press(SteeringKey::Ahead);
    for (int i = 0; i < 20; ++i) m_session->advance(second / 20);
    m_session->keys().releaseAll();
    for (int i = 0; i < 20; ++i) m_session->advance(second / 20);
    const auto path = m_session->recorded();
    QVERIFY(path.has_value());
    QCOMPARE(path->commands.size(), std::size_t(2));
    QVERIFY(std::abs(path->seconds - 2.0) < 0.05);
    QVERIFY(std::abs(path->commands[0].speed - double(SteeringKeys::walkSpeed)) < 0.5); // by its legs
    QCOMPARE(path->commands[1].speed, 0.0);
}

void tst_DriveSession::posesAreDrawnBetweenSteps()
{
    m_session->keys().press(SteeringKey::Ahead);
    for (int i = 0; i < 90; ++i) m_session->advance(second / 60);
    const auto hips = [&] { return m_session->pose()[0].translation; };
    // Four pictures a step: as far apart as the step is even.
    std::vector<float> ways;
    glm::vec3 before = hips();
    for (int picture = 0; picture < 40; ++picture) {
        m_session->advance(second / 240);
        ways.push_back(glm::distance(before, hips()));
        before = hips();
    }
    for (const float way : ways)
        QVERIFY2(way > 0.001f && way < 0.012f, qPrintable(QString::number(double(way))));
    // Never ahead of what was stepped.
    QVERIFY(glm::distance(before, m_session->shown().pose[0].translation) < 0.04f);
    // A moment of the past is shown as it was.
    m_session->showMoment(20);
    QVERIFY(&m_session->pose() == &m_session->shown().pose);
}

void tst_DriveSession::everyRateOfPicturesJumpsAlike()
{
    const auto played = [&](std::int64_t picturesPerSecond) {
        DriveSession session;
        begin(session);
        std::vector<MatchMoment> moments;
        for (std::int64_t picture = 0; picture < 8 * picturesPerSecond; ++picture) {
            if (picture == 0) session.keys().press(SteeringKey::Ahead);
            if (picture == 2 * picturesPerSecond) session.keys().press(SteeringKey::Left);
            if (picture == 5 * picturesPerSecond) session.keys().releaseAll();
            // Together as long as the steps are, whatever is left of the division.
            session.advance((picture + 1) * second / picturesPerSecond -
                            picture * second / picturesPerSecond);
        }
        for (std::size_t at = 0; at < session.momentCount(); ++at)
            if (session.moment(at).isJump) moments.push_back(*session.moment(at).playing);
        return moments;
    };
    const auto slow = played(30), usual = played(60), fast = played(144);
    QVERIFY(usual.size() > 2);
    QVERIFY(slow == usual);
    QVERIFY(fast == usual);
}

void tst_DriveSession::theFigureIsToldBeforeItsPose()
{
    DriveSession session;
    QStringList told;
    connect(&session, &PoseSource::figureChanged, this, [&] { told += "figure"; });
    connect(&session, &PoseSource::poseChanged, this, [&] { told += "pose"; });
    connect(&session, &PoseSource::changed, this, [&] { told += "changed"; });
    begin(session);
    QCOMPARE(told, (QStringList{"figure", "pose", "changed"}));
    told.clear();
    session.restart();
    QCOMPARE(told, (QStringList{"pose", "changed"}));
}

void tst_DriveSession::anotherLibraryTakesTheFigureAway()
{
    QSignalSpy figured(m_session.get(), &PoseSource::figureChanged);
    m_session->begin(nullptr, nullptr, nullptr);
    QCOMPARE(figured.count(), 1);
    QVERIFY(m_session->figure().isEmpty());
    QVERIFY(!m_session->isReady());
    m_session->showMoment(3);
    m_session->restart();
    m_session->setPlaying(true);
    m_session->advance(second);
    QCOMPARE(m_session->momentCount(), std::size_t(0));
}

QTEST_APPLESS_MAIN(tst_DriveSession)

#include "tst_DriveSession.moc"
