// Which value of a clip a layer's weight follows is typed or chosen, with its bounds.

#include "widgets/controller/curves/WeightValueDialog.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTest>

using namespace tagline;

class tst_WeightValueDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_dialog.reset(); }
    void nothingIsFollowedAtFirst();
    void aValueIsChosenWithItsClip();
    void whatMeansNothingCannotBeSet();
    void boundsFitToTheClip();
    void twoEqualBoundsAreRefused();
    void newsAreShown();
    void everyControlHasANameAndATip();

private:
    template<class Widget>
    Widget& named(const char* name)
    {
        for (Widget* each : m_dialog->findChildren<Widget*>())
            if (each->accessibleName() == QLatin1String(name)) return *each;
        qFatal("no control of that name");
    }
    QPushButton& button(const char* text)
    {
        for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
            if (each->text() == QLatin1String(text)) return *each;
        qFatal("no such button");
    }
    bool says(const QString& part)
    {
        for (QLabel* each : m_dialog->findChildren<QLabel*>())
            if (each->text().contains(part)) return true;
        return false;
    }
    void open(const WeightSource& source);

    WeightValueNews m_news;
    std::vector<std::pair<QString, int>> m_asked;
    std::unique_ptr<WeightValueDialog> m_dialog;
};

void tst_WeightValueDialog::open(const WeightSource& source)
{
    WeightValueChoices choices;
    choices.layer = 1;
    choices.clips = {"walk", "wave", "run"};
    choices.offered = {"speed()", "effort"};
    m_dialog = std::make_unique<WeightValueDialog>(choices, source, [this](const QString& text, int track) {
        m_asked.emplace_back(text, track);
        return m_news;
    });
    m_dialog->show();
}

void tst_WeightValueDialog::init()
{
    m_news = {};
    m_asked.clear();
    open({});
}

void tst_WeightValueDialog::nothingIsFollowedAtFirst()
{
    QCOMPARE(m_dialog->windowTitle(), QString("Weight of Track 2 by a Value"));
    QVERIFY(m_dialog->source().isEmpty() && m_asked.empty());
    QVERIFY(button("&Set").isEnabled());
    const WeightSource before{"effort", 2, -1.0, 3.5};
    open(before);
    QVERIFY(m_dialog->source() == before);
    QVERIFY(m_asked.back() == (std::pair(QString("effort"), 2)));
}

void tst_WeightValueDialog::aValueIsChosenWithItsClip()
{
    named<QComboBox>("Value").setEditText(" speed(LeftFoot) ");
    QVERIFY(m_asked.back() == (std::pair(QString("speed(LeftFoot)"), 1))); // of its own clip
    auto& clips = named<QComboBox>("Clip with the value");
    QCOMPARE(clips.count(), 3); // its own and two others
    clips.setCurrentIndex(2);
    QVERIFY(m_asked.back() == (std::pair(QString("speed(LeftFoot)"), 2)));
    named<QDoubleSpinBox>("Value of no weight").setValue(2.5);
    QVERIFY(m_dialog->source() == (WeightSource{"speed(LeftFoot)", 2, 2.5, 1.0}));
    named<QComboBox>("Value").setEditText("");
    QVERIFY(m_dialog->source().isEmpty());
}

void tst_WeightValueDialog::whatMeansNothingCannotBeSet()
{
    m_news.problem = "no joint \"Tail\"";
    named<QComboBox>("Value").setEditText("speed(Tail)");
    QVERIFY(says("no joint \"Tail\""));
    QVERIFY(!button("&Set").isEnabled() && !button("&Fit to the Clip").isEnabled());
    m_news = {};
    named<QComboBox>("Value").setEditText("");
    QVERIFY(button("&Set").isEnabled());
}

void tst_WeightValueDialog::boundsFitToTheClip()
{
    m_news.span = {0.25, 4.0};
    named<QComboBox>("Value").setEditText("speed()");
    QVERIFY(says(QLocale().toString(0.25)) && says(QLocale().toString(4.0)));
    button("&Fit to the Clip").click();
    QVERIFY(m_dialog->source() == (WeightSource{"speed()", {}, 0.25, 4.0}));
    QCOMPARE(named<QDoubleSpinBox>("Value of no weight").text(), QLocale().toString(0.25));
    m_news.span = {0.0, 0.0004}; // of a property with small numbers
    named<QComboBox>("Value").setEditText("small");
    button("&Fit to the Clip").click();
    QVERIFY(m_dialog->source() == (WeightSource{"small", {}, 0.0, 0.0004}));
    QVERIFY(button("&Set").isEnabled());
}

void tst_WeightValueDialog::twoEqualBoundsAreRefused()
{
    named<QComboBox>("Value").setEditText("speed()");
    named<QDoubleSpinBox>("Value of no weight").setValue(1.0);
    QVERIFY(says("two different values") && !button("&Set").isEnabled());
    named<QDoubleSpinBox>("Value of the whole weight").setValue(0.0); // it may fall
    QVERIFY(button("&Set").isEnabled());
}

void tst_WeightValueDialog::newsAreShown()
{
    m_news.isFinding = true;
    named<QComboBox>("Value").setEditText("speed()");
    QVERIFY(says("Being measured"));
    m_news = {};
    m_dialog->checkAnew();
    QVERIFY(says("No frame of this clip"));
    m_news.span = {1.0, 2.0};
    m_dialog->checkAnew();
    QVERIFY(button("&Fit to the Clip").isEnabled());
}

void tst_WeightValueDialog::everyControlHasANameAndATip()
{
    for (const char* name : {"Value", "Clip with the value"})
        QVERIFY(!named<QComboBox>(name).toolTip().isEmpty());
    for (const char* name : {"Value of no weight", "Value of the whole weight"})
        QVERIFY(!named<QDoubleSpinBox>(name).toolTip().isEmpty());
    QVERIFY(!button("&Fit to the Clip").toolTip().isEmpty());
}

QTEST_MAIN(tst_WeightValueDialog)
#include "tst_WeightValueDialog.moc"
