// Transitions between two queries: asked for, looked through and played, in the real window.

#include "app/presenters/search/TransitionArcs.h"
#include "app/presenters/search/TransitionsDialog.h"
#include "tests/app/TimelineStage.h"
#include "tests/document/FailingWork.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/transitions/CostPicture.h"
#include "widgets/wall/WallView.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_Transitions : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanup();
    void cleanupTestCase() { m_app.reset(); }
    void thePairsOfTwoQueriesAreListed();
    void aChosenPairIsShown();
    void enterInAFieldChoosesTheFirst();
    void enterPlaysOverTheTransition();
    void closingReturnsToTheClip();
    void theBlendOfTheControllerStays();
    void theWayBackIsFound();
    void theListStaysWhileItSearches();
    void aSearchThatFailsIsSaid();
    void aQueryThatCannotBeReadIsSaid();
    void theBestOfTheClipAreArcs();
    void aClickOnAnArcChoosesItsLine();
    void theCostsAroundALineAreAPicture();
    void aCellOfThePictureIsALineOfItsOwn();
    void theNextCellTakesItsPlace();
    void aPairByHandStaysUntilOtherQueries();
    void theWallHasArcsFromRowToRow();
    void itLeavesTheTimelineFree();
    void anotherLibraryEndsIt(); // last: the sample goes

private:
    TransitionsDialog& asked(const QString& from, const QString& to);
    void wait();
    QTreeWidget& list(TransitionsDialog& dialog)
    {
        return *dialog.findChild<QTreeWidget*>("transitionsList");
    }
    CostPicture& picture(TransitionsDialog& dialog) { return *dialog.findChild<CostPicture*>(); }
    /// The list of a dialog with its first line chosen, and its picture there.
    TransitionsDialog& askedAndChosen();
    void clickCell(TransitionsDialog& dialog, TransitionCosts::Cell cell);
    /// A click on the cell below the marked one (above it in the last row); its pair.
    TransitionPair takenBelowTheMarked(TransitionsDialog& dialog);
    std::optional<QPoint> pointOnAnArc();
    void type(TransitionsDialog& dialog, const char* field, const QString& text);
    const std::vector<FoundTransition>& found() { return m_app->transitions().found(); }

    FailingWork m_failing{"The search for transitions"};
};

void tst_Transitions::cleanup()
{
    m_app->playback().show(nullptr);
    auto* dialog = m_app->window().findChild<TransitionsDialog*>();
    if (!dialog) return;
    dialog->reject();
    QTRY_VERIFY(!m_app->window().findChild<TransitionsDialog*>());
}

void tst_Transitions::type(TransitionsDialog& dialog, const char* field, const QString& text)
{
    auto& edit = *dialog.findChild<QueryEdit*>(field);
    edit.setFocus();
    edit.setText({});
    QTest::keyClicks(&edit, text);
}

void tst_Transitions::wait()
{
    QVERIFY(QTest::qWaitFor([&] { return m_app->transitions().isAnswered(); }, 30000));
}

TransitionsDialog& tst_Transitions::asked(const QString& from, const QString& to)
{
    pressKey(view(), Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = m_app->window().findChild<TransitionsDialog*>();
    if (!dialog) qFatal("there is no dialog");
    dialog->setTexts(from, to);
    emit dialog->asked();
    wait();
    return *dialog;
}

void tst_Transitions::thePairsOfTwoQueriesAreListed()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    keepPicture(m_app->window(), "transitions");
    keepPicture(dialog, "transitions-dialog");
    QVERIFY(!found().empty());
    QCOMPARE(list(dialog).topLevelItemCount(), int(found().size()));
    for (const FoundTransition& each : found()) {
        QVERIFY(each.pair.from.clip == m_clip);
        QVERIFY(each.pair.to.clip == m_other);
    }
    QVERIFY(list(dialog).topLevelItem(0)->text(0).endsWith(" ms"));
    QVERIFY(list(dialog).topLevelItem(0)->text(1).startsWith("walk "));
    // Typed, the list follows.
    type(dialog, "transitionsTo", "clip(\"idle\")");
    wait();
    for (const FoundTransition& each : found()) QVERIFY(each.pair.to.clip != m_other);
}

