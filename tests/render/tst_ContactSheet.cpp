// Contact sheets of `tagline render`: many frames of a clip on one picture, seen by one camera.

#include "app/cli/render/RenderCaptions.h"
#include "app/cli/render/RenderCommand.h"
#include "app/pictures/SheetLayout.h"
#include "core/library/ClipLibrary.h"
#include "tests/support/TestData.h"

#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

using namespace tagline;

namespace {

QString sample(const QString& name) { return test::sourceFolder() + "/resources/sample/" + name; }

/// Every tag has a chip in a colour that nothing else has.
CaptionStyle testStyle(const ClipLibrary& library)
{
    CaptionStyle style{QFont(), Qt::white, Qt::black, Qt::darkBlue, {}};
    for (std::uint32_t i = 0; i < library.vocabulary().size(); ++i)
        style.chips.push_back(
            {QString::fromStdString(library.vocabulary()[TagId(i)].name),
             library.vocabulary()[TagId(i)].name == "Contact.LeftFoot" ? Qt::magenta : Qt::cyan,
             {},
             Qt::black});
    return style;
}

int pixelsOf(const QImage& picture, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) count += picture.pixelColor(x, y) == colour;
    return count;
}

/// The middle of what is lighter than background and grid, above the caption; −1 where nothing is.
double figureMiddle(const QImage& cell)
{
    double sum = 0;
    int count = 0;
    for (int y = 0; y < cell.height() * 4 / 5; ++y)
        for (int x = 0; x < cell.width(); ++x)
            if (qGray(cell.pixel(x, y)) > 110) {
                sum += x;
                ++count;
            }
    return count > 100 ? sum / count : -1;
}

} // namespace

class tst_ContactSheet : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void framesAreSpreadEvenly_data();
    void framesAreSpreadEvenly();
    void cellsLieInRows();
    void oneCameraSeesAllCells();
    void aSheetOfTheWholeClipEndsWithItsLastFrame();
    void shortRangesHaveFewerCells();
    void cellsSayTheirTags();
    void picturesSayTheirFrame();
    void aSheetThatIsTooLargeIsRefused();

private:
    QString file(const QString& name) const { return m_folder.filePath(name); }
    /// A sheet of the sample's walk; a null one where the status is not 0.
    QImage drawn(const QStringList& options) const;

    QTemporaryDir m_folder;
};

void tst_ContactSheet::initTestCase()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY"}) qunsetenv(variable);
    qputenv("TAGLINE_CACHE_DIR", file("cache").toLocal8Bit());
    setCaptionStyler(testStyle);
}

QImage tst_ContactSheet::drawn(const QStringList& options) const
{
    const QString picture = file("sheet.png");
    QFile::remove(picture);
    const QStringList arguments =
        QStringList{sample("walk.glb"), "--character", sample("mannequin.glb"), "-o", picture} + options;
    return runRenderCommand(arguments) == 0 ? QImage(picture) : QImage();
}

void tst_ContactSheet::framesAreSpreadEvenly_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("count");
    QTest::addColumn<std::vector<Frame>>("frames");
    QTest::newRow("even") << 0 << 40 << 5 << std::vector<Frame>{0, 10, 20, 30, 40};
    QTest::newRow("to the nearest") << 10 << 20 << 4 << std::vector<Frame>{10, 13, 17, 20};
    QTest::newRow("fewer frames than cells") << 3 << 5 << 9 << std::vector<Frame>{3, 4, 5};
    QTest::newRow("one frame") << 7 << 7 << 4 << std::vector<Frame>{7};
    QTest::newRow("one cell") << 2 << 90 << 1 << std::vector<Frame>{2};
    QTest::newRow("two cells") << 2 << 91 << 2 << std::vector<Frame>{2, 91};
    QTest::newRow("a long clip") << 0 << 2'000'000'000 << 3
                                 << std::vector<Frame>{0, 1'000'000'000, 2'000'000'000};
}

void tst_ContactSheet::framesAreSpreadEvenly()
{
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(int, count);
    QTEST(spreadFrames(first, last, count), "frames");
}

