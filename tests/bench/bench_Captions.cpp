// How long queries for words of captions take over a library: 100,000 captions on 2,600 clips, each query
// asked anew, as it is while somebody types. What must hold is one frame of a screen of 60 Hz: 16 ms.
//
//   bench_Captions [--limit MILLISECONDS]     exit status 1 where one takes more

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryParser.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace tagline;

namespace {

constexpr std::uint32_t clipCount = 2600;
constexpr std::uint32_t captionCount = 100'000;
constexpr Frame frames = 1500;
constexpr int repetitions = 21;

constexpr std::array words{"a",      "person", "walks", "forward", "slowly", "then",  "turns",   "around",
                           "to",     "the",    "left",  "right",   "hand",   "waves", "with",    "jumps",
                           "raises", "both",   "arms",  "sits",    "down",   "picks", "stumbles"};

/// As long as those of HumanML3D: some twelve words.
std::string sentence(std::mt19937& random)
{
    std::string text;
    for (std::size_t count = 8 + random() % 9; count > 0; --count)
        text += (text.empty() ? "" : " ") + std::string(words[random() % words.size()]);
    return text;
}

QueryLibrary captioned()
{
    std::mt19937 random(1);
    QueryLibrary library;
    for (std::uint32_t clip = 0; clip < clipCount; ++clip) {
        const std::uint32_t count = captionCount / clipCount + (clip < captionCount % clipCount ? 1 : 0);
        std::vector<Caption> captions;
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto start = Frame(random() % (frames - 60));
            captions.push_back({{start, start + 60}, sentence(random), "ana", "en"});
        }
        const TagSheet sheet = TagSheet().withCaptions(std::move(captions));
        library.index.add(frames, sheet);
        library.captions.set(ClipId(clip), frames, sheet);
    }
    return library;
}

/// The median of some answers, in milliseconds.
double measured(const char* text, const QueryLibrary& library, std::int64_t& found)
{
    std::vector<double> took;
    for (int i = 0; i < repetitions; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const auto query = parseQuery(text, {.vocabulary = library.vocabulary});
        if (!query) {
            std::fprintf(stderr, "%s\n", query.error().text().c_str());
            std::exit(2);
        }
        found = evaluate(canonical(*query), library).frameCount();
        took.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::nth_element(took.begin(), took.begin() + repetitions / 2, took.end());
    return took[repetitions / 2];
}

} // namespace

int main(int argc, char** argv)
{
    const bool hasLimit = argc == 3 && std::string_view(argv[1]) == "--limit";
    const double limit = hasLimit ? std::atof(argv[2]) : 0;
    const QueryLibrary library = captioned();
    bool isKept = true;
    for (const char* text :
         {"caption(\"w\")", "caption(\"left hand\")", "caption(\"waves with both arms\")",
          "caption(\"nothing\")", "caption(\"left*hand\")", "caption(\"walks\") & ~caption(\"slowly\")"}) {
        std::int64_t found = 0;
        const double took = measured(text, library, found);
        std::printf("%-42s %7.2f ms  %lld frames\n", text, took, static_cast<long long>(found));
        isKept = isKept && (!hasLimit || took <= limit);
    }
    return isKept ? 0 : 1;
}
