// How long one edit takes beside many instances of a counted tag, or many ranges of a property, on its clip:
// the new sheet, and the sheet in the open library, whose indexes follow; then taking it back, as undo does.
// What an edit copies is what it touches, and a pointer for each neighbour. What must hold is 1 ms beside
// 10,000.

#include "core/library/ClipLibrary.h"
#include "core/tags/sheet/PropertyEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "tests/bench/GoalLines.h"

#include <memory>
#include <string>

using namespace tagline;
using namespace tagline::bench;

namespace {

constexpr Frame apart = 10;
constexpr double goalMilliseconds = 1.0;
constexpr int most = 10'000;
constexpr ClipId clip(0);

/// Longer than what a text holds without memory of its own.
std::string noteOf(int number) { return "a note that somebody wrote, number " + std::to_string(number); }

ClipLibrary libraryOf(int count)
{
    auto model = std::make_shared<ImportedModel>();
    Clip& made = model->clips.emplace_back();
    made.name = made.displayName = "walk";
    made.frames = Frame(count) * apart;
    made.rate = {30, 1};
    ClipLibrary library;
    library.setModel(library.addSource("/walk.bvh", "walk.bvh"), model);
    return library;
}

TagSheet counted(TagId tag, int count)
{
    std::vector<TagInstance> instances;
    for (int i = 0; i < count; ++i)
        instances.push_back({{i * apart, i * apart + 7}, {{"note", noteOf(i)}, {"power", double(i)}}});
    return TagSheet().withInstances(tag, std::move(instances));
}

TagSheet valued(int count)
{
    std::vector<PropertyRange> ranges;
    for (int i = 0; i < count; ++i) ranges.push_back({{i * apart, i * apart + 7}, noteOf(i)});
    return TagSheet().withProperty("note", std::move(ranges));
}

/// Tells how long a change of the clip's sheet takes, and taking it back.
template<class Edit>
void measure(const char* what, int count, ClipLibrary& library, TagSheet sheet, Edit&& edit)
{
    library.setSheet(clip, std::move(sheet));
    const TagSheet before = library.clip(clip).sheet;
    double there = 1e9, back = 1e9;
    for (int go = 0; go < 21; ++go) {
        there = std::min(there, millisecondsOf([&] { library.setSheet(clip, edit(before)); }));
        back = std::min(back, millisecondsOf([&] { library.setSheet(clip, before); }));
    }
    for (const auto& [name, found] : {std::pair("", there), std::pair(", undone", back)}) {
        const std::string line = std::string(what) + " beside " + std::to_string(count) + name;
        if (count == most)
            tell(line.c_str(), found, goalMilliseconds, "ms");
        else
            tell(line.c_str(), found, "ms");
    }
}

} // namespace

int main()
{
    for (const int count : {100, 1'000, most}) {
        ClipLibrary library = libraryOf(count);
        const TagId punch = library.vocabulary().intern("Punch");
        const Frame middle = count / 2 * apart;
        const TagInstance held = counted(punch, count).instances(punch)[std::size_t(count / 2)];
        measure("instance moved", count, library, counted(punch, count), [&](const TagSheet& sheet) {
            TagInstance moved = held;
            moved.range = moved.range.movedBy(2);
            return withInstanceReplaced(sheet, punch, held, moved, Frame(count) * apart);
        });
        measure("value set", count, library, valued(count), [&](const TagSheet& sheet) {
            return withPropertySet(sheet, "note", {{middle + 2, middle + 5}, noteOf(-1)},
                                   Frame(count) * apart);
        });
        measure("value erased", count, library, valued(count), [&](const TagSheet& sheet) {
            return withPropertyErased(sheet, "note", {middle + 2, middle + 5});
        });
    }
}
