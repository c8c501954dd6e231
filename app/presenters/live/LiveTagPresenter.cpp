#include "app/presenters/live/LiveTagPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/ChosenTag.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/live/EventDelay.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "core/tags/vocabulary/GroupRivals.h"
#include "core/tags/vocabulary/Phases.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr auto reactionKey = "tagging/reactionMilliseconds";

} // namespace

LiveTagPresenter::LiveTagPresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_tagging.setReaction(std::clamp(m_settings.value(reactionKey, 0).toInt(), 0, longestReaction));
    m_clock.start();
    connect(&m_workspace, &Workspace::currentClipChanged, this, [this] {
        m_seen.clear();
        leaveClip();
    });
    connect(&m_workspace, &Workspace::playheadChanged, this, [this](Frame frame) {
        remember(frame);
        follow();
    });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            cancel();
            m_meant.clear();
        }
        if (change.parts.has(LibraryPart::Vocabulary)) forgetStrokesOfLostTags();
        if (std::find(change.clips.begin(), change.clips.end(), m_clip) != change.clips.end())
            show(); // over the sheet as it is now
    });
    m_actions.connectTo("tag.startStop", this, [this] {
        const bool isForSelection = !m_workspace.selection().empty() && m_tagging.strokes().empty();
        if (isForSelection) return m_actions["edit.startHere"]->trigger();
        if (!m_workspace.activeTag().isValid()) {
            emit refused(tr("Choose a tag in the Tags panel first."));
            return;
        }
        toggle(m_workspace.activeTag());
    });
    m_actions.connectTo("tag.nextPhase", this, [this] { nextPhase(); });
    m_actions.connectTo("tag.startUnnamed", this, [this] { toggleUnnamed(); });
    m_actions.connectTo("tag.cancel", this, [this] {
        if (!takeBack()) emit noted(tr("No range was started."));
    });
}

void LiveTagPresenter::remember(Frame frame)
{
    const qint64 now = m_clock.elapsed();
    while (m_seen.size() > 1 && m_seen[1].milliseconds < now - EventDelay::longest) m_seen.pop_front();
    m_seen.push_back({now, frame});
}

/// The frame that playing showed at that time; never one from before a loop or a jump.
Frame LiveTagPresenter::seenAt(qint64 milliseconds) const
{
    if (m_seen.empty()) return m_workspace.playhead();
    const bool isBackwards = m_playback.player().speed() < 0;
    auto seen = m_seen.rbegin();
    while (seen->milliseconds > milliseconds && seen + 1 != m_seen.rend()) {
        const bool hasJumped = isBackwards ? seen[1].frame < seen->frame : seen[1].frame > seen->frame;
        if (hasJumped) break;
        ++seen;
    }
    return seen->frame;
}

std::optional<LiveMoment> LiveTagPresenter::moment(qint64 ago) const
{
    const ClipId clip = m_workspace.currentClip();
    const ClipLibrary& library = m_document.library();
    if (!clip.isValid() || clip.value >= library.clipCount() || library.clip(clip).frames <= 0)
        return std::nullopt;
    LiveMoment now;
    now.milliseconds = m_clock.elapsed() - ago;
    now.rate = library.clip(clip).rate;
    now.part = {0, library.clip(clip).frames};
    now.isPlaying = m_playback.isClipShown() && m_playback.player().isPlaying();
    // Paused, the playhead is where keys before this one put it, seen or not.
    const Frame meant = now.isPlaying ? seenAt(now.milliseconds) : m_workspace.playhead();
    now.playhead = std::clamp(meant, 0, now.part.stop - 1);
    now.speed = m_playback.player().speed();
    const auto& loop = m_playback.player().loopRange();
    if (now.isPlaying && loop && loop->contains(now.playhead)) now.part = *loop;
    return now;
}

void LiveTagPresenter::setReaction(int milliseconds)
{
    m_tagging.setReaction(milliseconds);
    m_settings.setValue(reactionKey, milliseconds);
}

void LiveTagPresenter::press(TagId tag, LiveKey key, qint64 ago)
{
    if (!goesOn(tagOf(tag), key)) begin(tag, key, ago);
}

