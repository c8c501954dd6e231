// Fills every panel as in the design's picture of the window, looks at the pixels that matter, and, where
// TAGLINE_PICTURES names a folder, leaves pictures there for people to look at.

#include "tests/support/PixelCount.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/choice/TagPickerPopup.h"
#include "widgets/tags/fields/RangeEditor.h"
#include "widgets/tags/vocabulary/TagEditorDialog.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QApplication>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

using namespace tagline;
using tagline::test::countOf;

namespace {

struct ShownTag
{
    const char* name;
    Colour colour;
    const char* key;
    const char* group;
    int ranges;
};

constexpr ShownTag shownTags[] = {
    {"Idle", 0x7a9cf0, "1", "locomotion", 987},   {"Walk", 0x9ccc65, "2", "locomotion", 5252},
    {"Run", 0xf26d85, "3", "locomotion", 9034},   {"Turn", 0xe0ac61, "4", "locomotion", 7771},
    {"Tired", 0xb39df3, "5", "style", 9431},      {"Limping", 0x2bb8cc, "6", "style", 5127},
    {"LeftFoot", 0x6fd1bd, "Q", "contact", 8421}, {"RightFoot", 0xff9e64, "W", "contact", 7341},
    {"Bad", 0xd94a4a, "B", "quality", 7362},
};

std::vector<TagRow> tagRows()
{
    std::vector<TagRow> rows;
    for (const ShownTag& shown : shownTags) {
        TagRow row;
        row.id = TagId(std::uint32_t(rows.size()));
        row.definition.name = shown.name;
        row.definition.colour = shown.colour;
        row.definition.key = shown.key;
        row.definition.group = shown.group;
        row.ranges = shown.ranges;
        row.frames = shown.ranges * 40;
        rows.push_back(row);
    }
    return rows;
}

std::vector<VocabularyItem> vocabulary()
{
    std::vector<VocabularyItem> items;
    for (const ShownTag& shown : shownTags)
        items.push_back({shown.name, QColor::fromRgb(shown.colour), shown.ranges * 40});
    return items;
}

void fillLibrary(LibraryView& view)
{
    const char* names[] = {"16_35_run",     "16_36_run",        "16_45_run_veer",    "02_03_run_jog",
                           "35_17_run_jog", "35_22_run",        "38_03_around",      "09_01_run",
                           "09_05_run",     "141_02_run",       "77_10_sneak",       "91_14_limp",
                           "91_22_limp",    "104_19_tired_run", "104_31_swagger",    "105_08_walk",
                           "111_02_walk",   "111_35_stretch",   "132_11_walk_stiff", "136_21_bent"};
    QRandomGenerator random(7);
    std::vector<LibraryRow> rows;
    FrameSetBuilder answer(
        std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(std::size(names), 540))));
    for (const char* name : names) {
        LibraryRow row;
        row.clip = ClipId(std::uint32_t(rows.size()));
        row.id = row.clip.value;
        row.name = QString("CMU/") + name;
        row.path = row.name;
        row.frames = 540;
        for (int lane = 0; lane < 4; ++lane) {
            const Frame start = Frame(random.bounded(300));
            row.bars.push_back({QColor::fromRgb(shownTags[random.bounded(9)].colour),
                                lane,
                                {{start, start + 40 + Frame(random.bounded(200))}}});
        }
        const Frame start = Frame(random.bounded(250));
        const auto hits = FrameRanges::canonical(
            {{start, start + 60 - Frame(rows.size())}, {start + 120, start + 240 - 8 * Frame(rows.size())}});
        if (row.clip.value != 19) answer.append(row.clip, hits.span());
        rows.push_back(std::move(row));
    }
    LibraryRow failed;
    failed.id = 1000;
    failed.name = "fbx/broken_header.fbx";
    failed.path = failed.name;
    failed.state = LibraryRowState::Failed;
    failed.reason = "The file ends in the middle of a node (byte 1,204)";
    LibraryRow pending;
    pending.id = 1001;
    pending.name = "fbx/dance_long.fbx";
    pending.path = pending.name;
    pending.state = LibraryRowState::Pending;
    rows.push_back(failed);
    rows.push_back(pending);
    view.model().setRows(std::move(rows));
    view.model().setAnswer(answer.finished());
    view.setOrder(RowOrder::MatchedFrames);
    view.setCurrentClip(ClipId(2));
}

