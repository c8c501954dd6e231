// What is cut out of a clip and read again is the clip's frames: in both formats, with tags and meshes.

#include "core/cutting/BvhWriter.h"
#include "core/cutting/CutWriting.h"
#include "core/io/LibraryFile.h"
#include "core/library/LibraryQueries.h"
#include "core/mesh/Morphing.h"
#include "core/mesh/Skinning.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/system/saving/FileContent.h"
#include "tests/core/cutting/PlacedPoses.h"
#include "tests/core/import/ImportFixture.h"
#include "tests/support/TestData.h"

#include <glm/gtc/matrix_transform.hpp>

#include <nlohmann/json.hpp>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Scale that turns with its children shears, which no format of joints holds.
bool isSheared(const glm::dmat4& matrix)
{
    const glm::dmat3 turn = turnOf(matrix);
    return std::abs(glm::dot(turn[0], turn[1])) > 1e-4 || std::abs(glm::dot(turn[1], turn[2])) > 1e-4 ||
           std::abs(glm::dot(turn[0], turn[2])) > 1e-4 || glm::determinant(turn) < 0.0;
}

/// The vertices of all meshes in model space at a frame, in metres.
std::vector<glm::vec3> posed(const ImportedModel& model, const Clip& clip, double frame)
{
    std::vector<glm::mat4> matrices;
    for (const glm::dmat4& matrix : placedAt(model, clip, frame)) matrices.emplace_back(matrix);
    std::vector<glm::vec3> all;
    for (const SkinnedMesh& mesh : model.meshes) {
        std::vector<glm::mat4> palette(mesh.palette.size());
        SkinningPaletteJob{mesh.palette, matrices, palette}.run();
        std::vector<glm::vec3> positions(mesh.vertexCount());
        SkinningJob{&mesh, palette, positions, {}}.run();
        all.insert(all.end(), positions.begin(), positions.end());
    }
    return all;
}

/// An arm of two joints that bends, with a mesh whose vertices are shared between them in four ways.
std::shared_ptr<ImportedModel> arm()
{
    auto model = std::make_shared<ImportedModel>();
    Transform elbow;
    elbow.translation = {0.3f, 0.0f, 0.0f};
    model->skeleton = Skeleton({{"Shoulder", noJoint, {}}, {"Elbow", 0, elbow}});
    Clip clip;
    clip.name = clip.displayName = "bend";
    clip.frames = 20;
    clip.rate = {30, 1};
    std::vector<float> times;
    std::vector<glm::quat> turns;
    for (Frame frame = 0; frame < clip.frames; ++frame) {
        times.push_back(float(frame));
        turns.push_back(glm::angleAxis(0.1f * float(frame), glm::vec3(0, 0, 1)));
    }
    JointChannel channel;
    channel.joint = "Elbow";
    channel.rotation.times = times;
    channel.rotation.values = turns;
    clip.channels.push_back(channel);
    model->clips.push_back(clip);
    SkinnedMesh mesh;
    mesh.name = "Arm";
    mesh.positions = std::vector<glm::vec3>{{0.1f, 0.1f, 0}, {0.3f, 0.1f, 0}, {0.6f, 0, 0.1f}, {0.4f, 0, 0}};
    mesh.normals = std::vector<glm::vec3>(4, {0, 0, 1});
    mesh.influences = std::vector<VertexInfluences>{{{1, 0, 0, 0}, {1, 0, 0, 0}},
                                                    {{0, 1, 0, 0}, {0.5f, 0.5f, 0, 0}},
                                                    {{0, 0, 0, 0}, {1, 0, 0, 0}},
                                                    {{1, 0, 0, 0}, {0.25f, 0.75f, 0, 0}}};
    mesh.indices = std::vector<std::uint32_t>{0, 1, 2, 0, 2, 3};
    mesh.palette = {{1, glm::translate(glm::mat4(1), {-0.3f, 0, 0})}, {0, glm::mat4(1)}};
    model->meshes.push_back(mesh);
    return model;
}

} // namespace

