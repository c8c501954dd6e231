#include "tests/support/MouseButtons.h"
#include "widgets/tags/choice/TagPalette.h"

#include "tests/support/NextOpened.h"
#include "tests/widgets/tags/TagRows.h"
#include "widgets/tags/choice/TagChips.h"
#include "widgets/tags/choice/TagRowDelegate.h"
#include "widgets/tags/fields/KeyEdit.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

using namespace tagline;
using namespace tagline::test;

class tst_TagPalette : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_palette.reset(); }
    void aClickMakesATagActive();
    void settersEmitNothing();
    void theActiveTagSurvivesNewCounts();
    void aPressOfTheBadgeTakesAKey();
    void backspaceTakesTheKeyAway();
    void keysWithModifiersAreNotTaken();
    void manyTagsCanBeFiltered();
    void theMenuAddsATagToTheQuery();
    void newTagTakesTheFilterAsItsName();
    void aDoubleClickEdits();
    void returnEditsTheActiveTag();
    void aLiveTagIsNeverTheActiveOne();
    void aLiveTagsMenuEditsItsQuery();
    void aLiveTagHasASignAndNoKey();
    void anEmptyPaletteSaysWhatToDoFirst();
    void branchesCollapseAndStaySo();
    void theFilterOpensBranches();
    void parentsCanBeRenamed();
    void aNarrowRowKeepsItsPartsApart();
    void rowsSayWhatHoldsAndWhatIsHeld();
    void rowsAreAsHighAsWindowAndTextWant();
    void swatchesAreDrawnAsLargeAsTheyAreSeen();
    void rowsAndChipsAreMirrored();
    void aChipEndsWithTheIconThatTakesItOut();
    void headingsHaveAChevron();

private:
    QTreeView& list() { return *m_palette->findChild<QTreeView*>(); }
    QModelIndex rowOf(const QString& name);
    QPoint nameOf(const QString& name) { return list().visualRect(rowOf(name)).center() - QPoint(80, 0); }
    QPoint badgeOf(const QString& name);

    std::unique_ptr<TagPalette> m_palette;
};

void tst_TagPalette::init()
{
    m_palette = std::make_unique<TagPalette>();
    m_palette->resize(320, 300);
    m_palette->setTags({tagRow(0, "Locomotion.Run", 0xf26d85, "1"),
                        tagRow(1, "Locomotion.Walk", 0x9ccc65, "2"), tagRow(2, "Style.Tired", 0xb39df3, "")});
    m_palette->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_palette.get()));
}

/// The row of a full name, wherever it stands in the tree.
QModelIndex tst_TagPalette::rowOf(const QString& name)
{
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty()) {
        const QModelIndex parent = open.back();
        open.pop_back();
        for (int row = 0; row < list().model()->rowCount(parent); ++row) {
            const QModelIndex index = list().model()->index(row, 0, parent);
            if (index.data().toString() == name) return index;
            open.push_back(index);
        }
    }
    return {};
}

QPoint tst_TagPalette::badgeOf(const QString& name)
{
    const auto* delegate = static_cast<TagRowDelegate*>(list().itemDelegate());
    return delegate->geometry(rowOf(name), list().visualRect(rowOf(name)), list().font()).key.center();
}

void tst_TagPalette::aClickMakesATagActive()
{
    QSignalSpy activated(m_palette.get(), &TagPalette::tagActivated);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf("Locomotion.Walk"));
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated[0][0].value<TagId>() == TagId(1));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf("Locomotion.Walk"));
    QCOMPARE(activated.size(), 1);
    QTest::keyClick(&list(), Qt::Key_Down); // over the heading
    QVERIFY(m_palette->activeTag() == TagId(2));
}

void tst_TagPalette::settersEmitNothing()
{
    QSignalSpy activated(m_palette.get(), &TagPalette::tagActivated);
    m_palette->setActiveTag(TagId(2));
    QCOMPARE(list().currentIndex(), rowOf("Style.Tired"));
    m_palette->setActiveTag(TagId());
    QVERIFY(!list().currentIndex().isValid());
    m_palette->setTags({});
    QCOMPARE(activated.size(), 0);
}

void tst_TagPalette::theActiveTagSurvivesNewCounts()
{
    m_palette->setActiveTag(TagId(1));
    m_palette->setTags(
        {tagRow(0, "Locomotion.Run", 1, "1", {}, 99), tagRow(1, "Locomotion.Walk", 2, "2", {}, 5)});
    QVERIFY(m_palette->activeTag() == TagId(1));
    QVERIFY(list().selectionModel()->isSelected(rowOf("Locomotion.Walk")));
}

