// How the controls look that the style draws: focus, menus, scroll bars, chevrons, short texts and tips.

#include "tests/support/ActiveWindow.h"
#include "tests/support/PixelCount.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ScrollBarLook.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/ToolTips.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace tagline;
using tagline::test::countOf;

class tst_ControlLook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void theFocusIsShownWhereAKeyBroughtIt();
    void theFocusRingStaysInWhatScrolls();
    void menusHaveAColumnForTicksAndOneForIcons();
    void menusAreMirroredWhereOneReadsFromTheRight();
    void contentGoesOnBelowAScrollBar();
    void textsOfRowsEndBeforeTheScrollBar();
    void aNarrowLabelShortensItsText();
    void aButtonThatOpensHasAChevron();
    void everyChevronIsAsLarge_data();
    void everyChevronIsAsLarge();
    void aButtonWithAllItsRoomCutsNothing();
    void aButtonSaysItsShortTextBeforeItCuts();
    void tipsShowTheirKeysAsBadges();
};

/// A control that is scrolled away comes into view, and its ring is never drawn over what lies beside.
void tst_ControlLook::theFocusRingStaysInWhatScrolls()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* above = new QPushButton("Play", &window);
    auto* area = new QScrollArea(&window);
    auto* fields = new QWidget;
    auto* rows = new QVBoxLayout(fields);
    QList<QLineEdit*> edits;
    for (int i = 0; i < 12; ++i) rows->addWidget(edits.emplace_back(new QLineEdit(fields)));
    area->setWidget(fields);
    area->setFocusPolicy(Qt::NoFocus);
    column->addWidget(above);
    column->addWidget(area);
    window.resize(300, 160);
    window.show();
    QVERIFY(test::becomesActive(window));
    above->setFocus();
    QTest::keyClick(above, Qt::Key_Tab);
    QVERIFY(edits.front()->hasFocus());
    QWidget* ring = nullptr;
    const auto shown = [&] {
        for (QWidget* each : window.findChildren<QWidget*>("focusRing"))
            if (each->isVisible()) ring = each;
        return ring && ring->isVisible();
    };
    QVERIFY(shown());
    edits.back()->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(edits.back()->visibleRegion().boundingRect().height() == edits.back()->height());
    area->verticalScrollBar()->setValue(0); // scrolled away by hand
    QVERIFY(edits.back()->visibleRegion().isEmpty());
    ring = nullptr;
    QVERIFY(!shown());
}

void tst_ControlLook::theFocusIsShownWhereAKeyBroughtIt()
{
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    auto* first = new QPushButton("Retarget", &window);
    auto* second = new QPushButton("Cancel", &window);
    row->addWidget(first);
    row->addWidget(second);
    window.show();
    QVERIFY(test::becomesActive(window));
    const auto ring = [&]() -> QWidget* {
        for (QWidget* each : window.findChildren<QWidget*>("focusRing"))
            if (each->isVisible()) return each;
        return nullptr;
    };
    QTest::mouseClick(first, Qt::LeftButton);
    QVERIFY(first->hasFocus() && !ring());
    QTest::keyClick(first, Qt::Key_Tab);
    QVERIFY(second->hasFocus() && ring());
    QCOMPARE(ring()->geometry(), second->geometry().adjusted(-3, -3, 3, 3));
    QVERIFY(countOf(ring()->grab().toImage(), theme().accent) > 40);
    window.resize(600, 200);
    QTRY_COMPARE(ring()->geometry(), second->geometry().adjusted(-3, -3, 3, 3));
    QTest::mouseClick(second, Qt::LeftButton);
    QVERIFY(!ring());
    // A part of a field that shows the focus as its own has none: the query's text had two outlines.
    auto* part = new QLineEdit(&window);
    part->setProperty("showsFocusItself", true);
    row->addWidget(part);
    part->show();
    QTest::keyClick(second, Qt::Key_Tab);
    QVERIFY(part->hasFocus() && !ring());
    QTest::mouseClick(second, Qt::LeftButton);
    // A window that goes hides what has the focus, and all that follows it.
    QTest::keyClick(second, Qt::Key_Tab);
    QTest::keyClick(part, Qt::Key_Tab);
    QVERIFY(ring());
    const QPointer<QWidget> last = ring();
    window.hide();
    QVERIFY(last && !last->isVisible());
    QTRY_VERIFY(!last);
}

