#pragma once

// FuzzyIndex holds many names and finds those that fit best what a person types, letter by letter.

#include "widgets/finding/FuzzyMatch.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace tagline {

/// A name that fits.
struct FuzzyHit
{
    int worth = 0; ///< more is better
    std::size_t place = 0;
    bool isLoose = false; ///< as FuzzyFit::isLoose

    bool operator==(const FuzzyHit&) const = default;
};

/// While a text grows, only what fitted the shorter one is looked at; so typing stays quick over many
/// thousands of names.
class FuzzyIndex
{
public:
    void clear();
    void reserve(std::size_t count) { m_names.reserve(count); }
    std::size_t size() const { return m_names.size(); }

    /// Its place is how many there were before. O(letters).
    void add(const QString& name, const QString& folder);
    /// What a name is worth beyond its letters; 0 to begin with. Expects a place without a favour, and one
    /// above 0.
    void setFavour(std::size_t place, int favour);
    void clearFavours();

    /// What fits best, at most `longest`; equals in the order in which they were added. With nothing typed
    /// all fit alike. Where something fits as it was typed, what only has the letters somewhere is left out.
    /// O(names that can fit).
    std::vector<FuzzyHit> find(const QString& typed, std::size_t longest);
    /// How many were found, also those beyond the longest list.
    std::size_t foundCount() const { return m_foundCount; }

private:
    struct Name
    {
        qsizetype start = 0; ///< of "folder/name" among the letters of all
        int length = 0;
        int nameAt = 0;
        int favour = 0;
        std::uint64_t letters = 0;
    };

    void append(QStringView text);

    QString m_letters; ///< of all names, small, one behind the other: they are walked at every key
    std::vector<Name> m_names;
    QString m_typed;                    ///< what `m_fitting` fits
    std::vector<std::size_t> m_fitting; ///< empty while nothing is typed
    std::vector<std::size_t> m_favoured;
    std::size_t m_foundCount = 0;
};

} // namespace tagline
