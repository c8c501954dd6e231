// A tag has the same line in the strip of every clip.

#include "app/presenters/library/StripSlots.h"

#include <QTest>

#include <algorithm>

using namespace tagline;

class tst_StripSlots : public QObject
{
    Q_OBJECT

private slots:
    void everyTagHasItsLine();
    void tagsWithoutAGroupShareAllLines();
    void tagsBesideAGroupShareWhatItLeaves();
    void aTagThatComesMovesNone();
};

void tst_StripSlots::everyTagHasItsLine()
{
    constexpr std::pair<const char*, int> expected[] = {
        {"Locomotion.Walk", 0}, {"Locomotion.TurnLeft", 0}, {"Locomotion.TurnRight", 0},
        {"Style.Tired", 1},     {"Contact.LeftFoot", 2},    {"Contact.RightFoot", 3}};
    TagVocabulary vocabulary;
    for (const auto& [name, slot] : expected) vocabulary.intern(name);
    const std::vector<int> lines = stripSlots(vocabulary);
    QCOMPARE(lines.size(), vocabulary.size());
    for (const auto& [name, slot] : expected) QVERIFY2(lines[vocabulary.find(name)->value] == slot, name);
    QVERIFY(stripSlots(TagVocabulary()).empty());
}

namespace {

std::vector<int> slotsOf(const std::vector<std::string>& names)
{
    TagVocabulary vocabulary;
    for (const std::string& name : names) vocabulary.intern(name);
    const std::vector<int> all = stripSlots(vocabulary); // those of parents, too
    std::vector<int> lines;
    for (const std::string& name : names) lines.push_back(all[vocabulary.find(name)->value]);
    return lines;
}

/// "Tag1" and so on.
std::vector<std::string> flatNames(int count, const std::string& group = {})
{
    std::vector<std::string> names;
    for (int i = 1; i <= count; ++i) names.push_back(group + "Tag" + std::to_string(i));
    return names;
}

} // namespace

void tst_StripSlots::tagsWithoutAGroupShareAllLines()
{
    QCOMPARE(slotsOf(flatNames(3)), (std::vector{0, 1, 2}));
    for (const std::string group : {"", "Style."}) { // one group leaves nothing that it is told from
        const std::vector<int> lines = slotsOf(flatNames(17, group));
        for (int line = 0; line < 4; ++line) {
            const auto count = std::count(lines.begin(), lines.end(), line);
            QVERIFY2(count >= 4 && count <= 5, qPrintable(QString::number(count)));
        }
    }
    QCOMPARE(slotsOf({"LeftFoot", "Walk", "RightFoot", "Run", "Jump"}), (std::vector{2, 0, 3, 1, 0}));
}

void tst_StripSlots::tagsBesideAGroupShareWhatItLeaves()
{
    QCOMPARE(slotsOf({"Locomotion.Walk", "Locomotion.Run", "Style.Tired", "Wave", "Bad", "Step"}),
             (std::vector{0, 0, 1, 2, 3, 1}));
    TagVocabulary vocabulary;
    for (const char* name : {"Walk", "Run"}) {
        TagDefinition tag;
        tag.name = name;
        tag.group = "Locomotion";
        vocabulary.define(tag);
    }
    TagGroup group;
    group.name = "Locomotion";
    group.exclusiveness = Exclusiveness::AtMostOne;
    vocabulary.setGroups({group}); // its tags never hide each other
    QCOMPARE(stripSlots(vocabulary), (std::vector{0, 0}));
}

void tst_StripSlots::aTagThatComesMovesNone()
{
    for (int count = 1; count < 30; ++count) {
        const std::vector<int> before = slotsOf(flatNames(count)), after = slotsOf(flatNames(count + 1));
        QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
    }
}

QTEST_APPLESS_MAIN(tst_StripSlots)
#include "tst_StripSlots.moc"
