#include "tests/core/exports/ExportReaders.h"

#include "core/runtime/RuntimeFile.h"
#include "tests/support/NpzFile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <cmath>

#include <sqlite3.h>

namespace tagline::test {
namespace {

Frame frameOf(FrameRate rate, double seconds) { return Frame(std::lround(rate.frames(seconds))); }

/// The fields of a table, by RFC 4180.
QList<QStringList> rowsOf(const QString& text)
{
    QList<QStringList> rows{{}};
    QString field;
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (isQuoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"')
            field += text[++i];
        else if (c == '"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (c == ',' || c == '\n')) {
            rows.back() << field;
            field.clear();
            if (c == '\n') rows << QStringList();
        } else if (isQuoted || c != '\r')
            field += c;
    }
    rows.removeLast();
    return rows;
}

std::optional<ReadRanges> csv(const QByteArray& bytes, FrameRate rate)
{
    ReadRanges read;
    const auto rows = rowsOf(QString::fromUtf8(bytes));
    for (qsizetype i = 1; i < rows.size(); ++i) {
        if (rows[i].size() != rows[0].size()) return std::nullopt;
        const FrameRange range{rows[i][2].toInt(), rows[i][3].toInt()};
        if (rows[i][4].toInt() != rate.numerator || rows[i][5].toInt() != rate.denominator)
            return std::nullopt;
        if (rows[i][6].toDouble() != rate.seconds(range.start)) return std::nullopt;
        if (rows[i][7].toDouble() != rate.seconds(range.stop)) return std::nullopt;
        static const QRegularExpression guard("(?<![^,;\\t\\r\\n\"])'"); // where a field may begin
        QString tag = rows[i][1];
        if (rows[0].back() == "formula_guard") tag.remove(guard);
        read[tag.toStdString()].push_back(range);
    }
    return read;
}

std::optional<ReadRanges> runtime(const QByteArray& bytes, FrameRate rate)
{
    std::vector<std::uint64_t> aligned((std::size_t(bytes.size()) + 7) / 8);
    std::memcpy(aligned.data(), bytes.constData(), std::size_t(bytes.size()));
    const auto file =
        RuntimeFile::fromBytes(std::as_bytes(std::span(aligned)).first(std::size_t(bytes.size())), "test");
    if (!file || file->clipCount() != 1 || !(file->clip(ClipId(0)).rate == rate)) return std::nullopt;
    ReadRanges read;
    for (std::uint32_t tag = 0; tag < file->tagCount(); ++tag)
        for (const FrameRange range : file->rangesOf(file->ownFrames(TagId(tag)), ClipId(0)))
            read[std::string(file->tag(TagId(tag)).name)].push_back(range);
    return read;
}

/// An archive whose masks lie in one array, and whose tags in another.
std::optional<ReadRanges> archive(const QByteArray& bytes, FrameRate rate, const char* names,
                                  const char* flags)
{
    const auto file = NpzFile::fromBytes(bytes);
    if (!file || file->texts("clips").size() != 1) return std::nullopt;
    const auto rates = file->values("frame_rates");
    if (rates.size() != 2 || rates[0] != rate.numerator || rates[1] != rate.denominator) return std::nullopt;
    const QStringList tags = file->texts(names);
    const auto masks = file->values(flags);
    const auto frames = Frame(file->values("offsets").back());
    if (masks.size() != std::size_t(frames) * std::size_t(tags.size())) return std::nullopt;
    ReadRanges read;
    for (Frame frame = 0; frame < frames; ++frame)
        for (qsizetype tag = 0; tag < tags.size(); ++tag) {
            if (masks[std::size_t(frame) * std::size_t(tags.size()) + std::size_t(tag)] == 0) continue;
            auto& ranges = read[tags[tag].toStdString()];
            if (!ranges.empty() && ranges.back().stop == frame)
                ++ranges.back().stop;
            else
                ranges.push_back({frame, frame + 1});
        }
    return read;
}

std::optional<ReadRanges> npz(const QByteArray& bytes, FrameRate rate)
{
    return archive(bytes, rate, "tags", "masks");
}

std::optional<ReadRanges> frames(const QByteArray& bytes, FrameRate rate)
{
    return archive(bytes, rate, "label_names", "labels");
}

std::optional<ReadRanges> elan(const QByteArray& bytes, FrameRate rate)
{
    ReadRanges read;
    QMap<QString, qint64> times;
    QString tier, from, to;
    QXmlStreamReader xml(bytes);
    qint64 before = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto attributes = xml.attributes();
        if (xml.name() == QString("TIME_SLOT")) {
            const qint64 time = attributes.value("TIME_VALUE").toLongLong();
            if (time < before) return std::nullopt; // they are in order
            before = time;
            times[attributes.value("TIME_SLOT_ID").toString()] = time;
        }
        if (xml.name() == QString("TIER")) tier = attributes.value("TIER_ID").toString();
        if (xml.name() == QString("ALIGNABLE_ANNOTATION")) {
            from = attributes.value("TIME_SLOT_REF1").toString();
            to = attributes.value("TIME_SLOT_REF2").toString();
        }
        if (xml.name() != QString("ANNOTATION_VALUE")) continue;
        if (xml.readElementText() != tier || !times.contains(from) || !times.contains(to))
            return std::nullopt;
        read[tier.toStdString()].push_back(
            {frameOf(rate, double(times[from]) / 1000), frameOf(rate, double(times[to]) / 1000)});
    }
    return xml.hasError() ? std::nullopt : std::optional(read);
}

/// Each tier parts the whole time, without a gap.
std::optional<ReadRanges> praat(const QByteArray& bytes, FrameRate rate)
{
    ReadRanges read;
    static const QRegularExpression interval(
        R"re((?:name = "((?:[^"]|"")*)"\s+xmin = (\S+)\s+xmax = (\S+))|(?:xmin = (\S+)\s+xmax = (\S+)\s+text = "((?:[^"]|"")*)"))re");
    QString tier;
    double at = 0, end = 0;
    auto matches = interval.globalMatch(QString::fromUtf8(bytes));
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.hasCaptured(1) && match.capturedLength(3) > 0) {
            if (at != end) return std::nullopt;
            tier = match.captured(1).replace("\"\"", "\"");
            at = match.captured(2).toDouble();
            end = match.captured(3).toDouble();
            continue;
        }
        const double start = match.captured(4).toDouble(), stop = match.captured(5).toDouble();
        if (start != at || stop <= start) return std::nullopt;
        at = stop;
        const QString text = match.captured(6).replace("\"\"", "\"");
        if (text.isEmpty()) continue;
        if (text != tier) return std::nullopt;
        read[tier.toStdString()].push_back({frameOf(rate, start), frameOf(rate, stop)});
    }
    return at == end ? std::optional(read) : std::nullopt;
}

