#include "core/tagging/BulkTagging.h"
#include "tests/core/io/RandomSidecar.h"
#include "tests/document/SmallLibrary.h"

#include <QFile>
#include <QTest>

#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A model with the clips of a sidecar, each of 1000 frames.
std::shared_ptr<const ImportedModel> modelOf(const TagSidecar& sidecar)
{
    ImportedModel model;
    model.skeleton = Skeleton({{"hips", noJoint, Transform{}, JointKind::Joint}});
    for (const SidecarClip& entry : sidecar.clips) {
        Clip clip;
        clip.name = clip.displayName = entry.name;
        clip.index = entry.index.value_or(0);
        clip.isNameShared = entry.index.has_value();
        clip.frames = entry.frames;
        clip.rate = entry.rate;
        model.clips.push_back(clip);
    }
    return std::make_shared<const ImportedModel>(std::move(model));
}

std::vector<ExtraKey> extraOf(std::mt19937& random)
{
    std::vector<ExtraKey> extra;
    for (const char* name : {"zebra", "author", "future key"})
        if (random() % 2 == 0)
            extra.push_back({name, random() % 2 == 0 ? "1.50" : "{\n  \"a\": [1e3, -0]\n}"});
    return extra;
}

template<class Choices>
auto one(std::mt19937& random, const Choices& choices)
{
    return *(std::begin(choices) + random() % std::size(choices));
}

std::string oneOf(std::mt19937& random, std::initializer_list<const char*> choices)
{
    return one(random, choices);
}

LibraryTag randomTag(std::mt19937& random, const std::string& name)
{
    LibraryTag tag;
    tag.name = name;
    tag.colour = oneOf(random, {"", "#000000", "#56B4E9", "#ffffff", "#000001"});
    tag.key = oneOf(random, {"", "1", "1", "q"});
    tag.group = oneOf(random, {"", "Gait", "not declared"});
    tag.kind = random() % 2 == 0 ? TagKind::Point : TagKind::Range;
    tag.description = oneOf(random, {"", "two\nlines"});
    tag.mirror = oneOf(random, {"", "nobody"});
    if (random() % 2 == 0) tag.synonyms = {"also " + name};
    if (random() % 2 == 0) tag.implies = {"Moving"};
    if (random() % 2 == 0) tag.properties = {{{"slope", 1.5}, "1.50"}, {{"terrain", std::string()}, {}}};
    tag.extra = extraOf(random);
    return tag;
}

LibraryRule randomRule(std::mt19937& random, const std::string& name)
{
    LibraryRule rule;
    rule.rule.name = name;
    rule.rule.query = oneOf(random, {"Run", "broken (", ""});
    rule.rule.tag = "Run";
    rule.rule.rejected = {
        {oneOf(random, {"./a.bvh", "sub/../a.bvh", "/elsewhere/a.bvh"}), "a", {}, {{1, 2}}, extraOf(random)},
        {"b.bvh", "b", 3, {{5, 2147483647}}, extraOf(random)}};
    rule.extra = extraOf(random);
    return rule;
}

ControllerPreset randomPreset(std::mt19937& random, const std::string& name)
{
    ControllerPreset preset;
    preset.name = name;
    for (int i = 0; i < 3; ++i) {
        PresetTrack track;
        track.source = oneOf(random, {"./a.bvh", "sub/b.bvh", "/elsewhere/c.bvh"});
        track.clip = "a";
        if (random() % 2 == 0) track.index = 0;
        track.setup.speed = random() % 2 == 0 ? 1.0 : -0.5;
        track.setup.isEnabled = random() % 2 == 0;
        track.extra = extraOf(random);
        preset.tracks.push_back(track);
    }
    PresetFade fade;
    fade.to = 1;
    fade.track = 2;
    fade.at = one(random, std::vector{TransitionStart::Kind::After, TransitionStart::Kind::TrackEnd,
                                      TransitionStart::Kind::Idle});
    fade.extra = extraOf(random);
    preset.schedule.push_back(fade);
    preset.leading = std::int32_t(random() % 3);
    preset.transitionExtra = extraOf(random);
    preset.extra = extraOf(random);
    return preset;
}

/// One file is spelled in two ways.
std::vector<LibraryImport> randomImports(std::mt19937& random)
{
    std::vector<LibraryImport> imports{{"./a.bvh", {}, extraOf(random)},
                                       {"a.bvh", {}, extraOf(random)},
                                       {"/elsewhere/b.fbx", {}, extraOf(random)}};
    imports[0].settings.rate = FrameRate{60, 1};
    imports[1].settings.metresPerUnit = 0.0254;
    imports[2].settings.upAxis = UpAxis::Z;
    return imports;
}

