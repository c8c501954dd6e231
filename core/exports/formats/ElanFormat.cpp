#include "core/exports/ExportedTimes.h"
#include "core/exports/formats/Formats.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>
#include <QXmlStreamWriter>

#include <algorithm>
#include <numeric>
#include <span>

namespace tagline {
namespace {

/// The text for XML 1.0: characters that it cannot hold become the replacement character.
QString xmlText(const std::string& text)
{
    QString result = QString::fromStdString(text);
    for (QChar& c : result)
        if (c < QChar(' ') || c.unicode() >= 0xFFFE) c = QChar::ReplacementCharacter;
    return result;
}

/// A caption, whose lines stay.
QString xmlLines(const std::string& text)
{
    QStringList lines;
    for (const QString& line : QString::fromStdString(text).split('\n')) lines << xmlText(line.toStdString());
    return lines.join('\n');
}

struct Annotation
{
    FrameRange frames;
    QString text;
};

struct Tier
{
    QString name;
    const char* type = nullptr; ///< linguistic type: of tags or of captions
    std::vector<Annotation> annotations;
};

constexpr const char* tagType = "tag";
constexpr const char* captionType = "caption"; ///< the import knows captions by it

/// A tier for each tag and, behind them, for each row of captions; in none annotations overlap.
std::vector<Tier> tiersOf(const ExportedClip& clip)
{
    std::vector<Tier> tiers;
    for (const ExportedLane& lane : withoutOverlaps(clip).lanes) {
        tiers.push_back({xmlText(lane.tag), tagType, {}});
        for (const FrameRange range : lane.ranges)
            tiers.back().annotations.push_back({range, tiers.back().name});
    }
    for (const std::vector<Caption>& row : captionRows(clip)) {
        tiers.push_back({"captions", captionType, {}});
        for (const Caption& caption : row)
            tiers.back().annotations.push_back({caption.range, xmlLines(caption.text)});
    }
    return tiers;
}

using Attributes = std::initializer_list<std::pair<const char*, QString>>;

void writeAttributes(QXmlStreamWriter& xml, Attributes attributes)
{
    for (const auto& [name, value] : attributes) xml.writeAttribute(name, value);
}

/// The slots of a clip's ranges, two each, in order of time as the format wants them.
class TimeSlots
{
public:
    TimeSlots(std::span<const Tier> tiers, FrameRate rate)
    {
        for (const Tier& tier : tiers) {
            std::int64_t before = 0;
            for (const Annotation& each : tier.annotations) { // none of a tier is empty, none overlaps
                const std::int64_t start = std::max(before, roundedMilliseconds(rate, each.frames.start));
                before = std::max(start + 1, roundedMilliseconds(rate, each.frames.stop));
                m_times.insert(m_times.end(), {start, before});
            }
        }
        m_order.resize(m_times.size());
        std::iota(m_order.begin(), m_order.end(), std::size_t(0));
        std::stable_sort(m_order.begin(), m_order.end(),
                         [&](std::size_t a, std::size_t b) { return m_times[a] < m_times[b]; });
        m_places.resize(m_times.size());
        for (std::size_t place = 0; place < m_order.size(); ++place) m_places[m_order[place]] = place;
    }

    /// Of the nth end of a range, counted through all tiers.
    QString id(std::size_t end) const { return idAt(m_places[end]); }

    void write(QXmlStreamWriter& xml) const
    {
        xml.writeStartElement("TIME_ORDER");
        for (std::size_t place = 0; place < m_order.size(); ++place) {
            xml.writeEmptyElement("TIME_SLOT");
            writeAttributes(xml, {{"TIME_SLOT_ID", idAt(place)},
                                  {"TIME_VALUE", QString::number(m_times[m_order[place]])}});
        }
        xml.writeEndElement();
    }

private:
    static QString idAt(std::size_t place) { return "ts" + QString::number(place + 1); }

