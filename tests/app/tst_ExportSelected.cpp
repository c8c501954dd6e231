// What is exported can be chosen, by real keys and clicks in the real window: tags by name, frames by the
// query.

#include "app/presenters/exports/ExportDialog.h"
#include "tests/app/AnswerStage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace tagline;
using namespace tagline::test;

class tst_ExportSelected : public QObject, private AnswerStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openForAnswers(); }
    void init() { begin(); }
    void cleanupTestCase() { m_app.reset(); }
    void framesAreThoseOfTheAnswer();
    void namesThatNoTagHasAreSaid();
    void whatIsLostHereIsSaid();

private:
    void exportTable(const QString& file, const std::function<void(ExportDialog&)>& choose);
};

void tst_ExportSelected::exportTable(const QString& file, const std::function<void(ExportDialog&)>& choose)
{
    withNext<ExportDialog>(*m_app, [&](ExportDialog& dialog) {
        auto* formats = dialog.findChild<QComboBox*>("exportFormat");
        formats->setCurrentIndex(formats->findText("Table", Qt::MatchStartsWith));
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

/// Who tagged is lost until it is asked for.
void tst_ExportSelected::whatIsLostHereIsSaid()
{
    const ClipId clip(0);
    document().replaceSheets({{clip, document().library().clip(clip).sheet.withProperty(
                                         "Locomotion.Run.author", {{{0, 5}, std::string("ana")}})}},
                             "Author");
    exportTable({}, [](ExportDialog& dialog) {
        auto* losses = dialog.findChild<QLabel*>("exportLosses");
        QVERIFY2(losses->text().contains("who tagged"), qPrintable(losses->text()));
        dialog.findChild<QCheckBox*>("exportRecords")->click();
        QVERIFY2(!losses->text().contains("who tagged"), qPrintable(losses->text()));
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

QTEST_MAIN(tst_ExportSelected)
#include "tst_ExportSelected.moc"
