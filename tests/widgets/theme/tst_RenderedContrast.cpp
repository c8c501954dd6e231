// Measures the contrast of both themes in what is painted: bars and labels on lanes, rows, the playhead.

#include "core/tags/vocabulary/TagVocabulary.h"
#include "tests/widgets/library/LibraryRows.h"
#include "tests/widgets/tags/TagRows.h"
#include "tests/widgets/timeline/TimelineSamples.h"
#include "widgets/library/LibraryView.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QHash>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace tagline;

namespace {

constexpr int colourCount = 10; ///< of those that are proposed for tags

/// The colour that most pixels of a part have.
QColor groundOf(const QImage& image, const QRect& part)
{
    QHash<QRgb, int> counts;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) ++counts[image.pixel(x, y)];
    QRgb most = 0;
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        if (each.value() > counts.value(most)) most = each.key();
    return QColor(most);
}

/// The highest contrast of a pixel of a part to a ground.
double contrastIn(const QImage& image, const QRect& part, const QColor& ground)
{
    double highest = 1;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            highest = std::max(highest, contrastOf(image.pixelColor(x, y), ground));
    return highest;
}

/// As it is seen in a panel, whose ground shows through.
QImage pictureOnPanel(QWidget& widget)
{
    const QPixmap seen = widget.grab();
    QImage picture(seen.size(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(seen.devicePixelRatio());
    picture.fill(theme().panel);
    QPainter(&picture).drawPixmap(0, 0, seen);
    return picture;
}

/// Of the words in a part to what they stand on.
double textContrast(const QImage& image, const QRect& part)
{
    return contrastIn(image, part, groundOf(image, part));
}

/// A lane for each colour, with a bar from 10 to 90 that its name fits into.
TimelineContent lanesOfEveryColour()
{
    TimelineContent content = test::designContent();
    content.lanes.clear();
    std::uint32_t tag = 0;
    for (int index = 0; index < colourCount; ++index)
        content.lanes.push_back(
            test::tagLane(tag++, "Label", QColor::fromRgb(automaticColour(std::size_t(index))), {{10, 400}}));
    return content;
}

} // namespace

class tst_RenderedContrast : public QObject
{
    Q_OBJECT

private slots:
    void barsAreSeenOnLanesAndTheirLabelsRead_data() { eachTheme(); }
    void barsAreSeenOnLanesAndTheirLabelsRead();
    void thePlayheadIsSeenOnEveryBar_data() { eachTheme(); }
    void thePlayheadIsSeenOnEveryBar();
    void rowsOfTheLibraryAreRead_data() { eachTheme(); }
    void rowsOfTheLibraryAreRead();
    void rowsOfTagsAreRead_data() { eachTheme(); }
    void rowsOfTagsAreRead();
    void hintsInEmptyFieldsAreRead_data() { eachTheme(); }
    void hintsInEmptyFieldsAreRead();

private:
    void eachTheme();
    void show();
    /// A timeline with the playhead at a frame, and its picture.
    void paintTimeline(Frame playhead);
    /// The part of the picture between two frames of a lane.
    QRect partOf(int lane, double first, double last) const;

    TimelineWidget m_timeline;
    QImage m_picture;
};

void tst_RenderedContrast::eachTheme()
{
    QTest::addColumn<bool>("isLight");
    QTest::newRow("dark") << false;
    QTest::newRow("light") << true;
}

void tst_RenderedContrast::show()
{
    QFETCH(bool, isLight);
    applyTheme(*qApp, isLight ? ThemeChoice::Light : ThemeChoice::Dark);
}

void tst_RenderedContrast::paintTimeline(Frame playhead)
{
    m_timeline.resize(1200, 400);
    m_timeline.setContent(lanesOfEveryColour());
    m_timeline.setPlayhead(playhead);
    m_timeline.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_timeline));
    m_picture = m_timeline.viewport()->grab().toImage();
}

QRect tst_RenderedContrast::partOf(int lane, double first, double last) const
{
    const TimelineGeometry& view = m_timeline.geometryOfView();
    const double ratio = m_picture.devicePixelRatio();
    const QRectF part(view.x(first), view.laneTop(lane), view.x(last) - view.x(first), view.laneHeight);
    return QRectF(part.topLeft() * ratio, part.size() * ratio).toRect() & m_picture.rect();
}

void tst_RenderedContrast::barsAreSeenOnLanesAndTheirLabelsRead()
{
    show();
    paintTimeline(530);
    for (int lane = 0; lane < colourCount; ++lane) {
        const QColor ground = groundOf(m_picture, partOf(lane, 420, 500));
        // In the light the rim is what is seen, in the dark the fill.
        const double seen = contrastIn(m_picture, partOf(lane, 300, 380), ground);
        QVERIFY2(seen >= (theme().isLight ? 3.0 : 4.5), qPrintable(QString("%1: %2").arg(lane).arg(seen)));
        const QColor fill = groundOf(m_picture, partOf(lane, 300, 380));
        const QRect label = partOf(lane, 12, 80).adjusted(0, 6, 0, -6); // without the rim
        const double read = contrastIn(m_picture, label, fill);
        QVERIFY2(read >= 4.5, qPrintable(QString("label %1: %2").arg(lane).arg(read)));
    }
}

