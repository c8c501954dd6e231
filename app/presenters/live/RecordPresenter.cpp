#include "app/presenters/live/RecordPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/editing/SignatureTime.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/live/SelectedInstances.h"
#include "app/presenters/live/SignatureDialog.h"
#include "app/presenters/timeline/TimelineEdits.h"
#include "widgets/tags/fields/RecordEditor.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <map>

namespace tagline {
namespace {

constexpr qsizetype mostTagsInTitle = 3; ///< tags in a title

/// The value that both have, or one that is marked as mixed if they differ.
RecordValue together(const RecordValue& a, const RecordValue& b)
{
    if (!a.value) return {b.value, b.value.has_value()};
    return {a.value, a.isMixed || !(a == b)};
}

RecordValue valueOf(const ClipLibrary& library, const std::vector<ClipSelection>& selected, RecordField field)
{
    std::optional<RecordValue> value;
    for (const ClipSelection& each : selected)
        for (const RangeRef& ref : each.ranges) {
            const RecordValue next = recordValue(library.clip(each.clip).sheet,
                                                 library.vocabulary()[ref.tag].name, field, ref.range);
            value = value ? together(*value, next) : next;
        }
    return value.value_or(RecordValue());
}

/// The field of every range; an absent value erases it.
TagSheet withField(TagSheet sheet, const TagVocabulary& vocabulary, const std::vector<RangeRef>& ranges,
                   RecordField field, const std::optional<PropertyValue>& value)
{
    std::map<TagId, std::vector<FrameRange>> frames;
    for (const RangeRef& ref : ranges) frames[ref.tag].push_back(ref.range);
    for (auto& [tag, each] : frames)
        sheet =
            withRecord(sheet, vocabulary[tag].name, field, FrameRanges::canonical(std::move(each)), value);
    return sheet;
}

} // namespace

RecordPresenter::RecordPresenter(const PresenterContext& context, TimelineWidget& timeline)
    : Presenter(context)
    , m_timeline(timeline)
    , m_isSigning(m_settings.value("tagging/isSigning", false).toBool())
    , m_author(m_settings.value("tagging/author", usualAuthor()).toString())
{
    m_actions.connectTo("edit.record", this, &RecordPresenter::askForRecord);
    m_actions.connectTo("tag.sign", this, &RecordPresenter::askForSignature);
    m_document.setSigning([this]() -> std::optional<TagSignature> {
        if (!m_isSigning) return std::nullopt;
        return TagSignature{m_author.toStdString(), presentMinute()};
    });
}

QString RecordPresenter::usualAuthor() { return qEnvironmentVariable("USER"); }

void RecordPresenter::askForSignature()
{
    SignatureDialog dialog(m_isSigning, m_author, m_timeline.window());
    if (dialog.exec() == QDialog::Accepted) sign(dialog.isSigning(), dialog.author());
}

void RecordPresenter::sign(bool isSigning, const QString& author)
{
    m_isSigning = isSigning;
    if (!author.isEmpty()) m_author = author;
    m_settings.setValue("tagging/isSigning", m_isSigning);
    m_settings.setValue("tagging/author", m_author);
    emit done(m_isSigning ? tr("Your tags are signed “%1” from now on").arg(m_author)
                          : tr("Your tags are not signed"));
}

ShownRecord RecordPresenter::shownRecord(const std::vector<ClipSelection>& selected) const
{
    const auto value = [&](RecordField field) { return valueOf(m_document.library(), selected, field); };
    return {value(RecordField::Author), value(RecordField::Time), value(RecordField::Confidence),
            value(RecordField::Note), shownInstances(m_document.library(), selected)};
}

QString RecordPresenter::clipName(ClipId clip) const
{
    return QString::fromStdString(m_document.library().clip(clip).displayName);
}

QString RecordPresenter::selectionText() const
{
    const std::vector<ClipSelection> now = selectedRanges(m_document.library(), m_workspace);
    const QString ranges = tr("%n range(s)", nullptr, countOf(now));
    if (now.size() > 1)
        return tr("%1 in %2 clips selected").arg(ranges, QLocale().toString(qlonglong(now.size())));
    if (now.size() == 1 && now.front().clip != m_workspace.currentClip())
        return tr("%1 in %2 selected").arg(ranges, clipName(now.front().clip));
    return countOf(now) == 1 ? recordText(shownRecord(now)) : QString();
}

void RecordPresenter::askForRecord()
{
    const std::vector<ClipSelection> now = selectedRanges(m_document.library(), m_workspace);
    if (now.empty()) return emit refused(tr("Select a range first."));
    if (!mayEdit()) return;
    ShownRecord shown = shownRecord(now);
    shown.instances.offered = offeredValues(m_document.library(), now);
    auto* editor = new RecordEditor(titleOf(now), shown, &m_timeline);
    connect(editor, &RecordEditor::recordChosen, this,
            [this, now](const RecordEntry& entry) { set(now, entry); });
    editor->popUp(placeOf(now));
}

/// "Punch, frames 10–30"; of several which tags and how many: "Punch, Kick: 3 ranges".
QString RecordPresenter::titleOf(const std::vector<ClipSelection>& selected) const
{
    const RangeRef& first = selected.front().ranges.front();
    if (countOf(selected) == 1)
        return tr("%1, frames %2–%3", "tag, start and stop")
            .arg(shortTagName(m_document.library(), first.tag))
            .arg(first.range.start)
            .arg(first.range.stop);
    std::vector<TagId> tags; // the first, and one more if there are more
    for (const ClipSelection& each : selected)
        for (const RangeRef& ref : each.ranges)
            if (qsizetype(tags.size()) <= mostTagsInTitle && std::ranges::find(tags, ref.tag) == tags.end())
                tags.push_back(ref.tag);
    QStringList names;
    for (const TagId tag : tags) names << shortTagName(m_document.library(), tag);
    if (names.size() > mostTagsInTitle) names.back() = QStringLiteral("…");
    return tr("%1: %2", "tags, and how many ranges")
        .arg(names.join(QStringLiteral(", ")), tr("%n range(s)", nullptr, countOf(selected)));
}

/// Screen rectangle of those selected ranges that are in view.
QRect RecordPresenter::placeOf(const std::vector<ClipSelection>& selected) const
{
    std::vector<RangeRef> here;
    for (const ClipSelection& each : selected)
        if (each.clip == m_workspace.currentClip()) here = each.ranges;
    return m_timeline.placeOnScreen(here);
}

/// The clip's sheet with what a person changed of the selected ranges.
TagSheet RecordPresenter::withEntry(const ClipSelection& selected, const RecordEntry& entry) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    TagSheet sheet = m_document.library().clip(selected.clip).sheet;
    if (entry.confidence)
        sheet =
            withField(std::move(sheet), vocabulary, selected.ranges, RecordField::Confidence,
                      *entry.confidence ? std::optional<PropertyValue>(**entry.confidence) : std::nullopt);
    if (entry.note)
        sheet = withField(std::move(sheet), vocabulary, selected.ranges, RecordField::Note,
                          *entry.note ? std::optional<PropertyValue>((*entry.note)->toStdString())
                                      : std::nullopt);
    return withInstanceValues(std::move(sheet), selected.ranges, entry.values);
}

