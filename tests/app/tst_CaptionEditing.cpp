// What happens in words: captions typed, changed, resized and taken away, by real keys in the real window.

#include "app/presenters/captions/CaptionRows.h"
#include "tests/app/TimelineStage.h"
#include "tests/support/MouseButtons.h"
#include "tests/support/NamedWidget.h"
#include "widgets/tags/fields/CaptionEditor.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

using namespace tagline;
using namespace tagline::test;

class tst_CaptionEditing : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init() { clear(); }
    void aCaptionIsTypedForTheSelectedRanges();
    void withoutASelectionItGoesOnFromThePlayhead();
    void whileTheClipPlaysItEndsWhereTheTextIsDone();
    void anEmptyTextIsAskedForAgain();
    void aCaptionIsChangedAndRemovedFromItsLane();
    void overlappingCaptionsHaveALaneEach();
    void aShortBarShowsHowItsTextBegins();
    void anEdgeIsDragged();
    void aQueryFindsIt();

private:
    CaptionEditor* openEditor()
    {
        key(Qt::Key_C, Qt::ShiftModifier);
        return shownEditor();
    }
    CaptionEditor* shownEditor() { return qobject_cast<CaptionEditor*>(QApplication::activePopupWidget()); }
    void type(CaptionEditor& editor, const QString& text)
    {
        auto* field = editor.findChild<QLineEdit*>("captionText");
        field->clear();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void giveCaptions(std::vector<Caption> captions)
    {
        m_app->document().changeSheets({{m_clip, TagSheet().withCaptions(std::move(captions))}}, "give");
        QCoreApplication::processEvents();
    }
    std::vector<Caption> captions()
    {
        const auto there = library().clip(m_clip).sheet.captions();
        return {there.begin(), there.end()};
    }
    /// Where a frame of a row of captions is, in the view.
    QPoint inRow(std::size_t row, double frame)
    {
        const auto& lanes = timeline().content().lanes;
        const auto lane = std::ranges::find(lanes, captionLane(row), &TimelineLane::id);
        if (lane == lanes.end()) return {};
        const TimelineGeometry& geometry = timeline().geometryOfView();
        return {int(std::lround(geometry.x(frame))),
                int(geometry.laneTop(int(lane - lanes.begin())) + geometry.laneHeight / 2)};
    }
    /// Double click at a frame of the first row of captions.
    void doubleClick(double frame)
    {
        revealCaptions();
        test::doubleClick(view(), inRow(0, frame));
    }
    /// Scrolls to the first row of captions: places are asked for after that.
    void revealCaptions()
    {
        timeline().revealLane(captionLane(0));
        QCoreApplication::processEvents();
    }
};

void tst_CaptionEditing::aCaptionIsTypedForTheSelectedRanges()
{
    give({{"Style.Tired", {{5, 10}, {20, 25}}}});
    select({{tag("Style.Tired"), {5, 10}}, {tag("Style.Tired"), {20, 25}}});
    CaptionEditor* editor = openEditor();
    QVERIFY(editor);
    keepPicture(*editor, "caption-editor");
    type(*editor, "  waves with the left hand ");
    QTRY_VERIFY(!shownEditor());
    QCOMPARE(captions(), (std::vector<Caption>{{{5, 25}, "waves with the left hand", "", ""}}));
    QCOMPARE(undo().undoText(), QString("Add Caption"));
    workspace().setPlayhead(7);
    QCoreApplication::processEvents();
    QCOMPARE(m_app->window().viewport()->overlay().captions, QStringList("waves with the left hand"));
    QCOMPARE(m_app->window().viewport()->overlay().captionRows, 1);
    keepPicture(m_app->window(), "caption-shown");
    workspace().setPlayhead(28); // no caption, and the camera stays
    QCoreApplication::processEvents();
    QVERIFY(m_app->window().viewport()->overlay().captions.isEmpty());
    QCOMPARE(m_app->window().viewport()->overlay().captionRows, 1);
    undo().undo();
    QVERIFY(captions().empty());
    QTRY_COMPARE(m_app->window().viewport()->overlay().captionRows, 0); // behind the next painting
    QVERIFY(m_app->window().viewport()->overlay().captions.isEmpty());
}

void tst_CaptionEditing::withoutASelectionItGoesOnFromThePlayhead()
{
    workspace().setPlayhead(12);
    type(*openEditor(), "walks");
    QCOMPARE(captions(), (std::vector<Caption>{{{12, library().clip(m_clip).frames}, "walks", "", ""}}));
}

