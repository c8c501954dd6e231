#pragma once

// FuzzyIndex holds many names and finds those that best match the typed letters.

#include "widgets/finding/FuzzyMatch.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace tagline {

/// A matching name.
struct FuzzyHit
{
    int worth = 0; ///< more is better
    std::size_t place = 0;
    bool isLoose = false; ///< see FuzzyFit::isLoose

    bool operator==(const FuzzyHit&) const = default;
};

/// While the text grows, only matches of the shorter text are searched; so typing stays fast over many
/// thousands of names.
class FuzzyIndex
{
public:
    void clear();
    void reserve(std::size_t count) { m_names.reserve(count); }
    std::size_t size() const { return m_names.size(); }

    /// Adds a name; its place is the former size(). O(letters).
    void add(const QString& name, const QString& folder);
    /// Adds a bonus to the score of the name at a place; 0 at first. Expects a place without a bonus, and a
    /// bonus above 0.
    void setFavour(std::size_t place, int favour);
    void clearFavours();

    /// The best hits, at most `longest`; equals in the order in which they were added. With nothing typed
    /// all names fit alike. If a name fits as it was typed, those that only have the letters are left out.
    /// O(names that can fit).
    std::vector<FuzzyHit> find(const QString& typed, std::size_t longest);
    /// How many were found, also those beyond the longest list.
    std::size_t foundCount() const { return m_foundCount; }

private:
    struct Name
    {
        qsizetype start = 0; ///< of "folder/name" in m_letters
        int length = 0;
        int nameAt = 0;
        int favour = 0;
        std::uint64_t letters = 0;
    };

    void append(QStringView text);

    QString m_letters; ///< of all names, in lower case, concatenated: searched at every key
    std::vector<Name> m_names;
    QString m_typed;                    ///< the text that `m_fitting` matches
    std::vector<std::size_t> m_fitting; ///< empty while nothing is typed
    std::vector<std::size_t> m_favoured;
    std::size_t m_foundCount = 0;
};

} // namespace tagline