void tst_ContactSheet::cellsLieInRows()
{
    const SheetLayout layout(5, 3, {100, 50});
    QCOMPARE(layout.rows(), 2);
    QCOMPARE(layout.size(), QSize(304, 102));
    QCOMPARE(layout.cell(0), QRect(0, 0, 100, 50));
    QCOMPARE(layout.cell(4), QRect(102, 52, 100, 50));
    QCOMPARE(SheetLayout(2, 9, {100, 50}).columns(), 2);
    QCOMPARE(SheetLayout(12, 0, {320, 240}).columns(), 4);
    QCOMPARE(SheetLayout(6, 0, {320, 240}).columns(), 3);
    QVERIFY(SheetLayout(400, 0, {320, 240}).fits() && !SheetLayout(400, 400, {320, 240}).fits());
}

/// The figure walks through the cells, which no camera that follows would show.
void tst_ContactSheet::oneCameraSeesAllCells()
{
    const QImage sheet = drawn({"--frames", "0:121", "--sheet", "4", "--columns", "2", "--size", "200x160",
                                "--view", "left", "--no-grid"});
    const SheetLayout layout(4, 2, {200, 160});
    QCOMPARE(sheet.size(), layout.size());
    std::vector<double> middles;
    for (int i = 0; i < 4; ++i) middles.push_back(figureMiddle(sheet.copy(layout.cell(i))));
    for (const double middle : middles) QVERIFY(middle > 0);
    const double step = middles[1] - middles[0];
    QVERIFY2(std::abs(step) > 10, qPrintable(QString::number(step)));
    for (int i = 1; i < 4; ++i)
        QVERIFY(std::abs(middles[std::size_t(i)] - middles[std::size_t(i - 1)] - step) <
                0.5 * std::abs(step));
    QCOMPARE(sheet.pixelColor(201, 20), QColor(Qt::darkBlue)); // between the cells
}

void tst_ContactSheet::aSheetOfTheWholeClipEndsWithItsLastFrame()
{
    const QStringList cell{"--size", "200x160"};
    const QImage whole = drawn(QStringList{"--sheet", "3"} + cell);
    QCOMPARE(whole, drawn(QStringList{"--sheet", "3", "--frames", "0:311"} + cell));
    QVERIFY(!whole.isNull() && whole != drawn(QStringList{"--sheet", "3", "--frames", "0:310"} + cell));
    QCOMPARE(whole, drawn(QStringList{"--sheet", "3", "--frames", "0:400"} + cell)); // what there is of them
}

void tst_ContactSheet::shortRangesHaveFewerCells()
{
    const QImage sheet = drawn({"--frames", "4:7", "--sheet", "9", "--columns", "9", "--size", "100x80"});
    QCOMPARE(sheet.size(), SheetLayout(3, 9, {100, 80}).size());
}

void tst_ContactSheet::cellsSayTheirTags()
{
    const QStringList options{"--frames", "20:51", "--sheet", "2", "--columns", "2", "--size", "320x240"};
    const SheetLayout layout(2, 2, {320, 240});
    const QImage sheet = drawn(options + QStringList{"--chips"});
    const QImage first = sheet.copy(layout.cell(0)), last = sheet.copy(layout.cell(1));
    QVERIFY(pixelsOf(first, Qt::magenta) > 200); // Contact.LeftFoot is from 4 to 38
    QCOMPARE(pixelsOf(last, Qt::magenta), 0);
    QVERIFY(pixelsOf(first, Qt::cyan) > 200 && pixelsOf(last, Qt::cyan) > 200); // Locomotion.Walk
    QCOMPARE(pixelsOf(drawn(options), Qt::cyan), 0);
}

/// Also single pictures, on request.
void tst_ContactSheet::picturesSayTheirFrame()
{
    const QStringList options{"--frame", "30", "--size", "320x240", "--no-grid"};
    const QImage bare = drawn(options), said = drawn(options + QStringList{"--frame-number"});
    QVERIFY(!bare.isNull());
    QCOMPARE(pixelsOf(bare, Qt::black), 0);
    QVERIFY(pixelsOf(said, Qt::black) > 300); // the plate behind the text
    QCOMPARE(bare.copy(0, 0, 320, 200), said.copy(0, 0, 320, 200));
}

void tst_ContactSheet::aSheetThatIsTooLargeIsRefused()
{
    QVERIFY(drawn({"--sheet", "200", "--columns", "200"}).isNull());
    QVERIFY(!QFile::exists(file("sheet.png")));
}

QTEST_MAIN(tst_ContactSheet)
#include "tst_ContactSheet.moc"
