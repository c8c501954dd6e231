#pragma once

// TimelineLaneOptions is which lanes of tags a person hides, locks, shows alone or makes higher. View state:
// not saved with the library, never undone.

#include "widgets/timeline/TimelineContent.h"

#include <QMap>
#include <QString>

#include <set>

namespace tagline {

class TimelineLaneOptions
{
public:
    bool isLocked(TagId tag) const { return m_locked.contains(tag); }
    bool isSolo(TagId tag) const { return m_solo.contains(tag); }
    bool isHidden(TagId tag) const { return m_hidden.contains(tag); }
    bool isHigh(TagId tag) const { return m_high.contains(tag); }
    bool hidesAny() const { return !m_hidden.empty() || !m_solo.empty(); }

    void setLocked(TagId tag, bool isOn) { set(m_locked, tag, isOn); }
    void setHidden(TagId tag, bool isOn) { set(m_hidden, tag, isOn); }
    /// While any lane is solo, only solo lanes of tags are shown.
    void setSolo(TagId tag, bool isOn) { set(m_solo, tag, isOn); }
    void setHigh(TagId tag, bool isOn) { set(m_high, tag, isOn); }
    /// Every lane is shown again.
    void showAll();
    /// Ids of another library mean other tags.
    void clear() { *this = {}; }

    /// Leaves out lanes that are not shown, and marks the others.
    void apply(TimelineContent& content) const;

private:
    static void set(std::set<TagId>& tags, TagId tag, bool isOn);

    std::set<TagId> m_locked;
    std::set<TagId> m_hidden;
    std::set<TagId> m_solo;
    std::set<TagId> m_high;
};

} // namespace tagline
