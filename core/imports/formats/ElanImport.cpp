#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

#include <QBuffer>
#include <QHash>
#include <QXmlStreamReader>

namespace tagline {
namespace {

/// The bytes of a file, which end where reading is to stop.
class StoppableBytes : public QBuffer
{
public:
    explicit StoppableBytes(const ForeignFile& file)
        : m_stop(file.stop)
    {
        setData(QByteArray::fromRawData(file.text.data(), qsizetype(file.text.size())));
        open(QIODevice::ReadOnly);
    }

    bool atEnd() const override { return m_stop.stop_requested() || QBuffer::atEnd(); }

protected:
    qint64 readData(char* into, qint64 most) override
    {
        return m_stop.stop_requested() ? -1 : QBuffer::readData(into, most);
    }

private:
    std::stop_token m_stop;
};

/// Source of the format: The Language Archive, EAF annotation format 3.0.
class ElanReader
{
public:
    explicit ElanReader(const ForeignFile& file)
        : m_file(file)
        , m_bytes(file)
        , m_xml(&m_bytes)
    {
        m_tags.clips.push_back({});
    }

    Result<ForeignTags> read()
    {
        if (m_xml.readNextStartElement() && m_xml.name() != QLatin1String("ANNOTATION_DOCUMENT"))
            fail("is not an ELAN file: its first element is " +
                 foundText(m_xml.name().toString().toStdString()) + ", not ANNOTATION_DOCUMENT");
        while (!m_error && !m_xml.atEnd())
            if (m_xml.readNext() == QXmlStreamReader::StartElement) element();
        if (!m_error && m_xml.hasError())
            fail("is no XML that can be read: " + m_xml.errorString().toStdString());
        if (m_error) return *m_error;
        return std::move(m_tags);
    }

private:
    QString attribute(const char* name) const
    {
        return m_xml.attributes().value(QLatin1String(name)).toString();
    }
    int line() const { return int(m_xml.lineNumber()); }

    void fail(std::string message, std::string_view code = "syntax")
    {
        m_error = m_file.error(code, std::move(message), line(), int(m_xml.columnNumber()) + 1);
    }
    void lose(const char* what) { m_tags.losses.add(what, m_file.name, line()); }

    void element()
    {
        const auto name = m_xml.name();
        if (name == QLatin1String("HEADER"))
            header();
        else if (name == QLatin1String("MEDIA_DESCRIPTOR"))
            nameClip(attribute("MEDIA_URL"));
        else if (name == QLatin1String("PROPERTY"))
            property();
        else if (name == QLatin1String("TIME_SLOT"))
            timeSlot();
        else if (name == QLatin1String("TIER")) {
            m_tier = attribute("TIER_ID").toStdString();
            m_isOfCaptions = attribute("LINGUISTIC_TYPE_REF") == "caption"; // as the export names them
        } else if (name == QLatin1String("ALIGNABLE_ANNOTATION"))
            annotation();
        else if (name == QLatin1String("REF_ANNOTATION"))
            lose("annotations that refer to others and have no time of their own");
        else if (name == QLatin1String("CONTROLLED_VOCABULARY"))
            lose("controlled vocabularies");
    }

    void header()
    {
        const QString unit = attribute("TIME_UNITS");
        if (!unit.isEmpty() && unit != "milliseconds")
            fail("found times in " + foundText(unit.toStdString()) + "; only milliseconds are read");
        if (!attribute("MEDIA_FILE").isEmpty()) nameClip(attribute("MEDIA_FILE"));
    }

    void property()
    {
        const bool isClip = attribute("NAME") == "tagline.clip";
        const QString text = m_xml.readElementText(QXmlStreamReader::SkipChildElements);
        if (!isClip) return;
        auto& names = m_tags.clips.front().names;
        const std::size_t first = names.size();
        names.push_back(text.toStdString());
        std::swap(names.front(), names[first]); // it says more than the media's names
    }

    void nameClip(const QString& file)
    {
        if (!file.isEmpty()) m_tags.clips.front().names.push_back(file.toStdString());
    }

    void timeSlot()
    {
        const QString value = attribute("TIME_VALUE");
        bool isNumber = false;
        const qint64 milliseconds = value.toLongLong(&isNumber);
        if (isNumber)
            m_times[attribute("TIME_SLOT_ID")] = double(milliseconds) / 1000;
        else if (!value.isEmpty())
            fail("found " + foundText(value.toStdString()) + " as a time; expected whole milliseconds");
    }

    void annotation()
    {
        const auto from = m_times.constFind(attribute("TIME_SLOT_REF1")),
                   to = m_times.constFind(attribute("TIME_SLOT_REF2"));
        const int begin = line();
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() != QLatin1String("ANNOTATION_VALUE")) {
                m_xml.skipCurrentElement();
                continue;
            }
            const std::string text = m_xml.readElementText(QXmlStreamReader::SkipChildElements).toStdString();
            if (from == m_times.constEnd() || to == m_times.constEnd())
                lose("annotations without a time");
            else if (text.empty())
                lose("annotations without a text");
            else if (const auto added = addForeignRange(m_tags,
                                                        {.tag = text,
                                                         .isCaption = m_isOfCaptions,
                                                         .tier = m_tier,
                                                         .start = *from,
                                                         .stop = *to,
                                                         .line = begin},
                                                        m_file);
                     !added)
                m_error = added.error();
        }
    }

    const ForeignFile& m_file;
    StoppableBytes m_bytes;
    QXmlStreamReader m_xml;
    ForeignTags m_tags;
    std::optional<Error> m_error;
    QHash<QString, double> m_times; ///< by slot, in seconds
    std::string m_tier;
    bool m_isOfCaptions = false; ///< the tier
};

} // namespace

TagImportFormat elanImport()
{
    return {.id = "elan",
            .title = "ELAN annotations",
            .endings = {"eaf"},
            .holds = "Every annotation with times of its own, in thousandths of a second; its text is the "
                     "tag, in tiers of the type caption a caption. It ends with the first moment after its "
                     "range. The header, the medium or the "
                     "file's name says which clip it belongs to.",
            .leavesOut = "Annotations that refer to others, controlled vocabularies, participants.",
            .checkedBy = "Read back from what Tagline exports; the format by its published schema.",
            .hasTiers = true,
            .decodesItself = true,
            .read = [](const ForeignFile& file, const TagImportOptions&) { return ElanReader(file).read(); }};
}

} // namespace tagline
