// Tag sets in the window: drawn with their names, switched off, locked, and chosen for new tags.

#include "app/presenters/timeline/TimelineLanes.h"
#include "tests/app/TestWindow.h"
#include "tests/support/LegsBvh.h"
#include "tests/support/NextOpened.h"
#include "widgets/tags/vocabulary/TagSetsDialog.h"
#include "widgets/theme/StatusStrip.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QComboBox>
#include <QFile>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

namespace {

QByteArray sidecar(const char* tags)
{
    return QByteArray(R"({"format":"tagline.tags","version":1,"source":"walk.bvh","clips":[{"name":"walk",)"
                      R"("frames":1,"rate":[100,1],"tags":{)") +
           tags + "}}]}\n";
}

} // namespace

class tst_TagSetSwitches : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void aSetIsSwitchedOffAndOn();
    void aLockedSetStaysAsItIs();
    void newTagsGoToTheChosenSet();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    TagId tag(const char* name) { return *library().vocabulary().findNamed(name); }
    void put(const char* name, const QByteArray& bytes)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray content(const char* name)
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The tags that the timeline has lanes of, with ranges.
    QStringList drawn()
    {
        QStringList names;
        TimelineLaneSource source;
        source.clip = ClipId(0);
        for (const TimelineLane& lane : timelineContent(library(), source).lanes)
            if (lane.kind == LaneKind::Tag && !lane.ranges.empty()) names << lane.name;
        names.sort();
        return names;
    }
    void withDialog(const std::function<void(TagSetsDialog&)>& act)
    {
        withNext<TagSetsDialog>(*this, [act](TagSetsDialog& dialog) {
            act(dialog);
            dialog.close();
        });
        actionOf(*m_app, "tag.sets").trigger();
    }
    static QTreeWidgetItem* row(TagSetsDialog& dialog, const char* set)
    {
        const auto found = dialog.findChild<QTreeWidget*>()->findItems(set, Qt::MatchExactly);
        return found.isEmpty() ? nullptr : found.front();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_TagSetSwitches::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    put("walk.bvh", legsBvh("0 1 0", "0 -1 0"));
    put("walk.bvh.tags.json", sidecar(R"("Run":[[0,1]],"Walk":[[0,1]])"));
    put("walk.bvh.gameplay.tags.json", sidecar(R"("Hit":[[0,1]],"Run":[[0,1]])"));
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(QTest::qWaitForWindowActive(&m_app->window()));
    QVERIFY(isOpened(*m_app, {m_folder->path()}));
    QCOMPARE(library().clipCount(), std::size_t(1));
    m_app->workspace().setCurrentClip(ClipId(0));
}

void tst_TagSetSwitches::aSetIsSwitchedOffAndOn()
{
    QCOMPARE(drawn(), (QStringList{"Hit", "Run", "Walk", "gameplay::Run"}));
    withDialog([this](TagSetsDialog& dialog) {
        QVERIFY(row(dialog, "default") && row(dialog, "gameplay"));
        QCOMPARE(row(dialog, "gameplay")->text(3), QString("2"));
        keepPicture(dialog, "tag_sets");
        row(dialog, "gameplay")->setCheckState(1, Qt::Unchecked);
        QCOMPARE(drawn(), (QStringList{"Run", "Walk"}));
        row(dialog, "default")->setCheckState(1, Qt::Unchecked);
        row(dialog, "gameplay")->setCheckState(1, Qt::Checked);
        QCOMPARE(drawn(), (QStringList{"Hit", "Run"})); // none other is named so now
    });
    QVERIFY(!m_app->document().isModified());
    withDialog([this](TagSetsDialog& dialog) { // as it was left
        QCOMPARE(row(dialog, "default")->checkState(1), Qt::Unchecked);
        row(dialog, "default")->setCheckState(1, Qt::Checked);
        QCOMPARE(drawn().size(), 4);
    });
}

void tst_TagSetSwitches::aLockedSetStaysAsItIs()
{
    withDialog([](TagSetsDialog& dialog) { row(dialog, "gameplay")->setCheckState(2, Qt::Checked); });
    QSignalSpy kept(&m_app->document(), &LibraryDocument::lockedSetsKept);
    const auto erase = [this](const char* name) {
        m_app->document().editSheet(ClipId(0), "Erase", 0,
                                    [&](const TagSheet& sheet) { return sheet.withRanges(tag(name), {}); });
    };
    erase("gameplay::Hit");
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.front().front().toStringList(), QStringList{"gameplay"});
    QVERIFY(drawn().contains("Hit") && !m_app->document().isModified());
    erase("Walk");
    QCOMPARE(kept.size(), 1);
    QVERIFY(!drawn().contains("Walk"));
    const QByteArray gameplay = content("walk.bvh.gameplay.tags.json");
    QVERIFY(m_app->document().save().errors.empty());
    QCOMPARE(content("walk.bvh.gameplay.tags.json"), gameplay);
    QVERIFY(!content("walk.bvh.tags.json").contains("Walk"));
}

void tst_TagSetSwitches::newTagsGoToTheChosenSet()
{
    withDialog([](TagSetsDialog& dialog) {
        auto* sets = dialog.findChild<QComboBox*>();
        QCOMPARE(sets->currentText(), QString("default"));
        sets->setFocus();
        QTest::keyClick(sets, Qt::Key_Down);
        QCOMPARE(sets->currentText(), QString("gameplay"));
    });
    QCOMPARE(m_app->workspace().newTagSet(), std::string("gameplay"));
}

QTEST_MAIN(tst_TagSetSwitches)
#include "tst_TagSetSwitches.moc"
