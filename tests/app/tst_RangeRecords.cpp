// Who tagged, how sure, and why: by real keys in the real window.

#include "tests/app/TimelineStage.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/tags/fields/RecordEditor.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineContent.h"

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>

using namespace tagline;
using namespace tagline::test;

class tst_RangeRecords : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init()
    {
        clear();
        sign(false, "ana");
    }
    void aNoteAndItsConfidenceAreTyped();
    void confidenceIsReadAsPercentOrShare();
    void theKeyboardAloneIsEnough();
    void ofRangesThatDifferTheRestStays();
    void escapeLeavesAllAsItWas();
    void whatIsTaggedIsSigned();
    void aQueryFindsWhatOneIsUnsureOf();
    void recordsAreNoLanes();

private:
    RecordEditor* openEditor();
    void sign(bool isSigning, const QString& author);
    PropertyValue value(const char* tagName, RecordField field, Frame frame);
    bool has(const char* tagName, RecordField field);
    QString told();
    void rest();
};

RecordEditor* tst_RangeRecords::openEditor()
{
    key(Qt::Key_E, Qt::ShiftModifier);
    return qobject_cast<RecordEditor*>(QApplication::activePopupWidget());
}

/// By the dialog, from the menu.
void tst_RangeRecords::sign(bool isSigning, const QString& author)
{
    withNext<QDialog>(*view(), [&](QDialog& dialog) {
        auto* box = dialog.findChild<QCheckBox*>("signTags");
        if (box->isChecked() != isSigning) QTest::keyClick(box, Qt::Key_Space);
        if (isSigning) {
            auto* name = dialog.findChild<QLineEdit*>("signatureAuthor");
            name->clear();
            QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
            QTest::keyClicks(name, author);
            keepPicture(dialog, "signature");
        }
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    for (QAction* action : m_app->window().menuBar()->findChild<QMenu*>("menu.Tag")->actions())
        if (action->objectName() == "tag.sign") action->trigger();
}

PropertyValue tst_RangeRecords::value(const char* tagName, RecordField field, Frame frame)
{
    const TagSheet& sheet = library().clip(m_clip).sheet;
    return recordValue(sheet, tagName, field, {frame, frame + 1}).value.value_or(std::string("(none)"));
}

bool tst_RangeRecords::has(const char* tagName, RecordField field)
{
    return !library().clip(m_clip).sheet.property(recordProperty(tagName, field)).empty();
}

/// The mouse is elsewhere, and what was done was said: what is selected is the news.
void tst_RangeRecords::rest()
{
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(view(), &leave);
    m_app->window().status().messages().showResult({});
}

QString tst_RangeRecords::told()
{
    QStringList texts;
    for (const auto* label : m_app->window().statusBar()->findChildren<ElidedLabel*>())
        texts << label->text();
    return texts.join('|');
}

void tst_RangeRecords::confidenceIsReadAsPercentOrShare()
{
    give({{"Style.Tired", {{20, 40}}}});
    const auto type = [this](const QString& text) {
        select({{tag("Style.Tired"), {20, 40}}});
        QPointer<RecordEditor> editor = openEditor();
        auto& confidence = named<QSpinBox>(*editor, "Confidence");
        confidence.setFocus();
        confidence.selectAll();
        QTest::keyClicks(&confidence, text);
        QTest::keyClick(&confidence, Qt::Key_Return);
        return editor;
    };
    const auto now = [this] { return value("Style.Tired", RecordField::Confidence, 20); };
    const QPointer<RecordEditor> asShare = type("0.8");
    QTRY_VERIFY(!asShare);
    QCOMPARE(now(), PropertyValue(0.8));
    const QPointer<RecordEditor> asWhole = type("1.0");
    QTRY_VERIFY(!asWhole);
    QCOMPARE(now(), PropertyValue(1.0));
    const QPointer<RecordEditor> asPercent = type("35 %");
    QTRY_VERIFY(!asPercent);
    QCOMPARE(now(), PropertyValue(0.35));
    for (const char* wrong : {"150", "1.8x", "-3"}) {
        const QPointer<RecordEditor> editor = type(wrong);
        QVERIFY2(editor && editor->isVisible(), wrong);
        const QString told = editor->findChild<QLabel*>("recordProblem")->text();
        QVERIFY2(told.contains(wrong), qPrintable(QString("%1: %2").arg(wrong, told)));
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(!editor);
        QCOMPARE(now(), PropertyValue(0.35));
    }
}

void tst_RangeRecords::aNoteAndItsConfidenceAreTyped()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    RecordEditor* editor = openEditor();
    QVERIFY(editor);
    QTest::keyClicks(&named<QLineEdit>(*editor, "Note"), "only the arms");
    auto& confidence = named<QSpinBox>(*editor, "Confidence");
    QCOMPARE(confidence.text(), "not set");
    QTest::keyClick(&confidence, Qt::Key_Up);
    QCOMPARE(confidence.value(), 0);
    confidence.selectAll();
    QTest::keyClicks(&confidence, "60");
    keepPicture(*editor, "record-editor");
    const int steps = undo().index();
    QTest::keyClick(&named<QLineEdit>(*editor, "Note"), Qt::Key_Return);
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(value("Style.Tired", RecordField::Note, 39), PropertyValue(std::string("only the arms")));
    QCOMPARE(value("Style.Tired", RecordField::Confidence, 20), PropertyValue(0.6));
    rest();
    QTRY_VERIFY2(told().contains("60 % sure · “only the arms”"), qPrintable(told()));
    keepPicture(m_app->window(), "record-told");
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!has("Style.Tired", RecordField::Note));
}