void tst_Transitions::aChosenPairIsShown()
{
    TransitionsDialog& dialog = asked("clip(\"run\")", "clip(\"walk\")");
    list(dialog).setFocus();
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    QVERIFY(workspace().currentClip() == m_other);
    QCOMPARE(workspace().playhead(), found()[0].pair.from.frame);
}

void tst_Transitions::enterInAFieldChoosesTheFirst()
{
    TransitionsDialog& dialog = asked("clip(\"run\")", "clip(\"walk\")");
    auto* field = dialog.findChild<QueryEdit*>("transitionsTo");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(list(dialog).selectedItems().size(), 1);
    QVERIFY(list(dialog).topLevelItem(0)->isSelected());
    QVERIFY(workspace().currentClip() == m_other);
    QCOMPARE(workspace().playhead(), found()[0].pair.from.frame);
    // A line that was chosen before stays.
    list(dialog).setCurrentItem(list(dialog).topLevelItem(1));
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(list(dialog).topLevelItem(1)->isSelected());
    QVERIFY(list(dialog).headerItem()->toolTip(0).contains("of the same motion"));
}

void tst_Transitions::enterPlaysOverTheTransition()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    list(dialog).setFocus();
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    QTest::keyClick(&list(dialog), Qt::Key_Return);
    const TransitionPair pair = found()[0].pair;
    auto* source = qobject_cast<TransitionPlayer*>(m_app->playback().source());
    QVERIFY(source && source->isPlaying());
    QCOMPARE(source->title(), QString("Transition"));
    // Just before, it plays the frame that is left; just after, the frame that is entered.
    const auto now = [&] { return source->playing().front(); };
    QVERIFY(now().clip == m_clip);
    m_app->playback().setPlaying(false); // time passes as the test lets it
    const std::int64_t passed = source->nanoseconds();
    source->setPlaying(true);
    const std::int64_t began = source->scheduled().empty() ? 0 : *source->scheduled()[0].begin;
    QVERIFY(began > passed);
    source->advance(began - source->nanoseconds() - 1'000'000);
    QVERIFY(now().clip == m_clip);
    QVERIFY2(std::abs(now().frame - double(pair.from.frame)) < 0.2, qPrintable(QString::number(now().frame)));
    source->advance(2'000'000);
    QVERIFY(now().clip == m_other);
    QVERIFY2(std::abs(now().frame - double(pair.to.frame)) < 0.2, qPrintable(QString::number(now().frame)));
    // A second after the transition it stops.
    source->advance(1'250'000'000);
    QVERIFY(source->isPlaying());
    source->advance(100'000'000);
    QVERIFY(!source->isPlaying());
    QVERIFY(m_app->playback().isShown(*source));
}

void tst_Transitions::closingReturnsToTheClip()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    dialog.findChild<QPushButton*>("transitionsPlay")->click();
    QVERIFY(qobject_cast<TransitionPlayer*>(m_app->playback().source()));
    dialog.reject();
    QVERIFY(m_app->playback().isClipShown());
}

void tst_Transitions::theBlendOfTheControllerStays()
{
    workspace().setCurrentClip(m_other);
    actionOf(*m_app, "controller.toFirst").trigger();
    QPointer<PoseSource> blend = m_app->playback().source();
    QVERIFY(blend);
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    dialog.findChild<QPushButton*>("transitionsPlay")->click();
    QVERIFY(m_app->playback().source() != blend);
    auto* kept = qobject_cast<ControllerSession*>(blend.data());
    QVERIFY(kept && kept->trackCount() == 1 && kept->clip(0) == m_other);
}

void tst_Transitions::theWayBackIsFound()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    dialog.findChild<QPushButton*>("transitionsSwap")->click();
    wait();
    QVERIFY(found()[0].pair.from.clip == m_other);
    const float legs = found()[0].pair.cost;
    dialog.findChild<QCheckBox*>("transitionsWholeBody")->click();
    wait();
    QVERIFY(found()[0].pair.cost > legs); // more is compared
}

