#include "app/presenters/timeline/TimelineClipboard.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/ChosenTag.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/library/WallClipboard.h"
#include "app/presenters/timeline/TimelineEdits.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <QClipboard>
#include <QGuiApplication>

#include <map>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostNamed = 4; ///< ranges outside that a message names one by one

double framesPerSecond(FrameRate rate) { return double(rate.numerator) / rate.denominator; }

} // namespace

TimelineClipboard::TimelineClipboard(const PresenterContext& context, TimelinePresenter& presenter)
    : Presenter(context, &presenter)
    , m_presenter(presenter)
{
    m_actions.connectTo("edit.copy", this, [this] {
        if (!m_presenter.isCopiedElsewhere()) copySelection();
    });
    m_actions.connectTo("edit.cut", this, [this] {
        if (copySelection()) m_actions["edit.delete"]->trigger();
    });
    m_actions.connectTo("edit.paste", this, [this] { paste(Way::AtPlayhead); });
    m_actions.connectTo("edit.pasteInPlace", this, [this] { paste(Way::InPlace); });
    m_actions.connectTo("edit.pasteScaled", this, [this] { paste(Way::Scaled); });
    m_actions.connectTo("edit.pasteToTag", this, [this] { paste(Way::ToActiveTag); });
}

bool TimelineClipboard::copySelection()
{
    const ClipLibrary& library = m_document.library();
    const std::vector<ClipSelection> selected = selectedRanges(library, m_workspace);
    if (selected.size() > 1) return copyOverClips(selected);
    if (selected.empty()) {
        emit m_presenter.refused(tr("Select ranges to copy first."));
        return false;
    }
    const LibraryClip& clip = library.clip(selected.front().clip);
    const RangeClipboard copied{copiedRanges(clip.sheet, selected.front().ranges, library.vocabulary()),
                                clip.frames, clip.rate};
    QGuiApplication::clipboard()->setMimeData(toMimeData(copied));
    emit m_presenter.done(tr("Copied %n range(s).", nullptr, int(copied.ranges.size())));
    return true;
}

/// Copies all as text, and those of one clip to be pasted, like a marquee on the wall. Expects some.
bool TimelineClipboard::copyOverClips(const std::vector<ClipSelection>& selected)
{
    const ClipLibrary& library = m_document.library();
    std::vector<WallCopy> copies;
    for (const ClipSelection& each : selected)
        for (CopiedRange& copied :
             copiedRanges(library.clip(each.clip).sheet, each.ranges, library.vocabulary()))
            copies.push_back(
                {each.clip, *library.vocabulary().find(copied.tag), copied.range, std::move(copied.values)});
    const ClipId pasted = pastedClip(copies, m_workspace.currentClip());
    QGuiApplication::clipboard()->setMimeData(toMimeData(copies, pasted, library));
    emit m_presenter.done(
        tr("Copied %n range(s) of several clips; Paste gives those of %1", nullptr, int(copies.size()))
            .arg(clipName(library, pasted)));
    return true;
}

/// Frames of another rate keep their times, but where they are to stay at their frames.
Placement TimelineClipboard::placement(const RangeClipboard& copied, Way way) const
{
    const LibraryClip& clip = m_document.library().clip(m_workspace.currentClip());
    const double sameTime = framesPerSecond(clip.rate) / framesPerSecond(copied.rate);
    switch (way) {
    case Way::AtPlayhead:
    case Way::ToActiveTag:
        return {copied.firstFrame(), m_workspace.playhead(), sameTime};
    case Way::InPlace:
        return {0, 0, 1};
    case Way::Scaled:
        return {0, 0, double(clip.frames) / copied.clipFrames};
    }
    return {};
}

