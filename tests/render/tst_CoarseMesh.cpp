// Fewer triangles: of the mesh's own vertices, on the same joints, in nearly the same shape.

#include "render/CoarseMesh.h"
#include "tests/render/Figures.h"

#include <QTest>

#include <algorithm>

using namespace tagline;

class tst_CoarseMesh : public QObject
{
    Q_OBJECT

private slots:
    void fewAreLeft_data();
    void fewAreLeft();
    void seamsAreNoBorders();
    void aSmallMeshStays();
    void whatCannotBeCollapsedIsStillFewer();

private:
    static void isValid(const SkinnedMesh& coarse, const SkinnedMesh& mesh);
};

void tst_CoarseMesh::isValid(const SkinnedMesh& coarse, const SkinnedMesh& mesh)
{
    QVERIFY(coarse.triangleCount() > 0);
    QCOMPARE(coarse.indices.size() % 3, std::size_t(0));
    QCOMPARE(coarse.normals.size(), coarse.vertexCount());
    QCOMPARE(coarse.influences.size(), coarse.vertexCount());
    QVERIFY(coarse.textureCoordinates.empty() == mesh.textureCoordinates.empty());
    QVERIFY(coarse.palette == mesh.palette);
    for (const std::uint32_t index : coarse.indices) QVERIFY(index < coarse.vertexCount());
    for (std::size_t vertex = 0; vertex < coarse.vertexCount(); ++vertex) {
        const auto same = std::find(mesh.positions.begin(), mesh.positions.end(), coarse.positions[vertex]);
        QVERIFY(same != mesh.positions.end());
    }
}

void tst_CoarseMesh::fewAreLeft_data()
{
    QTest::addColumn<int>("triangles");
    for (const int count : {5000, 1000, 300}) QTest::newRow(qPrintable(QString::number(count))) << count;
}

void tst_CoarseMesh::fewAreLeft()
{
    QFETCH(int, triangles);
    const SkinnedMesh mesh = test::tube(6, 1.8f, 0.1f).meshes.front();
    const SkinnedMesh coarse = coarseMesh(mesh, std::size_t(triangles));
    isValid(coarse, mesh);
    QVERIFY2(coarse.triangleCount() <= 2 * std::size_t(triangles),
             qPrintable(QString::number(coarse.triangleCount())));
    QVERIFY(coarse.vertexCount() < mesh.vertexCount());
    float lowest = 1.0f, highest = 0.0f;
    for (const glm::vec3& position : coarse.positions) {
        lowest = std::min(lowest, position.y);
        highest = std::max(highest, position.y);
    }
    QVERIFY(lowest < 0.1f && highest > 1.7f);
}

/// Every triangle has vertices of its own, as in files that are shaded flat.
void tst_CoarseMesh::seamsAreNoBorders()
{
    const SkinnedMesh joined = test::tube(6, 1.8f, 0.1f).meshes.front();
    SkinnedMesh flat = joined;
    std::vector<glm::vec3> positions, normals;
    std::vector<VertexInfluences> influences;
    std::vector<std::uint32_t> indices;
    for (const std::uint32_t index : joined.indices) {
        indices.push_back(std::uint32_t(positions.size()));
        positions.push_back(joined.positions[index]);
        normals.push_back(joined.normals[index]);
        influences.push_back(joined.influences[index]);
    }
    flat.positions = positions;
    flat.normals = normals;
    flat.influences = influences;
    flat.textureCoordinates = {};
    flat.indices = indices;
    const SkinnedMesh coarse = coarseMesh(flat, 1000);
    isValid(coarse, flat);
    QVERIFY2(coarse.triangleCount() <= 2000, qPrintable(QString::number(coarse.triangleCount())));
}

void tst_CoarseMesh::aSmallMeshStays()
{
    const SkinnedMesh mesh = test::tube(2, 1.0f, 0.1f, 4, 6).meshes.front();
    const SkinnedMesh coarse = coarseMesh(mesh, 1000);
    QCOMPARE(coarse.indices.data(), mesh.indices.data());
}

/// Triangles without neighbours have no edge that could go.
void tst_CoarseMesh::whatCannotBeCollapsedIsStillFewer()
{
    std::vector<glm::vec3> positions;
    std::vector<std::uint32_t> indices;
    for (int i = 0; i < 3000; ++i) {
        const auto at = float(i % 60);
        const auto row = float(i / 60);
        for (const glm::vec3& corner : {glm::vec3(0.0f), glm::vec3(0.4f, 0.0f, 0.0f), glm::vec3(0.0f, 0.4f, 0.0f)}) {
            indices.push_back(std::uint32_t(positions.size()));
            positions.push_back(corner + glm::vec3(at, row, 0.0f));
        }
    }
    SkinnedMesh mesh;
    mesh.normals = std::vector<glm::vec3>(positions.size(), glm::vec3(0.0f, 0.0f, 1.0f));
    mesh.influences = std::vector<VertexInfluences>(positions.size());
    mesh.positions = positions;
    mesh.indices = indices;
    mesh.palette.resize(1);
    const SkinnedMesh coarse = coarseMesh(mesh, 500);
    QVERIFY2(coarse.triangleCount() <= 1000, qPrintable(QString::number(coarse.triangleCount())));
    for (const std::uint32_t index : coarse.indices) QVERIFY(index < coarse.vertexCount());
}

QTEST_APPLESS_MAIN(tst_CoarseMesh)
#include "tst_CoarseMesh.moc"