void LiveTagPresenter::begin(TagId tag, LiveKey key, qint64 ago)
{
    if (!mayEdit()) return;
    const auto now = moment(ago);
    if (!now) return;
    tag = tagOf(tag);
    m_workspace.setActiveTag(tag);
    m_clip = m_workspace.currentClip();
    m_last = *now;
    const bool isPoint = m_document.library().vocabulary()[tag].kind == TagKind::Point;
    if (isPoint && key != LiveKey::Eraser) return addPoint(tag);
    std::vector<LiveEdit> edits;
    if (key == LiveKey::Tag) endRivals(tag, edits);
    for (LiveEdit& edit : m_tagging.press(tag, key, *now)) edits.push_back(std::move(edit));
    commit(m_clip, edits);
    show();
    emit strokesChanged();
}

bool LiveTagPresenter::isUnderWay(TagId tag) const
{
    return std::ranges::any_of(m_tagging.strokes(),
                               [tag](const LiveStroke& stroke) { return stroke.tag == tag; });
}

/// If tags of a group follow each other: whether this press of a running tag is to do nothing.
bool LiveTagPresenter::goesOn(TagId tag, LiveKey key)
{
    const bool isFollowing = m_actions["tag.followOn"]->isChecked();
    const auto isRunning = [tag](const LiveStroke& stroke) {
        return stroke.tag == tag && stroke.kind == LiveStrokeKind::Started;
    };
    const bool hasGroup = !m_document.library().vocabulary()[tag].group.empty();
    if (!isFollowing || !hasGroup || key != LiveKey::Tag || m_tagging.unnamed() ||
        std::ranges::none_of(m_tagging.strokes(), isRunning))
        return false;
    emit noted(tr("%1 goes on: the key of another tag of its group ends it, or %2.")
                   .arg(tagName(tag), actionText("tag.startStop")));
    return true;
}

/// If tags of a group follow each other: ends the running strokes of the tag's rivals as its own begins.
void LiveTagPresenter::endRivals(TagId tag, std::vector<LiveEdit>& edits)
{
    if (!m_actions["tag.followOn"]->isChecked() || m_tagging.unnamed()) return;
    std::vector<TagId> rivals;
    for (const LiveStroke& stroke : m_tagging.strokes())
        if (stroke.kind == LiveStrokeKind::Started &&
            areRivals(tag, stroke.tag, m_document.library().vocabulary()))
            rivals.push_back(stroke.tag);
    for (const TagId rival : rivals)
        if (auto ended = m_tagging.endBefore(rival, m_last)) edits.push_back(*std::move(ended));
}

/// The tag that a key, or the active tag, means now; for a stroke under way, the tag that it began with.
TagId LiveTagPresenter::tagOf(TagId pressed)
{
    const auto meant = m_meant.find(pressed);
    if (meant != m_meant.end() && isUnderWay(meant->second)) return meant->second;
    return m_meant[pressed] = tagInChosenSet(m_document, m_workspace, pressed);
}

/// Adds a point: one frame, at which the press was meant, by a stroke that ends as it begins.
void LiveTagPresenter::addPoint(TagId tag)
{
    LiveTagging single;
    single.setReaction(m_tagging.reaction());
    single.press(tag, LiveKey::Brush, m_last);
    commit(m_clip, single.finish(m_last, true));
}

void LiveTagPresenter::release(TagId tag, qint64 ago)
{
    const auto now = moment(ago);
    if (!now || m_tagging.strokes().empty()) return;
    commit(m_clip, m_tagging.release(tagOf(tag), *now));
    show();
    emit strokesChanged();
}

/// Acts as a short press of the tag's key, which ends a running stroke in any case.
void LiveTagPresenter::toggle(TagId tag)
{
    begin(tag, LiveKey::Tag, 0);
    release(tag);
}

/// Starts a range that has no tag; the second time, stops it and asks for its tag.
void LiveTagPresenter::toggleUnnamed()
{
    const auto now = moment();
    if (!now) return emit refused(tr("Choose a clip in the library first."));
    if (!mayEdit()) return;
    m_last = *now;
    const auto stopped = m_tagging.stopUnnamed(*now);
    if (!stopped) {
        m_clip = m_workspace.currentClip();
        m_tagging.startUnnamed(*now);
    }
    show();
    emit strokesChanged();
    if (stopped) emit nameWanted(*stopped);
}

