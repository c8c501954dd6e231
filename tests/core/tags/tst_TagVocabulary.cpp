#include "core/tags/vocabulary/TagVocabulary.h"

#include <QTest>

using namespace tagline;

namespace {

TagVocabulary vocabularyOf(std::initializer_list<const char*> names)
{
    TagVocabulary vocabulary;
    for (const char* name : names) vocabulary.intern(name);
    return vocabulary;
}

/// The answer of resolve as text: the name, "?suggestion" or "a, b".
QString resolved(const TagVocabulary& vocabulary, std::string_view typed)
{
    const TagResolution resolution = vocabulary.resolve(typed);
    if (const auto* id = std::get_if<TagId>(&resolution)) return QString::fromStdString(vocabulary[*id].name);
    if (const auto* unknown = std::get_if<UnknownTag>(&resolution))
        return '?' + QString::fromStdString(unknown->suggestion);
    QStringList candidates;
    for (const std::string& name : std::get<AmbiguousTag>(resolution).candidates)
        candidates << QString::fromStdString(name);
    return candidates.join(", ");
}

} // namespace

class tst_TagVocabulary : public QObject
{
    Q_OBJECT

private slots:
    void internedTwiceIsOneTag();
    void parentsAreInterned();
    void strayDotsMakeNoParents();
    void coloursGoToTagsInUseFirst();
    void aParentInternedItselfGetsAColour();
    void definingKeepsTheId();
    void definedColourZeroIsAutomatic();
    void keysFindTags();
    void aFullSynonymWinsOverALastPart();
    void aLastPartOfANameWinsOverOneOfASynonym();
    void namespacesKeepEqualNamesApart();
    void aNamespaceIsNoTag();
    void groupsAreFoundByName();
    void namesInByteOrder();
    void resolves_data();
    void resolves();
    void suggestionIsFullWhereItsEndIsShared();
    void aBegunNameIsSuggested();
    void lastPartIsBehindTheLastDot();
};

void tst_TagVocabulary::internedTwiceIsOneTag()
{
    TagVocabulary vocabulary;
    const TagId run = vocabulary.intern("Run");
    QCOMPARE(vocabulary.intern("Run"), run);
    QCOMPARE(vocabulary.size(), 1u);
    QVERIFY(!vocabulary[run].isRegistered);
    QVERIFY(vocabulary.intern("run") != run);
}

void tst_TagVocabulary::parentsAreInterned()
{
    const TagVocabulary vocabulary = vocabularyOf({"Contact.Left.Foot"});
    QCOMPARE(vocabulary.size(), 3u);
    QVERIFY(vocabulary.find("Contact"));
    QVERIFY(vocabulary.find("Contact.Left"));
    QVERIFY(!vocabulary[*vocabulary.find("Contact")].isRegistered);
}

void tst_TagVocabulary::strayDotsMakeNoParents()
{
    const TagVocabulary vocabulary = vocabularyOf({"A..B", ".C"});
    QCOMPARE(vocabulary.size(), 3u);
    QVERIFY(vocabulary.find("A"));
}

void tst_TagVocabulary::coloursGoToTagsInUseFirst()
{
    const TagVocabulary vocabulary = vocabularyOf({"Locomotion.Run", "Style.Tired"});
    QCOMPARE(vocabulary[*vocabulary.find("Locomotion.Run")].colour, automaticColour(0));
    QCOMPARE(vocabulary[*vocabulary.find("Style.Tired")].colour, automaticColour(1));
}

void tst_TagVocabulary::aParentInternedItselfGetsAColour()
{
    TagVocabulary vocabulary = vocabularyOf({"Locomotion.Run"});
    const TagId parent = *vocabulary.find("Locomotion");
    QVERIFY(vocabulary[parent].colour != automaticColour(1));
    QCOMPARE(vocabulary.intern("Locomotion"), parent);
    QCOMPARE(vocabulary[parent].colour, automaticColour(1));
    vocabulary.intern("Locomotion");
    QCOMPARE(vocabulary[vocabulary.intern("Male")].colour, automaticColour(2));
}