LibraryFile randomLibrary(std::mt19937& random)
{
    LibraryFile library;
    if (random() % 2 == 0) library.roots = {"./clips", "clips/../clips"};
    library.character = oneOf(random, {"", "./hero.glb", "/elsewhere/hero.glb"});
    for (const char* name : {"Run", "Gait.Walk", "A tag", "\"quoted\"", "\x1b[2J", "a."})
        if (random() % 2 == 0) library.vocabulary.push_back(randomTag(random, name));
    if (random() % 2 == 0)
        library.groups = {{{"Gait", OverlapPolicy::Push, Exclusiveness::AtMostOne, "why"}, extraOf(random)},
                          {{"empty", {}, {}, {}}, extraOf(random)}};
    if (random() % 2 == 0)
        library.properties = {{{"slope", PropertyType::Number, "", 2.0}, extraOf(random), "2.00"},
                              {{"terrain", PropertyType::String, "d"}, extraOf(random)}};
    if (random() % 2 == 0) library.namespaces = {"Gait", "Game", "Game"};
    if (random() % 2 == 0)
        library.mirrorWords = {{"links", "Rechts", extraOf(random)}, {"左", "右", extraOf(random)}};
    if (random() % 2 == 0) library.queries = {{"a", "Run & ~\x1b", extraOf(random)}};
    if (random() % 2 == 0) library.derived = {{"d", "Run &", extraOf(random)}};
    if (random() % 2 == 0) library.rules = {randomRule(random, "r"), randomRule(random, "s")};
    if (random() % 2 == 0) library.presets = {randomPreset(random, "p")};
    if (random() % 2 == 0) {
        RetargetMap map;
        map.set("b", "z");
        map.set("b", "a");
        library.retargets = {{"m", "./hero.glb", map, extraOf(random)}, {"n", "x.glb", {}, extraOf(random)}};
    }
    if (random() % 2 == 0) library.imports = randomImports(random);
    if (random() % 2 == 0) library.motion.settings.signal.root = "hips";
    library.motion.extra = extraOf(random);
    library.extra = extraOf(random);
    return library;
}

} // namespace

/// What was loaded is there after the next save, whatever it is: an edit changes what it is about.
class tst_NothingIsLost : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void sidecarsSurviveAnEdit();
    void libraryFilesSurviveAnEdit();
    void aRangeToTheEndIsKeptAndCutInAnswers();
    void pointsOfOneSidecarCutNothingInAnother();

private:
    std::string path(const QString& name) const { return m_folder->filePath(name).toStdString(); }
    void write(const QString& name, const std::string& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes.data(), qint64(bytes.size()));
    }
    std::string onDisk(const QString& name) const { return readFile(path(name), 64 << 20)->bytes; }
    const ClipLibrary& library() const { return m_document->library(); }
    void load(const QString& name, const std::shared_ptr<const ImportedModel>& model)
    {
        LibraryScan scan;
        scan.sources.push_back({path(name), name.toStdString(), {}, false});
        m_document->addScan(scan, {m_folder->path().toStdString()});
        std::vector<std::pair<SourceId, LoadedSource>> loaded;
        loaded.emplace_back(*library().findSource(path(name)),
                            LoadedSource{model, {}, loadSidecar(path(name))});
        m_document->takeLoaded(std::move(loaded));
    }
    /// Gives the first frame of a clip a tag that nothing has, as all ways of tagging do.
    void mark(ClipId clip)
    {
        const TagId tag = m_document->tagNamed("Marker");
        const ClipId clips[] = {clip};
        BulkPlan plan =
            bulkPlan(library(), tag, BulkOperation::Add, framesOfClips(library(), clips, FrameRange{0, 1}));
        QCOMPARE(plan.changes.size(), std::size_t(1));
        m_document->changeSheets(std::move(plan.changes), "Mark");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
};

void tst_NothingIsLost::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
}

void tst_NothingIsLost::sidecarsSurviveAnEdit()
{
    std::mt19937 random(20261122);
    int edited = 0;
    for (int round = 0; round < 400; ++round) {
        init();
        TagSidecar sidecar = randomSidecar(random);
        sidecar.source = "a.bvh";
        const std::string bytes = writtenTagSidecar(sidecar);
        write("a.bvh.tags.json", bytes);
        load("a.bvh", modelOf(sidecar));
        const auto where = [&] {
            return "round " + std::to_string(round) + '\n' + bytes + onDisk("a.bvh.tags.json");
        };
        QVERIFY2(!m_document->isModified(), where().c_str());
        QVERIFY2(m_document->save().isComplete(), where().c_str());
        QVERIFY2(onDisk("a.bvh.tags.json") == bytes, where().c_str());
        if (library().clipCount() == 0) continue;
        ++edited;
        mark(ClipId(0));
        QVERIFY(m_document->save().isComplete());
        auto saved = readTagSidecar(onDisk("a.bvh.tags.json"), "saved");
        QVERIFY2(saved, where().c_str());
        QCOMPARE(
            std::erase_if(saved->clips[0].tags, [](const SidecarTag& tag) { return tag.name == "Marker"; }),
            1u);
        saved->notices.clear();
        TagSidecar expected = sidecar; // nobody reviewed what was edited
        if (SidecarState& state = expected.clips[0].state; state.state.stage == ClipStage::Reviewed)
            state.state = {ClipStage::Done, {}, {}};
        QVERIFY2(*saved == expected, where().c_str());
        m_document->undoStack().undo();
        QVERIFY(m_document->save().isComplete());
        QVERIFY2(onDisk("a.bvh.tags.json") == bytes, where().c_str());
    }
    QVERIFY(edited > 200);
}

