#include "tests/cli/CliStage.h"

#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace tagline::test {

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

} // namespace tagline::test