void tst_CaptionEditing::whileTheClipPlaysItEndsWhereTheTextIsDone()
{
    workspace().setPlayhead(3);
    m_app->playback().setPlaying(true);
    CaptionEditor* editor = openEditor();
    QVERIFY(editor);
    const Frame start = workspace().playhead();
    QTRY_VERIFY(workspace().playhead() > start + 4);
    QVERIFY(m_app->playback().isPlaying());
    type(*editor, "walks");
    const Frame end = workspace().playhead();
    m_app->playback().setPlaying(false);
    QCOMPARE(captions().size(), std::size_t(1));
    const FrameRange said = captions().front().range;
    QVERIFY2(
        said.start >= 3 && said.start <= start && said.stop > start + 4 && said.stop <= end + 1,
        qPrintable(QString("[%1, %2) from %3 to %4").arg(said.start).arg(said.stop).arg(start).arg(end)));
}

void tst_CaptionEditing::anEmptyTextIsAskedForAgain()
{
    CaptionEditor* editor = openEditor();
    type(*editor, "   ");
    QVERIFY(shownEditor());
    QTest::keyClick(editor, Qt::Key_Escape);
    QTRY_VERIFY(!shownEditor());
    QVERIFY(captions().empty());
}

void tst_CaptionEditing::aCaptionIsChangedAndRemovedFromItsLane()
{
    giveCaptions({{{5, 25}, "walks", "ana", "en"}});
    doubleClick(10);
    CaptionEditor* editor = shownEditor();
    QVERIFY(editor);
    QCOMPARE(editor->findChild<QLineEdit*>("captionText")->text(), QString("walks"));
    type(*editor, "limps");
    QCOMPARE(captions(), (std::vector<Caption>{{{5, 25}, "limps", "ana", "en"}}));
    doubleClick(30); // beside it: a new one
    editor = shownEditor();
    QVERIFY(editor);
    type(*editor, "stops");
    QCOMPARE(captions().size(), std::size_t(2));
    QCOMPARE(captions().back().text, std::string("stops"));
    doubleClick(10);
    editor = shownEditor();
    QVERIFY(editor);
    for (auto* button : editor->findChildren<QPushButton*>())
        if (button->toolTip() == "Remove this caption") QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(captions().size(), std::size_t(1));
    QCOMPARE(undo().undoText(), QString("Remove Caption"));
}

void tst_CaptionEditing::overlappingCaptionsHaveALaneEach()
{
    giveCaptions({{{0, 20}, "walks", "", ""}, {{5, 15}, "waves", "", ""}, {{20, 30}, "turns", "", ""}});
    const auto& lanes = timeline().content().lanes;
    const auto named = [&](std::size_t row) {
        const auto lane = std::ranges::find(lanes, captionLane(row), &TimelineLane::id);
        return lane == lanes.end() ? QStringList() : lane->texts;
    };
    QCOMPARE(named(0), (QStringList{"walks", "turns"}));
    QCOMPARE(named(1), QStringList("waves"));
    QVERIFY(named(2).isEmpty());
}

/// A sentence that is longer than its bar is cut, and not left out.
void tst_CaptionEditing::aShortBarShowsHowItsTextBegins()
{
    const auto inkOf = [this](const char* text) {
        giveCaptions({{{2, 40}, text, "ana", "en"}});
        revealCaptions();
        const QPoint from = inRow(0, 3), to = inRow(0, 39);
        const QImage bar = view()->grab(QRect(from - QPoint(0, 6), to + QPoint(0, 6))).toImage();
        int inked = 0;
        for (int x = 0; x < bar.width(); ++x)
            for (int y = 0; y < bar.height(); ++y)
                inked += std::abs(qGray(bar.pixel(x, y)) - qGray(bar.pixel(0, 0))) > 60;
        return inked;
    };
    workspace().setPlayhead(60);
    const int some = inkOf("a person");
    QVERIFY(some > 20);
    QVERIFY(inkOf("a person walks forward at an easy pace and swings both arms, then stops and looks back") >
            some);
}

void tst_CaptionEditing::anEdgeIsDragged()
{
    giveCaptions({{{5, 25}, "walks", "", ""}});
    revealCaptions();
    drag(inRow(0, 25), inRow(0, 30));
    QCOMPARE(captions().front().range, (FrameRange{5, 30}));
    drag(inRow(0, 5), inRow(0, 90));
    QCOMPARE(captions().front().range, (FrameRange{29, 30}));
    undo().undo();
    undo().undo();
    QCOMPARE(captions().front().range, (FrameRange{5, 25}));
}

void tst_CaptionEditing::aQueryFindsIt()
{
    giveCaptions({{{5, 25}, "Waves with the left hand", "", ""}});
    m_app->query().setText("caption(\"left hand\")");
    QTRY_VERIFY(m_app->query().answer() && m_app->query().answer()->totals().frames == 20);
    giveCaptions({{{5, 15}, "Waves with the left hand", "", ""}});
    QTRY_VERIFY(m_app->query().answer() && m_app->query().answer()->totals().frames == 10);
    m_app->query().setText({});
}

QTEST_MAIN(tst_CaptionEditing)
#include "tst_CaptionEditing.moc"
