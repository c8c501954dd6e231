#include "core/library/file/LibraryFileComposition.h"
#include "core/library/LinklessPath.h"

#include "core/library/edits/LibraryEdit.h"
#include "core/support/RelativePath.h"

#include <algorithm>
#include <filesystem>

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

/// Takes over from the file's entry what only the file holds: unknown keys and the spelling of numbers.
void keepSpelling(LibraryGroup& now, const LibraryGroup& before) { now.extra = before.extra; }
void keepSpelling(LibraryProperty& now, const LibraryProperty& before)
{
    now.extra = before.extra;
    if (now.property.fallback == before.property.fallback) now.numberText = before.numberText;
}

/// The present declarations as elements of the file, with the unknown keys that the file had.
template<class Element, class Declared>
requires requires(const Declared& declared) { element(declared); }
std::vector<Element> composed(const std::vector<Element>& saved, const std::vector<Declared>& now,
                              const std::string&)
{
    std::vector<Element> elements;
    for (const Declared& declared : now) {
        elements.push_back(element(declared));
        if (const Element* before = findNamed(saved, declared.name)) keepSpelling(elements.back(), *before);
    }
    return elements;
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

template<class Element>
void spell(std::vector<Element>& elements, const std::vector<Element>& saved, const Spellings& spellings)
{
    for (std::size_t i = 0; i < elements.size(); ++i)
        elements[i].source =
            spellings.of(elements[i].source, i < saved.size() ? saved[i].source : std::string());
}

std::vector<std::string> composedRoots(const std::vector<std::string>& saved, const LibraryPlaces& places)
{
    if (places.isFolderImplied && places.roots.size() == 1) return {};
    std::vector<std::string> roots;
    for (std::size_t i = 0; i < places.roots.size(); ++i)
        roots.push_back(
            spelled(places.roots[i], i < saved.size() ? saved[i] : std::string(), places.libraryPath));
    return roots;
}

/// The imports of the file first, in its order. A source that the file spells in two ways has two entries.
std::vector<LibraryImport> composedImports(const std::vector<LibraryImport>& saved,
                                           const LibraryPlaces& places)
{
    std::multimap<std::string, std::size_t> savedOf; // places by the path that the file's spelling leads to
    for (std::size_t i = 0; i < saved.size(); ++i)
        savedOf.emplace(absoluteFromLibrary(saved[i].source, places.libraryPath), i);
    std::vector<std::pair<std::size_t, LibraryImport>> placed;
    for (LibraryImport import : places.imports) {
        const auto known = savedOf.lower_bound(import.source); // the first of equal ones
        const bool isKnown = known != savedOf.end() && known->first == import.source;
        const std::size_t before = isKnown ? known->second : saved.size();
        const bool isSaved = before < saved.size();
        if (isSaved) savedOf.erase(known);
        import.source = isSaved ? saved[before].source : relativeToLibrary(import.source, places.libraryPath);
        placed.emplace_back(before, std::move(import));
    }
    std::stable_sort(placed.begin(), placed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<LibraryImport> imports;
    for (auto& [place, import] : placed) imports.push_back(std::move(import));
    return imports;
}

std::vector<LibraryRule> composed(const std::vector<LibraryRule>& saved, const std::vector<TaggingRule>& now,
                                  const std::string& libraryPath)
{
    Spellings spellings(libraryPath);
    for (const LibraryRule& rule : saved)
        for (const RejectedRanges& rejected : rule.rule.rejected) spellings.add(rejected.source);
    std::vector<LibraryRule> rules;
    for (const TaggingRule& rule : now) {
        LibraryRule& entry = rules.emplace_back(LibraryRule{rule, {}});
        const LibraryRule* before = findNamed(saved, rule.name);
        if (before) entry.extra = before->extra;
        spell(entry.rule.rejected, before ? before->rule.rejected : std::vector<RejectedRanges>(), spellings);
    }
    return rules;
}

std::vector<MotionExample> composed(const std::vector<MotionExample>& saved,
                                    std::vector<MotionExample> examples, const std::string& libraryPath)
{
    Spellings spellings(libraryPath);
    for (const MotionExample& example : saved)
        forEachRange(example, [&](const ExampleRange& range) { spellings.add(range.source); });
    for (MotionExample& example : examples) {
        const MotionExample* before = findNamed(saved, example.name);
        example.range.source =
            spellings.of(example.range.source, before ? before->range.source : std::string());
        spell(example.accepted, before ? before->accepted : std::vector<ExampleRange>(), spellings);
        spell(example.rejected, before ? before->rejected : std::vector<ExampleRange>(), spellings);
    }
    return examples;
}

/// The tags with the files of their examples as the file spells them.
std::vector<LibraryTag> withExamplesSpelled(std::vector<LibraryTag> tags,
                                            const std::vector<LibraryTag>& saved,
                                            const std::string& libraryPath)
{
    Spellings spellings(libraryPath);
    for (const LibraryTag& tag : saved)
        for (const TagExample& example : tag.examples) spellings.add(example.source);
    for (LibraryTag& tag : tags) {
        const LibraryTag* before = findNamed(saved, tag.name);
        spell(tag.examples, before ? before->examples : std::vector<TagExample>(), spellings);
    }
    return tags;
}

std::vector<Take> composed(const std::vector<Take>& saved, std::vector<Take> takes,
                           const std::string& libraryPath)
{
    Spellings spellings(libraryPath);
    for (const Take& take : saved)
        for (const TakeMember& member : take.members) spellings.add(member.source);
    for (Take& take : takes) {
        const Take* before = findNamed(saved, take.name);
        spell(take.members, before ? before->members : std::vector<TakeMember>(), spellings);
    }
    return takes;
}

std::vector<ControllerPreset> composed(const std::vector<ControllerPreset>& saved,
                                       std::vector<ControllerPreset> presets, const std::string& libraryPath)
{
    Spellings spellings(libraryPath);
    for (const ControllerPreset& preset : saved)
        for (const PresetTrack& track : preset.tracks) spellings.add(track.source);
    for (ControllerPreset& preset : presets) {
        const ControllerPreset* before = findNamed(saved, preset.name);
        spell(preset.tracks, before ? before->tracks : std::vector<PresetTrack>(), spellings);
    }
    return presets;
}

std::vector<LibraryRetarget> composed(const std::vector<LibraryRetarget>& saved,
                                      const std::vector<FigureMap>& now, const std::string& libraryPath)
{
    std::vector<LibraryRetarget> retargets;
    for (const FigureMap& map : now) {
        const auto before = std::find_if(saved.begin(), saved.end(),
                                         [&](const LibraryRetarget& each) { return each.name == map.name; });
        const bool isKnown = before != saved.end();
        retargets.push_back({map.name,
                             spelled(map.figure, isKnown ? before->character : std::string(), libraryPath),
                             *map.map, isKnown ? before->extra : std::vector<ExtraKey>()});
    }
    return retargets;
}

std::string composed(const std::string& saved, const std::string& path, const std::string& libraryPath)
{
    return spelled(path, saved, libraryPath);
}

LibraryMotion composed(const LibraryMotion& saved, const MotionSettings& now, const std::string&)
{
    return {now, saved.extra};
}

/// The present value of members that have the same type in the file and in the library.
template<class Same>
const Same& composed(const Same&, const Same& now, const std::string&)
{
    return now;
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
    forEachLibraryMember([&](const auto& member) {
        file.*member.filed = composed(saved.*member.filed, member.get(library), places.libraryPath);
    });
    file.roots = composedRoots(saved.roots, places);
    file.vocabulary =
        withExamplesSpelled(composedTags(saved.vocabulary, library.vocabulary(), places.automaticColours),
                            saved.vocabulary, places.libraryPath);
    file.imports = composedImports(saved.imports, places);
    return file;
}

} // namespace tagline
