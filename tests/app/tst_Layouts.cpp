// Layouts by key: each arranges the panels for its work in windows of any size, a person saves some of their
// own, and what cannot be read gives way to one of the program's.

#include "app/LayoutPlan.h"
#include "tests/app/LayoutStage.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/panels/PanelRail.h"
#include "widgets/theme/panels/PanelTabs.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCryptographicHash>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr QSize sizes[] = {{1280, 720}, {1680, 1050}, {2560, 1440}};

} // namespace

class tst_Layouts : public QObject, private LayoutStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openSample(); }
    void init();
    void cleanupTestCase() { m_app.reset(); }
    void eachArrangesThePanelsOfItsWork_data();
    void eachArrangesThePanelsOfItsWork();
    void eachHasItsKey();
    void theTickGoesWithTheFirstChange();
    void panelsThatFloatOrAreClosedComeBack();
    void theWindowMayChangeItsSize();
    void narrowWindowsShowWhatALayoutIsFor();
    void ownLayoutsAreSavedUnderAnyName();
    void aNameThatIsTakenIsAskedFor();
    void ownLayoutsAreRenamedAndRemoved();
    void resettingGivesTheShownLayout();
    void theNextSessionGoesOn();
    void whatCannotBeReadGivesWay();

private:
    using Answers = QList<std::function<void(QDialog&)>>;
    /// Triggers an action, and answers the dialogs that it opens one after the other.
    void withAnswers(const char* action, Answers answers);
    static void reject(QDialog& dialog) { dialog.reject(); }
    static std::function<void(QDialog&)> typed(const QString& text);
    static std::function<void(QDialog&)> chosen(const QString& text);
    static std::function<void(QDialog&)> clicked(QMessageBox::StandardButton button);
    void saveAs(const QString& name) { withAnswers("view.saveLayout", {typed(name)}); }

    bool isTicked(const char* action) { return actionOf(*m_app, action).isChecked(); }
    QAction* own(const QString& name);
    QStringList ownNames();
    QStringList open();
    bool isInFront(const char* name) { return !dock(name).visibleRegion().isEmpty(); }
    void restart();
    QString m_said;
};

void tst_Layouts::init()
{
    resize({1680, 1050});
    trigger("view.layoutTag");
    timeline()->setFocus();
    QCoreApplication::processEvents();
    connect(m_app.get(), &Application::said, this, [this](const QString& text) { m_said = text; });
    m_said.clear();
}

void tst_Layouts::withAnswers(const char* action, Answers answers)
{
    QTimer timer;
    QPointer<QWidget> last;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || dialog == last) return;
        last = dialog;
        answers.isEmpty() ? dialog->reject() : answers.takeFirst()(*dialog);
    });
    timer.start(10);
    trigger(action);
    QVERIFY2(answers.isEmpty(), action);
}

std::function<void(QDialog&)> tst_Layouts::typed(const QString& text)
{
    return [text](QDialog& dialog) {
        static_cast<QInputDialog&>(dialog).setTextValue(text);
        dialog.accept();
    };
}

std::function<void(QDialog&)> tst_Layouts::chosen(const QString& text)
{
    return [text](QDialog& dialog) {
        auto* names = dialog.findChild<QComboBox*>();
        QVERIFY(names && names->findText(text) >= 0);
        names->setCurrentIndex(names->findText(text));
        dialog.accept();
    };
}

std::function<void(QDialog&)> tst_Layouts::clicked(QMessageBox::StandardButton button)
{
    return [button](QDialog& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        QVERIFY(box);
        box->button(button)->click();
    };
}

QAction* tst_Layouts::own(const QString& name)
{
    for (QAction* each : window().menuBar()->findChild<QMenu*>("menu.View/Layouts")->actions())
        if (each->data().toString() == name) return each;
    return nullptr;
}

QStringList tst_Layouts::ownNames()
{
    QStringList names;
    for (QAction* each : window().menuBar()->findChild<QMenu*>("menu.View/Layouts")->actions())
        if (!each->data().toString().isEmpty()) names << each->data().toString();
    return names;
}

/// The panels at the right that are open, in order of their names.
QStringList tst_Layouts::open()
{
    QStringList names;
    for (const QDockWidget* each : window().findChildren<QDockWidget*>())
        if (!each->isHidden()) names << each->objectName();
    names.removeAll("libraryDock");
    names.removeAll("timelineDock");
    names.sort();
    return names;
}

void tst_Layouts::restart()
{
    window().close();
    m_app.reset();
    openSample();
    QCoreApplication::processEvents();
    connect(m_app.get(), &Application::said, this, [this](const QString& text) { m_said = text; });
}