void tst_Transitions::theListStaysWhileItSearches()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    const int count = list(dialog).topLevelItemCount();
    QVERIFY(count > 2);
    list(dialog).setCurrentItem(list(dialog).topLevelItem(2));
    const TransitionPair chosen = found()[2].pair;
    const QBrush answered = list(dialog).topLevelItem(2)->foreground(1);
    auto* note = dialog.findChild<QLabel*>("transitionsNote");
    // More to go to: the chosen pair may have another place in the list.
    dialog.setTexts("clip(\"walk\")", "clip(\"run\") | clip(\"idle\")");
    emit dialog.asked();
    QVERIFY(m_app->transitions().isSearching());
    QCOMPARE(list(dialog).topLevelItemCount(), count);
    QCOMPARE(list(dialog).indexOfTopLevelItem(list(dialog).currentItem()), 2);
    QVERIFY(list(dialog).topLevelItem(2)->foreground(1) != answered);
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(*qApp, choice);
        QCOMPARE(list(dialog).topLevelItem(2)->foreground(1).color(), theme().hint);
    }
    QVERIFY2(note->text().startsWith("Searching"), qPrintable(note->text()));
    wait();
    dialog.setTexts("clip(\"walk\")", "clip(\"run\")");
    emit dialog.asked();
    wait();
    const auto isChosen = [&](const FoundTransition& each) { return each.pair == chosen; };
    QCOMPARE(std::find_if(found().begin(), found().end(), isChosen) - found().begin(), 2);
    QVERIFY(list(dialog).topLevelItem(2)->foreground(1) == answered);
    // The same again: the line stays chosen, and the window where it is.
    list(dialog).setCurrentItem(list(dialog).topLevelItem(2));
    emit dialog.asked();
    wait();
    QCOMPARE(list(dialog).indexOfTopLevelItem(list(dialog).currentItem()), 2);
    QCOMPARE(workspace().playhead(), chosen.from.frame);
}

void tst_Transitions::aSearchThatFailsIsSaid()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    auto* note = dialog.findChild<QLabel*>("transitionsNote");
    m_failing.failNext();
    emit dialog.asked();
    QTRY_VERIFY2(note->text().startsWith("The search failed"), qPrintable(note->text()));
    QVERIFY(!m_app->transitions().isAnswered() && !m_app->transitions().isSearching());
    QCOMPARE(list(dialog).topLevelItemCount(), 0);
    emit dialog.asked();
    wait();
    QVERIFY(list(dialog).topLevelItemCount() > 0);
}

void tst_Transitions::aQueryThatCannotBeReadIsSaid()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    dialog.setTexts("clip(\"walk\")", "Nobody &");
    emit dialog.asked();
    auto* note = dialog.findChild<QLabel*>("transitionsNote");
    QVERIFY2(note->text().startsWith("To: "), qPrintable(note->text()));
    QCOMPARE(list(dialog).topLevelItemCount(), 0);
    QVERIFY(!dialog.findChild<QPushButton*>("transitionsPlay")->isEnabled());
    dialog.setTexts({}, {});
    emit dialog.asked();
    QVERIFY(note->text().startsWith("Type two queries"));
    dialog.setTexts("none", "all");
    emit dialog.asked();
    wait();
    QVERIFY(note->text().contains("no frame of a body"));
}

TransitionsDialog& tst_Transitions::askedAndChosen()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    list(dialog).setFocus();
    list(dialog).setCurrentItem(list(dialog).topLevelItem(0));
    if (!QTest::qWaitFor([&] { return picture(dialog).marked().has_value(); }, patience))
        qFatal("there is no picture");
    return dialog;
}

void tst_Transitions::clickCell(TransitionsDialog& dialog, TransitionCosts::Cell cell)
{
    QTest::mouseClick(&picture(dialog), Qt::LeftButton, {},
                      picture(dialog).geometryNow().cellRect(cell).center().toPoint());
}