ControllerState controllerState()
{
    ControllerState state;
    state.joints = {{"Hips", -1}, {"Spine", 0}, {"Head", 1}};
    state.bodyPresets = {{"Whole body", {}}, {"Upper body", {"Spine"}}};
    const auto add = [&](const QString& name, const QColor& colour, double weight) -> ControllerTrack& {
        ControllerTrack track;
        track.key = int(state.tracks.size()) + 1;
        track.clip = ClipId(std::uint32_t(track.key));
        track.clipName = name;
        track.colour = colour;
        track.weight = weight;
        track.frames = 120;
        return state.tracks.emplace_back(track);
    };
    add("walk_loop", QColor("#9ccc65"), 0.38);
    add("16_45_run_veer", QColor("#f26d85"), 0.62).setup.loopMode = LoopMode::Once;
    ControllerTrack& aim = add("aim", QColor("#b395f0"), 0.8);
    aim.setup.layer = LayerKind::Additive;
    aim.setup.maskJoints = {"Spine"};
    state.leadingTrack = 1;
    state.nextTrack = 0;
    return state;
}

void fillController(ControllerPanel& panel)
{
    panel.setState(controllerState());
    panel.setEvents({{2.31, "0:02.31", "RightFoot ▸ stop", "walk_loop · 0.38", QColor("#f09a62")},
                     {2.48, "0:02.48", "LeftFoot ▸ start", "walk_loop · 0.38", QColor("#6fd0b8")},
                     {2.72, "0:02.72", "blend ▸ run_veer, 0.30 s", {}, {}}});
    BlendLanes lanes;
    lanes.now = 10;
    lanes.lanes = {{"1 walk_loop", QColor("#9ccc65"), {{0, 1}, {8, 1}, {9, 0.38f}, {15, 0.38f}}},
                   {"2 16_45_run_veer", QColor("#f26d85"), {{0, 0}, {8, 0}, {9, 0.62f}, {15, 0.62f}}},
                   {"3 aim", QColor("#b395f0"), {{5, 0.8f}, {15, 0.8f}}}};
    lanes.markers = {{0, 0, 11.5, 1.0, "To walk_loop, in 1.50 s"}};
    lanes.ticks = {{7, QColor("#f09a62")}, {7.5, QColor("#6fd0b8")}};
    panel.setLanes(std::move(lanes));
}

PanelFrame* framed(const QString& title, QWidget* content, QWidget* headerWidget = nullptr)
{
    auto* frame = new PanelFrame(title);
    frame->setContent(content);
    if (headerWidget) frame->header().addWidget(headerWidget);
    return frame;
}

/// The widget as it is seen at a scale.
QImage pictureOf(QWidget& widget, double scale)
{
    QImage image(widget.size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(theme().window);
    QPainter painter(&image);
    widget.render(&painter, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
    painter.end();
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (!folder.isEmpty()) {
        QDir().mkpath(folder);
        image.save(QString("%1/%2@%3.png").arg(folder, widget.objectName()).arg(scale));
    }
    return image;
}

} // namespace

class tst_PanelPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void theWindowWithoutItsMiddle();
    void panelsAtNarrowDocks();
    void theQueryBarWithAnError();
    void dialogsAndPopups();
    void iconsBesideEachOther();
};

void tst_PanelPictures::theWindowWithoutItsMiddle()
{
    QWidget window;
    window.setObjectName("window");
    auto* grid = new QGridLayout(&window);
    grid->setContentsMargins(8, 8, 8, 0);
    grid->setSpacing(7);
    auto* bar = new QueryBar;
    bar->setVocabularyItems(vocabulary());
    bar->setText("Run&Male&(Tired|Limping)-grow(Bad, 10)&speed(Hips) > 1.5");
    bar->setAnswer({312, 41, 18204, 0.21});
    auto* library = new LibraryView;
    fillLibrary(*library);
    auto* palette = new TagPalette;
    palette->setTags(tagRows());
    palette->setActiveTag(TagId(4));
    auto* controller = new ControllerPanel;
    fillController(*controller);
    auto* strip = new StatusStrip;
    strip->messages().showResult("Resize “Tired” 280→284", "Undo");
    strip->setRightText("60 fps");
    strip->setJob("Reading files", 2031, 2605);
    auto* viewport = framed("Viewport", new QWidget);
    viewport->header().setInfo("Solid · Skeleton · Follow");
    grid->addWidget(bar, 0, 0, 1, 3);
    grid->addWidget(framed("Library", library, library->headerWidget()), 1, 0, 2, 1);
    grid->addWidget(viewport, 1, 1, 2, 1);
    grid->addWidget(framed("Tags", palette, palette->headerWidget()), 1, 2);
    grid->addWidget(framed("Controller", controller, controller->headerWidget()), 2, 2);
    grid->addWidget(strip, 3, 0, 1, 3);
    grid->setColumnMinimumWidth(0, 430);
    grid->setColumnMinimumWidth(2, 388);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(1, 4);
    grid->setRowStretch(2, 5);
    window.resize(1680, 710);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));

    for (const double scale : {1.0, 1.5, 2.0}) {
        const QImage image = pictureOf(window, scale);
        QVERIFY(countOf(image, theme().query) > 600 * scale);
        for (const ShownTag& shown : shownTags)
            QVERIFY2(countOf(image, QColor::fromRgb(shown.colour)) > 30 * scale, shown.name);
    }
    for (const auto* label : bar->findChildren<ElidedLabel*>())
        QVERIFY(!label->isVisible() || !label->isElided());
    for (const auto* label : strip->findChildren<ElidedLabel*>()) QVERIFY(!label->isElided());
}