QString RecordPresenter::stepText(const std::vector<ClipSelection>& selected, const RecordEntry& entry) const
{
    const int count = countOf(selected);
    const QString tag = shortTagName(m_document.library(), selected.front().ranges.front().tag);
    if (entry.isRecordEmpty())
        return count == 1 ? tr("Values of %1").arg(tag) : tr("Values of %n range(s)", nullptr, count);
    if (!entry.values.empty())
        return count == 1 ? tr("Note and Values of %1").arg(tag)
                          : tr("Note and Values of %n range(s)", nullptr, count);
    return count == 1 ? tr("Note on %1").arg(tag) : tr("Note on %n range(s)", nullptr, count);
}

/// Instances that come to be of the same extent and values are one, which is said.
void RecordPresenter::set(const std::vector<ClipSelection>& selected, const RecordEntry& entry)
{
    const QString text = stepText(selected, entry);
    std::vector<SheetChange> changes;
    for (const ClipSelection& each : selected) changes.push_back({each.clip, withEntry(each, entry)});
    const int before = shownInstances(m_document.library(), selected).count;
    m_document.changeSheets(std::move(changes), text);
    const int joined = before - shownInstances(m_document.library(), selected).count;
    if (joined > 0)
        emit done(tr("%n instance(s) had the same frames and values as another, and went", nullptr, joined));
}

} // namespace tagline
