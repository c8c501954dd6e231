#include "app/cli/text/TransitionsText.h"

#include "app/cli/text/MotionMoments.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/exports/tables/CsvExporter.h"
#include "core/support/text/NumberText.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr std::string_view pairColumns = "from_clip,from_frame,to_clip,to_frame,cost,milliseconds\r\n";

/// "≈ 80 ms", "over 500 ms"; "" if the time is unknown.
std::string timeText(std::optional<double> seconds)
{
    if (!seconds) return {};
    const double shown = std::isfinite(*seconds) ? *seconds : CostTimes::apart.back();
    const std::string text = std::to_string(std::lround(shown * 1e3)) + " ms";
    return (std::isfinite(*seconds) ? "≈ " : "over ") + text;
}

std::string timeOf(const TransitionPair& pair, const TransitionsTold& told)
{
    return timeText(told.times.seconds(double(pair.cost)));
}

/// Rounded milliseconds; none if the time is unknown, or longer than can be estimated.
std::optional<double> milliseconds(const TransitionPair& pair, const TransitionsTold& told)
{
    const auto seconds = told.times.seconds(double(pair.cost));
    return seconds && std::isfinite(*seconds) ? std::optional(std::round(*seconds * 1e3)) : std::nullopt;
}

std::string momentsText(const TransitionPair& pair, const TransitionsTold& told)
{
    return momentText(pair.from, told.library) + " → " + momentText(pair.to, told.library);
}

/// Writes the members of an open object.
void writePair(const TransitionPair& pair, const TransitionsTold& told, JsonWriter& json)
{
    json.key("from");
    writeMoment(pair.from, told.library, json);
    json.key("to");
    writeMoment(pair.to, told.library, json);
    json.key("cost").number(double(pair.cost));
    if (const auto time = milliseconds(pair, told)) json.key("milliseconds").number(*time);
}

std::string momentFields(const FeaturePlace& place, const TransitionsTold& told, const ExportOptions& options)
{
    return csvField(exportedClipName(told.library, place.clip, options.folder), options) + ',' +
           std::to_string(place.frame) + ',';
}

std::string pairFields(const TransitionPair& pair, const TransitionsTold& told, const ExportOptions& options)
{
    const auto time = milliseconds(pair, told);
    return momentFields(pair.from, told, options) + momentFields(pair.to, told, options) +
           shortestNumber(double(pair.cost)) + ',' + (time ? shortestNumber(*time) : "") + "\r\n";
}

const std::string& nameOf(TagId tag, const TransitionsTold& told)
{
    return told.library.vocabulary()[tag].name;
}

/// Indices in `pairs` of those from one tag, the cheapest first; missing pairs last.
std::vector<std::size_t> placesFrom(std::size_t from, const TagTransitions& found)
{
    std::vector<std::size_t> places;
    for (std::size_t to = 0; to < found.tags.size(); ++to) places.push_back(from * found.tags.size() + to);
    std::ranges::stable_sort(places, {}, [&](std::size_t place) {
        return found.pairs[place] ? found.pairs[place]->cost : std::numeric_limits<float>::infinity();
    });
    return places;
}

/// The text padded with blanks, so that columns are aligned.
std::string padded(const QString& text, qsizetype width) { return text.leftJustified(width).toStdString(); }

qsizetype widest(const QStringList& texts)
{
    qsizetype width = 0;
    for (const QString& text : texts) width = std::max(width, text.size());
    return width;
}

/// The lines below one tag: the time, the target tag, and the frames.
std::string linesFrom(std::size_t from, const TagTransitions& found, const TransitionsTold& told)
{
    const std::vector<std::size_t> places = placesFrom(from, found);
    QStringList times, tags;
    for (const std::size_t place : places) {
        const auto& pair = found.pairs[place];
        const TagId to = found.tags[place % found.tags.size()];
        times << (pair ? QString::fromStdString(timeOf(*pair, told)) : QString("none"));
        tags << QString::fromStdString(terminalText(nameOf(to, told)));
    }
    const qsizetype timeWidth = widest(times), tagWidth = widest(tags);
    std::string text;
    for (qsizetype line = 0; line < times.size(); ++line) {
        const auto& pair = found.pairs[places[std::size_t(line)]];
        text += "  " + padded(times[line], timeWidth) + "  ";
        text +=
            pair ? padded(tags[line], tagWidth) + "  " + momentsText(*pair, told) : tags[line].toStdString();
        text += '\n';
    }
    return text;
}

} // namespace

std::string transitionsText(std::span<const TransitionPair> pairs, const TransitionsTold& told)
{
    std::string text;
    for (const TransitionPair& pair : pairs)
        text += timeOf(pair, told) + "  " + momentsText(pair, told) + '\n';
    return text;
}

std::string transitionsJson(std::span<const TransitionPair> pairs, const TransitionsTold& told)
{
    JsonWriter json;
    json.beginObject().key("transitions").beginArray();
    for (const TransitionPair& pair : pairs) {
        json.beginObject();
        writePair(pair, told, json);
        json.endObject();
    }
    json.endArray().member("withoutBody", std::int64_t(told.withoutBody)).endObject();
    return std::move(json).finished();
}

std::string transitionsCsv(std::span<const TransitionPair> pairs, const TransitionsTold& told,
                           const ExportOptions& options)
{
    std::string table(pairColumns);
    for (const TransitionPair& pair : pairs) table += pairFields(pair, told, options);
    return table;
}

std::string tagTransitionsText(const TagTransitions& found, const TransitionsTold& told)
{
    std::string text;
    for (std::size_t from = 0; from < found.tags.size(); ++from)
        text += terminalText(nameOf(found.tags[from], told)) + " to\n" + linesFrom(from, found, told);
    return text;
}

std::string tagTransitionsJson(const TagTransitions& found, const TransitionsTold& told)
{
    JsonWriter json;
    json.beginObject().key("transitions").beginArray();
    for (std::size_t place = 0; place < found.pairs.size(); ++place) {
        json.beginObject().member("fromTag", nameOf(found.tags[place / found.tags.size()], told));
        json.member("toTag", nameOf(found.tags[place % found.tags.size()], told));
        if (found.pairs[place]) writePair(*found.pairs[place], told, json);
        json.endObject();
    }
    json.endArray().member("withoutBody", std::int64_t(told.withoutBody)).endObject();
    return std::move(json).finished();
}

std::string tagTransitionsCsv(const TagTransitions& found, const TransitionsTold& told,
                              const ExportOptions& options)
{
    std::string table = "from_tag,to_tag," + std::string(pairColumns);
    for (std::size_t place = 0; place < found.pairs.size(); ++place) {
        for (const std::size_t tag : {place / found.tags.size(), place % found.tags.size()})
            table += csvField(nameOf(found.tags[tag], told), options) + ',';
        table += found.pairs[place] ? pairFields(*found.pairs[place], told, options) : ",,,,,\r\n";
    }
    return table;
}

} // namespace tagline
