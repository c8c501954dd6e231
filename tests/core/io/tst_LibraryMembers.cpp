// Each member of the library file's table is read, written, held by an open library, composed, undone, merged
// and compared; its paths follow the file, and the schema knows it.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"
#include "core/library/file/LibraryFileComposition.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/library/versions/VersionedFile.h"
#include "tests/core/io/CompleteLibrary.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

#include <functional>
#include <set>

using namespace tagline;
using test::complete;
using test::JsonSchema;

namespace {

using Json = nlohmann::json;

const Json& librarySchema()
{
    static const auto schema = JsonSchema::fromFile(
        (test::sourceFolder() + "/resources/schemas/tagline.library.schema.json").toStdString());
    return schema.root();
}

/// The part of the schema that speaks of one entry of a member.
Json entrySchema(std::string_view key)
{
    Json entry = librarySchema()["properties"][std::string(key)]["items"];
    if (entry.contains("$ref"))
        entry = librarySchema().at(Json::json_pointer(entry["$ref"].get<std::string>().substr(1)));
    return entry;
}

/// Calls visit(key, text) for all texts in a value, with the keys that they stand at.
void forEachText(const Json& value, const std::string& key,
                 const std::function<void(const std::string&, const std::string&)>& visit)
{
    if (value.is_string()) return visit(key, value.get<std::string>());
    if (value.is_object())
        for (const auto& [name, each] : value.items()) forEachText(each, name, visit);
    if (value.is_array())
        for (const Json& each : value) forEachText(each, key, visit);
}

const std::string place = "/lib/my.tagline";

/// The file that an open library composes elsewhere, on top of one that is there.
LibraryFile composedAt(const std::string& path, const LibraryFile& saved, const ClipLibrary& library)
{
    const LibraryFile held = withAbsolutePaths(*readLibraryFile(complete, "f"), place);
    const Colour step = library.vocabulary()[*library.vocabulary().find("Step")].colour;
    return composedLibraryFile(saved, library, {path, held.roots, false, held.imports, {{"Step", step}}});
}

} // namespace

class tst_LibraryMembers : public QObject
{
    Q_OBJECT

private slots:
    void everyMemberIsInTheCompleteFileAndInTheSchema();
    void everyMemberGoesThroughTheOpenLibrary();
    void everyMemberIsUndone();
    void everyMemberIsMerged();
    void everyEntryIsNamedInDifferences();
    void everyPathFollowsTheFile();
    void everyFileThatIsNamedStays();
};

/// Tests below go over the complete file: a member that is not in it would not be tested.
void tst_LibraryMembers::everyMemberIsInTheCompleteFileAndInTheSchema()
{
    const Json text = Json::parse(complete);
    std::set<std::string> keys{"format", "version"};
    const auto file = readLibraryFile(complete, "f");
    forEachFileMember([&](const auto& member) {
        const std::string key(member.key);
        keys.insert(key);
        QVERIFY2(text.contains(key), key.c_str());
        forEachElement((*file).*member.value, [&]<class Element>(const Element&) {
            const auto isInTheSchema = [&](const auto& each) {
                const std::string name(each.key);
                const Json entry = entrySchema(key), required = entry.value("required", Json::array());
                QVERIFY2(entry["properties"].contains(name), (key + ": " + name).c_str());
                const bool isRequired = std::find(required.begin(), required.end(), name) != required.end();
                QVERIFY2(isRequired == (each.kind != KeyKind::Optional), (key + ": " + name).c_str());
            };
            std::apply([&](const auto&... each) { (isInTheSchema(each), ...); }, elementKeys<Element>);
        });
    });
    std::set<std::string> inSchema;
    for (const auto& [key, schema] : librarySchema()["properties"].items()) inSchema.insert(key);
    QCOMPARE(inSchema, keys);
}

