#include "widgets/library/LibraryView.h"

#include "tests/support/ActiveWindow.h"
#include "tests/widgets/library/LibraryViewStage.h"
#include "widgets/library/ClipListView.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Of a file that has no clip, between those of init().
LibraryRow rowWithoutClip(const QString& file, LibraryRowState state)
{
    LibraryRow row;
    row.id = 1;
    row.name = file;
    row.path = "/mocap/" + file;
    row.state = state;
    return row;
}

} // namespace

class tst_LibraryView : public QObject, private LibraryViewStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init() { show(); }
    void cleanup() { m_view.reset(); }
    void typingFiltersAndCounts();
    void anExpressionThatIsNotValidIsMarked();
    void aClickActivatesAClipOnce();
    void arrowKeysActivateClips();
    void settersEmitNothing();
    void selectionSurvivesANewOrder();
    void aHiddenSelectedClipIsTakenFromTheSelection();
    void aClipThatIsShownBeforeItsRowIsSelectedWithIt();
    void theHeaderCountsHitsAndNamesTheOrder();
    void theMenuOrdersAndHides();
    void anEmptyLibraryOffersWhatToOpen();
    void droppedFilesArePassedOn();
    void escapeClearsTheFilterAndThenLeavesIt();
    void theOpenClipIsSaidToBeFilteredOut();
    void theOpenClipStaysWhereRowsComeAboveIt();
    void namesStandWholeWithTheirFolderDimmedBehind();
    void rowsAreAsInStripsWhereOneReadsFromTheRight();
    void anAnswerToAnOlderQueryIsGrey();
    void charactersAreNoClips();
    void aFigureThatGaveWayIsActivatedByOneClick();
    void tooltipsNameTheKeysOfTheTable();
    void theMenuIsOfTheRowThatWasClicked();
    void neighboursSkipRowsThatAreNoClips();
    void theCurrentClipStaysInSightInASmallerPanel();
    void theFirstRowInSightIsWholeWhereTheListScrolls();
    void aClipWithAWarningHasItsSign();
    void theFilterGoesIntoTheTitleLineAndBack();
    void theHeaderSaysHowManyAreDone();
    void statesAreChosenInTheMenu();
    void rowsAreMirroredWhereOneReadsFromTheRight();
};

/// All but time, which runs from the left in every language.
void tst_LibraryView::rowsAreMirroredWhereOneReadsFromTheRight()
{
    const QModelIndex first = list().model()->index(0, 0);
    const auto left = list().geometry(first);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    show(); // one that is made so
    const auto right = list().geometry(list().model()->index(0, 0));
    const QRectF row = list().visualRect(list().model()->index(0, 0));
    const auto mirrored = [&](const QRectF& place) { return row.left() + row.right() - place.right(); };
    QCOMPARE(right.name.left(), mirrored(left.name));
    QCOMPARE(right.count.left(), mirrored(left.count));
    QCOMPARE(right.strip.left(), mirrored(left.strip));
    QVERIFY(right.strip.right() < right.count.left() && right.count.right() < right.name.left());
    QVERIFY(right.xOf(0, 100) < right.xOf(99, 100));
    // The name stands at the right of its place.
    const QImage picture = list().viewport()->grab(right.name.toRect()).toImage();
    const auto inked = [&](int from, int to) {
        int count = 0;
        for (int x = from; x < to; ++x)
            for (int y = 2; y < picture.height() - 2; ++y) count += picture.pixelColor(x, y) == theme().text;
        return count;
    };
    QVERIFY(inked(picture.width() - 20, picture.width()) > 0);
    if (picture.width() > 100) QCOMPARE(inked(0, 20), 0);
}

void tst_LibraryView::typingFiltersAndCounts()
{
    QTest::keyClicks(&filter(), "walk");
    QCOMPARE(m_view->model().rowCount(), 2);
    QVERIFY(header().text().startsWith("2 of 3"));
    QTest::keyClicks(&filter(), "_");
    QCOMPARE(m_view->model().rowCount(), 1);
    filter().clear();
    QCOMPARE(m_view->model().rowCount(), 3);
    QVERIFY(header().text().startsWith("3 ·"));
}

