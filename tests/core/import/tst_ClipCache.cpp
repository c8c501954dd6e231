// What is written comes back; what was damaged on the way does not.

#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ClipCacheHeader.h"
#include "core/import/exchange/ModelRules.h"
#include "core/mesh/PackedPixels.h"
#include "core/system/MappedFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>
#include <limits>

using namespace tagline;

namespace {

ImportedModel smallModel()
{
    ImportedModel model;
    model.importer = "A reader";
    model.metresPerUnit = 0.01;
    model.upAxis = UpAxis::Z;
    model.skeleton = Skeleton({{"Hips", noJoint, {}, JointKind::Joint}, {"Prop", 0, {}, JointKind::Node}});
    SkinnedMesh mesh;
    mesh.name = "Body";
    mesh.positions = std::vector<glm::vec3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh.normals = std::vector<glm::vec3>(3, {0, 0, 1});
    mesh.textureCoordinates = std::vector<glm::vec2>(3, {0.5f, 0.25f});
    mesh.influences = std::vector<VertexInfluences>{{{0, 1, 0, 0}, {0.75f, 0.25f, 0, 0}}, {}, {}};
    mesh.indices = std::vector<std::uint32_t>{0, 1, 2};
    mesh.palette = {{0, glm::mat4(1.0f)}, {1, glm::mat4(2.0f)}};
    mesh.material = 0;
    mesh.morphs.resize(1);
    mesh.morphs[0].name = "smile";
    mesh.morphs[0].weight = 0.5f;
    mesh.morphs[0].vertices = std::vector<std::uint32_t>{0, 2};
    mesh.morphs[0].positions = std::vector<glm::vec3>{{0, 0, 1}, {0, 0, 2}};
    mesh.morphs[0].normals = std::vector<glm::vec3>{{0, 1, 0}, {0, 2, 0}};
    model.meshes = {mesh};
    model.materials = {{"Skin", {0.1f, 0.2f, 0.3f, 1.0f}, 0, true, 0.25f, 0, 0.75f, 0, 0.125f, 0.625f}};
    model.textures = {{"skin.png", packedPixels(std::vector<std::uint8_t>(4 * 6)), 2, 3}};
    Clip clip;
    clip.name = "walk";
    clip.displayName = "walk";
    clip.index = 1;
    clip.isNameShared = true;
    clip.frames = 11;
    clip.rate = {30000, 1001};
    clip.isRateGuessed = true;
    clip.sourceChannels = 3;
    clip.sourceKeys = 99;
    clip.sourceRows = {59.94, 22, 2.0};
    JointChannel channel{"Hips", {}, {}, {}};
    channel.translation = {Interpolation::CubicSpline, std::vector<float>{0, 10},
                           std::vector<glm::vec3>(6, {1, 2, 3})};
    channel.rotation = {Interpolation::Step, std::vector<float>{2.5f}, std::vector<glm::quat>{{1, 0, 0, 0}}};
    clip.channels = {channel};
    clip.morphs = {
        {"Body", "smile", {Interpolation::Linear, std::vector<float>{0, 10}, std::vector<float>{0.5f, 1}}}};
    model.clips = {clip};
    model.repairs = {{"unsorted-keys", "keys were sorted", 4}};
    return model;
}

const std::vector<SourceFile> sources{{"walk.gltf", 10, 20}, {"walk.bin", -1, 0}};

template<class T>
bool same(const SharedArray<T>& a, const SharedArray<T>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

template<class T>
bool same(const KeyTrack<T>& a, const KeyTrack<T>& b)
{
    return a.interpolation == b.interpolation && same(a.times, b.times) && same(a.values, b.values);
}

} // namespace

class tst_ClipCache : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everythingComesBack_data() { addChecks(); }
    void everythingComesBack();
    void arraysStayInTheMapping_data() { addChecks(); }
    void arraysStayInTheMapping();
    void whatAFileHoldsIsKnownWithoutItsArrays();
    void aFigureOfHundredsOfJointsComesBack_data() { addChecks(); }
    void aFigureOfHundredsOfJointsComesBack();
    void filesOfOneSkeletonShareItsJoints();
    void aClipOfHundredsOfTracksComesBack();
    void timesThatTracksHaveInTurnAreWrittenOnce();
    void filesOfAnySizeAreChecked();
    void anExistingFileIsNotOverwritten();
    void changedBytesAreNoticed();
    void cutsAreNoticed();
    void anotherVersionIsRefused();
    void rightChecksumOverWrongValuesIsRefused_data();
    void rightChecksumOverWrongValuesIsRefused();
    void brokenRulesAreFound();

private:
    static void addChecks()
    {
        QTest::addColumn<CacheCheck>("check");
        QTest::newRow("everything") << CacheCheck::Everything;
        QTest::newRow("layout, read beside the mapping") << CacheCheck::Layout;
    }
    QByteArray bytes() const;
    void put(const QByteArray& bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;
};

void tst_ClipCache::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("model.clips").toStdString();
    QVERIFY(writeClipCache(m_path, sources, smallModel()));
}

