#include "app/presenters/tags/LibraryTagPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/ChosenTag.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/tags/BulkTagDialog.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "core/library/edits/TagRenaming.h"
#include "core/tagging/MirroredTags.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/messages/Question.h"

#include <algorithm>
#include <memory>

namespace tagline {
namespace {

/// Whether an instance of the tag has a value.
bool hasValuedInstance(const ClipLibrary& library, TagId tag)
{
    const auto isValued = [](const TagInstance& each) { return !each.values.empty(); };
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        if (std::ranges::any_of(library.clip(ClipId(i)).sheet.instances(tag), isValued)) return true;
    return false;
}

/// Text about the boundary rule and examples of a tag that a merge did not keep; empty if it kept all.
QString lostGuideText(const LostGuide& lost)
{
    if (lost.hasRule && lost.examples > 0)
        return LibraryTagPresenter::tr("its boundary rule and its %n example(s) were not kept", nullptr,
                                       int(lost.examples));
    if (lost.examples > 0)
        return LibraryTagPresenter::tr("its %n example(s) were not kept", nullptr, int(lost.examples));
    return lost.hasRule ? LibraryTagPresenter::tr("its boundary rule was not kept") : QString();
}

} // namespace

QString useText(const LibraryDocument& document, TagId tag)
{
    const TagUse use = tagUse(document.library(), tag);
    QStringList parts;
    parts << LibraryTagPresenter::tr("in %Ln clip(s)", nullptr, int(use.totals.clips))
          << LibraryTagPresenter::tr("%Ln range(s)", nullptr, int(use.totals.ranges));
    if (use.queries == 1) parts << LibraryTagPresenter::tr("1 query");
    if (use.queries > 1) parts << LibraryTagPresenter::tr("%Ln queries", nullptr, use.queries);
    if (use.tags > 0) parts << LibraryTagPresenter::tr("%Ln other tag(s)", nullptr, use.tags);
    return parts.join(", ");
}

LibraryTagPresenter::LibraryTagPresenter(const PresenterContext& context, LibraryView& view)
    : Presenter(context)
    , m_view(view)
{
    m_actions.connectTo("tag.clips", this, &LibraryTagPresenter::tagSelectedClips);
    m_actions.connectTo("edit.selectTagInClips", this, &LibraryTagPresenter::selectTagInClips);
    m_actions.connectTo("clip.mirrorTags", this, &LibraryTagPresenter::mirrorTags);
    m_actions.connectTo("tag.merge", this, [this] {
        if (m_workspace.activeTag().isValid())
            mergeTag(m_workspace.activeTag());
        else
            emit refused(tr("Choose a tag in the Tags panel first."));
    });
}

QWidget* LibraryTagPresenter::window() const { return m_view.window(); }

QString LibraryTagPresenter::tagName(TagId tag) const
{
    return QString::fromStdString(m_document.library().vocabulary()[tag].name);
}

/// The selected clips, else the one in view.
std::vector<ClipId> LibraryTagPresenter::chosenClips() const
{
    std::vector<ClipId> clips = m_view.selectedClips();
    if (clips.empty() && m_workspace.currentClip().isValid()) clips.push_back(m_workspace.currentClip());
    return clips;
}

/// From the first to the last frame of the selected ranges; empty if none is selected.
FrameRange LibraryTagPresenter::framesOfSelection() const
{
    FrameRange frames;
    for (const RangeRef& ref : m_workspace.selection())
        frames = frames.isEmpty() ? ref.range
                                  : FrameRange{std::min(frames.start, ref.range.start),
                                               std::max(frames.stop, ref.range.stop)};
    return frames;
}

/// Frames under the marquee; empty as well if the clip in view is not under it: that was chosen then.
std::vector<ClipFrames> LibraryTagPresenter::framesUnderMarquee() const
{
    std::vector<ClipFrames> frames = m_selectedFrames ? m_selectedFrames() : std::vector<ClipFrames>();
    const auto isCurrent = [this](const ClipFrames& each) { return each.clip == m_workspace.currentClip(); };
    return std::ranges::any_of(frames, isCurrent) ? frames : std::vector<ClipFrames>();
}

void LibraryTagPresenter::setSelectedFrames(std::function<std::vector<ClipFrames>()> selectedFrames)
{
    m_selectedFrames = std::move(selectedFrames);
}

void LibraryTagPresenter::tagSelectedClips()
{
    const std::vector<ClipId> clips = chosenClips();
    if (clips.empty()) {
        emit refused(tr("Choose clips in the library first."));
        return;
    }
    if (shownTags(m_document.library()).empty()) {
        emit refused(tr("There are no tags yet: make one first%1.").arg(m_actions.bracketedKey("tag.new")));
        return;
    }
    TagId tag = m_workspace.activeTag();
    if (!m_workspace.selection().empty()) tag = m_workspace.selection().front().tag;
    const std::vector<ClipFrames> selected = framesUnderMarquee();
    const auto dialog = selected.empty()
                            ? std::make_unique<BulkTagDialog>(m_document.library(), m_workspace.newTagSet(),
                                                              clips, tag, framesOfSelection(), window())
                            : std::make_unique<BulkTagDialog>(m_document.library(), m_workspace.newTagSet(),
                                                              selected, tag, window());
    if (dialog->exec() == QDialog::Accepted) carryOut(*dialog);
}

void LibraryTagPresenter::carryOut(const BulkTagDialog& dialog)
{
    const TagId tag = tagInChosenSet(m_document, m_workspace, dialog.tag());
    const BulkPlan plan = dialog.plan();
    const int count = int(plan.changes.size());
    if (count == 0)
        return emit refused(tr("The clips were read again meanwhile: there is nothing to change."));
    const QString text = dialog.operation() == BulkOperation::Add
                             ? tr("Add %1 to %n clip(s)", nullptr, count)
                             : tr("Remove %1 from %n clip(s)", nullptr, count);
    const QString said = text.arg(tagNameWithSet(m_document.library(), tag));
    const int steps = m_document.undoStack().index();
    m_document.changeSheets(plan.changes, said);
    if (m_document.undoStack().index() != steps) emit done(said); // else the set is locked, as was said
}

/// Selects the tag's ranges in the clips that are selected in the library; in all if that is one at most.
void LibraryTagPresenter::selectTagInClips()
{
    const TagId tag = m_workspace.activeTag();
    if (!tag.isValid()) return emit refused(tr("Choose a tag in the Tags panel first."));
    const ClipLibrary& library = m_document.library();
    std::vector<ClipId> clips = m_view.selectedClips();
    if (clips.size() < 2) clips = library.clipsInPathOrder();
    std::vector<RangeRef> here;
    std::vector<ClipSelection> elsewhere;
    std::size_t count = 0;
    for (const ClipId clip : clips) {
        std::vector<RangeRef> ranges;
        for (const FrameRange range : rangesOrInstances(library.clip(clip).sheet, tag))
            if (ranges.empty() || ranges.back().range != range) ranges.push_back({tag, range});
        count += ranges.size();
        if (clip == m_workspace.currentClip())
            here = std::move(ranges);
        else if (!ranges.empty())
            elsewhere.push_back({clip, std::move(ranges)});
    }
    if (count == 0) return emit noted(tr("These clips have no range of %1.").arg(tagName(tag)));
    m_workspace.setSelectionOver(here, elsewhere);
}

void LibraryTagPresenter::mergeTag(TagId tag)
{
    std::vector<TagId> others = shownTags(m_document.library());
    std::erase(others, tag);
    if (others.empty()) {
        emit noted(tr("There is no other tag to merge %1 into.").arg(tagName(tag)));
        return;
    }
    QStringList names;
    for (const TagId other : others) names << tagName(other);
    QString question = tr("%1 is used %2.").arg(tagName(tag), useText(m_document, tag)) + '\n';
    if (hasValuedInstance(m_document.library(), tag))
        question += tr("In a tag that is not counted, its instances lose their values.") + '\n';
    const auto chosen =
        askedChoice(tr("Merge Tag"), question + tr("Merge it into:"), tr("Merge Tag"), names, window());
    if (!chosen) return;
    const TagId into = others[std::size_t(names.indexOf(*chosen))];
    if (const auto reason = m_document.mergeRefusal(tag, into))
        return showNotice(tr("Merge Tag"), coreText(*reason), window());
    const QString text = tr("Merge %1 into %2").arg(tagName(tag), tagName(into));
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const QString lost = lostGuideText(lostGuide(vocabulary[tag], vocabulary[into]));
    m_document.mergeTags(tag, into, text);
    m_workspace.setActiveTag(into);
    emit done(lost.isEmpty() ? text : tr("%1; %2", "what was done; what was lost").arg(text, lost));
}

/// Mirrors tags into the mirrored clips; if there are none, into a namespace that it asks for.
void LibraryTagPresenter::mirrorTags()
{
    const std::vector<ClipId> clips = chosenClips();
    if (clips.empty()) return emit refused(tr("Choose clips in the library first."));
    const ClipLibrary& library = m_document.library();
    MirrorPlan plan = mirrorPlan(library, clips);
    if (plan.clips.empty() && plan.refusals.empty())
        return emit refused(tr("There are no tags to mirror in these clips."));
    if (plan.clips.empty()) {
        const auto name = askedText(tr("Make Mirrored Tags"),
                                    tr("No other clip is a mirror image of these.\nNamespace of the mirrored "
                                       "tags in the clips themselves:"),
                                    tr("&Make Tags"), "Mirrored", window());
        if (!name) return;
        if (const std::string wrong = tagNameProblem(name->toStdString()); !wrong.empty())
            return emit refused(coreText(wrong) + '.');
        plan = mirrorPlan(library, clips, name->toStdString());
    }
    m_document.knowTags(plan.tagNames());
    std::vector<SheetChange> changes = sheetChanges(plan, library, library.vocabulary());
    if (changes.empty() && !plan.refusals.empty()) return emit refused(coreText(plan.refusals.front()) + '.');
    if (changes.empty()) return emit noted(tr("The mirrored tags are there already."));
    const int changed = int(changes.size());
    m_document.changeSheets(std::move(changes), tr("Make Mirrored Tags"));
    if (!plan.refusals.empty())
        emit refused(tr("Not everything was mirrored: %1.").arg(coreText(plan.refusals.front())));
    else
        emit done(tr("Made mirrored tags in %n clip(s)", nullptr, changed));
}

} // namespace tagline
