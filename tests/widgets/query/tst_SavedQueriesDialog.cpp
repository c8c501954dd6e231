// The list of saved queries: names and queries, each in its own font, stand on one line.

#include "widgets/query/SavedQueriesDialog.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QTest>
#include <QTreeWidget>

using namespace tagline;

class tst_SavedQueriesDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void namesAndQueriesStandOnOneLine();
};

void tst_SavedQueriesDialog::namesAndQueriesStandOnOneLine()
{
    for (const Density each : {Density::Compact, Density::Regular}) {
        setDensity(*qApp, each);
        SavedQueriesDialog dialog({{0, "first", "Run", false}, {1, "HHH", "HHH", false}}, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto* list = dialog.findChild<QTreeWidget*>("savedQueries");
        const QTreeWidgetItem* item = list->topLevelItem(0)->child(1); // not the current one
        const QImage row = list->viewport()->grab(list->visualItemRect(item)).toImage();
        const int between = list->columnViewportPosition(1) - list->visualItemRect(item).left();
        const auto lastInk = [&](int from, int to) {
            int last = -1;
            for (int y = 0; y < row.height(); ++y)
                for (int x = from; x < to; ++x)
                    if (std::abs(qGray(row.pixel(x, y)) - qGray(row.pixel(0, 0))) > 60) last = y;
            return last;
        };
        const int afterIcon = 30;
        QVERIFY(lastInk(afterIcon, between) > 0);
        QCOMPARE(lastInk(between, row.width()), lastInk(afterIcon, between));
    }
    setDensity(*qApp, Density::Regular);
}

QTEST_MAIN(tst_SavedQueriesDialog)
#include "tst_SavedQueriesDialog.moc"
