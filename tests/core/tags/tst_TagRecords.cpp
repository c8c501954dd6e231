#include "core/tags/sheet/TagRecords.h"

#include "core/tags/sheet/TagEdits.h"

#include <QTest>

#include <random>

using namespace tagline;

namespace {

constexpr Frame frames = 40;
const std::string run = "Gait.Run";

/// A letter a frame, '.' for none: the field of Gait.Run.
std::string drawn(const TagSheet& sheet, RecordField field, std::string_view tag = run)
{
    std::string text(frames, '.');
    for (const PropertyRange& each : sheet.property(recordProperty(tag, field)))
        for (Frame frame = each.range.start; frame < each.range.stop; ++frame)
            text[std::size_t(frame)] = std::get<std::string>(*each.value).front();
    return text.substr(0, text.find_last_not_of('.') + 1);
}

std::optional<TagSignature> by(const char* author) { return TagSignature{author, "2026-11-21T20:30Z"}; }

struct Records
{
    TagVocabulary vocabulary;
    TagId tag = vocabulary.intern(run);
    TagSheet sheet;

    void edit(const TagSheet& after, const std::optional<TagSignature>& signature = {})
    {
        sheet = withRecordsFollowing(sheet, after, vocabulary, signature);
    }
    void add(FrameRange range, const std::optional<TagSignature>& signature = {})
    {
        edit(withRangeAdded(sheet, tag, range, frames), signature);
    }
    void note(FrameRange range, const char* text)
    {
        sheet = withRecord(sheet, run, RecordField::Note, FrameRanges::canonical({range}), std::string(text));
    }
};

} // namespace

class tst_TagRecords : public QObject
{
    Q_OBJECT

private slots:
    void framesThatGainATagAreSigned()
    {
        Records it;
        it.add({0, 4}, by("ana"));
        it.add({2, 8}, by("ben"));
        QCOMPARE(drawn(it.sheet, RecordField::Author), std::string("aaaabbbb"));
        QCOMPARE(drawn(it.sheet, RecordField::Time), std::string("22222222"));
        QCOMPARE(it.sheet.property(recordProperty(run, RecordField::Time)).size(), std::size_t(1));
    }

    void withoutASignatureNobodyIsNamed()
    {
        Records it;
        it.add({0, 4});
        QVERIFY(it.sheet.properties().empty());
        it.add({10, 14}, by("ana"));
        it.add({12, 18});
        QCOMPARE(drawn(it.sheet, RecordField::Author), std::string("..........aaaa"));
    }

    void framesThatLoseTheTagLoseItsRecord()
    {
        Records it;
        it.add({0, 10}, by("ana"));
        it.note({0, 10}, "limps");
        it.edit(withFramesErased(it.sheet, it.tag, {3, 6}));
        QCOMPARE(drawn(it.sheet, RecordField::Author), std::string("aaa...aaaa"));
        QCOMPARE(drawn(it.sheet, RecordField::Note), std::string("lll...llll"));
        it.edit(it.sheet.withRanges(it.tag, {}));
        QVERIFY(it.sheet.isEmpty());
    }

    void aRangeThatGrowsTakesItsNearestNoteAlong()
    {
        Records it;
        it.add({10, 20});
        it.note({10, 14}, "a");
        it.note({14, 20}, "b");
        it.edit(withEdgeMoved(it.sheet, {it.tag, {10, 20}}, Edge::Start, 8, frames));
        it.edit(withEdgeMoved(it.sheet, {it.tag, {8, 20}}, Edge::Stop, 23, frames));
        QCOMPARE(drawn(it.sheet, RecordField::Note), std::string("........aaaaaabbbbbbbbb"));
    }

    void aRangeThatMovesTakesItsNoteAlong_data()
    {
        QTest::addColumn<int>("by");
        QTest::newRow("far") << 20;
        QTest::newRow("over itself") << 2;
        QTest::newRow("back") << -3;
    }
    void aRangeThatMovesTakesItsNoteAlong()
    {
        QFETCH(int, by);
        Records it;
        it.add({3, 9});
        it.note({3, 5}, "a");
        it.note({7, 9}, "b");
        const std::array moved{RangeRef{it.tag, {3, 9}}};
        it.edit(withRangesMoved(it.sheet, moved, by, frames));
        QCOMPARE(drawn(it.sheet, RecordField::Note), std::string(std::size_t(3 + by), '.') + "aa..bb");
    }

    void aNewRangeHasNoNote()
    {
        Records it;
        it.add({0, 5});
        it.note({0, 5}, "a");
        it.add({10, 15});
        QCOMPARE(drawn(it.sheet, RecordField::Note), std::string("aaaaa"));
    }

