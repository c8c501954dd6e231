#include "app/presenters/driving/DriveMarking.h"

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/query/HitTagging.h"
#include "core/query/language/QueryNames.h"
#include "core/tags/sheet/TagMirror.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double markedSeconds = 0.5; ///< on both sides of the frame

} // namespace

/// A name that was chosen means itself alone.
TagResolution DriveMarking::meaning() const
{
    const ClipLibrary& library = m_document.library();
    const QueryNames names{.vocabulary = library.vocabulary(), .tagged = &library.index()};
    if (!m_isChosen) return names.resolve(m_tag);
    const auto named = library.vocabulary().find(m_tag);
    return named ? TagResolution(*named) : TagResolution(UnknownTag());
}

std::optional<TagId> DriveMarking::knownTag() const
{
    const TagResolution meant = meaning();
    const auto* tag = std::get_if<TagId>(&meant);
    return tag && isShown(m_document.library(), *tag) ? std::optional(*tag) : std::nullopt;
}

std::string DriveMarking::tag() const
{
    const auto known = knownTag();
    return known ? m_document.library().vocabulary()[*known].name : m_tag;
}

void DriveMarking::setTag(std::string name)
{
    m_tag = std::move(name);
    m_isChosen = true;
}

/// Why nobody knows which tag is meant; none where it is known.
std::optional<QString> DriveMarking::ambiguity() const
{
    const TagResolution meant = meaning();
    const auto* several = std::get_if<AmbiguousTag>(&meant);
    if (!several) return std::nullopt;
    QStringList names;
    for (const std::string& each : several->candidates) names << QString::fromStdString(each);
    return tr("“%1” could mean %2: choose the tag for marking first.")
        .arg(QString::fromStdString(m_tag), names.join(tr(", ", "between two names of tags")));
}

std::string DriveMarking::nameFor(const MatchMoment& moment) const
{
    const auto known = knownTag();
    if (!moment.isMirrored || !known) return tag();
    return mirrorPartner(*known, m_document.library().vocabulary()).value_or(tag());
}

DriveMark DriveMarking::mark(const MatchMoment& moment)
{
    if (const auto unclear = ambiguity()) return {DriveMark::Kind::Refused, *unclear};
    const std::string name = nameFor(moment);
    if (const auto problem = newTagProblem(m_document, name)) return {DriveMark::Kind::Refused, *problem};
    const LibraryClip& clip = m_document.library().clip(moment.clip);
    const QString clipName = QString::fromStdString(clip.displayName);
    const auto at = Frame(std::floor(moment.frame));
    const auto reach = Frame(std::lround(markedSeconds * clip.rate.framesPerSecond()));
    const FrameRange range{std::max<Frame>(at - reach, 0), std::min<Frame>(at + reach + 1, clip.frames)};
    const std::vector<ClipFrames> where{{moment.clip, FrameRanges::canonical({range})}};
    const QString shownName = QString::fromStdString(name);
    const QString text = tr("Mark as %1", "a tag").arg(shownName);
    BulkPlan plan;
    const auto known = m_document.library().vocabulary().find(name);
    if (m_document.isReadOnly() || m_document.library().source(clip.source).isReadOnly())
        return {DriveMark::Kind::Refused, tr("%1 cannot be edited: it is read-only.").arg(clipName)};
    if (known && isShown(m_document.library(), *known)) {
        plan = bulkPlan(m_document.library(), *known, BulkOperation::Add, where);
        if (plan.blocked > 0)
            return {DriveMark::Kind::Refused,
                    tr("These frames of %1 have a tag that keeps %2 out.").arg(clipName, shownName)};
        if (plan.changes.empty())
            return {DriveMark::Kind::Nothing,
                    tr("These frames of %1 have %2 already.").arg(clipName, shownName)};
    }
    useTag(m_document, {std::nullopt, shownName}, text, [&](TagId tag) {
        plan = bulkPlan(m_document.library(), tag, BulkOperation::Add, where);
        m_document.changeSheets(plan.changes, text);
    });
    return {DriveMark::Kind::Done,
            tr("Marked frames %1–%2 of %3 as %4").arg(range.start).arg(range.stop).arg(clipName, shownName)};
}

} // namespace tagline