void tst_TagPalette::aPressOfTheBadgeTakesAKey()
{
    QSignalSpy keys(m_palette.get(), &TagPalette::tagKeyChangeRequested);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, badgeOf("Style.Tired"));
    auto* field = list().findChild<KeyEdit*>();
    QVERIFY(field);
    QTest::keyClick(field, Qt::Key_T);
    QCOMPARE(keys.size(), 1);
    QVERIFY(keys[0][0].value<TagId>() == TagId(2));
    QCOMPARE(keys[0][1].toString(), QString("T"));
    QTRY_VERIFY(!list().findChild<KeyEdit*>());
}

void tst_TagPalette::backspaceTakesTheKeyAway()
{
    QSignalSpy keys(m_palette.get(), &TagPalette::tagKeyChangeRequested);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, badgeOf("Locomotion.Run"));
    QTest::keyClick(list().findChild<KeyEdit*>(), Qt::Key_Backspace);
    QCOMPARE(keys.size(), 1);
    QCOMPARE(keys[0][1].toString(), QString());
}

void tst_TagPalette::keysWithModifiersAreNotTaken()
{
    KeyEdit field;
    field.setKey("3");
    QSignalSpy chosen(&field, &KeyEdit::keyChosen);
    QTest::keyClick(&field, Qt::Key_S, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_F5);
    QTest::keyClick(&field, Qt::Key_Space);
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(field.key(), QString("3"));
    QTest::keyClick(&field, Qt::Key_Q);
    QCOMPARE(field.key(), QString("Q"));
}

void tst_TagPalette::manyTagsCanBeFiltered()
{
    auto* filter = m_palette->findChild<QLineEdit*>();
    QVERIFY(!filter->isVisible());
    std::vector<TagRow> rows;
    for (std::uint32_t id = 0; id < 30; ++id) rows.push_back(tagRow(id, "Tag" + std::to_string(id), 1, ""));
    m_palette->setTags(rows);
    QVERIFY(filter->isVisible());
    QSignalSpy activated(m_palette.get(), &TagPalette::tagActivated);
    QTest::keyClicks(filter, "tag17");
    QCOMPARE(list().model()->rowCount(), 1);
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QVERIFY(m_palette->activeTag() == TagId(17));
}

void tst_TagPalette::theMenuAddsATagToTheQuery()
{
    QSignalSpy queries(m_palette.get(), &TagPalette::queryForTagRequested);
    withNextMenu(*this, [](QMenu& menu) {
        for (QAction* action : menu.actions())
            if (action->text().contains("(&&)")) action->trigger();
    });
    const QPoint place = nameOf("Locomotion.Walk");
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, list().viewport()->mapToGlobal(place));
    QApplication::sendEvent(list().viewport(), &event);
    QCOMPARE(queries.size(), 1);
    QVERIFY(queries[0][0].value<TagId>() == TagId(1));
    QCOMPARE(queries[0][1].toString(), QString("&"));
}

void tst_TagPalette::newTagTakesTheFilterAsItsName()
{
    QSignalSpy created(m_palette.get(), &TagPalette::createTagRequested);
    m_palette->findChild<QLineEdit*>()->setText("Crouch ");
    QTest::mouseClick(static_cast<QToolButton*>(m_palette->headerWidget()), Qt::LeftButton);
    QCOMPARE(created.size(), 1);
    QCOMPARE(created[0][0].toString(), QString("Crouch"));
}

void tst_TagPalette::aDoubleClickEdits()
{
    QSignalSpy edited(m_palette.get(), &TagPalette::editTagRequested);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf("Style.Tired"));
    doubleClick(list().viewport(), nameOf("Style.Tired"));
    QCOMPARE(edited.size(), 1);
}

void tst_TagPalette::returnEditsTheActiveTag()
{
    QSignalSpy edited(m_palette.get(), &TagPalette::editTagRequested);
    QSignalSpy renamed(m_palette.get(), &TagPalette::renameTagRequested);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf("Style.Tired"));
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(edited.size(), 1);
    QVERIFY(edited.takeFirst()[0].value<TagId>() == m_palette->activeTag());
    QTest::keyClick(&list(), Qt::Key_F2); // renaming has the key that a person gives it, everywhere
    QVERIFY(edited.isEmpty() && renamed.isEmpty());
}

