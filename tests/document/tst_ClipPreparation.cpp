#include "app/document/playing/ClipPreparation.h"
#include "app/document/playing/ControllerSession.h"
#include "app/document/playing/PlaybackSession.h"
#include "core/import/exchange/ClipCache.h"
#include "tests/core/playback/ControllerScene.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

ImportedModel walkers(Frame frames)
{
    ImportedModel model;
    model.skeleton = walker();
    for (const float stride : {1.4f, 0.6f}) {
        model.clips.push_back(walkCycle(frames, {30, 1}, stride, 30.0f * stride));
        model.clips.back().displayName = "walk";
    }
    model.clips[1].name = "Run";
    return model;
}

/// The same body with other names, and none of its motion.
std::shared_ptr<const ImportedModel> stranger()
{
    std::vector<Joint> joints;
    const Skeleton original = walker();
    for (const Joint& each : original.joints()) {
        joints.push_back(each);
        joints.back().name = "bone_" + each.name;
    }
    ImportedModel model;
    model.skeleton = Skeleton(std::move(joints));
    return std::make_shared<const ImportedModel>(std::move(model));
}

std::shared_ptr<const RetargetMap> mapToStranger()
{
    auto map = std::make_shared<RetargetMap>();
    const Skeleton original = walker();
    for (const Joint& each : original.joints()) map->set(each.name, "bone_" + each.name);
    return map;
}

StagedClip staged(const std::shared_ptr<const ImportedModel>& model, std::size_t place,
                  std::shared_ptr<const ImportedModel> figure = nullptr)
{
    StagedClip clip = stagedOn(figure ? figure : model, clipOf(model, place));
    clip.source = model;
    clip.place = place;
    return clip;
}

std::size_t keysOf(const Clip& clip)
{
    std::size_t keys = 0;
    for (const JointChannel& channel : clip.channels)
        keys += channel.translation.keyCount() + channel.rotation.keyCount() + channel.scale.keyCount();
    return keys;
}

double apart(const Skeleton& skeleton, const Pose& a, const Pose& b)
{
    return furthest(placesOf(skeleton, a), placesOf(skeleton, b));
}

/// Takes of a long chain of joints that all turn, and whose first one goes somewhere.
ImportedModel takes(int clips, int joints, Frame frames)
{
    std::vector<Joint> chain;
    for (int i = 0; i < joints; ++i)
        chain.push_back(joint("joint" + std::to_string(i), JointIndex(i) - 1, {0.0f, 0.05f, 0.0f}));
    ImportedModel model;
    model.skeleton = Skeleton(std::move(chain));
    std::vector<float> times;
    for (Frame i = 0; i < frames; ++i) times.push_back(float(i));
    for (int take = 0; take < clips; ++take) {
        Clip& clip = model.clips.emplace_back(walkCycle(2, {30, 1}, 1.0f, 0.0f));
        clip.name = clip.displayName = "take " + std::to_string(take);
        clip.frames = frames;
        clip.channels.clear();
        for (const Joint& each : model.skeleton.joints()) {
            std::vector<glm::quat> rotations;
            std::vector<glm::vec3> places;
            for (const float time : times) {
                rotations.push_back(turned(3.0f * std::sin(0.1f * time + float(take)), {1, 0.3f, 0}));
                places.emplace_back(0.02f * time, 1.0f, 0.0f);
            }
            clip.channels.push_back({each.name, {}, track(Interpolation::Linear, times, rotations), {}});
            if (each.parent == noJoint)
                clip.channels.back().translation = track(Interpolation::Linear, times, places);
        }
    }
    return model;
}

/// How much memory of this process a mapped file takes, bytes.
qint64 residentBytes(const QString& path)
{
    QFile maps("/proc/self/smaps");
    if (!maps.open(QIODevice::ReadOnly)) return -1;
    bool isWanted = false;
    for (const QByteArray& line : maps.readAll().split('\n')) {
        if (line.contains('-') && line.contains(" r")) isWanted = line.endsWith(path.toUtf8());
        if (isWanted && line.startsWith("Rss:"))
            return line.mid(4).trimmed().split(' ').front().toLongLong() * 1024;
    }
    return -1;
}

} // namespace

