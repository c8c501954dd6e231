#include "widgets/reel/ReelBar.h"

#include "tests/support/NamedWidget.h"
#include "widgets/reel/KeyedButton.h"
#include "widgets/reel/ReelStrip.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tagline;

namespace {

ReelState hits(int count, int current)
{
    ReelState state;
    for (int i = 0; i < count; ++i)
        state.items.push_back({QString("walk %1–%2").arg(i * 10).arg(i * 10 + 8), 0.8, ReelMark::Open, {}});
    state.current = current;
    return state;
}

} // namespace

class tst_ReelBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void withoutHitsItIsHidden();
    void theLinkNamesTheHits();
    void theOfferShowsItsKey();
    void aClickGoesToAHit();
    void arrowsGoFromHitToHit();
    void keepAndSkipNeedAHit();
    void theLineSaysWhereOneIs();
    void theLineIsReadWholeAndTheStripStays();
    void aNarrowBarLeavesOutKeysBeforeWords();
    void ofManyHitsTheCurrentOneIsInSight();
    void aCutIsNoError_data();
    void aCutIsNoError();
    void everyControlHasANameAndATip();

private:
    QToolButton& button(const QString& name) { return test::named<QToolButton>(*m_bar, name); }
    ReelStrip& strip() { return *m_bar->findChild<ReelStrip*>(); }

    std::unique_ptr<ReelBar> m_bar;
};

void tst_ReelBar::init()
{
    m_bar = std::make_unique<ReelBar>();
    m_bar->resize(800, 34);
    m_bar->setState(hits(5, 2));
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_bar.get()));
}

void tst_ReelBar::withoutHitsItIsHidden()
{
    m_bar->setState({});
    QVERIFY(!m_bar->isVisible());
    m_bar->setState(hits(1, -1));
    QVERIFY(m_bar->isVisible());
}

void tst_ReelBar::theLinkNamesTheHits()
{
    QSignalSpy toggled(m_bar.get(), &ReelBar::playToggled);
    QVERIFY(button("Play reel").text().contains("5 hit"));
    QTest::mouseClick(&button("Play reel"), Qt::LeftButton);
    QCOMPARE(toggled.size(), 1);
    ReelState shown = hits(5, 0);
    shown.isShown = true;
    m_bar->setState(shown);
    QVERIFY(button("Play reel").text().contains("Stop"));
}

void tst_ReelBar::theOfferShowsItsKey()
{
    QWidget picture;
    auto* offer = m_bar->newOffer(&picture);
    ReelState state = hits(32, -1);
    m_bar->setState(state);
    QSignalSpy played(m_bar.get(), &ReelBar::playToggled);
    QTest::mouseClick(offer, Qt::LeftButton);
    QCOMPARE(played.size(), 1);
    const int plain = offer->sizeHint().width();
    ReelKeys keys;
    keys.play = "Ctrl+R";
    m_bar->setKeys(keys);
    const int badge = QFontMetrics(textFont(TextSize::Caption)).horizontalAdvance(keys.play);
    QVERIFY(offer->sizeHint().width() >= plain + badge);
    offer->resize(offer->sizeHint());
    const QImage picturedBadge = offer->grab().toImage();
    const QRect place(offer->width() - badge - 16, 2, badge + 12, offer->height() - 4);
    int inked = 0;
    for (int x = place.left(); x < place.right(); ++x)
        for (int y = place.top(); y < place.bottom(); ++y)
            inked += picturedBadge.pixelColor(x, y).rgb() == theme().edge.rgb();
    QVERIFY2(inked > 20, qPrintable(QString::number(inked))); // its border
}

void tst_ReelBar::aClickGoesToAHit()
{
    QSignalSpy asked(m_bar.get(), &ReelBar::itemRequested);
    const QRectF third = strip().geometryNow().itemRect(3);
    QTest::mouseClick(&strip(), Qt::LeftButton, {}, third.center().toPoint());
    QCOMPARE(asked.value(0).value(0).toInt(), 3);
    m_bar->setState(hits(2, 0));
    QTest::mouseClick(&strip(), Qt::LeftButton, {}, QPoint(strip().width() - 2, 8)); // after the last
    QCOMPARE(asked.size(), 1);
}

void tst_ReelBar::arrowsGoFromHitToHit()
{
    QSignalSpy asked(m_bar.get(), &ReelBar::itemRequested);
    QTest::keyClick(&strip(), Qt::Key_Left);
    QTest::keyClick(&strip(), Qt::Key_Right);
    QCOMPARE(asked.value(0).value(0).toInt(), 1);
    QCOMPARE(asked.value(1).value(0).toInt(), 3);
    m_bar->setState(hits(5, 4));
    QTest::keyClick(&strip(), Qt::Key_Right);
    QCOMPARE(asked.size(), 2);
}

void tst_ReelBar::keepAndSkipNeedAHit()
{
    QSignalSpy kept(m_bar.get(), &ReelBar::keepRequested);
    QSignalSpy skipped(m_bar.get(), &ReelBar::skipRequested);
    QSignalSpy tagged(m_bar.get(), &ReelBar::tagRequested);
    QTest::mouseClick(&button("Keep this hit"), Qt::LeftButton);
    QTest::mouseClick(&button("Skip this hit"), Qt::LeftButton);
    QCOMPARE(kept.size() + skipped.size(), 2);
    QVERIFY(!button("Tag the kept hits").isVisible());
    ReelState state = hits(5, 2);
    state.items[1].mark = ReelMark::Kept;
    m_bar->setState(state);
    QTest::mouseClick(&button("Tag the kept hits"), Qt::LeftButton);
    QCOMPARE(tagged.size(), 1);
    m_bar->setState(hits(5, -1));
    QVERIFY(!button("Keep this hit").isEnabled() && !button("Skip this hit").isEnabled());
}

