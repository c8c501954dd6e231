// A blend that a person set up, kept as a preset in a library file and played by code: the same poses and the
// same events as in the window.

#include "app/document/playing/ControllerSession.h"
#include "app/document/playing/PresetArrangement.h"
#include "core/io/LibraryFile.h"
#include "core/io/PresetPlaying.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/staging/ClipEvents.h"
#include "core/staging/PresetStage.h"
#include "core/staging/values/ClipValues.h"
#include "core/tags/sheet/TagMirror.h"
#include "tests/core/playback/ControllerScene.h"

#include <QTest>

#include <memory>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr int instants = 100;
constexpr double mostDifference = 1e-6; ///< metres: 0.001 mm

std::shared_ptr<const ImportedModel> modelOf(std::vector<Clip> clips)
{
    ImportedModel model;
    model.skeleton = walker();
    for (Clip& clip : clips) {
        clip.displayName = clip.name;
        model.clips.push_back(std::move(clip));
    }
    return std::make_shared<const ImportedModel>(std::move(model));
}

Clip named(Clip clip, const char* name)
{
    clip.name = name;
    return clip;
}

/// Steps of different lengths, as pictures of a busy machine come.
std::int64_t stepAt(int instant) { return (5 + instant * 13 % 41) * millisecond; }

/// What a consumer is told, without what is numbered by who plays.
struct Told
{
    int track = 0;
    TagEvent event;

    bool operator==(const Told& other) const
    {
        return track == other.track && event.kind == other.event.kind &&
               event.direction == other.event.direction && event.tag == other.event.tag &&
               event.range == other.event.range && event.frame == other.event.frame &&
               event.loop == other.event.loop && std::abs(event.weight - other.event.weight) < 1e-6f;
    }
};

} // namespace

class tst_PlayedPresets : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void codePlaysWhatWasSetUp_data();
    void codePlaysWhatWasSetUp();
    void tracksKeepInStepByTheTagsThatAreChosen();
    void tagsAreKeptInStepByUnderTheirOtherNamesToo();
    void theFigureGoesWhereItsMotionTakesIt();
    void aLayerFollowsTheSameValuesEverywhere();
    void followersKnowTheirTrackAsTracksGo();
    void aClipThatIsNotThereIsNamed();
    void arrangementsComeBackFromTheirPresets();

private:
    ClipId clip(std::size_t source) const { return m_library.source(m_sources[source]).clips.front(); }
    void listenAndStage(ControllerSession& session);
    /// Walk, run, and a wave of the spine on top where `hasLayer`.
    void setUp(ControllerSession& session, bool hasLayer, const TrackSetup& walk, const TrackSetup& run);
    /// As a library file has it, which is written and read.
    ControllerPreset throughAFile(const ControllerSession& session) const;
    TagId partnerOf(TagId tag) const;

    ClipLibrary m_library;
    std::vector<SourceId> m_sources;
    TagId m_left, m_right, m_jump;
};

void tst_PlayedPresets::initTestCase()
{
    const std::vector<std::pair<const char*, Clip>> files{
        {"/lib/walk.bvh", named(walkCycle(31, {30, 1}, 1.4f, 30.0f), "walk")},
        {"/lib/run.bvh", named(walkCycle(37, {60, 1}, 2.4f, 55.0f), "run")},
        {"/lib/wave.bvh", named(walkCycle(45, {30, 1}, 0.3f, 12.0f), "wave")}};
    for (const auto& [path, clip] : files) {
        m_sources.push_back(m_library.addSource(path, path));
        m_library.setModel(m_sources.back(), modelOf({clip}));
    }
    m_left = m_library.vocabulary().intern("Contact.LeftFoot");
    m_right = m_library.vocabulary().intern("Contact.RightFoot");
    m_jump = m_library.vocabulary().intern("Jump");
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const Frame frames = m_library.clip(clip(i)).frames;
        m_library.setSheet(clip(i), TagSheet()
                                        .withRanges(m_left, {{2, frames / 2}})
                                        .withRanges(m_right, {{frames / 2 + 1, frames}})
                                        .withRanges(m_jump, {{5, 8}, {11, 12}}));
    }
}

TagId tst_PlayedPresets::partnerOf(TagId tag) const
{
    const auto partner = mirrorPartner(tag, m_library.vocabulary());
    return partner ? *m_library.vocabulary().find(*partner) : tag;
}

