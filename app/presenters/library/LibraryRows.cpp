#include "app/presenters/library/LibraryRows.h"

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/library/StripSlots.h"
#include "app/presenters/messages/ErrorWords.h"
#include "core/library/ClipNotices.h"
#include "core/library/moved/MovedSources.h"
#include "core/motion/figure/LengthUnits.h"
#include "core/support/text/ErrorText.h"
#include "core/tags/sheet/TagRecords.h"
#include "widgets/tags/fields/PropertyText.h"
#include "widgets/theme/messages/CoreText.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <variant>

namespace tagline {
namespace {

/// Its texts are those of the library's list.
struct RowTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::LibraryPresenter)
};

constexpr std::size_t failurePlace = 0xffffffffu; ///< of the row that says why, below the clips

constexpr std::size_t mostShownValues = 3; ///< of one property of a clip

/// The values of a lane that differ, in order of time: one more than are shown at most.
std::vector<PropertyValue> firstValues(const PropertyLane& lane)
{
    std::vector<PropertyValue> different;
    for (const PropertyRange& each : lane.ranges) {
        if (std::ranges::find(different, *each.value) == different.end()) different.push_back(each.value);
        if (different.size() > mostShownValues) break;
    }
    return different;
}

/// Rows have ids of their own: a source's n-th clip, or the source itself at place 0 where it has none yet.
std::uint64_t rowId(SourceId source, std::size_t place)
{
    return (std::uint64_t(source.value) << 32) | place;
}

} // namespace

bool LibraryRows::saysFailure(std::uint64_t row) { return std::uint32_t(row) == failurePlace; }

void LibraryRows::clear()
{
    m_stripSlots.clear();
    m_skeletons.clear();
}

std::vector<LibraryRow> LibraryRows::ofAll(const std::string& common) const
{
    std::vector<LibraryRow> rows;
    for (const SourceId source : m_library.sourcesInPathOrder())
        std::ranges::move(of(source, common), std::back_inserter(rows));
    return rows;
}

namespace {

/// Notes in each row of a file's clips where their names are alike.
void shareNames(std::vector<LibraryRow>& rows)
{
    QStringList names;
    for (const LibraryRow& row : rows) names << row.name;
    const SharedParts shared = sharedParts(names);
    for (LibraryRow& row : rows) row.shared = shared;
}

} // namespace

std::vector<LibraryRow> LibraryRows::of(SourceId id, const std::string& common) const
{
    const LibrarySource& source = m_library.source(id);
    std::vector<LibraryRow> rows;
    if (isLeftBehind(m_library, id)) return rows;
    for (std::size_t place = 0; place < source.clips.size(); ++place) {
        rows.push_back(clipRow(source.clips[place], common));
        rows.back().id = rowId(id, place);
    }
    if (rows.size() > 1) shareNames(rows);
    if (!rows.empty() && source.state != SourceState::Failed) return rows;
    LibraryRow row;
    row.id = rowId(id, rows.empty() ? 0 : failurePlace);
    row.name = sourceName(source);
    row.folder = sourceFolder(source, common);
    row.path = QString::fromStdString(source.path);
    switch (source.state) {
    case SourceState::Pending:
        row.state = LibraryRowState::Pending;
        break;
    case SourceState::Failed:
        row.state = LibraryRowState::Failed;
        if (source.error) row.reason = coreText(sentenceOf(*source.error));
        if (source.error && !originalOf(*source.error).empty())
            row.detail =
                RowTexts::tr("The importer said: %1").arg(QString::fromUtf8(originalOf(*source.error)));
        break;
    case SourceState::Ready:
        row.state = LibraryRowState::NoClip;
        row.reason = source.model->meshes.empty() ? RowTexts::tr("skeleton without a clip")
                                                  : RowTexts::tr("character without a clip");
        row.detail = RowTexts::tr("Click to show it; its menu shows clips on it.");
        break;
    }
    rows.push_back(std::move(row));
    return rows;
}

/// They are a few sentences, said of very many clips.
const QString& LibraryRows::said(const std::string& repair) const
{
    const auto [known, isNew] = m_said.try_emplace(repair);
    if (isNew) known->second = coreText(repair);
    return known->second;
}

