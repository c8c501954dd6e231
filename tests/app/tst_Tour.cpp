// The tour leads through six steps beside the controls that they speak of, goes on as a person does them, and
// is out of the way of everything else.

#include "app/presenters/exports/ExportDialog.h"
#include "app/presenters/tour/TourSteps.h"
#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/welcome/WelcomePage.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_Tour : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup();
    void everyControlIsThere();
    void doingTheStepsGoesOn();
    void nextAndBackGoWithoutDoing();
    void cardsLeaveFreeWhatTheySpeakOf_data();
    void cardsLeaveFreeWhatTheySpeakOf();
    void aCardStandsAtTheMenuThatItSpeaksOf();
    void escapeEndsIt();
    void itEndsWithTheLibrary();
    void panelsMayCloseAndFloatMeanwhile();
    void itTakesNoKeyboard();

private:
    QWidget& card() { return *m_app->window().findChild<QWidget*>("tourCard"); }
    QWidget& frame() { return *m_app->window().findChild<QWidget*>("tourFrame"); }
    bool isShown() { return m_app->window().findChild<QWidget*>("tourCard") && card().isVisible(); }
    QString progress() { return card().findChild<QLabel*>("tourProgress")->text(); }
    QPushButton& button(const char* name) { return *card().findChild<QPushButton*>(name); }
    QWidget& dock(const char* name) { return *m_app->window().findChild<QDockWidget*>(name); }
    void begin() { actionOf(*m_app, "help.tour").trigger(); }
    void goTo(int step);
    QRect placeOf(QWidget& widget) { return {widget.mapTo(&m_app->window(), QPoint()), widget.size()}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
    QString m_said;
};

void tst_Tour::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder) + "/sample.tagline";
    ApplicationPaths paths = pathsIn(*m_folder);
    paths.sampleLibrary = m_sample;
    m_app = std::make_unique<Application>(paths);
    connect(m_app.get(), &Application::said, this, [this](const QString& text) { m_said = text; });
    m_app->window().resize(1280, 720);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
}

void tst_Tour::cleanup()
{
    m_app.reset();
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

/// Opens the sample and goes on to a step, counted from 1.
void tst_Tour::goTo(int step)
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    begin();
    for (int i = 1; i < step; ++i) QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
    QTRY_COMPARE(progress(), QString("%1 of 6").arg(step));
    QTest::qWait(50);
}

void tst_Tour::everyControlIsThere()
{
    QCOMPARE(tourSteps().size(), 6);
    for (const TourStep& step : tourSteps()) {
        QVERIFY(!step.text.isEmpty() && !step.controls.isEmpty());
        for (const QString& control : step.controls)
            QVERIFY2(m_app->window().findChild<QWidget*>(control), qPrintable(control));
        if (!step.panel.isEmpty()) QVERIFY(m_app->window().findChild<QDockWidget*>(step.panel));
        if (*step.action) actionOf(*m_app, step.action);
    }
}

