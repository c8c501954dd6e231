#include "tests/support/ActiveWindow.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Chevron.h"
#include "widgets/theme/DesktopLook.h"
#include "widgets/theme/Fonts.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ScrollBarLook.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/ToolTips.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/MessageLine.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QApplication>
#include <QComboBox>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

#include <algorithm>
#include <memory>
#include <vector>

using namespace tagline;

namespace {

/// The number of pixels that are opaque and have the colour.
int countOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor pixel = image.pixelColor(x, y);
                pixel.alpha() > 250 && pixel.rgb() == colour.rgb())
                ++count;
    return count;
}

} // namespace

class tst_Theme : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void everyIconIsDrawnInTheColourAskedFor();
    void whatWasSetFollowsTheTheme();
    void textsBelowASheetFollowTheThemeToo();
    void textFollowsTheRoomThereIs();
    void textsAndRowsAreAsLargeAsWanted();
    void largeTextsAreLargerThanThoseOfAnyWindow();
    void coloursStayAsTheSizeOfTextChanges();
    void coloursOfAClosedWindowFollowTheTheme();
    void readableOnPicksTheHigherContrast();
    void dialogsOfFilesHaveTheProgramsIcons();
    void iconsAreSharpAtTwiceTheScale();
    void figuresOfTheTabularFontAreEquallyWide();
    void figuresAreMadeEquallyWideWhereAFontHasSuch();
    void theFocusIsShownWhereAKeyBroughtIt();
    void theFocusRingStaysInWhatScrolls();
    void menusHaveAColumnForTicksAndOneForIcons();
    void menusAreMirroredWhereOneReadsFromTheRight();
    void contentGoesOnBelowAScrollBar();
    void textsOfRowsEndBeforeTheScrollBar();
    void aNarrowLabelShortensItsText();
    void aPanelHasItsGroundAndBorder();
    void aDockShowsItsTitleAndContent();
    void theStripShowsAJobAndLetsItBeStopped();
    void oneMessageIsShownAndGoes();
    void messagesNameTheirThingAndLoseTheHintFirst();
    void messagesLoseWholeSentencesFromTheirEnd();
    void theStripSaysWhetherAllIsSaved();
    void theSystemThemeFollowsTheDesktop();
    void aButtonThatOpensHasAChevron();
    void everyChevronIsAsLarge_data();
    void everyChevronIsAsLarge();
    void aButtonWithAllItsRoomCutsNothing();
    void aButtonSaysItsShortTextBeforeItCuts();
    void tipsShowTheirKeysAsBadges();
};

void tst_Theme::everyIconIsDrawnInTheColourAskedFor()
{
    QVERIFY(iconNames().size() > 30);
    for (const QString& name : iconNames()) {
        if (name == "tagline") continue;
        const QImage normal = icon(name).pixmap(QSize(48, 48), 1.0).toImage();
        QVERIFY2(countOf(normal, theme().muted) >= 3, qPrintable(name));
        const QImage lit = icon(name).pixmap(QSize(48, 48), 1.0, QIcon::Active).toImage();
        QVERIFY2(countOf(lit, theme().text) >= 3, qPrintable(name));
        const QImage red = icon(name, &Theme::error).pixmap(QSize(48, 48), 1.0).toImage();
        QVERIFY2(countOf(red, theme().error) >= 3, qPrintable(name));
        const QImage off = icon(name).pixmap(QSize(48, 48), 1.0, QIcon::Disabled).toImage();
        QVERIFY2(countOf(off, theme().disabled) >= 3, qPrintable(name));
    }
    const QImage own = icon("tagline").pixmap(QSize(64, 64), 1.0).toImage();
    QVERIFY(countOf(own, theme().accent) > 10);
}

void tst_Theme::whatWasSetFollowsTheTheme()
{
    QLabel text;
    setTextColour(&text, &Theme::error);
    QLabel framed;
    setThemedStyleSheet(&framed, "QLabel { color: @muted; }");
    QLabel picture;
    setThemedIcon(&picture, "search", &Theme::accent, 24);
    ElidedLabel label("Walk");
    label.setColour(&Theme::hint);
    const QIcon play = icon("play");
    int told = 0;
    followTheme(&text, [&] { ++told; });
    const auto isOf = [&](const Theme& wanted) {
        return text.palette().color(QPalette::WindowText) == wanted.error &&
               framed.styleSheet().contains(wanted.muted.name(QColor::HexArgb)) &&
               countOf(picture.pixmap().toImage(), wanted.accent) > 3 && label.colour() == wanted.hint &&
               countOf(play.pixmap(QSize(48, 48), 1.0).toImage(), wanted.muted) > 3 &&
               qApp->palette().color(QPalette::Base) == wanted.panel;
    };
    QVERIFY(isOf(darkTheme()));
    applyTheme(*qApp, ThemeChoice::Light);
    QVERIFY(theme().isLight && isOf(lightTheme()));
    applyTheme(*qApp, ThemeChoice::Dark);
    QVERIFY(!theme().isLight && isOf(darkTheme()));
    QCOMPARE(told, 3);
}

