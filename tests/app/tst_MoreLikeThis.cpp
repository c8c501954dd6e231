// More like this: an example chosen on the timeline, its hits looked through and tagged, in the real window.

#include "app/presenters/query/LikenessDialog.h"
#include "tests/app/TimelineStage.h"
#include "tests/support/NextOpened.h"
#include "widgets/tags/choice/TagChoiceDialog.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_MoreLikeThis : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void whatMovesLikeTheRangeIsListed();
    void theSliderSaysHowNearIsEnough();
    void mirroredHitsComeWhereTheyAreWanted();
    void theHitsAreTagged();
    void withoutARangeTheReasonIsSaid();
    void anotherLibraryEndsIt(); // last: the sample goes

private:
    LikenessDialog& asked();
    QTreeWidget& list(LikenessDialog& dialog) { return *dialog.findChild<QTreeWidget*>(); }
    const std::vector<LikenessHit>& hits() { return m_app->likeness().hits(); }
};

void tst_MoreLikeThis::cleanup()
{
    auto* dialog = m_app->window().findChild<LikenessDialog*>();
    if (!dialog) return;
    dialog->reject();
    QTRY_VERIFY(!m_app->window().findChild<LikenessDialog*>());
}

/// The dialog, once the hits of the first contact of the left foot in the walk are there.
LikenessDialog& tst_MoreLikeThis::asked()
{
    const TagId foot = *library().vocabulary().find("Contact.LeftFoot");
    workspace().setCurrentClip(m_clip);
    workspace().setSelection({{foot, library().clip(m_clip).sheet.ranges(foot)[1]}});
    pressKey(view(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = m_app->window().findChild<LikenessDialog*>();
    const bool isFound =
        QTest::qWaitFor([&] { return !m_app->likeness().isSearching() && !hits().empty(); }, 30000);
    if (!dialog || !isFound) qFatal("nothing was found");
    return *dialog;
}

void tst_MoreLikeThis::whatMovesLikeTheRangeIsListed()
{
    LikenessDialog& dialog = asked();
    keepPicture(m_app->window(), "more-like-this");
    keepPicture(dialog, "more-like-this-dialog");
    QVERIFY(hits().front().clip == m_clip); // another step of the same walk
    QCOMPARE(list(dialog).topLevelItemCount(), int(hits().size()));
    QTreeWidgetItem* other = nullptr;
    for (int row = 0; row < list(dialog).topLevelItemCount() && !other; ++row)
        if (hits()[std::size_t(row)].clip != m_clip) other = list(dialog).topLevelItem(row);
    QVERIFY(other);
    QTest::mouseClick(list(dialog).viewport(), Qt::LeftButton, {},
                      list(dialog).visualItemRect(other).center());
    const LikenessHit& hit = hits()[std::size_t(list(dialog).indexOfTopLevelItem(other))];
    QVERIFY(workspace().currentClip() == hit.clip);
    QCOMPARE(workspace().playhead(), hit.frames.start);
}

void tst_MoreLikeThis::theSliderSaysHowNearIsEnough()
{
    LikenessDialog& dialog = asked();
    auto* slider = dialog.findChild<QSlider*>();
    QCOMPARE(dialog.keptCount(), std::min(20, int(hits().size())));
    slider->setValue(slider->maximum());
    QCOMPARE(dialog.keptCount(), int(hits().size()));
    slider->setValue(slider->minimum());
    QVERIFY(dialog.keptCount() >= 1 && dialog.keptCount() < 20);
    QVERIFY(list(dialog).topLevelItem(dialog.keptCount())->isHidden());
}

void tst_MoreLikeThis::mirroredHitsComeWhereTheyAreWanted()
{
    LikenessDialog& dialog = asked();
    const auto countMirrored = [&] {
        return std::count_if(hits().begin(), hits().end(),
                             [](const LikenessHit& hit) { return hit.isMirrored; });
    };
    QCOMPARE(countMirrored(), 0);
    dialog.findChild<QCheckBox*>()->click();
    QTRY_VERIFY(!m_app->likeness().isSearching() && countMirrored() > 0);
}

void tst_MoreLikeThis::theHitsAreTagged()
{
    LikenessDialog& dialog = asked();
    dialog.findChild<QSlider*>()->setValue(dialog.findChild<QSlider*>()->minimum());
    const std::vector<LikenessHit> kept(hits().begin(), hits().begin() + dialog.keptCount());
    const int before = undo().index();
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& choice) {
        auto* name = choice.findChild<QLineEdit*>("tagName");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, "Stance");
        choice.findChild<QPushButton*>("accept")->click();
    });
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().contains("Tag These")) button->click();
    QCOMPARE(undo().index(), before + 1);
    const TagId tag = *library().vocabulary().find("Stance");
    for (const LikenessHit& hit : kept) {
        const auto frames = library().clip(hit.clip).sheet.frames(tag, library().clip(hit.clip).frames);
        QVERIFY(frames.contains(hit.frames.start) && frames.contains(hit.frames.stop - 1));
    }
    undo().undo();
    QVERIFY(library().index().counts(tag).ranges == 0);
}

void tst_MoreLikeThis::withoutARangeTheReasonIsSaid()
{
    QSignalSpy said(m_app.get(), &Application::said);
    workspace().setSelection({});
    pressKey(view(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(said.size(), 1);
    QVERIFY(said[0][0].toString().startsWith("Select a range to search"));
    QVERIFY(!m_app->window().findChild<LikenessDialog*>());
}

void tst_MoreLikeThis::anotherLibraryEndsIt()
{
    QPointer<LikenessDialog> dialog(&asked());
    QVERIFY(isOpened(*m_app, {m_folder.filePath("sample/run.glb")}));
    QTRY_VERIFY(!dialog || !dialog->isVisible());
    QVERIFY(!m_app->likeness().example());
}

QTEST_MAIN(tst_MoreLikeThis)
#include "tst_MoreLikeThis.moc"
