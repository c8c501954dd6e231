// The queries of resources/examples/tags.sql over an exported database: the answers of our own.

#include "core/exports/ExportFormat.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "tests/support/RandomSeeds.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include <sqlite3.h>

using namespace tagline;
using namespace tagline::test;

class tst_ExportedSql : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answersAreOurOwn();
    void lengthsAreCounted();
    void clipsHaveTheirStates();

private:
    /// The statement that begins with a comment of that name.
    QByteArray statement(const char* name) const;

    QByteArray m_text;
};

namespace {

struct Row
{
    std::string clip;
    FrameRange range;

    bool operator==(const Row&) const = default;
};

/// A database of exported tags, and what it answers.
class Database
{
public:
    explicit Database(const ClipLibrary& library)
    {
        const auto exported = exportFormat("sqlite")->bytes({library}, {});
        m_bytes = exported ? *exported : std::string();
        sqlite3_open(":memory:", &m_handle);
        sqlite3_deserialize(m_handle, "main", reinterpret_cast<unsigned char*>(m_bytes.data()),
                            sqlite3_int64(m_bytes.size()), sqlite3_int64(m_bytes.size()),
                            SQLITE_DESERIALIZE_READONLY);
    }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { sqlite3_close(m_handle); }

    /// The tags are a and b, the property p with the value 2.
    template<class F>
    void ask(const QByteArray& sql, F&& take)
    {
        QVERIFY(!sql.isEmpty());
        sqlite3_stmt* statement = nullptr;
        QVERIFY2(sqlite3_prepare_v2(m_handle, sql, -1, &statement, nullptr) == SQLITE_OK,
                 sqlite3_errmsg(m_handle));
        for (const auto& [name, value] :
             {std::pair<const char*, std::string>(":a", "a"), {":b", "b"}, {":property", "p"}})
            if (const int place = sqlite3_bind_parameter_index(statement, name))
                sqlite3_bind_text(statement, place, value.c_str(), -1, SQLITE_TRANSIENT);
        if (const int place = sqlite3_bind_parameter_index(statement, ":value"))
            sqlite3_bind_double(statement, place, 2);
        while (sqlite3_step(statement) == SQLITE_ROW) take(statement);
        sqlite3_finalize(statement);
    }

    std::vector<Row> ranges(const QByteArray& sql)
    {
        std::vector<Row> rows;
        const auto take = [&](sqlite3_stmt* row) {
            rows.push_back({reinterpret_cast<const char*>(sqlite3_column_text(row, 0)),
                            {sqlite3_column_int(row, 1), sqlite3_column_int(row, 2)}});
        };
        ask(sql, take);
        return rows;
    }

private:
    std::string m_bytes;
    sqlite3* m_handle = nullptr;
};

/// The ranges of a tag as they were drawn.
struct Lengths
{
    int ranges = 0;
    Frame frames = 0;
    double seconds = 0, shortest = 0, longest = 0;

    void add(double length)
    {
        shortest = ranges == 0 ? length : std::min(shortest, length);
        longest = std::max(longest, length);
        seconds += length;
        ++ranges;
    }
    bool isLike(const Lengths& other) const
    {
        const auto alike = [](double a, double b) { return std::abs(a - b) < 1e-9; };
        return ranges == other.ranges && frames == other.frames && alike(seconds, other.seconds) &&
               alike(shortest, other.shortest) && alike(longest, other.longest);
    }
};

/// Some short clips with the tags a and b and the property p, whose ranges often touch.
ClipLibrary randomLibrary(std::mt19937& random)
{
    ClipLibrary library;
    for (int i = 0; i < 3; ++i) {
        const std::string name = std::string(1, char('x' + i)) + ".bvh";
        auto model = std::make_shared<ImportedModel>();
        Clip clip;
        clip.name = clip.displayName = name;
        clip.frames = 1 + Frame(random() % 40);
        clip.rate = random() % 2 ? FrameRate{30, 1} : FrameRate{60000, 1001};
        model->clips.push_back(clip);
        const SourceId source = library.addSource("/lib/" + name, name);
        library.setModel(source, model);
        TagSheet sheet;
        for (const char* tag : {"a", "b"}) {
            std::vector<FrameRange> ranges;
            for (Frame at = Frame(random() % 10); at < clip.frames;) {
                const Frame stop = std::min(clip.frames, at + 1 + Frame(random() % 6));
                ranges.push_back({at, stop});
                at = stop + (random() % 2 ? 0 : 1 + Frame(random() % 6));
            }
            sheet = sheet.withRanges(library.vocabulary().intern(tag), ranges);
        }
        std::vector<PropertyRange> values;
        for (Frame at = i > 0 ? Frame(random() % 10) : 0; at < clip.frames;) { // so that p is known
            const Frame stop = std::min(clip.frames, at + 1 + Frame(random() % 6));
            values.push_back({{at, stop}, double(random() % 4)});
            at = stop + (random() % 2 ? 0 : 1 + Frame(random() % 6));
        }
        library.setSheet(library.source(source).clips.front(), sheet.withProperty("p", values));
    }
    return library;
}

std::vector<Row> ours(const ClipLibrary& library, const char* query)
{
    std::vector<Row> rows;
    const FrameSet answer = evaluate(*parseQuery(query, library), library.queryLibrary());
    for (const ClipId clip : library.clipsInPathOrder())
        for (const FrameRange range : answer.rangesOf(clip))
            rows.push_back({exportedClipName(library, clip), range});
    return rows;
}

} // namespace

