// A tag has the same line in the strip of every clip.

#include "app/presenters/library/StripSlots.h"

#include <QTest>

using namespace tagline;

class tst_StripSlots : public QObject
{
    Q_OBJECT

private slots:
    void everyTagHasItsLine();
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

QTEST_APPLESS_MAIN(tst_StripSlots)
#include "tst_StripSlots.moc"