void tst_LibraryMembers::everyMemberGoesThroughTheOpenLibrary()
{
    const auto file = readLibraryFile(complete, "f");
    ClipLibrary library;
    takeLibraryFile(*file, place, library);
    QCOMPARE(writtenLibraryFile(composedAt(place, *file, library)), complete);
}

void tst_LibraryMembers::everyMemberIsUndone()
{
    const auto file = readLibraryFile(complete, "f");
    ClipLibrary library;
    LibraryEdit edit = editTowards(*file, {}, place, library);
    forEachLibraryMember([&](const auto& member) { QVERIFY(edit.*member.edited); });
    exchange(library, edit);
    QCOMPARE(composedAt(place, *file, library), *file);
    QVERIFY(withoutEqual(editTowards(*file, *file, place, library), library).isEmpty());
    exchange(library, edit);
    const ClipLibrary empty;
    forEachLibraryMember([&](const auto& member) { QVERIFY(member.get(library) == member.get(empty)); });
}

void tst_LibraryMembers::everyMemberIsMerged()
{
    const auto file = readLibraryFile(complete, "f");
    for (const MergedLibraryFile& merged :
         {mergedLibraryFile({}, *file, {}), mergedLibraryFile({}, {}, *file)}) {
        QVERIFY(merged.conflicts.empty());
        QCOMPARE(writtenLibraryFile(merged.file), complete);
    }
}

void tst_LibraryMembers::everyEntryIsNamedInDifferences()
{
    const auto file = readLibraryFile(complete, "f");
    forEachFileMember([&](const auto& member) {
        LibraryFile more = *file;
        if constexpr (requires { nameOf((more.*member.value).front()); }) {
            auto entry = (more.*member.value).front();
            entry.extra.push_back({"new", "1"});
            (more.*member.value).front() = entry;
            const std::vector<MemberChange> changes = differenceBetween(*file, more);
            QCOMPARE(changes.size(), 1u);
            QCOMPARE(changes[0].path,
                     (std::vector<std::string>{std::string(member.key), nameOf(entry), "new"}));
        }
    });
}

/// A file that is opened has absolute ones in the library, and one that is written has none.
void tst_LibraryMembers::everyPathFollowsTheFile()
{
    const auto file = readLibraryFile(complete, "f");
    const LibraryFile held = withAbsolutePaths(*file, place);
    int paths = 0;
    forEachText(Json::parse(writtenLibraryFile(held)), {},
                [&](const std::string& key, const std::string& text) {
                    const bool isPath = key == "source" || key == "character" || key == "roots";
                    paths += isPath ? 1 : 0;
                    QVERIFY2(isPath == text.starts_with('/'), (key + ": " + text).c_str());
                });
    QVERIFY(paths > 12);
    ClipLibrary library;
    takeLibraryFile(*file, place, library);
    for (const LibraryFile& saved : {*file, LibraryFile()}) {
        const LibraryFile written = composedAt("/lib/sub/other.tagline", saved, library);
        forEachText(Json::parse(writtenLibraryFile(written)), {},
                    [](const std::string& key, const std::string& text) {
                        QVERIFY2(!text.starts_with('/'), (key + ": " + text).c_str());
                    });
        QCOMPARE(withAbsolutePaths(written, "/lib/sub/other.tagline").takes, held.takes);
    }
}

void tst_LibraryMembers::everyFileThatIsNamedStays()
{
    auto file = readLibraryFile(complete, "f");
    std::set<std::string> naming, visited;
    forEachFileMember([&](const auto& member) {
        if (!member.why.empty()) naming.insert(std::string(member.key));
    });
    forEachPath(*file, [&](const std::string&, const auto& member, const auto&) {
        visited.insert(std::string(member.key));
    });
    QCOMPARE(visited, naming);
    QVERIFY(naming.contains("takes") && naming.contains("character") && !naming.contains("namespaces"));
}

QTEST_APPLESS_MAIN(tst_LibraryMembers)
#include "tst_LibraryMembers.moc"
