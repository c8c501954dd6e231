// Poses in the rows of the library, in the real window: drawn of the clips' own motion on another thread, in
// the colours of the theme, chosen in the menu of the library's head and kept.

#include "tests/app/TestWindow.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/RowPoses.h"
#include "widgets/poses/PoseStrip.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace tagline;
using namespace tagline::test;

class tst_PosesInRows : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theyAreOffAtFirst();
    void theRowsInSightShowTheFigure();
    void theyComeWhileContactsAreTuned();
    void theyHaveTheColoursOfTheTheme();
    void theMouseOnThemShowsLargerOnes();
    void theyGoWithTheLibrary();
    void theChoiceStandsInTheMenuOfTheListAndIsKept();

private:
    LibraryView& view() { return m_app->window().libraryView(); }
    ClipListView& list() { return *view().findChild<ClipListView*>(); }
    RowPoses& poses() { return view().rowPoses(); }
    QAction& shown() { return actionOf(*m_app, "view.rowPoses"); }
    ClipId clip(const char* file) { return clipOf(*m_app, m_sample + '/' + file); }
    void start();
    void open();
    std::vector<ClipId> clipsInSight();
    bool areAllThere();
    QImage picture(ClipId clip) { return poses().picture(clip).toImage(); }
    static double inkedShare(const QImage& picture);
    static QColor inkOf(const QImage& picture);

    QTemporaryDir m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_PosesInRows::start()
{
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(wantedWindowSize({1440, 900}));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
}

void tst_PosesInRows::open() { QVERIFY(isOpened(*m_app, {m_sample + "/sample.tagline"})); }

void tst_PosesInRows::initTestCase()
{
    applyTheme(*qApp);
    m_sample = copyOfSample(m_folder);
    start();
}

void tst_PosesInRows::init()
{
    if (m_app->document().library().sourceCount() == 0) open();
}

std::vector<ClipId> tst_PosesInRows::clipsInSight()
{
    std::vector<ClipId> clips;
    for (int row = 0; row < view().model().rowCount(); ++row) {
        const QModelIndex index = view().model().index(row);
        const QRect place = list().visualRect(index);
        if (place.bottom() < 0 || place.top() >= list().viewport()->height()) continue;
        if (!list().geometry(index).poses.isEmpty()) clips.push_back(view().model().row(index).clip);
    }
    return clips;
}

bool tst_PosesInRows::areAllThere()
{
    const std::vector<ClipId> clips = clipsInSight();
    return !clips.empty() &&
           std::all_of(clips.begin(), clips.end(), [&](ClipId each) { return !picture(each).isNull(); });
}

/// How much of a picture's width has ink somewhere.
double tst_PosesInRows::inkedShare(const QImage& picture)
{
    int columns = 0;
    for (int x = 0; x < picture.width(); ++x) {
        bool isInked = false;
        for (int y = 0; y < picture.height() && !isInked; ++y)
            isInked = picture.pixelColor(x, y).alpha() > 40;
        columns += isInked;
    }
    return double(columns) / std::max(picture.width(), 1);
}

/// The colour of the strongest pixel.
QColor tst_PosesInRows::inkOf(const QImage& picture)
{
    QColor strongest(0, 0, 0, 0);
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (const QColor each = picture.pixelColor(x, y); each.alpha() > strongest.alpha())
                strongest = each;
    return strongest;
}

void tst_PosesInRows::theyAreOffAtFirst()
{
    QVERIFY(!shown().isChecked() && !poses().areShown());
    QVERIFY(clipsInSight().empty());
    QCOMPARE(poses().bytes(), qsizetype(0));
}

void tst_PosesInRows::theRowsInSightShowTheFigure()
{
    shown().setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(areAllThere(), 20000);
    keepPicture(m_app->window(), "poses-in-rows");
    for (const ClipId each : clipsInSight()) {
        const QImage seen = picture(each);
        const double share = inkedShare(seen);
        const QString text = QString("clip %1: %2 of the width").arg(each.value).arg(share);
        QVERIFY2(share > 0.15 && share < 0.98, qPrintable(text));
        QVERIFY(inkedShare(seen.copy(seen.width() / 2, 0, seen.width() / 2, seen.height())) > 0.1);
    }
    view().setCurrentClip(clip("walk.glb"));
    QTRY_VERIFY(areAllThere());
    const QImage walk = picture(clip("walk.glb"));
    view().setCurrentClip(clip("jump.glb"));
    QTRY_VERIFY(areAllThere());
    QVERIFY(walk != picture(clip("jump.glb")));
}

