// A runtime file is a file from anywhere. Whatever its bytes are, opening it ends in a file whose answers can
// be asked for, or in an error that says what to do.

#include "core/runtime/RuntimeQuery.h"
#include "tests/core/runtime/RuntimeFixture.h"
#include "tests/core/runtime/RuntimeForgery.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <fstream>

using namespace tagline;
using tagline::test::forge;
using tagline::test::opened;
using tagline::test::randomLibrary;
using tagline::test::setValue;
using tagline::test::valueAt;

namespace {

/// Asks everything of a file; the sanitizers watch. Sums up, so that nothing is left out as unused.
std::int64_t askAll(const RuntimeFile& file)
{
    std::int64_t sum = 0;
    SetWorkspace workspace;
    for (std::uint32_t i = 0; i < file.tagCount(); ++i) {
        const TagId id(i);
        sum += std::int64_t(file.tag(id).name.size() + file.tag(id).matching.size());
        sum += file.findTag(file.tag(id).name)->value;
        file.forEachRange(file.frames(id), [&](ClipId clip, FrameRange range) {
            sum += clip.value + range.length() + file.hasTag(id, clip, range.start);
        });
        const auto query = RuntimeQuery::of(~tag(id) | exactTag(TagId(0)), file);
        file.forEachRange(query->answer(workspace), [&](ClipId clip, FrameRange range) {
            sum += range.stop + query->holdsAt(clip, range.start);
        });
    }
    for (std::uint32_t i = 0; i < file.clipCount(); ++i) {
        const RuntimeClipInfo clip = file.clip(ClipId(i));
        sum += std::int64_t(clip.displayName.size() + clip.name.size() + clip.source.size()) + clip.frames;
        sum += std::int64_t(file.clipsNamed(clip.displayName).size());
    }
    for (const char* text : {"Tired & ~(Contact | Walk)", "first(Left, 2) | near(Walk, Run, -1s, 1s)",
                             "grow(Tired, 3f) - (count(Run) > 1)"})
        if (const auto query = RuntimeQuery::parsed(text, file))
            sum += totals(query->answer(workspace), file.axis()).frames;
    return sum;
}

std::string smallFile() { return randomLibrary(5, 4).packed(); }

/// Where a section lies in the file.
std::size_t offsetOf(const std::string& bytes, RuntimeSectionKind kind)
{
    const std::size_t entry = sizeof(RuntimeHeader) + (std::size_t(kind) - 1) * sizeof(RuntimeSection);
    return std::size_t(valueAt<std::uint64_t>(bytes, entry + offsetof(RuntimeSection, offset)));
}

/// The code of the error; "opened" where there is none.
std::string codeOf(const Result<RuntimeFile>& file) { return file ? "opened" : file.error().code; }

} // namespace

class tst_RuntimeDamage : public QObject
{
    Q_OBJECT

private slots:
    void aFilePassesAllQuestions();
    void everyTruncationIsRefused();
    void everySingleChangedByteIsRefused();
    void everyForgedByteIsRefusedOrHarmless();
    void randomForgeriesAreRefusedOrHarmless();
    void brokenRulesAreRefused_data();
    void brokenRulesAreRefused();
    void aNewerVersionIsRefusedWithAMessage();
    void unknownPartsAreRefusedOptionalOnesPassedOver();
    void otherFilesAreCalledByTheirName_data();
    void otherFilesAreCalledByTheirName();
    void misalignedBytesAreRefused();
    void pathsThatAreNoFilesAreRefused();
    void aFileIsMapped();
};

void tst_RuntimeDamage::aFilePassesAllQuestions()
{
    const auto file = opened(smallFile());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QVERIFY(askAll(*file) > 0);
}

void tst_RuntimeDamage::everyTruncationIsRefused()
{
    const std::string bytes = smallFile();
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const auto file = opened(std::string_view(bytes).substr(0, size));
        QVERIFY2(!file, qPrintable(QString::number(size)));
        QVERIFY(!file.error().message.empty());
        QCOMPARE(file.error().file, std::string("test.taglinebin"));

        std::string forged = bytes.substr(0, size);
        if (size < sizeof(RuntimeHeader)) continue;
        forge(forged);
        QVERIFY2(!opened(forged), qPrintable(QString::number(size)));
    }
}

void tst_RuntimeDamage::everySingleChangedByteIsRefused()
{
    const std::string bytes = smallFile();
    for (std::size_t at = 0; at < bytes.size(); ++at)
        for (const unsigned char flip : {0x01, 0x80, 0xff}) {
            std::string changed = bytes;
            changed[at] = char(changed[at] ^ flip);
            const auto file = opened(changed);
            QVERIFY2(!file, qPrintable(QString::number(at)));
            QVERIFY(!file.error().message.empty());
        }
}

