#include "core/imports/ForeignTags.h"

#include "core/io/json/TextPlace.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostFurtherLines = 4;

/// ", also in lines 14, 20, 31, 40 …"; empty if none is known.
std::string furtherText(const ForeignLoss& loss)
{
    const std::vector<int>& lines = loss.furtherLines;
    if (lines.empty()) return {};
    const bool areAll = std::int64_t(lines.size()) == loss.count - 1;
    std::string text = lines.size() == 1 ? ", also in line " : ", also in lines ";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0) text += areAll && i + 1 == lines.size() ? " and " : ", ";
        text += std::to_string(lines[i]);
    }
    return areAll ? text : text + " …";
}

} // namespace

std::vector<ForeignLoss> inOrderOfLines(std::vector<ForeignLoss> losses)
{
    std::map<std::string, std::size_t> files;
    for (const ForeignLoss& loss : losses) files.emplace(loss.file, files.size());
    std::ranges::stable_sort(losses, {},
                             [&](const ForeignLoss& loss) { return std::pair(files[loss.file], loss.line); });
    return losses;
}

std::string ForeignLoss::place() const { return line > 0 ? file + ':' + std::to_string(line) : file; }

std::string ForeignLoss::said() const
{
    return what + (count > 1 ? " (" + std::to_string(count) + " times" + furtherText(*this) + ")" : "");
}

std::string ForeignLoss::text() const { return file.empty() ? said() : place() + ": " + said(); }

void ForeignLosses::add(std::string what, std::string file, int line, std::int64_t count)
{
    const auto [place, isNew] = m_places.try_emplace(what, m_losses.size());
    if (isNew) m_losses.push_back({std::move(what), std::move(file), line, count});
    if (isNew) return;
    ForeignLoss& loss = m_losses[place->second];
    loss.count += count;
    const int last = loss.furtherLines.empty() ? loss.line : loss.furtherLines.back();
    if (file == loss.file && line > last && loss.furtherLines.size() < mostFurtherLines)
        loss.furtherLines.push_back(line);
}

Error ForeignFile::error(std::string_view code, std::string message, int line, int column) const
{
    return {"foreign." + std::string(code), std::move(message), name, line, column};
}

Error ForeignFile::errorAt(std::string_view code, std::string message, std::size_t offset) const
{
    const TextPlace place = textPlace(text, offset);
    return error(code, std::move(message), place.line, place.column);
}

std::vector<std::string> namesOfSubject(const std::string& take, const std::string& subject)
{
    std::vector<std::string> spellings{subject};
    if (subject.find(' ') != std::string::npos) {
        spellings.push_back(subject);
        std::replace(spellings.back().begin(), spellings.back().end(), ' ', '_');
        spellings.push_back(subject);
        std::erase(spellings.back(), ' ');
    }
    std::vector<std::string> names;
    for (const std::string& spelling : spellings)
        for (const char between : {'_', '-', ' '}) {
            names.push_back(take + between + spelling);
            names.push_back(spelling + between + take);
        }
    for (const std::string& spelling : spellings) names.push_back(spelling + '/' + take);
    return names;
}

} // namespace tagline
