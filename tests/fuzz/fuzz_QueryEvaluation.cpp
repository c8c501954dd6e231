// Any bytes as a query, down to its answer: as the program likes, on ranges alone, on masks alone, of the
// canonical form, and frame by frame from the words of the language. All are the same frames, and the memory
// that the work asks for stays in proportion to the text and to what it stands for.

#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/parsing/QueryParser.h"
#include "tests/core/query/random/NaiveEvaluation.h"
#include "tests/fuzz/CountedMemory.h"
#include "tests/fuzz/FuzzTarget.h"

#include <array>

using namespace tagline;
using namespace tagline::fuzz;
using tagline::test::FrameFlags;

namespace {

class World
{
public:
    World()
        : m_random(5)
        , m_library(m_random)
        , m_naive(m_library)
    {
    }

    const QueryLibrary& asked() const { return m_library.asked(); }
    test::NaiveEvaluation& naive() { return m_naive; }
    QueryNames names() const { return {asked().vocabulary, m_saved, {}, true, {}}; }

private:
    std::mt19937 m_random;
    test::RandomLibrary m_library;
    test::NaiveEvaluation m_naive;
    std::array<SavedQuery, 6> m_saved{{{"slow", "Tired | Limping"},
                                       {"twice", "@slow & @slow"},
                                       {"four", "@twice - @twice"},
                                       {"eight", "head(@four, 0.1s) | grow(@four, 3)"},
                                       {"circle", "@circle"},
                                       {"broken", "Run &"}}};
};

/// No more bytes than this for each byte of the text and each element that it stands for. Sets of the little
/// library take some hundred bytes; ten times as much as was seen.
constexpr std::size_t bytesEach = 20'000;

void checkMemory(std::size_t bytes, std::size_t size)
{
    require(bytes <= bytesEach * (size + 64), "memory in proportion to the query");
}

void checkAnswers(const QueryExpression& query, World& world)
{
    const FrameFlags expected = world.naive().answer(query);
    for (const auto form :
         {std::optional<SetForm>(), std::optional(SetForm::Ranges), std::optional(SetForm::Mask)}) {
        EvaluationOptions options;
        options.form = form;
        require(world.naive().agrees(evaluate(query, world.asked(), options), expected),
                "every form answers alike");
    }
    const QueryExpression equal = canonical(query);
    require(canonical(equal) == equal, "a canonical form is its own");
    require(world.naive().agrees(evaluate(equal, world.asked()), expected),
            "the canonical form answers alike");
}

void checkEcho(const QueryExpression& query, const World& world)
{
    const auto again = parseQuery(echo(query, world.asked().vocabulary), world.names());
    const bool isPastBounds =
        !again && (again.error().code == "query.too-deep" || again.error().code == "query.too-long");
    require(isPastBounds || (again && *again == query), "the echo means the same");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static World world;
    const CountedMemory parsing;
    const auto query = parseQuery({reinterpret_cast<const char*>(data), size}, world.names());
    const std::size_t parts = size + (query ? query->elements().size() : 0);
    checkMemory(parsing.bytes(), parts);
    if (!query) {
        require(!query.error().message.empty() && query.error().code.starts_with("query."), "errors say why");
        return 0;
    }
    const CountedMemory evaluation;
    evaluate(canonical(*query), world.asked());
    checkMemory(evaluation.bytes(), parts);
    checkAnswers(*query, world);
    checkEcho(*query, world);
    return 0;
}
