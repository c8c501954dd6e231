// Tags that are made where they are needed, and what the window says meanwhile: by real keys and mouse.

#include "tests/app/TimelineStage.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/choice/TagPickerPopup.h"
#include "widgets/tags/fields/KeyEdit.h"
#include "widgets/tags/vocabulary/TagEditorDialog.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/painting/ModeBadges.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusTipEvent>
#include <QToolButton>
#include <QTreeView>

using namespace tagline;
using namespace tagline::test;

class tst_NewTags : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void aTagIsMadeWhereItsRangeWasDrawn();
    void aNameThatCannotBeIsRefusedInWords();
    void aNameThatQueriesQuoteIsToldSo();
    void aLiveTagsNameIsRefused();
    void theKeyFollowsTheNameOfANewTag();
    void theGhostStaysWhileItsTagIsChosen();
    void aDrawnRangeOfAKnownTagIsSelected();
    void oneMessageSaysWhatHappened();
    void plainFactsAreNotes();
    void filesThatAreThereAreTold();
    void modesAreBadges();
    void whatPlaysInTheClipsPlaceIsABadge();
    void theTipsOfMenusAreHints();
    void theNumbersFollowADraggedEdge();
    void aFolderWithoutTagsSaysWhatToDo();

private:
    /// Draws below the lanes.
    TagPickerPopup* drawAndAsk(double from, double to);
    void answer(TagPickerPopup& picker, const QString& name);
    MessageArea& messages() { return m_app->window().status().messages(); }
    ModeBadges& badges() { return *timeline().findChild<ModeBadges*>(); }
    /// Whether a pixel below the lanes, at a frame, has the ghost's ground.
    bool isGhostAt(double frame);
    int lowest()
    {
        return int(timeline().geometryOfView().laneTop(timeline().geometryOfView().laneCount)) + 8;
    }
};

void tst_NewTags::init()
{
    clear();
    QCoreApplication::processEvents();
    messages().showResult({});
    messages().showError({});
}

TagPickerPopup* tst_NewTags::drawAndAsk(double from, double to)
{
    timeline().verticalScrollBar()->setValue(timeline().verticalScrollBar()->maximum());
    const TimelineGeometry& geometry = timeline().geometryOfView();
    drag({int(geometry.x(from)), lowest()}, {int(geometry.x(to)), lowest()});
    TagPickerPopup* picker = nullptr;
    const bool isAsked =
        QTest::qWaitFor([&] { return (picker = timeline().findChild<TagPickerPopup*>()) != nullptr; });
    return isAsked ? picker : nullptr;
}

void tst_NewTags::answer(TagPickerPopup& picker, const QString& name)
{
    QTest::keyClicks(picker.findChild<QLineEdit*>(), name);
    QTest::keyClick(picker.findChild<QLineEdit*>(), Qt::Key_Return);
    QCoreApplication::processEvents();
}

bool tst_NewTags::isGhostAt(double frame)
{
    const QPoint place(int(timeline().geometryOfView().x(frame)), lowest() + 4);
    const QImage picture = view()->grab().toImage();
    const QColor pixel = picture.pixelColor(place * picture.devicePixelRatio());
    return pixel.blue() > pixel.red() + 10; // the accent is blue, the ground is grey
}

void tst_NewTags::aTagIsMadeWhereItsRangeWasDrawn()
{
    const int steps = undo().index();
    TagPickerPopup* picker = drawAndAsk(30, 60);
    QVERIFY(picker);
    answer(*picker, "Stumble");
    QVERIFY(!QApplication::activeModalWidget());
    const auto made = library().vocabulary().find("Stumble");
    QVERIFY(made);
    const TagDefinition definition = library().vocabulary()[*made];
    QVERIFY(definition.isRegistered);
    QCOMPARE(definition.key, std::string("S")); // the digits are taken
    for (std::uint32_t i = 0; i < library().vocabulary().size(); ++i) {
        const TagDefinition& other = library().vocabulary()[TagId(i)];
        if (TagId(i) != *made && other.isRegistered) QVERIFY(other.colour != definition.colour);
    }
    QCOMPARE(ranges("Stumble").size(), 1u);
    const FrameRange drawn = ranges("Stumble").front();
    QVERIFY(std::abs(drawn.start - 30) <= 1 && std::abs(drawn.stop - 60) <= 1);
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{*made, drawn}}));
    QCOMPARE(workspace().activeTag(), *made);
    QTRY_COMPARE(timeline().selection(), (std::vector<RangeRef>{{*made, drawn}}));
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(messages().text(), QString("New tag Stumble, key S in tag mode (T)"));
    keepPicture(m_app->window(), "new-tag-made");
    QTest::mouseClick(messages().findChild<QToolButton*>("messageLink"), Qt::LeftButton);
    QCOMPARE(undo().index(), steps);
    QVERIFY(!library().vocabulary()[*made].isRegistered);
    QVERIFY(ranges("Stumble").empty());
}