class tst_CutWriting : public QObject
{
    Q_OBJECT

private slots:
    void cutsAreTheFramesOfTheirClips_data();
    void cutsAreTheFramesOfTheirClips();
    void meshesGoAlong();
    void morphTargetsGoAlong();
    void meshesFollowAsBefore_data();
    void meshesFollowAsBefore();
    void aCutCanBeginAtTheOrigin();
    void tagsGoAlong();
    void whatSpeaksOfOtherFilesStaysBehind();
    void allOrNothing();
    void clipsOfTheLibraryAreNeverReplaced();
    void tagsOfAnOlderCutDoNotStay();
    void aCutIsFiledUnderWhatMostOfItHas();
    void figuresOfRigidPartsMove();

private:
    void read(const QString& file, const ImportSettings& settings = {});
    void take(std::shared_ptr<const ImportedModel> model, const QString& file);
    void cut(FrameRange range, const CutOptions& options);
    std::shared_ptr<const ImportedModel> cutModel(const std::string& name) const;

    ImportFixture m_fixture;
    std::unique_ptr<ClipLibrary> m_library;
    std::unique_ptr<QTemporaryDir> m_target;
};

/// The one file of a new library.
void tst_CutWriting::read(const QString& file, const ImportSettings& settings)
{
    const auto model = m_fixture.read(file, settings);
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    take(*model, file);
}

void tst_CutWriting::take(std::shared_ptr<const ImportedModel> model, const QString& file)
{
    m_library = std::make_unique<ClipLibrary>();
    m_library->setModel(m_library->addSource(file.toStdString(), "a"), std::move(model));
    m_target = std::make_unique<QTemporaryDir>();
}

void tst_CutWriting::cut(FrameRange range, const CutOptions& options)
{
    const std::vector<ClipCut> cuts{{ClipId(0), range, {}}};
    const auto written = writeCuts(cuts, *m_library, options, m_target->path().toStdString());
    QVERIFY2(written, written ? "" : written.error().text().c_str());
}

/// Read as the library file beside it says.
std::shared_ptr<const ImportedModel> tst_CutWriting::cutModel(const std::string& name) const
{
    const QString folder = m_target->path();
    const auto content = readFile((folder + "/cuts.tagline").toStdString(), 1 << 20);
    const auto library = readLibraryFile(content->bytes, "cuts.tagline");
    if (!library) qFatal("%s", library.error().text().c_str());
    const LibraryImport* import = findNamed(library->imports, name);
    if (!import) qFatal("no import settings for %s", name.c_str());
    const auto model = m_fixture.read(folder + '/' + QString::fromStdString(name), import->settings);
    if (!model) qFatal("%s", model.error().text().c_str());
    return *model;
}

void tst_CutWriting::cutsAreTheFramesOfTheirClips_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("part"); // of the clip
    QTest::addColumn<int>("rate");     // over 1,001; 0: the file's own
    QStringList files;
    for (const char* name : {"run.glb", "wave.bvh", "jump.glb"})
        files << sourceFolder() + "/resources/sample/" + name;
    if (dataFolder().isEmpty())
        qWarning("SKIPPED, no real data: only the sample's clips are cut (set TAGLINE_DATA)");
    else
        for (const char* name : {"bvh_cmu/01_01.bvh", "fbx_human_pab/walk.fbx", "dae_pab/walk.dae",
                                 "bvh_makehuman/walk1.bvh", "fbx_human_pab/locomotions.fbx"})
            files << dataFile(name);
    for (const QString& file : files)
        for (const char* format : {"glb", "bvh"})
            QTest::addRow("%s to %s", qPrintable(QFileInfo(file).fileName()), format)
                << file << QString(format) << "middle" << 0;
    for (const QString& file : files.mid(0, 2)) // of the sample
        for (const char* format : {"glb", "bvh"}) {
            for (const char* part : {"first frame", "last frame", "one frame", "all"})
                QTest::addRow("%s of %s to %s", part, qPrintable(QFileInfo(file).fileName()), format)
                    << file << QString(format) << QString(part) << 0;
            for (const int rate : {30'000, 60'000})
                QTest::addRow("%s at %d/1001 to %s", qPrintable(QFileInfo(file).fileName()), rate, format)
                    << file << QString(format) << "middle" << rate;
        }
}

