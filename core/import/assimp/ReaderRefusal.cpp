#include "core/import/assimp/ReaderRefusal.h"

#include "core/support/text/ErrorText.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tagline {
namespace {

/// A fragment of a reader's message, and the sentence for people. In it %1 is the first name that the message
/// has in quotation marks, %2 the format's name and %3 the file's name without trailing digits.
struct KnownMessage
{
    std::string_view fragment;
    const char* sentence;
};

/// In order; the first match is taken.
constexpr std::array knownMessages{
    KnownMessage{"old format version",
                 "it is an FBX file of before 2011, which cannot be read: convert it with "
                 "the free FBX Converter or with Blender"},
    KnownMessage{"MDL sequence file", "it is not a model but a sequence file of one: open %3"},
    KnownMessage{"could not open referenced file",
                 "it needs the file “%1”, which is not beside it: copy that "
                 "file into its folder"},
    KnownMessage{"No scene", "it holds no scene: export it again"},
    KnownMessage{"recursive reference",
                 "parts of it hang on themselves, so that it has no end: export it again"},
    KnownMessage{"File is empty", "it holds nothing: export it again, or copy it again"},
    KnownMessage{"too small", "it is too short to hold a model: export it again, or copy it again"},
    KnownMessage{"EOF", "it ends too early: copy it again, or export it again"},
    KnownMessage{"end of file", "it ends too early: copy it again, or export it again"},
    KnownMessage{"out of range",
                 "parts of it lie behind its end, so it is damaged or cut off: copy it again, or "
                 "export it again"},
    KnownMessage{"no file block",
                 "it is a Blender file of a version that cannot be read: export it from Blender "
                 "as glTF or FBX"},
    KnownMessage{"no faces", "its mesh “%1” has no valid faces: export it again"},
    KnownMessage{"face index", "a mesh in it names corners that are not there: export it again"},
    KnownMessage{"XML",
                 "its text is damaged, cut off or of another encoding: copy it again, or export it again"},
    KnownMessage{"JSON", "its text is damaged or cut off: copy it again, or export it again"},
    KnownMessage{"was not of type", "it breaks the rules of glTF at “%1”: export it again, or with another "
                                    "program"},
    KnownMessage{"nsupported", "it is of a version of %2 that cannot be read: export it as glTF or FBX"},
};

constexpr const char* unknownMessage =
    "it is damaged, or no file of the format %2: export it again, or convert it to glTF or FBX, for example "
    "with Blender";

constexpr std::size_t mostNameBytes = 60;

/// The first text in quotation marks; "…" if it is long or there is none.
std::string nameInQuotes(std::string_view said)
{
    const std::size_t begin = said.find('"');
    const std::size_t end = begin == said.npos ? said.npos : said.find('"', begin + 1);
    if (end == said.npos || end - begin - 1 > mostNameBytes) return "…";
    return std::string(said.substr(begin + 1, end - begin - 1));
}

/// man01.mdl is a sequence of man.mdl.
std::string modelOfSequence(const std::string& fileName)
{
    const std::size_t dot = std::min(fileName.rfind('.'), fileName.size());
    std::size_t end = dot;
    while (end > 0 && fileName[end - 1] >= '0' && fileName[end - 1] <= '9') --end;
    const bool isSequence = end > 0 && end < dot && fileName.size() <= mostNameBytes;
    return isSequence ? fileName.substr(0, end) + fileName.substr(dot) : "the model itself";
}

void replace(std::string& text, std::string_view place, const std::string& by)
{
    if (const std::size_t at = text.find(place); at != text.npos) text.replace(at, place.size(), by);
}

} // namespace

Error readerRefusal(const std::string& said, const std::string& fileName, const ImportFormat& format)
{
    if (said.find("bad_alloc") != said.npos)
        return {
            "import.out-of-memory",
            "too large: it takes more memory than the importer may use; split the file, or export it again",
            {}};
    const auto known =
        std::find_if(knownMessages.begin(), knownMessages.end(),
                     [&](const KnownMessage& each) { return said.find(each.fragment) != said.npos; });
    std::string sentence = known == knownMessages.end() ? unknownMessage : known->sentence;
    replace(sentence, "%1", nameInQuotes(said));
    replace(sentence, "%2", std::string(format.reader));
    replace(sentence, "%3", modelOfSequence(fileName));
    std::string original = said.empty() ? "no reason was given" : said;
    std::replace(original.begin(), original.end(), '\n', ' ');
    return withOriginal({"import.unreadable-model", sentence, {}}, original);
}

} // namespace tagline
