// The line below the panels: one message, work in hand, and whether all is saved.

#include "widgets/theme/Appearance.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/ToolTips.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/MessageLine.h"
#include "widgets/theme/messages/StatusStrip.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace tagline;

class tst_StatusStrip : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void theStripShowsAJobAndLetsItBeStopped();
    void oneMessageIsShownAndGoes();
    void messagesNameTheirThingAndLoseTheHintFirst();
    void messagesLoseWholeSentencesFromTheirEnd();
    void theStripSaysWhetherAllIsSaved();
    void theBarIsLowWhateverItShows();
};

void tst_StatusStrip::theStripShowsAJobAndLetsItBeStopped()
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

void tst_StatusStrip::oneMessageIsShownAndGoes()
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

void tst_StatusStrip::messagesNameTheirThingAndLoseTheHintFirst()
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

void tst_StatusStrip::messagesLoseWholeSentencesFromTheirEnd()
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

void tst_StatusStrip::theStripSaysWhetherAllIsSaved()
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

void tst_StatusStrip::theBarIsLowWhateverItShows()
{
    for (const Density each : {Density::Compact, Density::Regular, Density::Compact}) {
        setDensity(*qApp, each);
        QStatusBar bar;
        bar.setSizeGripEnabled(false);
        auto* strip = new StatusStrip(&bar);
        bar.addWidget(strip, 1);
        bar.resize(900, bar.sizeHint().height());
        bar.show();
        const int wanted = each == Density::Compact ? 24 : 26;
        QTRY_COMPARE(bar.sizeHint().height(), wanted);
        strip->setJob("Reading files", 39, 50);
        strip->setSaved("All changes saved", {}, true);
        strip->messages().showResult("Resize Walk", "Undo");
        QTRY_COMPARE(bar.sizeHint().height(), wanted);
        for (const auto* button : strip->findChildren<QToolButton*>()) {
            QVERIFY(button->isVisible());
            QVERIFY2(button->sizeHint().height() <= strip->height(), qPrintable(button->toolTip()));
        }
    }
}

QTEST_MAIN(tst_StatusStrip)
#include "tst_StatusStrip.moc"
