// How driving, its costs, coverage, what moves alike and transitions look in the whole window, at the sizes
// of small and usual screens, in both themes: nothing is cut, and the figure stays in sight. With
// TAGLINE_PICTURES=FOLDER it leaves pictures of the screen there.

#include "app/presenters/search/CoverageDialog.h"
#include "app/presenters/search/LikenessDialog.h"
#include "app/presenters/search/TransitionsDialog.h"
#include "tests/app/TimelineStage.h"
#include "tests/app/WidgetFaults.h"
#include "widgets/drive/DrivePanel.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_SearchLooks : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void cleanup();
    void cleanupTestCase();
    void driving_data() { sizesAndThemes(); }
    void driving();
    void coverage_data() { sizesAndThemes(); }
    void coverage();
    void likeness_data() { sizesAndThemes(); }
    void likeness();
    void transitions_data() { sizesAndThemes(); }
    void transitions();

private:
    void sizesAndThemes();
    MainWindow& window() { return m_app->window(); }
    /// Keeps a picture of the screen, which has dialogs where they stand.
    void keepScreen(const char* name);
    void closeDialogs();
    /// Whether a dialog leaves the middle of the picture free, where the figure stands.
    bool leavesFigure(const QWidget& dialog);
};

void tst_SearchLooks::sizesAndThemes()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isLight");
    const int widest = QApplication::primaryScreen()->size().width();
    for (const QSize size : {QSize(1280, 720), QSize(1680, 1050)})
        for (const bool isLight : {false, true})
            if (size.width() <= widest)
                QTest::addRow("%d-%s", size.width(), isLight ? "light" : "dark") << size << isLight;
}

void tst_SearchLooks::init()
{
    QFETCH(QSize, size);
    QFETCH(bool, isLight);
    applyTheme(*qApp, isLight ? ThemeChoice::Light : ThemeChoice::Dark);
    window().move(window().screen()->geometry().topLeft());
    window().resize(size.boundedTo(window().screen()->availableSize()));
    window().resetLayout();
    workspace().setCurrentClip(m_clip);
    QTest::qWait(50);
}

void tst_SearchLooks::closeDialogs()
{
    for (QDialog* dialog : window().findChildren<QDialog*>()) dialog->reject();
    QTRY_VERIFY(window().findChildren<QDialog*>().isEmpty());
}

void tst_SearchLooks::cleanup()
{
    closeDialogs();
    m_app->playback().show(nullptr);
}

void tst_SearchLooks::cleanupTestCase()
{
    m_app.reset();
    applyTheme(*qApp, ThemeChoice::Dark);
}

void tst_SearchLooks::keepScreen(const char* name)
{
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(300); // the picture of the figure comes by itself
    const QRect place(window().mapToGlobal(QPoint()), window().size());
    window()
        .screen()
        ->grabWindow(0, place.x(), place.y(), place.width(), place.height())
        .save(folder + '/' + name + '-' + QTest::currentDataTag() + ".png");
}

bool tst_SearchLooks::leavesFigure(const QWidget& dialog)
{
    const QWidget& picture = *window().viewport();
    const int quarter = picture.width() / 4;
    const QRect middle(picture.mapToGlobal(QPoint(quarter, 0)),
                       QSize(picture.width() - 2 * quarter, picture.height()));
    const QRect covered = middle & dialog.frameGeometry();
    return covered.width() * covered.height() * 4 < middle.width() * middle.height();
}

void tst_SearchLooks::driving()
{
    pressKey(view(), Qt::Key_M, Qt::ControlModifier);
    DrivePanel& panel = window().drivePanel();
    QTRY_VERIFY_WITH_TIMEOUT(m_app->playback().isShown(m_app->drive()), 30000);
    QTRY_VERIFY(!panel.state().counts.isEmpty());
    const auto moments = [this] { return m_app->drive().firstMoment() + m_app->drive().momentCount(); };
    const std::size_t begun = moments();
    QTest::keyPress(view(), Qt::Key_W);
    QTRY_VERIFY(moments() > begun + 60);
    keepScreen("drive");
    QTest::keyRelease(view(), Qt::Key_W);
    QTRY_COMPARE(widgetFaults(window()), QStringList());
    // What is steered by is in sight without scrolling.
    for (const char* name : {"driveMark", "driveRestart", "driveStart", "driveStrip", "driveCounts"}) {
        const auto* part = panel.findChild<QWidget*>(name);
        QTRY_VERIFY2(part && part->visibleRegion().boundingRect().size() == part->size(), name);
    }
    const auto* costs = panel.findChild<QWidget*>("driveCosts");
    if (window().width() < 1440) // else the tags stand above it
        QVERIFY(costs->visibleRegion().boundingRect().height() >= 4 * costs->fontMetrics().height());
    m_app->playback().show(nullptr);
}

void tst_SearchLooks::coverage()
{
    actionOf(*m_app, "query.coverage").trigger();
    auto* dialog = window().findChild<CoverageDialog*>();
    QVERIFY(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(m_app->coverage().result() && !m_app->coverage().isComputing(), 30000);
    keepScreen("coverage");
    QTRY_COMPARE(widgetFaults(*dialog), QStringList());
}

void tst_SearchLooks::likeness()
{
    const TagId foot = *library().vocabulary().find("Contact.LeftFoot");
    workspace().setSelection({{foot, library().clip(m_clip).sheet.ranges(foot)[1]}});
    pressKey(view(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = window().findChild<LikenessDialog*>();
    QVERIFY(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->likeness().isSearching() && !m_app->likeness().hits().empty(), 30000);
    keepScreen("likeness");
    QTRY_COMPARE(widgetFaults(*dialog), QStringList());
    QTRY_VERIFY(leavesFigure(*dialog));
}

void tst_SearchLooks::transitions()
{
    pressKey(view(), Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = window().findChild<TransitionsDialog*>();
    QVERIFY(dialog);
    dialog->setTexts({}, {});
    emit dialog->asked();
    keepScreen("transitions-empty");
    dialog->setTexts("Walk", "Run");
    emit dialog->asked();
    QTRY_VERIFY_WITH_TIMEOUT(m_app->transitions().isAnswered() && !m_app->transitions().found().empty(),
                             30000);
    auto& list = *dialog->findChild<QTreeWidget*>("transitionsList");
    list.setCurrentItem(list.topLevelItem(0));
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->transitionCosts().isComputing(), 30000);
    keepScreen("transitions");
    QTRY_COMPARE(widgetFaults(*dialog), QStringList());
    QTRY_VERIFY(leavesFigure(*dialog));
    const QWidget& lanes = window().timeline();
    const auto covered = [&] {
        return dialog->frameGeometry() & QRect(lanes.mapToGlobal(QPoint()), lanes.size());
    };
    QTRY_VERIFY2(covered().height() <= 2, "the timeline is covered, whose arcs show what is listed");
}

QTEST_MAIN(tst_SearchLooks)
#include "tst_SearchLooks.moc"