/// As the window does it.
void tst_PlayedPresets::listenAndStage(ControllerSession& session)
{
    session.setEventRanges([this](ClipId each) { return clipEventRanges(m_library, each); });
    session.setSyncMarks([this](ClipId each) { return contactMarks(m_library, each); });
    session.setMirrorPartners([this](TagId tag) { return partnerOf(tag); });
    session.setStaging([this](ClipId each, const std::shared_ptr<const ImportedModel>& figure) {
        return stagedIn(m_library, each, figure);
    });
}

void tst_PlayedPresets::setUp(ControllerSession& session, bool hasLayer, const TrackSetup& walk,
                              const TrackSetup& run)
{
    listenAndStage(session);
    session.addTrack(clip(0), stagedIn(m_library, clip(0)), walk);
    session.addTrack(clip(1), stagedIn(m_library, clip(1)), run);
    if (!hasLayer) return;
    TrackSetup layer;
    layer.layer = LayerKind::Override;
    layer.weight = 0.6f;
    layer.maskJoints = {"Spine", "LeftUpLeg"};
    session.addTrack(clip(2), stagedIn(m_library, clip(2)), layer);
    layer.layer = LayerKind::Additive;
    layer.maskJoints = {};
    layer.referenceFrame = 4;
    session.addTrack(clip(2), stagedIn(m_library, clip(2)), layer);
}

ControllerPreset tst_PlayedPresets::throughAFile(const ControllerSession& session) const
{
    LibraryFile file;
    file.presets = {presetOf(session.arrangement(), m_library)};
    file.presets.front().name = "Blend";
    const auto read = readPresets(writtenLibraryFile(file), "lib.tagline");
    return read && read->size() == 1 ? read->front() : ControllerPreset();
}

void tst_PlayedPresets::codePlaysWhatWasSetUp_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("entry");
    QTest::addColumn<int>("ground");
    QTest::addColumn<int>("start");
    QTest::addColumn<bool>("hasLayer");
    QTest::addColumn<bool>("isMirrored");
    QTest::addColumn<bool>("isInStep");
    QTest::addColumn<int>("leading");
    QTest::addColumn<int>("plays");
    const auto row = [](const char* name, TransitionKind kind, TransitionEntry entry, RootMotion ground,
                        TransitionStart::Kind start, bool hasLayer, bool isMirrored, bool isInStep,
                        int leading, int plays = 0) {
        QTest::newRow(name) << int(kind) << int(entry) << int(ground) << int(start) << hasLayer << isMirrored
                            << isInStep << leading << plays;
    };
    using enum RootMotion;
    constexpr auto crossFade = TransitionKind::CrossFade, inertial = TransitionKind::Inertial;
    constexpr auto beginning = TransitionEntry::Beginning, best = TransitionEntry::BestMatch;
    using Start = TransitionStart::Kind;
    row("cross-fade at a time", crossFade, beginning, Kept, Start::After, false, false, false, 0);
    row("cross-fade over the ground", crossFade, best, Accumulated, Start::After, false, false, false, 0);
    row("at the end of the track", crossFade, beginning, Accumulated, Start::TrackEnd, false, false, false,
        0);
    row("at a tag, mirrored", crossFade, best, InPlace, Start::Tag, false, true, false, 0);
    row("at once, in step", crossFade, beginning, Accumulated, Start::Idle, false, false, true, 0);
    row("in step and mirrored", crossFade, best, Accumulated, Start::After, false, true, true, 0);
    row("inertial", inertial, best, Accumulated, Start::After, false, false, false, 0);
    row("layers", crossFade, beginning, Accumulated, Start::After, true, false, false, 0);
    row("layers, inertial, mirrored", inertial, best, InPlace, Start::Tag, true, true, false, 0);
    row("the second leads", crossFade, beginning, Accumulated, Start::Tag, true, false, false, 1);
    row("motion is handed out", crossFade, best, Extracted, Start::After, true, false, true, 0);
    row("twice, then one that is paused", crossFade, beginning, Accumulated, Start::TrackEnd, false, false,
        false, 0, 2);
}

