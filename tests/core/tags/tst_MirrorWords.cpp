// The words that a person sets for left and right, and that swapping them twice gives the text itself.

#include "core/tags/vocabulary/MirrorWords.h"

#include <QTest>

#include <random>

using namespace tagline;

class tst_MirrorWords : public QObject
{
    Q_OBJECT

private slots:
    void otherWordsSaySides_data();
    void otherWordsSaySides();
    void withoutAListTheBuiltInWordsAreSwapped();
    void aValueMayBeALetterAlone();
    void namesOfJointsKeepTheBuiltInWords();
    void wordsThatContradictAreNamed_data();
    void wordsThatContradictAreNamed();
    void whatContradictsIsTakenOut();
    void twiceIsTheTextItselfWhateverTheWords();
};

namespace {

MirrorWords several()
{
    return MirrorWords({{"left", "right"},
                        {"Links", "rechts"},
                        {"A", "z"},
                        {"vänster", "höger"},
                        {"Слева", "Справа"},
                        {"左", "右"}});
}

} // namespace

void tst_MirrorWords::otherWordsSaySides_data()
{
    QTest::addColumn<QByteArray>("swapped");
    const auto row = [](const char* text, const char* swapped) {
        QTest::newRow(text) << QByteArray(swapped);
    };
    row("Hand.links", "Hand.rechts");
    row("HandLinks", "HandRechts");
    row("HAND_LINKS", "HAND_RECHTS");
    row("linksfuss", "linksfuss");
    row("winkt mit links, Rechts voraus", "winkt mit rechts, Links voraus");
    row("foot_a", "foot_z");
    row("Foot.Z", "Foot.A");
    row("A", "A");
    row("foot_l", "foot_l"); // the list has no l
    row("left hand", "right hand");
    row("vänster hand, Höger hand", "höger hand, Vänster hand");
    row("Слева рука", "Справа рука");
    row("слева", "слева"); // as it was typed
    row("用左手挥", "用右手挥");
}

void tst_MirrorWords::otherWordsSaySides()
{
    QFETCH(QByteArray, swapped);
    QCOMPARE(QByteArray::fromStdString(several().swapped(QTest::currentDataTag())), swapped);
    QCOMPARE(QByteArray::fromStdString(several().swapped(swapped.toStdString())),
             QByteArray(QTest::currentDataTag()));
}

void tst_MirrorWords::withoutAListTheBuiltInWordsAreSwapped()
{
    QCOMPARE(MirrorWords().swapped("foot_l left"), std::string("foot_r right"));
    QCOMPARE(MirrorWords(std::vector<MirrorPair>()).swapped("foot_l left"), std::string("foot_r right"));
    QCOMPARE(MirrorWords(builtInMirrorPairs()).swapped("foot_l left"), std::string("foot_r right"));
    QVERIFY(!findProblem(builtInMirrorPairs()));
}

void tst_MirrorWords::aValueMayBeALetterAlone()
{
    QCOMPARE(several().swapped("A"), std::string("A"));
    QCOMPARE(several().swappedText("A"), std::string("Z"));
    QCOMPARE(several().swappedText("links"), std::string("rechts"));
    QCOMPARE(MirrorWords().swappedText("R"), std::string("L"));
}

void tst_MirrorWords::namesOfJointsKeepTheBuiltInWords()
{
    const MirrorWords german(std::vector<MirrorPair>{{"links", "rechts"}});
    QCOMPARE(german.swapped("LeftFoot"), std::string("LeftFoot"));
    QCOMPARE(mirroredJoint("LeftFoot", german), std::string("RightFoot"));
    QCOMPARE(mirroredJoint("Fuss.links", german), std::string("Fuss.rechts"));
}