void tst_Layouts::eachArrangesThePanelsOfItsWork_data()
{
    QTest::addColumn<const LayoutPlan*>("plan");
    QTest::addColumn<QSize>("size");
    for (const LayoutPlan& plan : layoutPlans())
        for (const QSize size : sizes) QTest::addRow("%s-%d", plan.id, size.width()) << &plan << size;
}

void tst_Layouts::eachArrangesThePanelsOfItsWork()
{
    QFETCH(const LayoutPlan*, plan);
    QFETCH(QSize, size);
    resize(size);
    trigger(plan->action);
    QTRY_VERIFY(isTicked(plan->action));
    QCOMPARE(window().libraryView().isWallShown(), plan->hasWall);
    QTest::qWait(50);
    keepPicture(window(), QString("layout-%1-%2").arg(plan->id).arg(size.width()));
    const auto* rail = window().findChild<PanelRail*>();
    QCOMPARE(rail->isVisible(), plan->hasIcons);
    if (!plan->hasIcons) {
        QStringList wanted = plan->upper + plan->lower + plan->lowest;
        wanted.sort();
        QCOMPARE(open(), wanted);
        QVERIFY(isInFront(qPrintable(plan->upper.front())));
        if (size.width() > 1440) QVERIFY(isInFront(qPrintable(plan->lower.front())));
        if (size.width() > 2200 && !plan->lowest.isEmpty())
            QVERIFY(isInFront(qPrintable(plan->lowest.front())));
    }
    for (const char* name : {"libraryDock", "timelineDock"})
        QVERIFY(isInFront(name) && !dock(name).isFloating());
    const double share = double(placeOf("timelineDock").height()) / window().height();
    qInfo("picture %d×%d, library %d, timeline %.2f", viewport().width(), viewport().height(),
          placeOf("libraryDock").width(), share);
    QVERIFY(share <= plan->shares.bottom + 0.01);
    QVERIFY(viewport().width() >= 350 && viewport().height() >= 200);
    QVERIFY(isTicked(plan->action)); // once all has settled
}

void tst_Layouts::eachHasItsKey()
{
    const std::pair<Qt::Key, const char*> keys[] = {{Qt::Key_F6, "view.layoutQuery"},
                                                    {Qt::Key_F7, "view.layoutBlend"},
                                                    {Qt::Key_F8, "view.layoutWall"},
                                                    {Qt::Key_F5, "view.layoutTag"}};
    for (const auto& [key, action] : keys) {
        pressKey(QApplication::focusWidget(), key);
        QTRY_VERIFY2(isTicked(action), action);
        const QWidget* focus = QApplication::focusWidget(); // stays, or is the wall's
        QCOMPARE(focus == &window().timeline(), key != Qt::Key_F8);
        for (const auto& [otherKey, other] : keys) QCOMPARE(isTicked(other), otherKey == key);
    }
    QVERIFY(!window().libraryView().isWallShown());
}

void tst_Layouts::theTickGoesWithTheFirstChange()
{
    const auto isTag = [this] { return isTicked("view.layoutTag"); };
    QVERIFY(isTag());
    static_cast<PanelDock&>(dock("historyDock")).raise(); // looking at another tab changes nothing
    QTest::qWait(50);
    QVERIFY(isTag());
    dock("historyDock").close();
    QTRY_VERIFY(!isTag());
    trigger("view.layoutTag");
    QTRY_VERIFY(isTag() && !dock("historyDock").isHidden());
    const QRect library = placeOf("libraryDock");
    dragSplitter({library.right() + 3, library.center().y()}, {60, 0});
    QTRY_VERIFY(!isTag());
    pressKey(timeline(), Qt::Key_F5);
    QTRY_VERIFY(isTag() && placeOf("libraryDock").width() == library.width());
    actionOf(*m_app, "view.wall").setChecked(true);
    QTRY_VERIFY(!isTag());
    actionOf(*m_app, "view.wall").setChecked(false);
    QTRY_VERIFY(isTag());
    trigger("view.layoutTag");
    QVERIFY2(m_said.contains("as it was made"), qPrintable(m_said));
}

