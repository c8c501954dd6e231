// Poses in the rows of the library: rows grow, only those in sight ask, each picture is made once and kept
// within a bound, and the pictures show the figure.

#include "tests/widgets/library/LibraryViewStage.h"
#include "widgets/library/RowPoses.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace tagline;
using namespace tagline::test;

class tst_RowPoses : public QObject, private LibraryViewStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup();
    void rowsAreTallerWithPosesAndWhole();
    void whatWasSeenStaysInSight();
    void onlyRowsInSightAreAskedForTheNewestFirst();
    void nothingIsAskedForTwice();
    void nothingIsAskedForWhileTheListIsHidden();
    void aForgottenPictureIsAskedForAnew();
    void anotherWidthShowsTheFormerPictureMeanwhile();
    void theCacheIsBounded();
    void theRowShowsThePictureAndTheAnswerOverIt();
    void aPressOnThePosesGoesToThatFrame();
    void aPictureShowsEveryPose_data();
    void aPictureShowsEveryPose();

private:
    /// The last request of the list, and how many there were.
    struct Asked
    {
        std::vector<ClipId> clips;
        PosePictureLook look;
        int times = 0;
    };

    RowPoses& poses() { return m_view->rowPoses(); }
    int rowHeight() { return list().visualRect(list().model()->index(0, 0)).height(); }
    void showMany();
    void answer(const QColor& colour);
    bool isInSight(ClipId clip);

    Asked m_asked;
};

void tst_RowPoses::init()
{
    show();
    m_asked = {};
    connect(&poses(), &RowPoses::wanted, this,
            [this](const std::vector<ClipId>& clips, const PosePictureLook& look) {
                m_asked = {clips, look, m_asked.times + 1};
            });
}

void tst_RowPoses::cleanup()
{
    if (m_view) poses().disconnect(this);
    m_view.reset();
}

void tst_RowPoses::showMany()
{
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 3000; ++clip)
        rows.push_back(readyRow(clip, QString("clip_%1").arg(clip, 5, 10, QChar('0')), 1000));
    m_view->model().setRows(std::move(rows));
}

