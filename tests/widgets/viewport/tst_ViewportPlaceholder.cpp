// What the viewport shows without OpenGL: run on Qt's offscreen platform, where there is none.

#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/viewport/ViewportOptionsBar.h"
#include "widgets/viewport/ViewportOverlay.h"
#include "widgets/viewport/ViewportPlaceholder.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tagline;

namespace {

QImage painted(const ViewportOverlay& overlay, const QSize& size, qreal ratio = 1.0, int reservedRight = 0)
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::black);
    QPainter painter(&image);
    paintViewportOverlay(painter, size, QFont(), overlay, {.top = reservedRight, .bottom = 0});
    return image;
}

/// Pixels of that colour, nearly.
int count(const QImage& image, const QColor& colour, const QRect& area = {})
{
    const QRect rect = area.isNull() ? image.rect() : area & image.rect();
    int found = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            found += std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                         std::abs(pixel.blue() - colour.blue()) <
                     12;
        }
    return found;
}

const QColor runColour(0xf0, 0x70, 0x88);
const QColor tiredColour(0xb0, 0x90, 0xe8);

} // namespace

class tst_ViewportPlaceholder : public QObject
{
    Q_OBJECT

private slots:
    void thereIsNoViewportWithoutOpenGl();
    void placeholderSaysWhy();
    void chipsHaveTheirTagsColours();
    void aTagThatIsBeingWrittenHasADot();
    void paleChipsHaveARimInTheLightTheme();
    void chipsThatFindNoPlaceAreCounted();
    void chipsLeaveTheOptionsFree();
    void chipsAreMirroredWhereOneReadsFromTheRight();
    void aLongTagNameIsShortened();
    void captionStandsBottomLeft();
    void everythingScales();
    void switchesAskAndDoNotDecide();
    void switchesFindRoomInANarrowPicture();
    void aChipWithoutRoomBesideTheOptionsIsCounted();
};

void tst_ViewportPlaceholder::thereIsNoViewportWithoutOpenGl()
{
    QString why;
    QVERIFY(!ViewportWidget::isAvailable(&why));
    QVERIFY2(why.contains("OpenGL"), qPrintable(why));
}

void tst_ViewportPlaceholder::placeholderSaysWhy()
{
    ViewportPlaceholder placeholder("The driver is from 1997.");
    placeholder.resize(500, 300);
    placeholder.show();
    QVERIFY(QTest::qWaitForWindowExposed(&placeholder));
    QCOMPARE(placeholder.why(), QString("The driver is from 1997."));
    QVERIFY(!placeholder.accessibleName().isEmpty());
    const QImage image = placeholder.grab().toImage();
    QVERIFY2(count(image, image.pixelColor(2, 2)) < image.width() * image.height() - 200, "text is seen");
}

void tst_ViewportPlaceholder::chipsHaveTheirTagsColours()
{
    ViewportOverlay overlay;
    overlay.chips = {{"Run", runColour}, {"Tired", tiredColour}};
    const QImage image = painted(overlay, {600, 400});
    QVERIFY(count(image, runColour, {0, 0, 300, 60}) > 300);
    QVERIFY(count(image, tiredColour, {0, 0, 300, 60}) > 300);
    QCOMPARE(count(image, runColour, {0, 60, 600, 340}), 0);
    QCOMPARE(image.pixelColor(14, 14), QColor(Qt::black)); // the corners are round
}

void tst_ViewportPlaceholder::aTagThatIsBeingWrittenHasADot()
{
    ViewportOverlay overlay;
    overlay.chips = {{"Tired", tiredColour, true}, {"Walk", QColor(0x9c, 0xcf, 0x5c)}};
    const QImage live = painted(overlay, {600, 400});
    overlay.chips[0].isLive = false;
    const QImage plain = painted(overlay, {600, 400});
    QVERIFY(count(live, theme().playhead, {0, 0, 40, 60}) > 15);
    QCOMPARE(count(plain, theme().playhead, {0, 0, 300, 60}), 0);
    QVERIFY(count(live, tiredColour) > count(plain, tiredColour)); // it has room of its own
}

