#include "core/library/ClipNotices.h"

#include "core/io/entries/SourceHash.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace tagline {
namespace {

void addValuesOfOtherTypes(const TagSheet& sheet, const TagVocabulary& vocabulary,
                           std::vector<std::string>& notices)
{
    std::string last;
    for (const PropertyMistake& mistake : propertyMistakes(sheet, vocabulary.properties())) {
        if (mistake.name == last) continue; // the first of each property will do
        last = mistake.name;
        notices.push_back(mistake.message() + "; the value is kept as it is");
    }
}

void addLongPoints(const TagSheet& sheet, const TagVocabulary& vocabulary, std::vector<std::string>& notices)
{
    for (const TagLane& lane : sheet.lanes()) {
        if (vocabulary[lane.tag].kind != TagKind::Point) continue;
        const auto isLong = [](FrameRange range) { return range.length() > 1; };
        const auto first = std::find_if(lane.ranges.begin(), lane.ranges.end(), isLong);
        if (first == lane.ranges.end()) continue;
        const auto count = std::count_if(first, lane.ranges.end(), isLong);
        notices.push_back("the point tag \"" + vocabulary[lane.tag].name + "\" has " + std::to_string(count) +
                          (count == 1 ? " range" : " ranges") + " of more than one frame, the first [" +
                          std::to_string(first->start) + ", " + std::to_string(first->stop) + "); kept as " +
                          (count == 1 ? "it is" : "they are"));
    }
}

} // namespace

bool areSetsDrawnAlike(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const StoredSidecar& stored = library.source(clip.source).sidecar;
    if (stored.named.empty()) return true; // the default set alone
    const bool isOtherMotion = clip.hasChangedFile() && clip.sourceChange->content;
    const SidecarClip* first = nullptr;
    std::optional<std::uint64_t> content;
    const std::vector<StoredSet> sets = stored.sets();
    for (const StoredSet& set : sets) {
        const SidecarClip* entry = set.sidecar.find(clip.name, clip.writtenIndex());
        if (!entry) continue;
        if (first && (first->frames != entry->frames || first->rate != entry->rate)) return false;
        first = entry;
        const auto said = isOtherMotion ? sourceHashOf(*entry) : std::nullopt;
        if (content && said && content != said) return false;
        if (said) content = said;
    }
    return true;
}

std::vector<std::string> clipNotices(const ClipLibrary& library, ClipId clip)
{
    std::vector<std::string> notices;
    addValuesOfOtherTypes(library.clip(clip).sheet, library.vocabulary(), notices);
    addLongPoints(library.clip(clip).sheet, library.vocabulary(), notices);
    if (!areSetsDrawnAlike(library, clip))
        notices.push_back("its tag sets were drawn on different versions of its file, so that they cannot be "
                          "fitted together; they are kept as they are");
    return notices;
}

std::vector<std::string> sidecarNotices(const LibrarySource& source, const ClipLibrary& library)
{
    std::vector<std::string> notices = source.sidecar.sidecar.notices;
    if (source.state != SourceState::Ready) return notices;
    for (const SidecarClip& entry : source.sidecar.sidecar.clips) {
        const bool isThere = std::any_of(source.clips.begin(), source.clips.end(), [&](ClipId id) {
            const LibraryClip& clip = library.clip(id);
            return clip.name == entry.name && clip.writtenIndex() == entry.index;
        });
        const std::string index = entry.index ? ':' + std::to_string(*entry.index) : std::string();
        if (!isThere)
            notices.push_back("has tags of a clip \"" + entry.name + index +
                              "\" that the model does not have; they are kept");
    }
    return notices;
}

} // namespace tagline