void tst_TagVocabulary::definingKeepsTheId()
{
    TagVocabulary vocabulary = vocabularyOf({"Run", "Walk"});
    TagDefinition definition;
    definition.name = "Run";
    definition.colour = 0x123456;
    definition.key = "3";
    QCOMPARE(vocabulary.define(definition), *vocabulary.find("Run"));
    QCOMPARE(vocabulary[*vocabulary.find("Run")], definition);
    vocabulary.intern("Run");
    QCOMPARE(vocabulary[*vocabulary.find("Run")], definition);
}

void tst_TagVocabulary::definedColourZeroIsAutomatic()
{
    TagVocabulary vocabulary = vocabularyOf({"Run"});
    TagDefinition walk;
    walk.name = "Walk";
    const TagId id = vocabulary.define(walk);
    QCOMPARE(vocabulary[id].colour, automaticColour(1));
    walk.colour = 0x123456;
    vocabulary.define(walk);
    walk.colour = 0;
    vocabulary.define(walk);
    QCOMPARE(vocabulary[id].colour, automaticColour(1));
}

void tst_TagVocabulary::keysFindTags()
{
    TagVocabulary vocabulary = vocabularyOf({"Run"});
    TagDefinition walk;
    walk.name = "Walk";
    walk.key = "2";
    const TagId id = vocabulary.define(walk);
    QCOMPARE(vocabulary.findKey("2"), std::optional(id));
    QCOMPARE(vocabulary.findKey("3"), std::nullopt);
    QCOMPARE(vocabulary.findKey(""), std::nullopt);
}

void tst_TagVocabulary::aFullSynonymWinsOverALastPart()
{
    TagVocabulary vocabulary = vocabularyOf({"Style.Jog"});
    TagDefinition run;
    run.name = "Locomotion.Run";
    run.synonyms = {"Jog", "Gait.Trot"};
    vocabulary.define(run);
    QCOMPARE(resolved(vocabulary, "Jog"), QString("Locomotion.Run"));
    QCOMPARE(resolved(vocabulary, "Trot"), QString("Locomotion.Run"));
    QCOMPARE(resolved(vocabulary, "Gait.Trot"), QString("Locomotion.Run"));
    QCOMPARE(resolved(vocabulary, "Gait.Torts"), QString("?Gait.Trot"));
}

void tst_TagVocabulary::aLastPartOfANameWinsOverOneOfASynonym()
{
    TagVocabulary vocabulary = vocabularyOf({"Style.Trot"});
    TagDefinition run;
    run.name = "Run";
    run.synonyms = {"Gait.Trot", "Old.Dash"};
    vocabulary.define(run);
    TagDefinition walk;
    walk.name = "Walk";
    walk.synonyms = {"Older.Dash"};
    vocabulary.define(walk);
    QCOMPARE(resolved(vocabulary, "Trot"), QString("Style.Trot"));
    QCOMPARE(resolved(vocabulary, "Dash"), QString("Run, Walk"));
}

void tst_TagVocabulary::namespacesKeepEqualNamesApart()
{
    TagVocabulary vocabulary;
    vocabulary.setNamespaces({"Game", "Voice"});
    vocabulary.intern("Game.Run");
    vocabulary.intern("Voice.Run");
    QCOMPARE(vocabulary.size(), 2u);
    QCOMPARE(resolved(vocabulary, "Run"), QString("Game.Run, Voice.Run"));
    QCOMPARE(resolved(vocabulary, "Voice.Run"), QString("Voice.Run"));
}

void tst_TagVocabulary::aNamespaceIsNoTag()
{
    TagVocabulary vocabulary = vocabularyOf({"Game.Run", "Style.Voice"}); // before the namespaces are known
    vocabulary.setNamespaces({"Game", "Voice"});
    const TagResolution game = vocabulary.resolve("Game");
    QVERIFY(std::holds_alternative<UnknownTag>(game) && std::get<UnknownTag>(game).isNamespace);
    QCOMPARE(resolved(vocabulary, "Voice"), QString("Style.Voice"));
    for (const TagId id : vocabulary.inNameOrder()) QVERIFY(vocabulary[id].name != "Game");
    vocabulary.intern("Game"); // a sidecar has a tag of that name: it is one then
    QCOMPARE(resolved(vocabulary, "Game"), QString("Game"));
}