/// In whatever order Qt lists the widgets: a sheet that is set gives those below it their old palettes.
void tst_Theme::textsBelowASheetFollowTheThemeToo()
{
    std::vector<std::unique_ptr<QFrame>> cards;
    QList<QLabel*> labels;
    for (int i = 0; i < 12; ++i) {
        auto& card = *cards.emplace_back(std::make_unique<QFrame>());
        setThemedStyleSheet(&card, "QFrame { background: @panel; }");
        for (int j = 0; j < 3; ++j) {
            labels << new QLabel("text", &card);
            setTextColour(labels.back(), &Theme::muted);
        }
        card.show();
    }
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(*qApp, choice);
        for (const QLabel* label : labels)
            QCOMPARE(label->palette().color(QPalette::WindowText), theme().muted);
    }
}

void tst_Theme::textFollowsTheRoomThereIs()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    const QList<QWidget*> widgets{new QLabel("Walk"), new QPushButton("Retarget"), new QLineEdit,
                                  new QToolButton, new QScrollArea};
    for (QWidget* widget : widgets) column->addWidget(widget);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto areAllOf = [&](int pixels) {
        return std::all_of(widgets.begin(), widgets.end(), [pixels](const QWidget* widget) {
            return QFontInfo(widget->font()).pixelSize() == pixels;
        });
    };
    setDensity(*qApp, Density::Compact);
    QVERIFY(areAllOf(12));
    const int narrow = widgets[1]->sizeHint().width();
    setDensity(*qApp, Density::Regular);
    QVERIFY(areAllOf(13));
    const int wide = widgets[1]->sizeHint().width();
    QVERIFY(wide > narrow);
    applyTheme(*qApp, ThemeChoice::Light); // another theme is no other size
    QVERIFY(areAllOf(13));
    QCOMPARE(widgets[1]->sizeHint().width(), wide);
    applyTheme(*qApp, ThemeChoice::Dark);
    setDensity(*qApp, Density::Compact);
    QVERIFY(areAllOf(12));
}

/// What a person wants goes before what there is room for.
void tst_Theme::textsAndRowsAreAsLargeAsWanted()
{
    setDensity(*qApp, Density::Compact);
    setTextRows(*qApp, TextRows::Large);
    QCOMPARE(density(), Density::Regular);
    setDensity(*qApp, Density::Regular);
    setTextRows(*qApp, TextRows::Small);
    QCOMPARE(density(), Density::Compact);
    QCOMPARE(qApp->font().pixelSize(), pixelSize(TextSize::Body));
    setTextRows(*qApp, TextRows::ByWindow);
    QCOMPARE(density(), Density::Regular);
    setDensity(*qApp, Density::Compact);
    QCOMPARE(density(), Density::Compact);
}

/// Whatever the window's size: to want large texts changes something in a large window too.
void tst_Theme::largeTextsAreLargerThanThoseOfAnyWindow()
{
    QMap<TextSize, int> ofWindows;
    const auto sizes = {TextSize::Caption, TextSize::Body, TextSize::Query, TextSize::Heading,
                        TextSize::CurrentFrame};
    for (const Density each : {Density::Compact, Density::Regular}) {
        setDensity(*qApp, each);
        for (const TextSize size : sizes) ofWindows[size] = std::max(ofWindows[size], pixelSize(size));
    }
    QSignalSpy changed(&themeSignal(), &ThemeSignal::changed);
    setTextRows(*qApp, TextRows::Large);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(qApp->font().pixelSize(), pixelSize(TextSize::Body));
    for (const TextSize size : sizes) QVERIFY(pixelSize(size) > ofWindows[size]);
    setTextRows(*qApp, TextRows::ByWindow);
    QCOMPARE(qApp->font().pixelSize(), ofWindows[TextSize::Body]);
    setDensity(*qApp, Density::Compact);
}

