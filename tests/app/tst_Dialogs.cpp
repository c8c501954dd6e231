// Every window that an action opens, in both themes: nothing cut or out of its place, labels before fields,
// verbs on buttons, controls that screen readers can name. With TAGLINE_PICTURES, a folder, it leaves a
// picture of each for people to look at, over a window of TAGLINE_WINDOW, as "1680x1050".

#include "app/actions/ActionTable.h"
#include "tests/app/DialogFaults.h"
#include "tests/app/ReadingFaults.h"
#include "tests/app/UntranslatedTexts.h"
#include "tests/app/WindowStates.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSet>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include <functional>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr int dialogWait = 150; ///< milliseconds in which a window fills itself

/// One of the pages of a window: its title, and what turns to it.
struct DialogPage
{
    QString title;
    std::function<void()> turnTo;
};

/// The pages of a window that has some.
QList<DialogPage> pagesOf(const QWidget& open)
{
    QList<DialogPage> pages;
    for (QTabWidget* tabs : open.findChildren<QTabWidget*>())
        for (int at = 0; at < tabs->count(); ++at)
            pages << DialogPage{tabs->tabText(at), [tabs, at] { tabs->setCurrentIndex(at); }};
    if (auto* list = open.findChild<QListWidget*>("settingsPages"))
        for (int at = 0; at < list->count(); ++at)
            pages << DialogPage{list->item(at)->text(), [list, at] { list->setCurrentRow(at); }};
    return pages;
}

} // namespace

class tst_Dialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::installTranslator(&m_untranslated); }
    void everyStateIsInTheBuild();
    void controlsThatReadersCannotNameAreFound();
    void everyDialog_data();
    void everyDialog();

private:
    bool look(QWidget& open);
    void lookAtOthers();
    void report(QWidget& open);
    void lookAt(QWidget& open, const QString& page);

    std::unique_ptr<ActWatch> m_watch;
    std::unique_ptr<WindowStage> m_stage;
    QString m_name;            ///< of the pictures: state and theme
    QString m_action;          ///< that was triggered last
    QPointer<QWidget> m_seen;  ///< the window that opened last
    bool m_isReported = false; ///< it was looked at
    bool m_isLooking = false;  ///< from page to page: nothing is answered meanwhile
    QElapsedTimer m_sinceOpened;
    QMap<QString, int> m_picturesOf; ///< windows, by the action that opened them
    QStringList m_faults;
    UntranslatedTexts m_untranslated;
};

/// The walks are tests by the names of the states.
void tst_Dialogs::everyStateIsInTheBuild()
{
    QFile file(sourceFolder() + "/tests/app/CMakeLists.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = file.readAll();
    for (const bool isAnothersLook : {false, true}) {
        const QRegularExpression list(isAnothersLook ? R"(set\(window_look_alikes ([^)]*)\))"
                                                     : R"(set\(window_looks ([^)]*)\))");
        const QStringList named = list.match(text).captured(1).simplified().split(' ');
        QSet<QString> wanted;
        for (const WindowState& state : windowStates())
            if (state.isAnothersLook == isAnothersLook) wanted << state.name;
        QCOMPARE(QSet<QString>(named.begin(), named.end()), wanted);
    }
}

void tst_Dialogs::controlsThatReadersCannotNameAreFound()
{
    QDialog open;
    auto* form = new QFormLayout(&open);
    auto* first = new QSpinBox(&open);
    form->addRow("&Frames", first);
    form->addRow("Frames", new QLineEdit(&open)); // told from it by its role
    auto* button = new QToolButton(&open);
    button->setAccessibleName("Choose");
    form->addRow(button);
    open.show();
    QVERIFY(QTest::qWaitForWindowExposed(&open));
    QCOMPARE(readingFaults(open), QStringList());
    button->setAccessibleName({});
    QCOMPARE(readingFaults(open), QStringList{"QToolButton has no name for screen readers"});
    button->setAccessibleName("Choose");
    auto* second = new QSpinBox(&open);
    form->addRow("Frames", second);
    second->show();
    QCOMPARE(readingFaults(open), QStringList{"QSpinBox sounds like QSpinBox: SpinBox, Frames, , "});
    second->setToolTip("Of the other clip");
    QCOMPARE(readingFaults(open), QStringList());
    auto* own = new QWidget(&open); // a plain area to readers
    own->setFocusPolicy(Qt::StrongFocus);
    own->setAccessibleName("Curve");
    own->show();
    QCOMPARE(readingFaults(open), QStringList{"QWidget calls itself Client"});
}

void tst_Dialogs::everyDialog_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<bool>("isLight");
    for (std::size_t place = 0; place < windowStates().size(); ++place)
        for (const bool isLight : {false, true}) {
            const QString name = windowStates()[place].name;
            if (QStringList{"sample", "reel", "blend"}.contains(name))
                QTest::addRow("%s-%s", qPrintable(name), isLight ? "light" : "dark") << int(place) << isLight;
        }
}