TransitionPair tst_Transitions::takenBelowTheMarked(TransitionsDialog& dialog)
{
    const auto marked = *picture(dialog).marked();
    const auto rows = m_app->transitionCosts().costs()->from.size();
    const TransitionCosts::Cell cell{marked.from + 1 < rows ? marked.from + 1 : marked.from - 1, marked.to};
    clickCell(dialog, cell);
    return m_app->transitionCosts().costs()->pair(cell);
}

/// Where a click is on an arc and on no edge of a range.
std::optional<QPoint> tst_Transitions::pointOnAnArc()
{
    for (const PlacedArc& each : timeline().placedArcs().arcs())
        for (const QPointF& point : each.line) {
            const QPoint pixel = point.toPoint();
            const TimelineZone zone = timeline().geometryOfView().hit(timeline().content(), pixel).zone;
            if (zone == TimelineZone::StartEdge || zone == TimelineZone::StopEdge) continue;
            if (timeline().placedArcs().arcAt(pixel)) return pixel;
        }
    return std::nullopt;
}

void tst_Transitions::theBestOfTheClipAreArcs()
{
    QVERIFY(timeline().arcs().empty()); // there is no list
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    workspace().setCurrentClip(m_clip);
    QVERIFY(!timeline().arcs().empty() && timeline().arcs().size() <= TransitionArcs::most);
    const QString run = QString::fromStdString(library().clip(m_other).displayName);
    for (const TimelineArc& each : timeline().arcs()) {
        QCOMPARE(*each.from, found()[std::size_t(each.id)].pair.from.frame);
        QVERIFY(!each.to);
        QCOMPARE(each.other, run);
        QVERIFY2(each.text.contains("ms"), qPrintable(each.text));
    }
    keepPicture(m_app->window(), "transitions-arcs");
    workspace().setCurrentClip(m_other); // they arrive there
    QVERIFY(!timeline().arcs().empty() && !timeline().arcs()[0].from);
    QCOMPARE(*timeline().arcs()[0].to, found()[0].pair.to.frame);
    QAction& shown = actionOf(*m_app, "view.transitionArcs");
    shown.trigger();
    QVERIFY(timeline().arcs().empty());
    shown.trigger();
    QVERIFY(!timeline().arcs().empty());
    dialog.reject();
    QVERIFY(timeline().arcs().empty());
}

void tst_Transitions::aClickOnAnArcChoosesItsLine()
{
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    workspace().setCurrentClip(m_clip);
    QVERIFY(!timeline().chosenArc());
    const auto point = pointOnAnArc();
    QVERIFY(point);
    const auto place = *timeline().placedArcs().arcAt(*point);
    const int line = timeline().placedArcs().arcs()[place].arc.id;
    for (int time = 0; time < 2; ++time) { // also where its line is chosen already
        workspace().setPlayhead(0);
        QTest::mouseClick(view(), Qt::LeftButton, {}, *point);
        QCOMPARE(list(dialog).indexOfTopLevelItem(list(dialog).currentItem()), line);
        QCOMPARE(timeline().chosenArc(), line);
        QVERIFY(workspace().currentClip() == m_clip);
        QCOMPARE(workspace().playhead(), found()[std::size_t(line)].pair.from.frame);
    }
    QVERIFY(dialog.findChild<QPushButton*>("transitionsPlay")->isEnabled());
    QTRY_VERIFY(picture(dialog).marked());
    // A line that is chosen in the list stands out too.
    list(dialog).setCurrentItem(list(dialog).topLevelItem(line == 0 ? 1 : 0));
    QCOMPARE(timeline().chosenArc(), line == 0 ? 1 : 0);
}

void tst_Transitions::theCostsAroundALineAreAPicture()
{
    TransitionsDialog& dialog = askedAndChosen();
    keepPicture(dialog, "transitions-costs");
    const TransitionCosts& costs = *m_app->transitionCosts().costs();
    const auto cell = picture(dialog).marked();
    QCOMPARE(costs.pair(*cell), found()[0].pair);
    const QString text = picture(dialog).cellText(*cell);
    QVERIFY2(text.startsWith(list(dialog).topLevelItem(0)->text(1)), qPrintable(text));
    QVERIFY2(text.endsWith(list(dialog).topLevelItem(0)->text(0)), qPrintable(text));
    // Of another line it is another.
    list(dialog).setCurrentItem(list(dialog).topLevelItem(1));
    QTRY_VERIFY(!m_app->transitionCosts().isComputing());
    QCOMPARE(m_app->transitionCosts().costs()->pair(*picture(dialog).marked()), found()[1].pair);
    dialog.reject();
    QVERIFY(!m_app->transitionCosts().costs()); // nothing is kept that nobody looks at
}