void tst_TagVocabulary::groupsAreFoundByName()
{
    TagVocabulary vocabulary;
    vocabulary.setGroups({{"Gait", OverlapPolicy::Push, Exclusiveness::ExactlyOne, {}}});
    TagDefinition run;
    run.name = "Run";
    run.group = "Gait";
    TagDefinition other;
    other.name = "Other";
    other.group = "Undeclared";
    QCOMPARE(vocabulary.groupOf(vocabulary.define(run)), vocabulary.groups()[0]);
    QCOMPARE(vocabulary.groupOf(vocabulary.define(other)),
             (TagGroup{"Undeclared", OverlapPolicy::Carve, Exclusiveness::None, {}}));
    QCOMPARE(vocabulary.groupOf(vocabulary.intern("None")), TagGroup());
}

void tst_TagVocabulary::namesInByteOrder()
{
    const TagVocabulary vocabulary = vocabularyOf({"b", "é", "B", "a"});
    QCOMPARE(vocabulary.inNameOrder(), (std::vector{TagId(2), TagId(3), TagId(0), TagId(1)}));
}

void tst_TagVocabulary::resolves_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("answer");
    QTest::newRow("full name") << "Locomotion.Run"
                               << "Locomotion.Run";
    QTest::newRow("unique last part") << "Tired"
                                      << "Style.Tired";
    QTest::newRow("unique last parts") << "Left.Foot"
                                       << "Contact.Left.Foot";
    QTest::newRow("a full name wins over a last part") << "Male"
                                                       << "Male";
    QTest::newRow("parent") << "Contact"
                            << "Contact";
    QTest::newRow("shared last part") << "Foot"
                                      << "Contact.Left.Foot, Contact.Right.Foot";
    QTest::newRow("only whole parts") << "ired"
                                      << "?Tired";
    QTest::newRow("case matters") << "tired"
                                  << "?Tired";
    QTest::newRow("mistyped") << "Tierd"
                              << "?Tired";
    QTest::newRow("mistyped in full") << "Locomotoin.Run"
                                      << "?Locomotion.Run";
    QTest::newRow("nothing near") << "Backflip"
                                  << "?";
    QTest::newRow("empty") << ""
                           << "?";
}

void tst_TagVocabulary::resolves()
{
    QFETCH(QString, typed);
    const TagVocabulary vocabulary = vocabularyOf(
        {"Locomotion.Run", "Style.Tired", "Contact.Left.Foot", "Contact.Right.Foot", "Male", "Voice.Male"});
    QTEST(resolved(vocabulary, typed.toStdString()), "answer");
    const auto found = vocabulary.findTyped(typed.toStdString());
    const TagResolution resolution = vocabulary.resolve(typed.toStdString());
    QCOMPARE(found.has_value(), std::holds_alternative<TagId>(resolution));
}

void tst_TagVocabulary::suggestionIsFullWhereItsEndIsShared()
{
    const TagVocabulary vocabulary = vocabularyOf({"Right.Foot", "Left.Foot"});
    QCOMPARE(resolved(vocabulary, "Fot"), QString("?Left.Foot"));
}

void tst_TagVocabulary::aBegunNameIsSuggested()
{
    const TagVocabulary vocabulary =
        vocabularyOf({"Contact.RightFoot", "Contact.LeftHeel", "Contact.LeftFoot", "LeftFooted"});
    QCOMPARE(resolved(vocabulary, "Contact.Left"), QString("?Contact.LeftFoot"));
    QCOMPARE(resolved(vocabulary, "contact.right"), QString("?Contact.RightFoot"));
    QCOMPARE(resolved(vocabulary, "Contact.Rigth"), QString("?")); // neither begun nor near
    QCOMPARE(resolved(vocabulary, "Left"), QString("?"));          // a single part is no begun name
}

void tst_TagVocabulary::lastPartIsBehindTheLastDot()
{
    QCOMPARE(lastPart("Contact.Left.Foot"), std::string_view("Foot"));
    QCOMPARE(lastPart("Run"), std::string_view("Run"));
}

QTEST_APPLESS_MAIN(tst_TagVocabulary)
#include "tst_TagVocabulary.moc"
