// Tags that a program draws itself, asked by a query:
//
//   ask_drawn_tags "Run & ~Tired"
//
// It links the library `tags`, and nothing else.

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/support/TaglineVersion.h"
#include "core/tags/index/TagIndex.h"

#include <cstdio>

static_assert(TAGLINE_VERSION_NUMBER >= 100, "Tagline 0.1 or later");

using namespace tagline;

int main(int count, char** arguments)
{
    TagVocabulary vocabulary;
    const TagId run = vocabulary.intern("Locomotion.Run"), tired = vocabulary.intern("Style.Tired");
    TagIndex index; // of two clips, of 60 and 40 frames
    index.add(60, TagSheet().withRanges(run, {{5, 30}, {40, 55}}).withRanges(tired, {{20, 45}}));
    index.add(40, TagSheet().withRanges(run, {{0, 40}}));

    const auto query = parseQuery(count > 1 ? arguments[1] : "Run & ~Tired", vocabulary);
    if (!query) {
        std::fprintf(stderr, "%s\n", query.error().text().c_str());
        return 1;
    }
    evaluate(*query, index, vocabulary).forEachClip([](ClipId clip, std::span<const FrameRange> ranges) {
        for (const FrameRange range : ranges)
            std::printf("clip %u [%d, %d)\n", clip.value, range.start, range.stop);
    });
    return 0;
}
