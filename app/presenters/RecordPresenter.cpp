#include "app/presenters/RecordPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/ClipTexts.h"
#include "app/presenters/SignatureDialog.h"
#include "app/presenters/TimelineEdits.h"
#include "widgets/tags/RecordEditor.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QDateTime>
#include <QSettings>

#include <map>

namespace tagline {
namespace {

std::string presentMinute()
{
    return QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mmZ")).toStdString();
}

/// What several ranges have together.
RecordValue together(const RecordValue& a, const RecordValue& b)
{
    if (!a.value) return {b.value, b.value.has_value()};
    return {a.value, a.isMixed || !(a == b)};
}

RecordValue valueOf(const TagSheet& sheet, const TagVocabulary& vocabulary,
                    const std::vector<RangeRef>& ranges, RecordField field)
{
    RecordValue value;
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const RecordValue next = recordValue(sheet, vocabulary[ranges[i].tag].name, field, ranges[i].range);
        value = i == 0 ? next : together(value, next);
    }
    return value;
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

RecordPresenter::RecordPresenter(LibraryDocument& document, Workspace& workspace, TimelineWidget& timeline,
                                 ActionRegistry& actions, std::function<bool()> mayEdit)
    : m_document(document)
    , m_workspace(workspace)
    , m_timeline(timeline)
    , m_mayEdit(std::move(mayEdit))
    , m_author(qEnvironmentVariable("USER"))
{
    actions.connectTo("edit.record", this, &RecordPresenter::askForRecord);
    actions.connectTo("tag.sign", this, &RecordPresenter::askForSignature);
    m_document.setSigning([this]() -> std::optional<TagSignature> {
        if (!m_isSigning) return std::nullopt;
        return TagSignature{m_author.toStdString(), presentMinute()};
    });
}

void RecordPresenter::keepIn(QSettings& settings)
{
    m_settings = &settings;
    m_isSigning = settings.value("tagging/isSigning", false).toBool();
    m_author = settings.value("tagging/author", m_author).toString();
}

void RecordPresenter::askForSignature()
{
    SignatureDialog dialog(m_isSigning, m_author, m_timeline.window());
    if (dialog.exec() == QDialog::Accepted) sign(dialog.isSigning(), dialog.author());
}

void RecordPresenter::sign(bool isSigning, const QString& author)
{
    m_isSigning = isSigning;
    if (!author.isEmpty()) m_author = author;
    if (m_settings) {
        m_settings->setValue("tagging/isSigning", m_isSigning);
        m_settings->setValue("tagging/author", m_author);
    }
    emit done(m_isSigning ? tr("What you tag is signed “%1” from now on").arg(m_author)
                          : tr("What you tag is not signed"));
}

ShownRecord RecordPresenter::shownRecord(const std::vector<RangeRef>& ranges) const
{
    const ClipLibrary& library = m_document.library();
    const TagSheet& sheet = library.clip(m_workspace.currentClip()).sheet;
    const auto value = [&](RecordField field) { return valueOf(sheet, library.vocabulary(), ranges, field); };
    return {value(RecordField::Author), value(RecordField::Time), value(RecordField::Confidence),
            value(RecordField::Note)};
}

QString RecordPresenter::selectionText() const
{
    const ClipId clip = m_workspace.currentClip();
    const auto& selection = m_workspace.selection();
    if (!clip.isValid() || selection.size() != 1) return {};
    return recordText(shownRecord(rangesOver(m_document.library().clip(clip).sheet, selection)));
}

void RecordPresenter::askForRecord()
{
    const std::vector<RangeRef> ranges = m_workspace.selection();
    if (ranges.empty()) return emit refused(tr("Select a range first."));
    if (!m_mayEdit()) return;
    const QString title = ranges.size() == 1
                              ? tr("%1, frames %2 to %3")
                                    .arg(shortTagName(m_document.library().vocabulary(), ranges.front().tag))
                                    .arg(ranges.front().range.start)
                                    .arg(ranges.front().range.stop - 1)
                              : tr("%n range(s)", nullptr, int(ranges.size()));
    auto* editor = new RecordEditor(title, shownRecord(ranges), &m_timeline);
    connect(editor, &RecordEditor::recordChosen, this,
            [this, ranges](const RecordEntry& entry) { set(ranges, entry); });
    editor->popUp(m_timeline.mapToGlobal(QPoint(m_timeline.width() / 3, 40)));
}

void RecordPresenter::set(const std::vector<RangeRef>& ranges, const RecordEntry& entry)
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const QString text = ranges.size() == 1
                             ? tr("Note on %1").arg(shortTagName(vocabulary, ranges.front().tag))
                             : tr("Note on %n range(s)", nullptr, int(ranges.size()));
    m_document.editSheet(m_workspace.currentClip(), text, 0, [&](TagSheet sheet) {
        if (entry.confidence)
            sheet = withField(std::move(sheet), vocabulary, ranges, RecordField::Confidence,
                              *entry.confidence ? std::optional<PropertyValue>(**entry.confidence)
                                                : std::nullopt);
        if (entry.note)
            sheet = withField(std::move(sheet), vocabulary, ranges, RecordField::Note,
                              *entry.note ? std::optional<PropertyValue>((*entry.note)->toStdString())
                                          : std::nullopt);
        return sheet;
    });
}

} // namespace tagline