namespace {

FrameRange partOf(const QString& part, Frame frames)
{
    if (part == "first frame") return {0, 1};
    if (part == "last frame") return {frames - 1, frames};
    if (part == "one frame") return {frames / 2, frames / 2 + 1};
    if (part == "all") return {0, frames};
    return {frames / 4, std::min(frames, frames / 4 + 40)};
}

} // namespace

void tst_CutWriting::cutsAreTheFramesOfTheirClips()
{
    QFETCH(QString, file);
    QFETCH(QString, format);
    QFETCH(QString, part);
    QFETCH(int, rate);
    ImportSettings settings;
    if (rate > 0) settings.rate = FrameRate{rate, 1001};
    read(file, settings);
    const Clip& clip = *m_library->motion(ClipId(0));
    if (rate > 0) QCOMPARE(clip.rate, (FrameRate{rate, 1001}));
    const ImportedModel& model = *m_library->source(SourceId(0)).model;
    const FrameRange range = partOf(part, clip.frames);
    CutOptions options;
    options.pattern = "cut";
    options.format = format == "bvh" ? CutFormat::Bvh : CutFormat::Glb;
    cut(range, options);
    const auto again = cutModel("cut." + format.toStdString());
    QCOMPARE(again->clips.size(), std::size_t(1));
    const Clip& read = again->clips.front();
    QCOMPARE(read.frames, range.stop - range.start);
    QCOMPARE(read.rate, clip.rate);
    QCOMPARE(read.name, std::string("cut"));

    const bool isBvh = options.format == CutFormat::Bvh;
    const auto rest = placed(model.skeleton, restPose(model.skeleton));
    const auto restAgain = placed(again->skeleton, restPose(again->skeleton));
    int compared = 0;
    for (Frame frame = 0; frame < read.frames; ++frame) {
        const auto before = placedAt(model, clip, range.start + frame);
        const auto after = placedAt(*again, read, frame);
        for (std::size_t i = 0; i < before.size(); ++i) {
            const Joint& joint = model.skeleton[JointIndex(i)];
            std::string name = joint.name;
            if (isBvh) std::ranges::replace(name, ' ', '_'); // names of BVH have no blanks
            const auto there = again->skeleton.find(name);
            if (!there) {
                QVERIFY2(isBvh && joint.kind == JointKind::Node, joint.name.c_str());
                continue;
            }
            const auto j = std::size_t(*there);
            const double metres = glm::length(glm::dvec3(before[i][3]) - glm::dvec3(after[j][3]));
            QVERIFY2(metres <= 1e-5,
                     qPrintable(QString("%1 frame %2: %3 m").arg(joint.name.c_str()).arg(frame).arg(metres)));
            if (isSheared(before[i]) || isSheared(rest[i])) continue;
            // BVH's joints are turned as the world at rest: what counts is the turn against the rest pose.
            const glm::dmat3 wanted =
                isBvh ? turnOf(before[i]) * glm::transpose(turnOf(rest[i])) : turnOf(before[i]);
            const glm::dmat3 got =
                isBvh ? turnOf(after[j]) * glm::transpose(turnOf(restAgain[j])) : turnOf(after[j]);
            const double degrees = degreesBetween(wanted, got);
            QVERIFY2(degrees <= 1e-3,
                     qPrintable(
                         QString("%1 frame %2: %3 degrees").arg(joint.name.c_str()).arg(frame).arg(degrees)));
            ++compared;
        }
    }
    QVERIFY(compared > read.frames);
}

