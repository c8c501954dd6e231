#pragma once

// ForeignCsv reads tables of text row by row (RFC 4180), and knows which columns tags are made of.

#include "core/imports/ForeignTags.h"
#include "core/imports/TagImportOptions.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct ForeignCsvRow
{
    std::vector<std::string> fields;
    int line = 1; ///< in which it begins
};

/// Reads CSV. The separator is that of comma, semicolon and tab which the first line has most often.
class ForeignCsvReader
{
public:
    /// `file` must outlive the reader.
    explicit ForeignCsvReader(const ForeignFile& file);

    /// The next row that is not empty; none at the end, and where reading is to stop. Errors: foreign.syntax
    /// for quotes that do not end, or in the middle of a field; foreign.too-many fields.
    Result<std::optional<ForeignCsvRow>> next();

private:
    Result<std::string> field();
    Result<std::string> quotedField();
    bool isAtEnd() const { return m_at >= m_file.text.size(); }
    bool isAtLineEnd() const;

    const ForeignFile& m_file;
    char m_separator = ',';
    std::size_t m_at = 0;
    int m_line = 1;
};

/// The headings of a table; none if it cannot be read.
std::vector<std::string> csvHeadings(std::string_view bytes);

/// A column that is looked for: its name on the command line, and the headings that it usually has.
struct CsvColumn
{
    ColumnRole role;
    std::string_view word;
    std::vector<std::string_view> headings; ///< in small letters
};

std::span<const CsvColumn> csvColumns();
/// The column whose heading is a usual one of the role; the first of its headings counts most. Blanks, '_'
/// and '-' count for nothing if no column has that heading as it is.
std::optional<std::size_t> columnOf(std::span<const std::string> headings, const CsvColumn& column);
/// The column of that heading; letters' case counts only where several differ in it alone.
std::optional<std::size_t> columnNamed(std::span<const std::string> headings, std::string_view name);

} // namespace tagline