void tst_RenderedContrast::thePlayheadIsSeenOnEveryBar()
{
    show();
    constexpr Frame playhead = 200;
    paintTimeline(playhead);
    const double at = m_timeline.geometryOfView().x(playhead);
    const double perFrame = m_timeline.geometryOfView().scale;
    for (int lane = 0; lane < colourCount; ++lane) {
        const QRect bar = partOf(lane, 300, 380);
        const QColor fill = groundOf(m_picture, bar);
        const double around = 4 / perFrame; // the line with its halo
        const QRect line = partOf(lane, playhead - around, playhead + around);
        const QRect middle(line.left(), bar.center().y(), line.width(), 1);
        double seen = 1;
        for (int x = middle.left(); x <= middle.right(); ++x)
            seen = std::max(seen, contrastIn(m_picture, middle, m_picture.pixelColor(x, middle.top())));
        QVERIFY2(seen >= 3.0, qPrintable(QString("%1 at %2: %3").arg(fill.name()).arg(at).arg(seen)));
    }
}

void tst_RenderedContrast::rowsOfTheLibraryAreRead()
{
    show();
    LibraryView view;
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 4; ++clip)
        rows.push_back(test::readyRow(clip, QString("walk_%1").arg(clip), 300));
    view.model().setRows(std::move(rows));
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(4, 300))));
    const FrameRange hit{0, 90};
    for (std::uint32_t clip = 0; clip < 2; ++clip) answer.append(ClipId(clip), std::span(&hit, 1));
    view.model().setAnswer(answer.finished());
    view.resize(404, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setCurrentClip(ClipId(0));
    const auto* list = view.findChild<QListView*>();
    const QImage picture = pictureOnPanel(*list->viewport());
    for (std::uint32_t clip = 0; clip < 4; ++clip) {
        const QRect row = list->visualRect(view.model().indexOfClip(ClipId(clip)));
        QVERIFY(row.isValid());
        const QRect words(row.left() + 8, row.top() + 4, 120, row.height() - 8);
        const double read = textContrast(picture, words);
        QVERIFY2(read >= 4.5, qPrintable(QString("row %1: %2").arg(clip).arg(read)));
    }
}

void tst_RenderedContrast::rowsOfTagsAreRead()
{
    show();
    TagPalette palette;
    palette.setTags({test::tagRow(0, "Walk", 0x9ccc65, "2"), test::tagRow(1, "Run", 0xf26d85, "3")});
    palette.setActiveTag(TagId(1));
    palette.resize(300, 200);
    palette.show();
    QVERIFY(QTest::qWaitForWindowExposed(&palette));
    auto* tree = palette.findChild<QTreeView*>();
    const QImage picture = pictureOnPanel(*tree->viewport());
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        picture.save(folder + (theme().isLight ? "/tags-light.png" : "/tags-dark.png"));
    for (QModelIndex index = tree->indexAt({20, 4}); index.isValid(); index = tree->indexBelow(index)) {
        const QRect row = tree->visualRect(index).adjusted(0, 3, 0, -3) & picture.rect();
        for (const QRect& words :
             {row.adjusted(24, 0, -row.width() / 2, 0), row.adjusted(row.width() / 2, 0, -6, 0)}) {
            const double read = textContrast(picture, words);
            QVERIFY2(read >= 4.5,
                     qPrintable(QString("row at %1, %2: %3").arg(row.top()).arg(words.left()).arg(read)));
        }
    }
}

/// As hints are written in the theme, not half as strong.
void tst_RenderedContrast::hintsInEmptyFieldsAreRead()
{
    show();
    QWidget dialog;
    auto* line = new QLineEdit(&dialog);
    line->setPlaceholderText("HEHE such as Walk HEHE");
    auto* list = new QComboBox(&dialog);
    list->setEditable(true);
    list->lineEdit()->setPlaceholderText(line->placeholderText());
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(line);
    column->addWidget(list);
    column->addWidget(new QLineEdit("has the focus", &dialog));
    dialog.resize(260, 120);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    for (QWidget* field : {static_cast<QWidget*>(line), static_cast<QWidget*>(list)}) {
        const QImage picture = pictureOnPanel(*field);
        const double read = textContrast(picture, picture.rect().adjusted(6, 4, -40, -4));
        QVERIFY2(read >= 4.5, qPrintable(QString("%1: %2").arg(field->metaObject()->className()).arg(read)));
    }
}

QTEST_MAIN(tst_RenderedContrast)
#include "tst_RenderedContrast.moc"