/// The copies by the tags that this library has; a name that it does not know is left out and told.
std::vector<TimelineClipboard::Copy> TimelineClipboard::named(const RangeClipboard& copied, Way way)
{
    std::vector<Copy> copies;
    QStringList unknown;
    const TagId active =
        way == Way::ToActiveTag ? tagInChosenSet(m_document, m_workspace, m_workspace.activeTag()) : TagId();
    for (const CopiedRange& each : copied.ranges) {
        const auto tag = way == Way::ToActiveTag ? std::optional(active)
                                                 : m_document.library().vocabulary().find(each.tag);
        if (tag)
            copies.push_back({{*tag, each.range}, each.values});
        else if (!unknown.contains(QString::fromStdString(each.tag)))
            unknown << QString::fromStdString(each.tag);
    }
    if (!unknown.isEmpty()) // after the message of the edit
        QMetaObject::invokeMethod(
            &m_presenter,
            [this, unknown] {
                emit m_presenter.refused(tr("This library has no tag %1: add it, then paste again.")
                                             .arg(unknown.join(QStringLiteral(", "))));
            },
            Qt::QueuedConnection);
    return copies;
}

/// Each copy at its place, with its values.
TimelineClipboard::Pasted TimelineClipboard::placed(std::vector<Copy> copies, Placement placement,
                                                    Frame clipFrames)
{
    Pasted pasted;
    for (Copy& copy : copies) {
        const PlacedRanges there = placedRanges({&copy.ref, 1}, placement, clipFrames);
        for (const RangeRef& ref : there.placed) pasted.placed.push_back({ref, std::move(copy.values)});
        pasted.outside.insert(pasted.outside.end(), there.outside.begin(), there.outside.end());
    }
    return pasted;
}

/// One more instance each where the tag is counted; else ranges, which have no values.
TagSheet TimelineClipboard::withCopies(TagSheet sheet, const std::vector<Copy>& copies) const
{
    std::map<TagId, std::vector<TagInstance>> byTag;
    for (const Copy& copy : copies) byTag[copy.ref.tag].push_back({copy.ref.range, copy.values});
    for (auto& [tag, instances] : byTag) {
        if (sheet.isCounted(tag) || m_document.library().vocabulary()[tag].isCounted)
            sheet = withInstancesAdded(sheet, tag, std::move(instances));
        else
            sheet = withRangesAdded(sheet, tag, instanceFrames(instances));
    }
    return sheet;
}

void TimelineClipboard::paste(Way way)
{
    if (!m_presenter.mayEdit()) return;
    const auto copied = fromMimeData(QGuiApplication::clipboard()->mimeData());
    if (!copied) {
        emit m_presenter.noted(tr("There are no copied ranges to paste."));
        return;
    }
    if (way == Way::ToActiveTag && !m_workspace.activeTag().isValid()) {
        emit m_presenter.refused(tr("Choose a tag in the Tags panel first."));
        return;
    }
    const Frame frames = m_document.library().clip(m_workspace.currentClip()).frames;
    const Pasted pasted = placed(named(*copied, way), placement(*copied, way), frames);
    const int steps = m_document.undoStack().index();
    m_presenter.edit(tr("Paste %n range(s)", nullptr, int(pasted.placed.size())), 0,
                     [&](TagSheet sheet) { return withCopies(std::move(sheet), pasted.placed); });
    const bool isNothingNew = m_document.undoStack().index() == steps;
    if (!pasted.placed.empty() && isNothingNew) emit m_presenter.noted(tr("These ranges already exist."));
    std::vector<RangeRef> selected; // one reference names all instances of an extent
    for (const Copy& copy : pasted.placed)
        if (selected.empty() || selected.back() != copy.ref) selected.push_back(copy.ref);
    m_workspace.setSelection(selected);
    if (!isNothingNew) emit m_presenter.pasted(selected);
    tellOutside(pasted.outside);
}

void TimelineClipboard::tellOutside(const std::vector<RangeRef>& outside)
{
    if (outside.empty()) return;
    QStringList names;
    for (std::size_t i = 0; i < std::min(outside.size(), mostNamed); ++i)
        names << QStringLiteral("%1 %2–%3")
                     .arg(shortTagName(m_document.library(), outside[i].tag))
                     .arg(outside[i].range.start)
                     .arg(outside[i].range.stop);
    if (outside.size() > mostNamed) names << QStringLiteral("…");
    emit m_presenter.refused(
        tr("Did not fit into the clip, cut or left out: %n range(s): %1", nullptr, int(outside.size()))
            .arg(names.join(QStringLiteral(", "))));
}

} // namespace tagline
