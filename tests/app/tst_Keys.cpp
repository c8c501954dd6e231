// The keys of the table as a keyboard sends them, through the X server: no two of them are taken for one.

#include "app/actions/ActionTable.h"
#include "tests/app/TimelineStage.h"

#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A key by the character that Shift makes of it on a US keyboard, as Qt matches it: ">" for "Shift+.".
QString asTyped(QString key)
{
    static const QHash<QString, QString> shifted{
        {"Shift+,", "<"}, {"Shift+.", ">"}, {"Shift+/", "?"}, {"Shift+;", ":"}, {"Shift+'", "\""},
        {"Shift+[", "{"}, {"Shift+]", "}"}, {"Shift+-", "_"}, {"Shift+=", "+"}, {"Shift+\\", "|"},
        {"Shift+`", "~"}, {"Shift+1", "!"}, {"Shift+2", "@"}, {"Shift+3", "#"}, {"Shift+4", "$"},
        {"Shift+5", "%"}, {"Shift+6", "^"}, {"Shift+7", "&"}, {"Shift+8", "*"}, {"Shift+9", "("},
        {"Shift+0", ")"}};
    for (auto each = shifted.begin(); each != shifted.end(); ++each)
        if (key.endsWith(each.key())) return key.chopped(each.key().size()) + each.value();
    return key;
}

} // namespace

class tst_Keys : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init() { clear(); }
    void noTwoKeysAreTakenForOne();
    void shiftedKeysMoveTheStop_data();
    void shiftedKeysMoveTheStop();
    void shiftedBracketsGoToAnyEdge();
    void tipsFollowTheKeys_data();
    void tipsFollowTheKeys();

private:
    /// Presses a key of the X server's keyboard, which is a US one.
    void pressOnKeyboard(const QString& key)
    {
        QTest::failOnWarning(QRegularExpression("Ambiguous shortcut"));
        QVERIFY(becomesActive(m_app->window()));
        QCOMPARE(QProcess::execute("xdotool", {"key", key}), 0);
    }
};

void tst_Keys::noTwoKeysAreTakenForOne()
{
    QHash<QString, QString> owners;
    for (const ActionRow& row : actionTable()) {
        for (const QString& part : QString(row.keys).split(" | ", Qt::SkipEmptyParts)) {
            const QKeySequence key(part, QKeySequence::PortableText);
            QVERIFY2(!key.isEmpty(), qPrintable(part));
            const QString typed = asTyped(key.toString(QKeySequence::PortableText));
            const QString said = QString("%1 of %2 and of %3").arg(part, row.id, owners.value(typed));
            QVERIFY2(!owners.contains(typed), qPrintable(said));
            owners.insert(typed, row.id);
        }
    }
    QVERIFY(owners.size() > 50);
}

void tst_Keys::shiftedKeysMoveTheStop_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<Frame>("stop");
    QTest::newRow("one later") << "shift+period" << Frame(41);
    QTest::newRow("one earlier") << "shift+comma" << Frame(39);
    QTest::newRow("ten later") << "ctrl+shift+period" << Frame(50);
    QTest::newRow("ten earlier") << "ctrl+shift+comma" << Frame(30);
}

void tst_Keys::shiftedKeysMoveTheStop()
{
    QFETCH(QString, key);
    QFETCH(Frame, stop);
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    pressOnKeyboard(key);
    QTRY_COMPARE(ranges("Style.Tired").at(0).stop, stop);
}

void tst_Keys::shiftedBracketsGoToAnyEdge()
{
    give({{"Style.Tired", {{10, 20}}}, {"Locomotion.Walk", {{15, 45}}}});
    workspace().setActiveTag(tag("Style.Tired"));
    workspace().setPlayhead(12);
    pressOnKeyboard("shift+bracketright");
    QTRY_COMPARE(workspace().playhead(), 15);
    pressOnKeyboard("shift+bracketleft");
    QTRY_COMPARE(workspace().playhead(), 10);
}

void tst_Keys::tipsFollowTheKeys_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("tip");
    QTest::newRow("filter of lanes") << "view.filterLanes"
                                     << "Show only lanes";
    QTest::newRow("new track") << "controller.addTrack"
                               << "Add a track with the current clip";
    QTest::newRow("transition settings") << "controller.transitionSettings"
                                         << "Duration, curve";
    QTest::newRow("presets") << "controller.presets"
                             << "Blends saved";
    QTest::newRow("transition at the end") << "controller.schedule"
                                           << "Make the transition when the leading";
    QTest::newRow("new tag") << "tag.new"
                             << "Add a tag to the vocabulary";
}

void tst_Keys::tipsFollowTheKeys()
{
    QFETCH(QString, action);
    QFETCH(QString, tip);
    QAction* found = nullptr;
    for (QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->objectName() == action) found = each;
    QVERIFY(found);
    const auto isSaid = [&](const QString& text) {
        const auto widgets = m_app->window().findChildren<QWidget*>();
        return std::any_of(widgets.begin(), widgets.end(), [&](const QWidget* each) {
            return each->toolTip().startsWith(tip) && each->toolTip().contains(text);
        });
    };
    const QKeySequence before = found->shortcut();
    QVERIFY(isSaid('(' + before.toString(QKeySequence::NativeText) + ')'));
    found->setShortcut(QKeySequence("Ctrl+Alt+F9"));
    QVERIFY(isSaid("(Ctrl+Alt+F9)"));
    found->setShortcut(before);
}

QTEST_MAIN(tst_Keys)
#include "tst_Keys.moc"