void LiveTagPresenter::nextPhase()
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const auto phases = phasesFor(vocabulary, m_workspace.activeTag());
    if (!phases) {
        emit refused(allPhases(vocabulary).empty()
                         ? tr("No tags follow each other yet: %1 gives a group its phases.")
                               .arg(actionText("tag.vocabulary"))
                         : tr("Choose a tag of the phases that you mean in the Tags panel first."));
        return;
    }
    if (m_tagging.unnamed()) { // which the key of a phase would name
        emit refused(tr("A range without a tag runs: %1.").arg(unnamedText()));
        return;
    }
    const auto isAdded = [this](TagId tag) { // an eraser is no phase that runs
        return std::ranges::any_of(m_tagging.strokes(), [meant = tagOf(tag)](const LiveStroke& stroke) {
            return stroke.tag == meant && stroke.kind != LiveStrokeKind::Eraser;
        });
    };
    const auto running = std::ranges::find_if(phases->tags, isAdded);
    if (running == phases->tags.end()) return toggle(phases->tags.front());
    if (running + 1 != phases->tags.end()) return goOn(*running, *(running + 1));
    toggle(*running);
    emit done(tr("The last phase of %1 ends here.").arg(QString::fromStdString(phases->group)));
}

/// Goes on from a running phase to the next.
void LiveTagPresenter::goOn(TagId from, TagId to)
{
    const auto now = moment();
    if (!now || !mayEdit()) return;
    from = tagOf(from);
    to = tagOf(to);
    m_last = *now;
    const auto edits = m_tagging.goOn(from, to, *now);
    if (!edits) {
        emit noted(tr("%1 began here: go on before the next phase begins.").arg(tagName(from)));
        return;
    }
    m_workspace.setActiveTag(to);
    commit(m_clip, *edits);
    show();
    emit strokesChanged();
}

void LiveTagPresenter::follow()
{
    const auto now = moment();
    if (!now || m_workspace.currentClip() != m_clip || m_tagging.isIdle()) return;
    m_last = *now;
    if (m_tagging.move(*now)) show();
}

/// Ends what runs in the clip before; ranges that were only started are forgotten.
void LiveTagPresenter::leaveClip()
{
    if (m_clip == m_workspace.currentClip() || m_tagging.isIdle()) return;
    QStringList names;
    for (const LiveStroke& stroke : m_tagging.strokes())
        if (stroke.kind == LiveStrokeKind::Started) names << tagName(stroke.tag);
    const bool hasUnnamed = m_tagging.unnamed().has_value();
    endStrokes(false);
    sayDiscarded(names, hasUnnamed);
}

void LiveTagPresenter::finish()
{
    if (!m_tagging.isIdle()) endStrokes(true);
}

void LiveTagPresenter::endStrokes(bool keepsStarted)
{
    m_last.milliseconds = m_clock.elapsed();
    commit(m_clip, m_tagging.finish(m_last, keepsStarted));
    show();
    emit strokesChanged();
}

void LiveTagPresenter::cancel()
{
    if (m_tagging.isIdle()) return;
    m_tagging.cancel();
    show();
    emit strokesChanged();
}

bool LiveTagPresenter::takeBack()
{
    if (m_tagging.isIdle()) return false;
    const QStringList names = runningNames();
    const bool hasUnnamed = m_tagging.unnamed().has_value();
    cancel();
    sayDiscarded(names, hasUnnamed);
    return true;
}

bool LiveTagPresenter::discardStarted()
{
    if (m_tagging.isIdle()) return false;
    QStringList names;
    std::vector<TagId> started;
    for (const LiveStroke& stroke : m_tagging.strokes()) {
        if (stroke.isPainting()) continue;
        names << tagName(stroke.tag);
        started.push_back(stroke.tag);
    }
    for (const TagId tag : started) m_tagging.cancel(tag);
    const bool hasUnnamed = m_tagging.unnamed().has_value();
    endStrokes(false);
    sayDiscarded(names, hasUnnamed);
    return true;
}

/// Nothing if nothing was discarded.
void LiveTagPresenter::sayDiscarded(QStringList names, bool hasUnnamed)
{
    if (names.isEmpty() && !hasUnnamed) return;
    const bool isUnnamedAlone = hasUnnamed && names.isEmpty();
    if (hasUnnamed) names << tr("a range without a tag");
    emit done(isUnnamedAlone ? unnamedDiscardedText()
                             : tr("Discarded what was started: %1", "names of tags")
                                   .arg(names.join(tr(", ", "between two names of tags"))));
}