void tst_Tour::doingTheStepsGoesOn()
{
    QTest::mouseClick(m_app->window().welcomePage().findChild<QPushButton*>("welcomeTour"), Qt::LeftButton);
    QVERIFY(isShown());
    QCOMPARE(progress(), QString("1 of 6"));
    QTest::mouseClick(m_app->window().welcomePage().findChild<QPushButton*>("welcomeSample"), Qt::LeftButton);
    QTRY_COMPARE(progress(), QString("2 of 6"));
    QTRY_VERIFY(m_app->imports().isIdle() && m_app->workspace().currentClip().isValid());
    QTest::qWait(50);
    QCOMPARE(progress(), QString("2 of 6")); // the clip that came by itself is no choice of a person
    TimelineWidget& timeline = m_app->window().timeline();
    timeline.setFocus();
    pressKey(timeline.viewport(), Qt::Key_PageDown);
    QTRY_COMPARE(progress(), QString("3 of 6"));
    pressKey(timeline.viewport(), Qt::Key_Space);
    QTRY_COMPARE(progress(), QString("4 of 6"));
    const QString key = card().findChild<QLabel*>("tourKey")->text();
    QVERIFY(key.size() == 1 && key.front().isDigit()); // of a tag that the clip has not got
    QTest::keyPress(timeline.viewport(), Qt::Key(key.front().unicode()));
    QTest::qWait(500);
    QTest::keyRelease(timeline.viewport(), Qt::Key(key.front().unicode()));
    QTRY_COMPARE(progress(), QString("5 of 6"));
    actionOf(*m_app, "query.focus").trigger();
    QWidget* field = QApplication::focusWidget();
    QVERIFY(m_app->window().queryBar().isAncestorOf(field));
    QTest::keyClicks(field, "Run | Walk");
    QTRY_VERIFY(m_app->query().isAnswered());
    QCOMPARE(progress(), QString("5 of 6")); // it is being typed
    m_app->query().setText("Run | Walk");
    QTest::qWait(50);
    while (QApplication::activePopupWidget()) QApplication::activePopupWidget()->close(); // that completes it
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(progress(), QString("6 of 6"));
    withNext<ExportDialog>(*m_app, [](ExportDialog& dialog) { dialog.reject(); });
    actionOf(*m_app, "file.export").trigger();
    QTest::qWait(50);
    QVERIFY(isShown());
    QCOMPARE(progress(), QString("6 of 6")); // nothing was exported
    withNext<ExportDialog>(*m_app, [&](ExportDialog& dialog) {
        withNext<QFileDialog>(*m_app, [&](QFileDialog& files) {
            auto* name = files.findChild<QLineEdit*>("fileNameEdit");
            name->setText(m_folder->filePath("tour"));
            QTest::keyClick(name, Qt::Key_Return);
        });
        auto* formats = dialog.findChild<QComboBox*>("exportFormat");
        formats->setCurrentIndex(formats->findText("Table", Qt::MatchStartsWith));
        dialog.accept();
    });
    QSignalSpy said(m_app.get(), &Application::said);
    actionOf(*m_app, "file.export").trigger();
    QTRY_VERIFY(!isShown() && !frame().isVisible());
    QVERIFY(std::ranges::any_of(
        said, [](const auto& each) { return each.front().toString().contains("That was the tour"); }));
}

void tst_Tour::nextAndBackGoWithoutDoing()
{
    begin();
    QVERIFY(!button("tourBack").isVisible());
    QTest::mouseClick(&button("tourNext"), Qt::LeftButton); // nothing is open: it opens the sample
    QTRY_COMPARE(progress(), QString("2 of 6"));
    QTest::mouseClick(&button("tourBack"), Qt::LeftButton);
    QCOMPARE(progress(), QString("1 of 6"));
    for (int step = 2; step <= 6; ++step) {
        QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
        QCOMPARE(progress(), QString("%1 of 6").arg(step));
        QVERIFY(!card().accessibleName().isEmpty() && !card().accessibleDescription().isEmpty());
    }
    QVERIFY(!button("tourSkip").isVisible());
    QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
    QVERIFY(!isShown());
}

void tst_Tour::cardsLeaveFreeWhatTheySpeakOf_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isMirrored");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 720), QSize(1680, 1050)})
        for (const bool isMirrored : {false, true})
            QTest::addRow("%d-%s", size.width(), isMirrored ? "mirrored" : "usual") << size << isMirrored;
}

void tst_Tour::cardsLeaveFreeWhatTheySpeakOf()
{
    QFETCH(QSize, size);
    QFETCH(bool, isMirrored);
    QApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    m_app->window().resize(size);
    begin();
    keepPicture(m_app->window(), QString("tour-%1-%2-1").arg(size.width()).arg(isMirrored));
    goTo(1);
    for (int step = 1; step <= 6; ++step) {
        const QString where = QString("step %1").arg(step);
        const auto isReadWhole = [](const QLabel* label) {
            return !label->isVisible() || label->height() >= label->heightForWidth(label->width());
        };
        QTRY_COMPARE(progress(), QString("%1 of 6").arg(step));
        QTRY_VERIFY2(m_app->window().rect().contains(placeOf(card())), qPrintable(where));
        QTRY_VERIFY2(frame().isVisible() &&
                         !placeOf(frame()).adjusted(4, 4, -4, -4).intersects(placeOf(card())),
                     qPrintable(where));
        QTRY_VERIFY2(std::ranges::all_of(card().findChildren<QLabel*>(), isReadWhole), qPrintable(where));
        keepPicture(m_app->window(),
                    QString("tour-%1-%2-%3-open").arg(size.width()).arg(isMirrored).arg(step));
        if (step < 6) QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
    }
}