void tst_MirrorWords::wordsThatContradictAreNamed_data()
{
    QTest::addColumn<QStringList>("words"); // left, right, left, right …
    QTest::addColumn<int>("pair");
    QTest::addColumn<QString>("said");
    QTest::newRow("good") << QStringList{"left", "right", "links", "rechts"} << -1 << "";
    QTest::newRow("empty") << QStringList{"left", ""} << 0 << "must not be empty";
    QTest::newRow("two words") << QStringList{"left", "right", "to the left", "right"} << 1
                               << "letters alone; found \"to the left\"";
    QTest::newRow("itself") << QStringList{"left", "Left"} << 0 << "\"Left\" stands twice";
    QTest::newRow("twice") << QStringList{"left", "right", "links", "RIGHT"} << 1 << "\"RIGHT\" stands twice";
    QTest::newRow("a sign and a word") << QStringList{"左", "right"} << 0 << "is one sign";
    QTest::newRow("a sign in a word") << QStringList{"左手", "右腕", "左", "右"} << 0 << "holds \"左\"";
}

void tst_MirrorWords::wordsThatContradictAreNamed()
{
    QFETCH(QStringList, words);
    QFETCH(int, pair);
    QFETCH(QString, said);
    std::vector<MirrorPair> pairs;
    for (int i = 0; i < words.size(); i += 2)
        pairs.push_back({words[i].toStdString(), words[i + 1].toStdString()});
    const auto problem = findProblem(pairs);
    QCOMPARE(problem ? int(problem->pair) : -1, pair);
    if (problem) QVERIFY2(QString::fromStdString(problem->message).contains(said), problem->message.c_str());
}

void tst_MirrorWords::whatContradictsIsTakenOut()
{
    std::vector<MirrorPair> pairs{{"left", "right"}, {"links", "right"}, {"l", "r"}};
    QCOMPARE(removeProblems(pairs).size(), std::size_t(1));
    QCOMPARE(pairs, builtInMirrorPairs());
    pairs = {{"左侧", "右侧"}, {"左", "右"}}; // what came first stays
    QCOMPARE(removeProblems(pairs).size(), std::size_t(1));
    QCOMPARE(pairs, (std::vector<MirrorPair>{{"左侧", "右侧"}}));
    for (std::size_t i = 0; i <= mostMirrorPairs; ++i)
        pairs.push_back({std::string(i + 2, 'a'), std::string(i + 2, 'b')});
    QVERIFY(findProblem(pairs));
    removeProblems(pairs);
    QCOMPARE(pairs.size(), mostMirrorPairs);
    QVERIFY(!findProblem(pairs));
}

void tst_MirrorWords::twiceIsTheTextItselfWhateverTheWords()
{
    std::mt19937 random(20);
    const std::vector<std::string> letters{"a", "b", "B", "ä", "Ä", "л", "左", "右", "A", "ab", "手"};
    const std::vector<std::string> others{".", "_", " ", "-", "9", ",", "c"};
    const auto one = [&](const std::vector<std::string>& from) {
        return from[std::uniform_int_distribution<std::size_t>(0, from.size() - 1)(random)];
    };
    const auto word = [&] {
        std::string made;
        for (int i = std::uniform_int_distribution(1, 3)(random); i > 0; --i) made += one(letters);
        return made;
    };
    int changed = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<MirrorPair> pairs;
        for (int i = 0; i < 4; ++i) pairs.push_back({word(), word()});
        removeProblems(pairs);
        const MirrorWords words(pairs);
        for (int each = 0; each < 20; ++each) {
            std::string text;
            for (int i = 0; i < 6; ++i) {
                const auto kind = random() % 4;
                if (kind < 2 && !pairs.empty()) {
                    const MirrorPair& pair = pairs[random() % pairs.size()];
                    text += kind == 0 ? pair.left : pair.right;
                } else
                    text += kind == 2 ? one(letters) : one(others);
            }
            const std::string swapped = words.swapped(text);
            changed += swapped != text;
            if (words.swapped(swapped) != text) {
                std::string said = text + " -> " + swapped + " -> " + words.swapped(swapped) + " by";
                for (const MirrorPair& pair : pairs) said += ' ' + pair.left + '|' + pair.right;
                QFAIL(said.c_str());
            }
        }
    }
    QVERIFY(changed > 10000);
}

QTEST_APPLESS_MAIN(tst_MirrorWords)
#include "tst_MirrorWords.moc"