    void otherTagsAndPropertiesStayAsTheyAre()
    {
        Records it;
        const TagId walk = it.vocabulary.intern("Gait.Walk");
        it.sheet = withRangeAdded(it.sheet, walk, {0, 20}, frames)
                       .withProperty("terrain", {{{0, 30}, std::string("mud")}});
        it.sheet = withRecord(it.sheet, "Gait.Walk", RecordField::Note, FrameRanges::canonical({{0, 20}}),
                              std::string("w"));
        it.add({5, 10}, by("ana"));
        QCOMPARE(drawn(it.sheet, RecordField::Note, "Gait.Walk"), std::string(20, 'w'));
        QCOMPARE(it.sheet.property("terrain").size(), std::size_t(1));
    }

    void aRangesRecordSaysWhereItIsMixed()
    {
        Records it;
        it.add({0, 10}, by("ana"));
        const auto author = [&](FrameRange range) {
            return recordValue(it.sheet, run, RecordField::Author, range);
        };
        QCOMPARE(author({0, 10}), (RecordValue{std::string("ana"), false}));
        QCOMPARE(author({0, 12}), (RecordValue{std::string("ana"), true}));
        QCOMPARE(author({20, 22}), RecordValue());
        it.add({10, 12}, by("ben"));
        QCOMPARE(author({0, 12}), (RecordValue{std::string("ana"), true}));
        QCOMPARE(author({10, 12}), (RecordValue{std::string("ben"), false}));
    }

    void aValueIsTakenAway()
    {
        Records it;
        it.add({0, 10});
        it.note({0, 10}, "a");
        it.sheet =
            withRecord(it.sheet, run, RecordField::Note, FrameRanges::canonical({{4, 6}}), std::nullopt);
        QCOMPARE(drawn(it.sheet, RecordField::Note), std::string("aaaa..aaaa"));
    }

    void aRenamedTagTakesItsRecordAlong()
    {
        Records it;
        it.add({0, 10}, by("ana"));
        it.note({2, 6}, "a");
        it.sheet = withRecord(it.sheet, "Gait.Sprint", RecordField::Note, FrameRanges::canonical({{4, 8}}),
                              std::string("s"));
        const TagSheet renamed = withRecordsRenamed(it.sheet, run, "Gait.Sprint");
        QCOMPARE(drawn(renamed, RecordField::Author, "Gait.Sprint"), std::string("aaaaaaaaaa"));
        QCOMPARE(drawn(renamed, RecordField::Note, "Gait.Sprint"), std::string("..aassss"));
        QVERIFY(renamed.property(recordProperty(run, RecordField::Author)).empty());
        QVERIFY(renamed.property(recordProperty(run, RecordField::Note)).empty());
    }

    void onlyPropertiesOfKnownTagsAreRecords()
    {
        TagVocabulary vocabulary;
        vocabulary.intern(run);
        QVERIFY(isRecord("Gait.Run.author", vocabulary));
        QVERIFY(isRecord("Gait.Run.confidence", vocabulary));
        QVERIFY(!isRecord("Weather.author", vocabulary));
        QVERIFY(!isRecord("Gait.Run.weather", vocabulary));
        QVERIFY(!isRecord("author", vocabulary));
    }

    /// Against a plain model that keeps a letter a frame.
    void recordsNeverOutliveTheirTag()
    {
        const int rounds = qEnvironmentVariableIntValue("TAGLINE_RANDOM_ROUNDS");
        for (unsigned seed = 0; seed < unsigned(rounds > 0 ? rounds : 4000); ++seed) {
            std::mt19937 random(seed);
            Records it;
            std::string authors(frames, '.');
            for (int step = 0; step < 12; ++step) {
                const Frame start = Frame(random() % (frames - 1));
                const FrameRange range{start, std::min(frames, start + 1 + Frame(random() % 12))};
                const bool isErased = random() % 3 == 0;
                const std::string author(1, char('a' + random() % 3));
                it.edit(isErased ? withFramesErased(it.sheet, it.tag, range)
                                 : withRangeAdded(it.sheet, it.tag, range, frames),
                        by(author.c_str()));
                for (Frame frame = range.start; frame < range.stop; ++frame) {
                    char& now = authors[std::size_t(frame)];
                    now = isErased ? '.' : now == '.' ? author.front() : now;
                }
                if (random() % 2)
                    it.note(it.sheet.ranges(it.tag).empty() ? FrameRange{0, 0} : it.sheet.ranges(it.tag)[0],
                            "n");
                QVERIFY2(drawn(it.sheet, RecordField::Author) ==
                             authors.substr(0, authors.find_last_not_of('.') + 1),
                         qPrintable(QString("seed %1").arg(seed)));
                std::vector<FrameRange> noted;
                for (const PropertyRange& each : it.sheet.property(recordProperty(run, RecordField::Note)))
                    noted.push_back(each.range);
                const FrameRanges stray =
                    FrameRanges::canonical(std::move(noted)).subtracted(it.sheet.frames(it.tag, frames));
                QVERIFY2(stray.isEmpty(), qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(tst_TagRecords)
#include "tst_TagRecords.moc"
