#include "app/document/search/TransitionPlayer.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Clips of four seconds on two figures, and a transition a second and a half into one of them.
struct TwoFigures
{
    StagedClip own(const std::shared_ptr<const ImportedModel>& of) const
    {
        return stagedOn(of, clipOf(of, 0));
    }

    std::shared_ptr<const ImportedModel> model = smallModel({121});
    std::shared_ptr<const ImportedModel> other = foreignModel({121});
    TransitionPair pair{{ClipId(0), 45}, {ClipId(1), 60}};
    TransitionPlayer player;
};

} // namespace

class tst_TransitionPlayer : public QObject
{
    Q_OBJECT

private slots:
    void onOneFigureItGoesOver();
    void toAnotherFigureItCuts();
    void aBlendThatIsClearedIsNotCut();
};

void tst_TransitionPlayer::onOneFigureItGoesOver()
{
    TwoFigures two;
    QVERIFY(two.player.setPair(two.pair, two.own(two.model), two.own(two.model)));
    QSignalSpy figures(&two.player, &PoseSource::figureChanged);
    two.player.advance(second - second / 1000);
    QVERIFY(two.player.playing().front().clip == ClipId(0));
    two.player.advance(second / 500);
    QVERIFY(two.player.playing().front().clip == ClipId(1));
    QVERIFY(figures.isEmpty());
}

/// The second before it plays to its end, and nothing of one figure is blended with the other.
void tst_TransitionPlayer::toAnotherFigureItCuts()
{
    TwoFigures two;
    QVERIFY(two.player.setPair(two.pair, two.own(two.model), two.own(two.other)));
    QSignalSpy figures(&two.player, &PoseSource::figureChanged);
    QVERIFY(two.player.figure().figure == two.model);
    QVERIFY(std::abs(two.player.playing().front().frame - 15.0) < 1e-6);
    two.player.advance(second - second / 1000);
    QVERIFY(two.player.figure().figure == two.model);
    two.player.advance(second / 1000 + second / 10);
    QVERIFY(two.player.figure().figure == two.other);
    QCOMPARE(figures.size(), 1);
    QCOMPARE(two.player.playing().size(), std::size_t(1));
    QVERIFY(two.player.playing().front().clip == ClipId(1));
    QVERIFY(std::abs(two.player.playing().front().frame - 63.0) < 1e-6);
    // It stops as after any transition, and begins anew.
    two.player.advance(second + second / 5);
    QVERIFY(!two.player.isPlaying());
    QVERIFY(two.player.setPair(two.pair, two.own(two.model), two.own(two.other)));
    QVERIFY(two.player.figure().figure == two.model);
}

void tst_TransitionPlayer::aBlendThatIsClearedIsNotCut()
{
    TwoFigures two;
    two.pair.from.frame = 0; // the cut is due at once
    QVERIFY(two.player.setPair(two.pair, two.own(two.model), two.own(two.other)));
    two.player.clear();
    two.player.advance(second);
    QVERIFY(two.player.figure().isEmpty());
}

QTEST_GUILESS_MAIN(tst_TransitionPlayer)
#include "tst_TransitionPlayer.moc"
