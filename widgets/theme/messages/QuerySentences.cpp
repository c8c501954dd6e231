// Errors in queries.

#include "widgets/theme/messages/CoreSentences.h"

#include <QCoreApplication>

namespace tagline {
namespace {

struct QueryWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::CoreText)

public:
    static std::span<const char* const> all();
};

} // namespace

#define TEXT(text) QT_TR_NOOP(text) // which lupdate is told

std::span<const char* const> QueryWords::all()
{
    static constexpr const char* sentences[]{
        TEXT("a term is missing after %1"),
        TEXT("a term is missing between %1 and %2"),
        TEXT("a term is missing before %1"),
        TEXT("a comma only separates the arguments of a function"),
        TEXT("this \")\" closes nothing; remove it, or add \"(\" before"),
        TEXT("comparisons cannot be chained; write two, joined by &: intensity > 1 & intensity < 2"),
        TEXT("this byte is not UTF-8; save the text as UTF-8"),
        TEXT("%1 has no meaning here; a name that contains it is written in quotes"),
        TEXT("the character U+%1"),
        TEXT("a number begins with a digit: 0.5"),
        TEXT("a dot joins the parts of a name, as in Locomotion.Run; other names with dots are written in "
             "quotes"),
        TEXT("this quote is never closed; add \" after the name"),
        TEXT("\"%1\" is not an escape; inside quotes write \\\" for a quote and \\\\ for a backslash"),
        TEXT("\"&&\" is written & (or the word and)"),
        TEXT("\"||\" is written | (or the word or)"),
        TEXT("\"=\" is written == to compare"),
        TEXT("\"%1\" is written %2"),
        TEXT("a name that begins with a digit is written in quotes: %1"),
        TEXT("%1 goes between two terms; for all frames except those of A write ~A"),
        TEXT("a property or a signal is missing before %1"),
        TEXT("%1 compares a property or a signal, not a set of frames"),
        TEXT("two terms side by side; write an operator between them: & (both), | (either) or - (without)"),
        TEXT("a number is not a set of frames; put a tag of that name in quotes: %1"),
        TEXT("in a comparison the property or signal comes first: speed() > 1.5"),
        TEXT("a number, text in quotes, true or false is expected after %1"),
        TEXT("no function %1"),
        TEXT("%1; did you mean \"%2\"?"),
        TEXT("%1 is a namespace, not a tag; write a tag in it, as in %2"),
        TEXT("no tag %1"),
        TEXT("%1; a property is compared with a value, as in intensity > 0.5 or terrain == \"gravel\""),
        TEXT("%1; a signal is written %2"),
        TEXT("%1; the function is written %2"),
        TEXT("%1; a signal is written with brackets: %2"),
        TEXT("%1 is ambiguous; write one of %2"),
        TEXT("%1 is a word of the language; as a name it is written in quotes: %2"),
        TEXT("\"@\" goes right before the name of a saved query: @name"),
        TEXT("no saved query %1"),
        TEXT("%1; a name with blanks is written in quotes: %2"),
        TEXT("a name with a blank, a hyphen or another sign in it stands in quotes; quote it: %1"),
        TEXT("a duration is never negative"),
        TEXT("a distance is never negative"),
        TEXT("a count or a seed is never negative"),
        TEXT("%1 takes the name of one tag: %2"),
        TEXT("%1 is expected here: %2"),
        TEXT("%1 is missing: %2"),
        TEXT("a set of frames"),
        TEXT("a duration such as 5, 5f, 0.5s or 500ms"),
        TEXT("a duration such as 0.5s or -0.5s"),
        TEXT("a whole number from 1"),
        TEXT("a whole number"),
        TEXT("the name of one tag"),
        TEXT("the name of a group of tags"),
        TEXT("a pattern in quotes such as \"walk_*\""),
        TEXT("the name of a joint"),
        TEXT("a signal such as speed() or height(Head)"),
        TEXT("the name of a kept example in quotes"),
        TEXT("a distance such as 0.8"),
        TEXT("a comma or \")\" is expected after an argument: %1"),
        TEXT("%1 takes no more arguments: %2"),
        TEXT("the function %1 needs motion, and there is none here; ask for tags, properties or clips"),
        TEXT("a signal is compared with a number: %1"),
        TEXT("this is compared with a number: %1"),
        TEXT("matches compares the text of a property with a pattern; a number is compared by < <= > >= == "
             "!="),
        TEXT("a pattern stands in quotes: terrain matches \"gra*\""),
        TEXT("atleast counts among several sets, and %1 has no tags below it"),
        TEXT("atleast counts among several sets: atleast(2, A, B, C), or a tag that has others below it"),
        TEXT("atleast counts among %1 sets here; %2 are the most"),
        TEXT("no frame is in %1 of %2 sets"),
        TEXT("no group %1"),
        TEXT("%1; the vocabulary has none"),
        TEXT("no example %1"),
        TEXT("%1; this library keeps none yet: More Like This keeps one"),
        TEXT("%1; this library keeps: %2"),
        TEXT("no property %1"),
        TEXT("%1 is a tag; only properties and signals are compared"),
        TEXT("instances of %1 have no value %2"),
        TEXT("%1; none of them has a value yet"),
        TEXT("%1; they have %2"),
        TEXT("%1 is compared with %2"),
        TEXT("text in quotes"),
        TEXT("a number"),
        TEXT("true or false"),
        TEXT("text in quotes or %1"),
        TEXT("a number or %1"),
        TEXT("true or false or %1"),
        TEXT("no %1 \"%2\""),
        TEXT("%1; it is one of %2"),
        TEXT("no joint %1"),
        TEXT("no property, signal or tag is called %1"),
        TEXT("the property %1 has texts and no numbers"),
        TEXT("true and false have no order; compare them with == or !="),
        TEXT("%1 is a larger number than can be compared"),
        TEXT("%1 has a unit; a comparison takes a number without one"),
        TEXT("%1 has more digits than a duration can keep; sixteen are the most"),
        TEXT("%1 has a unit; a distance has none"),
        TEXT("%1 is too large for a distance"),
        TEXT("%1 is too small; nothing is that near, and 1 is usual"),
        TEXT("%1 has a unit; a count has none"),
        TEXT("%1 is not a whole number; a count has no fraction"),
        TEXT("%1 is too large; %2 is the most"),
        TEXT("%1 is too small; ranges are counted from %2"),
        TEXT("the query has %1 bytes; %2 are the most"),
        TEXT("the query is empty; write a tag such as Walk, or all"),
        TEXT("this nests more than %1 deep"),
        TEXT("with its saved queries the query is too large"),
        TEXT("there is nothing between these brackets"),
        TEXT("this \"(\" is never closed; add \")\""),
        TEXT("%1 is a live tag, with no tags below it; write it alone"),
        TEXT("the saved query %1 uses itself"),
        TEXT("the live tag %1 uses itself"),
        TEXT("the saved query %1 is empty; give it a text"),
        TEXT("the live tag %1 is empty; give it a text"),
        TEXT("in %1: %2"),
        TEXT(
            "a second threshold needs a query that compares one signal with a number, such as speed() > 1.5"),
        TEXT("a second threshold does nothing for a comparison under \"%1\"; write %2 instead"),
        TEXT("a second threshold does nothing for a comparison behind \"%1\"; write %2 instead"),
        TEXT("ranges begin at %1 and would end at %2 before they begin; the second threshold lies at or "
             "below the first"),
        TEXT("ranges begin at %1 and would end at %2 before they begin; the second threshold lies at or "
             "above the first"),
    };
    return sentences;
}

#undef TEXT

std::span<const char* const> querySentences() { return QueryWords::all(); }

} // namespace tagline
