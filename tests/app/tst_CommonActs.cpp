// Acts that everybody does all day, done with keys and clicks that are counted: what the manual's table says
// of them is what they take, no other program that it names takes less, and their numbers are what they
// consist of.

#include "tests/app/AnswerStage.h"
#include "widgets/palette/CommandPalette.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/welcome/RecentRow.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMap>

using namespace tagline;
using namespace tagline::test;

namespace {

/// One that works with real events and counts them: a key with what is held beside it is one, a click is one,
/// a drag is one, and a text that says what is meant (a name, a number, a query) is one.
class Hand
{
public:
    void press(QWidget* in, Qt::Key key, Qt::KeyboardModifiers held = {})
    {
        pressKey(in, key, held);
        ++m_count;
    }
    void type(QWidget* into, const QString& text)
    {
        QTest::keyClicks(into, text);
        ++m_count;
    }
    void click(QWidget* on, QPoint place)
    {
        QTest::mouseClick(on, Qt::LeftButton, {}, place);
        ++m_count;
    }
    void drag(const std::function<void()>& stroke)
    {
        stroke();
        ++m_count;
    }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/// A row of the manual's table.
struct WrittenAct
{
    int ours = 0;
    QList<int> others; ///< 0 of those that have no such act
};

constexpr int actCells = 8;  ///< act, how, four programs, and what is before and behind the bars
constexpr int partCells = 6; ///< act, three programs, and what is before and behind the bars

/// The rows of the page's tables that have so many cells, as they are written.
QList<QStringList> writtenRows(int cellCount)
{
    QFile page(sourceFolder() + "/resources/manual/16-common-acts.md");
    QList<QStringList> rows;
    if (!page.open(QIODevice::ReadOnly)) return rows;
    for (const QString& line : QString::fromUtf8(page.readAll()).split('\n'))
        if (const QStringList cells = line.split('|'); cells.size() == cellCount) rows << cells;
    return rows;
}

/// By name.
QMap<QString, WrittenAct> writtenActs()
{
    QMap<QString, WrittenAct> acts;
    for (const QStringList& cells : writtenRows(actCells)) {
        bool isNumber = false;
        WrittenAct act;
        act.ours = cells[3].trimmed().toInt(&isNumber);
        if (!isNumber) continue; // the table's head
        for (int cell = 4; cell < actCells - 1; ++cell) act.others << cells[cell].trimmed().toInt();
        acts[cells[1].trimmed()] = act;
    }
    return acts;
}

/// Of "Ctrl+G · the time · Enter" three; of a dash none.
int countOfParts(const QString& cell)
{
    int count = 0;
    for (const QString& part : cell.split(QStringLiteral(" · ")))
        if (part.trimmed() != QStringLiteral("–"))
            count += part.contains(QStringLiteral("double click")) ? 2 : 1;
    return count;
}

} // namespace

class tst_CommonActs : public QObject, private AnswerStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openForAnswers(); }
    void init();
    void actsTakeWhatTheManualSays_data();
    void actsTakeWhatTheManualSays();
    void everyActOfTheManualIsDoneHere();
    void noOtherProgramTakesLess();
    void theirNumbersAreTheirParts();

private:
    struct Act
    {
        const char* name;
        void (tst_CommonActs::*take)(Hand&);
    };
    static const QList<Act>& acts();

    Qt::Key keyOf(const char* name)
    {
        return Qt::Key(Qt::Key_0 + QString::fromStdString(library().vocabulary()[tag(name)].key).toInt());
    }

    void play(Hand& hand);
    void stepAFrame(Hand& hand);
    void goToAFrame(Hand& hand);
    void goToTheStart(Hand& hand);
    void openTheNextClip(Hand& hand);
    void findAClip(Hand& hand);
    void tagByKey(Hand& hand);
    void tagTheNextStretch(Hand& hand);
    void tagByMouse(Hand& hand);
    void moveAnEdge(Hand& hand);
    void split(Hand& hand);
    void removeARange(Hand& hand);
    void undoTwice(Hand& hand);
    void copyARange(Hand& hand);
    void loopARange(Hand& hand);
    void showTheWholeClip(Hand& hand);
    void ask(Hand& hand);
    void goToTheNextHit(Hand& hand);
    void tagTheHits(Hand& hand);
    void exportAsCsv(Hand& hand);
    void crossFade(Hand& hand);
    void save(Hand& hand);
    void findACommand(Hand& hand);
    void openTheLastLibrary(Hand& hand);
};