/// How motion is measured changes after they were asked for, and before the first one is there.
void tst_PosesInRows::theyComeWhileContactsAreTuned()
{
    shown().setChecked(false);
    bool isTuned = false;
    const auto tune = [&](const std::vector<ClipId>& clips) {
        if (clips.empty() || std::exchange(isTuned, true)) return;
        MotionSettings other = m_app->document().library().motionSettings();
        other.contact.enterHeight /= 2;
        m_app->document().set(&LibraryEdit::motion, other, "Tune");
    };
    const auto asked = connect(&poses(), &RowPoses::wanted, this, tune); // the presenter heard it before
    shown().setChecked(true);
    QTRY_VERIFY(isTuned);
    disconnect(asked);
    QTRY_VERIFY_WITH_TIMEOUT(areAllThere(), 20000);
    m_app->document().undoStack().undo();
}

void tst_PosesInRows::theyHaveTheColoursOfTheTheme()
{
    shown().setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(areAllThere(), 20000);
    const auto isOfTheTheme = [&] {
        const std::vector<ClipId> clips = clipsInSight();
        if (clips.empty() || picture(clips.front()).isNull()) return false;
        const QColor ink = inkOf(picture(clips.front())), wanted = theme().muted;
        return std::abs(ink.red() - wanted.red()) < 12 && std::abs(ink.green() - wanted.green()) < 12 &&
               std::abs(ink.blue() - wanted.blue()) < 12;
    };
    QTRY_VERIFY(isOfTheTheme());
    QList<QColor> inks;
    for (const char* other : {"view.themeLight", "view.themeDark"}) {
        actionOf(*m_app, other).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(areAllThere() && isOfTheTheme(), 20000);
        keepPicture(m_app->window(), QString("poses-in-rows-%1").arg(other));
        inks << theme().muted;
    }
    QVERIFY(inks.front() != inks.back());
}

void tst_PosesInRows::theMouseOnThemShowsLargerOnes()
{
    shown().setChecked(true);
    view().setCurrentClip(clip("walk.glb"));
    const QModelIndex row = view().model().indexOfClip(clip("walk.glb"));
    const Frame frames = view().model().row(row).frames;
    const QRectF place = list().geometry(row).poses;
    const auto move = [&](double share) {
        const QPointF mouse(place.left() + share * place.width(), place.center().y());
        QMouseEvent event(QEvent::MouseMove, mouse, list().viewport()->mapToGlobal(mouse), Qt::NoButton, {},
                          {});
        QCoreApplication::sendEvent(list().viewport(), &event);
    };
    const auto larger = [&] {
        return m_app->window().findChild<PoseStrip*>("poseStrip", Qt::FindDirectChildrenOnly);
    };
    move(0.25);
    QTRY_VERIFY(larger() && larger()->isVisible()); // where the mouse rests
    const QString before = larger()->state().title;
    move(0.75);
    QVERIFY(larger()->isVisible() && larger()->state().title != before);
    QTest::mousePress(list().viewport(), Qt::LeftButton, {},
                      QPoint(int(place.left() + 0.75 * place.width()), int(place.center().y())));
    QTest::mouseRelease(list().viewport(), Qt::LeftButton);
    QVERIFY(larger()->isHidden());
    QVERIFY(m_app->workspace().currentClip() == clip("walk.glb"));
    QVERIFY(std::abs(m_app->workspace().playhead() - 0.75 * frames) <= 2);
}

void tst_PosesInRows::theyGoWithTheLibrary()
{
    shown().setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(areAllThere(), 20000);
    m_app->document().reset();
    QCOMPARE(poses().bytes(), qsizetype(0));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(areAllThere(), 20000);
    shown().setChecked(false);
    QCOMPARE(poses().bytes(), qsizetype(0));
}

void tst_PosesInRows::theChoiceStandsInTheMenuOfTheListAndIsKept()
{
    const auto isInMenu = [&] {
        return static_cast<QToolButton*>(view().headerWidget())->menu()->actions().contains(&shown());
    };
    for (const bool isWanted : {true, false}) {
        QVERIFY(isInMenu());
        shown().setChecked(isWanted);
        QCOMPARE(poses().areShown(), isWanted);
        m_app->window().close();
        m_app.reset();
        start();
        QCOMPARE(shown().isChecked(), isWanted);
        QCOMPARE(poses().areShown(), isWanted);
    }
}

QTEST_MAIN(tst_PosesInRows)
#include "tst_PosesInRows.moc"