std::optional<ReadRanges> sqlite(const QByteArray& bytes, FrameRate rate)
{
    sqlite3* database = nullptr;
    sqlite3_open(":memory:", &database);
    QByteArray copy = bytes;
    const auto data = reinterpret_cast<unsigned char*>(copy.data());
    sqlite3_deserialize(database, "main", data, bytes.size(), bytes.size(), SQLITE_DESERIALIZE_READONLY);
    sqlite3_stmt* rows = nullptr;
    sqlite3_prepare_v2(database, "SELECT tag, start_frame, stop_frame, start_s, stop_s FROM tagged", -1,
                       &rows, nullptr);
    ReadRanges read;
    bool isRight = rows != nullptr;
    while (isRight && sqlite3_step(rows) == SQLITE_ROW) {
        const FrameRange range{sqlite3_column_int(rows, 1), sqlite3_column_int(rows, 2)};
        isRight = std::abs(sqlite3_column_double(rows, 3) - rate.seconds(range.start)) < 1e-9 &&
                  std::abs(sqlite3_column_double(rows, 4) - rate.seconds(range.stop)) < 1e-9;
        read[reinterpret_cast<const char*>(sqlite3_column_text(rows, 0))].push_back(range);
    }
    sqlite3_finalize(rows);
    sqlite3_close(database);
    return isRight ? std::optional(read) : std::nullopt;
}

