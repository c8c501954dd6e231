#include "widgets/curves/ContactPanel.h"
#include "widgets/curves/SettingRow.h"
#include "widgets/theme/Theme.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTest>

using namespace tagline;

namespace {

QPoint handleOf(QSlider& slider)
{
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.orientation = Qt::Horizontal;
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = slider.sliderPosition();
    option.sliderValue = slider.value();
    return slider.style()
        ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider)
        .center();
}

} // namespace

class tst_ContactPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyTheme(*qApp);
        qRegisterMetaType<MotionSettings>("tagline::MotionSettings");
    }
    void init();
    void aDraggedSliderTriesAndThenSets();
    void theOtherEndOfAHysteresisFollows();
    void valuesAreTypedInWhatIsShown();
    void whatItMeansOnTheFigureIsShown();
    void defaultsComeBack();
    void comingIntoSightIsTold();

private:
    MotionSettings lastEdit() const { return m_edits->back()[0].value<MotionSettings>(); }

    std::unique_ptr<ContactPanel> m_panel;
    std::unique_ptr<QSignalSpy> m_edits;
};

void tst_ContactPanel::init()
{
    m_panel = std::make_unique<ContactPanel>();
    m_panel->resize(388, 520);
    m_edits = std::make_unique<QSignalSpy>(m_panel.get(), &ContactPanel::edited);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void tst_ContactPanel::aDraggedSliderTriesAndThenSets()
{
    QSlider& slider = m_panel->row("enterHeight")->slider();
    const QPoint from = handleOf(slider);
    QTest::mousePress(&slider, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 8; ++step) QTest::mouseMove(&slider, from + QPoint(3 * step, 0));
    QVERIFY(!m_edits->isEmpty());
    QCOMPARE(m_edits->back()[2].toBool(), false);
    QVERIFY(lastEdit().contact.enterHeight > ContactSettings().enterHeight);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, from + QPoint(24, 0));
    QCOMPARE(m_edits->back()[2].toBool(), true);
    QCOMPARE(m_edits->back()[1].toString(), QString("Start height"));
    const double shown = m_panel->row("enterHeight")->field().value();
    QVERIFY(std::abs(shown - 100.0 * double(lastEdit().contact.enterHeight)) < 0.051);
}

void tst_ContactPanel::theOtherEndOfAHysteresisFollows()
{
    QDoubleSpinBox& enter = m_panel->row("enterHeight")->field();
    enter.setFocus();
    enter.selectAll();
    QTest::keyClicks(&enter, "12");
    QTest::keyClick(&enter, Qt::Key_Return);
    QCOMPARE(lastEdit().contact.enterHeight, 0.12f);
    QCOMPARE(lastEdit().contact.leaveHeight, 0.12f);
    QDoubleSpinBox& leave = m_panel->row("leaveHeight")->field();
    leave.setFocus();
    leave.selectAll();
    QTest::keyClicks(&leave, "5");
    QTest::keyClick(&leave, Qt::Key_Return);
    QCOMPARE(lastEdit().contact.enterHeight, 0.05f);
    QCOMPARE(lastEdit().contact.leaveHeight, 0.05f);
}

void tst_ContactPanel::valuesAreTypedInWhatIsShown()
{
    QDoubleSpinBox& gap = m_panel->row("closedGap")->field();
    gap.setFocus();
    gap.selectAll();
    QTest::keyClicks(&gap, "80");
    QTest::keyClick(&gap, Qt::Key_Return);
    QCOMPARE(lastEdit().contact.gapSeconds, 0.08);
    QCOMPARE(m_edits->back()[2].toBool(), true);
}

void tst_ContactPanel::whatItMeansOnTheFigureIsShown()
{
    m_panel->setLegLength(0.8);
    QStringList texts;
    for (const auto* label : m_panel->findChildren<QLabel*>()) texts << label->text();
    QVERIFY(texts.contains("3.2 cm"));
    QVERIFY(texts.contains("0.32 m/s"));
    QVERIFY(m_edits->isEmpty());
}

void tst_ContactPanel::defaultsComeBack()
{
    MotionSettings settings;
    settings.contact.enterSpeed = 0.8f;
    settings.contact.leaveSpeed = 1.0f;
    m_panel->setSettings(settings);
    QVERIFY(m_edits->isEmpty());
    auto* reset = m_panel->findChild<QPushButton*>();
    QVERIFY(reset->isEnabled());
    QTest::mouseClick(reset, Qt::LeftButton);
    QVERIFY(lastEdit() == MotionSettings());
    QVERIFY(!reset->isEnabled());
}

void tst_ContactPanel::comingIntoSightIsTold()
{
    QSignalSpy shown(m_panel.get(), &ContactPanel::shown);
    m_panel->hide();
    m_panel->show();
    QCOMPARE(shown.size(), 2);
    QCOMPARE(shown[0][0].toBool(), false);
    QCOMPARE(shown[1][0].toBool(), true);
}

QTEST_MAIN(tst_ContactPanel)
#include "tst_ContactPanel.moc"