    std::vector<std::int64_t> m_times; ///< of the ends of the ranges, tier after tier
    std::vector<std::size_t> m_order;  ///< the ends in order of time
    std::vector<std::size_t> m_places; ///< of each end in that order
};

void writeHeader(QXmlStreamWriter& xml, const ExportedClip& clip)
{
    xml.writeStartElement("HEADER");
    writeAttributes(xml, {{"MEDIA_FILE", ""}, {"TIME_UNITS", "milliseconds"}});
    const auto property = [&](const char* name, const QString& value) {
        xml.writeStartElement("PROPERTY");
        xml.writeAttribute("NAME", name);
        xml.writeCharacters(value);
        xml.writeEndElement();
    };
    property("tagline.clip", xmlText(clip.name));
    property("tagline.rate", QString("%1/%2").arg(clip.rate.numerator).arg(clip.rate.denominator));
    property("tagline.frames", QString::number(clip.frames));
    xml.writeEndElement();
}

void writeTiers(QXmlStreamWriter& xml, std::span<const Tier> tiers, const TimeSlots& timeSlots)
{
    std::size_t end = 0;
    QMap<QString, int> numbers; // names that XML cannot tell apart are numbered, and further rows of one
    for (const Tier& tier : tiers) {
        const int number = ++numbers[tier.name];
        const QString id = number == 1 ? tier.name : QString("%1 (%2)").arg(tier.name).arg(number);
        xml.writeStartElement("TIER");
        writeAttributes(xml, {{"LINGUISTIC_TYPE_REF", tier.type}, {"TIER_ID", id}});
        for (const Annotation& each : tier.annotations) {
            xml.writeStartElement("ANNOTATION");
            xml.writeStartElement("ALIGNABLE_ANNOTATION");
            writeAttributes(xml, {{"ANNOTATION_ID", "a" + QString::number(end / 2 + 1)},
                                  {"TIME_SLOT_REF1", timeSlots.id(end)},
                                  {"TIME_SLOT_REF2", timeSlots.id(end + 1)}});
            xml.writeTextElement("ANNOTATION_VALUE", each.text);
            xml.writeEndElement();
            xml.writeEndElement();
            end += 2;
        }
        xml.writeEndElement();
    }
}

void writeType(QXmlStreamWriter& xml, const char* type)
{
    xml.writeEmptyElement("LINGUISTIC_TYPE");
    writeAttributes(
        xml, {{"GRAPHIC_REFERENCES", "false"}, {"LINGUISTIC_TYPE_ID", type}, {"TIME_ALIGNABLE", "true"}});
}

/// Source of the format: The Language Archive, EAF annotation format 3.0. It needs a date: the file is a pure
/// function of the tags, so it is always the first day of the epoch.
std::string annotationDocument(const ExportedClip& clip)
{
    const std::vector<Tier> tiers = tiersOf(clip);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeNamespace("http://www.w3.org/2001/XMLSchema-instance", "xsi");
    xml.writeStartElement("ANNOTATION_DOCUMENT");
    writeAttributes(
        xml, {{"AUTHOR", ""}, {"DATE", "1970-01-01T00:00:00Z"}, {"FORMAT", "3.0"}, {"VERSION", "3.0"}});
    xml.writeAttribute("http://www.w3.org/2001/XMLSchema-instance", "noNamespaceSchemaLocation",
                       "http://www.mpi.nl/tools/elan/EAFv3.0.xsd");
    writeHeader(xml, clip);
    const TimeSlots timeSlots(tiers, clip.rate);
    timeSlots.write(xml);
    writeTiers(xml, tiers, timeSlots);
    writeType(xml, tagType);
    if (!clip.captions.empty()) writeType(xml, captionType);
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes.toStdString();
}

} // namespace

ExportFormat elanFormat()
{
    return {
        .id = "elan",
        .title = "ELAN annotations",
        .ending = "eaf",
        .holds = "A file for each clip (EAF 3.0), a tier for each of its tags, in thousandths of a second. "
                 "Captions have tiers of their own, of the type caption. "
                 "An annotation ends with the first moment after its range; rate and length stand in the "
                 "header.",
        .leavesOut = "Properties, who tagged, wrote and when; above 500 frames a second, the exact frame.",
        .checkedBy =
            "Read back in the tests by `tagline import`; held to the rules of the schema EAF 3.0 by xmllint, "
            "not run with ELAN.",
        .holdsCaptions = true,
        .exactUpTo = 500,
        .clip = annotationDocument};
}

} // namespace tagline
