#include "widgets/library/rows/LibraryColumns.h"

#include "widgets/library/rows/PropertyOrder.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

const QString propertyIdStart = QStringLiteral("property:");
const QString widestValue = QStringLiteral("00:00:00:00"); ///< a timecode

constexpr double millisecondsOfMinute = 60'000.0;

struct ColumnTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::LibraryColumns)
};

QString rateNumber(FrameRate rate)
{
    return QLocale().toString(rate.framesPerSecond(), 'f', rate.denominator == 1 ? 0 : 2);
}

} // namespace

QString orderText(const RowOrder& order)
{
    switch (order.kind) {
    case RowOrder::Path:
        return ColumnTexts::tr("path");
    case RowOrder::Name:
        return ColumnTexts::tr("name");
    case RowOrder::MatchedFrames:
        return ColumnTexts::tr("matched frames");
    case RowOrder::HitShare:
        return ColumnTexts::tr("hit %");
    case RowOrder::FirstHit:
        return ColumnTexts::tr("first hit");
    case RowOrder::Frames:
        return ColumnTexts::tr("length");
    case RowOrder::Seconds:
        return ColumnTexts::tr("seconds");
    case RowOrder::Rate:
        return ColumnTexts::tr("frame rate");
    case RowOrder::Joints:
        return ColumnTexts::tr("joints");
    case RowOrder::Tags:
        return ColumnTexts::tr("tags");
    case RowOrder::Warnings:
        return ColumnTexts::tr("warnings");
    case RowOrder::State:
        return ColumnTexts::tr("state");
    case RowOrder::Minutes:
        return ColumnTexts::tr("minutes spent");
    case RowOrder::Property:
        return order.property;
    }
    return {};
}

const std::vector<LibraryColumn>& libraryColumns()
{
    static const std::vector<LibraryColumn> all{
        {RowOrder::HitShare, "hit-share", true, "100 %"}, {RowOrder::FirstHit, "first-hit", true, "00,000"},
        {RowOrder::Frames, "frames", false, "000,000"},   {RowOrder::Seconds, "seconds", false, "0,000.0"},
        {RowOrder::Rate, "rate", false, "119.88"},        {RowOrder::Joints, "joints", false, "000"},
        {RowOrder::Tags, "tags", false, "000"},           {RowOrder::Warnings, "warnings", false, "000"},
        {RowOrder::State, "state", false, "Untouched"},   {RowOrder::Minutes, "minutes", false, "0,000.0"},
    };
    return all;
}

LibraryColumn propertyColumn(const QString& property)
{
    return {RowOrder::of(property), propertyIdStart + property, false, widestValue};
}

std::optional<LibraryColumn> libraryColumn(const QString& id)
{
    if (id.startsWith(propertyIdStart)) return propertyColumn(id.mid(propertyIdStart.size()));
    const auto found = std::ranges::find(libraryColumns(), id, &LibraryColumn::id);
    return found == libraryColumns().end() ? std::nullopt : std::optional(*found);
}

bool isColumnShown(const LibraryColumn& column, const QStringList& properties, bool hasQuery,
                   bool countsFrames)
{
    if (column.order.kind == RowOrder::Property) return properties.contains(column.order.property);
    if (column.order.kind == RowOrder::Frames) return !countsFrames;
    return !column.isOfAnswer || hasQuery;
}

QString titleOf(const LibraryColumn& column)
{
    switch (column.order.kind) {
    case RowOrder::HitShare:
        return ColumnTexts::tr("Hit %");
    case RowOrder::FirstHit:
        return ColumnTexts::tr("First");
    case RowOrder::Frames:
        return ColumnTexts::tr("Frames");
    case RowOrder::Seconds:
        return ColumnTexts::tr("Seconds");
    case RowOrder::Rate:
        return ColumnTexts::tr("fps");
    case RowOrder::Joints:
        return ColumnTexts::tr("Joints");
    case RowOrder::Tags:
        return ColumnTexts::tr("Tags");
    case RowOrder::Warnings:
        return ColumnTexts::tr("Warnings");
    case RowOrder::State:
        return ColumnTexts::tr("State");
    case RowOrder::Minutes:
        return ColumnTexts::tr("Minutes");
    case RowOrder::Property:
        return column.order.property.section('.', -1);
    default:
        return {};
    }
}

