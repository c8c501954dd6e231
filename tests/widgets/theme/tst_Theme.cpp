// Colours, fonts and icons follow the theme, the size of texts and the desktop.

#include "tests/support/PixelCount.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Chevron.h"
#include "widgets/theme/DesktopLook.h"
#include "widgets/theme/Fonts.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <memory>
#include <vector>

using namespace tagline;
using tagline::test::countOf;

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
    void aPanelHasItsGroundAndBorder();
    void aDockShowsItsTitleAndContent();
    void theSystemThemeFollowsTheDesktop();
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

QTEST_MAIN(tst_Theme)
#include "tst_Theme.moc"
