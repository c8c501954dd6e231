#pragma once

// EditDetails say in a few words where an edit of tags happened, for the list of undo steps.

#include <QString>

#include "core/library/ClipLibrary.h"

#include <set>

namespace tagline {

/// From the first to the last range of tags and values that only one of the sheets has; empty where none is.
FrameRange changedSpan(const TagSheet& before, const TagSheet& after);

/// Where two sheets of a clip differ, as short as it can be said; empty where they do not.
///
///     a range more or less        "120–240"
///     an edge moved               "280→284"
///     moved or resized            "120–240 → 130–250"
///     several                     "3 ranges, 12–480"
///
/// Frames are as authored: [120, 240) is "120–240".
QString changedFrames(const TagSheet& before, const TagSheet& after);

/// Sums up over clips what edits take from tags for others of their exclusive groups.
class GroupLosses
{
public:
    explicit GroupLosses(const TagVocabulary& vocabulary)
        : m_vocabulary(vocabulary)
    {
    }

    void add(const TagSheet& before, const TagSheet& after);
    /// "takes 12 frames from Happy, Angry"; empty where nothing was lost.
    QString text() const;

private:
    const TagVocabulary& m_vocabulary;
    std::set<TagId> m_losers;
    Frame m_frames = 0;
};

} // namespace tagline