void tst_ViewportPlaceholder::paleChipsHaveARimInTheLightTheme()
{
    const QColor pale("#d5d9df"); // the sample's Step
    ViewportOverlay overlay;
    overlay.chips = {{"Step", pale}};
    applyTheme(*qApp, ThemeChoice::Light);
    const QColor rim = tagShades(pale).rim;
    const QImage light = painted(overlay, {600, 400});
    const double contrast = contrastOf(rim, theme().skyTop);
    applyTheme(*qApp, ThemeChoice::Dark);
    QVERIFY2(count(light, rim, {0, 0, 300, 60}) > 30, qPrintable(rim.name()));
    QVERIFY2(contrast > 2, qPrintable(QString::number(contrast)));
}

void tst_ViewportPlaceholder::chipsThatFindNoPlaceAreCounted()
{
    ViewportOverlay overlay;
    for (int i = 0; i < 60; ++i) overlay.chips << ViewportChip{QString("Tag number %1").arg(i), runColour};
    const QImage image = painted(overlay, {400, 300});
    QVERIFY2(count(image, theme().raised, {0, 0, 400, 130}) > 100, "a chip for the rest");
    QCOMPARE(count(image, runColour, {0, 130, 400, 170}), 0);
    QCOMPARE(count(image, runColour, {392, 0, 8, 300}), 0);
}

void tst_ViewportPlaceholder::chipsLeaveTheOptionsFree()
{
    ViewportOverlay overlay;
    for (int i = 0; i < 12; ++i) overlay.chips << ViewportChip{QString("Tag number %1").arg(i), runColour};
    const QImage image = painted(overlay, {600, 300}, 1.0, 300);
    QVERIFY(count(image, runColour, {0, 0, 300, 60}) > 300);
    QCOMPARE(count(image, runColour, {300, 0, 300, 60}), 0);
    QCOMPARE(count(image, runColour, {0, 60, 600, 240}), 0); // one row, the figure stays free
    const HiddenChips hidden = hiddenChips(600, QFont(), overlay, {.top = 300, .bottom = 0});
    QVERIFY(hidden.names.contains("Tag number 11") && !hidden.names.contains("Tag number 0"));
    QVERIFY(hidden.place.right() <= 300);
}

