// An open card of the tour looks, after a change of the theme, as one that is made in it.

#include "widgets/theme/Theme.h"
#include "widgets/tour/TourCard.h"

#include <QApplication>
#include <QTest>

using namespace tagline;

class tst_TourCard : public QObject
{
    Q_OBJECT

private slots:
    void anOpenCardFollowsTheTheme_data();
    void anOpenCardFollowsTheTheme();
};

void tst_TourCard::anOpenCardFollowsTheTheme_data()
{
    QTest::addColumn<ThemeChoice>("before");
    QTest::addColumn<ThemeChoice>("after");
    QTest::newRow("to light") << ThemeChoice::Dark << ThemeChoice::Light;
    QTest::newRow("to dark") << ThemeChoice::Light << ThemeChoice::Dark;
}

void tst_TourCard::anOpenCardFollowsTheTheme()
{
    QFETCH(ThemeChoice, before);
    QFETCH(ThemeChoice, after);
    QWidget window;
    window.resize(700, 400);
    const auto shown = [&window](TourCard& card) {
        card.setStep(
            {"Each tag has a key. Hold it while the clip plays.", "1", "gives Idle, for example", 4, 6});
        card.move(8, 8);
        card.show();
        QCoreApplication::processEvents();
        return window.grab().toImage();
    };
    applyTheme(*qApp, before);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QImage followed, made;
    {
        TourCard card(&window);
        const QImage old = shown(card);
        applyTheme(*qApp, after);
        QCoreApplication::processEvents();
        followed = window.grab().toImage();
        QVERIFY(followed != old);
    }
    TourCard anew(&window);
    made = shown(anew);
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty()) {
        followed.save(folder + QString("/tour-card-%1-followed.png").arg(int(after)));
        made.save(folder + QString("/tour-card-%1-made.png").arg(int(after)));
    }
    QCOMPARE(followed, made);
}

QTEST_MAIN(tst_TourCard)
#include "tst_TourCard.moc"