void tst_LibraryView::anExpressionThatIsNotValidIsMarked()
{
    QTest::keyClicks(&filter(), "/(/");
    QVERIFY(filter().property("invalid").toBool());
    QCOMPARE(m_view->model().rowCount(), 3);
    QTest::keyClick(&filter(), Qt::Key_Backspace);
    QTest::keyClick(&filter(), Qt::Key_Backspace);
    QTest::keyClicks(&filter(), "run/");
    QVERIFY(!filter().property("invalid").toBool());
    QCOMPARE(m_view->model().rowCount(), 1);
}

void tst_LibraryView::aClickActivatesAClipOnce()
{
    QSignalSpy activated(m_view.get(), &LibraryView::clipActivated);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf(2));
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated[0][0].value<ClipId>() == ClipId(1)); // listed by path: run, walk, walk_limp
    QVERIFY(m_view->currentClip() == ClipId(1));
    QVERIFY(m_view->selectedClips() == std::vector<ClipId>{ClipId(1)});
}

void tst_LibraryView::arrowKeysActivateClips()
{
    m_view->setCurrentClip(ClipId(2));
    QSignalSpy activated(m_view.get(), &LibraryView::clipActivated);
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(activated.size(), 1);
    QVERIFY(m_view->currentClip() == ClipId(0));
    QTest::keyClick(&list(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(m_view->selectedClips() == (std::vector<ClipId>{ClipId(0), ClipId(1)}));
}

void tst_LibraryView::settersEmitNothing()
{
    QSignalSpy activated(m_view.get(), &LibraryView::clipActivated);
    QSignalSpy selected(m_view.get(), &LibraryView::selectionChanged);
    QSignalSpy arranged(m_view.get(), &LibraryView::arrangementEdited);
    m_view->setCurrentClip(ClipId(1));
    m_view->model().setAnswer(answerOf({{1, {0, 10}}}));
    m_view->setOrder(RowOrder::MatchedFrames);
    m_view->setHidesClipsWithoutHit(true);
    QCOMPARE(m_view->model().rowCount(), 1);
    QCOMPARE(activated.size() + selected.size() + arranged.size(), 0);
    QVERIFY(m_view->selectedClips() == std::vector<ClipId>{ClipId(1)});
}

void tst_LibraryView::selectionSurvivesANewOrder()
{
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf(0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::ControlModifier, nameOf(2));
    QSignalSpy selected(m_view.get(), &LibraryView::selectionChanged);
    QSignalSpy activated(m_view.get(), &LibraryView::clipActivated);
    m_view->model().setAnswer(answerOf({{0, {0, 90}}, {1, {0, 30}}}));
    m_view->setOrder(RowOrder::MatchedFrames);
    QVERIFY(m_view->selectedClips() == (std::vector<ClipId>{ClipId(1), ClipId(2)}));
    QVERIFY(m_view->currentClip() == ClipId(1));
    QCOMPARE(selected.size() + activated.size(), 0);
}

void tst_LibraryView::aHiddenSelectedClipIsTakenFromTheSelection()
{
    list().selectAll();
    QSignalSpy selected(m_view.get(), &LibraryView::selectionChanged);
    QTest::keyClicks(&filter(), "run");
    QCOMPARE(selected.size(), 1);
    QVERIFY(m_view->selectedClips() == std::vector<ClipId>{ClipId(2)});
}

void tst_LibraryView::aClipThatIsShownBeforeItsRowIsSelectedWithIt()
{
    m_view->setCurrentClip(ClipId(1));
    QTest::keyClicks(&filter(), "run");
    m_view->setCurrentClip(ClipId(0)); // the walk, which the filter hides
    QVERIFY(m_view->selectedClips().empty());
    filter().clear();
    QVERIFY(m_view->selectedClips() == std::vector<ClipId>{ClipId(0)});
}

void tst_LibraryView::theHeaderCountsHitsAndNamesTheOrder()
{
    m_view->model().setAnswer(answerOf({{0, {0, 90}}, {2, {0, 30}}}));
    m_view->setOrder(RowOrder::MatchedFrames);
    QCOMPARE(header().text(), QString("2 of 3 · sorted by matched frames"));
}

void tst_LibraryView::theMenuOrdersAndHides()
{
    QSignalSpy arranged(m_view.get(), &LibraryView::arrangementEdited);
    m_view->model().setAnswer(answerOf({{2, {0, 30}}}));
    for (QAction* action : header().menu()->actions()) {
        if (action->text() == "Sort by name") action->trigger();
        if (action->text().startsWith("Hide clips")) action->trigger();
    }
    QCOMPARE(arranged.size(), 2);
    QVERIFY(m_view->order() == RowOrder::Name);
    QVERIFY(m_view->hidesClipsWithoutHit());
    QCOMPARE(m_view->model().rowCount(), 1);
}

void tst_LibraryView::anEmptyLibraryOffersWhatToOpen()
{
    m_view->model().setRows({});
    QSignalSpy folder(m_view.get(), &LibraryView::openFolderRequested);
    QSignalSpy sample(m_view.get(), &LibraryView::openSampleRequested);
    for (auto* button : m_view->findChildren<QPushButton*>()) {
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(folder.size(), 1);
    QCOMPARE(sample.size(), 1);
    m_view->setOffersWhatToOpen(false); // where something else does
    for (const auto* button : m_view->findChildren<QPushButton*>()) QVERIFY(!button->isVisible());
}

void tst_LibraryView::droppedFilesArePassedOn()
{
    QSignalSpy dropped(m_view.get(), &LibraryView::pathsDropped);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile("/mocap/a b.fbx"), QUrl("https://example.org/x.fbx")});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_view.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_view.get(), &drop);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped[0][0].toStringList(), QStringList{"/mocap/a b.fbx"});
}

