// The file that takes settings and keys to another computer: written, read, refused with its place, and taken
// back.

#include "app/presenters/settings/SettingsFile.h"
#include "app/presenters/settings/SettingsPresenter.h"
#include "tests/app/SettingsStage.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>

using namespace tagline;
using namespace tagline::test;

class tst_SettingsFile : public QObject, private SettingsStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init() { openFirst(); }
    void aFileBringsAllOfItBack();
    void badFilesAreRefusedWithPlaceAndRemedy_data();
    void badFilesAreRefusedWithPlaceAndRemedy();
    void whatIsNotKnownIsNamed();
    void aFileThatIsLoadedIsTakenBack();
};

void tst_SettingsFile::aFileBringsAllOfItBack()
{
    SettingsPresenter& presenter = m_app->settings();
    action("view.grid").trigger();
    action("view.reduceMotion").setChecked(true);
    action("clip.loop").setChecked(false);
    const QString saved = m_folder->filePath("all.settings.json");
    presenter.saveTo(saved);
    for (const char* id : {"view.grid", "view.reduceMotion", "clip.loop"}) action(id).trigger();
    QFile written(saved);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QByteArray bytes = written.readAll();
    QVERIFY2(!bytes.contains(m_folder->path().toUtf8()), "it can be taken to another computer");
    bytes.replace("\"keys\": {", "\"keys\": { \"edit.split\": [\"Ctrl+Alt+7\"]");
    QSignalSpy said(m_app.get(), &Application::said);
    presenter.loadFrom(file(bytes));
    QVERIFY(!said.isEmpty());
    QVERIFY(!action("view.grid").isChecked() && action("view.reduceMotion").isChecked());
    QVERIFY(!action("clip.loop").isChecked());
    QCOMPARE(action("edit.split").shortcut(), QKeySequence("Ctrl+Alt+7"));
    action("view.reduceMotion").setChecked(false);
}

void tst_SettingsFile::badFilesAreRefusedWithPlaceAndRemedy_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* members, const char* said) {
        QTest::newRow(name) << "{\n \"format\": \"tagline.settings\",\n \"version\": 1,\n " +
                                   QByteArray(members) + "\n}\n"
                            << QString::fromUtf8(said);
    };
    QTest::newRow("no JSON") << QByteArray("{\n \"format\": \"tagline.settings\",,\n}") << ":2:";
    QTest::newRow("another file") << QByteArray("{\"format\": \"tagline.library\", \"version\": 1}")
                                  << "expected \"tagline.settings\", found \"tagline.library\"";
    QTest::newRow("newer") << QByteArray("{\"format\": \"tagline.settings\",\n\"version\": 9}")
                           << "is of version 9";
    row("no switch", R"("settings": {"view.grid": "on"})",
        ":4:28: “view.grid” (Grid) must be true or false; found \"on\". Correct it");
    row("no choice", R"("settings": {"view.theme": "pink"})",
        "must be one of \"dark\", \"light\", \"system\"; found \"pink\"");
    row("no property", R"("settings": {"library.order": "property:"})", "must be one of \"path\", ");
    row("too large", R"("settings": {"tagging.reaction": 99999})",
        "must be a whole number from 0 to 1000; found 99999");
    row("no whole number", R"("settings": {"tagging.reaction": 1.5})", "must be a whole number");
    row("a list", R"("settings": {"tagging.reaction": [1]})", "found an array");
    row("twice", R"("settings": {"view.grid": true, "view.grid": false})", "view.grid");
    row("a person's", R"("settings": {"tagging.author": "eva"})", "is about one person");
    row("what is kept", R"("settings": {"minutes.kept": ""})", "is about one person or computer");
    row("of one computer", R"("settings": {"files.writeOutside": ["/"]})", "is about one person or computer");
    row("no object", R"("settings": [])", ":4:14: “settings” must be an object");
    row("no key", R"("keys": {"edit.split": ["Hyper+Quux"]})",
        "(Split at Playhead) must be a list such as [\"Ctrl+K\"]; found \"Hyper+Quux\"");
    row("no list", R"("keys": {"edit.split": "S"})", "the keys of “edit.split” (Split at Playhead)");
    row("one key twice", R"("keys": {"edit.split": ["Ctrl+Z"]})",
        "Ctrl+Z of “Split at Playhead” already belongs to “Undo”");
    row("one key as typed", R"("keys": {"edit.split": ["Shift+."]})",
        "already belongs to “Stop One Frame Later”");
    row("two of the file", R"("keys": {"edit.split": ["F11"], "edit.merge": ["F11"]})",
        "F11 of “Split at Playhead” already belongs to “Merge Ranges”");
    row("a menu's", R"("keys": {"edit.split": ["Alt+F"]})",
        "Alt+F of “Split at Playhead” already belongs to “File”");
}

void tst_SettingsFile::badFilesAreRefusedWithPlaceAndRemedy()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    const auto content = readSettingsFile(bytes, "/home/ana/mine.json", m_app->settings().settings());
    QVERIFY(!content);
    const QString text = QString::fromStdString(content.error().text());
    QVERIFY2(text.startsWith("/home/ana/mine.json") && text.contains(said), qPrintable(text));
    const bool hadGrid = action("view.grid").isChecked();
    bool isTold = false;
    withNext<QMessageBox>(*this, [&](QMessageBox& box) {
        isTold = true;
        box.accept();
    });
    m_app->settings().loadFrom(file(bytes));
    QVERIFY(isTold);
    QCOMPARE(action("view.grid").isChecked(), hadGrid);
    QCOMPARE(action("edit.split").shortcut(), QKeySequence("S"));
}

void tst_SettingsFile::whatIsNotKnownIsNamed()
{
    QSignalSpy said(m_app.get(), &Application::said);
    m_app->settings().loadFrom(file(R"({"format": "tagline.settings", "version": 1,
        "settings": {"view.hologram": true, "view.grid": false}, "keys": {"edit.teleport": ["F12"]}})"));
    QVERIFY(!said.isEmpty());
    const QString text = said.last()[0].toString();
    QVERIFY2(text.contains("view.hologram") && text.contains("edit.teleport"), qPrintable(text));
    QVERIFY(!action("view.grid").isChecked());
}

void tst_SettingsFile::aFileThatIsLoadedIsTakenBack()
{
    action("view.skeleton").trigger();
    const bool hadSkeleton = action("view.skeleton").isChecked();
    const auto shown = QByteArray(hadSkeleton ? "false" : "true");
    m_app->settings().loadFrom(file(R"({"format": "tagline.settings", "version": 1,
        "settings": {"view.skeleton": )" +
                                    shown + R"(}, "keys": {"edit.split": ["F11"]}})"));
    QCOMPARE(action("view.skeleton").isChecked(), !hadSkeleton);
    QCOMPARE(action("edit.split").shortcut(), QKeySequence("F11"));
    start(); // the copy is still there then
    action("edit.formerSettings").trigger();
    QCOMPARE(action("view.skeleton").isChecked(), hadSkeleton);
    QCOMPARE(action("edit.split").shortcut(), QKeySequence("S"));
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    tst_SettingsFile test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_SettingsFile.moc"