void tst_TagPalette::aLiveTagIsNeverTheActiveOne()
{
    m_palette->setTags({tagRow(0, "Locomotion.Run", 0xf26d85, "1"), liveRow("Clean Run", 4)});
    m_palette->setActiveTag(TagId(0));
    QSignalSpy activated(m_palette.get(), &TagPalette::tagActivated);
    QSignalSpy clicked(m_palette.get(), &TagPalette::activeTagClicked);
    QSignalSpy shown(m_palette.get(), &TagPalette::liveTagClicked);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, nameOf("Clean Run"));
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown[0][0].toString(), QString("Clean Run"));
    QVERIFY(clicked.isEmpty());
    QVERIFY(!m_palette->activeTag().isValid());
    QCOMPARE(activated.size(), 1);
    QVERIFY(!activated[0][0].value<TagId>().isValid());
    m_palette->setTags({tagRow(0, "Locomotion.Run", 0xf26d85, "1"), liveRow("Clean Run", 5)});
    QCOMPARE(list().currentIndex(), rowOf("Clean Run")); // it survives new counts
    QSignalSpy edited(m_palette.get(), &TagPalette::editLiveTagRequested);
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(edited.size(), 1);
    m_palette->setActiveTag(TagId(0));
    QCOMPARE(list().currentIndex(), rowOf("Locomotion.Run"));
}

void tst_TagPalette::aLiveTagsMenuEditsItsQuery()
{
    m_palette->setTags({tagRow(0, "Locomotion.Run", 0xf26d85, "1"), liveRow("Clean Run", 4)});
    QSignalSpy edited(m_palette.get(), &TagPalette::editLiveTagRequested);
    QSignalSpy queries(m_palette.get(), &TagPalette::queryForLiveTagRequested);
    QSignalSpy deleted(m_palette.get(), &TagPalette::deleteLiveTagRequested);
    const auto choose = [this](const QString& text) {
        withNextMenu(*this, [text](QMenu& menu) {
            for (QAction* action : menu.actions()) {
                QVERIFY2(!action->text().startsWith("Key"), "a live tag has no key");
                if (action->text().startsWith(text)) action->trigger();
            }
        });
        const QPoint place = nameOf("Clean Run");
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, list().viewport()->mapToGlobal(place));
        QApplication::sendEvent(list().viewport(), &event);
    };
    choose("Edit query");
    choose("Without this tag");
    choose("Delete");
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited[0][0].toString(), QString("Clean Run"));
    QCOMPARE(queries.size(), 1);
    QCOMPARE(queries[0][1].toString(), QString("-"));
    QCOMPARE(deleted.size(), 1);
}

void tst_TagPalette::aLiveTagHasASignAndNoKey()
{
    m_palette->setTags({tagRow(0, "Walk", 0x000000, ""), liveRow("Clean", 4)});
    const auto swatch = [&](const QString& name) {
        const auto* rows = static_cast<TagRowDelegate*>(list().itemDelegate());
        const QModelIndex row = rowOf(name);
        return list()
            .viewport()
            ->grab(rows->geometry(row, list().visualRect(row), list().font()).swatch)
            .toImage();
    };
    QVERIFY(swatch("Clean") != swatch("Walk"));
    QSet<QRgb> colours; // lines on the ground
    const QImage sign = swatch("Clean");
    for (int x = 0; x < sign.width(); ++x)
        for (int y = 0; y < sign.height(); ++y) colours << sign.pixel(x, y);
    QVERIFY(colours.size() > 2);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, badgeOf("Clean"));
    QVERIFY(!list().findChild<KeyEdit*>());
}

void tst_TagPalette::anEmptyPaletteSaysWhatToDoFirst()
{
    auto* hint = m_palette->findChild<QLabel*>("tagsHint");
    QVERIFY(!hint->isVisible());
    m_palette->setTags({});
    QVERIFY(hint->isVisible());
    m_palette->setNewTagKey("Ctrl+T");
    QVERIFY(hint->text().contains("(Ctrl+T)"));
    QVERIFY(m_palette->headerWidget()->toolTip().contains("(Ctrl+T)"));
    m_palette->setNewTagKey({});
    QVERIFY(!hint->text().contains("("));
    QVERIFY(!list().isVisible());
}