void tst_LibraryView::escapeClearsTheFilterAndThenLeavesIt()
{
    QVERIFY(test::becomesActive(*m_view));
    m_view->focusFilter();
    QTest::keyClicks(&filter(), "walk");
    QTest::keyClick(&filter(), Qt::Key_Escape);
    QVERIFY(filter().text().isEmpty() && filter().hasFocus());
    QTest::keyClick(&filter(), Qt::Key_Escape);
    QVERIFY(list().hasFocus());
}

void tst_LibraryView::theOpenClipIsSaidToBeFilteredOut()
{
    m_view->setCurrentClip(ClipId(2));
    auto* note = m_view->findChild<QWidget*>("filteredOut");
    QVERIFY(!note->isVisible());
    QTest::keyClicks(&filter(), "walk");
    QVERIFY(note->isVisible());
    QVERIFY(note->findChild<ElidedLabel*>()->text().endsWith(": run"));
    QTest::mouseClick(note->findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(!note->isVisible());
    QVERIFY(filter().text().isEmpty());
    m_view->model().setAnswer(answerOf({{0, {0, 90}}}));
    m_view->setHidesClipsWithoutHit(true);
    QVERIFY(note->isVisible());
    QTest::mouseClick(note->findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(!note->isVisible() && !m_view->hidesClipsWithoutHit());
}

void tst_LibraryView::theOpenClipStaysWhereRowsComeAboveIt()
{
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 200; ++clip)
        rows.push_back(readyRow(2 * clip, QString("clip_%1").arg(2 * clip, 4, 10, QChar('0')), 100));
    m_view->model().setRows(std::move(rows));
    m_view->setCurrentClip(ClipId(300));
    const auto rect = [&] { return list().visualRect(m_view->model().indexOfClip(ClipId(300))); };
    const int top = rect().top();
    QVERIFY(list().viewport()->rect().contains(rect()));
    std::vector<LibraryRow> more;
    for (std::uint32_t clip = 0; clip < 40; ++clip)
        more.push_back(readyRow(2 * clip + 1, QString("clip_%1").arg(2 * clip + 1, 4, 10, QChar('0')), 100));
    m_view->model().putRows(std::move(more));
    QCOMPARE(rect().top(), top);
}

void tst_LibraryView::namesStandWholeWithTheirFolderDimmedBehind()
{
    LibraryRow row = readyRow(0, "animation_channel_rotation", 100);
    row.folder = "dae_cts_animated";
    m_view->model().setRows({row, readyRow(1, "run", 540)});
    const auto parts = list().geometry(list().model()->index(0, 0));
    const QFontMetrics metrics = list().fontMetrics();
    QVERIFY(parts.name.width() >= metrics.horizontalAdvance(row.name));
    QVERIFY(parts.strip.width() >= 88);
    m_view->resize(900, 500);
    QCoreApplication::processEvents();
    const auto wide = list().geometry(list().model()->index(0, 0));
    QVERIFY(wide.name.width() >= metrics.horizontalAdvance(row.name + row.folder));
    // The folder is painted behind the name, darker than it.
    const QImage image = list().viewport()->grab().toImage();
    const auto brightest = [&](double left, double right) {
        int most = 0;
        for (int x = int(left); x < int(right); ++x)
            for (int y = int(wide.name.top()) + 4; y < int(wide.name.bottom()) - 4; ++y)
                most = std::max(most, qGray(image.pixel(int(x * image.devicePixelRatio()),
                                                        int(y * image.devicePixelRatio()))));
        return most;
    };
    const double end = wide.name.left() + metrics.horizontalAdvance(row.name);
    const int ofName = brightest(wide.name.left(), end), ofFolder = brightest(end + 6, wide.name.right());
    QVERIFY2(ofFolder > 60 && ofFolder < ofName - 40, qPrintable(QString("%1 %2").arg(ofName).arg(ofFolder)));
}

/// A name and its folder lay over each other.
void tst_LibraryView::rowsAreAsInStripsWhereOneReadsFromTheRight()
{
    m_view->resize(900, 500);
    LibraryRow row = readyRow(0, "walk", 100);
    row.folder = "takes/of/monday";
    m_view->model().setRows({row});
    QCoreApplication::processEvents();
    const auto rowPicture = [this] {
        const QRect place = list().visualRect(list().model()->index(0, 0));
        return list()
            .viewport()
            ->grab(place.adjusted(0, 0, -20, 0))
            .toImage(); // without the scroll bar's side
    };
    const QImage before = rowPicture();
    list().setLayoutDirection(Qt::RightToLeft);
    QCoreApplication::processEvents();
    QCOMPARE(rowPicture(), before);
}

void tst_LibraryView::anAnswerToAnOlderQueryIsGrey()
{
    m_view->model().setAnswer(answerOf({{2, {270, 540}}}));
    const auto underline = [this] {
        const auto parts = list().geometry(list().model()->index(0, 0));
        const QImage image = list().viewport()->grab().toImage();
        const double scale = image.devicePixelRatio();
        return image.pixelColor(int(parts.xOf(400, 540) * scale), int((parts.strip.bottom() - 1.5) * scale));
    };
    QCOMPARE(underline(), theme().query);
    m_view->model().setAnswerStale(true);
    QCOMPARE(underline(), theme().hint);
    m_view->model().setAnswerStale(false);
    QCOMPARE(underline(), theme().query);
}

void tst_LibraryView::charactersAreNoClips()
{
    m_view->model().putRow(rowWithoutClip("knight.glb", LibraryRowState::NoClip));
    QVERIFY(header().text().startsWith("3 ·"));
    QSignalSpy activated(m_view.get(), &LibraryView::clipActivated);
    QSignalSpy figures(m_view.get(), &LibraryView::figureActivated);
    m_view->setCurrentClip(ClipId(2));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf(4)); // behind the clips and a head
    QCOMPARE(figures.size(), 1);
    QCOMPARE(figures[0][0].value<quint64>(), quint64(1));
    QVERIFY(m_view->currentClip() == ClipId(2));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf(0)); // run, which is still current
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated[0][0].value<ClipId>() == ClipId(2));
}