void tst_Layouts::panelsThatFloatOrAreClosedComeBack()
{
    dock("timelineDock").close();
    dock("libraryDock").setFloating(true);
    dock("tagsDock").setFloating(true);
    dock("controllerDock").close();
    window().addDockWidget(Qt::LeftDockWidgetArea, &dock("historyDock"));
    for (const LayoutPlan& plan : layoutPlans()) {
        trigger(plan.action);
        QTRY_VERIFY2(isTicked(plan.action), plan.id);
        for (const char* name : {"libraryDock", "timelineDock"})
            QVERIFY2(!dock(name).isHidden() && !dock(name).isFloating(), name);
        if (plan.hasIcons) continue;
        QVERIFY(!dock(qPrintable(plan.upper.front())).isFloating());
        QCOMPARE(window().dockWidgetArea(&dock(qPrintable(plan.upper.front()))), Qt::RightDockWidgetArea);
        dock(qPrintable(plan.upper.front())).setFloating(true);
        dock("timelineDock").close();
    }
    trigger("view.layoutTag");
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend", "History"}));
}

void tst_Layouts::theWindowMayChangeItsSize()
{
    for (const char* action : {"view.layoutTag", "view.layoutBlend", "view.layoutQuery"}) {
        trigger(action);
        for (const QSize size : {QSize(1280, 720), QSize(1024, 640), QSize(2560, 1440), QSize(1680, 1050)}) {
            resize(size);
            QTest::qWait(30);
            QVERIFY2(isTicked(action), qPrintable(QString("%1 at %2").arg(action).arg(size.width())));
        }
    }
}

void tst_Layouts::narrowWindowsShowWhatALayoutIsFor()
{
    resize({1024, 640});
    const auto* rail = window().findChild<PanelRail*>();
    QTRY_VERIFY(rail->isVisible());
    trigger("view.layoutBlend");
    QTRY_VERIFY(rail->opened() && rail->opened() == &dock("controllerDock"));
    trigger("view.layoutTag");
    QTRY_VERIFY(!rail->opened());
}

void tst_Layouts::ownLayoutsAreSavedUnderAnyName()
{
    const QString names[] = {QStringLiteral("Größe \"quer\" & 'schräg' 100% / [x]=\\;#"), QString(200, 'w'),
                             QStringLiteral("日本語")};
    dock("timelineDock").setFloating(true);
    dock("tagsDock").close();
    trigger("tag.rules");
    QTRY_VERIFY(!isTicked("view.layoutTag"));
    for (const QString& name : names) {
        saveAs("  " + name + " ");
        QVERIFY2(own(name) && own(name)->isChecked(), qPrintable(name));
        QVERIFY(m_said.contains(name));
        QVERIFY(own(name)->text().size() < 60);
    }
    restart();
    QCOMPARE(ownNames(), QStringList(std::begin(names), std::end(names)));
    trigger("view.layoutTag");
    QTRY_VERIFY(!dock("timelineDock").isFloating());
    own(names[0])->trigger();
    QTRY_VERIFY(dock("timelineDock").isFloating() && dock("tagsDock").isHidden());
    QVERIFY(!dock("rulesDock").isHidden() && own(names[0])->isChecked());
    dock("rulesDock").close();
    QTRY_VERIFY(!own(names[0])->isChecked());
    own(names[0])->trigger();
    QTRY_VERIFY(own(names[0])->isChecked() && !dock("rulesDock").isHidden());
    for (const QString& name : names) withAnswers("view.removeLayout", {chosen(name)});
    QVERIFY(ownNames().isEmpty());
}

void tst_Layouts::aNameThatIsTakenIsAskedFor()
{
    saveAs("Mine");
    dock("historyDock").close();
    withAnswers("view.saveLayout", {typed("Mine"), clicked(QMessageBox::Cancel)});
    trigger("view.layoutTag");
    own("Mine")->trigger();
    QTRY_VERIFY(!dock("historyDock").isHidden()); // as it was saved first
    dock("historyDock").close();
    withAnswers("view.saveLayout", {typed("Mine"), clicked(QMessageBox::Yes)});
    trigger("view.layoutTag");
    QTRY_VERIFY(!dock("historyDock").isHidden());
    own("Mine")->trigger();
    QTRY_VERIFY(dock("historyDock").isHidden());
    QCOMPARE(ownNames(), QStringList{"Mine"});
    saveAs("tag");
    QVERIFY2(m_said.contains("another name"), qPrintable(m_said));
    saveAs("   ");
    QVERIFY2(m_said.contains("needs a name"), qPrintable(m_said));
    withAnswers("view.saveLayout", {&tst_Layouts::reject});
    QCOMPARE(ownNames(), QStringList{"Mine"});
    withAnswers("view.removeLayout", {chosen("Mine")});
}