void tst_NewTags::aNameThatCannotBeIsRefusedInWords()
{
    const int steps = undo().index();
    TagPickerPopup* picker = drawAndAsk(30, 60);
    QVERIFY(picker);
    answer(*picker, "Style..Odd");
    QCOMPARE(undo().index(), steps);
    QCOMPARE(messages().kind(), MessageArea::Kind::Error);
    QVERIFY2(messages().text().contains("dots stand between two parts"), qPrintable(messages().text()));
}

void tst_NewTags::aNameThatQueriesQuoteIsToldSo()
{
    TagPickerPopup* picker = drawAndAsk(70, 80);
    QVERIFY(picker);
    answer(*picker, "all");
    QVERIFY2(messages().text().endsWith("; in queries it is \"all\""), qPrintable(messages().text()));
}

void tst_NewTags::aLiveTagsNameIsRefused()
{
    m_app->document().set(&LibraryEdit::derived, {{"CleanRun", "Locomotion.Run", {}}}, "Live");
    const int steps = undo().index();
    TagPickerPopup* picker = drawAndAsk(30, 60);
    QVERIFY(picker);
    answer(*picker, "CleanRun");
    QCOMPARE(undo().index(), steps);
    QVERIFY2(messages().text().contains("live tag"), qPrintable(messages().text()));
    bool isRefused = false;
    withNext<TagEditorDialog>(*m_app, [&](TagEditorDialog& dialog) {
        QTest::keyClicks(findNamed<QLineEdit>(dialog, "Name"), "Style.CleanRun"); // CleanRun, for short
        isRefused = !dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled() &&
                    dialog.findChild<QLabel*>("message")->text().contains("live tag");
        dialog.reject();
    });
    key(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(isRefused);
    TagDefinition renamed = library().vocabulary()[tag("Style.Tired")];
    renamed.name = "CleanRun";
    QVERIFY(m_app->document().renameRefusal(tag("Style.Tired"), renamed));
    undo().undo();
    QVERIFY(!m_app->document().renameRefusal(tag("Style.Tired"), renamed));
}

void tst_NewTags::theKeyFollowsTheNameOfANewTag()
{
    QStringList keys;
    withNext<TagEditorDialog>(*m_app, [&](TagEditorDialog& dialog) {
        auto* name = findNamed<QLineEdit>(dialog, "Name");
        auto* field = dialog.findChild<KeyEdit*>();
        keys << field->key(); // the digits are taken, and a letter is of a name
        QTest::keyClicks(name, "Stumble");
        keys << field->key();
        QTest::keyClick(field, Qt::Key_Q);
        name->clear();
        QTest::keyClicks(name, "Limp");
        keys << field->key(); // as a person chose it
        dialog.reject();
    });
    key(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(keys, (QStringList{"", "S", "Q"}));
}

void tst_NewTags::theGhostStaysWhileItsTagIsChosen()
{
    TagPickerPopup* picker = drawAndAsk(30, 60);
    QVERIFY(picker);
    QVERIFY(isGhostAt(45));
    QVERIFY(!isGhostAt(75));
    keepPicture(m_app->window(), "ghost");
    QTest::keyClick(picker->findChild<QLineEdit*>(), Qt::Key_Escape);
    QTRY_VERIFY(!timeline().findChild<TagPickerPopup*>());
    QVERIFY(!isGhostAt(45));
}

void tst_NewTags::aDrawnRangeOfAKnownTagIsSelected()
{
    TagPickerPopup* picker = drawAndAsk(30, 60);
    QVERIFY(picker);
    answer(*picker, "Tired");
    QCOMPARE(ranges("Style.Tired").size(), 1u);
    QCOMPARE(workspace().selection(),
             (std::vector<RangeRef>{{tag("Style.Tired"), ranges("Style.Tired").front()}}));
}

void tst_NewTags::oneMessageSaysWhatHappened()
{
    give({{"Style.Tired", {{20, 60}}}});
    select({{tag("Style.Tired"), {20, 60}}});
    key(Qt::Key_Delete);
    QCOMPARE(messages().text(), QString("Delete Tired"));
    QVERIFY(!messages().text().contains("undo", Qt::CaseInsensitive));
    auto* link = messages().findChild<QToolButton*>("messageLink");
    QVERIFY(link->isVisible());
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 60}}));
    QCOMPARE(messages().text(), QString("Undone: Delete Tired"));
    QTest::mouseClick(link, Qt::LeftButton); // Redo
    QVERIFY(ranges("Style.Tired").empty());
    QCOMPARE(messages().text(), QString("Redone: Delete Tired"));
    QTest::mouseClick(link, Qt::LeftButton);
    give({{"Style.Tired", {{20, 40}}}}); // in the place of the step that was taken back
    QCOMPARE(messages().text(), QString("give"));
    undo().undo();

    select({});
    key(Qt::Key_R); // nothing to loop
    QCOMPARE(messages().kind(), MessageArea::Kind::Error);
    QVERIFY(!messages().text().contains("Tired"));
    key(Qt::Key_1);
    QCOMPARE(messages().kind(), MessageArea::Kind::Error); // said first, until its time is over
    messages().findChild<QTimer*>("errorTime")->start(0);
    QTRY_COMPARE(messages().kind(), MessageArea::Kind::Work);
    key(Qt::Key_I, Qt::ShiftModifier); // forgets it
    messages().findChild<QTimer*>("resultTime")->start(0);
    QTRY_VERIFY(messages().kind() == MessageArea::Kind::None || messages().kind() == MessageArea::Kind::Hint);
    moveTo(at("Locomotion.Walk", 30), {});
    QMouseEvent hover(QEvent::MouseMove, at("Locomotion.Walk", 30),
                      view()->mapToGlobal(QPointF(at("Locomotion.Walk", 30))), Qt::NoButton, Qt::NoButton,
                      {});
    QCoreApplication::sendEvent(view(), &hover);
    QTRY_COMPARE(messages().kind(), MessageArea::Kind::Hint);
    QVERIFY2(messages().text().startsWith("Walk"), qPrintable(messages().text()));
    for (const auto* label : m_app->window().status().findChildren<QWidget*>())
        QVERIFY(!label->accessibleName().contains("llvmpipe"));
}