/// Strokes of tags that nobody can see any more, as undoing the step that made the tag leaves them.
void LiveTagPresenter::forgetStrokesOfLostTags()
{
    std::vector<TagId> lost;
    for (const LiveStroke& stroke : m_tagging.strokes())
        if (!isShown(m_document.library(), stroke.tag)) lost.push_back(stroke.tag);
    if (lost.empty()) return;
    for (const TagId tag : lost) m_tagging.cancel(tag);
    show();
    emit strokesChanged();
}

void LiveTagPresenter::commit(ClipId clip, const std::vector<LiveEdit>& edits)
{
    const ClipLibrary& library = m_document.library();
    for (const LiveEdit& edit : edits) {
        const QString text = edit.isErasing ? tr("Erase %1") : tr("Add %1");
        const TagSheet before = library.clip(clip).sheet;
        m_document.editSheet(
            clip, text.arg(tagNameWithSet(library, edit.tag)), 0, [&](const TagSheet& sheet) {
                return withLiveEdit(sheet, edit, library.vocabulary(), library.clip(clip).frames);
            });
        if (!edit.isErasing && library.clip(clip).sheet == before) sayUnchanged(library.clip(clip), edit);
    }
}

/// Tells why tagging changed nothing.
void LiveTagPresenter::sayUnchanged(const LibraryClip& clip, const LiveEdit& edit)
{
    if (edit.frames.subtracted(clip.sheet.frames(edit.tag, clip.frames)).isEmpty()) {
        emit noted(tr("Already tagged %1 here.").arg(tagName(edit.tag)));
        return;
    }
    const QStringList blockers = blockersOf(clip, edit);
    if (blockers.size() == 1)
        emit refused(tr("%1 blocks these frames.").arg(blockers.front()));
    else if (!blockers.isEmpty())
        emit refused(tr("%1 block these frames.").arg(blockers.join(tr(", ", "between two names of tags"))));
}

/// The other tags of its group that have some of the edit's frames.
QStringList LiveTagPresenter::blockersOf(const LibraryClip& clip, const LiveEdit& edit) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    QStringList names;
    for (const TagLane& lane : clip.sheet.lanes()) {
        if (areRivals(edit.tag, lane.tag, vocabulary) &&
            !edit.frames.intersected(clip.sheet.frames(lane.tag, clip.frames)).isEmpty())
            names << tagName(lane.tag);
    }
    return names;
}

void LiveTagPresenter::show()
{
    std::vector<LiveLane> lanes;
    std::optional<TagSheet> sheet;
    for (const LiveStroke& stroke : m_tagging.strokes()) {
        const bool grows = !stroke.isPainting();
        lanes.push_back({stroke.tag, stroke.kind, grows ? std::optional(stroke.anchor) : std::nullopt});
        if (grows && stroke.passed.empty()) continue;
        if (!sheet) sheet = m_document.library().clip(m_clip).sheet;
        sheet = withLiveEdit(*sheet,
                             {stroke.tag, stroke.kind == LiveStrokeKind::Eraser,
                              grows ? FrameRanges::canonical(stroke.passed) : stroke.frames()},
                             m_document.library().vocabulary(), m_document.library().clip(m_clip).frames);
    }
    emit shown(lanes, sheet);
    emit unnamedShown(m_tagging.unnamed());
}

bool LiveTagPresenter::hasKey(TagId tag) const { return !m_document.library().vocabulary()[tag].key.empty(); }

/// "Start or Stop Active Tag (I)", with the key that the action has now.
QString LiveTagPresenter::actionText(const char* action) const
{
    return tipWithKey(m_actions[action]->text().remove('&'), m_actions.key(action));
}

/// Text about the phase that follows the tag's; empty if the tag is none.
QString LiveTagPresenter::phaseText(TagId tag) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const auto phases = phasesFor(vocabulary, tag);
    if (!phases) return {};
    const auto isPhase = [&](TagId each) {
        return each == tag || vocabulary[each].name == withoutSet(vocabulary[tag].name);
    };
    const auto found = std::ranges::find_if(phases->tags, isPhase);
    if (found == phases->tags.end()) return {};
    const QString key = actionText("tag.nextPhase");
    return found + 1 == phases->tags.end() ? tr("%1 ends it").arg(key)
                                           : tr("%1 goes on to %2").arg(key, tagName(*(found + 1)));
}

