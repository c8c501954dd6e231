#include "widgets/finding/FuzzyIndex.h"

#include <algorithm>
#include <functional>

namespace tagline {
namespace {

bool isBetter(const FuzzyHit& a, const FuzzyHit& b)
{
    return a.worth != b.worth ? a.worth > b.worth : a.place < b.place;
}

} // namespace

void FuzzyIndex::clear()
{
    m_names.clear();
    m_letters.clear();
    m_typed.clear();
    m_fitting.clear();
    m_favoured.clear();
    m_foundCount = 0;
}

/// Converts letter by letter, so that positions in the text match those in the name.
void FuzzyIndex::append(QStringView text)
{
    for (const QChar each : text) m_letters += each.toLower();
}

void FuzzyIndex::add(const QString& name, const QString& folder)
{
    Name added;
    added.start = m_letters.size();
    if (!folder.isEmpty()) {
        append(folder);
        m_letters += '/';
    }
    added.nameAt = int(m_letters.size() - added.start);
    append(name);
    added.length = int(m_letters.size() - added.start);
    added.letters = letterMask(QStringView(m_letters).mid(added.start));
    m_names.push_back(added);
    m_typed.clear(); // the cached matches do not include the new name
}

void FuzzyIndex::setFavour(std::size_t place, int favour)
{
    m_names[place].favour = favour;
    m_favoured.push_back(place);
}

void FuzzyIndex::clearFavours()
{
    for (const std::size_t place : m_favoured) m_names[place].favour = 0;
    m_favoured.clear();
}

std::vector<FuzzyHit> FuzzyIndex::find(const QString& typed, std::size_t longest)
{
    const FuzzyPattern pattern(typed);
    std::vector<FuzzyHit> found;
    std::vector<std::size_t> fitting;
    if (pattern.isEmpty()) {
        m_foundCount = m_names.size();
        for (const std::size_t place : m_favoured) found.push_back({m_names[place].favour, place});
        for (std::size_t place = 0; place < m_names.size() && found.size() < longest + m_favoured.size();
             ++place)
            if (m_names[place].favour == 0) found.push_back({0, place});
    } else {
        const std::uint64_t letters = pattern.letters();
        const QStringView all(m_letters);
        const auto look = [&](std::size_t place) {
            const Name& name = m_names[place];
            if ((name.letters & letters) != letters) return;
            const auto fit = pattern.scoreWhole(all.mid(name.start, name.length), name.nameAt);
            if (!fit) return;
            fitting.push_back(place);
            found.push_back({fit->worth + name.favour, place, fit->isLoose});
        };
        const bool hasGrown = !m_typed.isEmpty() && typed.startsWith(m_typed);
        if (hasGrown)
            std::ranges::for_each(m_fitting, look);
        else
            for (std::size_t place = 0; place < m_names.size(); ++place) look(place);
        if (!std::ranges::all_of(found, &FuzzyHit::isLoose))
            std::erase_if(found, std::mem_fn(&FuzzyHit::isLoose));
        m_foundCount = found.size();
    }
    m_typed = pattern.isEmpty() ? QString() : typed;
    m_fitting = std::move(fitting);
    const auto last = found.begin() + std::ptrdiff_t(std::min(longest, found.size()));
    std::partial_sort(found.begin(), last, found.end(), isBetter);
    found.erase(last, found.end());
    return found;
}

} // namespace tagline
