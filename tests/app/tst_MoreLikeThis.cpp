// More like this: an example chosen on the timeline, its hits looked through and tagged, in the real window.

#include "app/document/queries/QuerySession.h"
#include "app/presenters/search/LikenessDialog.h"
#include "tests/app/TimelineStage.h"
#include "tests/document/FailingWork.h"
#include "tests/support/NextOpened.h"
#include "widgets/tags/choice/TagChoiceDialog.h"

#include <QCheckBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
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
    void whatIsNearAtFirstEndsAtAWideStep();
    void hitsThatAreNoNearerThanTheLibraryByChanceAreCalledDoubtful();
    void mirroredHitsComeWhereTheyAreWanted();
    void theHitsAreTagged();
    void theExampleIsKeptAndAskedForInAQuery();
    void aNameThatIsTakenIsNeitherOfferedNorReplacedUnasked();
    void keptExamplesAreListedWithWhatTheyAre();
    void decisionsRankTheRestAnew();
    void decisionsAreThereWhenItIsAskedAgain();
    void theRankingKeepsWhatIsLookedAt();
    void namesOfClipsHaveRoomInTheList();
    void aSearchThatFailsIsSaid();
    void whatCannotBeDoneSaysWhatIsMissing();
    void withoutARangeTheReasonIsSaid();
    void anotherLibraryEndsIt(); // last: the sample goes

private:
    LikenessDialog& asked();
    QTreeWidget& list(LikenessDialog& dialog) { return *dialog.findChild<QTreeWidget*>(); }
    const std::vector<LikenessHit>& hits() { return m_app->likeness().hits(); }

    FailingWork m_failing{"Looking for what moves like this"};
};

void tst_MoreLikeThis::cleanup()
{
    auto* dialog = m_app->window().findChild<LikenessDialog*>();
    if (!dialog) return;
    dialog->findChild<QPushButton*>("forgetLike")->click(); // else they are there in the next test
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
    dialog.findChild<QSlider*>()->setValue(dialog.findChild<QSlider*>()->maximum()); // lists all
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
    // It begins with what is near: some, neither all nor any that moves otherwise.
    const int near = dialog.keptCount();
    QVERIFY(near >= 1 && near <= 20 && near < int(hits().size()));
    QVERIFY(hits()[std::size_t(near) - 1].distance <= 1.0f);
    QVERIFY(slider->value() < slider->maximum());
    slider->setValue(slider->maximum());
    QCOMPARE(dialog.keptCount(), int(hits().size()));
    slider->setValue(slider->minimum());
    QVERIFY(dialog.keptCount() >= 1 && dialog.keptCount() < 20);
    QVERIFY(list(dialog).topLevelItem(dialog.keptCount())->isHidden());
}

void tst_MoreLikeThis::whatIsNearAtFirstEndsAtAWideStep()
{
    LikenessDialog dialog;
    const auto show = [&](std::initializer_list<float> distances) {
        std::vector<LikenessLine> lines;
        for (const float distance : distances)
            lines.push_back({"walk", "0–9", {ClipId(0), {0, 9}, distance, false}, false});
        dialog.setHits(std::move(lines), false);
    };
    const auto notes = [&] {
        QString text;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) text += label->text() + '\n';
        return text;
    };
    QPushButton* tag = nullptr;
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().contains("Tag These")) tag = button;
    QVERIFY(tag);
    show({0.1f, 0.2f, 0.3f, 0.8f, 0.9f, 1.05f});
    QCOMPARE(dialog.keptCount(), 3);
    show({0.1f, 0.2f, 0.35f, 0.5f, 0.6f, 0.7f}); // no wide step
    QCOMPARE(dialog.keptCount(), 6);
    show({0.5f, 0.6f, 0.75f, 0.9f, 1.05f, 1.2f}); // none beyond 1
    QCOMPARE(dialog.keptCount(), 4);
    QVERIFY(!notes().contains("Nothing is near") && tag->isEnabled());
    show({1.4f, 1.5f, 3.0f});
    QCOMPARE(dialog.keptCount(), 0);
    QVERIFY2(notes().contains("Nothing is near: the nearest is "), qPrintable(notes()));
    QVERIFY(!tag->isEnabled());
    auto* slider = dialog.findChild<QSlider*>();
    slider->setValue(slider->maximum()); // what is farther
    QCOMPARE(dialog.keptCount(), 3);
    QVERIFY(!notes().contains("Nothing is near") && tag->isEnabled());
}

