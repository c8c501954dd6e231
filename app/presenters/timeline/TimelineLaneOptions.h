#pragma once

// TimelineLaneOptions says which lanes of tags a person hides, locks, shows alone or makes higher, and their
// order. View state: kept with the settings, never undone.

#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/timeline/TimelineContent.h"

#include <array>
#include <set>
#include <string>
#include <vector>

class QSettings;

namespace tagline {

/// Options of a lane; it may have several.
enum class LaneOption { Locked, Hidden, Solo, High };

/// Tags are known by name, so that nothing is lost if ids change, and followed by their synonyms if
/// they are renamed.
class TimelineLaneOptions
{
public:
    bool has(LaneOption option, const TagDefinition& tag) const;
    /// Sets an option of a tag's lane. While any lane is solo, only solo lanes of tags are shown.
    void set(LaneOption option, const TagDefinition& tag, bool isOn);
    /// Whether its lane is left out: hidden, or not solo while another is.
    bool hides(const TagDefinition& tag) const;
    bool hidesAny() const;
    /// Every lane is shown again.
    void showAll();

    /// The tags in the order of their lanes. A tag that has no place yet stands behind the one that it
    /// follows in the natural order.
    std::vector<TagId> ordered(const std::vector<TagId>& natural, const TagVocabulary& vocabulary) const;
    /// Puts a tag before another, or behind it.
    void moveBefore(TagId tag, TagId other, const std::vector<TagId>& natural,
                    const TagVocabulary& vocabulary);
    void moveBehind(TagId tag, TagId other, const std::vector<TagId>& natural,
                    const TagVocabulary& vocabulary);
    bool hasOrder() const { return !m_order.empty(); }
    /// The tags' natural order again.
    void resetOrder() { m_order.clear(); }

    void clear() { *this = {}; }
    /// Takes the options from the settings' present group; none if none were kept.
    void load(QSettings& settings);
    void save(QSettings& settings) const;

    /// Leaves out lanes that are not shown, orders and marks the others.
    void apply(TimelineContent& content, const TagVocabulary& vocabulary) const;

private:
    using Names = std::set<std::string>;

    void move(TagId tag, TagId other, int behind, const std::vector<TagId>& natural,
              const TagVocabulary& vocabulary);
    const Names& names(LaneOption option) const { return m_names[std::size_t(option)]; }

    std::array<Names, 4> m_names; ///< by option
    std::vector<std::string> m_order;
};

} // namespace tagline
