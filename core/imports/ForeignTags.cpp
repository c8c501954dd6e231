#include "core/imports/ForeignTags.h"

#include "core/io/json/TextPlace.h"

namespace tagline {

std::string ForeignLoss::place() const { return line > 0 ? file + ':' + std::to_string(line) : file; }

std::string ForeignLoss::said() const
{
    return what + (count > 1 ? " (" + std::to_string(count) + " times)" : "");
}

std::string ForeignLoss::text() const { return file.empty() ? said() : place() + ": " + said(); }

void ForeignLosses::add(std::string what, std::string file, int line, std::int64_t count)
{
    const auto [place, isNew] = m_places.try_emplace(what, m_losses.size());
    if (isNew)
        m_losses.push_back({std::move(what), std::move(file), line, count});
    else
        m_losses[place->second].count += count;
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

} // namespace tagline