void tst_LibraryView::aFigureThatGaveWayIsActivatedByOneClick()
{
    m_view->model().putRow(rowWithoutClip("knight.glb", LibraryRowState::NoClip));
    m_view->setCurrentClip(ClipId(2));
    QSignalSpy figures(m_view.get(), &LibraryView::figureActivated);
    const auto click = [this] { QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf(4)); };
    click();
    QCOMPARE(figures.size(), 1);
    click(); // it is shown already
    QCOMPARE(figures.size(), 1);
    m_view->releaseFigure();
    click();
    QCOMPARE(figures.size(), 2);
}

void tst_LibraryView::tooltipsNameTheKeysOfTheTable()
{
    m_view->setFilterKey("Ctrl+Alt+Q");
    QVERIFY(filter().toolTip().endsWith("(Ctrl+Alt+Q)"));
    m_view->setFilterKey({});
    QVERIFY(!filter().toolTip().contains('('));
}

void tst_LibraryView::theMenuIsOfTheRowThatWasClicked()
{
    m_view->setCurrentClip(ClipId(2));
    QSignalSpy menus(m_view.get(), &LibraryView::contextMenuRequested);
    QContextMenuEvent event(QContextMenuEvent::Mouse, nameOf(1), list().viewport()->mapToGlobal(nameOf(1)));
    QApplication::sendEvent(list().viewport(), &event);
    QCOMPARE(menus.size(), 1);
    QCOMPARE(menus[0][0].value<quint64>(), quint64(100));
    QVERIFY(m_view->currentClip() == ClipId(0));
    QContextMenuEvent below(QContextMenuEvent::Mouse, {20, 300},
                            list().viewport()->mapToGlobal(QPoint(20, 300)));
    QApplication::sendEvent(list().viewport(), &below);
    QCOMPARE(menus.size(), 1);
}

