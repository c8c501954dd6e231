// What is exported can be chosen, by real keys and clicks in the real window: tags by name, frames by the
// query.

#include "app/presenters/exports/ExportDialog.h"
#include "tests/app/AnswerStage.h"
#include "tests/support/NpzFile.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <tuple>

using namespace tagline;
using namespace tagline::test;

namespace {

QByteArray readAll(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_ExportSelected : public QObject, private AnswerStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openForAnswers(); }
    void init() { begin(); }
    void cleanupTestCase() { m_app.reset(); }
    void framesAreThoseOfTheAnswer();
    void namesThatNoTagHasAreSaid();
    void aSmallScreenHasTheButtons();
    void whatIsLostHereIsSaid();
    void whatAFormatHoldsIsReadWhole();
    void framesHaveTheirOptions();
    void formulasAreGuardedUnlessTheyAreWanted();

private:
    void exportAs(const char* title, const QString& file, const std::function<void(ExportDialog&)>& choose);
    void exportTable(const QString& file, const std::function<void(ExportDialog&)>& choose);
};

void tst_ExportSelected::exportTable(const QString& file, const std::function<void(ExportDialog&)>& choose)
{
    exportAs("Table (CSV)", file, choose);
}

void tst_ExportSelected::exportAs(const char* title, const QString& file,
                                  const std::function<void(ExportDialog&)>& choose)
{
    withNext<ExportDialog>(*m_app, [&](ExportDialog& dialog) {
        auto* formats = dialog.findChild<QComboBox*>("exportFormat");
        formats->setCurrentIndex(formats->findText(title, Qt::MatchStartsWith));
        choose(dialog);
        if (file.isEmpty()) return dialog.reject();
        withNext<QFileDialog>(dialog, [&](QFileDialog& place) {
            auto* name = place.findChild<QLineEdit*>("fileNameEdit");
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        dialog.accept();
    });
    actionOf(*m_app, "file.export").trigger();
    QTRY_VERIFY(!m_app->exports().isExporting());
}

void tst_ExportSelected::framesAreThoseOfTheAnswer()
{
    ask("Run & ~Bad");
    const FrameSet answer = *m_app->query().answer();
    const QString file = m_folder.filePath("runs.csv");
    exportTable(file, [](ExportDialog& dialog) {
        QVERIFY(!dialog.findChild<QComboBox*>("exportSet")->isVisible()); // there is one
        auto* ofAnswer = dialog.findChild<QCheckBox*>("exportOfAnswer");
        QVERIFY(ofAnswer->isEnabled() && ofAnswer->toolTip().contains("Bad"));
        ofAnswer->click();
        dialog.findChild<QCheckBox*>("exportLastFrames")->click();
        dialog.findChild<QLineEdit*>("exportTags")->setText("Locomotion.*");
        auto* preview = dialog.findChild<QPlainTextEdit*>();
        QVERIFY2(preview->toPlainText().contains("last_frame"), qPrintable(preview->toPlainText()));
        keepPicture(dialog, "export_selected");
    });
    QFile table(file);
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QList<QByteArray> rows = table.readAll().trimmed().split('\n');
    QVERIFY(rows.size() > 1);
    std::int64_t frames = 0;
    for (const QByteArray& row : rows.mid(1)) {
        const QList<QByteArray> fields = row.split(',');
        QVERIFY2(fields[1].startsWith("Locomotion."), row.constData());
        if (fields[1] == "Locomotion.Run") frames += fields[3].toInt() + 1 - fields[2].toInt();
    }
    QCOMPARE(frames, answer.totals().frames);
}

/// On a small screen what stands above preview and buttons scrolls: nothing lies over something else, for any
/// format.
void tst_ExportSelected::aSmallScreenHasTheButtons()
{
    exportTable({}, [](ExportDialog& dialog) {
        const QSize small(dialog.width(), 400);
        dialog.resize(small);
        QTRY_COMPARE(dialog.size(), small);
        auto* formats = dialog.findChild<QComboBox*>("exportFormat");
        for (int format = 0; format < formats->count(); ++format) {
            formats->setCurrentIndex(format);
            QCoreApplication::processEvents();
            for (const QPushButton* button : dialog.findChildren<QPushButton*>())
                QVERIFY(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())));
            auto* preview = dialog.findChild<QPlainTextEdit*>();
            const int sixLines = 6 * preview->fontMetrics().lineSpacing();
            if (preview->isVisible())
                QVERIFY2(preview->visibleRegion().boundingRect().height() >= sixLines,
                         qPrintable(formats->currentText()));
            int below = 0;
            for (const char* name : {"exportHolds", "exportLeavesOut", "exportLosses", "exportTags"}) {
                const auto* part = dialog.findChild<QWidget*>(name);
                QVERIFY2(part->y() >= below, qPrintable(formats->currentText() + ' ' + name));
                QVERIFY2(part->height() >= part->heightForWidth(part->width()), name);
                below = part->geometry().bottom() + 1;
            }
        }
    });
}

