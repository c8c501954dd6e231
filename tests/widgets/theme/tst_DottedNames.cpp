// Names that are cut to a width remain distinguishable from their siblings.

#include "widgets/theme/Fonts.h"
#include "widgets/theme/controls/DottedNames.h"

#include <QFontMetricsF>
#include <QTest>

using namespace tagline;

class tst_DottedNames : public QObject
{
    Q_OBJECT

private slots:
    void namesOfTagsKeepTheirLastPart();
    void namesOfSiblingsKeepWhereTheyDiffer();
};

void tst_DottedNames::namesOfTagsKeepTheirLastPart()
{
    const QFontMetricsF metrics(textFont(TextSize::Body));
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text); };
    const QString name = "Locomotion.Walk.Tired";
    QCOMPARE(elidedName(metrics, name, widthOf(name)), name);
    for (double width = widthOf(name) - 1; width > widthOf(QString(u'…') + "Tired"); --width) {
        const QString cut = elidedName(metrics, name, width);
        QVERIFY2(cut.endsWith("Tired") && cut.contains(u'…') && widthOf(cut) <= width, qPrintable(cut));
    }
    const QString most = elidedName(metrics, name, widthOf(name) - 1);
    QVERIFY2(most.startsWith("Locomotion") && most.endsWith("…Tired"), qPrintable(most));
    const QString narrow = elidedName(metrics, name, widthOf("Ti…d"));
    QVERIFY2(narrow.startsWith("T") && widthOf(narrow) <= widthOf("Ti…d"), qPrintable(narrow));
    QVERIFY(
        elidedName(metrics, "Tagging gameplay::Reaction", widthOf("Tagging…Reaction")).endsWith("…Reaction"));
    const QString plain = elidedName(metrics, "Keys (24 joints)", widthOf("Keys (…"));
    QVERIFY2(plain.startsWith("K") && plain.endsWith(")"), qPrintable(plain));
    QVERIFY(elidedName(metrics, "Tired (locked).", widthOf("Tired…")).startsWith("T"));
}

void tst_DottedNames::namesOfSiblingsKeepWhereTheyDiffer()
{
    const QFontMetricsF metrics(textFont(TextSize::Body));
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text); };
    const QStringList names{"pack ▸ fight_idle_root.001", "pack ▸ fast_run_root.001", "pack ▸ wave_root.001"};
    const SharedParts shared = sharedParts(names);
    QCOMPARE(names[0].first(shared.beginning), QString("pack ▸ "));
    QCOMPARE(names[0].last(shared.end), QString("_root.001"));
    const auto cutTo = [&](const QString& room) {
        return elidedAmongSiblings(metrics, names[0], shared, widthOf(room));
    };
    QCOMPARE(cutTo(names[0]), names[0]);
    QCOMPARE(cutTo("pa…fight_idle_root.001"), QString("pa…fight_idle_root.001"));
    QCOMPARE(cutTo("…fight_idle_root.001"), QString("…fight_idle_root.001"));
    QCOMPARE(cutTo("…fight_idle…001"), QString("…fight_idle…001"));
    QCOMPARE(cutTo("…fight_idle…"), QString("…fight_idle…"));
    QCOMPARE(cutTo("fi…le"), metrics.elidedText("fight_idle", Qt::ElideMiddle, widthOf("fi…le")));
    QCOMPARE(sharedParts({"one"}), SharedParts());
    QCOMPARE(sharedParts({"run", "run #2"}).beginning, qsizetype(0));
    const SharedParts both = sharedParts({"a_b", "a_a_b"}); // of which one holds the other
    QVERIFY(both.beginning + both.end < 3);
}

QTEST_MAIN(tst_DottedNames)
#include "tst_DottedNames.moc"