void tst_ExportedSql::initTestCase()
{
    QFile file(qEnvironmentVariable("TAGLINE_SOURCE_DIR") + "/resources/examples/tags.sql");
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = file.readAll();
}

QByteArray tst_ExportedSql::statement(const char* name) const
{
    const qsizetype start = m_text.indexOf(QByteArray("-- ") + name + ": ");
    return start < 0 ? QByteArray() : m_text.mid(start, m_text.indexOf(';', start) - start);
}

void tst_ExportedSql::answersAreOurOwn()
{
    for (const std::uint32_t seed : RandomSeeds(1'000)) {
        std::mt19937 random(seed);
        const ClipLibrary library = randomLibrary(random);
        Database database(library);
        for (const auto& [name, query] : {std::pair("union", "a | b"),
                                          {"intersection", "a & b"},
                                          {"difference", "a - b"},
                                          {"overlap", "a & p == 2"}})
            QVERIFY2(database.ranges(statement(name)) == ours(library, query), name);
    }
}

/// Of ranges as they were drawn; their frames are those that the query for the tag finds.
void tst_ExportedSql::lengthsAreCounted()
{
    for (const std::uint32_t seed : RandomSeeds(1'000)) {
        std::mt19937 random(seed);
        const ClipLibrary library = randomLibrary(random);
        Database database(library);
        std::map<std::string, Lengths> wanted, counted;
        for (const ClipId id : library.clipsInPathOrder())
            for (const TagLane& lane : library.clip(id).sheet.lanes())
                for (const FrameRange range : lane.ranges) {
                    Lengths& tag = wanted[library.vocabulary()[lane.tag].name];
                    tag.frames += range.length();
                    tag.add(library.clip(id).rate.seconds(double(range.length())));
                }
        database.ask(statement("lengths"), [&](sqlite3_stmt* row) {
            counted[reinterpret_cast<const char*>(sqlite3_column_text(row, 0))] = {
                sqlite3_column_int(row, 1), sqlite3_column_int(row, 2), sqlite3_column_double(row, 3),
                sqlite3_column_double(row, 4), sqlite3_column_double(row, 5)};
        });
        QCOMPARE(counted.size(), wanted.size());
        for (const auto& [tag, lengths] : wanted) {
            QVERIFY2(lengths.isLike(counted[tag]), tag.c_str());
            const FrameSet answer = evaluate(*parseQuery(tag, library), library.queryLibrary());
            QCOMPARE(std::int64_t(counted[tag].frames), answer.totals().frames);
        }
        Frame frames = 0;
        database.ask(statement("clips"), [&](sqlite3_stmt* row) { frames += sqlite3_column_int(row, 2); });
        QCOMPARE(frames, wanted["a"].frames);
    }
}

void tst_ExportedSql::clipsHaveTheirStates()
{
    std::mt19937 random(3);
    ClipLibrary library = randomLibrary(random);
    const ClipId first = library.clipsInPathOrder().front();
    library.setSheet(first,
                     library.clip(first).sheet.withState({ClipStage::Done, "ana", "2026-11-22T10:00Z"}));
    Database database(library);
    QStringList rows;
    database.ask("SELECT name, state, state_by, state_at FROM clips ORDER BY id", [&](sqlite3_stmt* row) {
        QStringList fields;
        for (int i = 0; i < 4; ++i)
            fields << QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(row, i)));
        rows << fields.join('|');
    });
    QCOMPARE(rows,
             (QStringList{"x.bvh|done|ana|2026-11-22T10:00Z", "y.bvh|untouched||", "z.bvh|untouched||"}));
}

QTEST_GUILESS_MAIN(tst_ExportedSql)
#include "tst_ExportedSql.moc"
