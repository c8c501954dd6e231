// The command palette as a person uses it: typing, choosing, leaving.

#include "widgets/palette/CommandPalette.h"

#include "tests/support/ActiveWindow.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace tagline;

class tst_CommandPalette : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void enterChoosesAndTheKeyboardGoesBack();
    void whatCannotBeDoneStaysAndSaysWhy();
    void escapeChoosesNothing();
    void theKeyboardGoesBackBehindTwoFinders();
    void whatIsCurrentStaysSoWhereTheListChanges();
    void theFirstSourceComesFirstAmongEquals();
    void whereNothingFitsItIsSaid();
    void whatIsListedIsToldInWords();
    void rowsAreWholeInAnyWindow();

private:
    QLineEdit& edit() { return *m_window->findChild<QLineEdit*>("commandPaletteText"); }
    QListView& list() { return *m_window->findChild<QListView*>("commandPaletteList"); }
    QString textAt(int row) { return list().model()->index(row, 0).data().toString(); }

    PaletteSource m_commands;
    PaletteSource m_clips;
    std::vector<CommandEntry> m_entries;
    std::unique_ptr<QWidget> m_window;
    QPushButton* m_other = nullptr;
    CommandPalette* m_palette = nullptr;
    QStringList m_chosen;
    QStringList m_refused;
};

void tst_CommandPalette::init()
{
    m_chosen.clear();
    m_refused.clear();
    m_entries.clear();
    for (const char* text : {"Undo", "Split at Playhead", "Save"}) {
        CommandEntry entry;
        entry.text = text;
        entry.detail = "Edit";
        entry.key = "Ctrl+Z";
        m_entries.push_back(entry);
    }
    m_entries[0].isEnabled = false;
    m_entries[0].whyNot = "Nothing was changed yet.";
    m_commands.names.clear();
    for (const CommandEntry& entry : m_entries) m_commands.names.add(entry.text, entry.detail);
    m_commands.entryAt = [this](std::size_t place) { return m_entries[place]; };
    m_clips.names.clear();
    m_clips.names.add("save", {});
    m_clips.entryAt = [](std::size_t) {
        CommandEntry entry;
        entry.kind = PaletteKind::Clip;
        entry.text = "save";
        return entry;
    };
    m_window = std::make_unique<QWidget>();
    m_window->resize(700, 500);
    m_other = new QPushButton("elsewhere", m_window.get());
    m_palette = new CommandPalette(m_window.get());
    m_palette->setSources({&m_commands, &m_clips}, {});
    connect(m_palette, &CommandPalette::chosen, this,
            [this](const CommandEntry& entry) { m_chosen << entry.text; });
    connect(m_palette, &CommandPalette::refused, this,
            [this](const CommandEntry& entry) { m_refused << entry.whyNot; });
    m_window->show();
    QVERIFY(test::becomesActive(*m_window));
    m_other->setFocus();
    m_palette->open();
    QVERIFY(edit().hasFocus());
}

void tst_CommandPalette::enterChoosesAndTheKeyboardGoesBack()
{
    QTest::keyClicks(&edit(), "splt");
    QTest::keyClick(&edit(), Qt::Key_Return);
    QCOMPARE(m_chosen, QStringList{"Split at Playhead"});
    QVERIFY(!m_palette->isVisible() && m_other->hasFocus());
}

void tst_CommandPalette::whatCannotBeDoneStaysAndSaysWhy()
{
    QTest::keyClicks(&edit(), "undo");
    QTest::keyClick(&edit(), Qt::Key_Return);
    QCOMPARE(m_chosen, QStringList());
    QCOMPARE(m_refused, QStringList{"Nothing was changed yet."});
    QVERIFY(m_palette->isVisible() && edit().hasFocus());
}

void tst_CommandPalette::whereNothingFitsItIsSaid()
{
    const auto* none = m_window->findChild<QLabel*>("commandPaletteNone");
    QVERIFY(!none->isVisible() && list().isVisible());
    QTest::keyClicks(&edit(), "xyz<b>");
    QVERIFY(none->isVisible() && !list().isVisible());
    QCOMPARE(none->text(), QString("No command, clip or tag matches “xyz<b>”"));
    QVERIFY(edit().hasFocus());
    QTRY_VERIFY(none->y() < edit().y() + 2 * edit().height()); // in the list's place
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_window->grab().save(folder + "/palette-none.png");
    QTest::keyClick(&edit(), Qt::Key_Return);
    QVERIFY(m_palette->isVisible());
    edit().clear();
    QVERIFY(!none->isVisible() && list().isVisible());
}

void tst_CommandPalette::escapeChoosesNothing()
{
    QTest::keyClicks(&edit(), "split");
    QTest::keyClick(&edit(), Qt::Key_Escape);
    QVERIFY(!m_palette->isVisible() && m_other->hasFocus());
    QCOMPARE(m_chosen, QStringList());
    m_palette->open();
    QVERIFY(edit().text().isEmpty());
}

void tst_CommandPalette::theKeyboardGoesBackBehindTwoFinders()
{
    CommandPalette over(m_window.get());
    over.setSources({&m_commands}, {});
    over.open();
    auto& typed = *over.findChild<QLineEdit*>("commandPaletteText");
    QVERIFY(typed.hasFocus() && !m_palette->isVisible());
    QTest::keyClick(&typed, Qt::Key_Escape);
    QVERIFY(!over.isVisible() && m_other->hasFocus());
}

void tst_CommandPalette::whatIsCurrentStaysSoWhereTheListChanges()
{
    for (CommandEntry& entry : m_entries) entry.id = entry.text;
    m_palette->takeSources();
    while (list().currentIndex().data().toString() != "Save") QTest::keyClick(&edit(), Qt::Key_Down);
    const int row = list().currentIndex().row();
    m_commands.names.setFavour(1, 400); // the list has another order now
    m_commands.names.setFavour(2, 300);
    m_palette->takeSources();
    QCOMPARE(list().currentIndex().data().toString(), QString("Save"));
    QVERIFY(list().currentIndex().row() != row);
    m_entries[2].id = "Other"; // it is no more
    m_palette->takeSources();
    QCOMPARE(list().currentIndex().row(), 0);
}

void tst_CommandPalette::theFirstSourceComesFirstAmongEquals()
{
    QTest::keyClicks(&edit(), "save");
    QCOMPARE(textAt(0), QString("Save"));
    QCOMPARE(textAt(1), QString("save"));
}

void tst_CommandPalette::whatIsListedIsToldInWords()
{
    QTest::keyClicks(&edit(), "undo");
    QCOMPARE(list().model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             QString("Undo, Edit, Ctrl+Z, Nothing was changed yet."));
}

void tst_CommandPalette::rowsAreWholeInAnyWindow()
{
    for (int height = 300; height < 340; height += 3) {
        m_window->resize(700, height);
        m_palette->open();
        QTRY_COMPARE(list().viewport()->height() % list().sizeHintForRow(0), 0);
        QVERIFY(m_palette->geometry().bottom() < height);
    }
}

QTEST_MAIN(tst_CommandPalette)
#include "tst_CommandPalette.moc"