void tst_CutWriting::meshesGoAlong()
{
    TAGLINE_REQUIRE_DATA();
    read(dataFile("glb_kaykit/Knight.glb"));
    auto masked = std::make_shared<ImportedModel>(*m_library->source(SourceId(0)).model);
    masked->materials.at(0).alphaCutoff = 0.25f;
    masked->materials.at(0).surfaceMap = 0;
    masked->materials.at(0).metal = 0.5f;
    m_library->setModel(SourceId(0), masked);
    const ImportedModel& model = *m_library->source(SourceId(0)).model;
    CutOptions options;
    options.pattern = "man";
    cut({3, 9}, options);
    const auto again = cutModel("man.glb");
    QCOMPARE(again->meshes.size(), model.meshes.size());
    for (std::size_t i = 0; i < model.meshes.size(); ++i) {
        QCOMPARE(again->meshes[i].vertexCount(), model.meshes[i].vertexCount());
        QCOMPARE(again->meshes[i].triangleCount(), model.meshes[i].triangleCount());
        QCOMPARE(again->meshes[i].palette.size(), model.meshes[i].palette.size());
        for (std::size_t v = 0; v < model.meshes[i].vertexCount(); ++v) {
            const float strayed = glm::distance(again->meshes[i].positions[v], model.meshes[i].positions[v]);
            QVERIFY2(strayed <= 1e-6f, qPrintable(QString("vertex %1: %2 m").arg(v).arg(double(strayed))));
        }
        QVERIFY(std::ranges::equal(again->meshes[i].indices, model.meshes[i].indices));
        QVERIFY(std::ranges::equal(again->meshes[i].textureCoordinates, model.meshes[i].textureCoordinates));
        QCOMPARE(again->meshes[i].material, model.meshes[i].material);
    }
    for (std::size_t i = 0; i < model.materials.size(); ++i) {
        QCOMPARE(again->materials[i].alphaCutoff, model.materials[i].alphaCutoff);
        QCOMPARE(again->materials[i].surfaceMap, model.materials[i].surfaceMap);
        QCOMPARE(again->materials[i].metal, model.materials[i].metal);
    }
    QCOMPARE(again->textures.size(), model.textures.size());
    for (std::size_t i = 0; i < model.textures.size(); ++i)
        QVERIFY(std::ranges::equal(again->textures[i].bytes, model.textures[i].bytes)); // pixel by pixel
    options.hasMeshes = false;
    options.pattern = "joints";
    m_target = std::make_unique<QTemporaryDir>();
    cut({3, 9}, options);
    QVERIFY(cutModel("joints.glb")->meshes.empty());
}

/// The arm with a face: a target that opens on the way, one that is shut at rest, and one that moves nothing.
void tst_CutWriting::morphTargetsGoAlong()
{
    const std::shared_ptr<ImportedModel> model = arm();
    MorphTarget open, shut, none;
    open.name = "open";
    open.vertices = std::vector<std::uint32_t>{1, 3};
    open.positions = std::vector<glm::vec3>{{0, 0.5f, 0}, {0, -0.25f, 0.125f}};
    open.normals = std::vector<glm::vec3>{{0.6f, 0, -0.2f}, {0, 0, 0}};
    shut = open;
    shut.name = "shut";
    shut.weight = 0.25f;
    shut.vertices = std::vector<std::uint32_t>{0, 2};
    none.name = "none";
    SkinnedMesh plain = model->meshes.front();
    plain.name = "Glove";
    model->meshes.front().morphs = {open, shut, none};
    model->meshes.insert(model->meshes.begin(), plain); // without targets
    KeyTrack<float> weights{Interpolation::Linear, std::vector<float>{0, 19}, std::vector<float>{0, 1.9f}};
    model->clips.front().morphs.push_back({"Arm", "open", weights});
    take(model, "/nowhere/arm.glb");
    CutOptions options;
    options.pattern = "cut";
    cut({5, 15}, options);
    const auto again = cutModel("cut.glb");
    QCOMPARE(again->meshes.size(), std::size_t(2));
    QVERIFY(again->meshes[0].morphs.empty());
    const auto& targets = again->meshes[1].morphs;
    QCOMPARE(targets.size(), std::size_t(3));
    QCOMPARE(targets[0].name + targets[1].name + targets[2].name, std::string("openshutnone"));
    QCOMPARE(targets[1].weight, 0.25f);
    QVERIFY(std::ranges::equal(targets[1].vertices, shut.vertices));
    QVERIFY(targets[2].vertices.empty());
    for (std::size_t i = 0; i < 2; ++i)
        QVERIFY(glm::distance(targets[0].positions[i], open.positions[i]) < 1e-6f);
    QVERIFY(targets[0].normals.size() == 2u);
    const Clip& clip = again->clips.front();
    QCOMPARE(clip.frames, 10);
    for (const Frame frame : {0, 4, 9}) {
        const auto wanted = morphWeights(model->meshes, model->clips.front(), double(5 + frame));
        const auto got = morphWeights(again->meshes, clip, double(frame));
        QCOMPARE(got.size(), wanted.size());
        for (std::size_t i = 0; i < got.size(); ++i) QVERIFY(std::abs(got[i] - wanted[i]) < 1e-5f);
        QVERIFY(std::abs(wanted[0] - 0.1f * float(5 + frame)) < 1e-5f);
    }
    options.hasMeshes = false;
    options.pattern = "joints";
    m_target = std::make_unique<QTemporaryDir>();
    cut({5, 15}, options);
    QVERIFY(cutModel("joints.glb")->clips.front().morphs.empty());
}