void tst_PanelPictures::panelsAtNarrowDocks()
{
    QWidget window;
    window.setObjectName("narrow");
    auto* row = new QHBoxLayout(&window);
    auto* library = new LibraryView;
    fillLibrary(*library);
    auto* palette = new TagPalette;
    palette->setTags(tagRows());
    auto* controller = new ControllerPanel;
    fillController(*controller);
    auto* empty = new LibraryView;
    row->addWidget(framed("Library", library, library->headerWidget()), 1);
    row->addWidget(framed("Tags", palette, palette->headerWidget()), 1);
    row->addWidget(framed("Controller", controller, controller->headerWidget()), 1);
    row->addWidget(framed("Library", empty, empty->headerWidget()), 1);
    window.resize(1000, 420);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    pictureOf(window, 1.5);
    for (const QWidget* panel : {static_cast<QWidget*>(library), static_cast<QWidget*>(palette),
                                 static_cast<QWidget*>(controller), static_cast<QWidget*>(empty)})
        QVERIFY2(
            panel->minimumSizeHint().width() <= 260,
            qPrintable(QString::number(panel->minimumSizeHint().width()) + panel->metaObject()->className()));
}

void tst_PanelPictures::theQueryBarWithAnError()
{
    QueryBar bar;
    bar.setObjectName("query-error");
    bar.setVocabularyItems(vocabulary());
    bar.setAnswer({312, 41, 18204, 0.21});
    bar.setText("Run & Wlak | Bad");
    bar.setError("column 7: no tag \"Wlak\"; did you mean", 7, "Walk");
    bar.resize(1100, bar.sizeHint().height());
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    const QImage image = pictureOf(bar, 1.5);
    QVERIFY(countOf(image, theme().error) > 40);
    QVERIFY(countOf(image, theme().accent) > 10);
    QCOMPARE(countOf(image, theme().query), 0);
}

void tst_PanelPictures::dialogsAndPopups()
{
    std::vector<TagDefinition> existing;
    for (const TagRow& row : tagRows()) existing.push_back(row.definition);
    TagEditorDialog dialog(existing[6], existing);
    dialog.setObjectName("tag-editor");
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(countOf(pictureOf(dialog, 1.5), QColor::fromRgb(existing[6].colour)) > 50);

    auto* picker = new TagPickerPopup(tagRows());
    picker->setObjectName("tag-picker");
    picker->popUp({10, 10});
    QVERIFY(countOf(pictureOf(*picker, 1.5), QColor::fromRgb(existing[0].colour)) > 20);
    picker->close();

    RangeEditor editor;
    editor.setObjectName("range-editor");
    editor.setClip({120, 1}, 540);
    editor.setRange({284, 520});
    editor.setUnit(TimeUnits::Timecode);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    QVERIFY(countOf(pictureOf(editor, 1.5), theme().text) > 20);
}

void tst_PanelPictures::iconsBesideEachOther()
{
    QWidget sheet;
    sheet.setObjectName("icons");
    auto* grid = new QGridLayout(&sheet);
    const QStringList names = iconNames();
    for (int at = 0; at < names.size(); ++at) {
        auto* picture = new QLabel;
        picture->setPixmap(icon(names[at]).pixmap(QSize(24, 24), 2.0));
        auto* name = new QLabel(names[at]);
        grid->addWidget(picture, 2 * (at / 10), at % 10, Qt::AlignCenter);
        grid->addWidget(name, 2 * (at / 10) + 1, at % 10, Qt::AlignCenter);
    }
    sheet.show();
    QVERIFY(QTest::qWaitForWindowExposed(&sheet));
    QVERIFY(countOf(pictureOf(sheet, 2), theme().text) > 1000);
}

QTEST_MAIN(tst_PanelPictures)
#include "tst_PanelPictures.moc"