void tst_Transitions::aCellOfThePictureIsALineOfItsOwn()
{
    TransitionsDialog& dialog = askedAndChosen();
    const std::vector<FoundTransition> before = found();
    const TransitionPair taken = takenBelowTheMarked(dialog);
    const auto place = std::ranges::find_if(found(), &FoundTransition::isByHand) - found().begin();
    QVERIFY(std::size_t(place) < found().size() && found()[std::size_t(place)].pair == taken);
    QCOMPARE(found().size(), before.size() + 1); // the best one is still there
    QCOMPARE(found()[place == 0 ? 1 : 0].pair, before[0].pair);
    QVERIFY(std::ranges::is_sorted(found(), {}, [](const FoundTransition& each) { return each.pair.cost; }));
    QTreeWidgetItem* line = list(dialog).topLevelItem(int(place));
    QVERIFY(line == list(dialog).currentItem());
    QVERIFY2(line->text(0).startsWith("by hand"), qPrintable(line->text(0)));
    QVERIFY(line->text(1).endsWith(QString::number(taken.from.frame)));
    QCOMPARE(m_app->transitionCosts().costs()->pair(*picture(dialog).marked()), taken);
    QCOMPARE(workspace().playhead(), taken.from.frame);
    QCOMPARE(timeline().chosenArc(), int(place));
    keepPicture(dialog, "transitions-by-hand");
    dialog.findChild<QPushButton*>("transitionsPlay")->click();
    auto* source = qobject_cast<TransitionPlayer*>(m_app->playback().source());
    QVERIFY(source);
    m_app->playback().setPlaying(false);
    source->setPlaying(true);
    QVERIFY(!source->scheduled().empty());
    source->advance(*source->scheduled()[0].begin - source->nanoseconds() - 1'000'000);
    QVERIFY(std::abs(source->playing().front().frame - double(taken.from.frame)) < 0.2);
}

void tst_Transitions::theNextCellTakesItsPlace()
{
    TransitionsDialog& dialog = askedAndChosen();
    const std::vector<FoundTransition> before = found();
    const TransitionPair best = before[0].pair;
    takenBelowTheMarked(dialog);
    const TransitionPair next = takenBelowTheMarked(dialog);
    QCOMPARE(std::ranges::count_if(found(), &FoundTransition::isByHand), 1);
    QVERIFY(std::ranges::find_if(found(), &FoundTransition::isByHand)->pair == next);
    QCOMPARE(list(dialog).topLevelItemCount(), int(before.size()) + 1);
    // A cell that is listed is chosen there, and no line is double.
    clickCell(dialog, *m_app->transitionCosts().costs()->find(best));
    QCOMPARE(found().size(), before.size());
    QCOMPARE(dialog.chosenLine(), 0);
    QVERIFY(found()[0].pair == best && !found()[0].isByHand);
}

void tst_Transitions::aPairByHandStaysUntilOtherQueries()
{
    TransitionsDialog& dialog = askedAndChosen();
    const TransitionPair taken = takenBelowTheMarked(dialog);
    emit dialog.asked(); // the same again, as after an edit
    wait();
    const auto mine = std::ranges::find_if(found(), &FoundTransition::isByHand);
    QVERIFY(mine != found().end() && mine->pair == taken);
    type(dialog, "transitionsTo", "clip(\"idle\")");
    wait();
    QCOMPARE(std::ranges::count_if(found(), &FoundTransition::isByHand), 0);
    dialog.setTexts("clip(\"walk\")", "clip(\"run\")");
    emit dialog.asked();
    wait();
    QCOMPARE(std::ranges::count_if(found(), &FoundTransition::isByHand), 0); // it is not kept for later
}