QByteArray tst_ClipCache::bytes() const
{
    QFile file(QString::fromStdString(m_path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_ClipCache::put(const QByteArray& bytes) const
{
    QFile file(QString::fromStdString(m_path));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

void tst_ClipCache::everythingComesBack()
{
    QFETCH(CacheCheck, check);
    const auto cached = readClipCache(m_path, check);
    QVERIFY(cached.hasValue());
    QVERIFY(cached.value().sources == sources);
    const ImportedModel& read = *cached.value().model;
    const ImportedModel model = smallModel();
    QVERIFY(read.importer == model.importer && read.metresPerUnit == 0.01 && read.upAxis == UpAxis::Z);
    QVERIFY(read.skeleton == model.skeleton);
    QVERIFY(read.materials == model.materials && read.repairs == model.repairs);
    QVERIFY(read.textures[0].name == "skin.png" && same(read.textures[0].bytes, model.textures[0].bytes));
    const SkinnedMesh& mesh = read.meshes[0];
    QVERIFY(same(mesh.positions, model.meshes[0].positions) && same(mesh.normals, model.meshes[0].normals));
    QVERIFY(same(mesh.textureCoordinates, model.meshes[0].textureCoordinates));
    QVERIFY(same(mesh.influences, model.meshes[0].influences) && same(mesh.indices, model.meshes[0].indices));
    QVERIFY(mesh.palette == model.meshes[0].palette && mesh.material == 0);
    const Clip& clip = read.clips[0];
    QVERIFY(clip.name == "walk" && clip.index == 1 && clip.isNameShared && clip.displayName == "walk");
    QVERIFY(clip.frames == 11 && clip.rate == (FrameRate{30000, 1001}) && clip.isRateGuessed);
    QVERIFY(clip.sourceChannels == 3 && clip.sourceKeys == 99);
    QVERIFY(clip.sourceRows == (SourceRows{59.94, 22, 2.0}));
    QVERIFY(same(clip.channels[0].translation, model.clips[0].channels[0].translation));
    QVERIFY(same(clip.channels[0].rotation, model.clips[0].channels[0].rotation));
    QVERIFY(clip.channels[0].scale.isEmpty());
}

void tst_ClipCache::arraysStayInTheMapping()
{
    QFETCH(CacheCheck, check);
    SharedArray<glm::vec3> positions;
    {
        const auto cached = readClipCache(m_path, check);
        QVERIFY(cached.hasValue());
        positions = cached.value().model->meshes[0].positions;
    }
    QVERIFY(QFile::remove(QString::fromStdString(m_path))); // the mapping lives on
    QVERIFY(positions[1] == glm::vec3(1, 0, 0));
    QCOMPARE(reinterpret_cast<std::uintptr_t>(positions.data()) % 16, std::uintptr_t(0));
}

/// Thousands of files are opened at once, and few are played.
void tst_ClipCache::whatAFileHoldsIsKnownWithoutItsArrays()
{
    QByteArray written = bytes();
    ClipCacheHeader header;
    std::memcpy(&header, written.constData(), sizeof header);
    const auto values = qsizetype(sizeof header + header.valueBytes);
    QVERIFY(values < written.size());
    for (qsizetype i = values; i < written.size(); ++i) written[i] = char(0xff);
    put(written);
    QVERIFY(!readClipCache(m_path));
    const auto cached = readClipCache(m_path, CacheCheck::Layout);
    QVERIFY(cached);
    const ImportedModel model = smallModel();
    QVERIFY(cached->model->skeleton == model.skeleton);
    QCOMPARE(cached->model->clips[0].name, model.clips[0].name);
    QCOMPARE(cached->model->clips[0].channels.size(), model.clips[0].channels.size());
}

/// What is said of it is more than is read beside the mapping.
void tst_ClipCache::aFigureOfHundredsOfJointsComesBack()
{
    QFETCH(CacheCheck, check);
    ImportedModel model = smallModel();
    std::vector<Joint> joints = model.skeleton.joints();
    const std::string longName(50, 'x');
    for (int i = 0; i < 500; ++i) joints.push_back({longName + std::to_string(i), 0, {}, JointKind::Joint});
    model.skeleton = Skeleton(joints);
    const std::string path = m_path + ".large";
    QVERIFY(writeClipCache(path, sources, model));
    const auto cached = readClipCache(path, check);
    QVERIFY(cached);
    QVERIFY(cached->model->skeleton == model.skeleton);
    QVERIFY(same(cached->model->clips[0].channels[0].translation, model.clips[0].channels[0].translation));
    QVERIFY(same(cached->model->textures[0].bytes, model.textures[0].bytes));
}

/// A library has thousands of files and a few skeletons.
void tst_ClipCache::filesOfOneSkeletonShareItsJoints()
{
    const auto read = [this](const char* name, const std::vector<Joint>& joints) {
        ImportedModel model = smallModel();
        model.skeleton = Skeleton(joints);
        const std::string path = m_folder->filePath(name).toStdString();
        return writeClipCache(path, sources, model) ? readClipCache(path, CacheCheck::Layout)
                                                    : Result<CachedModel>(Error{"unwritten", {}, {}});
    };
    std::vector<Joint> joints = smallModel().skeleton.joints();
    const auto one = read("one", joints), two = read("two", joints);
    joints[1].rest.translation.y = 0.5f;
    const auto three = read("three", joints);
    QVERIFY(one && two && three);
    QCOMPARE(&two->model->skeleton.joints(), &one->model->skeleton.joints());
    QVERIFY(!(three->model->skeleton == one->model->skeleton));
    QCOMPARE(three->model->skeleton.joints(), joints);
}

/// Each with another number of keys, so that hardly an array ends where the next may begin.
void tst_ClipCache::aClipOfHundredsOfTracksComesBack()
{
    ImportedModel model = smallModel();
    Clip& clip = model.clips[0];
    clip.channels.clear();
    for (int i = 0; i < 400; ++i) {
        std::vector<float> times;
        std::vector<glm::vec3> places;
        for (int key = 0; key <= i % 7; ++key) {
            times.push_back(float(key) + float(i) / 1000.0f);
            places.emplace_back(float(i), float(key), -1.0f);
        }
        JointChannel& channel = clip.channels.emplace_back();
        channel.joint = "joint " + std::to_string(i);
        channel.translation = {Interpolation::Linear, std::move(times), std::move(places)};
    }
    const std::string path = m_path + ".tracks";
    QVERIFY(writeClipCache(path, sources, model));
    const auto cached = readClipCache(path);
    QVERIFY(cached);
    const Clip& read = cached->model->clips[0];
    QCOMPARE(read.channels.size(), clip.channels.size());
    for (std::size_t i = 0; i < clip.channels.size(); ++i)
        QVERIFY(same(read.channels[i].translation, clip.channels[i].translation));
}

/// A joint that moves has keys at all frames, and one place: its tracks take turns at having either times.
void tst_ClipCache::timesThatTracksHaveInTurnAreWrittenOnce()
{
    ImportedModel model = smallModel();
    Clip& clip = model.clips[0];
    clip.channels.clear();
    const SharedArray<float> start(std::vector<float>{0.0f});
    std::vector<float> each(1000);
    for (std::size_t i = 0; i < each.size(); ++i) each[i] = float(i);
    const SharedArray<float> all(each);
    for (int i = 0; i < 50; ++i) {
        JointChannel& channel = clip.channels.emplace_back();
        channel.joint = "joint " + std::to_string(i);
        channel.translation = {Interpolation::Step, start, std::vector<glm::vec3>(1)};
        channel.rotation = {Interpolation::Linear, i % 2 ? SharedArray<float>(each) : all,
                            std::vector<glm::quat>(each.size(), {1, 0, 0, 0})};
    }
    const std::string path = m_path + ".turns";
    QVERIFY(writeClipCache(path, sources, model));
    const auto cached = readClipCache(path);
    QVERIFY(cached);
    const Clip& read = cached->model->clips[0];
    const std::size_t values = clip.channels.size() * each.size() * sizeof(glm::quat);
    QVERIFY(cached->model->file->bytes().size() < values + 2 * each.size() * sizeof(float) + 20'000);
    for (std::size_t i = 0; i < clip.channels.size(); ++i) {
        QVERIFY(same(read.channels[i].translation, clip.channels[i].translation));
        QVERIFY(same(read.channels[i].rotation, clip.channels[i].rotation));
        QCOMPARE(read.channels[i].rotation.times.data(), read.channels[0].rotation.times.data());
    }
}

/// Larger files are checked where they are mapped, smaller ones by a copy.
void tst_ClipCache::filesOfAnySizeAreChecked()
{
    for (const std::size_t keys : {std::size_t(10), std::size_t(400'000)}) {
        ImportedModel model = smallModel();
        std::vector<float> times(keys);
        for (std::size_t i = 0; i < keys; ++i) times[i] = float(i);
        model.clips[0].channels[0].rotation = {Interpolation::Linear, std::move(times),
                                               std::vector<glm::quat>(keys, {1, 0, 0, 0})};
        const std::string path = m_path + std::to_string(keys);
        QVERIFY(writeClipCache(path, sources, model));
        const auto good = readClipCache(path);
        QVERIFY(good &&
                same(good->model->clips[0].channels[0].rotation, model.clips[0].channels[0].rotation));
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bad = file.readAll();
        const QByteArray values(reinterpret_cast<const char*>(&model.clips[0].channels[0].rotation.values[0]),
                                sizeof(glm::quat));
        bad[bad.lastIndexOf(values) + 15] = char(0x40); // w is 2
        ClipCacheHeader header;
        std::memcpy(&header, bad.constData(), sizeof header);
        header.payloadChecksum =
            checksum(std::as_bytes(std::span(bad.constData() + 64, std::size_t(bad.size()) - 64)));
        put(bad);
        QCOMPARE(readClipCache(m_path).error().message, std::string("its checksum is wrong"));
        std::memcpy(bad.data(), &header, sizeof header);
        put(bad);
        const auto refused = readClipCache(m_path);
        QVERIFY(!refused && refused.error().message.find("are not valid") != std::string::npos);
    }
}

void tst_ClipCache::anExistingFileIsNotOverwritten()
{
    const auto again = writeClipCache(m_path, sources, smallModel());
    QVERIFY(!again);
    QCOMPARE(again.error().code, std::string("import.unwritable"));
}

void tst_ClipCache::changedBytesAreNoticed()
{
    const QByteArray good = bytes();
    for (int i = 0; i < good.size(); i += i < 32 ? 1 : 5) {
        if (i >= 32 && i < 64) continue; // reserved
        QByteArray bad = good;
        bad[i] = char(bad[i] ^ 0x41);
        put(bad);
        QVERIFY2(!readClipCache(m_path), qPrintable(QString("byte %1").arg(i)));
    }
}

void tst_ClipCache::cutsAreNoticed()
{
    const QByteArray good = bytes();
    for (int size = 0; size < good.size(); size += 7) {
        put(good.left(size));
        QVERIFY(!readClipCache(m_path));
    }
    put(good + "more");
    QVERIFY(!readClipCache(m_path));
}

void tst_ClipCache::anotherVersionIsRefused()
{
    QByteArray other = bytes();
    other[8] = char(clipCacheVersion + 1);
    put(other);
    const auto cached = readClipCache(m_path);
    QVERIFY(!cached);
    QVERIFY(cached.error().message.find("version") != std::string::npos);
}

void tst_ClipCache::rightChecksumOverWrongValuesIsRefused_data()
{
    QTest::addColumn<int>("step");
    for (const int step : {4, 8}) QTest::addRow("every %d bytes", step) << step;
}

/// A writer with a bug, or one who means harm: values change and the checksum follows. Whatever is still
/// accepted keeps all rules; nothing crashes.
void tst_ClipCache::rightChecksumOverWrongValuesIsRefused()
{
    QFETCH(int, step);
    const QByteArray good = bytes();
    int refused = 0;
    for (qsizetype i = 64; i + step <= good.size(); i += step) {
        QByteArray bad = good;
        for (int k = 0; k < step; ++k) bad[i + k] = char(0xff);
        ClipCacheHeader header;
        std::memcpy(&header, bad.constData(), sizeof header);
        header.payloadChecksum =
            checksum(std::as_bytes(std::span(bad.constData() + 64, std::size_t(bad.size()) - 64)));
        std::memcpy(bad.data(), &header, sizeof header);
        put(bad);
        const auto cached = readClipCache(m_path);
        if (cached)
            QVERIFY(brokenRule(*cached.value().model).empty());
        else
            ++refused;
    }
    QVERIFY(refused > 20);
}

void tst_ClipCache::brokenRulesAreFound()
{
    const auto breaks = [](auto change) {
        ImportedModel model = smallModel();
        change(model);
        return !brokenRule(model).empty();
    };
    QVERIFY(brokenRule(smallModel()).empty());
    QVERIFY(breaks([](ImportedModel& m) { m.meshes[0].indices = std::vector<std::uint32_t>{0, 1, 3}; }));
    QVERIFY(breaks([](ImportedModel& m) { m.meshes[0].palette[0].joint = 2; }));
    QVERIFY(breaks([](ImportedModel& m) { m.meshes[0].material = 1; }));
    QVERIFY(breaks([](ImportedModel& m) { m.materials[0].texture = 5; }));
    QVERIFY(breaks([](ImportedModel& m) { m.textures[0].width = 0; }));
    QVERIFY(breaks([](ImportedModel& m) { m.textures[0].height = longestTextureSide + 1; }));
    QVERIFY(breaks([](ImportedModel& m) { m.textures[0].width = m.textures[0].height = 1000; }));
    QVERIFY(breaks([](ImportedModel& m) {
        const auto side = std::size_t(longestTextureSide);
        const Texture large{"large", std::vector<std::byte>(leastPackedBytes(side * side)),
                            longestTextureSide, longestTextureSide};
        m.textures.assign(5, large);
    }));
    QVERIFY(breaks([](ImportedModel& m) { m.clips[0].frames = 0; }));
    QVERIFY(breaks([](ImportedModel& m) { m.clips[0].rate = {60, 2}; }));
    QVERIFY(breaks([](ImportedModel& m) { m.clips[0].channels.push_back(m.clips[0].channels[0]); }));
    QVERIFY(breaks([](ImportedModel& m) {
        m.clips[0].channels[0].translation.times = std::vector<float>{5, 5};
    }));
    QVERIFY(breaks([](ImportedModel& m) {
        m.clips[0].channels[0].rotation.values = std::vector<glm::quat>{{2, 0, 0, 0}};
    }));
    QVERIFY(breaks([](ImportedModel& m) { m.metresPerUnit = std::numeric_limits<double>::quiet_NaN(); }));
    QVERIFY(!brokenRule(std::vector<Joint>{{"a", 0, {}, JointKind::Joint}}).empty());
    QVERIFY(!brokenRule(std::vector<Joint>{{"a", noJoint, {}, {}}, {"a", 0, {}, {}}}).empty());
}

QTEST_APPLESS_MAIN(tst_ClipCache)
#include "tst_ClipCache.moc"
