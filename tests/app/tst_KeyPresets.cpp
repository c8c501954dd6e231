// Keys in the dialog of settings: whose they are, and those of other programs.

#include "app/actions/KeyPresets.h"
#include "tests/app/SettingsStage.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_KeyPresets : public QObject, private SettingsStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init() { openFirst(); }
    void aKeyThatAnotherHasIsRefusedByItsName_data();
    void aKeyThatAnotherHasIsRefusedByItsName();
    void noPresetGivesAKeyTwice();
    void presetsReplaceAllKeys();
    void aChosenKeyGoesBeforeANewOneOfTheTable();

private:
    /// Chooses an action in the table of keys, types a key and assigns it.
    void assign(SettingsDialog& dialog, const QString& name, const QKeySequence& key);
};

void tst_KeyPresets::assign(SettingsDialog& dialog, const QString& name, const QKeySequence& key)
{
    dialog.showPage(SettingPage::Keys);
    auto& rows = *dialog.findChild<QTreeWidget*>();
    const auto found = rows.findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY(!found.isEmpty());
    rows.setCurrentItem(found.front());
    dialog.findChild<QKeySequenceEdit*>()->setKeySequence(key);
    QTest::mouseClick(dialog.findChild<QPushButton*>("assignKey"), Qt::LeftButton);
}

void tst_KeyPresets::aKeyThatAnotherHasIsRefusedByItsName_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("owner");
    QTest::newRow("equal") << "Ctrl+Z"
                           << "Undo";
    QTest::newRow("as typed") << "Shift+."
                              << "Stop One Frame Later";
    QTest::newRow("a menu's") << "Alt+V"
                              << "View";
    QTest::newRow("begins so") << "Ctrl+Z, A"
                               << "Undo";
    QTest::newRow("free") << "Ctrl+Alt+7"
                          << "";
}

void tst_KeyPresets::aKeyThatAnotherHasIsRefusedByItsName()
{
    QFETCH(QString, key);
    QFETCH(QString, owner);
    inDialog([&](SettingsDialog& dialog) {
        assign(dialog, "Split at Playhead", QKeySequence(key));
        const QString note = dialog.findChild<QLabel*>("keyNote")->text();
        QCOMPARE(dialog.findChild<QLabel*>("keyNote")->isHidden(), note.isEmpty()); // no room for nothing
        QVERIFY2(owner.isEmpty() ? note.isEmpty() : note.contains("already belongs to “" + owner + "”"),
                 qPrintable(note));
        keepPicture(dialog, "settings-keys");
    });
    QCOMPARE(action("edit.split").shortcut(), QKeySequence(owner.isEmpty() ? key : "S"));
}

void tst_KeyPresets::noPresetGivesAKeyTwice()
{
    QCOMPARE(keyPresets().size(), 4);
    for (const KeyPreset& preset : keyPresets())
        for (auto each = preset.keys.begin(); each != preset.keys.end(); ++each)
            for (const QKeySequence& key : each.value()) {
                const QString said = preset.name + ", " + each.key() + ": " + key.toString();
                QVERIFY2(isKey(key.toString(QKeySequence::PortableText)), qPrintable(said));
                QVERIFY2(ownerOf(key, preset.keys, each.key()).isEmpty(), qPrintable(said));
            }
}

void tst_KeyPresets::presetsReplaceAllKeys()
{
    const auto choose = [](SettingsDialog& dialog, int place) {
        auto* presets = dialog.findChild<QComboBox*>("keyPreset");
        presets->setCurrentIndex(place);
        emit presets->activated(place);
        return presets->currentIndex();
    };
    inDialog([&](SettingsDialog& dialog) {
        dialog.showPage(SettingPage::Keys);
        QCOMPARE(choose(dialog, 3), 3);
        QCOMPARE(action("clip.play").shortcuts().front(), QKeySequence("Ctrl+Space"));
        keepPicture(dialog, "settings-keys-elan");
        assign(dialog, "Split at Playhead", QKeySequence("Ctrl+Alt+7"));
        QCOMPARE(dialog.findChild<QComboBox*>("keyPreset")->currentIndex(), -1);
        withNext<QMessageBox>(*this, [](QMessageBox& box) { box.button(QMessageBox::Cancel)->click(); });
        QCOMPARE(choose(dialog, 0), -1); // a person's own keys are asked about
        QCOMPARE(action("edit.split").shortcut(), QKeySequence("Ctrl+Alt+7"));
        withNext<QMessageBox>(*this, [](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
        QCOMPARE(choose(dialog, 1), 1);
    });
    start();
    KeySet keys = tableKeys();
    for (auto each = keys.begin(); each != keys.end(); ++each)
        each.value() = action(each.key().toLatin1()).shortcuts();
    QCOMPARE(presetOf(keys), 1);
}

void tst_KeyPresets::aChosenKeyGoesBeforeANewOneOfTheTable()
{
    QSettings(m_folder->filePath("tagline.conf"), QSettings::IniFormat)
        .setValue("keys/edit.split", action("edit.settings").shortcut().toString());
    start();
    QVERIFY(!action("edit.split").shortcut().isEmpty());
    QVERIFY(action("edit.settings").shortcut().isEmpty());
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    tst_KeyPresets test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_KeyPresets.moc"