void tst_RuntimeDamage::everyForgedByteIsRefusedOrHarmless()
{
    const std::string bytes = smallFile();
    std::size_t accepted = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at)
        for (const unsigned char flip : {0x01, 0x04, 0x80, 0xff}) {
            std::string changed = bytes;
            changed[at] = char(changed[at] ^ flip);
            forge(changed);
            if (const auto file = opened(changed)) {
                askAll(*file);
                ++accepted;
            }
        }
    // Letters of names, indices and flags may be others; what points or counts may not.
    QVERIFY2(accepted < bytes.size(), qPrintable(QString::number(accepted)));
}

void tst_RuntimeDamage::randomForgeriesAreRefusedOrHarmless()
{
    const std::string bytes = smallFile();
    std::mt19937 random(99);
    const std::int32_t values[] = {0,          1,  -1, 2, 63, 64, 65, 0x7fffffff, std::int32_t(0x80000000),
                                   0x7fffffc0, 256};
    for (int i = 0; i < 4000; ++i) {
        std::string changed = bytes;
        for (std::size_t times = 1 + random() % 4; times > 0; --times) {
            const std::size_t at = sizeof(RuntimeHeader) + random() % (bytes.size() / 4 - 17) * 4;
            setValue(changed, at, values[random() % std::size(values)]);
        }
        forge(changed);
        if (const auto file = opened(changed)) askAll(*file);
    }
}

void tst_RuntimeDamage::brokenRulesAreRefused_data()
{
    QTest::addColumn<int>("section");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("value");
    const auto row = [](const char* name, RuntimeSectionKind kind, std::size_t offset, std::int32_t value) {
        QTest::newRow(name) << int(kind) << int(offset) << value;
    };
    row("string behind the text", RuntimeSectionKind::StringStarts, 4, 0x7fffffff);
    row("name of no string", RuntimeSectionKind::Clips, 0, 0x00ffffff);
    row("index below minus one", RuntimeSectionKind::Clips, 12, -2);
    row("rate of nothing", RuntimeSectionKind::Clips, 16, 0);
    row("rate not in lowest terms", RuntimeSectionKind::Clips, 20, 2);
    row("clip not at the start of a word", RuntimeSectionKind::ClipBounds, 8, 1);
    row("clip that ends before it begins", RuntimeSectionKind::ClipBounds, 4, -1);
    row("clip longer than its slot", RuntimeSectionKind::ClipBounds, 4, 0x7fffffff);
    row("clip twice among names", RuntimeSectionKind::ClipsByName, 4, 0);
    row("clip of no number", RuntimeSectionKind::ClipsByName, 0, 99);
    row("tag of no string", RuntimeSectionKind::Tags, 0, 0x00ffffff);
    row("tag of unknown flags", RuntimeSectionKind::Tags, 4, 4);
    row("tag of no set", RuntimeSectionKind::Tags, 8, 0x00ffffff);
    row("tag with another's relations", RuntimeSectionKind::Tags, 16, 1);
    row("tag with too many relations", RuntimeSectionKind::Tags, 20, 0x7fffffff);
    row("relation to no tag", RuntimeSectionKind::Matching, 0, 0x00ffffff);
    row("synonym of no tag", RuntimeSectionKind::Synonyms, 4, 0x00ffffff);
    row("synonym of no string", RuntimeSectionKind::Synonyms, 0, 0x00ffffff);
    row("namespace of no string", RuntimeSectionKind::Namespaces, 0, 0x00ffffff);
    row("set of no form", RuntimeSectionKind::Sets, 0, 3);
    row("set somewhere else", RuntimeSectionKind::Sets, 8, 8);
    row("set of other clips", RuntimeSectionKind::Sets, 16, 77);
    row("set of other ranges", RuntimeSectionKind::Sets, 24, 77);
    row("set of other frames", RuntimeSectionKind::Sets, 32, 77);
    row("set of negative ranges", RuntimeSectionKind::Sets, 28, -1);
}

void tst_RuntimeDamage::brokenRulesAreRefused()
{
    QFETCH(int, section);
    QFETCH(int, offset);
    QFETCH(int, value);
    std::string bytes = smallFile();
    setValue(bytes, offsetOf(bytes, RuntimeSectionKind(section)) + std::size_t(offset), value);
    forge(bytes);
    const auto file = opened(bytes);
    QCOMPARE(codeOf(file), std::string("runtime.damaged"));
    QVERIFY(file.error().message.ends_with("export the file again"));
}

void tst_RuntimeDamage::aNewerVersionIsRefusedWithAMessage()
{
    std::string bytes = smallFile();
    setValue(bytes, offsetof(RuntimeHeader, version), std::uint32_t(2));
    forge(bytes);
    const auto file = opened(bytes);
    QCOMPARE(codeOf(file), std::string("runtime.newer-version"));
    QCOMPARE(file.error().text(),
             std::string(
                 "test.taglinebin: it has version 2, this program reads version 1; use a newer program, or "
                 "export the file with the version that belongs to this one"));
}