void tst_ControlLook::menusHaveAColumnForTicksAndOneForIcons()
{
    QMenu menu;
    QAction* plain = menu.addAction("Fit Whole Clip\tA");
    QAction* on = menu.addAction(icon("grid"), "Grid");
    on->setCheckable(true);
    on->setChecked(true);
    menu.show();
    const QImage picture = menu.grab().toImage();
    /// The pixels of an entry that are not the menu's ground.
    const auto inked = [&](QAction* entry, int left, int right) {
        const QRect place = menu.actionGeometry(entry);
        const QImage part = picture.copy(place.left() + left, place.top(), right - left, place.height());
        return part.width() * part.height() - countOf(part, theme().panel);
    };
    const int right = menu.actionGeometry(on).width();
    QVERIFY(inked(on, 8, 30) > 3);   // the tick
    QVERIFY(inked(on, 30, 52) > 10); // the icon, which keeps its colour
    QCOMPARE(countOf(picture, theme().accent), 0);
    QCOMPARE(inked(plain, 0, 50), 0); // words stand below words
    QVERIFY(inked(plain, 52, right - 40) > 50);
    QVERIFY(inked(plain, right - 24, right - 8) > 5); // the key
}

void tst_ControlLook::menusAreMirroredWhereOneReadsFromTheRight()
{
    QMenu menu;
    menu.setLayoutDirection(Qt::RightToLeft);
    QAction* plain = menu.addAction("Fit Whole Clip\tA");
    QAction* on = menu.addAction(icon("grid"), "Grid");
    on->setCheckable(true);
    on->setChecked(true);
    QAction* more = menu.addMenu("Layouts")->menuAction();
    menu.show();
    const QImage picture = menu.grab().toImage();
    /// Between two distances from the right edge of an entry.
    const auto inked = [&](QAction* entry, int from, int to) {
        const QRect place = menu.actionGeometry(entry);
        const QImage part = picture.copy(place.right() + 1 - to, place.top(), to - from, place.height());
        return part.width() * part.height() - countOf(part, theme().panel);
    };
    const int width = menu.actionGeometry(on).width();
    QVERIFY(inked(on, 8, 30) > 3);
    QVERIFY(inked(on, 30, 52) > 10);
    QCOMPARE(inked(plain, 0, 50), 0);
    QVERIFY(inked(plain, 52, width - 40) > 50);
    QVERIFY(inked(plain, width - 24, width - 8) > 5); // the key
    QCOMPARE(inked(more, 0, 50), 0);
    QVERIFY(inked(more, width - 24, width - 8) > 3); // the chevron
}

void tst_ControlLook::contentGoesOnBelowAScrollBar()
{
    QScrollArea area;
    auto* content = new QWidget;
    content->setFixedSize(100, 2000);
    area.setWidget(content);
    area.resize(200, 200);
    area.show();
    QVERIFY(area.verticalScrollBar()->isVisible());
    QCOMPARE(area.viewport()->width(), area.contentsRect().width());
}

void tst_ControlLook::textsOfRowsEndBeforeTheScrollBar()
{
    QTreeWidget list;
    list.setColumnCount(2);
    list.header()->setSectionResizeMode(QHeaderView::Stretch);
    for (int row = 0; row < 40; ++row)
        list.addTopLevelItem(new QTreeWidgetItem({"clip", "a name that is long, frame 1234567"}));
    list.resize(220, 200);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    QVERIFY(list.verticalScrollBar()->isVisible());
    const QImage picture = list.viewport()->grab().toImage(); // without the bar
    const auto colours = [&](int left, int right) {
        QSet<QRgb> seen;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = left; x < right; ++x) seen.insert(picture.pixel(x, y));
        return seen.size();
    };
    QCOMPARE(colours(picture.width() - scrollBarWidth, picture.width()), qsizetype(1));
    QVERIFY(colours(picture.width() - 4 * scrollBarWidth, picture.width() - scrollBarWidth) > 5);
}

void tst_ControlLook::aNarrowLabelShortensItsText()
{
    ElidedLabel label("CMU/a_rather_long_name_of_a_clip");
    label.resize(label.sizeHint());
    QVERIFY(!label.isElided());
    QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width() / 2);
    label.resize(label.minimumSizeHint());
    QVERIFY(label.isElided());
    QCOMPARE(label.accessibleName(), label.text());
}