std::optional<ReadRanges> babel(const QByteArray& bytes, FrameRate rate)
{
    const QJsonObject sequence = QJsonDocument::fromJson(bytes).object()["0"].toObject();
    if (sequence.isEmpty() || !sequence["dur"].isDouble()) return std::nullopt;
    ReadRanges read;
    for (const QJsonValue& label : sequence["frame_ann"].toObject()["labels"].toArray()) {
        if (label["act_cat"].toArray().at(0) != label["raw_label"]) return std::nullopt;
        read[label["raw_label"].toString().toStdString()].push_back(
            {frameOf(rate, label["start_t"].toDouble()), frameOf(rate, label["end_t"].toDouble())});
    }
    return read;
}

std::optional<ReadRanges> otio(const QByteArray& bytes, FrameRate rate)
{
    const QJsonObject timeline = QJsonDocument::fromJson(bytes).object();
    const QJsonValue clip = timeline["tracks"].toObject()["children"][0]["children"][0];
    if (timeline["OTIO_SCHEMA"] != "Timeline.1" || clip["OTIO_SCHEMA"] != "Clip.1") return std::nullopt;
    ReadRanges read;
    for (const QJsonValue& marker : clip["markers"].toArray()) {
        const QJsonValue range = marker["marked_range"];
        if (range["start_time"]["rate"].toDouble() != rate.framesPerSecond()) return std::nullopt;
        const Frame start = range["start_time"]["value"].toInt();
        read[marker["name"].toString().toStdString()].push_back(
            {start, start + range["duration"]["value"].toInt()});
    }
    return read;
}

double seconds(const QString& timestamp)
{
    const QStringList parts = timestamp.split(':');
    return parts.at(0).toInt() * 3600 + parts.at(1).toInt() * 60 + parts.at(2).toDouble();
}

std::optional<ReadRanges> webVtt(const QByteArray& bytes, FrameRate rate)
{
    ReadRanges read;
    const QStringList blocks = QString::fromUtf8(bytes).split("\n\n");
    if (blocks.value(0) != "WEBVTT" || !blocks.value(1).startsWith("NOTE\n")) return std::nullopt;
    for (const QString& block : blocks.mid(2)) {
        const QStringList lines = block.trimmed().split('\n');
        const QStringList times = lines.value(0).split(" --> ");
        if (lines.size() != 2 || times.size() != 2 || lines[1].contains('<')) return std::nullopt;
        QString tag = lines[1];
        tag.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        read[tag.toStdString()].push_back(
            {frameOf(rate, seconds(times[0])), frameOf(rate, seconds(times[1]))});
    }
    return read;
}

std::optional<ReadRanges> audacity(const QByteArray& bytes, FrameRate rate)
{
    ReadRanges read;
    for (const QString& line : QString::fromUtf8(bytes).split('\n', Qt::SkipEmptyParts)) {
        const QStringList parts = line.split('\t');
        if (parts.size() != 3 || line.contains('e' + QString("+"))) return std::nullopt;
        read[parts[2].toStdString()].push_back(
            {frameOf(rate, parts[0].toDouble()), frameOf(rate, parts[1].toDouble())});
    }
    return read;
}

std::optional<ReadRanges> listedClip(const QJsonValue& clip, FrameRate rate)
{
    if (clip["rate"][0].toInt() != rate.numerator || clip["rate"][1].toInt() != rate.denominator)
        return std::nullopt;
    ReadRanges read;
    for (const QJsonValue& range : clip["ranges"].toArray())
        read[range["tag"].toString().toStdString()].push_back(
            {range["start"].toInt(), range["stop"].toInt()});
    return read;
}

/// The list of a script, up to the first line behind it.
std::optional<ReadRanges> script(const QByteArray& bytes, FrameRate rate)
{
    const qsizetype begin = bytes.indexOf("CLIPS = [") + 8;
    const qsizetype end = bytes.indexOf("\n]\n", begin) + 2;
    return listedClip(QJsonDocument::fromJson(bytes.mid(begin, end - begin)).array().at(0), rate);
}

std::optional<ReadRanges> unity(const QByteArray& bytes, FrameRate rate)
{
    return listedClip(QJsonDocument::fromJson(bytes).object()["clips"][0], rate);
}

/// Of two keys at one moment Godot drops the first (animation.cpp, _insert: is_equal_approx).
bool mergedByGodot(double earlier, double later)
{
    return earlier == later || std::abs(later - earlier) < 1e-5 * std::max(1.0, std::abs(earlier));
}

