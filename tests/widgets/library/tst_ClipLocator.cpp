#include "widgets/library/locator/ClipLocator.h"

#include "tests/support/ActiveWindow.h"
#include "tests/widgets/library/LibraryRows.h"
#include "widgets/finding/FuzzyMatch.h"
#include "widgets/library/locator/ClipLocatorList.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tagline;
using tagline::test::readyRow;

class tst_ClipLocator : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void lettersAreFoundInTheirOrder();
    void whatFitsBetterComesFirst();
    void foldersCountLess();
    void enterOpensAndTheKeyboardGoesBack();
    void arrowsChoose();
    void aClickOpens();
    void escapeLeavesAndOpensNothing();
    void itClosesWhereTheKeyboardGoesElsewhere();
    void rowsThatComeAreFound();
    void thousandsOfClipsAreFoundByEveryKey();

private:
    QLineEdit& edit() { return *m_window->findChild<QLineEdit*>("clipLocatorText"); }
    QListView& list() { return *m_window->findChild<QListView*>("clipLocatorList"); }
    QStringList found() const
    {
        QStringList names;
        const auto& model = *m_window->findChild<ClipLocatorList*>();
        for (int row = 0; row < model.rowCount(); ++row) names << model.index(row).data().toString();
        return names;
    }

    LibraryModel m_model;
    std::unique_ptr<QWidget> m_window;
    QPushButton* m_other = nullptr;
    ClipLocator* m_locator = nullptr;
};

void tst_ClipLocator::init()
{
    std::vector<LibraryRow> rows{readyRow(0, "walk", 100), readyRow(1, "limping_run", 100),
                                 readyRow(2, "run", 100), readyRow(3, "turn", 100)};
    rows[0].folder = "run_takes";
    m_model.setRows(rows);
    m_window = std::make_unique<QWidget>();
    m_window->resize(700, 500);
    m_other = new QPushButton("elsewhere", m_window.get());
    m_locator = new ClipLocator(m_model, m_window.get());
    m_window->show();
    QVERIFY(test::becomesActive(*m_window));
    m_other->setFocus();
    m_locator->open();
    QVERIFY(edit().hasFocus());
}

void tst_ClipLocator::lettersAreFoundInTheirOrder()
{
    const auto fits = [](const char* typed, const char* name) {
        return FuzzyPattern(typed).score(QString(name), QString("cmu")).has_value();
    };
    QVERIFY(fits("lrun", "limping_run") && fits("LR", "limping_run") && fits("run limp", "limping_run"));
    QVERIFY(fits("cmu run", "limping_run") && fits("crun", "limping_run")); // c is in the folder
    QVERIFY(!fits("nur", "limping_run") && !fits("runs", "limping_run") && !fits("run walk", "limping_run"));
}

void tst_ClipLocator::whatFitsBetterComesFirst()
{
    QTest::keyClicks(&edit(), "run");
    QCOMPARE(found(), (QStringList{"run", "limping_run", "walk"})); // walk is in run_takes; turn has no run
    edit().clear();
    QCOMPARE(found().size(), 4);
}

void tst_ClipLocator::foldersCountLess()
{
    QTest::keyClicks(&edit(), "takes wa");
    QCOMPARE(found(), QStringList{"walk"});
}

void tst_ClipLocator::enterOpensAndTheKeyboardGoesBack()
{
    QSignalSpy chosen(m_locator, &ClipLocator::clipChosen);
    QTest::keyClicks(&edit(), "lrun");
    QTest::keyClick(&edit(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(chosen[0][0].value<ClipId>() == ClipId(1));
    QVERIFY(!m_locator->isVisible() && m_other->hasFocus());
    m_locator->open();
    QVERIFY(edit().text().isEmpty());
}

void tst_ClipLocator::arrowsChoose()
{
    QSignalSpy chosen(m_locator, &ClipLocator::clipChosen);
    QTest::keyClicks(&edit(), "run");
    QTest::keyClick(&edit(), Qt::Key_Down);
    QTest::keyClick(&edit(), Qt::Key_PageDown);
    QTest::keyClick(&edit(), Qt::Key_Up);
    QTest::keyClick(&edit(), Qt::Key_Enter);
    QVERIFY(chosen[0][0].value<ClipId>() == ClipId(1));
}

void tst_ClipLocator::aClickOpens()
{
    QSignalSpy chosen(m_locator, &ClipLocator::clipChosen);
    QTest::keyClicks(&edit(), "turn");
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(list().model()->index(0, 0)).center());
    QCOMPARE(chosen.size(), 1);
    QVERIFY(chosen[0][0].value<ClipId>() == ClipId(3));
    QVERIFY(m_other->hasFocus());
}

void tst_ClipLocator::escapeLeavesAndOpensNothing()
{
    QSignalSpy chosen(m_locator, &ClipLocator::clipChosen);
    QTest::keyClicks(&edit(), "zzz");
    QTest::keyClick(&edit(), Qt::Key_Return); // nothing fits: it stays
    QVERIFY(m_locator->isVisible());
    QTest::keyClick(&edit(), Qt::Key_Escape);
    QVERIFY(!m_locator->isVisible() && m_other->hasFocus());
    QCOMPARE(chosen.size(), 0);
}

void tst_ClipLocator::itClosesWhereTheKeyboardGoesElsewhere()
{
    m_other->setFocus();
    QVERIFY(!m_locator->isVisible());
}

void tst_ClipLocator::rowsThatComeAreFound()
{
    QTest::keyClicks(&edit(), "jump");
    QCOMPARE(found(), QStringList());
    m_model.putRow(readyRow(9, "jump", 50));
    QCOMPARE(found(), QStringList{"jump"});
}

void tst_ClipLocator::thousandsOfClipsAreFoundByEveryKey()
{
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < 66'000; ++clip)
        rows.push_back(readyRow(clip, QString("session_%1_take_%2").arg(clip / 100).arg(clip % 100), 100));
    m_model.setRows(std::move(rows));
    QTest::keyClicks(&edit(), "s412t77");
    QCOMPARE(found().front(), QString("session_412_take_77"));
    QVERIFY(found().size() <= ClipLocatorList::longest);
}

QTEST_MAIN(tst_ClipLocator)
#include "tst_ClipLocator.moc"