void tst_ReelBar::theLineSaysWhereOneIs()
{
    ReelState state = hits(5, 2);
    state.items[2].distance = 0.123f;
    m_bar->setState(state);
    const QString text = m_bar->findChild<ElidedLabel*>()->text();
    QVERIFY2(text.contains("3 / 5") && text.contains("walk 20–28") && text.contains("cut 0.12 m"),
             qPrintable(text));
}

void tst_ReelBar::theLineIsReadWholeAndTheStripStays()
{
    ReelState state = hits(11, 2);
    state.isShown = true;
    for (ReelItem& item : state.items) item.distance = 0.12f;
    state.items[2].text = "sidestep_left 18–141";
    m_bar->resize(680, 34); // beside both panels of a small window
    m_bar->setState(state);
    auto& line = *m_bar->findChild<ElidedLabel*>();
    QTRY_VERIFY2(!line.isElided(), qPrintable(line.text()));
    const int wide = strip().width();
    QVERIFY(wide > 100);
    state.current = 3; // of fewer words
    m_bar->setState(state);
    QTest::qWait(20);
    QVERIFY(std::abs(strip().width() - wide) <= 1);
    const int least = m_bar->minimumSizeHint().width();
    QVERIFY2(least <= 420, qPrintable(QString::number(least))); // it makes no window wider
}

void tst_ReelBar::aNarrowBarLeavesOutKeysBeforeWords()
{
    m_bar->setKeys({"Ctrl+R", "=", "-", "Ctrl+Shift+R"});
    ReelState state = hits(61, 6);
    state.isShown = true;
    m_bar->setState(state);
    auto& stop = static_cast<KeyedButton&>(button("Play reel"));
    auto& line = *m_bar->findChild<ElidedLabel*>();
    QTRY_COMPARE(stop.width(), stop.sizeWith(true).width());
    QVERIFY(!line.isHidden());
    m_bar->resize(m_bar->minimumSizeHint().width(), 34); // beside the wall
    QTRY_COMPARE(stop.width(), stop.sizeWith(false).width());
    for (const auto* each : m_bar->findChildren<KeyedButton*>())
        if (!each->isHidden())
            QVERIFY2(each->width() >= each->sizeWith(false).width(), qPrintable(each->text()));
    QVERIFY(line.isHidden());
    QVERIFY(strip().width() >= strip().minimumWidth());
    QVERIFY2(m_bar->width() <= 320, qPrintable(QString::number(m_bar->width())));
    m_bar->resize(800, 34);
    QTRY_COMPARE(stop.width(), stop.sizeWith(true).width());
    QVERIFY(!line.isHidden());
}

void tst_ReelBar::ofManyHitsTheCurrentOneIsInSight()
{
    for (const int current : {0, 150, 311}) {
        m_bar->setState(hits(312, current));
        const ReelGeometry geometry = strip().geometryNow();
        const QRectF place = geometry.itemRect(current);
        QVERIFY(place.left() >= -1e-6 && place.right() <= strip().width() + 1e-6);
        QCOMPARE(geometry.itemAt(place.center().x()), current);
        QVERIFY(geometry.firstVisible() <= current && current < geometry.endVisible());
        QVERIFY(geometry.endVisible() - geometry.firstVisible() <= strip().width() / 9 + 2);
    }
}

void tst_ReelBar::aCutIsNoError_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Light;
}

/// Higher where it is wider, and grey: red is what is wrong, or now.
void tst_ReelBar::aCutIsNoError()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    ReelState state = hits(5, -1);
    state.items[2].distance = 0.04f;
    state.items[3].distance = 0.29f;
    m_bar->setState(state);
    const QImage image = strip().grab().toImage();
    const auto countOf = [&](int item, const QColor& colour) {
        const QRectF place = strip().geometryNow().itemRect(item);
        int count = 0;
        for (int x = int(place.left()); x < int(place.left()) + 3; ++x)
            for (int y = 0; y < image.height(); ++y) count += image.pixelColor(x, y).rgb() == colour.rgb();
        return count;
    };
    const int close = countOf(2, theme().hint), wide = countOf(3, theme().text);
    int wrong = 0;
    for (const int item : {2, 3})
        for (const QColor& colour : {theme().error, theme().playhead, theme().success})
            wrong += countOf(item, colour);
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_bar->grab().save(folder + QString("/reel-cuts-%1.png").arg(QTest::currentDataTag()));
    applyTheme(*qApp);
    QVERIFY2(close >= 2 && wide > 4 * close, qPrintable(QString("%1 %2").arg(close).arg(wide)));
    QCOMPARE(wrong, 0);
}

void tst_ReelBar::everyControlHasANameAndATip()
{
    for (const auto* control : m_bar->findChildren<QWidget*>()) {
        if (control->focusPolicy() == Qt::NoFocus) continue;
        QVERIFY(!control->accessibleName().isEmpty());
        QVERIFY2(!control->toolTip().isEmpty(), qPrintable(control->accessibleName()));
    }
}

QTEST_MAIN(tst_ReelBar)
#include "tst_ReelBar.moc"