QString tipOf(const LibraryColumn& column)
{
    switch (column.order.kind) {
    case RowOrder::HitShare:
        return ColumnTexts::tr("What share of each clip the query found; a click puts most first");
    case RowOrder::FirstHit:
        return ColumnTexts::tr("The first frame that the query found; a click puts the earliest first");
    case RowOrder::Frames:
        return ColumnTexts::tr("How many frames each clip has; a click puts the longest first");
    case RowOrder::Seconds:
        return ColumnTexts::tr("How long each clip is in seconds; a click puts the longest first");
    case RowOrder::Rate:
        return ColumnTexts::tr("Frames a second; a click puts most first");
    case RowOrder::Joints:
        return ColumnTexts::tr("How many joints the skeleton has; a click puts most first");
    case RowOrder::Tags:
        return ColumnTexts::tr("How many tags each clip has; a click puts most first");
    case RowOrder::Warnings:
        return ColumnTexts::tr("How many warnings and repairs there are; they stand in the row's tooltip. A "
                               "click puts most first");
    case RowOrder::State:
        return ColumnTexts::tr(
            "How far people are with each clip: untouched, begun, done or reviewed; a click "
            "puts those first that are least far");
    case RowOrder::Minutes:
        return ColumnTexts::tr(
            "How many minutes you worked on each clip, once the settings say that they are "
            "counted; a click puts most first");
    case RowOrder::Property:
        return ColumnTexts::tr("The property %1 of each clip; a click puts the smallest first, clips without "
                               "one last")
            .arg(column.order.property);
    default:
        return {};
    }
}

QString textOf(const LibraryColumn& column, const LibraryRow& row, const RowAnswer& answer)
{
    const QLocale locale;
    switch (column.order.kind) {
    case RowOrder::HitShare:
        return shareText(answer.matchedFrames, row.frames);
    case RowOrder::FirstHit:
        return answer.firstHit() < 0 ? QStringLiteral("–") : locale.toString(answer.firstHit());
    case RowOrder::Frames:
        return locale.toString(row.frames);
    case RowOrder::Seconds:
        return locale.toString(row.rate.seconds(row.frames), 'f', 1);
    case RowOrder::Rate:
        return rateNumber(row.rate);
    case RowOrder::Joints:
        return locale.toString(row.joints);
    case RowOrder::Tags:
        return locale.toString(qulonglong(row.bars.size()));
    case RowOrder::Warnings:
        return row.notes == 0 ? QStringLiteral("–") : locale.toString(row.notes);
    case RowOrder::State:
        return stageText(row.progress.stage);
    case RowOrder::Minutes:
        return row.spentMilliseconds == 0
                   ? QStringLiteral("–")
                   : locale.toString(double(row.spentMilliseconds) / millisecondsOfMinute, 'f', 1);
    case RowOrder::Property: {
        const RowValue* value = valueOf(row, column.order.property);
        return value ? value->text : QStringLiteral("–");
    }
    default:
        return {};
    }
}

QString stageText(ClipStage stage)
{
    switch (stage) {
    case ClipStage::Untouched:
        return ColumnTexts::tr("Untouched");
    case ClipStage::Begun:
        return ColumnTexts::tr("Begun");
    case ClipStage::Done:
        return ColumnTexts::tr("Done");
    case ClipStage::Reviewed:
        break;
    }
    return ColumnTexts::tr("Reviewed");
}

QString progressText(const ClipState& state)
{
    if (state.stage == ClipStage::Untouched) return {};
    QString text = stageText(state.stage);
    if (!state.by.empty())
        text = ColumnTexts::tr("%1 by %2", "Reviewed by ana").arg(text, QString::fromStdString(state.by));
    return state.at.empty() ? text : text + QStringLiteral(", ") + QString::fromStdString(state.at);
}

QString shareText(Frame matched, Frame frames)
{
    const int percent = int(std::lround(100.0 * matched / std::max(frames, 1)));
    return ColumnTexts::tr("%1 %").arg(matched > 0 ? std::max(percent, 1) : 0);
}

} // namespace tagline
