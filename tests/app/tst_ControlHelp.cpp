// What Is This?: every control says what it is, by mouse and by key, and leads to its page of the manual.

#include "app/actions/ActionRegistry.h"
#include "app/manual/ControlHelp.h"
#include "app/manual/ManualDialog.h"
#include "tests/app/TimelineStage.h"
#include "widgets/library/LibraryView.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QWhatsThis>

using namespace tagline;
using namespace tagline::test;

class tst_ControlHelp : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanup();
    void everyControlSaysWhatItIs();
    void placesAreThereAndSoAreTheirPages();
    void aClickSaysWhatAButtonIsAndPressesNothing();
    void enterAsksWhatHasTheKeys();
    void aPanelAnswersForItsSurface();
    void theLinkLeadsToTheManual();

private:
    QAbstractButton& wallButton() { return *m_app->window().findChild<QAbstractButton*>("library-wall"); }
    static QWidget* bubble();
};

/// The window that says it.
QWidget* tst_ControlHelp::bubble()
{
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->inherits("QWhatsThat") && each->isVisible()) return each;
    return nullptr;
}

void tst_ControlHelp::cleanup()
{
    QWhatsThis::leaveWhatsThisMode();
    QWhatsThis::hideText();
    if (auto* manual = m_app->window().findChild<ManualDialog*>()) manual->close();
}

void tst_ControlHelp::everyControlSaysWhatItIs()
{
    int count = 0;
    for (const QWidget* each : m_app->window().findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<const QAbstractButton*>(each) ||
                               qobject_cast<const QLineEdit*>(each) || qobject_cast<const QComboBox*>(each) ||
                               qobject_cast<const QAbstractSpinBox*>(each) ||
                               qobject_cast<const QAbstractScrollArea*>(each);
        if (!isControl || !each->isVisible() || each->objectName().startsWith("qt_")) continue;
        ++count;
        const QString text = controlHelp(*each);
        QString where = each->metaObject()->className();
        for (const QWidget* in = each; in; in = in->parentWidget()) where += " < " + in->objectName();
        QVERIFY2(!text.isEmpty(), qPrintable(where));
    }
    QVERIFY(count > 30);
}

void tst_ControlHelp::placesAreThereAndSoAreTheirPages()
{
    const ActionRegistry actions;
    QStringList pages;
    for (const ManualPage& page : manualPages(actions, "en")) pages << page.name;
    for (const HelpPlace& place : helpPlaces()) {
        QVERIFY2(pages.contains(place.page), place.page);
        if (QString(place.object).endsWith("Dialog")) continue; // while they are open
        QVERIFY2(m_app->window().findChild<QWidget*>(place.object), place.object);
    }
}

void tst_ControlHelp::aClickSaysWhatAButtonIsAndPressesNothing()
{
    QVERIFY(!bubble());
    pressKey(view(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    QTest::mouseClick(&wallButton(), Qt::LeftButton);
    QTRY_VERIFY(bubble());
    QVERIFY(!wallButton().isChecked());
    QVERIFY(controlHelp(wallButton()).contains("<b>Wall</b>"));
    QVERIFY(!QWhatsThis::inWhatsThisMode());
}

void tst_ControlHelp::enterAsksWhatHasTheKeys()
{
    auto* field = m_app->window().findChild<QLineEdit*>("frame");
    field->setFocus();
    pressKey(field, Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(bubble());
    QVERIFY(!QWhatsThis::inWhatsThisMode());
    QVERIFY(controlHelp(*field).contains("<b>Current frame</b>"));
    view()->setFocus();
}

void tst_ControlHelp::aPanelAnswersForItsSurface()
{
    const QString text = controlHelp(*m_app->window().libraryView().parentWidget());
    QVERIFY2(text.contains("<b>Library</b>") && text.contains("href=\"library\""), qPrintable(text));
    const QWidget nobody;
    QVERIFY(controlHelp(nobody).isEmpty());
}

void tst_ControlHelp::theLinkLeadsToTheManual()
{
    QWhatsThisClickedEvent click("timeline");
    QCoreApplication::sendEvent(&timeline(), &click);
    auto* manual = m_app->window().findChild<ManualDialog*>();
    QVERIFY(manual && manual->isVisible());
    QCOMPARE(manual->shownPage(), QString("timeline"));
}

QTEST_MAIN(tst_ControlHelp)
#include "tst_ControlHelp.moc"