void tst_CutWriting::meshesFollowAsBefore_data()
{
    QTest::addColumn<QString>("file"); // empty: the arm
    QTest::newRow("an arm of two joints") << QString();
    if (dataFolder().isEmpty())
        return qWarning("SKIPPED, no real data: only the arm is cut (set TAGLINE_DATA)");
    for (const char* file : {"glb_kaykit/Knight.glb", "fbx_quaternius/Wolf.fbx"})
        QTest::newRow(file) << dataFile(file);
}

/// Vertices where they are drawn: weights, joints and bind poses all say where that is.
void tst_CutWriting::meshesFollowAsBefore()
{
    QFETCH(QString, file);
    if (file.isEmpty())
        take(arm(), "/nowhere/arm.glb");
    else
        read(file);
    const ImportedModel& model = *m_library->source(SourceId(0)).model;
    const Clip& clip = *m_library->motion(ClipId(0));
    CutOptions options;
    options.pattern = "cut";
    const FrameRange range{clip.frames / 4, clip.frames - clip.frames / 4};
    cut(range, options);
    const auto again = cutModel("cut.glb");
    float moved = 0;
    for (const Frame frame : {0, range.length() / 2, range.length() - 1}) {
        const auto wanted = posed(model, clip, range.start + frame), bind = posed(model, clip, 0);
        const auto got = posed(*again, again->clips.front(), frame);
        QCOMPARE(got.size(), wanted.size());
        QVERIFY(!wanted.empty());
        for (std::size_t v = 0; v < wanted.size(); ++v) {
            const float strayed = glm::distance(got[v], wanted[v]);
            QVERIFY2(strayed <= 1e-5f,
                     qPrintable(QString("frame %1 vertex %2: %3 m").arg(frame).arg(v).arg(double(strayed))));
            moved = std::max(moved, glm::distance(wanted[v], bind[v]));
        }
    }
    QVERIFY(moved > 0.01f); // there is something to follow
}

void tst_CutWriting::aCutCanBeginAtTheOrigin()
{
    read(sourceFolder() + "/resources/sample/run.glb");
    const Clip& clip = *m_library->motion(ClipId(0));
    const ImportedModel& model = *m_library->source(SourceId(0)).model;
    CutOptions options;
    options.pattern = "cut";
    options.isRootAtOrigin = true;
    cut({100, 140}, options);
    const auto again = cutModel("cut.glb");
    const auto root = std::size_t(*model.skeleton.find("Hips"));
    const glm::dvec3 began(placedAt(model, clip, 100)[root][3]), went(placedAt(model, clip, 139)[root][3]);
    const glm::dvec3 begins(placedAt(*again, again->clips[0], 0)[root][3]);
    const glm::dvec3 goes(placedAt(*again, again->clips[0], 39)[root][3]);
    QVERIFY(glm::length(glm::dvec2(began.x, began.z)) > 0.1); // there is something to move
    QVERIFY(glm::length(glm::dvec2(begins.x, begins.z)) < 1e-5);
    QVERIFY(std::abs(begins.y - began.y) < 1e-5);
    QVERIFY(glm::length((goes - begins) - (went - began)) < 1e-5);
}