void tst_Dialogs::everyDialog()
{
    QFETCH(int, place);
    QFETCH(bool, isLight);
    const WindowState state = windowStates()[std::size_t(place)];
    m_name = QString("%1-%2").arg(state.name, isLight ? "light" : "dark");
    m_faults.clear();
    m_picturesOf.clear();
    m_watch = std::make_unique<ActWatch>();
    m_watch->setState(m_name);
    m_watch->setMayAnswer([this](QWidget& open) { return look(open); });
    m_stage = std::make_unique<WindowStage>(*m_watch);
    applyTheme(*qApp, isLight ? ThemeChoice::Light : ThemeChoice::Dark);
    m_stage->app().window().resize(wantedWindowSize(QSize(1280, 720)));
    for (const ActionRow& row : actionTable()) {
        ((*m_stage).*state.enter)();
        QAction& action = m_stage->action(row.id);
        m_action = row.id;
        m_seen = nullptr;
        if (!action.isEnabled() || row.isCheckable) continue; // those that are checked open nothing
        m_watch->act(
            row.id, [&] { action.trigger(); }, false);
        lookAtOthers();
    }
    qInfo("%d windows were looked at", int(m_picturesOf.size()));
    QVERIFY(m_picturesOf.size() > 10);
    m_stage.reset();
    m_watch.reset();
    applyTheme(*qApp);
    QVERIFY2(m_faults.isEmpty(), qPrintable('\n' + m_faults.join('\n')));
    const QStringList untranslated = m_untranslated.texts();
    QVERIFY2(untranslated.isEmpty(), qPrintable("no translation of\n" + untranslated.join('\n')));
}

/// Whether a window was looked at: it gets the time to fill itself in the background.
bool tst_Dialogs::look(QWidget& open)
{
    if (m_isLooking) return false;
    if (&open != m_seen) {
        m_seen = &open;
        m_isReported = false;
        m_sinceOpened.start();
    }
    if (m_sinceOpened.elapsed() < dialogWait) return false;
    if (!std::exchange(m_isReported, true)) report(open);
    return true;
}

/// Windows that leave the main window usable are open when their action has returned.
void tst_Dialogs::lookAtOthers()
{
    for (QWidget* open : QApplication::topLevelWidgets()) {
        if (!open->isVisible() || !qobject_cast<QDialog*>(open)) continue;
        QTest::qWait(dialogWait);
        report(*open);
        open->close();
    }
}

/// As it opens, and each of its pages.
void tst_Dialogs::report(QWidget& open)
{
    m_isLooking = true;
    lookAt(open, {});
    for (const DialogPage& page : pagesOf(open)) {
        page.turnTo();
        QTest::qWait(dialogWait);
        lookAt(open, page.title.isEmpty() ? QString() : " ▸ " + page.title);
    }
    m_isLooking = false;
}

void tst_Dialogs::lookAt(QWidget& open, const QString& page)
{
    const int number = ++m_picturesOf[m_action];
    keepPicture(open, QString("dialog-%1-%2-%3").arg(m_name, m_action).arg(number));
    for (const QString& fault : dialogFaults(open))
        m_faults << QString("%1, %2 “%3%4”: %5").arg(m_name, m_action, open.windowTitle(), page, fault);
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    tst_Dialogs test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Dialogs.moc"
