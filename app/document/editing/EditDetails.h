#pragma once

// EditDetails describe in a few words where an edit of tags happened, for the list of undo steps.

#include <QString>

#include "core/library/ClipLibrary.h"

#include <set>

namespace tagline {

/// Span of all ranges of tags and values that only one of the sheets has; empty if there is none.
FrameRange changedSpan(const TagSheet& before, const TagSheet& after);

/// The frames in which two sheets of a clip differ, as short as possible; empty if they are equal.
///
///     a range more or less        "120–240"
///     an edge moved               "280→284"
///     moved or resized            "120–240 → 130–250"
///     several                     "3 ranges, 12–480"
///
/// Frames are as authored: [120, 240) is "120–240".
QString changedFrames(const TagSheet& before, const TagSheet& after);

/// Sums over clips the frames that edits take from tags in favour of others of their exclusive groups.
class GroupLosses
{
public:
    explicit GroupLosses(const TagVocabulary& vocabulary)
        : m_vocabulary(vocabulary)
    {
    }

    void add(const TagSheet& before, const TagSheet& after);
    /// "takes 12 frames from Happy, Angry"; empty if nothing was lost.
    QString text() const;

private:
    const TagVocabulary& m_vocabulary;
    std::set<TagId> m_losers;
    Frame m_frames = 0;
};

} // namespace tagline
