// The committed files of the sample library.

#include <QtTest>

#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/query/language/parsing/QueryParser.h"
#include "resources/sample/generator/SampleLibrary.h"
#include "tests/sample/GlbFile.h"
#include "tests/support/TestData.h"

#include <array>
#include <cmath>
#include <map>
#include <tuple>

using namespace tagline;
using test::GlbFile;

namespace {

QString sampleFolder() { return test::sourceFolder() + "/resources/sample"; }

std::string committed(const QString& name)
{
    QFile file(sampleFolder() + '/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList committedNames(const QStringList& patterns)
{
    return QDir(sampleFolder()).entryList(patterns, QDir::Files);
}

/// Vertices at one place are one vertex.
class Welding
{
public:
    int number(double x, double y, double z)
    {
        return m_numbers.try_emplace({x, y, z}, int(m_numbers.size())).first->second;
    }

private:
    std::map<std::tuple<double, double, double>, int> m_numbers;
};

} // namespace

class tst_SampleFiles : public QObject
{
    Q_OBJECT

private slots:
    void generatorWritesTheCommittedBytes()
    {
        const auto files = sample::sampleLibrary();
        QCOMPARE(committedNames({"*.glb", "*.bvh", "*.json", "*.tagline"}).size(), qsizetype(files.size()));
        for (const auto& [name, bytes] : files)
            QVERIFY2(
                committed(QString::fromStdString(name)) == bytes,
                qPrintable(
                    QString("%1 differs: run tagline-sample-generator resources/sample").arg(name.c_str())));
    }

    void mannequinFileIsOneClosedSurface()
    {
        const GlbFile glb(committed("mannequin.glb"));
        QVERIFY(glb.isValid());
        Welding welding;
        std::map<std::pair<int, int>, int> edges;
        for (const auto& primitive : glb.document()["meshes"][0]["primitives"]) {
            const auto places = glb.numbers(primitive["attributes"]["POSITION"]);
            const auto indices = glb.numbers(primitive["indices"]);
            QVERIFY(!indices.empty());
            for (size_t i = 0; i < indices.size(); i += 3) {
                std::array<int, 3> corners{};
                for (size_t k = 0; k < 3; ++k) {
                    const size_t at = size_t(indices[i + k]) * 3;
                    corners[k] = welding.number(places[at], places[at + 1], places[at + 2]);
                }
                for (size_t k = 0; k < 3; ++k) ++edges[{corners[k], corners[(k + 1) % 3]}];
            }
        }
        for (const auto& [edge, count] : edges) {
            QCOMPARE(count, 1);
            QVERIFY(edges.contains({edge.second, edge.first}));
        }
    }

    void mannequinFileIsSkinned()
    {
        const GlbFile glb(committed("mannequin.glb"));
        const size_t joints = glb.document()["skins"][0]["joints"].size();
        QVERIFY(joints >= 30);
        QCOMPARE(glb.numbers(glb.document()["skins"][0]["inverseBindMatrices"]).size(), joints * 16);
        size_t vertices = 0;
        for (const auto& primitive : glb.document()["meshes"][0]["primitives"]) {
            const auto weights = glb.numbers(primitive["attributes"]["WEIGHTS_0"]);
            const auto influences = glb.numbers(primitive["attributes"]["JOINTS_0"]);
            QCOMPARE(influences.size(), weights.size());
            for (size_t i = 0; i < weights.size(); i += 4)
                QCOMPARE(weights[i] + weights[i + 1] + weights[i + 2] + weights[i + 3], 1.0);
            for (const double joint : influences) QVERIFY(joint < double(joints));
            vertices += weights.size() / 4;
        }
        QVERIFY(vertices >= 5000);
    }

    void animationsHaveUnitRotationsOnAGridOfTheirRate()
    {
        for (const QString& name : committedNames({"*.glb"})) {
            if (name == "mannequin.glb") continue;
            const GlbFile glb(committed(name));
            QVERIFY2(glb.isValid(), qPrintable(name));
            const auto sidecar = readTagSidecar(committed(name + ".tags.json"), name.toStdString());
            QVERIFY2(sidecar, qPrintable(name));
            const auto& animation = glb.document()["animations"][0];
            QCOMPARE(animation["name"].get<std::string>(), sidecar->clips[0].name);
            const double rate = double(sidecar->clips[0].rate.numerator) / sidecar->clips[0].rate.denominator;
            for (const auto& channel : animation["channels"]) {
                const auto& sampler = animation["samplers"][channel["sampler"].get<size_t>()];
                const auto times = glb.numbers(sampler["input"]), values = glb.numbers(sampler["output"]);
                QVERIFY(times.size() == 1 || int(times.size()) == sidecar->clips[0].frames);
                for (size_t i = 0; i < times.size(); ++i)
                    QVERIFY(std::abs(times[i] * rate - double(i)) < 1e-4);
                if (channel["target"]["path"] != "rotation") continue;
                QCOMPARE(values.size(), times.size() * 4);
                for (size_t i = 0; i < values.size(); i += 4)
                    QVERIFY(std::abs(std::hypot(std::hypot(values[i], values[i + 1]),
                                                std::hypot(values[i + 2], values[i + 3])) -
                                     1.0) < 1e-5);
            }
        }
    }

    void clipsHaveTheMannequinsJoints()
    {
        const auto joints = GlbFile(committed("mannequin.glb")).document()["nodes"];
        for (const QString& name : committedNames({"*.glb"})) {
            const auto nodes = GlbFile(committed(name)).document()["nodes"];
            for (size_t i = 1; i < std::min(nodes.size(), joints.size() - 1); ++i)
                QCOMPARE(nodes[i], joints[i]);
        }
    }

    void sidecarsAreWhatTheProgramWouldWrite()
    {
        const QStringList names = committedNames({"*.tags.json"});
        QVERIFY(names.size() >= 10);
        for (const QString& name : names) {
            const auto sidecar = readTagSidecar(committed(name), name.toStdString());
            QVERIFY2(sidecar, qPrintable(name));
            QCOMPARE(QByteArray::fromStdString(writtenTagSidecar(*sidecar)),
                     QByteArray::fromStdString(committed(name)));
        }
    }

    void libraryFileIsWhatTheProgramWouldWrite()
    {
        const auto library = readLibraryFile(committed("sample.tagline"), "sample.tagline");
        QVERIFY(library);
        QCOMPARE(QByteArray::fromStdString(writtenLibraryFile(*library)),
                 QByteArray::fromStdString(committed("sample.tagline")));
        QVERIFY(QFile::exists(sampleFolder() + '/' + QString::fromStdString(library->character)));
    }

    void vocabularyKnowsEveryTagAndTheQueriesParse()
    {
        const auto library = readLibraryFile(committed("sample.tagline"), "sample.tagline");
        QVERIFY(library);
        TagVocabulary vocabulary;
        defineTags(*library, vocabulary);
        for (const QString& name : committedNames({"*.tags.json"})) {
            const auto sidecar = readTagSidecar(committed(name), name.toStdString());
            for (const SidecarTag& tag : sidecar->clips[0].tags) {
                const auto isDefined = [&](const LibraryTag& known) { return known.name == tag.name; };
                QVERIFY2(std::any_of(library->vocabulary.begin(), library->vocabulary.end(), isDefined),
                         tag.name.c_str());
            }
        }
        QVERIFY(library->queries.size() >= 4);
        for (const SavedQuery& query : library->queries)
            QVERIFY2(parseQuery(query.text, vocabulary), query.text.c_str());
    }
};

QTEST_APPLESS_MAIN(tst_SampleFiles)
#include "tst_SampleFiles.moc"