/// Who tagged is lost until it is asked for.
void tst_ExportSelected::whatIsLostHereIsSaid()
{
    const ClipId clip(0);
    document().replaceSheets({{clip, document().library().clip(clip).sheet.withProperty(
                                         "Locomotion.Run.author", {{{0, 5}, std::string("ana")}})}},
                             "Author");
    exportTable({}, [](ExportDialog& dialog) {
        auto* losses = dialog.findChild<QLabel*>("exportLosses");
        QTRY_VERIFY2(losses->text().contains("who tagged"), qPrintable(losses->text()));
        dialog.findChild<QCheckBox*>("exportRecords")->click();
        QTRY_VERIFY2(!losses->text().contains("who tagged") && losses->text() != "Counting…",
                     qPrintable(losses->text()));
    });
    actionOf(*m_app, "edit.undo").trigger();
}

void tst_ExportSelected::namesThatNoTagHasAreSaid()
{
    exportTable({}, [](ExportDialog& dialog) {
        QVERIFY(!dialog.findChild<QCheckBox*>("exportOfAnswer")->isEnabled()); // nothing is asked
        auto* tags = dialog.findChild<QLineEdit*>("exportTags");
        tags->setText("Run, Zebra");
        const auto* accept = [&] {
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->text().contains("Export")) return button;
            return static_cast<QPushButton*>(nullptr);
        }();
        QVERIFY(accept && !accept->isEnabled());
        tags->setText("*");
        QVERIFY(accept->isEnabled());
    });
}

/// Whichever format is chosen, and the dialog keeps its size and fits a small screen.
void tst_ExportSelected::whatAFormatHoldsIsReadWhole()
{
    exportTable({}, [](ExportDialog& dialog) {
        auto* formats = dialog.findChild<QComboBox*>("exportFormat");
        const QSize size = dialog.size();
        QVERIFY2(size.height() <= 700, qPrintable(QString::number(size.height())));
        for (int format = 0; format < formats->count(); ++format) {
            formats->setCurrentIndex(format);
            QCoreApplication::processEvents();
            for (const char* name : {"exportHolds", "exportLeavesOut"}) {
                const auto* text = dialog.findChild<QLabel*>(name);
                QVERIFY2(text->height() >= text->heightForWidth(text->width()),
                         qPrintable(formats->currentText() + ' ' + name));
            }
            QCOMPARE(dialog.size(), size);
        }
    });
}