void tst_CutWriting::tagsGoAlong()
{
    read(sourceFolder() + "/resources/sample/wave.bvh");
    TagDefinition run;
    run.name = "Gait.Run";
    run.colour = 0x123456;
    const TagId tag = m_library->vocabulary().define(run);
    m_library->setSheet(ClipId(0), TagSheet()
                                       .withRanges(tag, {{5, 12}, {20, 60}})
                                       .withProperty("mood", {{{0, 15}, std::string("calm")}}));
    const std::vector<ClipCut> cuts{{ClipId(0), {10, 30}, tag}, {ClipId(0), {70, 80}, {}}};
    const auto written = writeCuts(cuts, *m_library, {.pattern = "{tag}/{number}", .query = "Gait.Run"},
                                   m_target->path().toStdString());
    QVERIFY(written);
    QCOMPARE(*written, 2);
    const auto sidecar = readFile((m_target->path() + "/Gait.Run/1.glb.tags.json").toStdString(), 1 << 20);
    const auto tags = readTagSidecar(sidecar->bytes, "1");
    QVERIFY(tags);
    QCOMPARE(tags->source, std::string("1.glb"));
    QCOMPARE(tags->clips[0].name, std::string("1"));
    QCOMPARE(tags->clips[0].frames, 20);
    QCOMPARE(tags->clips[0].tags[0].ranges, (std::vector<FrameRange>{{0, 2}, {10, 20}}));
    QCOMPARE(tags->clips[0].properties[0].ranges[0].range, (FrameRange{0, 5}));
    QVERIFY(!QFile::exists(m_target->path() + "/untagged/2.glb.tags.json")); // it has none
    QVERIFY(QFile::exists(m_target->path() + "/untagged/2.glb"));

    const auto library = readFile((m_target->path() + "/cuts.tagline").toStdString(), 1 << 20);
    const auto file = readLibraryFile(library->bytes, "cuts.tagline");
    QCOMPARE(file->vocabulary[0].name, std::string("Gait.Run"));
    QCOMPARE(file->vocabulary[0].colour, std::string("#123456"));
    const auto list =
        nlohmann::json::parse(readFile((m_target->path() + "/cuts.json").toStdString(), 1 << 20)->bytes);
    QCOMPARE(list["query"].get<std::string>(), std::string("Gait.Run"));
    QCOMPARE(list["cuts"].size(), std::size_t(2));
    QCOMPARE(list["cuts"][0]["file"].get<std::string>(), std::string("Gait.Run/1.glb"));
    QCOMPARE(list["cuts"][0]["start"].get<int>(), 10);
    QCOMPARE(list["cuts"][0]["stop"].get<int>(), 30);
}

void tst_CutWriting::whatSpeaksOfOtherFilesStaysBehind()
{
    read(sourceFolder() + "/resources/sample/wave.bvh");
    const std::string path = m_library->source(SourceId(0)).path;
    m_library->set(&LibraryContent::takes, {Take{"duet", {{path, "wave"}, {"/a/other.bvh", "other"}}}});
    MotionExample example;
    example.name = "wave";
    example.range = {path, "wave", {}, {5, 9}};
    m_library->set(&LibraryContent::examples, {example});
    const std::vector<ClipCut> cuts{{ClipId(0), {0, 5}, {}}};
    QVERIFY(writeCuts(cuts, *m_library, {.pattern = "{start}"}, m_target->path().toStdString()));
    const auto library = readFile((m_target->path() + "/cuts.tagline").toStdString(), 1 << 20);
    const auto file = readLibraryFile(library->bytes, "cuts.tagline");
    QVERIFY(file);
    QVERIFY(file->takes.empty());
    QVERIFY(file->examples.empty());
}

void tst_CutWriting::allOrNothing()
{
    read(sourceFolder() + "/resources/sample/wave.bvh");
    const std::vector<ClipCut> cuts{{ClipId(0), {0, 5}, {}}, {ClipId(0), {5, 9}, {}}};
    const CutOptions options{.pattern = "{start}"};
    const std::string target = m_target->path().toStdString();
    int asked = 0;
    const auto cancelled = writeCuts(cuts, *m_library, options, target, [&](double) { return ++asked < 2; });
    QCOMPARE(cancelled.error().code, std::string("export.cancelled"));
    QVERIFY(QDir(m_target->path()).isEmpty());
    QVERIFY(writeCuts(cuts, *m_library, options, target));
    QVERIFY(QFile::remove(m_target->path() + "/0.glb"));
    QCOMPARE(writeCuts(cuts, *m_library, options, target).error().code, std::string("export.replaces"));
    QVERIFY(!QFile::exists(m_target->path() + "/0.glb"));
    CutOptions replacing = options;
    replacing.replacesFiles = true;
    QVERIFY(writeCuts(cuts, *m_library, replacing, target));
}