/// A new sheet gives polished widgets the palettes of the theme before.
void tst_Theme::coloursStayAsTheSizeOfTextChanges()
{
    QFrame card;
    setThemedStyleSheet(&card, "QFrame { background: @panel; }");
    auto* inCard = new QLabel("Steer a figure", &card);
    QLabel alone("Filter");
    for (QLabel* label : {inCard, &alone}) setTextColour(label, &Theme::muted);
    card.show();
    alone.show();
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(*qApp, choice);
        for (const TextRows rows : {TextRows::Small, TextRows::Large, TextRows::ByWindow}) {
            setTextRows(*qApp, rows);
            for (const QLabel* label : {inCard, &alone})
                QCOMPARE(label->palette().color(QPalette::WindowText), theme().muted);
        }
    }
}

/// Also of a window that was never open while it had the theme before.
void tst_Theme::coloursOfAClosedWindowFollowTheTheme()
{
    QFrame popup(nullptr, Qt::Popup);
    auto* label = new QLabel("1 walk follows", &popup);
    setTextColour(label, &Theme::muted);
    applyTheme(*qApp, ThemeChoice::Light);
    popup.show();
    QCOMPARE(label->palette().color(QPalette::WindowText), lightTheme().muted);
    popup.hide();
    applyTheme(*qApp, ThemeChoice::Dark);
    popup.show();
    QCOMPARE(label->palette().color(QPalette::WindowText), darkTheme().muted);
}

void tst_Theme::readableOnPicksTheHigherContrast()
{
    for (const QColor& ground : {QColor("#f26d85"), QColor("#1b1c1f"), QColor("#ffd54a"), QColor("#2c4870")})
        QVERIFY2(contrastOf(readableOn(ground), ground) >= 4.5, qPrintable(ground.name()));
}

/// Where the desktop has no dialog of files of its own, Qt's has the program's icons.
void tst_Theme::dialogsOfFilesHaveTheProgramsIcons()
{
    const std::pair<QStyle::StandardPixmap, const char*> wanted[]{
        {QStyle::SP_ArrowBack, "chevron-left"},
        {QStyle::SP_ArrowForward, "chevron-right"},
        {QStyle::SP_FileDialogToParent, "chevron-up"},
        {QStyle::SP_FileDialogNewFolder, "folder-plus"},
        {QStyle::SP_FileDialogListView, "tiles"},
        {QStyle::SP_FileDialogDetailedView, "list"},
        {QStyle::SP_DirIcon, "folder"},
        {QStyle::SP_FileIcon, "file"},
        {QStyle::SP_ComputerIcon, "computer"},
    };
    const auto drawn = [](const QIcon& shown) { return shown.pixmap(QSize(16, 16), 1.0).toImage(); };
    for (const auto& [which, name] : wanted)
        QCOMPARE(drawn(qApp->style()->standardIcon(which)), drawn(icon(name)));
}

void tst_Theme::iconsAreSharpAtTwiceTheScale()
{
    const QPixmap pixmap = icon("play").pixmap(QSize(16, 16), 2.0);
    QCOMPARE(pixmap.size(), QSize(32, 32));
    QCOMPARE(pixmap.deviceIndependentSize(), QSizeF(16, 16));
}

void tst_Theme::figuresOfTheTabularFontAreEquallyWide()
{
    const QFontMetricsF metrics(tabularFont(qApp->font()));
    for (int digit = 1; digit <= 9; ++digit)
        QCOMPARE(metrics.horizontalAdvance(QString::number(digit)), metrics.horizontalAdvance("0"));
}

void tst_Theme::figuresAreMadeEquallyWideWhereAFontHasSuch()
{
    // A table of features, 12 bytes into the file's only table: one feature, "tnum".
    QByteArray font("\0\1\0\0\0\1\0\0\0\0\0\0GSUB\0\0\0\0\0\0\0\34\0\0\0\30", 28);
    const QByteArray table("\0\1\0\0\0\12\0\12\0\0\0\1tnum\0\10", 18);
    QCOMPARE(withTabularFigures(font + table), font + QByteArray(table).replace("tnum", "rlig"));
    QCOMPARE(withTabularFigures("no font"), QByteArray("no font"));
    QCOMPARE(withTabularFigures(font), font); // it ends before its table
    QCOMPARE(textFont(TextSize::Body).pixelSize(), pixelSize(TextSize::Body));
    if (QFontDatabase::hasFamily("Inter")) {
        QCOMPARE(QFontInfo(qApp->font()).family(), QString("Inter"));
        QCOMPARE(tabularFont(qApp->font()), qApp->font());
    }
}

