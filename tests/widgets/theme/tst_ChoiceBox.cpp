// Combo boxes of many entries: a field filters their list.

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/choices/ChoiceBox.h"
#include "widgets/theme/choices/ChoicePopup.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTest>

#include <memory>

using namespace tagline;

class tst_ChoiceBox : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_box.reset(); }
    void fewEntriesAreAPlainList();
    void typingFindsAnEntry();
    void aClickTakesAnEntry();
    void anEntryThatCannotBeChosenIsPassedOver();
    void theListIsClosedBeforeItTellsItsChoice();
    void escapeChangesNothing();
    void theListIsTwelveRowsHigh();
    void anEditableBoxTakesTheEntryAsItsText();

private:
    ChoicePopup* opened() { return m_box->findChild<ChoicePopup*>(); }
    QLineEdit& field() { return *opened()->findChild<QLineEdit*>(); }
    QListView& rows() { return *opened()->findChild<QListView*>(); }
    QString current() { return rows().currentIndex().data().toString(); }
    void open();

    std::unique_ptr<ChoiceBox> m_box;
};

/// Thirty joints; the third is chosen.
void tst_ChoiceBox::init()
{
    m_box = std::make_unique<ChoiceBox>();
    m_box->setAccessibleName("Joint");
    for (int i = 0; i < 14; ++i) m_box->addItem(QString("Finger%1Left").arg(i));
    m_box->addItems({"UpperLeft", "Left", "LeftFoot", "Hips"});
    for (int i = 0; i < 12; ++i) m_box->addItem(QString("Finger%1Right").arg(i));
    m_box->setCurrentIndex(2);
    m_box->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_box.get()));
}

void tst_ChoiceBox::open()
{
    QTest::mouseClick(m_box.get(), Qt::LeftButton, {}, m_box->rect().center());
    QVERIFY(opened());
    QTRY_VERIFY(opened()->isVisible());
}

void tst_ChoiceBox::fewEntriesAreAPlainList()
{
    while (m_box->count() > ChoiceBox::mostWithoutField) m_box->removeItem(m_box->count() - 1);
    m_box->showPopup();
    QTRY_VERIFY(m_box->view()->isVisible());
    QVERIFY(!opened());
    m_box->hidePopup();
    m_box->addItem("one more");
    m_box->showPopup();
    QVERIFY(opened());
    QTRY_VERIFY(!m_box->view()->isVisible());
}

void tst_ChoiceBox::typingFindsAnEntry()
{
    QSignalSpy activated(m_box.get(), &QComboBox::activated);
    QSignalSpy changed(m_box.get(), &QComboBox::currentIndexChanged);
    open();
    const QPointer<ChoicePopup> popup = opened();
    QCOMPARE(current(), QString("Finger2Left"));
    QTest::keyClicks(&field(), "left");
    QCOMPARE(current(), QString("Left")); // the whole name before its begin, and that before a part
    QCOMPARE(rows().model()->rowCount(), 17);
    QTest::keyClicks(&field(), "f");
    QCOMPARE(current(), QString("LeftFoot"));
    QCOMPARE(rows().model()->rowCount(), 1);
    QVERIFY(activated.isEmpty() && changed.isEmpty());
    QTest::keyClick(&field(), Qt::Key_Return);
    QCOMPARE(m_box->currentText(), QString("LeftFoot"));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].toInt(), m_box->findText("LeftFoot"));
    QCOMPARE(changed.size(), 1);
    QTRY_VERIFY(!popup);
}

void tst_ChoiceBox::aClickTakesAnEntry()
{
    QSignalSpy activated(m_box.get(), &QComboBox::activated);
    open();
    QTest::keyClicks(&field(), "hips");
    const QRect row = rows().visualRect(rows().model()->index(0, 0));
    QTest::mouseClick(rows().viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(m_box->currentText(), QString("Hips"));
    QCOMPARE(activated.size(), 1);
}

void tst_ChoiceBox::anEntryThatCannotBeChosenIsPassedOver()
{
    auto* entries = qobject_cast<QStandardItemModel*>(m_box->model());
    entries->item(m_box->findText("Left"))->setEnabled(false);
    open();
    QTest::keyClicks(&field(), "left");
    QCOMPARE(current(), QString("LeftFoot"));
    QTest::keyClicks(&field(), "xyz");
    QVERIFY(!rows().currentIndex().isValid());
    QTest::keyClick(&field(), Qt::Key_Return); // nothing is found: it stays open
    QVERIFY(opened()->isVisible());
    QCOMPARE(m_box->currentIndex(), 2);
}

/// Listeners may open a dialog or fill the box anew.
void tst_ChoiceBox::theListIsClosedBeforeItTellsItsChoice()
{
    QSignalSpy texts(m_box.get(), &QComboBox::textActivated);
    open();
    bool wasOpen = true;
    connect(m_box.get(), &QComboBox::activated, this, [&] {
        wasOpen = opened() && opened()->isVisible();
        m_box->clear();
    });
    QTest::keyClicks(&field(), "hips");
    QTest::keyClick(&field(), Qt::Key_Return);
    QVERIFY(!wasOpen);
    QCOMPARE(texts.size(), 1);
    QCOMPARE(texts[0][0].toString(), QString("Hips"));
}

void tst_ChoiceBox::escapeChangesNothing()
{
    QSignalSpy activated(m_box.get(), &QComboBox::activated);
    open();
    QSignalSpy dismissed(opened(), &FilterPopup::dismissed);
    QTest::keyClick(&field(), Qt::Key_Down);
    QCOMPARE(current(), QString("Finger3Left"));
    QTest::keyClick(&field(), Qt::Key_Escape);
    QCOMPARE(dismissed.size(), 1);
    QTRY_VERIFY(!opened());
    QCOMPARE(m_box->currentIndex(), 2);
    QVERIFY(activated.isEmpty());
}

void tst_ChoiceBox::theListIsTwelveRowsHigh()
{
    open();
    QCOMPARE(rows().sizeHintForRow(0), measure::listRow);
    QCOMPARE(rows().height(), 12 * measure::listRow + 2 * rows().frameWidth());
    QCOMPARE(rows().focusPolicy(), Qt::NoFocus);
    QTRY_VERIFY(field().hasFocus());
}

void tst_ChoiceBox::anEditableBoxTakesTheEntryAsItsText()
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->insertItem(0, QString());
    m_box->lineEdit()->setPlaceholderText("root");
    m_box->setEditText("typed");
    m_box->showPopup();
    QTRY_VERIFY(opened() && opened()->isVisible());
    const QModelIndex first = rows().model()->index(0, 0);
    const auto* shown = static_cast<const QStyledItemDelegate*>(rows().itemDelegate());
    QCOMPARE(shown->displayText(first.data(), QLocale()), QString("root"));
    QTest::keyClicks(opened()->findChild<QLineEdit*>(), "hips");
    QTest::keyClick(opened()->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(m_box->currentText(), QString("Hips"));
}

QTEST_MAIN(tst_ChoiceBox)
#include "tst_ChoiceBox.moc"
