#include "core/io/LibraryFile.h"
#include "core/io/json/JsonReading.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace tagline {
namespace {

/// Reads the parts of one library file; the first problem ends the reading.
class LibraryReader
{
public:
    explicit LibraryReader(JsonProblems& problems)
        : m_problems(problems)
    {
    }

    bool read(JsonObjectReader& file, LibraryFile& library)
    {
        if (!file.readOptional("roots", library.roots)) return false;
        if (!file.readOptional("character", library.character)) return false;
        if (!readObjects(file.find("vocabulary"), "a tag", library.vocabulary)) return false;
        if (!file.readOptional("namespaces", library.namespaces)) return false;
        if (!readObjects(file.find("queries"), "a saved query", library.queries)) return false;
        if (!readObjects(file.find("derived"), "a derived tag", library.derived)) return false;
        if (!readObjects(file.find("imports"), "an import", library.imports)) return false;
        library.extra = file.extraKeys();
        return true;
    }

private:
    template<class Element>
    bool readObjects(std::optional<JsonNode> node, const std::string& what, std::vector<Element>& elements);
    bool readName(JsonObjectReader& reader, std::string_view key, std::string& name);
    bool readInto(JsonObjectReader& reader, LibraryTag& tag);
    bool readInto(JsonObjectReader& reader, NamedQuery& query);
    bool readInto(JsonObjectReader& reader, LibraryImport& import);
    bool readColour(JsonObjectReader& reader, std::string& colour);
    bool readKind(JsonObjectReader& reader, TagKind& kind);
    bool readMetres(JsonObjectReader& reader, std::optional<double>& metres);
    bool readAxis(JsonObjectReader& reader, std::optional<UpAxis>& axis);

    static const std::string& nameOf(const LibraryImport& import) { return import.source; }
    template<class Element>
    static const std::string& nameOf(const Element& element)
    {
        return element.name;
    }

    JsonProblems& m_problems;
};

template<class Element>
bool LibraryReader::readObjects(std::optional<JsonNode> node, const std::string& what,
                                std::vector<Element>& elements)
{
    if (!node) return true;
    const auto nodes = readArray(*node, m_problems);
    if (!nodes) return false;
    std::set<std::string> names;
    for (const JsonNode each : *nodes) {
        JsonObjectReader reader(each, m_problems, what);
        Element& element = elements.emplace_back();
        if (!readInto(reader, element)) return false;
        element.extra = reader.extraKeys();
        if (!names.insert(nameOf(element)).second)
            return m_problems.report(each, "duplicate-name",
                                     what + " named \"" + nameOf(element) +
                                         "\" stands twice; keep one of them");
    }
    return true;
}

bool LibraryReader::readName(JsonObjectReader& reader, std::string_view key, std::string& name)
{
    if (!reader.read(key, name)) return false;
    return !name.empty() || m_problems.report(*reader.find(key), "empty-name", "a name must not be empty");
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryTag& tag)
{
    return readName(reader, "name", tag.name) && readColour(reader, tag.colour) &&
           reader.readOptional("key", tag.key) && reader.readOptional("group", tag.group) &&
           readKind(reader, tag.kind) && reader.readOptional("description", tag.description) &&
           reader.readOptional("mirror", tag.mirror);
}

bool LibraryReader::readInto(JsonObjectReader& reader, NamedQuery& query)
{
    return readName(reader, "name", query.name) && reader.read("query", query.query);
}

bool LibraryReader::readInto(JsonObjectReader& reader, LibraryImport& import)
{
    if (!readName(reader, "source", import.source)) return false;
    if (const auto rate = reader.find("rate"))
        if (!readRate(*rate, import.settings.rate.emplace(), m_problems)) return false;
    return readMetres(reader, import.settings.metresPerUnit) && readAxis(reader, import.settings.upAxis);
}

bool LibraryReader::readColour(JsonObjectReader& reader, std::string& colour)
{
    if (!reader.readOptional("colour", colour)) return false;
    const auto isHex = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    const bool isColour = colour.empty() || (colour.size() == 7 && colour[0] == '#' &&
                                             std::all_of(colour.begin() + 1, colour.end(), isHex));
    return isColour ||
           m_problems.report(*reader.find("colour"), "bad-colour",
                             "a colour is \"#rrggbb\", as in \"#56b4e9\"; found \"" + colour + '"');
}

bool LibraryReader::readKind(JsonObjectReader& reader, TagKind& kind)
{
    std::string text = "range";
    if (!reader.readOptional("kind", text)) return false;
    kind = text == "point" ? TagKind::Point : TagKind::Range;
    return text == "point" || text == "range" ||
           m_problems.report(*reader.find("kind"), "bad-kind",
                             "a tag's kind is \"range\" or \"point\"; found \"" + text + '"');
}

bool LibraryReader::readMetres(JsonObjectReader& reader, std::optional<double>& metres)
{
    const auto node = reader.find("metresPerUnit");
    if (!node) return true;
    double value = 0;
    if (node->is(JsonKind::Number))
        std::from_chars(node->text().data(), node->text().data() + node->text().size(), value);
    if (!(value > 0)) return m_problems.report(*node, "wrong-type", "metresPerUnit is a number above 0");
    metres = value;
    return true;
}

bool LibraryReader::readAxis(JsonObjectReader& reader, std::optional<UpAxis>& axis)
{
    const auto node = reader.find("upAxis");
    if (!node) return true;
    std::string text;
    if (!readString(*node, text, m_problems)) return false;
    if (text != "X" && text != "Y" && text != "Z")
        return m_problems.report(*node, "bad-axis", "upAxis is \"X\", \"Y\" or \"Z\"; found \"" + text + '"');
    axis = UpAxis(text[0] - 'X');
    return true;
}

} // namespace

Result<LibraryFile> readLibraryFile(std::string_view bytes, std::string file)
{
    JsonLimits limits;
    limits.bytes = LibraryFile::largestBytes;
    const auto document = JsonDocument::parse(bytes, std::move(file), "library", limits);
    if (!document) return document.error();
    JsonProblems problems;
    JsonObjectReader reader(document->root(), problems, "a library file");
    const auto head = readHead(reader, "tagline.library", LibraryFile::currentVersion, problems);
    if (!head) return *problems.error();

    LibraryFile library;
    library.version = head->version;
    library.isReadOnly = head->isNewer;
    library.notices = fileNotices(*document, *head, LibraryFile::currentVersion);
    if (!LibraryReader(problems).read(reader, library)) return explained(*problems.error(), *head);
    return library;
}

} // namespace tagline