/// A control that is scrolled away comes into view, and its ring is never drawn over what lies beside.
void tst_Theme::theFocusRingStaysInWhatScrolls()
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

void tst_Theme::theFocusIsShownWhereAKeyBroughtIt()
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

void tst_Theme::menusHaveAColumnForTicksAndOneForIcons()
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

void tst_Theme::menusAreMirroredWhereOneReadsFromTheRight()
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

void tst_Theme::contentGoesOnBelowAScrollBar()
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

void tst_Theme::textsOfRowsEndBeforeTheScrollBar()
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

void tst_Theme::aNarrowLabelShortensItsText()
{
    ElidedLabel label("CMU/a_rather_long_name_of_a_clip");
    label.resize(label.sizeHint());
    QVERIFY(!label.isElided());
    QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width() / 2);
    label.resize(label.minimumSizeHint());
    QVERIFY(label.isElided());
    QCOMPARE(label.accessibleName(), label.text());
}

void tst_Theme::aPanelHasItsGroundAndBorder()
{
    PanelFrame panel("Library");
    panel.resize(200, 100);
    const QImage image = panel.grab().toImage().scaled(200, 100);
    QCOMPARE(image.pixelColor(100, 60), theme().panel);
    QCOMPARE(image.pixelColor(0, 50), theme().border);
    QVERIFY(image.pixelColor(0, 0) != theme().border);
}

void tst_Theme::aDockShowsItsTitleAndContent()
{
    auto* content = new QWidget;
    PanelDock dock("Tags", "tagsDock", nullptr);
    dock.setWidget(content);
    dock.header().setInfo("9 tags");
    QCOMPARE(dock.objectName(), QString("tagsDock"));
    QCOMPARE(dock.header().title(), QString("Tags"));
    QCOMPARE(dock.header().info(), QString("9 tags"));
    QCOMPARE(dock.widget(), content);
    QVERIFY(dock.toggleViewAction()->text() == "Tags");
}

void tst_Theme::theStripShowsAJobAndLetsItBeStopped()
{
    StatusStrip strip;
    strip.resize(900, strip.sizeHint().height());
    strip.show();
    auto* cancel = strip.findChild<QToolButton*>();
    auto* progress = strip.findChild<QProgressBar*>();
    QVERIFY(!cancel->isVisible());
    strip.setJob("Reading files", 39, 50);
    const auto labels = strip.findChildren<ElidedLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const ElidedLabel* label) {
        return label->isVisible() && label->text() == "Reading files: 39 of 50";
    }));
    QVERIFY(cancel->isVisible());
    QCOMPARE(progress->maximum(), 50);
    QCOMPARE(progress->value(), 39);
    QSignalSpy cancelled(&strip, &StatusStrip::cancelRequested);
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(cancelled.size(), 1);
    strip.clearJob();
    QVERIFY(!cancel->isVisible() && !progress->isVisible());
}

void tst_Theme::oneMessageIsShownAndGoes()
{
    MessageArea area;
    area.resize(900, area.sizeHint().height());
    area.show();
    area.setHint("Walk · 20 – 40");
    area.showResult("Resize Walk", "Undo");
    QCOMPARE(area.text(), QString("Resize Walk"));
    auto* link = area.findChild<QToolButton*>("messageLink");
    QVERIFY(link->isVisible());
    QCOMPARE(link->text(), QString("Undo"));
    area.setWork("Walk runs from frame 12");
    QCOMPARE(area.text(), QString("Walk runs from frame 12"));
    QVERIFY(!link->isVisible());
    area.showError("Choose a clip in the library first.");
    QCOMPARE(area.kind(), MessageArea::Kind::Error);
    area.findChild<QTimer*>("errorTime")->start(0);
    QTRY_COMPARE(area.text(), QString("Walk runs from frame 12"));
    area.setWork({});
    QCOMPARE(area.text(), QString("Resize Walk"));
    QCOMPARE(area.findChild<QTimer*>("resultTime")->interval(), 6000);
    area.findChild<QTimer*>("resultTime")->start(0);
    QTRY_COMPARE(area.text(), QString("Walk · 20 – 40"));
    area.showNote("This is the first frame.");
    QCOMPARE(area.kind(), MessageArea::Kind::Note);
    QCOMPARE(area.text(), QString("This is the first frame."));
    // What is done now counts more than what was refused before.
    area.showError("Choose a clip in the library first.");
    area.showResult("Add Walk");
    QCOMPARE(area.text(), QString("Add Walk"));
}