void tst_NewTags::plainFactsAreNotes()
{
    key(Qt::Key_Left);
    QCOMPARE(messages().text(), QString("This is the first frame."));
    QCOMPARE(messages().kind(), MessageArea::Kind::Note);
    key(Qt::Key_R); // a range is needed first
    QCOMPARE(messages().kind(), MessageArea::Kind::Error);
    key(Qt::Key_Delete);
    QCOMPARE(messages().kind(), MessageArea::Kind::Error);
}

void tst_NewTags::filesThatAreThereAreTold()
{
    const LibraryClip& shown = library().clip(m_clip);
    QSignalSpy said(m_app.get(), &Application::said);
    m_app->add({QString::fromStdString(library().source(shown.source).path)});
    QTRY_VERIFY(!said.isEmpty());
    const QString text = said.first()[0].toString();
    QVERIFY2(text.startsWith("Already in the library: 1 file"), qPrintable(text));
}

void tst_NewTags::modesAreBadges()
{
    QVERIFY(!badges().isVisible());
    key(Qt::Key_T);
    QTRY_COMPARE(badges().badges().size(), 1);
    QVERIFY(badges().isVisible());
    QCOMPARE(badges().badges().front().text, QString("Tag mode"));
    pressKey(view(), Qt::Key_Exclam, Qt::ShiftModifier); // Shift+1 paints
    QTRY_COMPARE(badges().badges().size(), 2);
    QCOMPARE(badges().badges().back().text, QString("Painting Idle"));
    keepPicture(m_app->window(), "badges");
    pressKey(view(), Qt::Key_1, Qt::ShiftModifier);
    key(Qt::Key_Escape);
    QTRY_VERIFY(!badges().isVisible());
}