namespace {

QString fileChangeText(const SourceChange& change)
{
    if (change.content)
        return RowTexts::tr("The file was written again with another motion since it was tagged; length and "
                            "rate are equal.");
    return RowTexts::tr("The file changed since it was tagged: it had %n frame(s) at %1.", nullptr,
                        change.frames)
        .arg(rateText(change.rate));
}

} // namespace

LibraryRow LibraryRows::clipRow(ClipId id, const std::string& common) const
{
    const LibraryClip& clip = m_library.clip(id);
    const LibrarySource& source = m_library.source(clip.source);
    LibraryRow row;
    row.clip = id;
    row.name = clipName(m_library, id);
    row.folder = sourceFolder(source, common);
    row.path = QString::fromStdString(source.path);
    row.frames = clip.frames;
    row.rate = clip.rate;
    if (source.model) {
        row.joints = int(source.model->skeleton.jointCount());
        row.skeleton = m_skeletons.nameOf(source.model->skeleton);
    }
    row.detail = RowTexts::tr("%n frame(s) · %1", nullptr, clip.frames).arg(rateText(clip.rate));
    if (source.model)
        row.detail += RowTexts::tr(" · %n joint(s)", nullptr, int(source.model->skeleton.jointCount()));
    if (source.unitSuggestion)
        row.detail +=
            '\n' + RowTexts::tr("The figure is %1 tall: %2", "%2: should its file be read in centimetres?")
                       .arg(QString::fromStdString(lengthText(source.unitSuggestion->presentMetres)),
                            suggestionQuestion(*source.unitSuggestion));
    if (source.error)
        row.warning = RowTexts::tr("Its file could not be read: %1").arg(coreText(sentenceOf(*source.error)));
    if (source.sidecarError)
        row.warning = RowTexts::tr("Its tags cannot be read: %1").arg(errorText(*source.sidecarError));
    if (source.diskError)
        row.warning =
            RowTexts::tr("Its tags on the disk cannot be read any more; these are those from before: %1")
                .arg(errorText(*source.diskError));
    row.notes = !row.warning.isEmpty();
    if (clip.hasChangedFile()) {
        if (!row.warning.isEmpty()) row.warning += '\n';
        row.warning += fileChangeText(*clip.sourceChange);
        row.hasFileChanged = true;
        ++row.notes;
    }
    row.isFileRewritten = clip.isFileRewritten();
    if (row.isFileRewritten)
        row.detail += '\n' + RowTexts::tr("The file was written again since it was tagged; length and rate "
                                          "are equal.");
    if (source.model)
        for (const Repair& repair : source.model->repairs) {
            row.detail += QString("\n%1 (%2)").arg(said(repair.message)).arg(repair.count);
            ++row.notes;
        }
    for (const std::string& notice : clipNotices(m_library, id)) {
        row.detail += '\n' + coreText(notice);
        ++row.notes;
    }
    row.bars = bars(clip);
    row.progress = clip.sheet.state();
    row.values = values(clip);
    row.spentMilliseconds = m_spent(id);
    return row;
}

std::vector<StripBar> LibraryRows::bars(const LibraryClip& clip) const
{
    const TagVocabulary& vocabulary = m_library.vocabulary();
    if (m_stripSlots.size() != vocabulary.size()) m_stripSlots = stripSlots(vocabulary);
    return tagline::stripBars(withoutSets(clip.sheet, m_library.setSwitches().hidden, vocabulary), vocabulary,
                              m_stripSlots);
}

std::vector<RowValue> LibraryRows::values(const LibraryClip& clip) const
{
    std::vector<RowValue> values;
    for (const PropertyLane& lane : clip.sheet.properties()) {
        if (isRecord(lane.name, m_library.vocabulary())) continue;
        const auto [name, isNew] = m_propertyNames.try_emplace(lane.name);
        if (isNew) name->second = QString::fromStdString(lane.name);
        RowValue shown{name->second, {}, {}};
        const std::vector<PropertyValue> different = firstValues(lane);
        QStringList texts;
        for (const PropertyValue& each : different) texts << propertyText(each);
        if (different.size() > mostShownValues) texts.back() = QStringLiteral("…");
        shown.text = texts.join(QStringLiteral(", "));
        if (const auto* number = std::get_if<double>(&different.front()); number && different.size() == 1)
            shown.number = *number;
        values.push_back(std::move(shown));
    }
    return values;
}

} // namespace tagline
