#include "core/exports/formats/Formats.h"
#include "core/io/json/TextPlace.h"
#include "core/system/saving/ScratchFile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <functional>
#include <utility>

#include <sqlite3.h>

namespace tagline {
namespace {

constexpr const char* schema = R"(
CREATE TABLE clips(id INTEGER PRIMARY KEY, name TEXT NOT NULL, frames INTEGER NOT NULL,
  fps_num INTEGER NOT NULL, fps_den INTEGER NOT NULL, state TEXT NOT NULL, state_by TEXT NOT NULL,
  state_at TEXT NOT NULL);
CREATE TABLE tags(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, colour TEXT NOT NULL, tag_group TEXT,
  description TEXT);
CREATE TABLE ranges(clip INTEGER NOT NULL REFERENCES clips, tag INTEGER NOT NULL REFERENCES tags,
  start_frame INTEGER NOT NULL, stop_frame INTEGER NOT NULL);
CREATE TABLE properties(clip INTEGER NOT NULL REFERENCES clips, name TEXT NOT NULL,
  start_frame INTEGER NOT NULL, stop_frame INTEGER NOT NULL, value);
CREATE TABLE instance_values(range INTEGER NOT NULL, name TEXT NOT NULL, value);
CREATE VIEW tagged AS SELECT clips.name AS clip, tags.name AS tag, start_frame, stop_frame,
  start_frame * 1.0 * fps_den / fps_num AS start_s, stop_frame * 1.0 * fps_den / fps_num AS stop_s
  FROM ranges JOIN clips ON clips.id = clip JOIN tags ON tags.id = tag;
CREATE VIEW valued AS SELECT clips.name AS clip, properties.name AS property, value, start_frame, stop_frame,
  start_frame * 1.0 * fps_den / fps_num AS start_s, stop_frame * 1.0 * fps_den / fps_num AS stop_s
  FROM properties JOIN clips ON clips.id = clip;
)";

constexpr const char* indexes = "CREATE INDEX ranges_by_tag ON ranges(tag, clip, start_frame);"
                                "CREATE INDEX ranges_by_clip ON ranges(clip, start_frame);"
                                "CREATE INDEX properties_by_clip ON properties(clip, name, start_frame);"
                                "CREATE INDEX instance_values_by_range ON instance_values(range, name);";

constexpr double rowsShare = 0.5;             ///< of the work; the rest is indexes
constexpr int stepsBetweenAsking = 1'000'000; ///< of SQLite's machine: some milliseconds

/// Turns journal and syncs off: the file is read once it is complete, and dropped if it never is.
constexpr const char* carelessness = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
                                     "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -65536;";

/// A database in a file without a name. The first failure is remembered: it is asked once, at the end.
class Database
{
public:
    Database()
    {
        if (m_file.path().empty()) m_problem = std::string("no file for it: ") + std::strerror(errno);
        if (!m_problem.empty()) return;
        note(sqlite3_open(m_file.path().c_str(), &m_handle));
        run(carelessness);
        run(schema); // the file is open from here on
        m_file.removeName();
    }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { sqlite3_close(m_handle); }

    void run(const char* sql) { note(sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr)); }
    /// Runs a long statement; it is interrupted when `goesOn` returns false.
    void run(const char* sql, std::function<bool()> goesOn)
    {
        if (!m_handle) return; // it could not be opened, as m_problem says
        const auto isToEnd = [](void* asked) {
            return (*static_cast<std::function<bool()>*>(asked))() ? 0 : 1;
        };
        sqlite3_progress_handler(m_handle, stepsBetweenAsking, isToEnd, &goesOn);
        run(sql);
        sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
    }
    void note(int status)
    {
        if (m_problem.empty() && status != SQLITE_OK && status != SQLITE_DONE && status != SQLITE_ROW)
            m_problem = m_handle ? sqlite3_errmsg(m_handle) : sqlite3_errstr(status);
    }
    sqlite3* handle() { return m_handle; }

    /// Hands over the whole file; nothing can be added any more.
    Result<void> finish(ByteSink& sink)
    {
        note(sqlite3_close(std::exchange(m_handle, nullptr)));
        if (m_problem.empty()) return m_file.copyTo(sink);
        return Error{"export.sqlite", "the database cannot be made: " + m_problem, {}};
    }

private:
    ScratchFile m_file;
    sqlite3* m_handle = nullptr;
    std::string m_problem;
};

/// Rows for one table: each call of operator() adds one.
class Insertion
{
public:
    Insertion(Database& database, const char* sql)
        : m_database(database)
    {
        m_database.note(sqlite3_prepare_v2(m_database.handle(), sql, -1, &m_statement, nullptr));
    }
    Insertion(const Insertion&) = delete;
    Insertion& operator=(const Insertion&) = delete;
    ~Insertion() { sqlite3_finalize(m_statement); }

    template<class... Values>
    void operator()(const Values&... values)
    {
        int column = 0;
        (bind(++column, values), ...);
        m_database.note(sqlite3_step(m_statement));
        sqlite3_reset(m_statement);
    }

private:
    void bind(int column, std::int64_t value)
    {
        m_database.note(sqlite3_bind_int64(m_statement, column, value));
    }
    void bind(int column, const std::string& text)
    {
        const std::string valid = validUtf8(text);
        m_database.note(
            sqlite3_bind_text(m_statement, column, valid.data(), int(valid.size()), SQLITE_TRANSIENT));
    }
    void bind(int column, const PropertyValue& value)
    {
        if (const auto* number = std::get_if<double>(&value))
            m_database.note(sqlite3_bind_double(m_statement, column, *number));
        else if (const auto* text = std::get_if<std::string>(&value))
            bind(column, *text);
        else
            bind(column, std::int64_t(std::get<bool>(value)));
    }