void tst_TagPalette::branchesCollapseAndStaySo()
{
    const QModelIndex top = list().model()->index(0, 0);
    QVERIFY(list().isExpanded(top));
    const QRect row = list().visualRect(top);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, {row.left() - 6, row.center().y()});
    QVERIFY(!list().isExpanded(top));
    m_palette->setTags({tagRow(0, "Locomotion.Run", 1, "1", {}, 99), tagRow(2, "Style.Tired", 0xb39df3, "")});
    QVERIFY(!list().isExpanded(list().model()->index(0, 0)));
    QVERIFY(list().isExpanded(list().model()->index(1, 0)));
}

void tst_TagPalette::theFilterOpensBranches()
{
    list().collapse(list().model()->index(0, 0));
    m_palette->findChild<QLineEdit*>()->setText("walk");
    QVERIFY(list().visualRect(rowOf("Locomotion.Walk")).isValid());
    m_palette->findChild<QLineEdit*>()->clear();
    QVERIFY(!list().isExpanded(list().model()->index(0, 0)));
}

void tst_TagPalette::parentsCanBeRenamed()
{
    QSignalSpy renamed(m_palette.get(), &TagPalette::renameParentRequested);
    withNextMenu(*this, [](QMenu& menu) {
        for (QAction* action : menu.actions())
            if (action->text().startsWith("Rename")) action->trigger();
    });
    const QPoint place = list().visualRect(list().model()->index(0, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, list().viewport()->mapToGlobal(place));
    QApplication::sendEvent(list().viewport(), &event);
    QCOMPARE(renamed.size(), 1);
    QCOMPARE(renamed[0][0].toString(), QString("Locomotion"));
}

void tst_TagPalette::aNarrowRowKeepsItsPartsApart()
{
    for (int width = 130; width < 600; width += 5) {
        const auto parts = TagRowGeometry::of(QRect(0, 0, width, 20), 40);
        QCOMPARE(parts.key.height(), 16);
        QVERIFY(parts.swatch.right() < parts.name.left());
        QVERIFY(parts.name.right() < parts.key.left());
        QVERIFY(parts.key.right() < parts.count.left());
        QVERIFY(parts.count.right() < width);
    }
}

void tst_TagPalette::rowsAreAsHighAsWindowAndTextWant()
{
    const auto height = [this] { return list().visualRect(rowOf("Style.Tired")).height(); };
    QTRY_COMPARE(height(), 20);
    setDensity(*qApp, Density::Regular);
    QTRY_COMPARE(height(), 21);
    QCOMPARE(TagRowDelegate::heightOf(list().fontMetrics()), 21); // by which the panel has whole rows
    setTextRows(*qApp, TextRows::Large);
    QTRY_VERIFY(height() > 21 && height() >= list().fontMetrics().height() + 4);
    setTextRows(*qApp, TextRows::ByWindow);
    setDensity(*qApp, Density::Compact);
    QTRY_COMPARE(height(), 20);
}

/// "now" is written between the name and its badge, and a red dot stands there while the key is held.
void tst_TagPalette::rowsSayWhatHoldsAndWhatIsHeld()
{
    const auto rowPicture = [&] {
        return list().viewport()->grab(list().visualRect(rowOf("Locomotion.Walk"))).toImage();
    };
    const auto redPixels = [](const QImage& picture) {
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixelColor(x, y).rgb() == theme().playhead.rgb();
        return count;
    };
    const QImage before = rowPicture();
    m_palette->setMoment({{TagId(1)}, {}});
    const QImage now = rowPicture();
    QVERIFY(now != before && redPixels(now) == 0);
    m_palette->setMoment({{TagId(1)}, {{TagId(1)}}});
    QVERIFY(redPixels(rowPicture()) > 10);
    m_palette->setMoment({{TagId(0)}, {}});
    QCOMPARE(rowPicture(), before);
}

/// And in the theme that is shown then.
void tst_TagPalette::swatchesAreDrawnAsLargeAsTheyAreSeen()
{
    TagDefinition tag;
    tag.colour = 0x9ccc65;
    const QIcon swatch = swatchIcon(tag);
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(*qApp, choice);
        const TagShades shades = tagShades(QColor::fromRgb(tag.colour));
        for (const int scale : {1, 2, 3}) {
            const QImage image = swatch.pixmap(QSize(12, 12), scale).toImage();
            QCOMPARE(image.size(), QSize(12, 12) * scale);
            QSet<int> alphas; // of a corner: steps of its round edge
            for (int x = 0; x < 4 * scale; ++x)
                for (int y = 0; y < 4 * scale; ++y) alphas.insert(qAlpha(image.pixel(x, y)));
            QVERIFY2(alphas.size() >= 2 + scale, qPrintable(QString::number(alphas.size())));
            QCOMPARE(image.pixelColor(6 * scale, 6 * scale).rgb(), shades.fill.rgb());
            const bool hasRim = choice == ThemeChoice::Light; // of a whole pixel
            QCOMPARE(image.pixelColor(6 * scale, scale).rgb(), (hasRim ? shades.rim : shades.fill).rgb());
        }
    }
    applyTheme(*qApp);
}