class tst_ClipPreparation : public QObject
{
    Q_OBJECT

private slots:
    void tracksGoOverWithoutAJump();
    void oneClipIsBakedOnce();
    void whatNobodyPlaysIsForgotten();
    void bakedTracksGoToAnotherFigure();
    void bakedTracksBecomeLayers();
    void keysInFilesAreGivenBack();
    void twentyTracksHoldNoKeys();
    void mapsCarryTracksOver();
    void mapsCarryTheTimelineOver();
    void cancelledWorkIsNotDelivered();
    void clipsThatLastTooLongPlayFromTheirKeys();
};

void tst_ClipPreparation::tracksGoOverWithoutAJump()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(61));
    ClipPreparation preparation;
    ControllerSession session;
    session.setPreparation(preparation);
    QSignalSpy posed(&session, &PoseSource::poseChanged);
    session.addTrack(ClipId(0), staged(model, 0));
    session.advance(777'000'000);
    QVERIFY(!session.staged(0).baked);
    QVERIFY(keysOf(*session.staged(0).clip) > 0);
    const Pose before = session.pose();
    const double frame = session.report(0).frame;
    const auto signalsBefore = posed.count();
    QTRY_VERIFY(session.staged(0).baked);
    QVERIFY(posed.count() > signalsBefore);
    QCOMPARE(keysOf(*session.staged(0).clip), std::size_t(0));
    QCOMPARE(session.report(0).frame, frame);
    QVERIFY(apart(model->skeleton, before, session.pose()) < 1e-3);
    QVERIFY(apart(model->skeleton, restPose(model->skeleton), session.pose()) > 0.05);
}

void tst_ClipPreparation::oneClipIsBakedOnce()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(61));
    ClipPreparation preparation;
    ControllerSession session;
    session.setPreparation(preparation);
    session.addTrack(ClipId(0), staged(model, 0));
    session.addTrack(ClipId(0), staged(model, 0));
    QTRY_VERIFY(session.staged(0).baked && session.staged(1).baked);
    QCOMPARE(session.staged(0).baked, session.staged(1).baked);
    session.addTrack(ClipId(0), staged(model, 0));
    QCOMPARE(session.staged(2).baked, session.staged(0).baked);
    session.addTrack(ClipId(1), staged(model, 1));
    QVERIFY(!session.staged(3).baked);
    QTRY_VERIFY(session.staged(3).baked);
    QVERIFY(session.staged(3).baked != session.staged(0).baked);
}

void tst_ClipPreparation::whatNobodyPlaysIsForgotten()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(61));
    ClipPreparation preparation;
    ControllerSession session;
    session.setPreparation(preparation);
    session.addTrack(ClipId(0), staged(model, 0));
    QTRY_VERIFY(session.staged(0).baked);
    const std::weak_ptr<const BakedClip> baked = session.staged(0).baked;
    session.clear();
    QVERIFY(baked.expired());
}

void tst_ClipPreparation::bakedTracksGoToAnotherFigure()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(61));
    const auto taller = [] {
        ImportedModel other = walkers(31);
        std::vector<Joint> joints(other.skeleton.joints().begin(), other.skeleton.joints().end());
        for (Joint& each : joints) each.rest.translation *= 2.0f;
        other.skeleton = Skeleton(std::move(joints));
        return std::make_shared<const ImportedModel>(std::move(other));
    }();
    ClipPreparation preparation;
    ControllerSession session;
    session.setPreparation(preparation);
    session.addTrack(ClipId(0), staged(model, 0));
    QTRY_VERIFY(session.staged(0).baked);
    session.addTrack(ClipId(2), staged(taller, 1));
    QCOMPARE(session.staged(0).figure, taller);
    QVERIFY(!session.staged(0).baked && keysOf(*session.staged(0).clip) > 0);
    QTRY_VERIFY(session.staged(0).baked && session.staged(1).baked);
    session.seek(0, 12.5);
    const StagedClip& shown = session.staged(0);
    const Clip& keys = model->clips[0];
    const Pose expected =
        sampledPose(taller->skeleton, keys, bindByName(keys, taller->skeleton), session.report(0).frame);
    session.setRootMotion(RootMotion::Kept);
    QVERIFY(apart(*shown.skeleton, expected, session.pose()) < 1e-3);
}

