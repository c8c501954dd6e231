#include "core/exports/formats/Formats.h"
#include "core/io/json/TextPlace.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

#include <sqlite3.h>

namespace tagline {
namespace {

constexpr const char* schema = R"(
CREATE TABLE clips(id INTEGER PRIMARY KEY, name TEXT NOT NULL, frames INTEGER NOT NULL,
  fps_num INTEGER NOT NULL, fps_den INTEGER NOT NULL);
CREATE TABLE tags(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, colour TEXT NOT NULL, tag_group TEXT,
  description TEXT);
CREATE TABLE ranges(clip INTEGER NOT NULL REFERENCES clips, tag INTEGER NOT NULL REFERENCES tags,
  start_frame INTEGER NOT NULL, stop_frame INTEGER NOT NULL);
CREATE TABLE properties(clip INTEGER NOT NULL REFERENCES clips, name TEXT NOT NULL,
  start_frame INTEGER NOT NULL, stop_frame INTEGER NOT NULL, value);
CREATE VIEW tagged AS SELECT clips.name AS clip, tags.name AS tag, start_frame, stop_frame,
  start_frame * 1.0 * fps_den / fps_num AS start_s, stop_frame * 1.0 * fps_den / fps_num AS stop_s
  FROM ranges JOIN clips ON clips.id = clip JOIN tags ON tags.id = tag;
)";

constexpr const char* indexes = "CREATE INDEX ranges_by_tag ON ranges(tag, clip, start_frame);"
                                "CREATE INDEX ranges_by_clip ON ranges(clip, start_frame);"
                                "CREATE INDEX properties_by_clip ON properties(clip, name, start_frame);";

/// A database in memory. What fails is remembered: it is asked once, at the end.
class Database
{
public:
    Database() { note(sqlite3_open(":memory:", &m_handle)); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { sqlite3_close(m_handle); }

    void run(const char* sql) { note(sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr)); }
    void note(int status)
    {
        if (m_problem.empty() && status != SQLITE_OK && status != SQLITE_DONE && status != SQLITE_ROW)
            m_problem = m_handle ? sqlite3_errmsg(m_handle) : sqlite3_errstr(status);
    }
    sqlite3* handle() { return m_handle; }

    Result<std::string> bytes()
    {
        sqlite3_int64 size = 0;
        const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> content(
            m_problem.empty() ? sqlite3_serialize(m_handle, "main", &size, 0) : nullptr, sqlite3_free);
        if (!m_problem.empty() || !content)
            return Error{"export.sqlite",
                         "the database cannot be made: " + (m_problem.empty() ? "out of memory" : m_problem),
                         {}};
        return std::string(reinterpret_cast<const char*>(content.get()), std::size_t(size));
    }

private:
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

void writeClips(Database& database, const ExportContent& content, const ExportOptions& options,
                const std::vector<std::int64_t>& tags)
{
    Insertion insertClip(database, "INSERT INTO clips VALUES(?, ?, ?, ?, ?)");
    Insertion insertRange(database, "INSERT INTO ranges VALUES(?, ?, ?, ?)");
    Insertion insertProperty(database, "INSERT INTO properties VALUES(?, ?, ?, ?, ?)");
    std::int64_t number = 0;
    for (const ClipId id : content.walk()) {
        const LibraryClip& clip = content.library.clip(id);
        insertClip(++number, exportedClipName(content.library, id, options.folder), std::int64_t(clip.frames),
                   std::int64_t(clip.rate.numerator), std::int64_t(clip.rate.denominator));
        const TagSheet sheet = exportedSheet(content, id);
        std::vector<std::pair<std::int64_t, FrameRange>> ranges; // not in the order in which tags came about
        for (const TagLane& lane : sheet.lanes())
            for (const FrameRange range : lane.ranges) ranges.emplace_back(tags[lane.tag.value], range);
        std::sort(ranges.begin(), ranges.end(), [](const auto& a, const auto& b) {
            return std::pair(a.first, a.second.start) < std::pair(b.first, b.second.start);
        });
        for (const auto& [tag, range] : ranges)
            insertRange(number, tag, std::int64_t(range.start), std::int64_t(range.stop));
        for (const PropertyLane& lane : sheet.properties())
            for (const PropertyRange& each : lane.ranges)
                if (each.range.start < clip.frames)
                    insertProperty(number, lane.name, std::int64_t(each.range.start),
                                   std::int64_t(std::min(each.range.stop, clip.frames)), each.value);
    }
}

Result<std::string> database(const ExportContent& content, const ExportOptions& options)
{
    Database database;
    database.run(schema);
    database.run("BEGIN");
    writeClips(database, content, options, writeTags(database, content.library.vocabulary()));
    database.run("COMMIT");
    database.run(indexes);
    return database.bytes();
}

} // namespace

ExportFormat sqliteFormat()
{
    return {.id = "sqlite",
            .title = "Database (SQLite)",
            .ending = "sqlite",
            .holds = "Tables clips, tags, ranges and properties, and the view tagged, which gives names and "
                     "seconds. Ranges are in frames and half-open: stop_frame is the first frame after the "
                     "range. A frame is at frame * fps_den / fps_num seconds.",
            .leavesOut = "",
            .checkedBy = "Read in the tests by sqlite3, queries of the README included.",
            .isText = false,
            .library = database};
}

} // namespace tagline
