#include "core/cutting/ModelParts.h"

#include "core/import/FileStamps.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/support/text/AsciiCase.h"
#include "core/support/text/PathText.h"
#include "core/system/RegularFile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 21> endings{"png",  "jpg",  "jpeg", "bmp", "tga",  "gif",   "tif",
                                                   "tiff", "webp", "dds",  "ktx", "ktx2", "hdr",   "exr",
                                                   "psd",  "pcx",  "ppm",  "sgi", "rgb",  "basis", "bin"};
constexpr std::size_t longestReference = 4096;
constexpr std::size_t longestPathPart = 255; ///< of a name, between slashes
constexpr std::size_t mostNames = 10'000;
constexpr std::size_t pieceBytes = 1 << 20;
constexpr std::size_t mostKept = 100'000; ///< files

bool isInName(char c)
{
    const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    return !isControl && std::string_view("\"<>|*?").find(c) == std::string_view::npos;
}

/// The name that ends at an offset.
std::string_view nameBefore(std::string_view bytes, std::size_t end)
{
    std::size_t begin = end;
    for (std::size_t slash = end; begin > 0 && end - begin < longestReference && isInName(bytes[begin - 1]);
         --begin) {
        if (bytes[begin - 1] == '/' || bytes[begin - 1] == '\\') slash = begin - 1;
        if (slash - begin > longestPathPart) break;
    }
    return bytes.substr(begin, end - begin);
}

/// The ending that begins behind a dot; empty if none does, or a longer word.
std::string_view endingAt(std::string_view bytes, std::size_t at)
{
    std::size_t end = at;
    while (end < bytes.size() && end - at < 6 && std::isalnum(static_cast<unsigned char>(bytes[end]))) ++end;
    const std::string_view word = bytes.substr(at, end - at);
    const auto known = std::find(endings.begin(), endings.end(), asciiLowered(word));
    return known == endings.end() ? std::string_view() : word;
}

std::string withoutEscapes(std::string_view uri)
{
    std::string plain;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        const auto digit = [&](std::size_t at) {
            const char c = at < uri.size() ? asciiLowered(uri[at]) : '\0';
            return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        };
        if (uri[i] == '%' && digit(i + 1) >= 0 && digit(i + 2) >= 0) {
            plain += char(16 * digit(i + 1) + digit(i + 2));
            i += 2;
        } else
            plain += uri[i];
    }
    return plain;
}

/// The text with XML's five predefined entities replaced by their characters.
std::string withoutEntities(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, char>, 5> entities{
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    std::string plain;
    while (!text.empty()) {
        const auto found = std::find_if(entities.begin(), entities.end(),
                                        [&](const auto& each) { return text.starts_with(each.first); });
        plain += found == entities.end() ? text.front() : found->second;
        text.remove_prefix(found == entities.end() ? 1 : found->first.size());
    }
    return plain;
}

/// The file that a name means, from the folder; empty if none is there.
std::string fileOf(std::string name, const fs::path& folder)
{
    std::replace(name.begin(), name.end(), '\\', '/');
    const std::string last(fileNameOf(name));
    for (const std::string& candidate : {name, last, "textures/" + last}) {
        std::error_code problem;
        const fs::path relative = fs::path(candidate).lexically_normal();
        if (!last.empty() && fs::is_regular_file(folder / relative, problem))
            return relative.is_absolute() ? relative.lexically_relative(folder).generic_string()
                                          : relative.generic_string();
    }
    return {};
}

/// Reads the file piece by piece: another program may make it shorter meanwhile.
Result<std::vector<std::string>> namesIn(const std::string& model)
{
    const auto file = RegularFile::open(model, std::numeric_limits<std::int64_t>::max());
    if (!file) return file.error();
    std::set<std::string> names;
    std::string window; // the end of earlier pieces, in which a name may begin, and the piece
    std::string piece(pieceBytes, '\0');
    while (true) {
        const auto size = file->read(std::as_writable_bytes(std::span(piece)));
        if (!size) return size.error();
        if (*size == 0) return std::vector<std::string>(names.begin(), names.end());
        if (window.size() > 2 * longestReference) window.erase(0, window.size() - 2 * longestReference);
        window.append(piece, 0, *size);
        for (std::string& name : namesOfParts(window)) names.insert(std::move(name));
        if (names.size() > mostNames)
            return Error{"move.parts", "names more than 10,000 files, so it cannot be told which it needs",
                         model};
    }
}

/// Cache of the names in model files, valid as long as the files do not change.
class NameMemory
{
public:
    Result<std::vector<std::string>> names(const std::string& model)
    {
        const auto state = stateOf(model);
        {
            const std::lock_guard lock(m_mutex);
            const auto known = m_known.find(model);
            if (known != m_known.end() && state && known->second.first == state) return known->second.second;
        }
        auto names = namesIn(model);
        if (!names) return names;
        const std::lock_guard lock(m_mutex);
        if (m_known.size() >= mostKept) m_known.clear();
        m_known[model] = {state, *names};
        return names;
    }

private:
    std::mutex m_mutex;
    std::map<std::string, std::pair<std::optional<FileState>, std::vector<std::string>>> m_known;
};

bool mayHaveParts(const std::string& model)
{
    const ImportFormat* format = importFormatOf(model);
    return format && (format->format == SceneFormat::Fbx || format->format == SceneFormat::Gltf ||
                      format->format == SceneFormat::Collada);
}

} // namespace

std::vector<std::string> namesOfParts(std::string_view bytes)
{
    std::set<std::string> names;
    for (std::size_t dot = bytes.find('.'); dot != std::string_view::npos; dot = bytes.find('.', dot + 1)) {
        const std::string_view ending = endingAt(bytes, dot + 1);
        const std::string_view stem = ending.empty() ? ending : nameBefore(bytes, dot);
        if (stem.empty()) continue;
        const std::string_view whole(stem.data(), stem.size() + 1 + ending.size());
        const std::size_t quote = whole.rfind('\''); // of the name, or before it
        for (const std::string_view name : {whole, whole.substr(quote == whole.npos ? 0 : quote + 1)}) {
            names.emplace(name);
            names.insert(withoutEscapes(name));
            names.insert(withoutEntities(name));
        }
        if (names.size() > mostNames) break;
    }
    return {names.begin(), names.end()};
}

Result<std::vector<std::string>> partsBeside(const std::string& model)
{
    static NameMemory memory;
    if (!mayHaveParts(model)) return std::vector<std::string>();
    const auto names = memory.names(model);
    if (!names) return names.error();
    std::set<std::string> parts;
    for (const std::string& name : *names)
        if (std::string part = fileOf(name, fs::path(model).parent_path()); !part.empty())
            parts.insert(std::move(part));
    return std::vector<std::string>(parts.begin(), parts.end());
}

} // namespace tagline