const QList<tst_CommonActs::Act>& tst_CommonActs::acts()
{
    using Self = tst_CommonActs;
    static const QList<Act> all{
        {"Play or pause", &Self::play},
        {"Step by one frame", &Self::stepAFrame},
        {"Go to a frame by its number", &Self::goToAFrame},
        {"Go to the start", &Self::goToTheStart},
        {"Open the next clip", &Self::openTheNextClip},
        {"Find a clip by its name", &Self::findAClip},
        {"Tag a stretch by key", &Self::tagByKey},
        {"Tag the next stretch where one ends", &Self::tagTheNextStretch},
        {"Tag a stretch by mouse", &Self::tagByMouse},
        {"Move an edge by three frames", &Self::moveAnEdge},
        {"Split a range at the playhead", &Self::split},
        {"Delete a range", &Self::removeARange},
        {"Undo twice", &Self::undoTwice},
        {"Copy a range to the playhead", &Self::copyARange},
        {"Loop a range", &Self::loopARange},
        {"See the whole clip", &Self::showTheWholeClip},
        {"Ask for frames by their tags", &Self::ask},
        {"Go to the next hit", &Self::goToTheNextHit},
        {"Make a tag of an answer", &Self::tagTheHits},
        {"Export all tags as CSV", &Self::exportAsCsv},
        {"Cross-fade two clips", &Self::crossFade},
        {"Save", &Self::save},
        {"Find a command by its name", &Self::findACommand},
        {"Open the library of last time", &Self::openTheLastLibrary},
    };
    return all;
}

/// One clip is open, with a walk and a run in it, of which the run is selected; the timeline has the keys.
void tst_CommonActs::init()
{
    begin();
    clear();
    give({{"Locomotion.Walk", {{4, 12}}}, {"Locomotion.Run", {{20, 40}}}});
    workspace().setActiveTag(tag("Locomotion.Run"));
    select({{tag("Locomotion.Run"), {20, 40}}});
    workspace().setPlayhead(30);
    QCoreApplication::processEvents();
}

void tst_CommonActs::actsTakeWhatTheManualSays_data()
{
    QTest::addColumn<int>("place");
    for (int place = 0; place < acts().size(); ++place) QTest::newRow(acts()[place].name) << place;
}

void tst_CommonActs::actsTakeWhatTheManualSays()
{
    QFETCH(int, place);
    const Act& act = acts()[place];
    Hand hand;
    (this->*act.take)(hand);
    if (QTest::currentTestFailed()) return;
    const QMap<QString, WrittenAct> written = writtenActs();
    QVERIFY2(written.contains(act.name), "the manual's table has no such act");
    QCOMPARE(hand.count(), written[act.name].ours);
}

void tst_CommonActs::everyActOfTheManualIsDoneHere()
{
    QStringList done;
    for (const Act& act : acts()) done << act.name;
    for (const QString& name : writtenActs().keys()) QVERIFY2(done.contains(name), qPrintable(name));
    QVERIFY(writtenActs().size() >= 20);
}

void tst_CommonActs::noOtherProgramTakesLess()
{
    const QMap<QString, WrittenAct> written = writtenActs();
    for (auto act = written.begin(); act != written.end(); ++act)
        for (const int other : act->others) QVERIFY2(other == 0 || act->ours <= other, qPrintable(act.key()));
}

void tst_CommonActs::theirNumbersAreTheirParts()
{
    QMap<QString, QList<int>> parts;
    for (const QStringList& cells : writtenRows(partCells))
        for (int cell = 2; cell < partCells - 1; ++cell)
            parts[cells[1].trimmed()] << countOfParts(cells[cell]);
    const QMap<QString, WrittenAct> written = writtenActs();
    for (auto act = written.begin(); act != written.end(); ++act)
        QVERIFY2(parts.value(act.key()) == act->others, qPrintable(act.key()));
}

// ---- the acts