void tst_Transitions::theWallHasArcsFromRowToRow()
{
    QAction& wallShown = actionOf(*m_app, "view.wall");
    wallShown.setChecked(true);
    WallView& wall = m_app->window().wall();
    QTRY_VERIFY(wall.isVisible());
    TransitionsDialog& dialog = asked("clip(\"walk\")", "clip(\"run\")");
    QVERIFY(!found().empty());
    QCOMPARE(wall.arcs().arcs().size(), std::min(found().size(), TransitionArcs::mostOnWall));
    const WallArc arc = wall.arcs().arcs().front();
    QVERIFY(arc.from == m_clip && arc.to == m_other && arc.leave == found()[0].pair.from.frame);
    wall.grab(); // places them
    keepPicture(m_app->window(), "transitions-wall");
    std::optional<QPoint> point; // between the rows of both
    const QPoint from = wall.placeOf(arc.from, arc.leave), to = wall.placeOf(arc.to, arc.enter);
    const int y = (from.y() + to.y()) / 2;
    for (int x = 0; x < wall.viewport()->width() && !point; ++x)
        if (const WallArc* there = wall.arcs().arcAt(QPointF(x, y)); there && there->id > 0)
            point = QPoint(x, y);
    QVERIFY(point);
    const int line = wall.arcs().arcAt(*point)->id;
    QTest::mouseMove(wall.viewport(), *point);
    QTRY_COMPARE(wall.arcs().hovered(), std::optional(line));
    QTest::mouseClick(wall.viewport(), Qt::LeftButton, {}, *point);
    QCOMPARE(dialog.chosenLine(), std::optional(line));
    QVERIFY(workspace().currentClip() == m_clip);
    QCOMPARE(workspace().playhead(), found()[std::size_t(line)].pair.from.frame);
    actionOf(*m_app, "view.transitionArcs").setChecked(false);
    QVERIFY(wall.arcs().isEmpty());
    actionOf(*m_app, "view.transitionArcs").setChecked(true);
    QVERIFY(!wall.arcs().isEmpty());
    dialog.reject();
    QTRY_VERIFY(wall.arcs().isEmpty());
    wallShown.setChecked(false);
}

void tst_Transitions::itLeavesTheTimelineFree()
{
    const QSize size = m_app->window().size();
    m_app->window().resize(1280, 720);
    QTRY_COMPARE(m_app->window().size(), QSize(1280, 720));
    TransitionsDialog& dialog = askedAndChosen();
    keepPicture(m_app->window(), "transitions-window");
    const QRect lanes(timeline().mapToGlobal(QPoint()), timeline().size());
    const QRect window(m_app->window().mapToGlobal(QPoint()), m_app->window().size());
    QVERIFY(!lanes.intersects(dialog.frameGeometry()));
    QVERIFY(window.contains(dialog.geometry()));
    const auto* text = dialog.findChild<ElidedLabel*>("transitionCostsText");
    QTRY_VERIFY(!text->text().isEmpty() && !text->isElided()); // what the picture shows is said in full
    QVERIFY(text->height() >= text->linesAt(text->width()) * text->fontMetrics().lineSpacing());
    dialog.reject();
    m_app->window().resize(size);
    QTRY_COMPARE(m_app->window().size(), size);
}

void tst_Transitions::anotherLibraryEndsIt()
{
    QPointer<TransitionsDialog> dialog(&asked("clip(\"walk\")", "clip(\"run\")"));
    list(*dialog).setCurrentItem(list(*dialog).topLevelItem(0));
    dialog->findChild<QPushButton*>("transitionsPlay")->click();
    QVERIFY(!m_app->bodies().isEmpty());
    QVERIFY(isOpened(*m_app, {m_folder.filePath("sample/run.glb")}));
    QTRY_VERIFY(!dialog || !dialog->isVisible());
    QVERIFY(m_app->playback().isClipShown());
    QVERIFY(found().empty());
    QVERIFY(m_app->bodies().isEmpty()); // what they took is free
}

QTEST_MAIN(tst_Transitions)
#include "tst_Transitions.moc"