void tst_PlayedPresets::codePlaysWhatWasSetUp()
{
    QFETCH(const int, kind);
    QFETCH(const int, entry);
    QFETCH(const int, ground);
    QFETCH(const int, start);
    QFETCH(const bool, hasLayer);
    QFETCH(const bool, isMirrored);
    QFETCH(const bool, isInStep);
    QFETCH(const int, leading);
    QFETCH(const int, plays);

    ControllerSession madeByHand;
    TrackSetup walk, run;
    walk.speed = 1.2;
    walk.playCount = plays;
    run.isPaused = plays > 0;
    if (plays > 0) walk.timeCurve = curveOf(CurveShape::EaseInOut);
    walk.isInStep = run.isInStep = isInStep;
    run.isMirrored = isMirrored;
    run.loopMode = isInStep ? LoopMode::Loop : LoopMode::PingPong;
    Transition transition;
    transition.kind = TransitionKind(kind);
    transition.entry = TransitionEntry(entry);
    transition.curve = TransitionCurve::Bezier;
    transition.handles = {0.1f, 0.2f, 0.3f, 0.9f};
    transition.nanoseconds = 450 * millisecond;
    madeByHand.setTransition(transition);
    setUp(madeByHand, hasLayer, walk, run);
    madeByHand.setRootMotion(RootMotion(ground));
    if (leading != 0) madeByHand.setShare(leading, 1.0);
    const int other = 1 - leading;
    madeByHand.schedule(other, {TransitionStart::Kind(start), second / 2, leading, m_jump});
    madeByHand.schedule(leading, {TransitionStart::Kind::Idle, 0, 0, {}});
    madeByHand.schedule(other, {TransitionStart::Kind::After, 2 * second, 0, {}});

    const ControllerPreset preset = throughAFile(madeByHand);
    QCOMPARE(preset.tracks.size(), hasLayer ? std::size_t(4) : std::size_t(2));
    QCOMPARE(preset.leading, leading);
    QCOMPARE(preset.schedule.size(), std::size_t(3));

    // The window loads it; a game plays it with what it has itself; the command line by the library.
    ControllerSession session;
    listenAndStage(session);
    QCOMPARE(session.arrange(arrangementOf(preset, m_library),
                             [&](ClipId each) { return stagedIn(m_library, each); }),
             std::vector<int>());
    const auto skeleton = session.figure().skeleton;
    AnimationController game(skeleton);
    const PlayedPreset played = playPreset(
        preset, game,
        [&](const PresetTrack& track) {
            const ClipId id = *m_library.findClip(*m_library.findSource(track.source), track.clip);
            PresetClip held;
            held.clip = std::shared_ptr<const Clip>(m_library.source(m_library.clip(id).source).model,
                                                    m_library.motion(id));
            held.ranges = clipEventRanges(m_library, id);
            held.marks = contactMarks(m_library, id);
            if (!track.setup.isMirrored) return held;
            for (EventRange& each : held.ranges) each.tag = partnerOf(each.tag);
            for (SyncMark& each : held.marks) each.tag = partnerOf(each.tag);
            return held;
        },
        [&](std::string_view name) { return m_library.vocabulary().find(name).value_or(TagId()); });
    QCOMPARE(played.leftOut, std::size_t(0));
    PresetStage stage(m_library, preset);
    QVERIFY(!stage.isEmpty() && stage.missingTracks().empty());
    QVERIFY(stage.figure() == session.figure().figure);

    GroundTransform placement; // where a game puts the figure by the motion that it is handed
    float least = 1.0f;
    for (int instant = 0; instant < instants; ++instant) {
        const JointIndex root = rootOf(session.figure());
        Pose pose = game.pose();
        placeOnGround(*skeleton, root, moveFromRest(*skeleton, root, placement), pose);
        const Places shown = placesOf(*skeleton, session.pose());
        const double difference = furthest(shown, placesOf(*skeleton, pose));
        QVERIFY2(difference < mostDifference, qPrintable(QString("%1 m at %2").arg(difference).arg(instant)));
        for (int track = 0; track < session.trackCount(); ++track) {
            const TrackReport ours = session.report(track);
            const TrackReport theirs = game.report(played.tracks[std::size_t(track)]);
            QVERIFY(std::abs(ours.weight - theirs.weight) < 1e-6f);
            QVERIFY(std::abs(ours.frame - theirs.frame) < 1e-6);
        }
        least = std::min(least, session.report(leading).weight);
        session.advance(stepAt(instant));
        game.advance(stepAt(instant));
        placement = placement.after(game.takeRootStep());
    }
    QVERIFY(least < 0.5f); // it went over
    QCOMPARE(session.report(leading).hasEnded, plays > 0);
    if (plays > 0) QCOMPARE(session.report(other).frame, 0.0);
    QVERIFY(session.scheduled().empty());

    std::vector<Told> ours, theirs;
    for (const BlendEvent& each : session.events())
        ours.push_back({session.trackOfKey(each.key), each.event});
    TagEventLog::Cursor cursor = 0;
    for (const TagEvent& each : game.tagEvents(cursor)) {
        const auto row = std::find(played.tracks.begin(), played.tracks.end(), TrackId(each.track));
        theirs.push_back({int(row - played.tracks.begin()), each});
    }
    QVERIFY(ours.size() > 10);
    QCOMPARE(theirs.size(), ours.size());
    for (std::size_t i = 0; i < ours.size(); ++i)
        QVERIFY2(ours[i] == theirs[i], qPrintable(QString("event %1").arg(i)));

    // The command line takes steps of its own: the same as a session in these steps.
    ControllerSession even;
    listenAndStage(even);
    even.arrange(arrangementOf(preset, m_library), [&](ClipId each) { return stagedIn(m_library, each); });
    for (int i = 0; i < instants; ++i) even.advance(PresetStage::step);
    stage.advance(instants * PresetStage::step);
    QCOMPARE(stage.controller().now(), even.nanoseconds());
    QVERIFY(furthest(placesOf(*skeleton, stage.pose()), placesOf(*skeleton, even.pose())) < mostDifference);
    QCOMPARE(stage.events().size(), std::size_t(even.events().size()));
}