/// Gives each clip that is asked for a picture in one colour.
void tst_RowPoses::answer(const QColor& colour)
{
    const Asked asked = m_asked;
    for (const ClipId clip : asked.clips) {
        QImage picture(asked.look.size * asked.look.scale, QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(asked.look.scale);
        picture.fill(colour);
        poses().put(clip, picture, asked.look);
    }
}

bool tst_RowPoses::isInSight(ClipId clip)
{
    const QRect row = list().visualRect(m_view->model().indexOfClip(clip));
    return row.bottom() >= 0 && row.top() < list().viewport()->height();
}

void tst_RowPoses::rowsAreTallerWithPosesAndWhole()
{
    showMany();
    const int before = rowHeight();
    const QModelIndex first = list().model()->index(0, 0);
    const QRectF stripBefore = list().geometry(first).strip;
    QVERIFY(list().geometry(first).poses.isEmpty());
    poses().setShown(true);
    QVERIFY2(rowHeight() >= before + 18 && rowHeight() <= before + 26,
             qPrintable(QString::number(rowHeight())));
    const ClipRowGeometry parts = list().geometry(first);
    QCOMPARE(parts.strip, stripBefore); // the texts and the strip lie as they did, above the poses
    QVERIFY(parts.poses.top() >= parts.strip.bottom());
    QVERIFY(QRectF(list().visualRect(first)).contains(parts.poses));
    QVERIFY(parts.poses.width() > parts.strip.width());
    QScrollBar* bar = list().verticalScrollBar();
    QCOMPARE(bar->maximum() % rowHeight(), 0);
    list().scrollTo(list().model()->index(1500, 0));
    QCOMPARE(bar->value() % rowHeight(), 0);
    poses().setShown(false);
    QCOMPARE(rowHeight(), before);
    QVERIFY(list().geometry(first).poses.isEmpty());
    QCOMPARE(bar->value() % rowHeight(), 0);
}

void tst_RowPoses::whatWasSeenStaysInSight()
{
    showMany();
    m_view->setCurrentClip(ClipId(1500));
    QVERIFY(isInSight(ClipId(1500)));
    for (const bool isShown : {true, false, true}) {
        poses().setShown(isShown);
        QVERIFY(isInSight(ClipId(1500)));
    }
}

void tst_RowPoses::onlyRowsInSightAreAskedForTheNewestFirst()
{
    showMany();
    list().viewport()->grab();
    QCoreApplication::processEvents();
    QCOMPARE(m_asked.times, 0); // while rows show none
    poses().setShown(true);
    QTRY_VERIFY(!m_asked.clips.empty());
    const int most = list().viewport()->height() / rowHeight() + 2;
    QVERIFY2(int(m_asked.clips.size()) <= most, qPrintable(QString::number(m_asked.clips.size())));
    for (const ClipId clip : m_asked.clips) QVERIFY(isInSight(clip));
    QVERIFY(m_asked.clips.front() == ClipId(0));
    QCOMPARE(m_asked.look.size, list().geometry(list().model()->index(0, 0)).poses.size().toSize());

    const ClipId lastSeen = m_asked.clips.back();
    QScrollBar* bar = list().verticalScrollBar();
    bar->setValue(3 * rowHeight());
    QTRY_VERIFY(!m_asked.clips.empty() && ClipId(3) < m_asked.clips.front());
    QVERIFY(!(m_asked.clips.front() < lastSeen)); // came into sight now
    QVERIFY(std::find(m_asked.clips.begin(), m_asked.clips.end(), ClipId(0)) == m_asked.clips.end());
    QVERIFY(std::find(m_asked.clips.begin(), m_asked.clips.end(), ClipId(3)) != m_asked.clips.end());

    bar->setValue(2000 * rowHeight());
    QTRY_VERIFY(!m_asked.clips.empty() && m_asked.clips.front() == ClipId(2000));
    QVERIFY(int(m_asked.clips.size()) <= most);
    for (const ClipId clip : m_asked.clips) QVERIFY(isInSight(clip));
}

void tst_RowPoses::nothingIsAskedForTwice()
{
    poses().setShown(true);
    QTRY_COMPARE(m_asked.clips.size(), std::size_t(3));
    const int times = m_asked.times;
    list().viewport()->grab();
    QCoreApplication::processEvents();
    QCOMPARE(m_asked.times, times); // it is on its way
    answer(Qt::magenta);
    list().viewport()->grab();
    QCoreApplication::processEvents();
    QCOMPARE(m_asked.times, times); // it is there
    for (std::uint32_t clip = 0; clip < 3; ++clip) QVERIFY(!poses().picture(ClipId(clip)).isNull());
}

void tst_RowPoses::nothingIsAskedForWhileTheListIsHidden()
{
    poses().setShown(true);
    QTRY_COMPARE(m_asked.clips.size(), std::size_t(3));
    m_view->hide();
    QVERIFY(m_asked.clips.empty()); // what was on its way is not wanted any more
    const int times = m_asked.times;
    m_view->model().setRows({readyRow(7, "crawl", 90)});
    QCoreApplication::processEvents();
    QCOMPARE(m_asked.times, times);
    m_view->show();
    QTRY_VERIFY(m_asked.clips == std::vector{ClipId(7)});
}

void tst_RowPoses::aForgottenPictureIsAskedForAnew()
{
    poses().setShown(true);
    QTRY_COMPARE(m_asked.clips.size(), std::size_t(3));
    answer(Qt::magenta);
    poses().forget(ClipId(1));
    QVERIFY(poses().picture(ClipId(1)).isNull() && !poses().picture(ClipId(0)).isNull());
    QTRY_VERIFY(m_asked.clips == std::vector{ClipId(1)});
    poses().setShown(false);
    QCOMPARE(poses().bytes(), qsizetype(0));
    QVERIFY(m_asked.clips.empty());
}

void tst_RowPoses::anotherWidthShowsTheFormerPictureMeanwhile()
{
    poses().setShown(true);
    QTRY_COMPARE(m_asked.clips.size(), std::size_t(3));
    answer(Qt::magenta);
    const PosePictureLook before = m_asked.look;
    m_view->resize(600, 500);
    QTRY_VERIFY(m_asked.look.size.width() > before.size.width());
    QCOMPARE(m_asked.clips.size(), std::size_t(3));
    QVERIFY(!poses().picture(ClipId(0)).isNull());
    poses().put(ClipId(0), QImage(), before); // too late
    QVERIFY(!poses().picture(ClipId(0)).isNull());
    answer(Qt::magenta);
    QCOMPARE(poses().picture(ClipId(0)).deviceIndependentSize(), QSizeF(m_asked.look.size));
}

void tst_RowPoses::theCacheIsBounded()
{
    RowPoses many;
    many.setShown(true);
    const PosePictureLook look{{1000, 100}, 2, Qt::gray};
    const QImage picture = posePicture({}, look);
    QCOMPARE(picture.sizeInBytes(), qsizetype(2000) * 200 * 4);
    const auto fitting = std::uint32_t(RowPoses::mostBytes / picture.sizeInBytes());
    for (std::uint32_t clip = 0; clip < 3 * fitting; ++clip) {
        many.setInSight({ClipId(clip)}, look);
        many.put(ClipId(clip), picture, look);
        QVERIFY(many.bytes() <= RowPoses::mostBytes);
    }
    QVERIFY(many.bytes() > RowPoses::mostBytes / 2);
    QVERIFY(many.picture(ClipId(0)).isNull());
    QVERIFY(!many.picture(ClipId(3 * fitting - 1)).isNull());
}

void tst_RowPoses::theRowShowsThePictureAndTheAnswerOverIt()
{
    const QModelIndex row = list().model()->index(0, 0);
    const ClipId clip = m_view->model().row(row).clip;
    const Frame frames = m_view->model().row(row).frames;
    m_view->model().setAnswer(answerOf({{clip.value, {frames / 2, frames}}}));
    poses().setShown(true);
    QTRY_VERIFY(std::find(m_asked.clips.begin(), m_asked.clips.end(), clip) != m_asked.clips.end());
    const QRectF place = list().geometry(m_view->model().indexOfClip(clip)).poses;
    const auto at = [&](double share, double y) {
        const QImage seen = list().viewport()->grab().toImage();
        const double scale = seen.devicePixelRatio();
        return seen.pixelColor(int((place.left() + share * place.width()) * scale), int(y * scale));
    };
    const double quiet = place.top() + 4, light = place.bottom() - 1.5;
    QCOMPARE(at(0.25, quiet), theme().sunken); // the placeholder
    QCOMPARE(at(0.25, light), theme().sunken);
    QCOMPARE(at(0.75, light), theme().query);
    QVERIFY(at(0.75, quiet) != theme().sunken); // the answer's wash
    answer(Qt::magenta);
    QCOMPARE(at(0.25, quiet), QColor(Qt::magenta));
    QCOMPARE(at(0.75, light), theme().query);
}

void tst_RowPoses::aPressOnThePosesGoesToThatFrame()
{
    poses().setShown(true);
    const QModelIndex row = list().model()->index(1, 0);
    const Frame frames = m_view->model().row(row).frames;
    const QRectF place = list().geometry(row).poses;
    QSignalSpy reached(m_view.get(), &LibraryView::frameActivated);
    const auto at = [&](double share) {
        return QPoint(int(std::lround(place.left() + share * place.width())), int(place.center().y()));
    };
    const auto isNear = [&](double share) {
        const Frame frame = reached.last()[1].value<Frame>();
        return std::abs(frame - share * frames) <= 2;
    };
    QTest::mousePress(list().viewport(), Qt::LeftButton, {}, at(0.25));
    QCOMPARE(reached.size(), 1);
    QVERIFY(isNear(0.25));
    const int text = int(list().geometry(row).name.center().y());
    const QPoint above(at(0.75).x(), text); // the scale stays that of the poses
    QMouseEvent move(QEvent::MouseMove, above, list().viewport()->mapToGlobal(above), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list().viewport(), &move);
    QCOMPARE(reached.size(), 2);
    QVERIFY(isNear(0.75));
    QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, above);
}

