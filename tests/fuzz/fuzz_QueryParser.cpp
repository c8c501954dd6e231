// Any bytes as a query: parsed, echoed, parsed again, coloured, completed and evaluated.

#include "core/query/editing/QueryCompletion.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryToken.h"
#include "tests/fuzz/FuzzTarget.h"

#include <array>

using namespace tagline;
using tagline::fuzz::require;

namespace {

struct World
{
    TagVocabulary vocabulary;
    TagIndex index;
    std::array<SavedQuery, 4> saved{{{"slow", "Tired | Limping"},
                                     {"twice", "@slow & @slow"},
                                     {"circle", "@circle"},
                                     {"broken", "Run &"}}};

    World()
    {
        TagSheet sheet;
        Frame start = 0;
        for (const char* name : {"Locomotion.Run", "Locomotion.Walk", "Style.Tired", "Style.Limping",
                                 "Left.Foot", "Right.Foot", "A", "None", "walk-fast",
                                 "M\xc3\xbc"
                                 "de"}) {
            sheet = sheet.withRanges(vocabulary.intern(name), {{start, start + 9}, {start + 20, start + 21}});
            start += 4;
        }
        index.add(50, sheet);
        index.add(0, sheet);
        index.add(12, sheet);
    }
};

void checkTokens(std::string_view text, const World& world)
{
    std::size_t end = 0;
    for (const QueryToken& token : queryTokens(text, world.vocabulary)) {
        require(token.begin >= end && token.begin < token.end && token.end <= text.size(), "tokens in order");
        end = token.end;
    }
}

void checkCompletions(std::string_view text, std::size_t cursor, const World& world)
{
    const QueryCompletions found = completions(text, cursor, world.vocabulary, world.saved);
    require(found.begin <= cursor && cursor <= found.end && found.end <= text.size(),
            "completion at the cursor");
}

void checkQuery(const QueryExpression& query, const World& world)
{
    const std::string echoed = echo(query, world.vocabulary);
    const auto again = parseQuery(echoed, world.vocabulary);
    const bool isPastBounds =
        !again && (again.error().code == "query.too-deep" || again.error().code == "query.too-long");
    require(isPastBounds || (again && *again == query), "the echo means the same");

    const FrameSet answer = evaluate(query, world.index, world.vocabulary);
    const FrameSet rest = evaluate(~query, world.index, world.vocabulary);
    require(answer.intersected(rest).isEmpty(), "no frame in a query and its complement");
    require(answer.united(rest) == FrameSet::all(world.index.axis()), "every frame in one of them");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const World world;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    checkTokens(text, world);
    for (const std::size_t cursor : {std::size_t(0), size / 3, size / 2, size})
        checkCompletions(text, cursor, world);
    const auto parsed = parseQuery(text, world.vocabulary, world.saved);
    if (parsed)
        checkQuery(*parsed, world);
    else
        require(!parsed.error().message.empty() && parsed.error().code.starts_with("query."),
                "errors say why");
    return 0;
}