/// Text that says how a stroke of the tag is ended.
QString LiveTagPresenter::stopText(TagId tag) const
{
    if (const QString phase = phaseText(tag); !phase.isEmpty()) return phase;
    if (hasKey(tag)) return tr("its key stops it");
    const QString stop = actionText("tag.startStop");
    return tag == m_workspace.activeTag() ? tr("%1 stops it").arg(stop)
                                          : tr("choose it, and %1 stops it").arg(stop);
}

/// Text that says how the range without a tag gets one.
QString LiveTagPresenter::unnamedText() const
{
    return tr("a tag's key stops it and names it, %1 asks for its tag").arg(actionText("tag.startUnnamed"));
}

QString LiveTagPresenter::unnamedDiscardedText() { return tr("Discarded the range without a tag"); }

/// The tags that run, in the order in which they were started.
QStringList LiveTagPresenter::runningNames() const
{
    QStringList names;
    for (const LiveStroke& stroke : m_tagging.strokes()) names << tagName(stroke.tag);
    return names;
}

/// Text about the running range without a tag, and about the tags that run beside it.
QString LiveTagPresenter::unnamedDescription(FrameRange unnamed) const
{
    const QString start = QString::number(unnamed.start), cancel = actionText("tag.cancel");
    const QStringList names = runningNames();
    if (names.isEmpty())
        return tr("A range without a tag · started at frame %1 — %2, %3 discards it")
            .arg(start, unnamedText(), cancel);
    return tr("A range without a tag · started at frame %1 — %2; %3 started as well — %4 discards them")
        .arg(start, unnamedText(), names.join(tr(", ", "between two names of tags")), cancel);
}

QString LiveTagPresenter::description() const
{
    if (const auto unnamed = m_tagging.unnamed()) return unnamedDescription(*unnamed);
    QStringList texts;
    for (const LiveStroke& stroke : m_tagging.strokes()) {
        const QString name = tagName(stroke.tag);
        switch (stroke.kind) {
        case LiveStrokeKind::Pressed:
        case LiveStrokeKind::Started:
            texts << tr("%1 · started at frame %2 — %3, %4 discards it")
                         .arg(name, QString::number(stroke.anchor), stopText(stroke.tag),
                              actionText("tag.cancel"));
            break;
        case LiveStrokeKind::Brush:
            texts << tr("%1 · painting — %2", "a tag, and what stops it").arg(name, stopText(stroke.tag));
            break;
        case LiveStrokeKind::Eraser:
            texts << tr("%1 · erasing — %2", "a tag, and what stops it").arg(name, stopText(stroke.tag));
            break;
        }
    }
    if (texts.size() > 1) {
        const bool haveKeys = std::all_of(m_tagging.strokes().begin(), m_tagging.strokes().end(),
                                          [this](const LiveStroke& each) { return hasKey(each.tag); });
        const QString stop =
            haveKeys ? tr("their keys stop them")
                     : tr("their keys stop them, or %1 the active one").arg(actionText("tag.startStop"));
        return tr("%1 · started — %2, %3 discards them")
            .arg(runningNames().join(", "), stop, actionText("tag.cancel"));
    }
    return texts.join(QString());
}

QList<TimelineBadge> LiveTagPresenter::badges() const
{
    QList<TimelineBadge> badges;
    if (m_tagging.unnamed()) badges.append({tr("No tag yet"), &Theme::muted, unnamedText()});
    for (const LiveStroke& stroke : m_tagging.strokes()) {
        const QString name = tagNameAmongSets(m_document.library(), stroke.tag);
        const QColor colour = screenColour(m_document.library().vocabulary()[stroke.tag].colour);
        switch (stroke.kind) {
        case LiveStrokeKind::Pressed:
        case LiveStrokeKind::Started:
            badges.append({tr("Tagging %1").arg(name), colour, stopText(stroke.tag)});
            break;
        case LiveStrokeKind::Brush:
            badges.append({tr("Painting %1").arg(name), colour, stopText(stroke.tag)});
            break;
        case LiveStrokeKind::Eraser:
            badges.append({tr("Erasing %1").arg(name), colour, stopText(stroke.tag)});
            break;
        }
    }
    return badges;
}

QString LiveTagPresenter::tagName(TagId tag) const { return shortTagName(m_document.library(), tag); }

} // namespace tagline
