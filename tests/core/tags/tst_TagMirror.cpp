#include "core/tags/sheet/TagMirror.h"

#include <QTest>

#include <random>

using namespace tagline;

class tst_TagMirror : public QObject
{
    Q_OBJECT

private slots:
    void namesChangeSides_data();
    void namesChangeSides();
    void twiceIsTheNameItself();
    void declaredPartnersComeFirst();
    void aPartnerNeedNotBeDeclaredTwice();
    void sheetsSwapTheirPartners();
    void aPartnerOfTwoGetsTheFramesOfBoth();
    void mirroringTwiceIsTheSheetItself();
    void wordsOfTheLibraryNamePartnersAndCaptions();
};

void tst_TagMirror::namesChangeSides_data()
{
    QTest::addColumn<QByteArray>("mirrored");
    const auto row = [](const char* name, const char* mirrored) {
        QTest::newRow(name) << QByteArray(mirrored);
    };
    row("Contact.LeftFoot", "Contact.RightFoot");
    row("Contact.FootRight", "Contact.FootLeft");
    row("Left", "Right");
    row("TurnLeft90", "TurnRight90");
    row("LeftToRight", "RightToLeft");
    row("Contact.left", "Contact.right");
    row("left_foot", "right_foot");
    row("leftFoot", "rightFoot");
    row("foot-right", "foot-left");
    row("LEFT_FOOT", "RIGHT_FOOT");
    row("L_Foot", "R_Foot");
    row("Foot.L", "Foot.R");
    row("Foot.R.001", "Foot.L.001");
    row("foot_l", "foot_r");
    row("r-hand", "l-hand");
    row("mixamorig:L_Hand", "mixamorig:R_Hand");
    row("Left.foot_r", "Right.foot_l");
    row("Leftover", "Leftover");
    row("bright", "bright");
    row("upright", "upright");
    row("Copyright", "Copyright");
    row("lefthand", "lefthand");
    row("CLEFT", "CLEFT");
    row("Walk", "Walk");
    row("L", "L");
    row("r", "r");
    row("Roll", "Roll");
    row("Locomotion.Run", "Locomotion.Run");
    row("élefté", "élefté");
    row("", "");
}

void tst_TagMirror::namesChangeSides()
{
    QFETCH(QByteArray, mirrored);
    QCOMPARE(QByteArray::fromStdString(MirrorWords().swapped(QTest::currentDataTag())), mirrored);
}

void tst_TagMirror::twiceIsTheNameItself()
{
    std::mt19937 random(66);
    const std::vector<std::string> pieces{"Left", "Right", "left", "right", "LEFT", "RIGHT", "L",    "R",
                                          "l",    "r",     ".",    "_",     "-",    " ",     "foot", "X",
                                          "e",    "é",     "9",    "ver",   "Le",   "ft"};
    for (int round = 0; round < 20000; ++round) {
        std::string name;
        for (int i = 0; i < 5; ++i)
            name += pieces[std::uniform_int_distribution<std::size_t>(0, pieces.size() - 1)(random)];
        if (const MirrorWords words; words.swapped(words.swapped(name)) != name) QFAIL(name.c_str());
    }
}

void tst_TagMirror::declaredPartnersComeFirst()
{
    TagVocabulary vocabulary;
    TagDefinition lead;
    lead.name = "Lead.Left";
    lead.mirror = "Follow";
    const TagId tag = vocabulary.define(lead);
    QCOMPARE(mirrorPartner(tag, vocabulary), std::optional<std::string>("Follow"));
    QCOMPARE(mirrorPartner(vocabulary.intern("Follow"), vocabulary), std::optional<std::string>("Lead.Left"));
    QCOMPARE(mirrorPartner(vocabulary.intern("Lead.Right"), vocabulary),
             std::optional<std::string>("Lead.Left"));
    QCOMPARE(mirrorPartner(vocabulary.intern("Walk"), vocabulary), std::nullopt);
}

void tst_TagMirror::aPartnerNeedNotBeDeclaredTwice()
{
    TagVocabulary vocabulary;
    TagDefinition own;
    own.name = "TurnLeft";
    own.mirror = "TurnLeft"; // it has no other side
    QCOMPARE(mirrorPartner(vocabulary.define(own), vocabulary), std::nullopt);
}

void tst_TagMirror::sheetsSwapTheirPartners()
{
    TagVocabulary vocabulary;
    const TagId left = vocabulary.intern("Contact.LeftFoot");
    const TagId walk = vocabulary.intern("Walk");
    const TagSheet sheet = TagSheet()
                               .withRanges(left, {{2, 4}, {4, 6}})
                               .withRanges(walk, {{0, 10}})
                               .withProperty("terrain", {{{0, 10}, std::string("gravel")}});
    const TagSheet other = mirrored(sheet, vocabulary);
    const auto right = vocabulary.find("Contact.RightFoot");
    QVERIFY(right);
    QCOMPARE(other, TagSheet()
                        .withRanges(*right, {{2, 4}, {4, 6}})
                        .withRanges(walk, {{0, 10}})
                        .withProperty("terrain", {{{0, 10}, std::string("gravel")}}));
}

void tst_TagMirror::aPartnerOfTwoGetsTheFramesOfBoth()
{
    TagVocabulary vocabulary;
    TagDefinition lean;
    lean.name = "Lean";
    lean.mirror = "TurnRight";
    const TagId a = vocabulary.define(lean);
    const TagId b = vocabulary.intern("TurnLeft");
    const TagSheet other =
        mirrored(TagSheet().withRanges(a, {{0, 5}}).withRanges(b, {{3, 8}, {8, 9}}), vocabulary);
    QCOMPARE(other, TagSheet().withRanges(*vocabulary.find("TurnRight"), {{0, 8}, {8, 9}}));
}

void tst_TagMirror::mirroringTwiceIsTheSheetItself()
{
    TagVocabulary vocabulary;
    TagSheet sheet;
    for (const char* name : {"A.L", "A.R", "TurnLeft", "Walk", "hand_r"})
        sheet = sheet.withRanges(vocabulary.intern(name), {{Frame(vocabulary.size()), 20}, {20, 30}});
    QVERIFY(!(mirrored(sheet, vocabulary) == sheet));
    QCOMPARE(mirrored(mirrored(sheet, vocabulary), vocabulary), sheet);
}

void tst_TagMirror::wordsOfTheLibraryNamePartnersAndCaptions()
{
    TagVocabulary vocabulary;
    vocabulary.setMirrorPairs({{"links", "rechts"}});
    const TagId tag = vocabulary.intern("Hand.links");
    QCOMPARE(mirrorPartner(tag, vocabulary), std::optional<std::string>("Hand.rechts"));
    QCOMPARE(mirrorPartner(vocabulary.intern("TurnLeft"), vocabulary), std::nullopt);
    Caption caption{{0, 9}, "winkt mit links", {}, {}};
    const TagSheet sheet =
        TagSheet().withInstances(tag, {{{2, 6}, {{"side", std::string("Rechts")}}}}).withCaptions({caption});
    const TagSheet other = mirrored(sheet, vocabulary);
    caption.text = "winkt mit rechts";
    QCOMPARE(other,
             TagSheet()
                 .withInstances(*vocabulary.find("Hand.rechts"), {{{2, 6}, {{"side", std::string("Links")}}}})
                 .withCaptions({caption}));
    QCOMPARE(mirrored(other, vocabulary), sheet);
    vocabulary.setMirrorPairs({});
    QCOMPARE(mirrorPartner(tag, vocabulary), std::nullopt);
}

QTEST_APPLESS_MAIN(tst_TagMirror)
#include "tst_TagMirror.moc"