void tst_ClipPreparation::bakedTracksBecomeLayers()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(61));
    ClipPreparation preparation;
    ControllerSession session, plain;
    session.setPreparation(preparation);
    for (ControllerSession* each : {&session, &plain}) {
        each->addTrack(ClipId(0), staged(model, 0));
        each->addTrack(ClipId(1), staged(model, 1));
    }
    QTRY_VERIFY(session.staged(0).baked && session.staged(1).baked);
    for (ControllerSession* each : {&session, &plain}) {
        TrackSetup setup = each->setup(1);
        setup.layer = LayerKind::Additive;
        each->setSetup(1, setup);
        each->seek(0, 7.25);
        each->seek(1, 20.5);
    }
    QVERIFY(apart(model->skeleton, plain.pose(), session.pose()) < 2e-3);
}

void tst_ClipPreparation::keysInFilesAreGivenBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("walk.cache");
    QVERIFY(writeClipCache(path.toStdString(), {}, walkers(20'000)).hasValue());
    const auto model = readClipCache(path.toStdString())->model;
    const qint64 keyBytes = 20'000 * 2 * (12 + 16 + 16);
    if (residentBytes(path) < 0) QSKIP("this system does not say what a mapped file takes");
    QVERIFY2(residentBytes(path) < keyBytes / 10, qPrintable(QString::number(residentBytes(path))));
    const Clip& clip = model->clips[0];
    std::size_t touched = 0;
    for (const JointChannel& channel : clip.channels) { // times alone are few: joints share them
        for (const float time : channel.rotation.times) touched += time >= 0;
        for (const glm::quat& value : channel.rotation.values) touched += value.w >= 0;
    }
    QVERIFY(touched > 0 && residentBytes(path) > keyBytes / 10);
    const StagedClip baked = bakedStage(staged(model, 0));
    QVERIFY2(residentBytes(path) < keyBytes / 10, qPrintable(QString::number(residentBytes(path))));
    QVERIFY(isFinite(sampledPose(*baked.baked, 1234.5)));
    QCOMPARE(clip.channels[1].rotation.times[19'999], 19'999.0f); // still there to be read
}

void tst_ClipPreparation::twentyTracksHoldNoKeys()
{
    constexpr int tracks = 20, joints = 31;
    constexpr Frame frames = 600;
    const QTemporaryDir folder;
    const QString path = folder.filePath("takes.cache");
    QVERIFY(writeClipCache(path.toStdString(), {}, takes(tracks, joints, frames)).hasValue());
    const auto model = readClipCache(path.toStdString())->model;
    if (residentBytes(path) < 0) QSKIP("this system does not say what a mapped file takes");
    ClipPreparation preparation;
    ControllerSession session;
    session.setPreparation(preparation);
    for (int i = 0; i < tracks; ++i)
        session.addTrack(ClipId(std::uint32_t(i)), staged(model, std::size_t(i)));
    qint64 authored = 0;
    for (const Clip& clip : model->clips)
        for (const JointChannel& channel : clip.channels)
            authored += qint64(channel.rotation.keyCount() * 20 + channel.translation.keyCount() * 16);
    qint64 baked = 0;
    for (int i = 0; i < tracks; ++i) {
        QTRY_VERIFY(session.staged(i).baked);
        QCOMPARE(keysOf(*session.staged(i).clip), std::size_t(0));
        baked += qint64(session.staged(i).baked->bytes());
    }
    const qint64 left = residentBytes(path);
    qInfo(
        "%d tracks of %d joints and %d frames: %lld kB of keys; baked %lld kB (%.1f bytes a joint and frame) "
        "and %lld kB of the file",
        tracks, joints, frames, authored / 1000, baked / 1000, double(baked) / (tracks * joints * frames),
        left / 1000);
    QVERIFY2(left < authored / 10, qPrintable(QString::number(left)));
    QVERIFY(double(baked) < 18.5 * tracks * joints * frames);
}

void tst_ClipPreparation::mapsCarryTracksOver()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(61));
    const auto figure = stranger();
    ClipPreparation preparation;
    ControllerSession session;
    session.setPreparation(preparation);
    session.setRootMotion(RootMotion::Kept);
    StagedClip mapped = staged(model, 0, figure);
    QCOMPARE(mapped.binding->boundCount(), std::size_t(0));
    mapped.map = mapToStranger();
    session.addTrack(ClipId(0), mapped);
    session.setEventRanges([](ClipId) { return std::vector<EventRange>{{TagId(0), {0, 50}, false}}; });
    session.seek(0, 20.5);
    QTRY_VERIFY(session.staged(0).baked);
    QVERIFY(session.staged(0).isCarriedOver);
    QCOMPARE(session.report(0).frame, 20.5);
    const Pose original =
        sampledPose(model->skeleton, model->clips[0], bindByName(model->clips[0], model->skeleton), 20.5);
    QVERIFY(furthest(placesOf(figure->skeleton, session.pose()), placesOf(model->skeleton, original)) < 2e-3);
    session.advance(900'000'000); // 27 frames on: out of the range
    QVERIFY(std::any_of(session.events().begin(), session.events().end(),
                        [](const BlendEvent& each) { return each.event.kind == TagEventKind::Left; }));
}

void tst_ClipPreparation::mapsCarryTheTimelineOver()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(61));
    const auto figure = stranger();
    ClipPreparation preparation;
    PlaybackSession session;
    session.setPreparation(preparation);
    QSignalSpy posed(&session, &PlaybackSession::poseChanged);
    StagedClip mapped = staged(model, 0, figure);
    mapped.map = mapToStranger();
    session.setClip(mapped);
    session.seek(20);
    QVERIFY(session.pose() == restPose(figure->skeleton));
    posed.clear();
    QTRY_VERIFY(session.clip().isCarriedOver);
    QCOMPARE(posed.count(), 1);
    QCOMPARE(session.player().frame(), 20);
    const Pose original =
        sampledPose(model->skeleton, model->clips[0], bindByName(model->clips[0], model->skeleton), 20);
    QVERIFY(furthest(placesOf(figure->skeleton, session.pose()), placesOf(model->skeleton, original)) < 1e-3);
}