void tst_LibraryView::neighboursSkipRowsThatAreNoClips()
{
    m_view->model().putRow(rowWithoutClip("sick.fbx", LibraryRowState::Failed)); // between run and walk
    m_view->setCurrentClip(ClipId(2));
    QVERIFY(m_view->neighbour(1) == ClipId(0));
    QVERIFY(!m_view->neighbour(-1).isValid());
    m_view->setCurrentClip(ClipId(1));
    QVERIFY(!m_view->neighbour(1).isValid());
}

void tst_LibraryView::theCurrentClipStaysInSightInASmallerPanel()
{
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 60; ++clip)
        rows.push_back(readyRow(clip, QString("clip_%1").arg(clip, 2, 10, QChar('0')), 100));
    m_view->model().setRows(std::move(rows));
    m_view->resize(400, 500);
    QCoreApplication::processEvents();
    m_view->setCurrentClip(ClipId(10));
    const auto isSeen = [&] {
        const QRect row = list().visualRect(m_view->model().indexOfClip(ClipId(10)));
        return list().viewport()->rect().contains(row);
    };
    QVERIFY(isSeen());
    m_view->resize(400, 250);
    QTRY_VERIFY(isSeen());
    m_view->resize(400, 500);
    list().verticalScrollBar()->setValue(list().verticalScrollBar()->maximum()); // looked elsewhere
    QVERIFY(!isSeen());
    m_view->resize(400, 300);
    QCoreApplication::processEvents();
    QVERIFY(!isSeen());
}

void tst_LibraryView::theFirstRowInSightIsWholeWhereTheListScrolls()
{
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 60; ++clip)
        rows.push_back(readyRow(clip, QString("clip_%1").arg(clip, 2, 10, QChar('0')), 100));
    m_view->model().setRows(std::move(rows));
    const auto topOfFirst = [&] { return list().visualRect(list().indexAt({20, 1})).top(); };
    const auto isSeen = [&](int clip) {
        const QRect row = list().visualRect(m_view->model().indexOfClip(ClipId(std::uint32_t(clip))));
        return list().viewport()->rect().contains(row);
    };
    for (const int height : {300, 307, 315}) {
        m_view->resize(400, height);
        QTRY_COMPARE(m_view->height(), height);
        m_view->setCurrentClip(ClipId(0));
        QCOMPARE(topOfFirst(), 0);
        m_view->setCurrentClip(ClipId(30)); // far below
        QCOMPARE(topOfFirst(), 0);
        QVERIFY(isSeen(30));
        for (int clip = 31; clip < 60; ++clip) {
            QTest::keyClick(&list(), Qt::Key_Down);
            QCOMPARE(topOfFirst(), 0);
            QVERIFY2(isSeen(clip), qPrintable(QString::number(clip)));
        }
        list().verticalScrollBar()->setValue(list().verticalScrollBar()->maximum());
        QCOMPARE(topOfFirst(), 0);
        QVERIFY(isSeen(59));
        list().doItemsLayout(); // as it is when rows change
        QCOMPARE(topOfFirst(), 0);
        QVERIFY(isSeen(59));
        m_view->setCurrentClip(ClipId(20)); // above
        QCOMPARE(topOfFirst(), 0);
        QVERIFY(isSeen(20));
    }
    const int row = list().sizeHintForRow(0);
    QCOMPARE(row, 24);
    setDensity(*qApp, Density::Regular);
    QTRY_COMPARE(list().sizeHintForRow(0), 26);
    setDensity(*qApp, Density::Compact);
    QTRY_COMPARE(list().sizeHintForRow(0), row);
    QTRY_COMPARE(topOfFirst(), 0);
    setTextRows(*qApp, TextRows::Large);
    QTRY_VERIFY(list().sizeHintForRow(0) > row);
    QTRY_COMPARE(topOfFirst(), 0);
    setTextRows(*qApp, TextRows::ByWindow);
    QTRY_COMPARE(list().sizeHintForRow(0), row);
    QTRY_COMPARE(topOfFirst(), 0);
}