void tst_NothingIsLost::libraryFilesSurviveAnEdit()
{
    std::mt19937 random(20261122);
    for (int round = 0; round < 150; ++round) {
        init();
        const std::string bytes = writtenLibraryFile(randomLibrary(random));
        const auto read = readLibraryFile(bytes, "random");
        QVERIFY2(read, read ? "" : (read.error().text() + '\n' + bytes).c_str());
        QCOMPARE(QByteArray::fromStdString(writtenLibraryFile(*read)), QByteArray::fromStdString(bytes));
        write("mine.tagline", bytes);
        const std::vector<std::string> paths{path("mine.tagline")};
        m_document->addScan(scanLibrary(paths), paths);
        const auto where = [&] {
            return "round " + std::to_string(round) + '\n' + bytes +
                   writtenLibraryFile(m_document->libraryFile());
        };
        QVERIFY2(!m_document->isModified(), where().c_str());
        auto queries = library().savedQueries();
        queries.push_back({"one more", "Run"});
        m_document->set(&LibraryEdit::queries, std::move(queries), "Save Query");
        QVERIFY2(m_document->save().isComplete(), where().c_str());
        auto saved = readLibraryFile(onDisk("mine.tagline"), "saved");
        QVERIFY2(saved, (saved ? "" : saved.error().text() + '\n' + onDisk("mine.tagline")).c_str());
        QCOMPARE(saved->queries.back().name, std::string("one more"));
        saved->queries.pop_back();
        QVERIFY2(writtenLibraryFile(*saved) == bytes, where().c_str());
        m_document->undoStack().undo();
        QVERIFY(m_document->save().isComplete());
        QVERIFY2(onDisk("mine.tagline") == bytes, where().c_str());
    }
}

void tst_NothingIsLost::aRangeToTheEndIsKeptAndCutInAnswers()
{
    TagSidecar sidecar;
    sidecar.source = "a.bvh";
    sidecar.clips = {{"a", {}, 100, {30, 1}, {{"Run", {{21, 2147483647}}}}, {}, {}, {}, {}}};
    const std::string bytes = writtenTagSidecar(sidecar);
    write("a.bvh.tags.json", bytes);
    load("a.bvh", modelOf(sidecar));
    const TagId run = *library().vocabulary().find("Run");
    QCOMPARE(library().clip(ClipId(0)).sheet.ranges(run).size(), 1u);
    QCOMPARE(library().index().counts(run).frames, std::int64_t(79));
    mark(ClipId(0));
    QVERIFY(m_document->save().isComplete());
    const auto saved = readTagSidecar(onDisk("a.bvh.tags.json"), "saved");
    QCOMPARE(saved->clips[0].tags[1], sidecar.clips[0].tags[0]);
    QCOMPARE(saved->notices.size(), 1u);
}

void tst_NothingIsLost::pointsOfOneSidecarCutNothingInAnother()
{
    TagSidecar one;
    one.source = "one.bvh";
    one.points = {"Step"};
    one.clips = {{"a", {}, 100, {30, 1}, {{"Step", {{10, 11}}}}, {}, {}, {}, {}}};
    TagSidecar other;
    other.source = "other.bvh";
    other.clips = {{"b", {}, 100, {30, 1}, {{"Step", {{10, 50}}}}, {}, {}, {}, {}}};
    write("one.bvh.tags.json", writtenTagSidecar(one));
    write("other.bvh.tags.json", writtenTagSidecar(other));
    load("one.bvh", modelOf(one));
    load("other.bvh", modelOf(other));
    mark(ClipId(1));
    QVERIFY(m_document->save().isComplete());
    const auto saved = readTagSidecar(onDisk("other.bvh.tags.json"), "saved");
    QCOMPARE(saved->clips[0].tags[1], other.clips[0].tags[0]);
}

QTEST_GUILESS_MAIN(tst_NothingIsLost)
#include "tst_NothingIsLost.moc"