void tst_ViewportPlaceholder::chipsAreMirroredWhereOneReadsFromTheRight()
{
    ViewportOverlay overlay;
    overlay.chips = {{"Run", runColour}, {"Tired", tiredColour}};
    overlay.title = "walk";
    const ViewportReserve reserve{.top = 300, .bottom = 0, .isMirrored = true};
    QImage image(600, 300, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    {
        QPainter painter(&image);
        paintViewportOverlay(painter, image.size(), QFont(), overlay, reserve);
    }
    QVERIFY(count(image, runColour, {540, 0, 60, 60}) > 100); // the first is the rightmost
    QCOMPARE(count(image, runColour, {0, 0, 500, 60}), 0);
    QVERIFY(count(image, tiredColour, {440, 0, 100, 60}) > 100);
    QCOMPARE(count(image, theme().text, {0, 240, 500, 60}), 0);
    QVERIFY(count(image, theme().text, {500, 240, 100, 60}) > 10);
    for (int i = 0; i < 12; ++i) overlay.chips << ViewportChip{QString("Tag number %1").arg(i), runColour};
    QVERIFY(hiddenChips(600, QFont(), overlay, reserve).place.left() >= 300); // the options stay free
}

void tst_ViewportPlaceholder::aLongTagNameIsShortened()
{
    ViewportOverlay overlay;
    overlay.chips = {{QString("Locomotion.").repeated(40), runColour}};
    const QImage image = painted(overlay, {300, 200});
    QVERIFY(count(image, runColour) > 1000);
    QCOMPARE(count(image, runColour, {290, 0, 10, 200}), 0);
}

void tst_ViewportPlaceholder::captionStandsBottomLeft()
{
    ViewportOverlay overlay;
    overlay.title = "CMU/16_45_run_veer";
    overlay.detail = "frame 312 / 540";
    const QImage image = painted(overlay, {600, 400});
    QVERIFY(count(image, theme().text, {0, 340, 300, 60}) > 20);
    QVERIFY(count(image, theme().muted, {0, 360, 300, 40}) > 10);
    QCOMPARE(count(image, Qt::black, {0, 0, 600, 330}), 600 * 330);
}

void tst_ViewportPlaceholder::everythingScales()
{
    ViewportOverlay overlay;
    overlay.chips = {{"Run", runColour}};
    const double once = count(painted(overlay, {300, 200}), runColour);
    for (const qreal ratio : {1.5, 2.0}) {
        const double scaled = count(painted(overlay, {300, 200}, ratio), runColour);
        QVERIFY(std::abs(scaled / once - ratio * ratio) < 0.35 * ratio);
    }
}

void tst_ViewportPlaceholder::switchesAskAndDoNotDecide()
{
    ViewportOptionsBar bar;
    QSignalSpy asked(&bar, &ViewportOptionsBar::optionsChangeRequested);
    ViewportOptions options;
    options.hasGrid = false;
    bar.setOptions(options);
    QCOMPARE(asked.size(), 0); // setters never emit
    QList<QAbstractButton*> buttons;
    for (QAbstractButton* button : bar.findChildren<QAbstractButton*>())
        if (button->isCheckable()) buttons << button;
    QCOMPARE(buttons.size(), 7);
    for (QAbstractButton* button : buttons) {
        QVERIFY(!button->toolTip().isEmpty() && !button->accessibleName().isEmpty());
        button->click();
    }
    QCOMPARE(asked.size(), 7);
    QCOMPARE(bar.options(), options); // the owner has not agreed
    const auto grid = asked[2].front().value<ViewportOptions>();
    QVERIFY(grid.hasGrid && grid.hasMesh && grid.hasSkeleton && grid.isFollowing);
    QVERIFY(!buttons[2]->isChecked());
}

void tst_ViewportPlaceholder::switchesFindRoomInANarrowPicture()
{
    ViewportOptionsBar bar;
    QSignalSpy asked(&bar, &ViewportOptionsBar::optionsChangeRequested);
    bar.fitInto(1000);
    bar.show();
    const QSize wide = bar.size();
    auto* menu = bar.findChild<QMenu*>();
    auto* opener = qobject_cast<QToolButton*>(menu->parentWidget());
    QVERIFY(!opener->isVisible());
    bar.fitInto(wide.width() - 1);
    QVERIFY(bar.width() < wide.width() / 2);
    QVERIFY(opener->isVisible());
    for (const QAbstractButton* button : bar.findChildren<QAbstractButton*>())
        QVERIFY(button == opener || !button->isVisible());
    QCOMPARE(menu->actions().size(), 7);
    QVERIFY(menu->actions()[2]->isChecked());
    menu->actions()[2]->trigger();
    QCOMPARE(asked.size(), 1);
    QVERIFY(!asked[0].front().value<ViewportOptions>().hasGrid);
    QVERIFY(menu->actions()[2]->isChecked()); // the owner has not agreed
    bar.fitInto(1000);
    QCOMPARE(bar.size(), wide);
}

void tst_ViewportPlaceholder::aChipWithoutRoomBesideTheOptionsIsCounted()
{
    ViewportOverlay overlay;
    overlay.chips = {{"Locomotion", runColour}};
    const QImage image = painted(overlay, {300, 200}, 1.0, 260);
    QCOMPARE(count(image, runColour), 0);
    for (const int taken : {260, 220}) // no room at all, and room for no letter
        QCOMPARE(hiddenChips(300, QFont(), overlay, {.top = taken, .bottom = 0}).names,
                 QStringList("Locomotion"));
}

QTEST_MAIN(tst_ViewportPlaceholder)
#include "tst_ViewportPlaceholder.moc"