void tst_LibraryView::aClipWithAWarningHasItsSign()
{
    LibraryRow warned = readyRow(1, "walk", 540);
    warned.warning = "its tags cannot be read";
    m_view->model().setRows({readyRow(0, "run", 540), warned});
    const auto hasSign = [&](int row) {
        const QRectF name = list().geometry(list().model()->index(row, 0)).name;
        const QImage image =
            list().viewport()->grab(QRect(name.left(), name.top(), 16, name.height())).toImage();
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(x, y) == theme().warning) return true;
        return false;
    };
    QVERIFY(!hasSign(0));
    QVERIFY(hasSign(1));
}

void tst_LibraryView::theFilterGoesIntoTheTitleLineAndBack()
{
    auto* filter = m_view->findChild<QLineEdit*>("libraryFilter");
    QWidget title;
    QVBoxLayout line(&title);
    line.addWidget(m_view->takeFilter());
    QVERIFY(title.isAncestorOf(filter));
    QVERIFY(filter->placeholderText().startsWith("Filter 3 ")); // no room for more than an icon beside it
    QCOMPARE(header().toolButtonStyle(), Qt::ToolButtonIconOnly);
    title.resize(400, 60);
    title.show();
    QTRY_VERIFY(filter->placeholderText().startsWith("Filter 3 "));
    QStringList hints; // its words give way one by one, and are not cut
    for (int width = 240; width >= 64; width -= 4) {
        filter->setFixedWidth(width);
        QCoreApplication::processEvents();
        if (hints.isEmpty() || hints.back() != filter->placeholderText()) hints << filter->placeholderText();
    }
    QCOMPARE(hints, (QStringList{"Filter 3 clip(s)", "3 clip(s)", "3"}));
    filter->setMinimumWidth(0);
    filter->setMaximumWidth(QWIDGETSIZE_MAX);
    m_view->takeFilterBack();
    QVERIFY(m_view->isAncestorOf(filter));
    QVERIFY(header().text().startsWith("3 ·"));
}

void tst_LibraryView::theHeaderSaysHowManyAreDone()
{
    QCOMPARE(header().text(), QString("3 · sorted by path"));
    const std::vector<ClipProgress> some{{ClipId(0), {ClipStage::Done}}, {ClipId(2), {ClipStage::Reviewed}}};
    m_view->model().setProgress(some);
    QCOMPARE(header().text(), QString("2 of 3 done · sorted by path"));
    m_view->setFilterText("walk");
    QCOMPARE(header().text(), QString("2 of 3 · 2 done · sorted by path"));
    m_view->setFilterText({});
    m_view->takeFilter();
    QVERIFY2(filter().placeholderText().endsWith("· 2 done"), qPrintable(filter().placeholderText()));
    m_view->takeFilterBack();
}

void tst_LibraryView::statesAreChosenInTheMenu()
{
    m_view->resize(700, 500);
    m_view->setCurrentClip(ClipId(0));
    m_view->setColumns({"state"});
    const ClipProgress done{ClipId(0), {ClipStage::Done}};
    m_view->model().setProgress({&done, 1});
    const auto* head = m_view->findChildren<QToolButton*>("libraryColumnHead").first();
    QCOMPARE(head->text(), QString("State"));
    const auto column = libraryColumn("state");
    QCOMPARE(textOf(*column, *m_view->model().rowOfClip(ClipId(0)), {}), QString("Done"));
    QCOMPARE(textOf(*column, *m_view->model().rowOfClip(ClipId(1)), {}), QString("Untouched"));
    QAction* shown = header().menu()->findChild<QMenu*>("libraryStates")->actions()[int(ClipStage::Done)];
    QVERIFY(shown->isChecked() && shown->text().contains("Done"));
    shown->trigger();
    QCOMPARE(m_view->hiddenStages(), std::set<ClipStage>{ClipStage::Done});
    QCOMPARE(m_view->model().rowCount(), 2);
    // The clip that is open is said to be left out, and one click lists all again.
    auto* showAll = m_view->findChild<QToolButton*>("showAllClips");
    QVERIFY(showAll->isVisible());
    QTest::mouseClick(showAll, Qt::LeftButton);
    QCOMPARE(m_view->model().rowCount(), 3);
    QVERIFY(shown->isChecked() && m_view->hiddenStages().empty());
}

QTEST_MAIN(tst_LibraryView)
#include "tst_LibraryView.moc"