void tst_Theme::messagesNameTheirThingAndLoseTheHintFirst()
{
    const QString text = "Run · 132 – 301 · 169 frames — drag to move the start";
    const MessageParts whole = messageParts(text);
    QCOMPARE(whole, (MessageParts{"Run", "132 – 301 · 169 frames", "drag to move the start"}));
    QCOMPARE(messageParts("Saved 3 files"), (MessageParts{{}, "Saved 3 files", {}}));
    MessageLine line(text);
    line.setHasParts(true);
    line.resize(line.sizeHint());
    QCOMPARE(line.shownParts(), whole);
    QVERIFY(!line.isElided());
    line.resize(line.width() - 20, line.height());
    QCOMPARE(line.shownParts(), (MessageParts{whole.thing, whole.facts, {}}));
    QVERIFY(line.isElided());
    line.resize(100, line.height());
    QCOMPARE(line.shownParts().thing, whole.thing);
    QVERIFY(line.shownParts().facts.endsWith("…"));
}

void tst_Theme::messagesLoseWholeSentencesFromTheirEnd()
{
    const QString first = "The file walk.glb cannot be read in version 2.1.";
    const QString second = " Choose another.";
    const QString text = first + second + " What was tagged stays in memory until the file is back.";
    MessageLine line(text);
    const QFontMetrics metrics(line.font());
    const auto shownIn = [&](int width) {
        line.resize(width, line.sizeHint().height());
        return line.shownParts().facts;
    };
    for (const bool hasParts : {false, true}) {
        line.setHasParts(hasParts);
        QCOMPARE(shownIn(line.sizeHint().width()), text);
        QVERIFY(!line.isElided());
        QCOMPARE(shownIn(line.sizeHint().width() - 20), first + second + " …");
        QVERIFY(line.isElided()); // the tool tip has all of it
        QCOMPARE(shownIn(metrics.horizontalAdvance(first + " …") + 2), first + " …");
        QCOMPARE(shownIn(metrics.horizontalAdvance(first) + 1), first);
        const QString cut = shownIn(metrics.horizontalAdvance(first) - 10);
        QVERIFY2(cut.endsWith("…") && first.startsWith(cut.chopped(1).trimmed()), qPrintable(cut));
    }
    QCOMPARE(line.accessibleName(), text);
}

void tst_Theme::theStripSaysWhetherAllIsSaved()
{
    StatusStrip strip;
    strip.resize(900, strip.sizeHint().height());
    strip.show();
    const auto* saved = strip.findChild<ElidedLabel*>("savedState");
    QVERIFY(!saved->isVisible());
    strip.setSaved("Autosaved 4 s ago", "Kept against a crash", true);
    QVERIFY(saved->isVisible());
    QCOMPARE(saved->text(), QString("Autosaved 4 s ago"));
    const auto* mark = strip.findChild<QLabel*>("savedIcon");
    const QImage well = mark->pixmap().toImage();
    strip.setSaved("Unsaved changes", "File ▸ Save", false);
    QCOMPARE(saved->text(), QString("Unsaved changes"));
    QVERIFY(mark->pixmap().toImage() != well);
}

void tst_Theme::theSystemThemeFollowsTheDesktop()
{
    QWidget window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto turn = [&](bool isLight) {
        setDesktopLight(isLight);
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(window.windowHandle(), &change);
    };
    turn(true);
    QVERIFY(!theme().isLight); // the dark one was chosen
    applyTheme(*qApp, ThemeChoice::System);
    QVERIFY(theme().isLight);
    turn(false);
    QVERIFY(!theme().isLight);
    QCOMPARE(themeChoice(), ThemeChoice::System);
    turn(true);
    QCOMPARE(qApp->palette().color(QPalette::Window), lightTheme().panel);
    setDesktopLight({});
    applyTheme(*qApp, ThemeChoice::Dark);
}

void tst_Theme::aButtonThatOpensHasAChevron()
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

void tst_Theme::everyChevronIsAsLarge_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Light;
}

void tst_Theme::everyChevronIsAsLarge()
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

void tst_Theme::aButtonWithAllItsRoomCutsNothing()
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

void tst_Theme::aButtonSaysItsShortTextBeforeItCuts()
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

void tst_Theme::tipsShowTheirKeysAsBadges()
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

QTEST_MAIN(tst_Theme)
#include "tst_Theme.moc"