void tst_MoreLikeThis::hitsThatAreNoNearerThanTheLibraryByChanceAreCalledDoubtful()
{
    LikenessDialog dialog;
    const auto show = [&](std::optional<float> byChance) {
        std::vector<LikenessLine> lines;
        for (const float distance : {0.1f, 0.25f, 0.4f, 0.55f, 0.7f})
            lines.push_back({"walk", "0–9", {ClipId(0), {0, 9}, distance, false}, false});
        dialog.setDistanceByChance(byChance);
        dialog.setHits(std::move(lines), false);
        QStringList words;
        for (int row = 0; row < list(dialog).topLevelItemCount(); ++row)
            words << list(dialog).topLevelItem(row)->text(4);
        return words;
    };
    auto* note = dialog.findChild<QLabel*>("likeNote");
    QCOMPARE(show(1.0f), (QStringList{"very", "very", "fairly", "doubtful", "doubtful"}));
    QCOMPARE(dialog.keptCount(), 3); // what is doubtful is not listed unasked
    QVERIFY2(note->isHidden(), qPrintable(note->text()));
    auto* slider = dialog.findChild<QSlider*>();
    slider->setValue(slider->maximum());
    const QString line = QLocale().toString(0.5, 'f', 2), apart = QLocale().toString(1.0, 'f', 2);
    QVERIFY2(note->text().contains(line) && note->text().contains(apart), qPrintable(note->text()));
    QVERIFY2(note->text().contains("doubtful"), qPrintable(note->text()));
    // In a library whose motion is all alike the same distances say less.
    QCOMPARE(show(0.4f), (QStringList{"very", "doubtful", "doubtful", "doubtful", "doubtful"}));
    QCOMPARE(dialog.keptCount(), 1);
    QCOMPARE(show(std::nullopt), (QStringList{"", "", "", "", ""})); // too few clips to tell
    QCOMPARE(dialog.keptCount(), 5);
    QVERIFY(asked().isVisible());
    QVERIFY(m_app->likeness().distanceByChance() > 0.0f); // the sample has enough
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

void tst_MoreLikeThis::theExampleIsKeptAndAskedForInAQuery()
{
    LikenessDialog& dialog = asked();
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    dialog.findChild<QPushButton*>("rejectLike")->click();
    const int before = undo().index();
    withNext<QInputDialog>(*m_app, [](QInputDialog& asks) {
        asks.setTextValue("Step");
        asks.accept();
    });
    dialog.findChild<QPushButton*>("keepLike")->click();
    QCOMPARE(undo().index(), before + 1);
    const MotionExample& kept = library().examples().back();
    QCOMPARE(kept.name, std::string("Step"));
    QCOMPARE(kept.rejected.size(), std::size_t(1));
    QVERIFY(library().findClip(kept.range) == m_clip);

    QuerySession query(m_app->document());
    query.setText("like(\"Step\")");
    QCOMPARE(query.state(), QueryState::Valid);
    QTRY_VERIFY_WITH_TIMEOUT(query.isAnswered() && !query.progress(), 30000);
    QVERIFY(query.answer()->rangesOf(m_clip).contains(kept.range.frames.start));
    QVERIFY(query.uselessExamples().empty());
    undo().undo();
    QCOMPARE(query.state(), QueryState::Invalid);
    QVERIFY2(query.error().message.find("no example") != std::string::npos, query.error().message.c_str());
}

void tst_MoreLikeThis::aNameThatIsTakenIsNeitherOfferedNorReplacedUnasked()
{
    const auto before = library().examples();
    QCOMPARE(before.at(0).name, std::string("wave")); // which the sample keeps
    const int steps = undo().index();
    LikenessDialog& dialog = asked();
    const QString clip = QString::fromStdString(library().clip(m_clip).displayName);
    const auto keep = [&](const QString& offered, const QString& typed) {
        withNext<QInputDialog>(*m_app, [=](QInputDialog& asks) {
            const QString text = asks.textValue();
            asks.setTextValue(typed);
            asks.accept();
            QCOMPARE(text, offered);
        });
        dialog.findChild<QPushButton*>("keepLike")->click();
    };
    const auto answer = [&](QMessageBox::StandardButton button) {
        withNext<QMessageBox>(*m_app, [=](QMessageBox& box) {
            const QString text = box.text();
            box.button(button)->click();
            QVERIFY2(text.contains("wave") && text.contains("frames 60–120"), qPrintable(text));
        });
    };
    answer(QMessageBox::Cancel);
    keep(clip, "wave");
    QVERIFY(library().examples() == before);
    answer(QMessageBox::Yes);
    keep(clip, "wave");
    QCOMPARE(library().examples().size(), before.size());
    QVERIFY(library().findClip(library().examples().at(0).range) == m_clip);
    keep(clip, clip);
    keep(clip + " 2", clip + " 2"); // nothing is asked
    QCOMPARE(library().examples().size(), before.size() + 2);
    while (undo().index() > steps) undo().undo();
    QVERIFY(library().examples() == before);
}

void tst_MoreLikeThis::keptExamplesAreListedWithWhatTheyAre()
{
    const int steps = undo().index();
    withNext<QMessageBox>(*m_app, [](QMessageBox& box) {
        const QString text = box.text();
        box.button(QMessageBox::Discard)->click(); // Remove
        QVERIFY2(text.contains("“wave”"), qPrintable(text));
    });
    withNext<QInputDialog>(*m_app, [](QInputDialog& asks) {
        const QStringList lines = asks.comboBoxItems();
        const QString verb = asks.okButtonText();
        asks.accept();
        QCOMPARE(lines, QStringList{"wave — wave, frames 60–120, up to " + QLocale().toString(0.5, 'f', 2)});
        QVERIFY2(verb.contains("Rename or Remove"), qPrintable(verb));
    });
    actionOf(*m_app, "query.examples").trigger();
    QVERIFY(library().examples().empty());
    undo().undo();
    QCOMPARE(undo().index(), steps);
}

void tst_MoreLikeThis::decisionsRankTheRestAnew()
{
    LikenessDialog& dialog = asked();
    dialog.findChild<QSlider*>()->setValue(dialog.findChild<QSlider*>()->maximum());
    const auto all = hits();
    list(dialog).setFocus();
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    QTest::keyClick(&list(dialog), Qt::Key_Return); // accepted: it stays, first
    QCOMPARE(m_app->likeness().acceptedCount(), std::size_t(1));
    QVERIFY(hits()[0] == all[0]);
    QCOMPARE(list(dialog).topLevelItem(0)->text(0), QString("accepted"));
    QVERIFY(list(dialog).currentItem() == list(dialog).topLevelItem(1)); // on to the next
    const LikenessHit rejected = hits()[1];
    QVERIFY(workspace().currentClip() == rejected.clip);
    QTest::keyClick(&list(dialog), Qt::Key_Backspace); // rejected: it goes
    QCOMPARE(m_app->likeness().decisions().size(), std::size_t(2));
    const auto isThere = [&](const LikenessHit& hit) {
        return std::any_of(hits().begin(), hits().end(), [&](const LikenessHit& each) {
            return each.clip == hit.clip && each.frames == hit.frames && each.isMirrored == hit.isMirrored;
        });
    };
    QVERIFY(!isThere(rejected));
    // The rest has other distances once it is ranked.
    QTRY_VERIFY(hits().size() > 2 && hits()[1].distance != all[2].distance);
    QVERIFY(std::is_sorted(hits().begin() + 1, hits().end(),
                           [](const auto& a, const auto& b) { return a.distance < b.distance; }));
    QVERIFY(!isThere(rejected) && isThere(all[0]));
    QVERIFY(dialog.keptCount() >= 1);
    keepPicture(dialog, "more-like-this-decided");
    auto* forget = dialog.findChild<QPushButton*>("forgetLike");
    QVERIFY2(forget->text().contains("1 accepted, 1 rejected"), qPrintable(forget->text()));
    forget->click();
    QVERIFY(hits() == all);
    QVERIFY(!forget->isEnabled());
}

void tst_MoreLikeThis::decisionsAreThereWhenItIsAskedAgain()
{
    QPointer<LikenessDialog> dialog = &asked();
    list(*dialog).setFocus();
    list(*dialog).setCurrentItem(list(*dialog).topLevelItem(0));
    const LikenessHit accepted = hits()[0];
    QTest::keyClick(&list(*dialog), Qt::Key_Return);
    const LikenessHit rejected = hits()[1];
    QTest::keyClick(&list(*dialog), Qt::Key_Backspace);
    dialog->reject();
    QTRY_VERIFY(!dialog);
    QVERIFY(m_app->likeness().decisions().empty());
    LikenessDialog& again = asked();
    QCOMPARE(m_app->likeness().decisions().size(), std::size_t(2));
    QCOMPARE(m_app->likeness().acceptedCount(), std::size_t(1));
    QVERIFY(hits()[0] == accepted);
    QCOMPARE(list(again).topLevelItem(0)->text(0), QString("accepted"));
    const auto isRejected = [&](const LikenessHit& each) {
        return each.clip == rejected.clip && each.frames == rejected.frames;
    };
    QVERIFY(std::ranges::none_of(hits(), isRejected));
    auto* forget = again.findChild<QPushButton*>("forgetLike");
    QVERIFY2(forget->text().contains("1 accepted, 1 rejected"), qPrintable(forget->text()));
    // About another range nothing is decided.
    const TagId foot = *library().vocabulary().find("Contact.LeftFoot");
    workspace().setCurrentClip(m_clip);
    workspace().setSelection({{foot, library().clip(m_clip).sheet.ranges(foot)[0]}});
    actionOf(*m_app, "query.like").trigger();
    QVERIFY(m_app->likeness().decisions().empty());
    workspace().setSelection({{foot, library().clip(m_clip).sheet.ranges(foot)[1]}});
    actionOf(*m_app, "query.like").trigger();
    QCOMPARE(m_app->likeness().decisions().size(), std::size_t(2));
    QTRY_VERIFY(!m_app->likeness().isSearching());
}

void tst_MoreLikeThis::theRankingKeepsWhatIsLookedAt()
{
    LikenessDialog& dialog = asked();
    dialog.findChild<QSlider*>()->setValue(dialog.findChild<QSlider*>()->maximum());
    const auto all = hits();
    QVERIFY(all.size() > 6);
    list(dialog).setFocus();
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    QTest::keyClick(&list(dialog), Qt::Key_Return);
    const auto chosen = [&] {
        return hits()[std::size_t(list(dialog).indexOfTopLevelItem(list(dialog).currentItem()))];
    };
    // While the others are ranked, a person goes on to one far down the list.
    list(dialog).setCurrentItem(list(dialog).topLevelItem(5));
    const LikenessHit looked = chosen();
    QVERIFY(looked == all[5]);
    workspace().setPlayhead(looked.frames.start + 2);
    QTRY_VERIFY(hits()[1].distance != all[1].distance); // ranked
    QVERIFY(list(dialog).currentItem());
    QVERIFY(chosen().clip == looked.clip && chosen().frames == looked.frames);
    QVERIFY(workspace().currentClip() == looked.clip);
    QCOMPARE(workspace().playhead(), looked.frames.start + 2);
    dialog.findChild<QPushButton*>("forgetLike")->click();
}

void tst_MoreLikeThis::namesOfClipsHaveRoomInTheList()
{
    QTreeWidget& shown = list(asked());
    QVERIFY(shown.columnWidth(1) >= static_cast<QAbstractItemView&>(shown).sizeHintForColumn(1));
}

void tst_MoreLikeThis::aSearchThatFailsIsSaid()
{
    LikenessDialog& dialog = asked();
    m_failing.failNext();
    dialog.findChild<QCheckBox*>()->click();
    const auto notes = [&] {
        QString text;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) text += label->text() + '\n';
        return text;
    };
    QTRY_VERIFY2(notes().contains("The comparison failed"), qPrintable(notes()));
    QVERIFY(m_app->likeness().hasFailed() && hits().empty());
    dialog.findChild<QCheckBox*>()->click(); // asks again
    QTRY_VERIFY(!hits().empty());
    QVERIFY(!notes().contains("failed"));
}