void tst_TagPalette::rowsAndChipsAreMirrored()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto reset = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    const auto* delegate = static_cast<TagRowDelegate*>(list().itemDelegate());
    const QRect row = list().visualRect(rowOf("Locomotion.Walk"));
    const TagRowGeometry parts = delegate->geometry(rowOf("Locomotion.Walk"), row, list().font());
    QVERIFY(parts.swatch.left() > parts.name.right() && parts.name.left() > parts.key.right());
    QVERIFY(parts.key.left() > parts.count.right() && row.contains(parts.count));
    QTRY_COMPARE(list().viewport()->grab(parts.swatch).toImage().pixelColor(5, 5), QColor(0x9c, 0xcc, 0x65));

    TagChips chips("Needed", "hint");
    chips.setTags({tagRow(0, "Run", 0xf26d85, ""), tagRow(1, "Walk", 0x9ccc65, "")});
    chips.setChosen({TagId(0), TagId(1)});
    chips.resize(400, 60);
    chips.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chips));
    const auto buttons = chips.findChildren<QToolButton*>("tagChip");
    QCOMPARE(buttons.size(), 2);
    QTRY_COMPARE(buttons[0]->geometry().right(), chips.width() - 1);
    QVERIFY(buttons[1]->geometry().right() < buttons[0]->x());
}

void tst_TagPalette::aChipEndsWithTheIconThatTakesItOut()
{
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QApplication::setLayoutDirection(direction);
        const auto reset = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        TagChips chips("Needed", "hint");
        chips.setTags({tagRow(0, "Run", 0xf26d85, "")});
        chips.setChosen({TagId(0)});
        chips.resize(400, 60);
        chips.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chips));
        auto* chip = chips.findChild<QToolButton*>("tagChip");
        QCOMPARE(chip->text(), QString("Run"));
        const QImage image = chip->grab().toImage();
        const double scale = image.devicePixelRatio();
        const QRect end =
            QStyle::visualRect(direction, chip->rect(), {chip->width() - 17, chip->height() / 2 - 6, 12, 12});
        int drawn = 0; // besides the ground, which is at its corner
        for (int x = 0; x < end.width(); ++x)
            for (int y = 0; y < end.height(); ++y)
                drawn += qAbs(qGray(image.pixel((end.topLeft() + QPoint(x, y)) * scale)) -
                              qGray(image.pixel(end.topLeft() * scale))) > 30;
        QVERIFY2(drawn > 8, qPrintable(QString::number(drawn)));
        QSignalSpy changed(&chips, &TagChips::chosenChanged);
        QTest::mouseClick(chip, Qt::LeftButton, {}, end.center());
        QCOMPARE(changed.size(), 1);
        QVERIFY(chips.chosen().empty());
    }
}

void tst_TagPalette::headingsHaveAChevron()
{
    const QModelIndex heading = list().model()->index(0, 0);
    QVERIFY(heading.isValid());
    const auto drawn = [&] {
        const QRect row = list().visualRect(heading);
        const auto* delegate = static_cast<TagRowDelegate*>(list().itemDelegate());
        const int words = delegate->geometry(heading, row, list().font()).swatch.left(); // of a heading
        const QImage image = list().viewport()->grab({0, row.top(), words, row.height()}).toImage();
        QRect place;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (qAbs(qGray(image.pixel(x, y)) - qGray(image.pixel(0, 0))) > 30)
                    place |= QRect(x, y, 1, 1);
        return place.size();
    };
    list().setExpanded(heading, true);
    const QSize open = drawn();
    list().setExpanded(heading, false);
    const QSize closed = drawn();
    QVERIFY2(open.width() > open.height() && open.height() >= 4, qPrintable(QString::number(open.width())));
    QCOMPARE(closed, open.transposed());
}

QTEST_MAIN(tst_TagPalette)
#include "tst_TagPalette.moc"
