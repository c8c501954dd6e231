// Holds the arrows of ARCHITECTURE.md against what the build really links: CMake draws its own graph of
// targets.

#include "tests/support/TestData.h"

#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

using Graph = QMap<QString, QSet<QString>>;

/// Target → targets that it links, as CMake's graph of this build has it.
Graph linkGraph(QString& problem)
{
    QTemporaryDir folder;
    const QString file = folder.filePath("targets.dot");
    QProcess cmake;
    cmake.start("cmake", {"--graphviz=" + file, tagline::test::buildFolder()});
    if (!cmake.waitForFinished(100'000) || cmake.exitCode() != 0) {
        problem = "cmake --graphviz failed: " + QString::fromUtf8(cmake.readAllStandardError());
        return {};
    }
    QFile dot(file);
    if (!dot.open(QIODevice::ReadOnly)) problem = "no graph was written";
    static const QRegularExpression arrow(R"(// (\S+) -> (\S+))");
    Graph graph;
    auto matches = arrow.globalMatch(QString::fromUtf8(dot.readAll()));
    while (matches.hasNext()) {
        const auto match = matches.next();
        // What only has to be built first is drawn as an arrow too; a program is never linked, nor is what a
        // program loads by itself.
        if (match.captured(2) == "tagline-import" || match.captured(2) == "tagline-pictures") continue;
        graph[match.captured(1)].insert(match.captured(2));
    }
    return graph;
}

QSet<QString> reachable(const Graph& graph, const QString& target)
{
    QSet<QString> seen;
    QStringList open{target};
    while (!open.isEmpty())
        for (const QString& next : graph.value(open.takeLast()))
            if (!seen.contains(next)) {
                seen.insert(next);
                open << next;
            }
    return seen;
}

bool reachesAny(const Graph& graph, const QString& target, const QString& pattern)
{
    const QRegularExpression name(QRegularExpression::anchoredPattern(pattern));
    const QSet<QString> all = reachable(graph, target);
    return std::any_of(all.begin(), all.end(), [&](const QString& t) { return name.match(t).hasMatch(); });
}

} // namespace

class tst_Links : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void forbiddenArrowsAreAbsent_data();
    void forbiddenArrowsAreAbsent();
    void theGraphIsReal();

private:
    Graph m_graph;
};

void tst_Links::initTestCase()
{
    QString problem;
    m_graph = linkGraph(problem);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void tst_Links::forbiddenArrowsAreAbsent_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("mustNotReach");
    QTest::newRow("tags are plain C++") << "tags"
                                        << "Qt6::.*|motion|library|assimp.*|glm.*";
    QTest::newRow("a game links runtime and tags alone") << "runtime"
                                                         << "Qt6::.*|motion|library|assimp.*|glm.*";
    QTest::newRow("motion is plain C++ and GLM") << "motion"
                                                 << "Qt6::.*|library|assimp.*";
    QTest::newRow("library has no window and no Assimp") << "library"
                                                         << "Qt6::(Gui|Widgets)|assimp.*|render|document";
    QTest::newRow("render knows no widget") << "render"
                                            << "Qt6::Widgets|widgets.*|document|assimp.*";
    QTest::newRow("the timeline knows no document") << "widgets_timeline"
                                                    << "document|library|assimp.*";
    QTest::newRow("the document has no widgets") << "document"
                                                 << "Qt6::Widgets|widgets.*|render|assimp.*";
    QTest::newRow("the window has no Assimp") << "tagline"
                                              << "assimp.*|assimp_import";
    QTest::newRow("our reader of BVH has no Assimp") << "bvh_import"
                                                     << "Qt6::.*|library|assimp.*";
    QTest::newRow("our reader of arrays has no Assimp") << "array_import"
                                                        << "Qt6::.*|library|assimp.*";
    QTest::newRow("the worker has no window") << "tagline-import"
                                              << "Qt6::(Gui|Widgets)|document|widgets.*|render";
    QTest::newRow("what the worker loads for pictures has no window and no library")
        << "tagline-pictures"
        << "Qt6::(Widgets|OpenGL.*|Svg.*)|document|widgets.*|presenters|render|library|motion|tags|assimp.*";
}

void tst_Links::forbiddenArrowsAreAbsent()
{
    QFETCH(QString, target);
    QFETCH(QString, mustNotReach);
    QVERIFY2(m_graph.contains(target) || target == "tags", qPrintable("no target named " + target));
    QVERIFY(!reachesAny(m_graph, target, mustNotReach));
}

void tst_Links::theGraphIsReal()
{
    QVERIFY(reachesAny(m_graph, "motion", "tags"));
    QVERIFY(reachesAny(m_graph, "tagline-import", "assimp.*"));
    QVERIFY(reachesAny(m_graph, "tagline", "Qt6::Widgets"));
    QVERIFY(reachesAny(m_graph, "tagline-pictures", "Qt6::Gui"));
}

QTEST_APPLESS_MAIN(tst_Links)
#include "tst_Links.moc"
