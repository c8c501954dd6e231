#include "core/library/file/LibraryFileComposition.h"
#include "core/library/LinklessPath.h"

#include "core/library/edits/LibraryEdit.h"
#include "core/support/RelativePath.h"

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

namespace tagline {
namespace {

namespace fs = std::filesystem;

bool hasEntry(const std::vector<LibraryTag>& tags, const std::string& name)
{
    return std::any_of(tags.begin(), tags.end(), [&](const LibraryTag& tag) { return tag.name == name; });
}

/// The present tag of an entry of the file: the one of its name, else the one that was renamed from it, else,
/// after that was undone, the one with the former name.
std::optional<TagId> presentTag(const LibraryTag& before, const TagVocabulary& vocabulary)
{
    const auto id = vocabulary.findNamed(before.name);
    if (id && vocabulary[*id].isRegistered) return id;
    const auto renamed = vocabulary.find(before.name);
    if (renamed && vocabulary[*renamed].isRegistered) return renamed;
    for (const std::string& former : before.synonyms)
        if (const auto undone = vocabulary.findNamed(former); undone && vocabulary[*undone].isRegistered)
            return undone;
    return std::nullopt;
}

/// Tags of the file first, in its order, then those that are new, in order of their ids. A renamed tag stays
/// in its place.
std::vector<LibraryTag> composedTags(const std::vector<LibraryTag>& saved, const TagVocabulary& vocabulary,
                                     const std::map<std::string, Colour>& automaticColours)
{
    std::vector<LibraryTag> tags;
    std::vector<bool> isWritten(vocabulary.size(), false);
    for (const LibraryTag& before : saved) {
        const auto id = presentTag(before, vocabulary);
        const bool isOfAnother =
            id && vocabulary[*id].name != before.name && hasEntry(saved, vocabulary[*id].name);
        if (!id || isOfAnother || isWritten[id->value]) continue;
        tags.push_back(libraryTag(vocabulary[*id], before));
        const auto automatic = automaticColours.find(before.name);
        if (before.colour.empty() && before.name == tags.back().name && automatic != automaticColours.end() &&
            automatic->second == vocabulary[*id].colour)
            tags.back().colour.clear();
        isWritten[id->value] = true;
    }
    for (std::uint32_t index = 0; index < vocabulary.size(); ++index)
        if (!isWritten[index] && vocabulary[TagId(index)].isRegistered)
            tags.push_back(libraryTag(vocabulary[TagId(index)]));
    return tags;
}

LibraryGroup element(const TagGroup& group) { return {group, {}}; }
LibraryProperty element(const PropertyDefinition& property) { return {property, {}}; }
LibraryRule element(const TaggingRule& rule) { return {rule, {}}; }
LibraryRetarget element(const FigureMap& map) { return {map.name, map.figure, *map.map, {}}; }

/// Takes over from the file's entry what only the file holds: unknown keys and the spelling of numbers.
template<class Element>
void keepSpelling(Element& now, const Element& before)
{
    now.extra = before.extra;
}
void keepSpelling(LibraryProperty& now, const LibraryProperty& before)
{
    now.extra = before.extra;
    if (now.property.fallback == before.property.fallback) now.numberText = before.numberText;
}

/// The present declarations as elements of the file, with the unknown keys that the file had.
template<class Element, class Declared>
requires requires(const Declared& declared) { element(declared); }
std::vector<Element> composed(const std::vector<Element>& saved, const std::vector<Declared>& now)
{
    std::vector<Element> elements;
    for (const Declared& declared : now) {
        elements.push_back(element(declared));
        if (const Element* before = findNamed(saved, declared.name)) keepSpelling(elements.back(), *before);
    }
    return elements;
}

LibraryMotion composed(const LibraryMotion& saved, const MotionSettings& now) { return {now, saved.extra}; }

/// The present value of members that have the same type in the file and in the library.
template<class Same>
const Same& composed(const Same&, const Same& now)
{
    return now;
}

/// Whether the path as spelled in the file leads to this path.
bool means(const std::string& spelling, const std::string& path, const std::string& libraryPath)
{
    return absoluteFromLibrary(spelling, libraryPath) == path;
}

/// The file's own spelling of a path if that leads to it, else the path relative to the file.
std::string spelled(const std::string& path, const std::string& saved, const std::string& libraryPath)
{
    return means(saved, path, libraryPath) ? saved : relativeToLibrary(path, libraryPath);
}

/// The spellings that the library file uses for paths that it names already.
class Spellings
{
public:
    explicit Spellings(const std::string& libraryPath)
        : m_libraryPath(libraryPath)
    {
    }
    void add(const std::string& spelling)
    {
        m_byPath.try_emplace(absoluteFromLibrary(spelling, m_libraryPath), spelling);
    }
    /// `here` is the file's text in the same place, empty if it has none: the file may spell one path in
    /// several ways.
    std::string of(const std::string& path, const std::string& here) const
    {
        if (means(here, path, m_libraryPath)) return here;
        const auto known = m_byPath.find(path);
        return known == m_byPath.end() ? relativeToLibrary(path, m_libraryPath) : known->second;
    }

private:
    const std::string& m_libraryPath;
    std::map<std::string, std::string> m_byPath;
};

// The members of a file whose paths are absolute, with those as the saved one spells them.
template<class Other>
void spell(Other&, const Other&, const std::string&)
{
}

void spell(std::string& path, const std::string& saved, const std::string& libraryPath)
{
    path = spelled(path, saved, libraryPath);
}

void spell(std::vector<std::string>& paths, const std::vector<std::string>& saved,
           const std::string& libraryPath)
{
    for (std::size_t i = 0; i < paths.size(); ++i)
        spell(paths[i], i < saved.size() ? saved[i] : std::string(), libraryPath);
}

/// The imports of the file first, in its order. A source that the file spells in two ways has two entries.
void spell(std::vector<LibraryImport>& imports, const std::vector<LibraryImport>& saved,
           const std::string& libraryPath)
{
    std::multimap<std::string, std::size_t> savedOf; // places by the path that the file's spelling leads to
    for (std::size_t i = 0; i < saved.size(); ++i)
        savedOf.emplace(absoluteFromLibrary(saved[i].source, libraryPath), i);
    std::vector<std::pair<std::size_t, LibraryImport>> placed;
    for (LibraryImport& import : imports) {
        const auto known = savedOf.lower_bound(import.source); // the first of equal ones
        const bool isKnown = known != savedOf.end() && known->first == import.source;
        const std::size_t before = isKnown ? known->second : saved.size();
        const bool isSaved = before < saved.size();
        if (isSaved) savedOf.erase(known);
        import.source = isSaved ? saved[before].source : relativeToLibrary(import.source, libraryPath);
        placed.emplace_back(before, std::move(import));
    }
    std::stable_sort(placed.begin(), placed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    imports.clear();
    for (auto& [place, import] : placed) imports.push_back(std::move(import));
}

template<class Element>
requires requires(Element& element) { fileOf(element); }
void spell(std::vector<Element>& elements, const std::vector<Element>& saved, const std::string& libraryPath)
{
    for (Element& element : elements) {
        const Element* before = findNamed(saved, nameOf(element));
        spell(fileOf(element), before ? fileOf(*before) : std::string(), libraryPath);
    }
}

/// Clips that stand in the same place of the same list are those of before.
template<class Element>
requires requires(Element& element) { clipsOf(element); }
void spell(std::vector<Element>& elements, const std::vector<Element>& saved, const std::string& libraryPath)
{
    Spellings spellings(libraryPath);
    for (const Element& element : saved)
        forEachClipIn(element, [&](const auto& clip) { spellings.add(clip.source); });
    for (Element& element : elements) {
        const Element* before = findNamed(saved, nameOf(element));
        const auto now = clipsOf(element);
        const auto was = before ? clipsOf(*before) : decltype(clipsOf(*before))();
        const auto spellList = [&](auto clips, auto former) {
            for (std::size_t i = 0; i < clips.size(); ++i)
                clips[i].source =
                    spellings.of(clips[i].source, i < former.size() ? former[i].source : std::string());
        };
        [&]<std::size_t... List>(std::index_sequence<List...>)
        {
            (spellList(std::get<List>(now), std::get<List>(was)), ...);
        }
        (std::make_index_sequence<std::tuple_size_v<decltype(now)>>());
    }
}

} // namespace

ImportSettingsIndex::ImportSettingsIndex(const LibraryPlaces& places)
{
    LinklessPaths paths; // resolved in the same way as the paths of sources
    for (const LibraryImport& each : places.imports) m_settings.emplace(each.source, &each.settings);
    for (const LibraryImport& each : places.imports)
        m_settings.emplace(paths.linkless(each.source), &each.settings);
}

ImportSettings ImportSettingsIndex::of(std::string_view source) const
{
    const auto found = m_settings.find(std::string(source));
    return found == m_settings.end() ? ImportSettings() : *found->second;
}

LibraryImport importOf(const LibraryPlaces& places, const std::string& source)
{
    const auto found = std::find_if(places.imports.begin(), places.imports.end(),
                                    [&](const LibraryImport& each) { return each.source == source; });
    return found != places.imports.end() ? *found : LibraryImport{source, {}, {}};
}

void exchangeImport(LibraryPlaces& places, LibraryImport& other)
{
    LibraryImport now = importOf(places, other.source);
    const auto found = std::find_if(places.imports.begin(), places.imports.end(),
                                    [&](const LibraryImport& each) { return each.source == other.source; });
    const bool saysNothing = other.settings == ImportSettings() && other.extra.empty();
    if (found != places.imports.end() && saysNothing)
        places.imports.erase(found);
    else if (found != places.imports.end())
        *found = std::move(other);
    else if (!saysNothing)
        places.imports.push_back(std::move(other));
    other = std::move(now);
}

std::string relativeToLibrary(const std::string& path, const std::string& libraryPath)
{
    return relativePath(path, fs::path(libraryPath).parent_path().generic_string());
}

LibraryFile composedLibraryFile(const LibraryFile& saved, const ClipLibrary& library,
                                const LibraryPlaces& places)
{
    LibraryFile file = saved;
    forEachLibraryMember(
        [&](const auto& member) { file.*member.filed = composed(saved.*member.filed, member.get(library)); });
    file.vocabulary = composedTags(saved.vocabulary, library.vocabulary(), places.automaticColours);
    file.imports = places.imports;
    file.roots = places.roots;
    if (places.isFolderImplied && places.roots.size() == 1) file.roots.clear();
    forEachFileMember([&](const auto& member) {
        if (!member.why.empty()) spell(file.*member.value, saved.*member.value, places.libraryPath);
    });
    return file;
}

} // namespace tagline