void tst_CutWriting::clipsOfTheLibraryAreNeverReplaced()
{
    m_target = std::make_unique<QTemporaryDir>();
    const QString own = m_target->filePath("wave.bvh");
    QVERIFY(QFile::copy(sourceFolder() + "/resources/sample/wave.bvh", own));
    const auto model = m_fixture.read(own);
    ClipLibrary library;
    library.setModel(library.addSource(QFileInfo(own).canonicalFilePath().toStdString(), "wave.bvh"), *model);
    const std::vector<ClipCut> cuts{{ClipId(0), {0, 5}, {}}};
    CutOptions options{.format = CutFormat::Bvh, .pattern = "{clip}", .replacesFiles = true};
    QCOMPARE(writeCuts(cuts, library, options, m_target->path().toStdString()).error().code,
             std::string("cut.source"));
    options.pattern = "other";
    QFile mine(m_target->filePath("cuts.tagline"));
    QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("mine") == 4);
    mine.close();
    QCOMPARE(writeCuts(cuts, library, options, m_target->path().toStdString()).error().code,
             std::string("cut.library"));
    QVERIFY(!QFile::exists(m_target->filePath("other.bvh")));
}

void tst_CutWriting::tagsOfAnOlderCutDoNotStay()
{
    read(sourceFolder() + "/resources/sample/wave.bvh");
    const TagId tag = m_library->vocabulary().intern("Run");
    m_library->setSheet(ClipId(0), TagSheet().withRanges(tag, {{0, 5}}));
    const std::vector<ClipCut> cuts{{ClipId(0), {0, 5}, {}}};
    CutOptions options{.pattern = "cut"};
    const std::string target = m_target->path().toStdString();
    QVERIFY(writeCuts(cuts, *m_library, options, target));
    QVERIFY(QFile::exists(m_target->filePath("cut.glb.tags.json")));
    m_library->setSheet(ClipId(0), TagSheet());
    QVERIFY(QFile::remove(m_target->filePath("cut.glb")));
    QCOMPARE(writeCuts(cuts, *m_library, options, target).error().code, std::string("export.replaces"));
    options.replacesFiles = true;
    QVERIFY(writeCuts(cuts, *m_library, options, target));
    QCOMPARE(QDir(m_target->path()).entryList(QDir::Files | QDir::Hidden),
             (QStringList{"cut.glb", "cuts.json", "cuts.tagline"}));
}

void tst_CutWriting::aCutIsFiledUnderWhatMostOfItHas()
{
    read(sourceFolder() + "/resources/sample/wave.bvh");
    TagVocabulary& vocabulary = m_library->vocabulary();
    const TagId fast = vocabulary.intern("Run.Fast"), left = vocabulary.intern("Run.Left");
    const TagId run = *vocabulary.find("Run"), tired = vocabulary.intern("Tired");
    m_library->setSheet(
        ClipId(0),
        TagSheet().withRanges(fast, {{0, 10}}).withRanges(left, {{0, 10}}).withRanges(tired, {{0, 15}}));
    const std::vector<TagId> named{run, tired};
    const FrameSet answer = evaluate(*parseQuery("all", *m_library), m_library->queryLibrary());
    QCOMPARE(cutsOf(answer, named, *m_library).front().tag, std::optional(tired)); // 15 frames, not 2 · 10
}

void tst_CutWriting::figuresOfRigidPartsMove()
{
    const Skeleton parts({{"Box", noJoint, {}, JointKind::Node}, {"Lid", 0, {}, JointKind::Node}});
    Pose open = restPose(parts);
    open[1].translation = {0.0f, 1.0f, 0.0f};
    const CutMotion motion{&parts, {restPose(parts), open}, {30, 1}};
    const std::string bvh = writtenBvh(motion);
    QVERIFY2(bvh.find("JOINT Lid") != std::string::npos, bvh.c_str());
    QVERIFY2(bvh.find("100.000000") != std::string::npos, bvh.c_str());
}

QTEST_APPLESS_MAIN(tst_CutWriting)
#include "tst_CutWriting.moc"