void tst_PlayedPresets::tracksKeepInStepByTheTagsThatAreChosen()
{
    const auto framesOf = [this](const std::vector<std::string>& tags) {
        std::vector<Frame> frames;
        for (const SyncMark& each : syncMarksOf(m_library, clip(0), tags)) frames.push_back(each.frame);
        return frames;
    };
    QVERIFY(syncMarksOf(m_library, clip(0), {}) == contactMarks(m_library, clip(0)));
    QCOMPARE(framesOf({"Jump"}), (std::vector<Frame>{5, 11}));
    QCOMPARE(framesOf({"Contact"}), (std::vector<Frame>{2, 16})); // what lies below it
    QCOMPARE(framesOf({"*.LeftFoot", "Ju*"}), (std::vector<Frame>{2, 5, 11}));
    QCOMPARE(framesOf({"jump"}), std::vector<Frame>());

    TrackSetup inStep;
    inStep.isInStep = true;
    ControllerSession session;
    setUp(session, false, inStep, inStep);
    session.setSyncMarks([&](ClipId each) { return syncMarksOf(m_library, each, session.syncTags()); });
    const auto isInStepHalfWay = [&] {
        session.fadeTo(1 - session.leadingTrack());
        session.advance(session.transition().nanoseconds / 2);
        return session.isInStep(0) && session.isInStep(1);
    };
    QVERIFY(isInStepHalfWay());
    session.advance(second);
    session.setSyncTags({"Nothing"});
    QVERIFY(!isInStepHalfWay());
    session.advance(second);
    session.setSyncTags({"Jump"});
    QVERIFY(isInStepHalfWay());

    const ControllerPreset preset = throughAFile(session);
    QCOMPARE(preset.syncTags, std::vector<std::string>{"Jump"});
    QCOMPARE(arrangementOf(preset, m_library).syncTags, std::vector<std::string>{"Jump"});
    ControllerSession::Memory memory = session.taken();
    session.setSyncTags({});
    session.restore(std::move(memory));
    QCOMPARE(session.syncTags(), std::vector<std::string>{"Jump"});
    ControllerPreset fading = preset;
    fading.schedule = {{1 - preset.leading, TransitionStart::Kind::After, 0, 0, {}, second, {}}};
    const auto isInStepOnStage = [&](std::vector<std::string> tags) {
        fading.syncTags = std::move(tags);
        PresetStage stage(m_library, fading);
        stage.advance(second / 2);
        return stage.controller().isInStep(stage.played().tracks[0]);
    };
    QVERIFY(isInStepOnStage({"Jump"}));
    QVERIFY(isInStepOnStage({}));
    QVERIFY(!isInStepOnStage({"Nothing"}));
}

