#pragma once

// LiveTagPresenter joins tag keys, playing and the document: strokes of tag keys become edits, one undo step
// each.

#include "app/presenters/Presenter.h"
#include "app/presenters/timeline/LiveLane.h"
#include "core/tagging/LiveTagging.h"
#include "widgets/timeline/painting/ModeBadges.h"

#include <QElapsedTimer>
#include <QStringList>

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tagline {

/// Owns the clock that tells a short press from a hold. A stroke belongs to the clip that it began in: with
/// another clip, ranges that were only started are forgotten, and everything else is tagged as far as it got.
class LiveTagPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `mayEdit` answers whether the current clip can be edited, and tells people why not.
    explicit LiveTagPresenter(const PresenterContext& context);

    /// A key went down, or up, so many milliseconds ago: what counts is what was on the screen then. Frames
    /// go to the tag in the chosen set (ChosenTag.h); a stroke that runs is ended in the set it began in.
    void press(TagId tag, LiveKey key, qint64 ago = 0);
    void release(TagId tag, qint64 ago = 0);
    /// Ends every stroke, as if its key were released or pressed again.
    void finish();
    /// Forgets every stroke.
    void cancel();
    /// Forgets every stroke and says so; false if there is none.
    bool takeBack();
    /// Forgets what was started and what a held key would tag, and says so; what was painted or erased is
    /// done. False where nothing is under way.
    bool discardStarted();
    /// Whether a stroke is under way, or a range that has no tag yet.
    bool isTagging() const { return !m_tagging.isIdle(); }

    /// Longest time that people take from seeing to pressing, in milliseconds.
    static constexpr int longestReaction = 1000;
    int reaction() const { return int(m_tagging.reaction()); }
    void setReaction(int milliseconds);

    /// Text about the running tags for the status line; empty if there are none.
    QString description() const;
    /// A badge in its colour for each tag whose key is in use.
    QList<TimelineBadge> badges() const;

signals:
    /// Strokes began, ended, or painted: what the timeline is to show of them.
    void shown(const std::vector<tagline::LiveLane>& lanes, const std::optional<tagline::TagSheet>& sheet);
    /// The range that has no tag yet, as it grows; none once it has one, or was discarded.
    void unnamedShown(std::optional<tagline::FrameRange> range);
    /// A range was stopped that has no tag: a person is to choose one.
    void nameWanted(tagline::FrameRange range);
    /// A stroke began or ended.
    void strokesChanged();

private:
    struct Seen ///< a frame, and when it came on the screen
    {
        qint64 milliseconds;
        Frame frame;
    };

    std::optional<LiveMoment> moment(qint64 ago = 0) const;
    Frame seenAt(qint64 milliseconds) const;
    void remember(Frame frame);
    void follow();
    void leaveClip();
    void forgetStrokesOfLostTags();
    void commit(ClipId clip, const std::vector<LiveEdit>& edits);
    void sayUnchanged(const LibraryClip& clip, const LiveEdit& edit);
    QStringList blockersOf(const LibraryClip& clip, const LiveEdit& edit) const;
    void begin(TagId tag, LiveKey key, qint64 ago);
    void addPoint(TagId tag);
    void toggle(TagId tag);
    void toggleUnnamed();
    bool goesOn(TagId tag, LiveKey key);
    void endRivals(TagId tag, std::vector<LiveEdit>& edits);
    void nextPhase();
    void goOn(TagId from, TagId to);
    QString phaseText(TagId tag) const;
    QString unnamedText() const;
    QStringList runningNames() const;
    void endStrokes(bool keepsStarted);
    void sayDiscarded(QStringList names, bool hasUnnamed);
    QString unnamedDescription(FrameRange unnamed) const;
    static QString unnamedDiscardedText();
    TagId tagOf(TagId pressed);
    bool isUnderWay(TagId tag) const;
    void show();
    QString tagName(TagId tag) const;
    bool hasKey(TagId tag) const;
    QString stopText(TagId tag) const;
    QString actionText(const char* action) const;

    LiveTagging m_tagging;
    LiveMoment m_last;              ///< the latest in the clip of the strokes
    ClipId m_clip;                  ///< of the strokes
    std::map<TagId, TagId> m_meant; ///< the tag in the chosen set that a pressed tag stood for
    QElapsedTimer m_clock;
    std::deque<Seen> m_seen; ///< of the last seconds, in this clip
};

} // namespace tagline
