#include "core/imports/shoot/ShootTable.h"

#include "core/imports/ForeignText.h"
#include "core/imports/shoot/ShootTakes.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/vocabulary/PropertyTexts.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {
namespace {

/// Types that fit all fields of a column so far.
struct ColumnKind
{
    bool areNumbers = true;
    bool areBooleans = true;
};

bool isBooleanWord(std::string_view text)
{
    const std::string word = asciiLowered(text);
    return word == "true" || word == "false";
}

/// Whether a number says all that the text does: "007" is a name.
bool isPlainNumber(std::string_view text)
{
    constexpr std::ptrdiff_t keptDigits = 15;
    if (!valueOfText(text, PropertyType::Number)) return false;
    const auto isDigit = [](char each) { return each >= '0' && each <= '9'; };
    const std::string_view unsignedText = text.substr(text.find_first_not_of("+-"));
    const bool leads = unsignedText.size() > 1 && unsignedText[0] == '0' && isDigit(unsignedText[1]);
    return !leads && std::count_if(text.begin(), text.end(), isDigit) <= keptDigits;
}

class ShootTableReader
{
public:
    ShootTableReader(const ForeignFile& file, const TagImportOptions& options)
        : m_file(file)
        , m_options(options)
        , m_takes(file)
    {
    }

    Result<ForeignTags> read()
    {
        if (const auto known = readHeadings(); !known) return known.error();
        if (const auto known = readKinds(); !known) return known.error();
        ForeignCsvReader rows(m_file);
        auto row = rows.next(); // the headings
        while (true) {
            row = rows.next();
            if (!row) return row.error();
            if (!*row) return std::move(m_takes.tags());
            if (const auto added = addRow(**row); !added) return added.error();
        }
    }

private:
    Result<void> readHeadings()
    {
        const auto heading = ForeignCsvReader(m_file).next();
        if (!heading) return heading.error();
        if (!*heading) return m_file.error("syntax", "the sheet is empty; expected a line of headings", 1);
        m_headings = (*heading)->fields;
        m_places = shootPlaces(m_headings, m_options);
        const int line = (*heading)->line;
        if (!m_places.wrong.empty())
            return m_file.error("column", "there is no column " + foundText(m_places.wrong), line);
        if (!m_places.of(ColumnRole::Clip) && m_options.clip.empty())
            return m_file.error("column", "no column holds the name of the take; name one", line);
        m_kinds.resize(m_headings.size());
        return {};
    }

    Result<void> readKinds()
    {
        ForeignCsvReader rows(m_file);
        auto row = rows.next();
        while (true) {
            row = rows.next();
            if (!row) return row.error();
            if (!*row) return {};
            const std::size_t count = std::min((*row)->fields.size(), m_kinds.size());
            for (std::size_t i = 0; i < count; ++i) {
                const std::string_view text = trimmedText((*row)->fields[i]);
                if (text.empty()) continue;
                m_kinds[i].areNumbers = m_kinds[i].areNumbers && isPlainNumber(text);
                m_kinds[i].areBooleans = m_kinds[i].areBooleans && isBooleanWord(text);
            }
        }
    }

    Result<void> addRow(const ForeignCsvRow& row)
    {
        const auto field = [&](ColumnRole role) {
            const auto place = m_places.of(role);
            return place && *place < row.fields.size() ? trimmedText(row.fields[*place]) : std::string_view();
        };
        if (m_places.of(ColumnRole::Clip) && field(ColumnRole::Clip).empty()) {
            m_takes.lose("rows without the name of a take", row.line);
            return {};
        }
        ShootTake take;
        take.name = field(ColumnRole::Clip);
        take.clips = shootNames(take.name);
        take.subjects = shootNames(field(ColumnRole::Subjects));
        take.start = field(ColumnRole::TakeStart);
        take.stop = field(ColumnRole::TakeStop);
        take.rate = field(ColumnRole::Rate);
        take.line = row.line;
        addMarks(field(ColumnRole::Marks), take);
        addMark(field(ColumnRole::MarkName), field(ColumnRole::MarkStart), field(ColumnRole::MarkStop), take);
        addValues(row, take);
        return m_takes.add(std::move(take));
    }

    void addMarks(std::string_view list, ShootTake& take)
    {
        bool hasRest = false;
        for (ForeignRange& mark : shootMarks(list, take.line, hasRest)) take.marks.push_back(std::move(mark));
        if (hasRest) m_takes.lose(std::string(marksWithoutTimecode), take.line);
    }

    /// Without a column of their timecodes, the marks' own column holds both.
    void addMark(std::string_view name, std::string_view start, std::string_view stop, ShootTake& take)
    {
        if (!m_places.of(ColumnRole::MarkStart)) return addMarks(name, take);
        if (name.empty() && start.empty() && stop.empty()) return;
        if (auto mark = shootMark(name, start, stop, take.line))
            take.marks.push_back(*std::move(mark));
        else
            m_takes.lose(std::string(marksWithoutTimecode), take.line);
    }

    /// All columns that are neither the take's name nor marks.
    void addValues(const ForeignCsvRow& row, ShootTake& take)
    {
        if (row.fields.size() > m_headings.size()) m_takes.lose("fields behind the last heading", row.line);
        const std::size_t count = std::min(row.fields.size(), m_headings.size());
        for (std::size_t i = 0; i < count; ++i) {
            const std::string text(trimmedText(row.fields[i]));
            if (text.empty() || isOf(i, {ColumnRole::Clip, ColumnRole::Marks, ColumnRole::MarkName,
                                         ColumnRole::MarkStart, ColumnRole::MarkStop}))
                continue;
            const PropertyType type = m_kinds[i].areNumbers    ? PropertyType::Number
                                      : m_kinds[i].areBooleans ? PropertyType::Boolean
                                                               : PropertyType::String;
            take.addValue(m_headings[i], valueOfText(text, type).value_or(text), text);
        }
    }

    bool isOf(std::size_t column, std::initializer_list<ColumnRole> roles) const
    {
        return std::any_of(roles.begin(), roles.end(),
                           [&](ColumnRole role) { return m_places.of(role) == column; });
    }

    const ForeignFile& m_file;
    const TagImportOptions& m_options;
    ShootTakes m_takes;
    std::vector<std::string> m_headings;
    ShootPlaces m_places;
    std::vector<ColumnKind> m_kinds; ///< by column
};

} // namespace

Result<ForeignTags> shootTable(const ForeignFile& file, const TagImportOptions& options)
{
    return ShootTableReader(file, options).read();
}

} // namespace tagline