void tst_ControlLook::aButtonThatOpensHasAChevron()
{
    ElidedButton button;
    button.setText("Sorted by path");
    const int plain = button.sizeHint().width();
    button.setChevron(true);
    QCOMPARE(button.text(), QString("Sorted by path"));
    QVERIFY(button.sizeHint().width() > plain);
    button.resize(button.sizeHint());
    button.show();
    const QImage picture = button.grab().toImage();
    const QImage right = picture.copy(picture.width() - 20, 4, 14, picture.height() - 8);
    QVERIFY(countOf(right, picture.pixelColor(picture.width() - 3, 6)) < 14 * right.height() - 5);
}

namespace {

/// How large what is drawn at a place is, in pixels of the device; its ground is at the place's corner.
QSize drawnSize(const QImage& image, const QRectF& place)
{
    const double scale = image.devicePixelRatio();
    const QRect room = QRectF(place.topLeft() * scale, place.size() * scale).toRect() & image.rect();
    const QColor ground = image.pixelColor(room.topLeft());
    QRect drawn;
    for (int y = room.top(); y <= room.bottom(); ++y)
        for (int x = room.left(); x <= room.right(); ++x)
            if (contrastOf(image.pixelColor(x, y), ground) > 1.25) drawn |= QRect(x, y, 1, 1);
    return drawn.size();
}

/// What the one chevron is on the ground of lists.
QSize chevronSizeOn(const QColor& ground, Qt::ArrowType towards, double scale)
{
    QImage image(QSize(20, 20) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(ground);
    QPainter painter(&image);
    paintChevron(painter, QRectF(0, 0, 20, 20), towards);
    painter.end();
    return drawnSize(image, {0, 0, 20, 20});
}

} // namespace

void tst_ControlLook::everyChevronIsAsLarge_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Light;
}

void tst_ControlLook::everyChevronIsAsLarge()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    QWidget window;
    window.resize(400, 300);
    QComboBox box(&window);
    box.addItem("Path");
    box.setGeometry(10, 10, 120, 26);
    QTreeWidget tree(&window);
    tree.setGeometry(10, 50, 200, 200);
    tree.setHeaderLabels({"Motion", ""});
    tree.setSortingEnabled(true);
    tree.sortByColumn(1, Qt::DescendingOrder);
    for (const char* name : {"closed", "open"})
        new QTreeWidgetItem(new QTreeWidgetItem(&tree, {name}), {"child"});
    QTreeWidgetItem *open = tree.topLevelItem(0), *closed = tree.topLevelItem(1);
    open->setExpanded(true);
    QToolButton plain(&window);
    tagline::setChevron(plain, Qt::DownArrow);
    plain.setGeometry(220, 10, 28, 28);
    QToolButton arrow(&window);
    arrow.setArrowType(Qt::DownArrow);
    arrow.setGeometry(220, 50, 28, 28);
    ElidedButton words(&window);
    words.setText("Sort");
    words.setChevron(true);
    words.setGeometry({{220, 90}, words.sizeHint()});
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QMenu menu;
    menu.addMenu("Layouts")->addAction("Tag");
    menu.resize(menu.sizeHint());
    const QRect entry = menu.actionGeometry(menu.actions().front());
    const QImage shown = window.grab().toImage(), opened = menu.grab().toImage();
    const double scale = shown.devicePixelRatio();
    const auto inTree = [&](const QRect& place) {
        return QRectF(place.translated(tree.viewport()->mapTo(&window, QPoint())));
    };
    const auto branch = [&](QTreeWidgetItem* item) {
        const QRect row = tree.visualItemRect(item);
        return inTree({1, row.top() + 1, tree.indentation() - 2, row.height() - 2});
    };
    const QHeaderView& header = *tree.header();
    const QRect title(header.sectionViewportPosition(1) + 1, 1, header.sectionSize(1) - 2,
                      header.height() - 3);
    const QRectF inWords(words.geometry().right() - 22, words.y() + 3, 20, words.height() - 6);
    const std::pair<const char*, QSize> downward[] = {
        {"box", drawnSize(shown, QRectF(box.geometry()).adjusted(100, 4, -2, -4))},
        {"open row", drawnSize(shown, branch(open))},
        {"title", drawnSize(shown, title.translated(header.viewport()->mapTo(&window, QPoint())))},
        {"button", drawnSize(shown, QRectF(plain.geometry()).adjusted(2, 2, -2, -2))},
        {"Qt's arrow", drawnSize(shown, QRectF(arrow.geometry()).adjusted(2, 2, -2, -2))},
        {"words", drawnSize(shown, inWords)}};
    const std::pair<const char*, QSize> onward[] = {
        {"closed row", drawnSize(shown, branch(closed))},
        {"menu", drawnSize(opened, QRectF(entry).adjusted(entry.width() - 26, 2, -2, -2))}};
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty()) {
        shown.save(folder + QString("/chevrons-%1@%2.png").arg(QTest::currentDataTag()).arg(scale));
        opened.save(folder + QString("/chevron-menu-%1@%2.png").arg(QTest::currentDataTag()).arg(scale));
    }
    const QSize down = chevronSizeOn(theme().panel, Qt::DownArrow, scale);
    const QSize right = chevronSizeOn(theme().panel, Qt::RightArrow, scale);
    applyTheme(*qApp);
    QVERIFY(down.width() > 6 * scale && down.width() < measure::chevronSize * scale);
    const auto isAlike = [](QSize one, QSize other) {
        return std::abs(one.width() - other.width()) <= 1 && std::abs(one.height() - other.height()) <= 1;
    };
    for (const auto& [name, size] : downward)
        QVERIFY2(isAlike(size, down), qPrintable(QString("%1: %2 × %3, not %4 × %5")
                                                     .arg(name)
                                                     .arg(size.width())
                                                     .arg(size.height())
                                                     .arg(down.width())
                                                     .arg(down.height())));
    for (const auto& [name, size] : onward)
        QVERIFY2(isAlike(size, right), qPrintable(QString("%1: %2 × %3, not %4 × %5")
                                                      .arg(name)
                                                      .arg(size.width())
                                                      .arg(size.height())
                                                      .arg(right.width())
                                                      .arg(right.height())));
}

