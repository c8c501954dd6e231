#pragma once

// FuzzyMatch finds names by some of their letters: "lrun" finds "limping_run".

#include <QString>
#include <QStringList>
#include <QStringView>

#include <cstdint>
#include <optional>

namespace tagline {

/// Which letters and digits a text in small letters has, a bit each; all others share one. O(letters).
std::uint64_t letterMask(QStringView text);

/// What a person typed to find something: words, of each of which the letters stand in the name, or in folder
/// and name, in their order. Case does not matter.
class FuzzyPattern
{
public:
    explicit FuzzyPattern(const QString& typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    /// How well a name fits, more is better: words as they were typed before scattered letters, beginnings of
    /// words before their middles, short names before long ones. None where it does not fit. Expects small
    /// letters. O(words · letters).
    std::optional<int> score(QStringView name, QStringView folder) const;
    /// The same of "folder/name" as one text, whose name begins at `nameAt`.
    std::optional<int> scoreWhole(QStringView whole, qsizetype nameAt) const;
    /// The letters that a text must have to fit, as letterMask() says them.
    std::uint64_t letters() const;

private:
    QStringList m_words; ///< in small letters
};

} // namespace tagline