/// Below its name, until what it opens needs the place.
void tst_Tour::aCardStandsAtTheMenuThatItSpeaksOf()
{
    constexpr int near = 40; ///< device-independent pixels
    goTo(6);
    const auto gap = [this] { return placeOf(card()).top() - placeOf(frame()).bottom(); };
    QVERIFY2(gap() >= 0 && gap() < near, qPrintable(QString::number(gap())));
    QVERIFY(placeOf(card()).left() < placeOf(frame()).right() + near);
    QMenuBar& bar = *m_app->window().menuBar();
    auto* menu = bar.findChild<QMenu*>("menu.File");
    const QRect before = placeOf(card());
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(menu->menuAction()).center());
    QTRY_VERIFY(menu->isVisible());
    const auto opened = [&] {
        return QRect(m_app->window().mapFromGlobal(menu->mapToGlobal(QPoint())), menu->size());
    };
    QTRY_VERIFY(!placeOf(card()).intersects(opened()));
    menu->close();
    QTRY_COMPARE(placeOf(card()), before);
}

void tst_Tour::escapeEndsIt()
{
    goTo(3);
    pressKey(&m_app->window().timeline(), Qt::Key_Escape);
    QTRY_VERIFY(!isShown() && !frame().isVisible());
    QVERIFY2(m_said.contains("Tour"), qPrintable(m_said));
    begin(); // and can be had again
    QVERIFY(isShown());
    QCOMPARE(progress(), QString("1 of 6"));
    QTest::mouseClick(&button("tourSkip"), Qt::LeftButton);
    QVERIFY(!isShown());
}

void tst_Tour::itEndsWithTheLibrary()
{
    goTo(4);
    actionOf(*m_app, "file.close").trigger();
    QTRY_VERIFY(!isShown() && !frame().isVisible());
    QVERIFY2(m_said.contains("ended with the library"), qPrintable(m_said));
    goTo(2);
    m_app->window().close();
    m_app.reset(); // nothing is left over
}

void tst_Tour::panelsMayCloseAndFloatMeanwhile()
{
    goTo(4);
    auto& tags = static_cast<QDockWidget&>(dock("tagsDock"));
    QVERIFY(frame().isVisible());
    tags.close();
    QTRY_VERIFY(!frame().isVisible());
    QVERIFY(isShown() && m_app->window().rect().contains(placeOf(card())));
    tags.show();
    tags.raise();
    QTRY_VERIFY(frame().isVisible());
    tags.setFloating(true);
    QTRY_VERIFY(!frame().isVisible());
    actionOf(*m_app, "view.layoutWall").trigger();
    actionOf(*m_app, "view.layoutTag").trigger();
    QTRY_VERIFY(frame().isVisible() && !placeOf(frame()).adjusted(4, 4, -4, -4).intersects(placeOf(card())));
    m_app->window().resize(1100, 660);
    QTRY_VERIFY(m_app->window().rect().contains(placeOf(card())));
    QCOMPARE(progress(), QString("4 of 6"));
    applyTheme(*qApp, ThemeChoice::Light);
    keepPicture(m_app->window(), "tour-light");
    applyTheme(*qApp);
}

void tst_Tour::itTakesNoKeyboard()
{
    goTo(1);
    TimelineWidget& timeline = m_app->window().timeline();
    timeline.setFocus();
    for (int step = 2; step <= 4; ++step) {
        QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&timeline));
    }
    QVERIFY(!QApplication::activeModalWidget());
    for (const char* name : {"tourSkip", "tourBack", "tourNext"}) {
        QVERIFY(!button(name).toolTip().isEmpty() && !button(name).accessibleName().isEmpty());
        QVERIFY(button(name).focusPolicy() & Qt::TabFocus);
    }
    QVERIFY(button("tourSkip").toolTip().contains("Esc"));
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    tst_Tour test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Tour.moc"