void tst_RangeRecords::theKeyboardAloneIsEnough()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    RecordEditor* editor = openEditor();
    QVERIFY(editor);
    const auto typed = [&](auto act) { act(editor->focusWidget()); };
    typed([](QWidget* field) { QTest::keyClicks(field, "arms"); });
    typed([](QWidget* field) { QTest::keyClick(field, Qt::Key_Tab); });
    QCOMPARE(editor->focusWidget(), &named<QSpinBox>(*editor, "Confidence"));
    typed([](QWidget* field) { QTest::keyClick(field, Qt::Key_Up); });
    typed([](QWidget* field) { QTest::keyClick(field, Qt::Key_Tab); });
    QVERIFY(qobject_cast<QPushButton*>(editor->focusWidget()));
    const int steps = undo().index();
    typed([](QWidget* button) { QTest::keyClick(button, Qt::Key_Return); });
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(value("Style.Tired", RecordField::Note, 39), PropertyValue(std::string("arms")));
    QCOMPARE(value("Style.Tired", RecordField::Confidence, 20), PropertyValue(0.0));
}

void tst_RangeRecords::ofRangesThatDifferTheRestStays()
{
    give({{"Style.Tired", {{20, 40}}}, {"Locomotion.Walk", {{30, 50}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    RecordEditor* editor = openEditor();
    QTest::keyClicks(&named<QLineEdit>(*editor, "Note"), "slow");
    QTest::keyClick(&named<QLineEdit>(*editor, "Note"), Qt::Key_Return);
    select({{tag("Style.Tired"), {20, 40}}, {tag("Locomotion.Walk"), {30, 50}}});
    editor = openEditor();
    QCOMPARE(named<QLineEdit>(*editor, "Note").placeholderText(), "mixed");
    auto& confidence = named<QSpinBox>(*editor, "Confidence");
    confidence.selectAll();
    QTest::keyClicks(&confidence, "50");
    QTest::mouseClick(editor->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(value("Style.Tired", RecordField::Note, 20), PropertyValue(std::string("slow")));
    QVERIFY(!has("Locomotion.Walk", RecordField::Note));
    QCOMPARE(value("Style.Tired", RecordField::Confidence, 39), PropertyValue(0.5));
    QCOMPARE(value("Locomotion.Walk", RecordField::Confidence, 49), PropertyValue(0.5));
}

void tst_RangeRecords::escapeLeavesAllAsItWas()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    const int steps = undo().index();
    RecordEditor* editor = openEditor();
    QTest::keyClicks(&named<QLineEdit>(*editor, "Note"), "no");
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(undo().index(), steps);
    QVERIFY(!has("Style.Tired", RecordField::Note));
    select({});
    QVERIFY(!openEditor());
    QTRY_VERIFY(told().contains("Select a range first"));
}

void tst_RangeRecords::whatIsTaggedIsSigned()
{
    sign(true, "ana");
    drag(at("Style.Tired", 20), at("Style.Tired", 40));
    QCOMPARE(ranges("Style.Tired").size(), std::size_t(1));
    const FrameRange drawn = ranges("Style.Tired")[0];
    QCOMPARE(value("Style.Tired", RecordField::Author, drawn.start), PropertyValue(std::string("ana")));
    QCOMPARE(value("Style.Tired", RecordField::Author, drawn.stop - 1), PropertyValue(std::string("ana")));
    const auto time = std::get<std::string>(value("Style.Tired", RecordField::Time, drawn.start));
    QVERIFY2(QRegularExpression("^20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ$")
                 .match(QString::fromStdString(time))
                 .hasMatch(),
             time.c_str());
    sign(true, "ben");
    const QPoint edge = at("Style.Tired", drawn.stop) - QPoint(2, 0);
    drag(edge, at("Style.Tired", 60));
    const FrameRange longer = ranges("Style.Tired")[0];
    QVERIFY(longer.stop > drawn.stop);
    QCOMPARE(value("Style.Tired", RecordField::Author, drawn.stop - 1), PropertyValue(std::string("ana")));
    QCOMPARE(value("Style.Tired", RecordField::Author, longer.stop - 1), PropertyValue(std::string("ben")));
    select({{tag("Style.Tired"), longer}});
    rest();
    QTRY_VERIFY2(told().contains("ana and others"), qPrintable(told()));
    key(Qt::Key_Delete);
    QVERIFY(library().clip(m_clip).sheet.hasNoFrames()); // that people began with it stays
}

void tst_RangeRecords::aQueryFindsWhatOneIsUnsureOf()
{
    give({{"Style.Tired", {{20, 40}, {50, 60}}}});
    select({{tag("Style.Tired"), {50, 60}}});
    RecordEditor* editor = openEditor();
    auto& confidence = named<QSpinBox>(*editor, "Confidence");
    confidence.selectAll();
    QTest::keyClicks(&confidence, "40");
    QTest::mouseClick(editor->findChild<QPushButton*>(), Qt::LeftButton);
    key(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), "Style.Tired.confidence < 0.8");
    const auto hits = [&] {
        const TimelineLane& first = timeline().content().lanes.front();
        return first.kind == LaneKind::Query ? Ranges(first.ranges.begin(), first.ranges.end()) : Ranges();
    };
    QTRY_COMPARE(hits(), (Ranges{{50, 60}}));
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
}

void tst_RangeRecords::recordsAreNoLanes()
{
    give({{"Style.Tired", {{20, 40}}}});
    const auto lanes = timeline().content().lanes.size();
    select({{tag("Style.Tired"), {20, 40}}});
    RecordEditor* editor = openEditor();
    QTest::keyClicks(&named<QLineEdit>(*editor, "Note"), "slow");
    QTest::keyClick(&named<QLineEdit>(*editor, "Note"), Qt::Key_Return);
    QVERIFY(has("Style.Tired", RecordField::Note));
    QCoreApplication::processEvents();
    QCOMPARE(timeline().content().lanes.size(), lanes);
}

QTEST_MAIN(tst_RangeRecords)
#include "tst_RangeRecords.moc"