void tst_PlayedPresets::tagsAreKeptInStepByUnderTheirOtherNamesToo()
{
    ClipLibrary library = m_library;
    TagDefinition leap;
    leap.name = "Leap"; // as after it was renamed
    leap.synonyms = {"Hop"};
    leap.isRegistered = true;
    const TagId tag = library.vocabulary().define(leap);
    const Frame frames = library.clip(clip(0)).frames;
    library.setSheet(clip(0), TagSheet().withRanges(tag, {{4, 6}, {frames, frames + 3}}));
    const std::vector<std::string> hop{"Hop"};
    const auto marks = syncMarksOf(library, clip(0), hop);
    QCOMPARE(marks.size(), std::size_t(1)); // none behind the clip's end
    QCOMPARE(marks[0].frame, Frame(4));
}

void tst_PlayedPresets::theFigureGoesWhereItsMotionTakesIt()
{
    ControllerSession session;
    setUp(session, false, {}, {});
    session.setRootMotion(RootMotion::Extracted);
    PresetStage stage(m_library, throughAFile(session));
    const Pose before = stage.pose();
    for (int i = 0; i < 90; ++i) session.advance(PresetStage::step);
    stage.advance(90 * PresetStage::step);
    const Skeleton& skeleton = *session.figure().skeleton;
    QVERIFY(furthest(placesOf(skeleton, stage.pose()), placesOf(skeleton, session.pose())) < mostDifference);
    QVERIFY(furthest(placesOf(skeleton, stage.pose()), placesOf(skeleton, before)) > 1.0); // of 2.1 m
    QCOMPARE(stage.events().size(), std::size_t(session.events().size()));
    QCOMPARE(stage.tagName(stage.events().front().tag),
             m_library.vocabulary()[session.events().front().event.tag].name);
}

void tst_PlayedPresets::aLayerFollowsTheSameValuesEverywhere()
{
    ClipLibrary& library = m_library;
    const auto valuesOf = [&](ClipId each, const std::string& text, bool isMirrored) {
        const auto values = ClipValues::of(library, each, text, isMirrored);
        return values ? std::make_shared<const std::vector<float>>(values->values()) : nullptr;
    };
    ControllerSession session;
    session.setValues(valuesOf);
    setUp(session, true, {}, {});
    TrackSetup layer = session.setup(2);
    const std::vector<float> knee = *valuesOf(clip(0), "height(LeftLeg)", false); // of the walk
    const auto [lowest, highest] = std::minmax_element(knee.begin(), knee.end());
    layer.weightSource = {"height(LeftLeg)", 0, double(*lowest), double(*highest)};
    session.setSetup(2, layer);
    layer = session.setup(3);
    layer.weightSource = {"Jump", {}, 0.0, 1.0}; // of the layer's own clip
    session.setSetup(3, layer);

    const ControllerPreset preset = throughAFile(session);
    QVERIFY(preset.tracks[2].setup == session.setup(2) && preset.tracks[3].setup == session.setup(3));
    PresetStage stage(library, preset);
    QVERIFY(stage.unmetSources().empty());
    float least = 1.0f, most = 0.0f;
    for (int i = 0; i < 60; ++i) {
        for (const int row : {2, 3}) {
            const TrackReport staged = stage.controller().report(stage.played().tracks[std::size_t(row)]);
            QVERIFY(std::abs(session.report(row).weight - staged.weight) < 1e-6f);
        }
        const double frame = session.report(0).frame;
        const double value = double(knee[std::size_t(frame)]) +
                             (frame - std::floor(frame)) *
                                 double(knee[std::size_t(std::ceil(frame))] - knee[std::size_t(frame)]);
        const float share = float((value - double(*lowest)) / double(*highest - *lowest));
        QVERIFY(std::abs(session.report(2).weight - 0.6f * share) < 1e-4f);
        least = std::min(least, session.report(2).weight);
        most = std::max(most, session.report(2).weight);
        const double own = session.report(3).frame;
        const bool isIn = (own >= 5.0 && own <= 7.0) || own == 11.0;
        if (isIn) QVERIFY(std::abs(session.report(3).weight - 0.6f) < 1e-6f);
        if (own > 13.0) QCOMPARE(session.report(3).weight, 0.0f);
        session.advance(PresetStage::step);
        stage.advance(PresetStage::step);
    }
    QVERIFY2(most - least > 0.2f, qPrintable(QString("%1 to %2").arg(least).arg(most)));

    ControllerPreset unknown = preset;
    unknown.tracks[2].setup.weightSource.value = "speed(Tail)";
    PresetStage without(library, unknown);
    QCOMPARE(without.unmetSources().size(), std::size_t(1));
    QCOMPARE(without.unmetSources()[0].track, std::size_t(2));
    QVERIFY(without.unmetSources()[0].why.message.find("Tail") != std::string::npos);
    QCOMPARE(without.controller().report(without.played().tracks[2]).weight, 0.6f);
}

