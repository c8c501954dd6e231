// A file that a person named for a missing one and that has only some of its clips: what goes along, and what
// stays.

#include "core/library/moved/MovedSources.h"

#include <QTest>

using namespace tagline;

namespace {

StoredSidecar sidecarOf(const std::vector<const char*>& clips)
{
    StoredSidecar stored;
    stored.stamp.exists = true;
    for (const char* name : clips) {
        SidecarClip& entry = stored.sidecar.clips.emplace_back();
        entry.name = name;
        entry.frames = 50;
        entry.tags = {{"Run", {{4, 8}}}};
    }
    return stored;
}

std::shared_ptr<const ImportedModel> modelOf(const std::vector<const char*>& clips)
{
    auto model = std::make_shared<ImportedModel>();
    for (const char* name : clips) {
        Clip& clip = model->clips.emplace_back();
        clip.name = clip.displayName = name;
        clip.frames = 50;
    }
    return model;
}

MotionExample exampleOf(const char* name)
{
    MotionExample example;
    example.name = name;
    example.range = {"/old/pack.glb", name, {}, {0, 10}};
    return example;
}

} // namespace

class tst_MovedSources : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void clipsThatAreNotInTheFoundFileKeepTheirTags();
    void whatTheLibrarySaysOfThemStaysToo();

private:
    ClipLibrary m_library;
    SourceId m_missing, m_found;
    std::vector<MovedSource> m_moved;
};

void tst_MovedSources::init()
{
    m_library = ClipLibrary();
    m_missing = m_library.addSource("/old/pack.glb", "old/pack.glb");
    m_library.setFailed(m_missing, {"file.missing", "gone", {}, 0, 0}, sidecarOf({"run", "walk"}));
    m_found = m_library.addSource("/new/run.glb", "new/run.glb");
    m_library.setModel(m_found, modelOf({"idle", "run"}));
    m_moved = movedSources(m_library, std::vector{MovedSource{m_missing, m_found, MovedBy::Person}});
}

void tst_MovedSources::clipsThatAreNotInTheFoundFileKeepTheirTags()
{
    QCOMPARE(m_moved, (std::vector{MovedSource{m_missing, m_found, MovedBy::Person}}));
    const std::vector<SheetChange> changes = movedSheets(m_library, m_moved);
    QCOMPARE(changes.size(), 2u);
    QCOMPARE(changes[0].clip, *m_library.findClip(m_found, "run"));
    QCOMPARE(changes[0].sheet.rangeCount(), 1u);
    QCOMPARE(changes[1].clip, *m_library.findClip(m_missing, "run"));
    QVERIFY(changes[1].sheet.isEmpty());
}

void tst_MovedSources::whatTheLibrarySaysOfThemStaysToo()
{
    LibraryFile file;
    for (const char* name : {"run", "walk", "never tagged"}) file.examples.push_back(exampleOf(name));
    const auto followed = withMovedPaths(file, m_library, m_moved);
    QVERIFY(followed.has_value());
    QCOMPARE(followed->examples[0].range.source, std::string("/new/run.glb"));
    QCOMPARE(followed->examples[1].range.source, std::string("/old/pack.glb"));
    QCOMPARE(followed->examples[2].range.source, std::string("/new/run.glb"));
}

QTEST_APPLESS_MAIN(tst_MovedSources)
#include "tst_MovedSources.moc"
