// Films and sounds in the real window: given to a clip, in step with the playhead, shifted by field and by
// dragging the lane, taken back by undo.

#include "core/library/takes/LibraryTakes.h"
#include "tests/app/TimelineStage.h"
#include "widgets/media/MediaView.h"
#include "widgets/media/WaveformDrawing.h"

#include <QDoubleSpinBox>
#include <QtEndian>

#include <algorithm>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

class tst_Media : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_app.reset(); }
    void aSoundHasALane();
    void theLaneIsDraggedInOneStep();
    void theFieldShifts();
    void aTakeSharesIt();
    void hiddenItIsNeitherReadNorShown();
    void whatCannotBeReadIsSaid();
    void takenAwayItIsGone();

private:
    MediaView& media() { return m_app->window().mediaView(); }
    const TimelineLane* wave();
    double offset() { return mediumOfClip(library(), m_clip)->offset; }
    void giveSound();

    QString m_sound;
};

/// Two seconds of a plain sound.
void tst_Media::initTestCase()
{
    open();
    constexpr quint32 rate = 8000, bytes = 2 * rate * 2;
    QByteArray file("RIFF");
    const auto put = [&file](auto number) {
        const auto little = qToLittleEndian(number);
        file.append(reinterpret_cast<const char*>(&little), sizeof little);
    };
    put(quint32(bytes + 36));
    file += "WAVEfmt ";
    put(quint32(16));
    for (const quint16 each : {1, 1}) put(each);
    put(rate);
    put(quint32(2 * rate));
    for (const quint16 each : {2, 16}) put(each);
    file += "data";
    put(bytes);
    for (quint32 i = 0; i < 2 * rate; ++i) put(qint16(i % 2 ? 8000 : -8000));
    m_sound = m_folder.filePath("sound.wav");
    QFile written(m_sound);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(file);
}

void tst_Media::init()
{
    m_app->document().set(&LibraryEdit::takes, std::vector<Take>(), "none");
    clear();
    actionOf(*m_app, "clip.showMedia").setChecked(true);
    if (mediumOfClip(library(), m_clip)) actionOf(*m_app, "clip.removeMedia").trigger();
    undo().clear();
}

const TimelineLane* tst_Media::wave()
{
    const auto& lanes = timeline().content().lanes;
    const auto found = std::ranges::find(lanes, QString("media.sound"), &TimelineLane::id);
    return found == lanes.end() ? nullptr : &*found;
}

void tst_Media::giveSound()
{
    m_app->media().give(m_sound);
    QTRY_VERIFY(wave() && !m_app->media().session().sound().peaks.empty());
    const auto isDrawn = [this] {
        const auto* drawing = wave() ? dynamic_cast<const WaveformDrawing*>(wave()->drawing.get()) : nullptr;
        return drawing && !drawing->content().sound.peaks.empty();
    };
    QTRY_VERIFY(isDrawn());
}

void tst_Media::aSoundHasALane()
{
    QVERIFY(!wave() && media().isHidden());
    giveSound();
    QVERIFY(!media().isHidden());
    QCOMPARE(wave()->name, QString("sound.wav"));
    QVERIFY2(media().state().note.contains("not played"), qPrintable(media().state().note));
    QCOMPARE(undo().count(), 1);
    undo().undo();
    QTRY_VERIFY(!wave() && media().isHidden());
}

void tst_Media::theLaneIsDraggedInOneStep()
{
    giveSound();
    const auto& lanes = timeline().content().lanes;
    const int place =
        int(std::ranges::find(lanes, QString("media.sound"), &TimelineLane::id) - lanes.begin());
    timeline().revealLanes({"media.sound"});
    const TimelineGeometry& geometry = timeline().geometryOfView();
    QTRY_VERIFY(geometry.laneTop(place) + 20 < view()->height());
    const int y = int(geometry.laneTop(place)) + 10;
    const QPoint from(int(geometry.x(20)), y), to(int(geometry.x(26)), y);
    const double frames = geometry.frameAt(to.x()) - geometry.frameAt(from.x());
    drag(from, to);
    const double rate = library().clip(m_clip).rate.framesPerSecond();
    QVERIFY2(std::abs(offset() + frames / rate) < 0.01, qPrintable(QString::number(offset())));
    QCOMPARE(undo().count(), 2);
    undo().undo();
    QCOMPARE(offset(), 0.0);
}

void tst_Media::theFieldShifts()
{
    giveSound();
    auto& field = *media().findChild<QDoubleSpinBox*>("mediaOffset");
    field.setValue(-1.25);
    QCOMPARE(offset(), -1.25);
    QCOMPARE(undo().count(), 2);
    undo().undo();
    QCOMPARE(field.value(), 0.0);
}

void tst_Media::aTakeSharesIt()
{
    giveSound();
    const std::vector<ClipId> clips{m_clip, m_other};
    Take take = takeOf(library(), "duet", clips);
    take.members.back().offset = 500'000;
    m_app->document().set(&LibraryEdit::takes, std::vector<Take>{take}, "Record");
    workspace().setCurrentClip(m_other);
    QTRY_VERIFY(wave());
    QCOMPARE(media().state().offset, 0.5);
    workspace().setCurrentClip(m_clip);
    QCOMPARE(media().state().offset, 0.0);
}

void tst_Media::hiddenItIsNeitherReadNorShown()
{
    giveSound();
    actionOf(*m_app, "clip.showMedia").trigger();
    QTRY_VERIFY(!wave() && media().isHidden());
    QVERIFY(!m_app->media().session().source());
    actionOf(*m_app, "clip.showMedia").trigger();
    QTRY_VERIFY(wave() && !media().isHidden());
}

void tst_Media::whatCannotBeReadIsSaid()
{
    m_app->media().give(m_folder.filePath("gone.mp4"));
    QTRY_VERIFY2(media().state().note.contains("there is no such file"), qPrintable(media().state().note));
}

void tst_Media::takenAwayItIsGone()
{
    giveSound();
    actionOf(*m_app, "clip.removeMedia").trigger();
    QTRY_VERIFY(!wave() && media().isHidden());
    QVERIFY(library().clip(m_clip).sheet.property("media.file").empty());
    undo().undo();
    QTRY_VERIFY(wave());
}

QTEST_MAIN(tst_Media)
#include "tst_Media.moc"