void tst_MoreLikeThis::whatCannotBeDoneSaysWhatIsMissing()
{
    LikenessDialog dialog;
    const auto tip = [&](const char* name) {
        const auto* button = dialog.findChild<QPushButton*>(name);
        return button->isEnabled() ? QString() : button->toolTip();
    };
    const std::initializer_list<const char*> ofHits{"tagLike", "keepLike", "acceptLike", "rejectLike"};
    for (const char* name : ofHits) QVERIFY2(tip(name).contains("is listed yet"), name);
    QVERIFY(dialog.findChild<QSlider*>()->toolTip().contains("is listed yet"));
    QVERIFY(tip("forgetLike").contains("No hit was accepted or rejected"));
    const LikenessLine near{"walk", "0–9", {ClipId(0), {0, 9}, 0.5f, false}, false};
    dialog.setHits({near}, false);
    for (const char* name : {"acceptLike", "rejectLike"}) QVERIFY2(tip(name).contains("Choose a hit"), name);
    dialog.setCurrent(0);
    for (const char* name : ofHits) QVERIFY2(tip(name).isEmpty(), name);
    QVERIFY(dialog.findChild<QPushButton*>("acceptLike")->toolTip().contains("Enter"));
    LikenessLine accepted = near;
    accepted.isAccepted = true;
    dialog.setHits({accepted}, true);
    dialog.setCurrent(0);
    QVERIFY(tip("rejectLike").contains("accepted already"));
    QVERIFY(dialog.findChild<QSlider*>()->toolTip().contains("All hits were accepted"));
    dialog.setDecisions(1, 0);
    QVERIFY(tip("forgetLike").isEmpty());
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