struct GodotCall
{
    double time = 0;
    bool isEnd = false;
    std::string tag;
};

/// The calls of one method track, after Godot has put its keys in; none where it would lose one.
std::optional<std::vector<GodotCall>> godotCalls(const QString& track)
{
    static const QRegularExpression times(R"re("times": PackedFloat32Array\(([^)]*)\))re");
    static const QRegularExpression call(
        R"re("args": \[("(?:[^"\\]|\\.)*")\],\n"method": &"tag_(begin|end)")re");
    const QStringList moments = times.match(track).captured(1).split(", ");
    std::vector<GodotCall> calls;
    for (auto each = call.globalMatch(track); each.hasNext();) {
        const auto match = each.next();
        const QByteArray list = '[' + match.captured(1).toUtf8() + ']';
        const double time = double(moments.value(qsizetype(calls.size())).toFloat()); // as Godot holds it
        if (!calls.empty() && (time < calls.back().time || mergedByGodot(calls.back().time, time)))
            return std::nullopt;
        calls.push_back({time, match.captured(2) == "end",
                         QJsonDocument::fromJson(list).array().at(0).toString().toStdString()});
    }
    return std::size_t(moments.size()) == calls.size() ? std::optional(calls) : std::nullopt;
}

/// What a tag's calls say in the order in which they come; none where they do not go in pairs.
bool addGodotRanges(ReadRanges& read, const std::vector<GodotCall>& calls, FrameRate rate)
{
    for (std::size_t i = 0; i < calls.size(); i += 2) {
        if (i + 1 == calls.size() || calls[i].isEnd || !calls[i + 1].isEnd) return false;
        if (calls[i].tag != calls.front().tag || calls[i + 1].tag != calls.front().tag) return false;
        read[calls[i].tag].push_back({frameOf(rate, calls[i].time), frameOf(rate, calls[i + 1].time)});
    }
    return true;
}

/// The keys of the only animation's method tracks, one a tag; markers stand at the same times under names of
/// their own, and no call behind the animation's end.
std::optional<ReadRanges> godotLibrary(const QByteArray& bytes, FrameRate rate)
{
    const QString text = QString::fromUtf8(bytes);
    if (!text.startsWith("[gd_resource type=\"AnimationLibrary\" load_steps=2 format=3]\n"))
        return std::nullopt;
    static const QRegularExpression track(R"re(\ntracks/\d+/type = "method")re");
    static const QRegularExpression marker(R"re("name": &("(?:[^"\\]|\\.)*"),\n"time": ([^\n]*)\n)re");
    static const QRegularExpression length(R"re(\nlength = ([^\n]*)\n)re");
    ReadRanges read;
    std::size_t count = 0;
    for (const QString& part : text.split(track).mid(1)) {
        const auto calls = godotCalls(part);
        if (!calls || read.contains(calls->front().tag) || !addGodotRanges(read, *calls, rate))
            return std::nullopt;
        if (calls->back().time > length.match(text).captured(1).toDouble() + 1e-5) return std::nullopt;
        count += calls->size();
    }
    QSet<QString> names;
    double last = -1;
    for (auto each = marker.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        const double time = match.captured(2).toDouble();
        if (time < last || mergedByGodot(last, time)) return std::nullopt;
        last = time;
        names << match.captured(1);
    }
    return std::size_t(names.size()) == count ? std::optional(read) : std::nullopt;
}

} // namespace

std::optional<ExportReader> exportReader(const std::string& format)
{
    static const std::map<std::string, ExportReader> readers{
        {"csv", {csv}},
        {"runtime", {runtime, false}},
        {"npz", {npz, false}},
        {"frames", {frames, false}},
        {"elan", {elan, true, 500}},
        {"praat", {praat}},
        {"sqlite", {sqlite}},
        {"babel", {babel}},
        {"otio", {otio}},
        {"webvtt", {webVtt, true, 500}},
        {"audacity", {audacity}},
        {"blender", {script}},
        {"unreal", {script}},
        {"unity", {unity}},
        {"godot", {script}},
        {"godot-lib", {godotLibrary}},
        {"o3de", {script}},
    };
    const auto found = readers.find(format);
    return found == readers.end() ? std::nullopt : std::optional(found->second);
}

} // namespace tagline::test
