// The names that fit best what is typed, also while the text grows and shrinks.

#include "widgets/finding/FuzzyIndex.h"

#include <QTest>

#include <random>

using namespace tagline;

class tst_FuzzyIndex : public QObject
{
    Q_OBJECT

private slots:
    void whatFitsBetterComesFirst();
    void wordsComeBeforeTheirMiddlesAndWordStartsBeforeTheRest();
    void scatteredLettersAreLeftOutWhereSomethingFits();
    void equalsKeepTheirOrder();
    void aFavourLiftsButDoesNotFind();
    void aGrowingTextFindsWhatAFreshOneFinds();
    void namesThatComeAreFound();
    void theListIsBoundedAndTheCountIsNot();

private:
    static QStringList found(FuzzyIndex& index, const QStringList& names, const QString& typed)
    {
        QStringList list;
        for (const FuzzyHit& hit : index.find(typed, 100)) list << names[qsizetype(hit.place)];
        return list;
    }
    static FuzzyIndex indexOf(const QStringList& names)
    {
        FuzzyIndex index;
        for (const QString& name : names) index.add(name.section('/', -1), name.section('/', 0, -2));
        return index;
    }
};

void tst_FuzzyIndex::whatFitsBetterComesFirst()
{
    const QStringList names{"run_takes/walk", "limping_run", "Run", "turn"};
    FuzzyIndex index = indexOf(names);
    QCOMPARE(found(index, names, "run"), (QStringList{"Run", "limping_run", "run_takes/walk"}));
    QCOMPARE(found(index, names, "nur"), QStringList());
    QCOMPARE(index.foundCount(), std::size_t(0));
}

void tst_FuzzyIndex::wordsComeBeforeTheirMiddlesAndWordStartsBeforeTheRest()
{
    const QStringList names{"overrun", "the longest of all names has run at its end", "Panels/recurves",
                            "View/Curves"};
    FuzzyIndex index = indexOf(names);
    QCOMPARE(found(index, names, "run"), (QStringList{names[1], names[0]}));
    QCOMPARE(found(index, names, "curve"), (QStringList{"View/Curves", "Panels/recurves"}));
    QCOMPARE(found(index, names, "panels"), QStringList{"Panels/recurves"});
    const QStringList commands{"gather the rest", "go to start", "giant"};
    FuzzyIndex others = indexOf(commands);
    QCOMPARE(found(others, commands, "gts"), QStringList{"go to start"});
    QCOMPARE(found(others, commands, "gost"), QStringList{"go to start"});
}

/// They are found where nothing else is, for whoever leaves letters out.
void tst_FuzzyIndex::scatteredLettersAreLeftOutWhereSomethingFits()
{
    QStringList names{"compare versions of all takes", "crvs"};
    FuzzyIndex index = indexOf(names);
    QCOMPARE(found(index, names, "crvs"), QStringList{"crvs"});
    QCOMPARE(index.foundCount(), std::size_t(1));
    QCOMPARE(found(index, names, "crv"), QStringList{"crvs"});
    QCOMPARE(found(index, names, "cmvrs"), QStringList{names[0]});
    index.setFavour(0, 400);
    QCOMPARE(found(index, names, "crvs"), QStringList{"crvs"});
}

void tst_FuzzyIndex::equalsKeepTheirOrder()
{
    const QStringList names{"b1", "b2", "b3"};
    FuzzyIndex index = indexOf(names);
    QCOMPARE(found(index, names, "b"), names);
    QCOMPARE(found(index, names, ""), names);
    QCOMPARE(found(index, names, "  "), names);
}

void tst_FuzzyIndex::aFavourLiftsButDoesNotFind()
{
    const QStringList names{"edge start", "edge stop", "undo"};
    FuzzyIndex index = indexOf(names);
    index.setFavour(1, 400);
    index.setFavour(2, 300);
    QCOMPARE(found(index, names, ""), (QStringList{"edge stop", "undo", "edge start"}));
    QCOMPARE(found(index, names, "edge"), (QStringList{"edge stop", "edge start"}));
    index.clearFavours();
    QCOMPARE(found(index, names, ""), names);
}

void tst_FuzzyIndex::aGrowingTextFindsWhatAFreshOneFinds()
{
    std::mt19937 random(7);
    QStringList names;
    for (int i = 0; i < 500; ++i) {
        QString name;
        for (int letter = 0; letter < 12; ++letter) name += QChar('a' + int(random() % 6));
        names << (i % 3 ? "take_" + QString::number(i % 5) + '/' + name : name);
    }
    FuzzyIndex growing = indexOf(names);
    for (int round = 0; round < 40; ++round) {
        QString typed;
        for (int letter = 0; letter < 6; ++letter) {
            typed += letter == 3 ? QChar(' ') : QChar('a' + int(random() % 7));
            FuzzyIndex fresh = indexOf(names);
            QVERIFY(growing.find(typed, 100) == fresh.find(typed, 100));
            QCOMPARE(growing.foundCount(), fresh.foundCount());
        }
        FuzzyIndex fresh = indexOf(names);
        QVERIFY(growing.find(typed.left(2), 100) == fresh.find(typed.left(2), 100));
    }
}

void tst_FuzzyIndex::namesThatComeAreFound()
{
    QStringList names{"walk"};
    FuzzyIndex index = indexOf(names);
    QCOMPARE(found(index, names, "wa"), names);
    names << "water";
    index.add("water", {});
    QCOMPARE(found(index, names, "wa").size(), 2);
    index.clear();
    QCOMPARE(found(index, names, "wa"), QStringList());
}

void tst_FuzzyIndex::theListIsBoundedAndTheCountIsNot()
{
    FuzzyIndex index;
    for (int i = 0; i < 66'000; ++i)
        index.add(QString("session_%1_take_%2").arg(i / 100).arg(i % 100), "cmu");
    for (const char* typed : {"", "s", "s4", "s41", "s412", "s412t", "s412t7"}) {
        const auto hits = index.find(typed, 100);
        QVERIFY(hits.size() <= 100);
        QVERIFY(index.foundCount() >= hits.size());
    }
    const auto hits = index.find("s412t77", 100);
    QCOMPARE(hits.front().place, std::size_t(41'277));
    QBENCHMARK_ONCE { index.find("s4", 100); }
}

QTEST_APPLESS_MAIN(tst_FuzzyIndex)
#include "tst_FuzzyIndex.moc"