void tst_CommonActs::play(Hand& hand)
{
    hand.press(view(), Qt::Key_Space);
    QTRY_VERIFY(m_app->playback().isPlaying());
    pressKey(view(), Qt::Key_Space);
    QTRY_VERIFY(!m_app->playback().isPlaying());
}

void tst_CommonActs::stepAFrame(Hand& hand)
{
    hand.press(view(), Qt::Key_Right);
    QCOMPARE(workspace().playhead(), 31);
}

void tst_CommonActs::goToAFrame(Hand& hand)
{
    auto* field = m_app->window().findChild<QLineEdit*>("frame");
    hand.click(field, field->rect().center());
    QTRY_COMPARE(field->selectedText(), field->text());
    hand.type(field, "17");
    hand.press(field, Qt::Key_Return);
    QCOMPARE(workspace().playhead(), 17);
}

void tst_CommonActs::goToTheStart(Hand& hand)
{
    hand.press(view(), Qt::Key_Home);
    QCOMPARE(workspace().playhead(), 0);
}

void tst_CommonActs::openTheNextClip(Hand& hand)
{
    hand.press(view(), Qt::Key_PageDown);
    QVERIFY(workspace().currentClip().isValid() && workspace().currentClip() != m_clip);
}

void tst_CommonActs::findAClip(Hand& hand)
{
    hand.press(view(), Qt::Key_P, Qt::ControlModifier);
    auto* letters = m_app->window().findChild<QLineEdit*>("clipLocatorText");
    QTRY_VERIFY(letters->hasFocus());
    hand.type(letters, "run");
    hand.press(letters, Qt::Key_Return);
    QTRY_COMPARE(workspace().currentClip(), m_other);
}

void tst_CommonActs::tagByKey(Hand& hand)
{
    const Qt::Key key = keyOf("Style.Limping");
    hand.press(view(), key);
    workspace().setPlayhead(39); // the clip plays on
    hand.press(view(), key);
    QCOMPARE(ranges("Style.Limping"), (Ranges{{30, 40}}));
}

void tst_CommonActs::tagTheNextStretch(Hand& hand)
{
    actionOf(*m_app, "tag.followOn").setChecked(true);
    workspace().setPlayhead(44);
    pressKey(view(), keyOf("Locomotion.Walk"));
    workspace().setPlayhead(50); // the clip plays on
    hand.press(view(), keyOf("Locomotion.Run"));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{4, 12}, {44, 50}}));
    workspace().setPlayhead(54);
    pressKey(view(), Qt::Key_I); // it runs
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 40}, {50, 55}}));
    actionOf(*m_app, "tag.followOn").setChecked(false);
}

void tst_CommonActs::tagByMouse(Hand& hand)
{
    const QPoint from = at("Locomotion.Run", 44), to = at("Locomotion.Run", 52);
    hand.drag([&] { drag(from, to); });
    QCOMPARE(ranges("Locomotion.Run").size(), 2u);
}

void tst_CommonActs::moveAnEdge(Hand& hand)
{
    for (int frame = 0; frame < 3; ++frame) hand.press(view(), Qt::Key_Period);
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{23, 40}}));
}

void tst_CommonActs::split(Hand& hand)
{
    hand.press(view(), Qt::Key_S);
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 30}, {30, 40}}));
}

void tst_CommonActs::removeARange(Hand& hand)
{
    hand.click(view(), at("Locomotion.Walk", 8));
    hand.press(view(), Qt::Key_Delete);
    QVERIFY(ranges("Locomotion.Walk").empty());
}

void tst_CommonActs::undoTwice(Hand& hand)
{
    pressKey(view(), Qt::Key_Period);
    pressKey(view(), Qt::Key_S);
    QCOMPARE(ranges("Locomotion.Run").size(), 2u);
    for (int step = 0; step < 2; ++step) hand.press(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 40}}));
}

void tst_CommonActs::copyARange(Hand& hand)
{
    workspace().setPlayhead(0);
    give({{"Locomotion.Run", {{20, 24}}}});
    select({{tag("Locomotion.Run"), {20, 24}}});
    hand.press(view(), Qt::Key_C, Qt::ControlModifier);
    hand.press(view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{0, 4}, {20, 24}}));
}

