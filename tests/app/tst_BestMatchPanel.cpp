// The best match: a wish of tags put together as chips, the clips that fit with their reasons, and one of
// them put on a track, in the real window.

#include "app/presenters/matching/BestMatchDialog.h"
#include "tests/app/TimelineStage.h"
#include "widgets/tags/choice/TagChips.h"
#include "widgets/tags/choice/TagPickerPopup.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_BestMatchPanel : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void clipsThatFitAreListedWithReasons();
    void aChipIsTakenOutByAClick();
    void aClipOnATrackGoesBehindItsEquals();
    void theListFollowsEdits();
    void anUnknownNameIsSaid();
    void anotherLibraryEndsIt();
    void usesComeBackWithTheLibrary(); // last: the program begins anew

private:
    BestMatchDialog& opened();
    BestMatchDialog* dialog() { return m_app->window().findChild<BestMatchDialog*>(); }
    TagChips& chips(const char* name) { return *dialog()->findChild<TagChips*>(name); }
    QTreeWidget& list() { return *dialog()->findChild<QTreeWidget*>(); }
    const MatchRanking& ranking() { return m_app->matches().ranking(); }
    void add(const char* line, const QString& typed);
    bool isRanked()
    {
        return QTest::qWaitFor([this] { return !m_app->matches().isRanking(); }, 10000);
    }
    bool has(ClipId clip, const char* tagName)
    {
        return !library().clip(clip).sheet.ranges(tag(tagName)).empty();
    }
};

void tst_BestMatchPanel::cleanup()
{
    if (!dialog()) return;
    dialog()->reject();
    QTRY_VERIFY(!dialog());
}

BestMatchDialog& tst_BestMatchPanel::opened()
{
    pressKey(view(), Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
    if (!dialog()) qFatal("the best match did not open");
    return *dialog();
}

/// Presses Add and types the tag's name.
void tst_BestMatchPanel::add(const char* line, const QString& typed)
{
    chips(line).findChild<QToolButton*>("addChip")->click();
    auto* picker = chips(line).findChild<TagPickerPopup*>();
    if (!picker) qFatal("no tag is asked for");
    QLineEdit* field = picker->findChild<QLineEdit*>();
    QTest::keyClicks(field, typed);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!chips(line).findChild<TagPickerPopup*>());
}

void tst_BestMatchPanel::clipsThatFitAreListedWithReasons()
{
    opened();
    QCOMPARE(list().topLevelItemCount(), 0);
    QVERIFY(!dialog()->findChild<QLabel*>("bestMatchNote")->text().isEmpty());
    add("neededTags", "Walk");
    QCOMPARE(chips("neededTags").chosen().size(), 1u);
    QVERIFY(isRanked());
    QVERIFY(!ranking().best.empty());
    QCOMPARE(list().topLevelItemCount(), int(ranking().best.size()));
    for (const ClipMatch& match : ranking().best) QVERIFY(has(match.clip, "Locomotion.Walk"));
    QVERIFY(list().topLevelItem(0)->text(1).contains("needed"));
    keepPicture(*dialog(), "best-match");
    keepPicture(m_app->window(), "best-match-window");

    list().setCurrentItem(list().topLevelItem(list().topLevelItemCount() - 1));
    QVERIFY(workspace().currentClip() == ranking().best.back().clip);
}

void tst_BestMatchPanel::aChipIsTakenOutByAClick()
{
    opened();
    add("neededTags", "Walk");
    add("avoidedTags", "Run");
    QVERIFY(isRanked());
    QVERIFY(m_app->matches().wish()->avoid.size() == 1);
    QVERIFY(list().topLevelItem(0)->text(1).contains("unwanted"));
    for (const char* line : {"avoidedTags", "neededTags"})
        chips(line).findChild<QToolButton*>("tagChip")->click();
    QVERIFY(!m_app->matches().wish());
    QCOMPARE(list().topLevelItemCount(), 0);
}

void tst_BestMatchPanel::aClipOnATrackGoesBehindItsEquals()
{
    opened();
    QVERIFY(!dialog()->findChild<QPushButton*>("toTrack1")->isEnabled());
    add("wantedTags", "Walk");
    QVERIFY(isRanked());
    const ClipMatch first = ranking().best.front();
    list().setCurrentItem(list().topLevelItem(0));
    dialog()->findChild<QPushButton*>("toTrack1")->click();
    QVERIFY(isRanked());
    QCOMPARE(m_app->controller().trackCount(), 1);
    QVERIFY(m_app->controller().clip(0) == first.clip);
    const auto used = std::ranges::find(ranking().best, first.clip, &ClipMatch::clip);
    QVERIFY(used != ranking().best.end());
    QCOMPARE(used->picksAgo, std::int64_t(1));
    for (auto behind = used + 1; behind != ranking().best.end(); ++behind)
        QVERIFY(behind->wanted.size() < first.wanted.size() || behind->extra > first.extra);
}

void tst_BestMatchPanel::theListFollowsEdits()
{
    opened();
    add("neededTags", "Walk");
    QVERIFY(isRanked());
    const std::size_t before = ranking().clips;
    const ClipId clip = ranking().best.front().clip;
    m_app->document().editSheet(clip, "edit", 0, [this](const TagSheet& sheet) {
        return sheet.withRanges(tag("Locomotion.Walk"), {});
    });
    QVERIFY(isRanked());
    QCOMPARE(ranking().clips, before - 1);
    QCOMPARE(list().topLevelItemCount(), int(ranking().best.size()));
    undo().undo();
    QVERIFY(isRanked());
    QCOMPARE(ranking().clips, before);
}

void tst_BestMatchPanel::anUnknownNameIsSaid()
{
    opened();
    add("neededTags", "xyzzy");
    QVERIFY(chips("neededTags").chosen().empty());
    QVERIFY(dialog()->findChild<QLabel*>("bestMatchNote")->text().contains("xyzzy"));
}

void tst_BestMatchPanel::anotherLibraryEndsIt()
{
    QPointer<BestMatchDialog> shown(&opened());
    add("neededTags", "Walk");
    QVERIFY(isOpened(*m_app, {m_folder.filePath("sample/run.glb")}));
    QTRY_VERIFY(!shown || !shown->isVisible());
    QVERIFY(!m_app->matches().wish());
}

void tst_BestMatchPanel::usesComeBackWithTheLibrary()
{
    QVERIFY(isOpened(*m_app, {m_folder.filePath("sample")}));
    opened();
    add("wantedTags", "Walk");
    QVERIFY(isRanked());
    list().setCurrentItem(list().topLevelItem(0));
    const ClipMatch first = ranking().best.front();
    const QString path = QString::fromStdString(library().source(library().clip(first.clip).source).path);
    dialog()->findChild<QPushButton*>("toTrack1")->click();
    QVERIFY(isRanked());
    dialog()->reject();
    m_app = nullptr;
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_folder.filePath("sample")}));
    opened();
    add("wantedTags", "Walk");
    QVERIFY(isRanked());
    const ClipId again = clipOf(*m_app, path);
    const auto used = std::ranges::find(ranking().best, again, &ClipMatch::clip);
    QVERIFY(used != ranking().best.end());
    QCOMPARE(used->picksAgo, std::int64_t(1));
}

QTEST_MAIN(tst_BestMatchPanel)
#include "tst_BestMatchPanel.moc"
