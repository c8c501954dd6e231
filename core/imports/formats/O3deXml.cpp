#include "core/imports/formats/O3deXml.h"

#include "core/imports/ForeignText.h"
#include "core/support/text/PathText.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace tagline {
namespace {

/// Sources of the format: o3de/o3de, Code/Framework/AzCore: ObjectStream (version 3); Gems/EMotionFX:
/// MetaDataRule, whose commands make the events, and CommandCreateMotionEvent.
class O3deXmlReader
{
public:
    explicit O3deXmlReader(const ForeignFile& file)
        : m_file(file)
    {
    }

    Result<ForeignTags> read()
    {
        // The text is UTF-8 here, whatever its declaration says of the file.
        if (m_file.text.starts_with("<?xml"))
            if (const auto end = m_file.text.find("?>"); end != std::string_view::npos) m_fed = end + 2;
        while (!m_error && next())
            if (m_xml.isStartElement())
                begin();
            else if (m_xml.isEndElement())
                end();
        if (!m_error && m_file.isStopped()) return stoppedReading(m_file.name);
        if (!m_error && m_xml.hasError())
            fail("is no XML that can be read: " + m_xml.errorString().toStdString());
        if (m_error) return *m_error;
        return std::move(m_tags);
    }

private:
    struct EventData
    {
        std::string tag, parameters;
    };
    struct Event
    {
        int depth = 0;
        int line = 0;
        std::string track = {}, start = {}, stop = {};
        std::vector<EventData> datas = {};
    };

    /// The next piece of the XML; false at its end, where it is broken, and where reading is to stop.
    bool next()
    {
        constexpr std::size_t most = 1 << 16;
        m_xml.readNext();
        while (m_xml.error() == QXmlStreamReader::PrematureEndOfDocumentError && m_fed < m_file.text.size() &&
               !m_file.isStopped()) {
            const std::string_view part = m_file.text.substr(m_fed, most);
            m_xml.addData(QByteArray(part.data(), qsizetype(part.size())));
            m_fed += part.size();
            m_xml.readNext();
        }
        return !m_file.isStopped() && !m_xml.hasError() && !m_xml.atEnd();
    }

    std::string attribute(const char* name) const
    {
        return m_xml.attributes().value(QLatin1String(name)).toString().toStdString();
    }

    void fail(std::string message)
    {
        m_error = m_file.error("syntax", std::move(message), int(m_xml.lineNumber()),
                               int(m_xml.columnNumber()) + 1);
    }

    void begin()
    {
        if (++m_depth == 1 && m_xml.name() != QLatin1String("ObjectStream"))
            return fail("are no scene settings of O3DE: the first element is " +
                        foundText(m_xml.name().toString().toStdString()) + ", not ObjectStream");
        const std::string type = attribute("name"), field = attribute("field");
        if (m_event)
            eventField(field);
        else if (type == "MotionGroup")
            m_group = m_depth, m_tags.clips.push_back({o3deClipNames(m_file, "")});
        else if (m_group > 0 && m_depth == m_group + 1 && field == "name")
            m_tags.clips.back().names = o3deClipNames(m_file, attribute("value"));
        else if (m_group > 0 && type.ends_with("::CommandCreateMotionEvent"))
            m_event = Event{.depth = m_depth, .line = int(m_xml.lineNumber())};
        else if (type.ends_with("::CommandCreateMotionEvent"))
            m_tags.losses.add("events outside of a motion group", m_file.name, int(m_xml.lineNumber()));
        else if (type.ends_with("::CommandRemoveMotionEvent") || type.ends_with("::CommandAdjustMotionEvent"))
            m_tags.losses.add("commands that change or remove events", m_file.name, int(m_xml.lineNumber()));
    }

    void eventField(const std::string& field)
    {
        const std::string value = attribute("value");
        if (m_depth == m_event->depth + 1 && field == "eventTrackName") m_event->track = value;
        if (m_depth == m_event->depth + 1 && field == "startTime") m_event->start = value;
        if (m_depth == m_event->depth + 1 && field == "endTime") m_event->stop = value;
        if (field == "element" && attribute("name").ends_with("EventData")) m_event->datas.emplace_back();
        if (m_event->datas.empty()) return;
        if (field == "tag" || field == "subject") m_event->datas.back().tag = value;
        if (field == "parameters") m_event->datas.back().parameters = value;
    }

    void end()
    {
        if (m_event && m_event->depth == m_depth) finishEvent();
        if (m_group == m_depth) m_group = 0;
        --m_depth;
    }

    void finishEvent()
    {
        const Event event = std::move(*m_event);
        m_event.reset();
        const auto start = finiteNumber(event.start), stop = finiteNumber(event.stop);
        if (!start || !stop) {
            m_error = m_file.error("syntax",
                                   std::string("found an event without the number ") +
                                       (start ? "\"endTime\"" : "\"startTime\""),
                                   event.line);
            return;
        }
        if (event.datas.empty())
            m_tags.losses.add("events without a subject or tag", m_file.name, event.line);
        for (const EventData& data : event.datas) {
            if (!data.parameters.empty()) m_tags.losses.add("parameters of events", m_file.name, event.line);
            if (data.tag.empty()) {
                m_tags.losses.add("events without a subject or tag", m_file.name, event.line);
                continue;
            }
            const auto added = addForeignRange(m_tags,
                                               {.clip = m_tags.clips.size() - 1,
                                                .tag = data.tag,
                                                .tier = event.track,
                                                .start = *start,
                                                .stop = *stop,
                                                .line = event.line},
                                               m_file);
            if (!added) m_error = added.error();
        }
    }

    const ForeignFile& m_file;
    QXmlStreamReader m_xml;
    std::size_t m_fed = 0; ///< bytes that the reader has had
    ForeignTags m_tags;
    std::optional<Error> m_error;
    std::optional<Event> m_event; ///< whose element is open
    int m_depth = 0;              ///< of open elements
    int m_group = 0;              ///< the depth of the open motion group; 0: none is
};

} // namespace

Result<ForeignTags> readO3deXml(const ForeignFile& file) { return O3deXmlReader(file).read(); }

std::vector<std::string> o3deClipNames(const ForeignFile& file, const std::string& group)
{
    std::string_view own = fileNameOf(file.name);
    if (own.ends_with(".xml")) own = own.substr(0, own.size() - 4);
    const std::string model(own.substr(0, own.rfind('.')));
    return group.empty() ? std::vector{model} : std::vector{model + ':' + group, model};
}

} // namespace tagline