void tst_Layouts::ownLayoutsAreRenamedAndRemoved()
{
    QVERIFY(!actionOf(*m_app, "view.renameLayout").isEnabled());
    QVERIFY(!actionOf(*m_app, "view.removeLayout").isEnabled());
    saveAs("One");
    withAnswers("view.renameLayout", {typed("First")});
    QCOMPARE(ownNames(), QStringList{"First"});
    QVERIFY(own("First")->isChecked());
    saveAs("Two");
    withAnswers("view.renameLayout", {chosen("First"), typed("Two"), clicked(QMessageBox::Cancel)});
    QCOMPARE(ownNames(), (QStringList{"First", "Two"}));
    withAnswers("view.renameLayout", {chosen("First"), typed("Two"), clicked(QMessageBox::Yes)});
    QCOMPARE(ownNames(), QStringList{"Two"});
    const QStringList before = open();
    withAnswers("view.removeLayout", {chosen("Two")});
    QVERIFY(ownNames().isEmpty());
    QCOMPARE(open(), before);
    for (const LayoutPlan& plan : layoutPlans()) QVERIFY(!isTicked(plan.action));
}

void tst_Layouts::resettingGivesTheShownLayout()
{
    trigger("view.layoutBlend");
    dock("controllerDock").close();
    dock("timelineDock").setFloating(true);
    trigger("view.resetLayout");
    QTRY_VERIFY(isTicked("view.layoutBlend"));
    QVERIFY(!dock("controllerDock").isHidden() && !dock("timelineDock").isFloating());
    dock("blendSpaceDock").close();
    saveAs("Mine");
    dock("controllerDock").close();
    trigger("view.resetLayout");
    QTRY_VERIFY(own("Mine")->isChecked());
    QVERIFY(!dock("controllerDock").isHidden() && dock("blendSpaceDock").isHidden());
    withAnswers("view.removeLayout", {chosen("Mine")});
}

void tst_Layouts::theNextSessionGoesOn()
{
    trigger("view.layoutWall");
    restart();
    QTRY_VERIFY(isTicked("view.layoutWall"));
    QVERIFY(window().libraryView().isWallShown() && window().findChild<PanelRail*>()->isVisible());
    trigger("view.layoutBlend");
    dock("blendSpaceDock").close();
    restart();
    QTest::qWait(50);
    QVERIFY(!isTicked("view.layoutBlend") && dock("blendSpaceDock").isHidden());
    QVERIFY(!window().libraryView().isWallShown() && isInFront("controllerDock"));
    saveAs("Mine");
    restart();
    QTRY_VERIFY(own("Mine")->isChecked());
    QVERIFY(dock("blendSpaceDock").isHidden());
    trigger("view.layoutTag");
    withAnswers("view.removeLayout", {chosen("Mine")});
}

void tst_Layouts::whatCannotBeReadGivesWay()
{
    trigger("view.layoutBlend");
    dock("blendSpaceDock").close();
    for (const char* name : {"Cut", "Other", "Nothing"}) saveAs(name);
    window().close();
    m_app.reset();
    {
        QSettings settings(m_folder.filePath("tagline.conf"), QSettings::IniFormat);
        const QByteArray state = settings.value("layouts/own/1/state").toByteArray();
        QVERIFY(state.size() > 40);
        settings.setValue("layouts/own/1/state", state.left(state.size() / 2));
        QByteArray older = state;
        older[7] = char(older[7] ^ 0x70); // the version
        settings.setValue("layouts/own/2/state", older);
        settings.setValue("layouts/own/2/checksum",
                          QCryptographicHash::hash(older, QCryptographicHash::Sha1).toHex());
        settings.remove("layouts/own/3/checksum");
        settings.setValue("layouts/own/3/state", QByteArray());
        settings.setValue("window/state", QByteArray("nonsense"));
    }
    openSample();
    connect(m_app.get(), &Application::said, this, [this](const QString& text) { m_said = text; });
    QTRY_VERIFY(isTicked("view.layoutBlend"));
    for (const char* panel : {"controllerDock", "libraryDock", "timelineDock"})
        QTRY_VERIFY2(isInFront(panel), panel);
    for (const char* name : {"Cut", "Other", "Nothing"}) {
        trigger("view.layoutTag");
        own(name)->trigger();
        QTRY_VERIFY2(isTicked("view.layoutBlend"), name);
        QVERIFY2(m_said.contains(name) && m_said.contains("cannot be read"), qPrintable(m_said));
        for (const char* panel : {"controllerDock", "libraryDock", "timelineDock"})
            QTRY_VERIFY2(isInFront(panel), qPrintable(QString("%1: %2").arg(name, panel)));
        QVERIFY(!dock("blendSpaceDock").isHidden());
        withAnswers("view.removeLayout", {chosen(name)});
    }
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    tst_Layouts test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Layouts.moc"
