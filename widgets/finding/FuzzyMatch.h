#pragma once

// FuzzyMatch finds names by some of their letters: "lrun" finds "limping_run".

#include <QString>
#include <QStringList>
#include <QStringView>

#include <cstdint>
#include <optional>

namespace tagline {

/// The letters and digits of a lower-case text, a bit each; all others share one bit. O(letters).
std::uint64_t letterMask(QStringView text);

/// How a name fits.
struct FuzzyFit
{
    int worth = 0;        ///< more is better
    bool isLoose = false; ///< letters of a word stand anywhere: what fits otherwise is what was meant

    bool operator==(const FuzzyFit&) const = default;
};

/// Text typed to find a name: words whose letters must each stand, in their order, in the name, or in folder
/// and name. Case does not matter.
class FuzzyPattern
{
public:
    explicit FuzzyPattern(const QString& typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    /// How well a name fits: words as they were typed, at the beginnings of words before their middles, then
    /// letters that begin words ("gts" in "go to start"), then scattered ones; names before folders, short
    /// names before long ones. None where it does not fit. Expects small
    /// letters. O(words · letters).
    std::optional<FuzzyFit> score(QStringView name, QStringView folder) const;
    /// Fit of "folder/name" as one text, whose name begins at `nameAt`.
    std::optional<FuzzyFit> scoreWhole(QStringView whole, qsizetype nameAt) const;
    /// The letters that a text must have to fit, as letterMask() says them.
    std::uint64_t letters() const;

private:
    QStringList m_words; ///< in lower case
};

} // namespace tagline
