// What a person makes of a query's answer, by real keys and clicks in the real window: ranges of a tag,
// a table; and the queries that are kept under names.

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/query/StatisticsDialog.h"
#include "core/exports/tables/LibraryCsv.h"
#include "tests/app/AnswerStage.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/query/SavedQueriesDialog.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

class tst_Answers : public QObject, private AnswerStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openForAnswers(); }
    void init() { begin(); }
    void cleanupTestCase() { m_app.reset(); }
    void hitsGetANewTagInEveryClip();
    void hitsGetATagByTheRulesOfItsGroup();
    void withoutAnAnswerTheReasonIsSaid();
    void theYellowLaneOffersTheSame();
    void theAnswerIsExported();
    void statisticsFollowTheQueryAndAreExported();
    void aValueThatNoClipHasIsSaidUnderTheQuery();
    void escapeLeavesTheReel();
    void keptHitsGetTheTagThatIsChosen();
    void aRuleAsksForItsTag();
    void savedQueriesAreRenamedAndDeleted();
    void aSavedQueryIsAskedFromItsList();
    void aRangesMenuIsShortAndHasNoteAndProperty();

private:
    /// What every clip has of a tag is what the answer has in it.
    bool hasAnswer(TagId tag, const FrameSet& answer);
};

bool tst_Answers::hasAnswer(TagId tag, const FrameSet& answer)
{
    for (std::uint32_t i = 0; i < library().clipCount(); ++i) {
        const LibraryClip& clip = library().clip(ClipId(i));
        if (clip.sheet.frames(tag, clip.frames) != answer.rangesOf(ClipId(i))) return false;
    }
    return true;
}

void tst_Answers::hitsGetANewTagInEveryClip()
{
    ask("Run & ~Bad");
    const FrameSet answer = *m_app->query().answer();
    QVERIFY(answer.clips().size() >= 2);
    auto* use = bar().findChild<QToolButton*>("useAnswer");
    QVERIFY(use->isVisible());
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) {
        QVERIFY(!accept(dialog).isEnabled()); // no tag is active: none is proposed
        const int height = dialog.height();
        QVERIFY(dialog.findChild<QLabel*>("effect")->isHidden()); // the list has its room
        typeName(dialog, "Good..Run");
        QVERIFY(!accept(dialog).isEnabled());
        typeName(dialog, "GoodRun");
        QVERIFY(effect(dialog).contains("new tag"));
        QVERIFY(dialog.findChild<QLabel*>("effect")->isVisible());
        QCOMPARE(dialog.height(), height);
        QVERIFY(effect(dialog).contains(QLocale().toString(qlonglong(answer.frameCount()))));
        keepPicture(dialog, "tag_hits_dialog");
        QTest::mouseClick(&accept(dialog), Qt::LeftButton);
    });
    withNextMenu(*this, [&](QMenu& menu) {
        keepPicture(menu, "use_answer_menu");
        QVERIFY(clickEntry(menu, "Tag These Hits"));
    });
    QTest::mouseClick(use, Qt::LeftButton);
    QTRY_VERIFY(library().vocabulary().findNamed("GoodRun"));
    QVERIFY(hasAnswer(tag("GoodRun"), answer));
    QVERIFY(library().vocabulary()[tag("GoodRun")].isRegistered);
    QVERIFY(!library().vocabulary()[tag("GoodRun")].key.empty()); // a free one, as any new tag gets
    QCOMPARE(undo().index(), m_steps + 1);
    QCOMPARE(workspace().activeTag(), tag("GoodRun"));
    keepPicture(m_app->window(), "hits_tagged");
    const auto tagged = sheets();
    undo().undo();
    QVERIFY(sheets() == m_before);
    QVERIFY(!library().vocabulary()[tag("GoodRun")].isRegistered);
    undo().redo();
    QVERIFY(sheets() == tagged);
    undo().undo();
}