void tst_PlayedPresets::followersKnowTheirTrackAsTracksGo()
{
    ControllerSession session;
    std::vector<ClipId> asked;
    session.setValues([&](ClipId each, const std::string&, bool) {
        asked.push_back(each);
        return std::make_shared<const std::vector<float>>(100, 0.5f);
    });
    setUp(session, true, {}, {});
    TrackSetup layer = session.setup(2);
    layer.weightSource = {"effort", 1, 0.0, 1.0};
    session.setSetup(2, layer);
    QVERIFY(asked.back() == clip(1));
    QVERIFY(std::abs(session.report(2).weight - 0.3f) < 1e-6f);

    const std::vector<bool> isLost{true, false, false, false};
    QCOMPARE(withoutTracks(session.arrangement(), isLost).tracks[1].setup.weightSource.track,
             std::optional<std::int32_t>(0));
    QVERIFY(withoutTracks(session.arrangement(), {false, true, false, false})
                .tracks[1]
                .setup.weightSource.isEmpty());

    ControllerSession::Memory memory = session.taken();
    session.restore(std::move(memory));
    QVERIFY(std::abs(session.report(2).weight - 0.3f) < 1e-6f);
    session.setTrackClip(1, clip(0), stagedIn(m_library, clip(0))); // it says the same of another clip
    QVERIFY(asked.back() == clip(0));
    QVERIFY(std::abs(session.report(2).weight - 0.3f) < 1e-6f);
    session.removeTrack(0);
    QCOMPARE(session.setup(1).weightSource.track, std::optional<std::int32_t>(0));
    QVERIFY(std::abs(session.report(1).weight - 0.3f) < 1e-6f);
    session.removeTrack(0); // which it follows
    QVERIFY(session.setup(0).weightSource.isEmpty());
    QVERIFY(std::abs(session.report(0).weight - 0.6f) < 1e-6f);
}

void tst_PlayedPresets::aClipThatIsNotThereIsNamed()
{
    ControllerSession session;
    setUp(session, true, {}, {});
    ControllerPreset preset = throughAFile(session);
    preset.tracks[0].clip = "lost";
    preset.tracks[2].source = "/lib/lost.bvh";
    PresetStage stage(m_library, preset);
    QVERIFY(!stage.isEmpty());
    QCOMPARE(stage.missingTracks(), (std::vector<std::size_t>{0, 2}));
    QCOMPARE(stage.controller().currentTrack(), stage.played().tracks[1]);
    stage.advance(second);
    QCOMPARE(stage.pose().size(), session.figure().skeleton->size());
    for (PresetTrack& track : preset.tracks) track.clip = "lost";
    QVERIFY(PresetStage(m_library, preset).isEmpty());
}

void tst_PlayedPresets::arrangementsComeBackFromTheirPresets()
{
    ControllerSession session;
    TrackSetup walk;
    walk.speed = -0.5;
    setUp(session, true, walk, {});
    session.schedule(1, {TransitionStart::Kind::Tag, 0, 0, m_left});
    session.schedule(0, {TransitionStart::Kind::After, second, 0, {}});
    const BlendArrangement made = session.arrangement();
    QVERIFY(made == arrangementOf(throughAFile(session), m_library));
    ControllerPreset preset = presetOf(made, m_library);
    preset.schedule[0].tag = "NoSuchTag";
    QCOMPARE(arrangementOf(preset, m_library).schedule.size(), std::size_t(1));
    preset.tracks[1].source = "/lib/lost.bvh";
    QVERIFY(!arrangementOf(preset, m_library).tracks[1].clip.isValid());
}

QTEST_APPLESS_MAIN(tst_PlayedPresets)
#include "tst_PlayedPresets.moc"
