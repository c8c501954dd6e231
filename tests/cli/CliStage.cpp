#include "tests/cli/CliStage.h"

#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace tagline::test {

namespace {

/// A library file with a preset, which lies beside the sample library.
const QByteArray blends = R"({"format":"tagline.library","version":1,"roots":["sample"],
    "character":"sample/mannequin.glb","presets":[{"name":"Walk twice",
        "tracks":[{"source":"sample/walk.glb","clip":"walk"},{"source":"sample/walk.glb","clip":"walk","speed":2}],
        "schedule":[{"to":1,"at":"time","seconds":0.2,"duration":0.3}]}]})";

/// Files of the sample library in a folder that holds nothing else then.
void copySample(const QString& pattern, const QString& folder)
{
    const QDir sample(sourceFolder() + "/resources/sample");
    QDir target(folder);
    target.removeRecursively();
    QVERIFY(target.mkpath("."));
    for (const QString& name : sample.entryList({pattern}, QDir::Files))
        QVERIFY(QFile::copy(sample.filePath(name), target.filePath(name)));
}

} // namespace

void CliStage::put(const QString& name, const QByteArray& bytes) const
{
    const QString path = m_folder->filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray CliStage::content(const QString& name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void CliStage::putLibrary() const
{
    put("lib/walk.bvh", smallBvh(20));
    put("lib/walk.bvh.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[2,5],[5,9]],"Bad":[[4,6]])")));
    put("lib/a/jog.bvh", smallBvh(10));
    put("lib/a/jog.bvh.tags.json", sidecar("jog.bvh", clipEntry("jog", 10, R"("Run":[[0,10]])")));
    put("lib/pack.gltf", smallGltf());
}

void CliStage::putLibraryOfRuns() const
{
    putLibrary();
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Good"}],
        "queries":[{"name":"kept","query":"Run"}],
        "takes":[{"name":"kept","clips":[{"source":"pack.gltf","clip":"run","index":0},
                                         {"source":"pack.gltf","clip":"idle","offset":0.5}]}],
        "rules":[{"name":"Good","tag":"Good","query":"Run - Bad"}],
        "presets":[{"name":"Both","tracks":[{"source":"walk.bvh","clip":"walk"},{"source":"a/jog.bvh","clip":"jog"}]}]})");
    put("lib/a/jog.bvh.tags.json",
        sidecar("jog.bvh",
                clipEntry("jog", 10, R"("Run":[[0,10]],"Bad":[[0,1]])",
                          R"({"range":[0,10],"text":"jogs on","author":"ana"})", R"("slope":[[0,4,0.5]])")));
    put("lib/walk.bvh.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[2,5],[5,9]],"Bad":[[4,6]])",
                                      R"({"range":[2,9],"text":"starts to run","author":"ana"})",
                                      R"("slope":[[3,8,1.5]])")));
    put("labels.csv", "clip,tag,start,stop\nwalk.bvh,Good,1,3\na/jog.bvh,Good,1,3\n");
    put("path.json", R"({"format":"tagline.path","version":1,"seconds":1,"commands":[{"at":0,"speed":1}]})");
}

void CliStage::putSampleLibrary() const
{
    copySample("*", m_folder->filePath("sample"));
    for (const char* annotator : {"before", "ana", "ben"})
        copySample("*.tags.json", m_folder->filePath(annotator));
    put("before/sample.tagline", content("sample/sample.tagline"));
    for (const char* side : {"base", "ours", "theirs"})
        put(QString(side) + ".tags.json", content("sample/walk.glb.tags.json"));
    put("blends.tagline", blends);
    put("labels.csv", "clip,tag,start_frame,stop_frame\nwalk.glb,Style.Proud,30,90\n");
    put("takes.csv", "take,start,select,marks\nwalk,10:00:00:00,A,turn 10:00:00:20\n");
    QFile suggester(sourceFolder() + "/resources/examples/suggester/suggest_still.py");
    QVERIFY(suggester.open(QIODevice::ReadOnly));
    put("suggest_still.py", suggester.readAll());
    put("path.json",
        R"({"format":"tagline.path","version":1,"seconds":3,"commands":[{"at":0,"speed":1.2}]})");
}

QMap<QString, QByteArray> CliStage::files() const
{
    QMap<QString, QByteArray> found;
    const QDir root(m_folder->path());
    QStringList folders{"."};
    while (!folders.isEmpty()) {
        const QString folder = folders.takeFirst();
        const QDir at(root.filePath(folder));
        for (const QFileInfo& each : at.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString name = folder + '/' + each.fileName();
            if (each.isDir())
                folders << name;
            else
                found[name] = content(name);
        }
    }
    return found;
}

} // namespace tagline::test