void tst_NewTags::whatPlaysInTheClipsPlaceIsABadge()
{
    key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!m_app->playback().isClipShown());
    QTRY_COMPARE(badges().badges().size(), 1);
    QCOMPARE(badges().badges().front().text, QString("Blend"));
    keepPicture(m_app->window(), "blend-badge");
    key(Qt::Key_Right); // the clip itself again
    QTRY_VERIFY(m_app->playback().isClipShown());
    QTRY_VERIFY(badges().badges().isEmpty());
}

void tst_NewTags::theTipsOfMenusAreHints()
{
    QMenu* menu = m_app->window().menuBar()->actions().first()->menu();
    const int height = m_app->window().status().height();
    menu->popup(m_app->window().mapToGlobal(QPoint(20, 30)));
    QAction* action = menu->actions().first();
    menu->setActiveAction(action);
    action->showStatusText(m_app->window().menuBar());
    QTRY_COMPARE(messages().text(), action->statusTip());
    QVERIFY(m_app->window().status().isVisible()); // QMainWindow would put its own line over it
    QCOMPARE(m_app->window().status().height(), height);
    menu->close();
    QStatusTipEvent gone{QString()};
    QCoreApplication::sendEvent(&m_app->window(), &gone);
    QVERIFY(messages().text() != action->statusTip());
}

void tst_NewTags::theNumbersFollowADraggedEdge()
{
    give({{"Style.Tired", {{20, 60}}}});
    workspace().setPlayhead(5);
    auto* frame = m_app->window().findChild<QLineEdit*>("frame");
    QCOMPARE(frame->text(), QString("5"));
    QTest::mousePress(view(), Qt::LeftButton, {}, at("Style.Tired", 60) - QPoint(2, 0));
    moveTo(at("Style.Tired", 80), {});
    QVERIFY2(std::abs(frame->text().toInt() - 80) <= 2, qPrintable(frame->text()));
    keepPicture(m_app->window(), "dragged-edge");
    QTest::mouseRelease(view(), Qt::LeftButton, {}, at("Style.Tired", 80));
    QCOMPARE(frame->text(), QString("5"));
}

void tst_NewTags::aFolderWithoutTagsSaysWhatToDo()
{
    QTemporaryDir folder;
    QFile::copy(sourceFolder() + "/resources/sample/walk.glb", folder.filePath("walk.glb"));
    QVERIFY(m_app->save()); // nothing to be asked about
    QVERIFY(isOpened(*m_app, {folder.path()}));
    workspace().setCurrentClip(clipOf(*m_app, folder.filePath("walk.glb")));
    auto* hint = m_app->window().tagPalette().findChild<QLabel*>("tagsHint");
    QTRY_VERIFY(hint->isVisible() && hint->text().contains("Ctrl+T"));
    QTRY_VERIFY(timeline().content().hint.contains("Drag across frames"));
    keepPicture(m_app->window(), "no-tags");
    TagPickerPopup* picker = drawAndAsk(5, 20);
    QVERIFY(picker);
    QCOMPARE(picker->findChild<QLineEdit*>()->placeholderText(), QString("Name of the new tag"));
    answer(*picker, "Walk");
    QVERIFY(library().vocabulary().find("Walk"));
    const TagDefinition& made = library().vocabulary()[*library().vocabulary().find("Walk")];
    QCOMPARE(made.key, std::string("1"));
    QCOMPARE(made.colour, automaticColour(0));
    QCOMPARE(ranges("Walk").size(), 1u);
    QTRY_VERIFY(!hint->isVisible());
}

QTEST_MAIN(tst_NewTags)
#include "tst_NewTags.moc"