    Database& m_database;
    sqlite3_stmt* m_statement = nullptr;
};

std::string sqlColour(Colour colour)
{
    std::array<char, 8> text;
    std::snprintf(text.data(), text.size(), "#%06X", unsigned(colour & 0xFFFFFF));
    return text.data();
}

/// Tags in order of their names, by which they are numbered.
std::vector<std::int64_t> writeTags(Database& database, const TagVocabulary& vocabulary)
{
    std::vector<std::int64_t> numbers(vocabulary.size());
    const std::vector<TagId> order = tagsByName(vocabulary);
    Insertion insert(database, "INSERT INTO tags VALUES(?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < order.size(); ++i) {
        const TagDefinition& tag = vocabulary[order[i]];
        numbers[order[i].value] = std::int64_t(i + 1);
        insert(std::int64_t(i + 1), tag.name, sqlColour(tag.colour), tag.group, tag.description);
    }
    return numbers;
}

/// The instances of a tag; of one that is not counted its ranges.
std::vector<TagInstance> rowsOfTag(const TagSheet& sheet, const TagLane& lane)
{
    const auto instances = sheet.instances(lane.tag);
    return instances.empty() ? instancesOf(lane.ranges)
                             : std::vector<TagInstance>(instances.begin(), instances.end());
}

/// Returns the number of clips.
int writeClips(Database& database, const ExportContent& content, const ExportOptions& options,
               const std::vector<std::int64_t>& tags)
{
    Insertion insertClip(database, "INSERT INTO clips VALUES(?, ?, ?, ?, ?, ?, ?, ?)");
    Insertion insertRange(database, "INSERT INTO ranges VALUES(?, ?, ?, ?)");
    Insertion insertProperty(database, "INSERT INTO properties VALUES(?, ?, ?, ?, ?)");
    Insertion insertValue(database, "INSERT INTO instance_values VALUES(?, ?, ?)");
    std::int64_t number = 0;
    std::int64_t row = 0; // of ranges, which SQLite numbers so
    for (const ClipId id : content.walk(0, 2)) {
        const LibraryClip& clip = content.library.clip(id);
        const ClipState& state = clip.sheet.state();
        insertClip(++number, exportedClipName(content.library, id, options.folder), std::int64_t(clip.frames),
                   std::int64_t(clip.rate.numerator), std::int64_t(clip.rate.denominator),
                   std::string(stageName(state.stage)), state.by, state.at);
        const TagSheet sheet = exportedSheet(content, id);
        std::vector<std::pair<std::int64_t, TagInstance>> ranges; // not in the order in which tags came about
        for (const TagLane& lane : sheet.lanes())
            for (TagInstance& each : rowsOfTag(sheet, lane))
                ranges.emplace_back(tags[lane.tag.value], std::move(each));
        std::stable_sort(ranges.begin(), ranges.end(), [](const auto& a, const auto& b) {
            return std::pair(a.first, a.second.range.start) < std::pair(b.first, b.second.range.start);
        });
        for (const auto& [tag, each] : ranges) {
            insertRange(number, tag, std::int64_t(each.range.start), std::int64_t(each.range.stop));
            ++row;
            for (const auto& [name, value] : each.values) insertValue(row, name, value);
        }
        for (const PropertyLane& lane : sheet.properties())
            for (const PropertyRange& each : lane.ranges)
                if (each.range.start < clip.frames)
                    insertProperty(number, lane.name, std::int64_t(each.range.start),
                                   std::int64_t(std::min(each.range.stop, clip.frames)), each.value);
    }
    return int(number);
}

Result<int> database(const ExportContent& content, const ExportOptions& options, ByteSink& sink)
{
    Database database;
    database.run("BEGIN");
    const int clips =
        writeClips(database, content, options, writeTags(database, content.library.vocabulary()));
    database.run("COMMIT");
    const GoOn goOn = [&content](double share) { return !content.goOn || content.goOn(share); };
    if (!goOn(rowsShare)) return clips;
    database.run(indexes, [goOn] { return goOn(rowsShare); });
    if (const auto finished = database.finish(sink); !finished) return finished.error();
    return clips;
}

} // namespace

ExportFormat sqliteFormat()
{
    return {.id = "sqlite",
            .title = "Database (SQLite)",
            .ending = "sqlite",
            .holds = "Tables clips, tags, ranges and properties, and the views tagged and valued, which give "
                     "names and seconds. A counted tag has a range for each instance, and its values in "
                     "instance_values, by the rowid of the range. A clip's state is untouched, begun, done "
                     "or reviewed. Ranges are in frames "
                     "and half-open: stop_frame is the first frame after the "
                     "range. A frame is at frame * fps_den / fps_num seconds.",
            .leavesOut = "",
            .checkedBy = "Read in the tests by sqlite3, the queries of resources/examples/tags.sql included.",
            .isText = false,
            .alsoHolds = {SheetPart::Properties, SheetPart::Records, SheetPart::InstanceValues,
                          SheetPart::States},
            .stream = database};
}

} // namespace tagline