void tst_ExportSelected::framesHaveTheirOptions()
{
    const QString file = m_folder.filePath("frames.npz");
    const QSignalSpy said(m_app.get(), &Application::said);
    exportAs("Frames for learning", file, [](ExportDialog& dialog) {
        const auto line = [&](const char* name) { return dialog.findChild<QLineEdit*>(name); };
        QVERIFY(line("exportRate")->isVisible() && line("exportRate")->text().isEmpty());
        QCOMPARE(line("exportSplits")->text(), QString("80, 10, 10"));
        QVERIFY(!dialog.findChild<QPlainTextEdit*>()->isVisible());
        const auto options = dialog.options().frames;
        QVERIFY(!options.rate && options.points == PointPolicy::Nearest && options.signalTexts.empty() &&
                !options.hasJoints &&
                options.splits == (FrameOptions().splits)); // as the command line has it
        QPushButton* accept = nullptr;
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains("Export")) accept = button;
        QVERIFY(accept && accept->isEnabled());
        for (const auto& [name, wrong, right] : {std::tuple("exportRate", "fast", "20"),
                                                 {"exportSignals", "speed(), pace", "speed(), height(Head)"},
                                                 {"exportSplits", "80, 20", "1, 0, 0"}}) {
            line(name)->setText(wrong);
            QVERIFY2(!accept->isEnabled(), name);
            line(name)->setText(right);
            QVERIFY2(accept->isEnabled(), name);
        }
        // All that is wrong is said, each in a line.
        dialog.findChild<QLineEdit*>("exportTags")->setText("Zebra, Yak, *");
        line("exportRate")->setText("fast");
        line("exportSplits")->setText("80");
        const QString wrongs = dialog.findChild<QLabel*>("exportPreviewTitle")->text();
        QCOMPARE(wrongs.count('\n'), 2);
        const auto* title = dialog.findChild<QLabel*>("exportPreviewTitle");
        QTRY_VERIFY(title->height() >= title->heightForWidth(title->width())); // each line is seen
        for (const char* each : {"no tags Zebra, Yak", "“fast” is no frame rate", "Splits are three numbers"})
            QVERIFY2(wrongs.contains(each), qPrintable(wrongs));
        keepPicture(dialog, "export_frames_wrong");
        dialog.findChild<QLineEdit*>("exportTags")->clear();
        line("exportRate")->setText("20");
        line("exportSplits")->setText("1, 0, 0");
        QVERIFY(accept->isEnabled());
        const QString format = dialog.findChild<QComboBox*>("exportFormat")->currentText();
        QVERIFY2(format.endsWith(", .npz and .npz.json"), qPrintable(format));
        dialog.findChild<QComboBox*>("exportPoints")->setCurrentIndex(1);
        dialog.findChild<QCheckBox*>("exportJoints")->click();
        keepPicture(dialog, "export_frames");
    });
    const auto arrays = NpzFile::read(file);
    QVERIFY(arrays);
    QVERIFY(arrays->texts("splits").count("train") == arrays->texts("clips").size());
    QCOMPARE(arrays->texts("signal_names"), (QStringList{"speed()", "height(Head)"}));
    QVERIFY(!arrays->texts("joint_names").isEmpty());
    QVERIFY(readAll(file + ".json").contains("\"points\": \"any\""));
    const auto namesBoth = [&](const QList<QVariant>& each) {
        return each[0].toString() == "Exported to " + file + " and " + file + ".json";
    };
    QTRY_VERIFY(std::any_of(said.begin(), said.end(), namesBoth));
}

void tst_ExportSelected::formulasAreGuardedUnlessTheyAreWanted()
{
    const ClipId clip(0);
    const TagId tag = document().tagNamed("=1+1");
    document().replaceSheets({{clip, document().library().clip(clip).sheet.withRanges(tag, {{0, 5}})}},
                             "Tag");
    for (const bool isGuarded : {true, false}) {
        const QString file = m_folder.filePath(isGuarded ? "guarded.csv" : "formulas.csv");
        exportTable(file, [&](ExportDialog& dialog) {
            if (!isGuarded) dialog.findChild<QCheckBox*>("exportGuardFormulas")->click();
        });
        const QByteArray table = readAll(file);
        QVERIFY2(table.contains(isGuarded ? ",'=1+1,0,5," : ",=1+1,0,5,"), table.constData());
        QCOMPARE(table.contains("formula_guard"), isGuarded);
    }
    actionOf(*m_app, "edit.undo").trigger();
}

QTEST_MAIN(tst_ExportSelected)
#include "tst_ExportSelected.moc"