void tst_CommonActs::loopARange(Hand& hand)
{
    hand.press(view(), Qt::Key_R);
    QTRY_VERIFY(isChecked("clip.loopRange"));
    pressKey(view(), Qt::Key_R);
}

void tst_CommonActs::showTheWholeClip(Hand& hand)
{
    timeline().setVisibleRange(10, 20);
    QVERIFY(!timeline().geometryOfView().isFitted());
    hand.press(view(), Qt::Key_A);
    QVERIFY(timeline().geometryOfView().isFitted());
}

void tst_CommonActs::ask(Hand& hand)
{
    hand.press(view(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(edit().hasFocus());
    hand.type(&edit(), "Run & ~Bad");
    QTRY_VERIFY(m_app->query().isAnswered() && m_app->query().answer() &&
                !m_app->query().answer()->isEmpty());
}

void tst_CommonActs::goToTheNextHit(Hand& hand)
{
    AnswerStage::ask("Walk");
    view()->setFocus();
    workspace().setPlayhead(0);
    hand.press(view(), Qt::Key_BracketRight, Qt::ControlModifier);
    QTRY_COMPARE(workspace().playhead(), 4);
}

void tst_CommonActs::tagTheHits(Hand& hand)
{
    AnswerStage::ask("Run");
    withNext<TagChoiceDialog>(*m_app, [&](TagChoiceDialog& dialog) {
        QTRY_VERIFY(dialog.isAncestorOf(QApplication::focusWidget()));
        hand.type(QApplication::focusWidget(), "Fast");
        hand.press(&dialog, Qt::Key_Return);
    });
    hand.press(&edit(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(library().vocabulary().findNamed("Fast"));
    undo().undo();
}

void tst_CommonActs::exportAsCsv(Hand& hand)
{
    const QString file = m_folder.filePath("tags.csv");
    withNextFound<QDialog>(
        *m_app,
        [] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            return dialog && dialog->objectName() == "exportDialog" ? dialog : nullptr;
        },
        [&](QDialog& dialog) {
            withNext<QFileDialog>(*m_app, [&](QFileDialog& place) {
                place.setDirectory(m_folder.path());
                hand.press(&place, Qt::Key_Return);
            });
            hand.press(&dialog, Qt::Key_Return);
        });
    hand.press(view(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(QFile::exists(file));
    QFile::remove(file);
}

void tst_CommonActs::crossFade(Hand& hand)
{
    hand.press(view(), Qt::Key_1, Qt::ControlModifier);
    hand.press(view(), Qt::Key_PageDown);
    hand.press(view(), Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(m_app->playback().isShown(m_app->controller()));
    hand.press(view(), Qt::Key_X);
    const auto fade = m_app->controller().runningFade(); // as long as it lasts both are seen
    QVERIFY(fade && fade->track == 1 && fade->duration > 0);
    QTRY_VERIFY(m_app->controller().report(1).weight > 0.3f);
}

void tst_CommonActs::save(Hand& hand)
{
    pressKey(view(), Qt::Key_S);
    QVERIFY(document().isModified());
    hand.press(view(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document().isModified());
}

void tst_CommonActs::findACommand(Hand& hand)
{
    hand.press(view(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto* letters = m_app->window().findChild<QLineEdit*>("commandPaletteText");
    QTRY_VERIFY(letters && letters->hasFocus());
    hand.type(letters, "split at");
    hand.press(letters, Qt::Key_Return);
    QTRY_COMPARE(ranges("Locomotion.Run").size(), 2u);
}

/// Last: the library is another object after it.
void tst_CommonActs::openTheLastLibrary(Hand& hand)
{
    pressKey(view(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document().isModified());
    pressKey(view(), Qt::Key_W, Qt::ControlModifier);
    RecentRow* row = nullptr;
    QTRY_VERIFY((row = m_app->window().findChild<RecentRow*>()) && row->isVisible());
    hand.click(row, {row->width() / 3, row->height() / 2});
    QTRY_VERIFY(!m_app->isOpening() && m_app->imports().isIdle() && library().clipCount() > 2);
}

QTEST_MAIN(tst_CommonActs)
#include "tst_CommonActs.moc"
