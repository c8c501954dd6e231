// What a game does with the tags of its motions, from the file to the answer:
//
//   tagline export --to runtime -o motions.taglinebin motions
//   ask_runtime_file motions.taglinebin "Run & ~Tired"
//
// It links the library `runtime`, and nothing else.

#include "core/runtime/RuntimeQuery.h"

#include <cstdio>

using namespace tagline;

namespace {

int fail(const Error& error)
{
    std::fprintf(stderr, "%s\n", error.text().c_str());
    return 1;
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 3) return fail({"usage", "give a .taglinebin file and a query", {}});

    // Once: map the file, and make the query ready for it.
    const auto file = RuntimeFile::open(arguments[1]);
    if (!file) return fail(file.error());
    const auto query = RuntimeQuery::parsed(arguments[2], *file);
    if (!query) return fail(query.error());

    // As often as it takes: the workspace is kept, so that asking again allocates nothing.
    SetWorkspace workspace;
    const FrameSetView answer = query->answer(workspace);
    file->forEachRange(answer, [&](ClipId clip, FrameRange range) {
        const std::string_view name = file->clip(clip).displayName;
        std::printf("%.*s [%d, %d)\n", int(name.size()), name.data(), range.start, range.stop);
    });
    const RangeTotals found = totals(answer, file->axis());
    std::printf("%lld frames in %lld ranges of %lld clips\n", static_cast<long long>(found.frames),
                static_cast<long long>(found.ranges), static_cast<long long>(found.clips));
    return 0;
}
