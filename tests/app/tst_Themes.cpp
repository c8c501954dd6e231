// The View > Theme menu: the whole window changes at once, and the choice is kept.

#include "app/Application.h"
#include "tests/app/TestWindow.h"
#include "tests/support/PixelCount.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/motion/Motion.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QSettings>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace tagline;
using namespace tagline::test;

class tst_Themes : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theWindowChangesAtOnce();
    void theChoiceIsKept();
    void motionIsReducedOnRequest();
    void aDesktopWithoutAnimationsIsObeyed();

private:
    QImage picture(QWidget& widget) { return widget.grab().toImage(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_Themes::init()
{
    applyTheme(*qApp, ThemeChoice::Dark);
    m_folder = std::make_unique<QTemporaryDir>();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {copyOfSample(*m_folder)}));
    QTRY_VERIFY(m_app->workspace().currentClip().isValid());
}

void tst_Themes::cleanup()
{
    m_app.reset();
    applyTheme(*qApp, ThemeChoice::Dark);
    setDesktopStill(std::nullopt);
}

void tst_Themes::theWindowChangesAtOnce()
{
    QWidget& lanes = *m_app->window().timeline().viewport();
    const TagVocabulary& vocabulary = m_app->document().library().vocabulary();
    const auto idle = vocabulary.find("Locomotion.Idle"); // the first clip's
    QVERIFY(idle);
    const QColor stored = QColor::fromRgb(vocabulary[*idle].colour);
    QTRY_VERIFY(countOf(picture(lanes), stored) > 200);
    const QImage before = picture(m_app->window());
    actionOf(*m_app, "view.themeLight").trigger();
    QVERIFY(actionOf(*m_app, "view.themeLight").isChecked());
    QVERIFY(!actionOf(*m_app, "view.themeDark").isChecked());
    const QImage after = picture(m_app->window());
    for (const QColor& ground :
         {darkTheme().panel, darkTheme().window, darkTheme().sunken, darkTheme().lane}) {
        QVERIFY(countOf(before, ground) > 100);
        QVERIFY2(countOf(after, ground) < countOf(before, ground) / 100, qPrintable(ground.name()));
    }
    QVERIFY(countOf(picture(lanes), tagShades(stored).fill) > 200);
    QVERIFY(countOf(picture(lanes), lightTheme().lane) > 1000);
    QVERIFY(countOf(after, lightTheme().panel) > 1000);
    actionOf(*m_app, "view.themeDark").trigger();
    QVERIFY(countOf(picture(lanes), stored) > 200);
}

void tst_Themes::theChoiceIsKept()
{
    actionOf(*m_app, "view.themeLight").trigger();
    m_app.reset();
    applyTheme(*qApp, ThemeChoice::Dark);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    QVERIFY(theme().isLight);
    QVERIFY(actionOf(*m_app, "view.themeLight").isChecked());
}

void tst_Themes::motionIsReducedOnRequest()
{
    setDesktopStill(false);
    QVERIFY(!isMotionReduced());
    actionOf(*m_app, "view.reduceMotion").trigger();
    QVERIFY(isMotionReduced());
    QCOMPARE(qApp->style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    m_app.reset();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    QVERIFY(actionOf(*m_app, "view.reduceMotion").isChecked());
    actionOf(*m_app, "view.reduceMotion").trigger();
    QVERIFY(!isMotionReduced());
}

void tst_Themes::aDesktopWithoutAnimationsIsObeyed()
{
    setDesktopStill(true);
    QVERIFY(!actionOf(*m_app, "view.reduceMotion").isChecked());
    QVERIFY(isMotionReduced());
    QCOMPARE(qApp->style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
}

QTEST_MAIN(tst_Themes)
#include "tst_Themes.moc"