void tst_RowPoses::aPictureShowsEveryPose_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("usual") << 1.0;
    QTest::newRow("twice") << 2.0;
}

void tst_RowPoses::aPictureShowsEveryPose()
{
    QFETCH(const double, scale);
    const PosePictureLook look{{160, 20}, scale, QColor(10, 200, 30)};
    const int count = look.poseCount();
    QVERIFY2(count >= 8 && count <= 12, qPrintable(QString::number(count)));
    QList<QList<QLineF>> upright;
    for (int pose = 0; pose < count; ++pose)
        upright << QList<QLineF>{QLineF(pose, 0, pose, 1), QLineF(pose - 0.2, 1, pose + 0.2, 1)};
    const QImage picture = posePicture(upright, look);
    QCOMPARE(picture.size(), QSize(int(160 * scale), int(20 * scale)));
    const double cell = double(picture.width()) / count;
    for (int pose = 0; pose < count; ++pose) {
        int inked = 0, strongest = 0;
        for (int x = int(pose * cell); x < int((pose + 1) * cell); ++x)
            for (int y = 0; y < picture.height(); ++y) {
                inked += picture.pixelColor(x, y).alpha() > 0;
                strongest = std::max(strongest, picture.pixelColor(x, y).alpha());
            }
        QVERIFY2(inked > 15 * scale && inked < cell * picture.height() / 2,
                 qPrintable(QString("pose %1: %2 pixels").arg(pose).arg(inked)));
        QVERIFY(strongest > 120);
    }
    QCOMPARE(posePicture({}, look).pixelColor(80, 10).alpha(), 0);
}

QTEST_MAIN(tst_RowPoses)
#include "tst_RowPoses.moc"
