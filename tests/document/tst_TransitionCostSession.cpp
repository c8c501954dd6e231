// The costs around a transition: computed in the background, the latest that was asked for alone.

#include "app/document/search/TransitionCostSession.h"
#include "tests/core/search/RandomFeatures.h"
#include "tests/document/FailingWork.h"

#include <QSignalSpy>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

TransitionPair pairAt(Frame from, Frame to)
{
    return {{ClipId(0), from, false}, {ClipId(1), to, false}, 0.0f};
}

} // namespace

class tst_TransitionCostSession : public QObject
{
    Q_OBJECT

private slots:
    void theAnswerIsWhatIsComputedAtOnce();
    void onlyTheLatestIsAnswered();
    void thePictureStaysWhileAnotherIsComputed();
    void anotherStoreTakesItAway();
    void clearedItIsComputedNoMore();
    void whatFailsLeavesNone();
    void itMayGoWhileItComputes();

private:
    std::shared_ptr<const FeatureStore> m_store =
        std::make_shared<const FeatureStore>(randomStore(900, 300, false, 5));
};

void tst_TransitionCostSession::theAnswerIsWhatIsComputedAtOnce()
{
    TransitionCostSession session;
    session.ask(m_store, pairAt(100, 200));
    QVERIFY(session.isComputing());
    QTRY_VERIFY(!session.isComputing());
    const TransitionCosts expected =
        transitionCosts(*m_store, pairAt(100, 200), TransitionCostSession::aroundSeconds);
    QVERIFY(session.costs());
    QCOMPARE(session.costs()->costs, expected.costs);
    QCOMPARE(session.costs()->from, expected.from);
    QVERIFY(session.holds(m_store, pairAt(90, 210)) && !session.holds(m_store, pairAt(60, 200)));
}

void tst_TransitionCostSession::onlyTheLatestIsAnswered()
{
    TransitionCostSession session;
    std::vector<Frame> answered;
    connect(&session, &TransitionCostSession::changed, &session, [&] {
        if (!session.isComputing() && session.costs())
            answered.push_back(session.costs()->from.front().frame);
    });
    for (const Frame from : {50, 80, 110, 140, 200}) session.ask(m_store, pairAt(from, 150));
    QTRY_VERIFY(!session.isComputing());
    QCOMPARE(answered, (std::vector<Frame>{170}));
}

void tst_TransitionCostSession::thePictureStaysWhileAnotherIsComputed()
{
    TransitionCostSession session;
    session.ask(m_store, pairAt(100, 200));
    QTRY_VERIFY(!session.isComputing());
    session.ask(m_store, pairAt(150, 200));
    QVERIFY(session.isComputing());
    QCOMPARE(session.costs()->from.front().frame, Frame(70));
    QTRY_VERIFY(!session.isComputing());
    QCOMPARE(session.costs()->from.front().frame, Frame(120));
}

void tst_TransitionCostSession::anotherStoreTakesItAway()
{
    TransitionCostSession session;
    session.ask(m_store, pairAt(100, 200));
    QTRY_VERIFY(!session.isComputing());
    const auto other = std::make_shared<const FeatureStore>(randomStore(900, 300, false, 6));
    QVERIFY(!session.holds(other, pairAt(100, 200)));
    session.ask(other, pairAt(100, 200));
    QVERIFY(!session.costs());
    QTRY_VERIFY(session.holds(other, pairAt(100, 200)));
}

void tst_TransitionCostSession::clearedItIsComputedNoMore()
{
    TransitionCostSession session;
    std::weak_ptr<const FeatureStore> store;
    {
        const auto other = std::make_shared<const FeatureStore>(randomStore(900, 300, false, 7));
        store = other;
        session.ask(other, pairAt(100, 200));
    }
    session.clear();
    QVERIFY(!session.isComputing() && !session.costs());
    QTRY_VERIFY(store.expired()); // nothing is kept that nobody looks at
    QVERIFY(!session.costs());
}

void tst_TransitionCostSession::whatFailsLeavesNone()
{
    FailingWork failing("The picture of a transition's costs");
    TransitionCostSession session;
    failing.failNext();
    session.ask(m_store, pairAt(100, 200));
    QTRY_VERIFY(!session.isComputing());
    QVERIFY(!session.costs());
    session.ask(m_store, pairAt(100, 200));
    QTRY_VERIFY(session.costs());
}

void tst_TransitionCostSession::itMayGoWhileItComputes()
{
    for (int i = 0; i < 20; ++i) {
        TransitionCostSession session;
        session.ask(m_store, pairAt(100, 200));
    }
}

QTEST_GUILESS_MAIN(tst_TransitionCostSession)
#include "tst_TransitionCostSession.moc"