void tst_ControlLook::aButtonWithAllItsRoomCutsNothing()
{
    ElidedButton button;
    button.setKeepsLastPart(true);
    QToolButton plain;
    for (QToolButton* each : {static_cast<QToolButton*>(&button), &plain}) {
        each->setIcon(icon("tag"));
        each->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        each->setText("Mark Quality.Bad");
        each->resize(each->sizeHint());
    }
    QCOMPARE(button.grab().toImage(), plain.grab().toImage());
}

void tst_ControlLook::aButtonSaysItsShortTextBeforeItCuts()
{
    ElidedButton button, plain;
    for (ElidedButton* each : {&button, &plain}) {
        each->setIcon(icon("tag"));
        each->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    button.setText("Mark Quality.Bad");
    button.setShortText("Mark Bad");
    plain.setText("Mark Bad");
    for (ElidedButton* each : {&button, &plain}) each->resize(plain.sizeHint());
    QCOMPARE(button.grab().toImage(), plain.grab().toImage());
    plain.setText("Mark Quality.Bad");
    for (ElidedButton* each : {&button, &plain}) each->resize(plain.sizeHint());
    QCOMPARE(button.grab().toImage(), plain.grab().toImage()); // all of it where there is room
}

void tst_ControlLook::tipsShowTheirKeysAsBadges()
{
    const QString shown = shownToolTip("Save this query under a name (Ctrl+D)");
    QVERIFY2(shown.contains(">Ctrl+D</td>") && shown.contains("border"), qPrintable(shown));
    QVERIFY(!shown.contains("(Ctrl+D)"));
    QCOMPARE(shownToolTip("Stop"), QString("Stop"));
    const QString noKey = "Speed of track 1 (Up and Down, or the wheel)";
    QVERIFY(shownToolTip(noKey).contains("(Up and Down, or the wheel)"));
    QVERIFY(shownToolTip("A < B (X)").contains("A &lt; B"));
    QVERIFY(shownToolTip(QString("long words ").repeated(20)).contains("width=\"320\""));
    QPushButton button("Save");
    button.setToolTip("Save this query (Ctrl+D)");
    button.show();
    QVERIFY(QTest::qWaitForWindowExposed(&button));
    QHelpEvent help(QEvent::ToolTip, {4, 4}, button.mapToGlobal(QPoint(4, 4)));
    QApplication::sendEvent(&button, &help);
    QTRY_VERIFY(QToolTip::text().contains("<table"));
    QToolTip::hideText();
}

QTEST_MAIN(tst_ControlLook)
#include "tst_ControlLook.moc"