void tst_Answers::hitsGetATagByTheRulesOfItsGroup()
{
    ask("Run");
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) {
        typeName(dialog, "Locomotion.Walk");
        QVERIFY(effect(dialog).contains("lose")); // the group leaves one of them
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QTest::keyClick(&edit(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(undo().index(), m_steps + 1);
    for (const TagSheet& sheet : sheets()) QVERIFY(sheet.ranges(tag("Locomotion.Run")).empty());
    undo().undo();
    QVERIFY(sheets() == m_before);
}

void tst_Answers::withoutAnAnswerTheReasonIsSaid()
{
    view()->setFocus();
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(isSaid("Type a query first"));
    edit().setFocus();
    QTest::keyClicks(&edit(), "Run &");
    QTest::keyClick(&edit(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isSaid("cannot be read"));
    ask("Run - Run");
    QTest::keyClick(&edit(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(isSaid("found nothing"));
    QVERIFY(!bar().findChild<QToolButton*>("useAnswer")->isVisible());
    QCOMPARE(undo().index(), m_steps);
}

void tst_Answers::theYellowLaneOffersTheSame()
{
    ask("all");
    QTRY_COMPARE(timeline().content().lanes.front().kind, LaneKind::Query);
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) { dialog.reject(); });
    const TimelineGeometry& geometry = timeline().geometryOfView();
    const QPoint place(int(geometry.x(10)), int(geometry.laneTop(0) + geometry.laneHeight / 2));
    choose(place, "Tag These Hits");
    QCOMPARE(undo().index(), m_steps);
}

void tst_Answers::theAnswerIsExported()
{
    ask("Run & ~Bad");
    const QString path = m_folder.filePath("answer.csv");
    withNext<QFileDialog>(*m_app, [&](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
        name->selectAll();
        QTest::keyClicks(name, path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    QTest::keyClick(&edit(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string table = file.readAll().toStdString();
    QCOMPARE(table, answerCsv(*m_app->query().answer(), library(),
                              {.folder = (m_folder.path() + "/sample").toStdString()}));
    QVERIFY(table.find("\r\nrun.glb,") != std::string::npos); // from the library's folder
    QVERIFY(isSaid("Exported"));
}

void tst_Answers::statisticsFollowTheQueryAndAreExported()
{
    ask("Run");
    pressKey(&edit(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QPointer<StatisticsDialog> dialog = m_app->window().findChild<StatisticsDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    auto* table = dialog->findChild<QTreeWidget*>("statisticsTable");
    auto* parts = dialog->findChild<QComboBox*>("statisticsParts");
    auto* whole = dialog->findChild<QLabel*>("statisticsWhole");
    const auto clips = [&] { return QString("%1 clip").arg(m_app->query().answer()->totals().clips); };
    QTRY_VERIFY2(whole->text().startsWith(clips()), qPrintable(whole->text()));
    parts->setCurrentIndex(1);
    const auto rows = table->findItems("Locomotion.Run", Qt::MatchExactly);
    QVERIFY(!rows.isEmpty());
    constexpr int frames = 3;
    const qlonglong count = rows[0]->data(frames, Qt::DisplayRole).toLongLong();
    QVERIFY(count > 1000); // and is said as in the line over the table
    const auto* shown = qobject_cast<const QStyledItemDelegate*>(table->itemDelegate());
    QLocale ofViews = table->locale();
    ofViews.setNumberOptions(QLocale::OmitGroupSeparator);
    QCOMPARE(shown->displayText(count, ofViews), QLocale().toString(count));
    QVERIFY2(whole->text().contains(shown->displayText(count, ofViews)), qPrintable(whole->text()));
    keepPicture(*dialog, "statistics");
    double greatest = 0;
    for (int i = 0; i < table->topLevelItemCount(); ++i)
        greatest = std::max(greatest, table->topLevelItem(i)->data(frames, Qt::DisplayRole).toDouble());
    QVERIFY(table->topLevelItemCount() > 1);
    for (const Qt::LayoutDirection direction : {Qt::RightToLeft, Qt::LeftToRight}) {
        table->setLayoutDirection(direction);
        QCoreApplication::processEvents();
        const QImage picture = table->viewport()->grab().toImage();
        const double scale = picture.devicePixelRatio();
        for (int i = 0; i < table->topLevelItemCount(); ++i) {
            const QRect row = table->visualRect(table->model()->index(i, 0)); // of the first column alone
            if (!table->viewport()->rect().contains(row)) break;
            const auto isBar = [&](int x) {
                return picture.pixelColor(int(x * scale), int(row.bottom() * scale)).rgb() ==
                       theme().query.rgb();
            };
            int width = 0; // from where the row begins
            while (width < row.width() &&
                   isBar(direction == Qt::RightToLeft ? row.right() - width : row.left() + width))
                ++width;
            const double share = table->topLevelItem(i)->data(frames, Qt::DisplayRole).toDouble() / greatest;
            QVERIFY2(width >= 1 && std::abs(width - share * row.width()) <= 1.5,
                     qPrintable(QString("row %1: %2 of %3").arg(i).arg(width).arg(row.width())));
        }
    }
    ask("Run & ~Run");
    QTRY_VERIFY(whole->text().startsWith("0 clip"));
    QCOMPARE(table->topLevelItemCount(), 0);
    ask("Run");
    QTRY_VERIFY(table->topLevelItemCount() > 0);
    m_app->query().setText("Run &"); // the numbers stay, as the answer does
    QVERIFY(table->topLevelItemCount() > 0);
    const QString path = m_folder.filePath("numbers.csv");
    withNext<QFileDialog>(*m_app, [&](QFileDialog& chooser) {
        auto* name = chooser.findChild<QLineEdit*>("fileNameEdit");
        name->selectAll();
        QTest::keyClicks(name, path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    QTest::mouseClick(dialog->findChild<QPushButton*>("exportStatistics"), Qt::LeftButton);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY2(written.startsWith("tag,clips,ranges,frames,seconds,percent\r\n"), written);
    QVERIFY2(written.contains("\r\nLocomotion.Run,"), written);
    dialog->reject();
    ask("");
}

void tst_Answers::aValueThatNoClipHasIsSaidUnderTheQuery()
{
    document().changeSheets(
        {{m_clip, library().clip(m_clip).sheet.withProperty("part", {{{0, 9}, "train"}})}}, "value");
    const auto isNoted = [&](const QString& part) {
        const auto labels = bar().findChildren<ElidedLabel*>();
        return std::ranges::any_of(
            labels, [&](ElidedLabel* label) { return label->isVisible() && label->text().contains(part); });
    };
    ask("part == \"trian\"");
    QTRY_VERIFY(isNoted("no clip has part \"trian\": nearest are \"train\""));
    ask("part == \"train\"");
    QTRY_VERIFY(!isNoted("no clip has"));
    ask({});
    undo().undo();
}

void tst_Answers::escapeLeavesTheReel()
{
    ask("Run");
    m_app->window().timeline().setFocus();
    actionOf(*m_app, "reel.play").trigger();
    QTRY_VERIFY(m_app->playback().isShown(m_app->reel()));
    pressKey(m_app->window().timeline().viewport(), Qt::Key_Escape); // may drop a selection first
    pressKey(m_app->window().timeline().viewport(), Qt::Key_Escape);
    QVERIFY(m_app->playback().isClipShown());
}

void tst_Answers::keptHitsGetTheTagThatIsChosen()
{
    ask("Run & ~Bad");
    view()->setFocus();
    key(Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY(m_app->playback().isShown(m_app->reel()));
    key(Qt::Key_Equal);
    QTRY_COMPARE(m_app->reel().kept().size(), std::size_t(1));
    const ReelHit kept = m_app->reel().kept().front();
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) {
        typeName(dialog, "Keep");
        QTest::mouseClick(&accept(dialog), Qt::LeftButton);
    });
    key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(undo().index(), m_steps + 1);
    const auto ranges = library().clip(kept.clip).sheet.ranges(tag("Keep"));
    QCOMPARE(ranges.size(), std::size_t(1));
    QCOMPARE(ranges[0], kept.range);
    undo().undo();
    key(Qt::Key_R, Qt::ControlModifier);
}

void tst_Answers::aRuleAsksForItsTag()
{
    ask("speed() > 1.5");
    m_app->window().showRules();
    auto* add = findButton<QPushButton>(m_app->window().rulesPanel(), "New Rule");
    withNext<TagChoiceDialog>(*m_app, [](TagChoiceDialog& dialog) { dialog.reject(); });
    QTest::mouseClick(add, Qt::LeftButton);
    QVERIFY(library().rules().empty());
    QVERIFY(becomesActive(m_app->window()));
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) {
        QVERIFY(
            dialog.findChild<QLineEdit*>("tagName")->text().isEmpty()); // no tag "Moving" that is not there
        typeName(dialog, "Bad");
        QTest::mouseClick(&accept(dialog), Qt::LeftButton);
    });
    QTest::mouseClick(add, Qt::LeftButton);
    QTRY_COMPARE(library().rules().size(), std::size_t(1));
    QCOMPARE(library().rules()[0].tag, std::string("Quality.Bad"));
    QCOMPARE(library().rules()[0].query, std::string("speed() > 1.5"));
    undo().undo();
}

void tst_Answers::savedQueriesAreRenamedAndDeleted()
{
    document().set(&LibraryEdit::queries,
                   {{"slow", "Style.Tired"}, {"slow runs", "@slow & Locomotion.Run"}, {"old", "Bad"}},
                   "Save");
    m_steps = undo().index();
    ask({});
    withNext<SavedQueriesDialog>(*m_app, [&](SavedQueriesDialog& dialog) {
        auto* list = dialog.findChild<QTreeWidget*>("savedQueries");
        QCOMPARE(list->topLevelItem(0)->child(0)->text(1), QString("Style.Tired"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "slow runs");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(dialog.isVisible()); // Enter ended the editing alone
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        QTest::keyClick(list, Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), "tired");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Down);
        keepPicture(dialog, "saved_queries_dialog");
        QTest::keyClick(list, Qt::Key_Delete);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    QTest::keyClick(&edit(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(undo().index(), m_steps + 1);
    const std::vector<SavedQuery> now{{"tired", "Style.Tired"}, {"slow runs", "@tired & Locomotion.Run"}};
    QVERIFY(library().savedQueries() == now);
    undo().undo();
    QCOMPARE(library().savedQueries().size(), std::size_t(3));
    ask("@slow");
    QVERIFY(!m_app->query().answer()->isEmpty());
}

void tst_Answers::aSavedQueryIsAskedFromItsList()
{
    document().set(&LibraryEdit::queries, {{"slow", "Style.Tired"}, {"bad", "Bad"}}, "Save");
    m_steps = undo().index();
    ask({});
    withNext<SavedQueriesDialog>(*m_app, [&](SavedQueriesDialog& dialog) {
        auto* list = dialog.findChild<QTreeWidget*>("savedQueries");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::mouseClick(dialog.findChild<QPushButton*>("use"), Qt::LeftButton);
    });
    QTest::keyClick(&edit(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(m_app->query().text(), QString("Bad"));
    QCOMPARE(undo().index(), m_steps); // nothing was changed
    ask({});
    undo().undo();
}

void tst_Answers::aRangesMenuIsShortAndHasNoteAndProperty()
{
    give({{"Locomotion.Run", {{20, 60}}}});
    QTRY_VERIFY(lane("Locomotion.Run").ranges.size() == 1);
    QStringList entries, ofLane, ofFrames;
    withNextMenu(*this, [&](QMenu& menu) {
        for (const QAction* action : menu.actions()) {
            if (!action->isSeparator()) entries << action->text().remove('&');
            if (action->objectName() == "lanes")
                for (const QAction* below : action->menu()->actions()) ofLane << below->text().remove('&');
            if (action->objectName() == "frames")
                for (const QAction* below : action->menu()->actions()) ofFrames << below->text().remove('&');
        }
        keepPicture(menu, "range_menu");
    });
    const QPoint place = at("Locomotion.Run", 40);
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view()->mapToGlobal(place));
    QCoreApplication::sendEvent(view(), &event);
    QVERIFY2(entries.size() <= 10, qPrintable(entries.join('|')));
    QCOMPARE(ofFrames, (QStringList{"Loop Range", "Caption…", "More Like This…"}));
    for (const char* part : {"Note", "Property", "Range", "Delete", "Change Tag"})
        QVERIFY2(!entries.filter(part).isEmpty(), part);
    QVERIFY(entries.filter("Hide").isEmpty());
    QVERIFY(!ofLane.filter("Hide").isEmpty());
    undo().undo();
}

QTEST_MAIN(tst_Answers)
#include "tst_Answers.moc"