void tst_ClipPreparation::cancelledWorkIsNotDelivered()
{
    const auto model = std::make_shared<const ImportedModel>(walkers(5000));
    ClipPreparation preparation;
    QSignalSpy delivered(&preparation, &ClipPreparation::baked);
    QVERIFY(!preparation.bake(staged(model, 0)));
    preparation.cancel();
    QVERIFY(preparation.isIdle());
    QVERIFY(!preparation.bake(staged(model, 1)));
    QTRY_VERIFY(preparation.isIdle());
    QCOMPARE(delivered.count(), 1);
    QCOMPARE(delivered.front().front().value<StagedClip>().place, std::size_t(1));
}

// One stray key makes a clip of sixteen million frames; baked, it would take gigabytes.
void tst_ClipPreparation::clipsThatLastTooLongPlayFromTheirKeys()
{
    ImportedModel strayed = walkers(31);
    for (Clip& clip : strayed.clips) clip = withStrayKey(clip, 15'999'999);
    const auto model = std::make_shared<const ImportedModel>(std::move(strayed));
    ClipPreparation preparation;
    ControllerSession session;
    session.setPreparation(preparation);
    QSignalSpy baked(&preparation, &ClipPreparation::baked);
    session.addTrack(ClipId(0), staged(model, 0));
    QTRY_COMPARE(baked.count(), 1);
    QVERIFY(preparation.isIdle());
    QVERIFY(!session.staged(0).baked);
    QVERIFY(keysOf(*session.staged(0).clip) > 0);
    session.advance(300'000'000);
    QVERIFY(apart(model->skeleton, restPose(model->skeleton), session.pose()) > 0.05);
    QVERIFY(!bakedStage(staged(model, 1)).baked);
}

QTEST_GUILESS_MAIN(tst_ClipPreparation)
#include "tst_ClipPreparation.moc"
