// What the program says of itself: versions, a report that a person saves, and that it ended by a fault.

#include "app/reporting/ProgramLog.h"
#include "tests/app/TestWindow.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>

#include <functional>

using namespace tagline;
using namespace tagline::test;

class tst_Help : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void versionsAreShownAndCopied();
    void newsBeginWithTheirVersion();
    void theReportIsReadAndSavedWithoutPaths();
    void aFaultOfTheLastSessionIsToldOnce();

private:
    /// Triggers an action, and looks at the dialog of that name that it opens; then closes it.
    void inDialog(const char* action, const QString& name, const std::function<void(QDialog&)>& look);

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_Help::initTestCase()
{
    applyTheme(*qApp);
    QCoreApplication::setApplicationVersion("1.2.3");
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
}

void tst_Help::inDialog(const char* action, const QString& name, const std::function<void(QDialog&)>& look)
{
    bool isSeen = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || dialog->objectName() != name) return;
        timer.stop();
        isSeen = true;
        look(*dialog);
        dialog->close();
    });
    timer.start(10);
    actionOf(*m_app, action).trigger();
    QVERIFY(isSeen);
}

void tst_Help::versionsAreShownAndCopied()
{
    QGuiApplication::clipboard()->clear();
    QTRY_VERIFY(!m_app->window().viewport()->driverDescription().isEmpty());
    inDialog("help.about", "aboutDialog", [](QDialog& dialog) {
        keepPicture(dialog, "about");
        QVERIFY(dialog.findChild<QLabel*>("aboutTitle")->text().startsWith("Tagline 1.2.3"));
        dialog.findChild<QPushButton*>("aboutCopy")->click();
    });
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith("Tagline: 1.2.3"), qPrintable(text));
    QVERIFY2(text.contains("\nOpenGL: " + m_app->window().viewport()->driverDescription()), qPrintable(text));
    for (const char* part : {"\nQt: 6.", "\nAssimp: "})
        QVERIFY2(text.contains(QString(part)), qPrintable(text));
}

void tst_Help::newsBeginWithTheirVersion()
{
    inDialog("help.news", "newsDialog", [](QDialog& dialog) {
        const auto* text = dialog.findChild<QTextBrowser*>("newsText");
        QCOMPARE(text->document()->begin().text(), QString("What's new in Tagline 1.2.3"));
        for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                const QTextCharFormat format = at.fragment().charFormat();
                QVERIFY2(!format.fontItalic(), qPrintable(at.fragment().text()));
                if (format.fontFixedPitch())
                    QCOMPARE(format.fontFamilies().toStringList(), codeFont(dialog.font()).families());
            }
    });
}

void tst_Help::theReportIsReadAndSavedWithoutPaths()
{
    ProgramLog log(m_folder.filePath("state"));
    log.write("said", m_folder.filePath("library/My Takes/walk.bvh") + " is gone");
    const QString file = m_folder.filePath("report.txt");
    QSignalSpy said(m_app.get(), &Application::said);
    inDialog("help.report", "reportDialog", [&](QDialog& dialog) {
        keepPicture(dialog, "report");
        const auto* text = dialog.findChild<QPlainTextEdit*>("reportText");
        QVERIFY(text->toPlainText().contains("Tagline: 1.2.3"));
        QVERIFY(!text->toPlainText().contains(m_folder.path()));
        QTimer::singleShot(0, this, [&file] {
            auto* asked = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(asked);
            asked->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            QMetaObject::invokeMethod(asked, "accept");
        });
        dialog.findChild<QPushButton*>("reportSave")->click();
    });
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(saved.readAll());
    QVERIFY2(text.contains(" is gone") && !text.contains(m_folder.path()), qPrintable(text));
    QVERIFY(!said.isEmpty() && said.last()[0].toString().contains(file));
}

void tst_Help::aFaultOfTheLastSessionIsToldOnce()
{
    QSignalSpy said(m_app.get(), &Application::said);
    m_app->tellOfCrash();
    QCOMPARE(said.size(), 0);
    QVERIFY(QDir().mkpath(m_folder.filePath("state")));
    QFile trace(m_folder.filePath("state/crash-123.txt"));
    QVERIFY(trace.open(QIODevice::WriteOnly));
    trace.write("signal: SIGSEGV\n");
    trace.close();
    m_app->tellOfCrash();
    QCOMPARE(said.size(), 1);
    QVERIFY(said[0][0].toString().contains("Save a Report"));
    inDialog("help.report", "reportDialog", [](QDialog& dialog) {
        QVERIFY(dialog.findChild<QPlainTextEdit*>("reportText")->toPlainText().contains("SIGSEGV"));
    });
    said.clear();
    m_app->tellOfCrash();
    QCOMPARE(said.size(), 0);
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    tst_Help test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Help.moc"