void tst_RuntimeDamage::unknownPartsAreRefusedOptionalOnesPassedOver()
{
    const auto withPart = [](std::uint32_t kind) {
        std::string bytes = smallFile();
        const std::size_t tableEnd = sizeof(RuntimeHeader) + requiredSections * sizeof(RuntimeSection);
        bytes.insert(tableEnd, sizeof(RuntimeSection), '\0');
        for (std::size_t i = 0; i < requiredSections; ++i) {
            const std::size_t at = sizeof(RuntimeHeader) + i * sizeof(RuntimeSection) + 8;
            setValue(bytes, at, valueAt<std::uint64_t>(bytes, at) + sizeof(RuntimeSection));
        }
        setValue(bytes, tableEnd, RuntimeSection{kind, 0, bytes.size(), 5});
        setValue(bytes, offsetof(RuntimeHeader, sectionCount), requiredSections + 1);
        bytes += std::string("extra\0\0\0", 8);
        forge(bytes);
        return bytes;
    };
    const auto optional = opened(withPart(firstOptionalSection + 99)); // the first one holds groups
    QCOMPARE(codeOf(optional), std::string("opened"));
    QCOMPARE(askAll(*optional), askAll(*opened(smallFile())));
    QCOMPARE(codeOf(opened(withPart(13))), std::string("runtime.damaged"));
    QCOMPARE(codeOf(opened(withPart(12))), std::string("runtime.damaged"));
}

void tst_RuntimeDamage::otherFilesAreCalledByTheirName_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("found");
    QTest::newRow("nothing") << QByteArray() << "it is empty";
    QTest::newRow("sidecar") << QByteArray("{\n  \"format\": \"tagline.tags\",\n  \"version\": 1\n}\n")
                             << "it is a tag sidecar";
    QTest::newRow("library") << QByteArray("{ \"format\": \"tagline.library\" }") << "it is a library file";
    QTest::newRow("json") << QByteArray("  {\"a\": 1}") << "it is a JSON text";
    QTest::newRow("bvh") << QByteArray("HIERARCHY\nROOT Hips\n") << "it is a BVH file";
    QTest::newRow("glb") << QByteArray("glTF\2\0\0\0", 8) << "it is a glTF model";
    QTest::newRow("fbx") << QByteArray("Kaydara FBX Binary  ") << "it is an FBX model";
    QTest::newRow("any") << QByteArray(100, 'x') << "it is no runtime file";
}

void tst_RuntimeDamage::otherFilesAreCalledByTheirName()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, found);
    const auto file = opened(bytes.toStdString());
    QCOMPARE(codeOf(file), std::string("runtime.wrong-kind"));
    const QString message = QString::fromStdString(file.error().message);
    QVERIFY2(message.startsWith(found + ';') && message.contains("tagline export --to runtime"),
             qPrintable(message));
}

void tst_RuntimeDamage::misalignedBytesAreRefused()
{
    const std::string bytes = smallFile();
    const test::AlignedBytes shifted(' ' + bytes);
    const auto file = RuntimeFile::fromBytes(shifted.span().subspan(1), "archive", nullptr);
    QCOMPARE(codeOf(file), std::string("runtime.misaligned"));
}

void tst_RuntimeDamage::pathsThatAreNoFilesAreRefused()
{
    QTemporaryDir folder;
    const std::string pipe = folder.filePath("pipe").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QCOMPARE(codeOf(RuntimeFile::open(folder.path().toStdString())), std::string("file.not-a-file"));
    QCOMPARE(codeOf(RuntimeFile::open(pipe)), std::string("file.not-a-file"));
    const auto missing = RuntimeFile::open(folder.filePath("none.taglinebin").toStdString());
    QCOMPARE(codeOf(missing), std::string("file.missing"));
    QCOMPARE(missing.error().file, folder.filePath("none.taglinebin").toStdString());
}

void tst_RuntimeDamage::aFileIsMapped()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("tags.taglinebin").toStdString();
    const std::string bytes = smallFile();
    std::ofstream(path, std::ios::binary) << bytes;
    std::optional<RuntimeFile> file;
    {
        auto read = RuntimeFile::open(path);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        file = *read;
    }
    QVERIFY(QFile::remove(QString::fromStdString(path)));
    QCOMPARE(askAll(*file), askAll(*opened(bytes)));
    std::ofstream(path, std::ios::binary) << bytes.substr(0, 40);
    QCOMPARE(codeOf(RuntimeFile::open(path)), std::string("runtime.cut-off"));
}

QTEST_APPLESS_MAIN(tst_RuntimeDamage)
#include "tst_RuntimeDamage.moc"
