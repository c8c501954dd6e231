// The hits of a query become files, or decide where files go, by real keys and clicks in the real window.

#include "app/presenters/query/CutDialog.h"
#include "tests/app/AnswerStage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace tagline;
using namespace tagline::test;

class tst_CutAnswer : public QObject, private AnswerStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openForAnswers(); }
    void init() { begin(); }
    void cleanupTestCase() { m_app.reset(); }
    void theHitsAreCutIntoFiles();
    void aForgedListMovesNothing();
    void filesAreMovedAndBack(); // last: the library is read again
};

void tst_CutAnswer::theHitsAreCutIntoFiles()
{
    ask("Run & ~Bad");
    const FrameSet answer = *m_app->query().answer();
    const QString target = m_folder.filePath("cuts");
    QVERIFY(QDir().mkpath(target));
    withNext<CutDialog>(*m_app, [&](CutDialog& dialog) {
        auto* pattern = dialog.findChild<QLineEdit*>("cutPattern");
        auto* names = dialog.findChild<QPlainTextEdit*>();
        QVERIFY2(names->toPlainText().contains("Locomotion.Run/run_"), qPrintable(names->toPlainText()));
        keepPicture(dialog, "cut_dialog");
        pattern->setText("{tga}");
        dialog.accept(); // does nothing: the pattern is wrong
        QVERIFY(dialog.isVisible());
        pattern->setText("{clip}/{number}");
        dialog.findChild<QComboBox*>("cutFormat")->setCurrentIndex(1);
        QVERIFY(!dialog.findChild<QCheckBox*>("cutMeshes")->isEnabled());
        withNext<QFileDialog>(dialog, [&](QFileDialog& folder) {
            auto* name = folder.findChild<QLineEdit*>("fileNameEdit");
            name->setText(target);
            QTest::keyClick(name, Qt::Key_Return);
        });
        dialog.accept();
    });
    QTest::keyClick(&edit(), Qt::Key_X, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(!m_app->cuts().isCutting());
    qsizetype ranges = 0;
    for (const ClipId clip : answer.clips()) ranges += qsizetype(answer.rangesOf(clip).size());
    QTRY_VERIFY(isSaid(QString("Cut %1 clip").arg(ranges)));
    for (const char* name : {"run/1.bvh", "run/1.bvh.tags.json", "walk_to_run/1.bvh", "cuts.json"})
        QVERIFY2(QFile::exists(target + '/' + name), name);
    QVERIFY(sheets() == m_before); // clips stay as they are
    QCOMPARE(undo().index(), m_steps);
}

/// Files go back into the library alone, whatever a list says.
void tst_CutAnswer::aForgedListMovesNothing()
{
    QVERIFY(m_app->save());
    const QString target = m_folder.filePath("forged"), elsewhere = m_folder.filePath("elsewhere");
    QVERIFY(QDir().mkpath(target) && QDir().mkpath(elsewhere));
    const auto put = [](const QString& name, const QByteArray& bytes) {
        QFile file(name);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(put(target + "/x.bvh", "model"));
    QVERIFY(put(
        target + "/moves.json",
        R"({"format":"tagline.moves","version":1,"moves":[{"from":"../elsewhere/x.bvh","to":"x.bvh"}]})"));
    const QSignalSpy refused(&m_app->cuts(), &CutPresenter::refused);
    withNext<QFileDialog>(*m_app, [&](QFileDialog& list) {
        auto* name = list.findChild<QLineEdit*>("fileNameEdit");
        name->setText(target + "/moves.json");
        QTest::keyClick(name, Qt::Key_Return);
    });
    actionOf(*m_app, "query.moveBack").trigger();
    QTRY_COMPARE(refused.size(), 1);
    const QString said = refused.at(0).at(0).toString();
    QVERIFY2(said.contains("moves.json:1: ") && said.contains("elsewhere/x.bvh”"), qPrintable(said));
    QVERIFY(QFile::exists(target + "/x.bvh") && !QFile::exists(elsewhere + "/x.bvh"));
}

void tst_CutAnswer::filesAreMovedAndBack()
{
    QVERIFY(m_app->save());
    ask("Locomotion.Run & ~Bad");
    const QString target = m_folder.filePath("sample/sorted"), file = m_folder.filePath("sample/run.glb"),
                  moved = target + "/Locomotion.Run/run.glb";
    QVERIFY(QDir().mkpath(target));
    const auto choose = [](QFileDialog& dialog, const QString& path) {
        auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    };
    withNext<CutDialog>(*m_app, [&](CutDialog& dialog) {
        dialog.findChild<QComboBox*>("cutKind")->setCurrentIndex(2);
        QVERIFY(!dialog.findChild<QComboBox*>("cutFormat")->isEnabled());
        auto* names = dialog.findChild<QPlainTextEdit*>();
        QTRY_VERIFY2(names->toPlainText().contains("Locomotion.Run/run.glb"),
                     qPrintable(names->toPlainText()));
        for (auto* button : dialog.findChildren<QPushButton*>()) // also with its new text
            QTRY_VERIFY(button->width() >= button->sizeHint().width());
        keepPicture(dialog, "move_dialog");
        withNext<QFileDialog>(dialog, [&](QFileDialog& folder) { choose(folder, target); });
        dialog.accept();
    });
    QSignalSpy said(m_app.get(), &Application::said); // the next message may come at once
    QTest::keyClick(&edit(), Qt::Key_X, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(QFile::exists(moved) && QFile::exists(moved + ".tags.json") && !QFile::exists(file));
    const auto isToldOf = [](const QList<QVariant>& each) { return each[0].toString().startsWith("Moved "); };
    QTRY_VERIFY(std::any_of(said.begin(), said.end(), isToldOf));
    QTRY_VERIFY(test::clipOf(*m_app, moved).isValid() && m_app->imports().isIdle()); // read again
    QVERIFY(!test::clipOf(*m_app, file).isValid());
    QTRY_VERIFY(isSaid("Moved ")); // reading again took it away
    withNext<QFileDialog>(*m_app, [&](QFileDialog& list) { choose(list, target + "/moves.json"); });
    actionOf(*m_app, "query.moveBack").trigger();
    QTRY_VERIFY(QFile::exists(file) && !QFile::exists(moved));
    QTRY_VERIFY(test::clipOf(*m_app, file).isValid() && m_app->imports().isIdle());
    QVERIFY(!QFile::exists(target + "/Locomotion.Run"));
}

QTEST_MAIN(tst_CutAnswer)
#include "tst_CutAnswer.moc"
