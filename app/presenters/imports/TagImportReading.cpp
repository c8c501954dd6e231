#include "app/presenters/imports/TagImportReading.h"

#include "app/presenters/messages/ErrorWords.h"
#include "core/exports/ExportedClip.h"
#include "core/system/saving/FileContent.h"
#include "core/tags/vocabulary/PropertyTexts.h"
#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/theme/messages/CoreText.h"

namespace tagline {
namespace {

constexpr int previewedRows = 50;

TagImportContent readImport(const TagImportRequest& request, const std::stop_token& stop)
{
    TagImportContent content;
    for (const std::string& file : request.files) {
        const auto bytes = readFile(file, largestForeignFile);
        if (!bytes) return {{}, std::move(content.headings), bytes.error()};
        if (request.format->hasColumns() && content.headings.empty())
            content.headings = request.format->headings(bytes->bytes);
        auto tags = readForeignTags(*request.format, bytes->bytes, file, request.options, stop);
        if (!tags) return {{}, std::move(content.headings), tags.error()};
        content.files.emplace_back(file, *std::move(tags));
    }
    return content;
}

QStringList previewRow(const ClipLibrary& library, ClipId clip, const std::string& tag, FrameRange range)
{
    return {QString::fromStdString(library.clip(clip).displayName), QString::fromStdString(tag),
            QString::number(range.start), QString::number(range.stop)};
}

/// Of the whole clip, so without start and stop.
QStringList stateRow(const ClipLibrary& library, ClipId clip, const ClipState& state)
{
    const QString text = state.stage == ClipStage::Untouched ? stageText(state.stage) : progressText(state);
    return {QString::fromStdString(library.clip(clip).displayName), text, {}, {}};
}

/// "Take.select = A", of the whole clip too.
QStringList valueRow(const ClipLibrary& library, ClipId clip, const std::string& name,
                     const PropertyValue& value)
{
    return {QString::fromStdString(library.clip(clip).displayName),
            QString::fromStdString(name + " = " + textOfValue(value)),
            {},
            {}};
}

/// "walk.vtt:12: notes (3 times)", as far as it is known.
QString lossText(const ForeignLoss& loss)
{
    const QString said = coreText(loss.said());
    return loss.file.empty() ? said : QString::fromStdString(loss.place()) + QStringLiteral(": ") + said;
}

TagImportPreview previewOf(const TagImportPlan& plan, const ClipLibrary& library)
{
    TagImportPreview preview;
    preview.ranges = plan.rangeCount();
    preview.tags = int(plan.tagNames().size());
    for (const std::string& tag : plan.newTagNames()) preview.newTags << QString::fromStdString(tag);
    preview.captions = plan.captionCount();
    preview.clips = int(plan.clipCount());
    preview.states = int(plan.states().size());
    preview.values = plan.valueCount();
    for (const auto& [clip, tags] : plan.clips())
        for (const auto& [name, ranges] : tags)
            for (const FrameRange range : ranges)
                if (preview.rows.size() < previewedRows)
                    preview.rows << previewRow(library, clip, name, range);
    for (const auto& [clip, captions] : plan.captions())
        for (const Caption& caption : captions)
            if (preview.rows.size() < previewedRows)
                preview.rows << previewRow(library, clip, "“" + caption.text + "”", caption.range);
    for (const auto& [clip, state] : plan.states())
        if (preview.rows.size() < previewedRows) preview.rows << stateRow(library, clip, state);
    for (const auto& [clip, values] : plan.values())
        for (const auto& [name, value] : values)
            if (preview.rows.size() < previewedRows) preview.rows << valueRow(library, clip, name, value);
    for (const auto& [clip, properties] : plan.frameValues())
        for (const auto& [name, values] : properties)
            for (const auto& [start, each] : values) {
                if (preview.rows.size() >= previewedRows) break;
                preview.rows << previewRow(library, clip, name + " = " + textOfValue(each.value), each.range);
            }
    std::vector<ForeignLoss> said = plan.losses();
    said.insert(said.end(), plan.doubts().begin(), plan.doubts().end());
    for (const ForeignLoss& each : inOrderOfLines(std::move(said))) preview.losses << lossText(each);
    return preview;
}

} // namespace

Result<void> planImport(TagImportPlan& plan, const TagImportFormat& format, const TagImportContent& content,
                        const std::stop_token& stop)
{
    for (const auto& [file, tags] : content.files)
        if (const auto added = plan.add(format, tags, file, stop); !added) return added.error();
    return {};
}

TagImportReading::TagImportReading(const ClipLibrary& library, std::string folder, QObject* parent)
    : QObject(parent)
    , m_library(std::make_shared<const ClipLibrary>(library))
    , m_folder(std::move(folder))
{
}

void TagImportReading::drop()
{
    m_stop.request_stop();
    m_job.drop();
}

void TagImportReading::read(const TagImportRequest& request, std::function<void(const Outcome& outcome)> then)
{
    drop();
    m_stop = {};
    auto outcome = std::make_shared<Outcome>();
    const auto work = [outcome, request, library = m_library, folder = m_folder, stop = m_stop.get_token()] {
        auto content = std::make_shared<TagImportContent>(readImport(request, stop));
        TagImportPlan plan(*library, folder, request.options);
        auto problem = content->error;
        if (!problem)
            if (const auto planned = planImport(plan, *request.format, *content, stop); !planned)
                problem = planned.error();
        outcome->second = previewOf(plan, *library);
        if (problem) outcome->second.problem = errorText(*problem);
        outcome->first = std::move(content);
    };
    m_job = m_jobs.start(tr("Reading tags"), work, [this, outcome, then = std::move(then)](bool isWell) {
        m_job = {};
        if (!isWell) outcome->second.problem = tr("The files could not be read.");
        then(*outcome);
    });
}

} // namespace tagline
