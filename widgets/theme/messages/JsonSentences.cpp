// Errors in JSON files: in their text, and in the contents of sidecars, library files and others.

#include "widgets/theme/messages/CoreSentences.h"

#include <QCoreApplication>

namespace tagline {
namespace {

struct JsonWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::CoreText)

public:
    static std::span<const char* const> text();
    static std::span<const char* const> values();
    static std::span<const char* const> members();
    static std::span<const char* const> kinds();
};

} // namespace

#define TEXT(text) QT_TR_NOOP(text) // which lupdate is told

std::span<const char* const> JsonWords::text()
{
    static constexpr const char* sentences[]{
        TEXT("the file is empty"),
        TEXT("the file ends too early; expected %1"),
        TEXT("found %1; expected %2"),
        TEXT("a value: {…}, […], \"text\", a number, true, false or null"),
        TEXT("nothing more: the outermost value has already ended"),
        TEXT("a value or ]"),
        TEXT("a comma or ]"),
        TEXT("a key in quotes or }"),
        TEXT("a key in quotes"),
        TEXT("a colon after the key"),
        TEXT("a comma or }"),
        TEXT("the control character %1"),
        TEXT("a comment, which JSON does not allow"),
        TEXT("found %1: numbers must be finite"),
        TEXT("found %1: this number is too large"),
        TEXT("the file ends within a text in quotes; expected its closing \""),
        TEXT("found the control character %1 within a text in quotes; expected it as \\n, \\t or \\u and "
             "four digits, or the closing \" before it"),
        TEXT("found bytes that are not UTF-8 within a text in quotes; save the file as UTF-8"),
        TEXT("found half of a character within a text in quotes; expected two \\u escapes, from \\ud800 and "
             "from \\udc00 on, or the character itself"),
        TEXT("found a \\ within a text in quotes that begins no escape of JSON; expected \\\\ for a \\, or "
             "one of \\\" \\/ \\b \\f \\n \\r \\t \\u and four hexadecimal digits"),
        TEXT("the key \"%1\" occurs twice in this object; keep one of them"),
        TEXT("nested deeper than %1 levels"),
        TEXT("more than %1 values; split the file"),
        TEXT("the file is larger than %1 MB"),
        TEXT("is UTF-16 or UTF-32 text; save it as UTF-8 with the editor that made it"),
        TEXT("begins with two byte-order marks; remove them, or save it as UTF-8 without one"),
        TEXT("holds nothing but NUL bytes, as a file does whose writing was cut short; restore it from a "
             "copy or from version control"),
        TEXT("ends in NUL bytes, as a file does that was not written to its end; remove them if the rest is "
             "complete"),
        TEXT("holds a NUL byte here, so it was damaged or is no text; restore it from a copy or from version "
             "control"),
        TEXT(
            "holds both sides of a merge that was not finished (<<<<<<<, =======, >>>>>>>); keep one side of "
            "each part and remove these lines, or take a whole side, as with git checkout --ours or "
            "--theirs"),
    };
    return sentences;
}

std::span<const char* const> JsonWords::values()
{
    static constexpr const char* sentences[]{
        TEXT("expected %1, found %2"),
        TEXT("a boolean"),
        TEXT("a number"),
        TEXT("a string"),
        TEXT("an array"),
        TEXT("an object"),
        TEXT("an object of names"),
        TEXT("an object of properties and their values"),
        TEXT("a whole number from %1"),
        TEXT("a whole number from %1 to %2"),
        TEXT("\"%1\" is a number from %2 to %3"),
        TEXT("%1 needs the key \"%2\""),
        TEXT("%1 (an object)"),
        TEXT("a name must not be empty"),
        TEXT("a rate is [numerator, denominator], as in [30000, 1001]"),
        TEXT("a rate lies between 0.001 and 1,000,000 frames a second"),
        TEXT("a newer version of Tagline wrote this file (file version %1), and this one cannot read it: %2"),
        TEXT("a newer version of Tagline wrote this file of minutes"),
        TEXT("the range %1 holds no frame; start must be before stop"),
        TEXT("a range is [start, stop], as in [12, 31]"),
        TEXT("a curve is 2 to 64 points [place, value] with numbers from 0 to 1; their places increase from "
             "0 to 1"),
        TEXT("a property's range is [start, stop, value], as in [0, 12, \"gravel\"]"),
        TEXT("a value is a string, a number or a boolean, found %1"),
        TEXT("a property's value is a string, a number or a boolean, found %1"),
        TEXT("the range %1 overlaps %2; ranges of one name may touch but not overlap"),
        TEXT("the text of a caption must not be empty"),
        TEXT("a clip's state is \"begun\", \"done\" or \"reviewed\", found \"%1\""),
        TEXT("the clip \"%1\" occurs twice; clips of the same name need an \"index\""),
        TEXT("%1 named \"%2\" occurs twice; keep one of them"),
        TEXT("a colour is \"#rrggbb\", as in \"#56b4e9\"; found \"%1\""),
        TEXT("a tag's kind is \"range\" or \"point\"; found \"%1\""),
        TEXT("a duration is a number with f, s or ms, as in \"5f\" or \"0.2s\"; found \"%1\""),
    };
    return sentences;
}

std::span<const char* const> JsonWords::members()
{
    static constexpr const char* sentences[]{
        TEXT("\"%1\" is true or false; found %2"),
        TEXT("\"%1\" is one of %2; found \"%3\""),
        TEXT("%1 is a number from %2 to %3"),
        TEXT("%1 is a number above %2"),
        TEXT("%1 is \"X\", \"Y\" or \"Z\"; found \"%2\""),
        TEXT("the handles of a curve are four numbers: x1, y1, x2, y2"),
        TEXT("a layer cannot be the target of a transition"),
        TEXT("the target of a camera is three numbers: metres to the figure's left, up and to its front"),
        TEXT("the suggester \"%1\" occurs twice"),
        TEXT("the clip \"%1\" of \"%2\" occurs twice"),
        TEXT("a namespace is the first part of a name, without dots; found \"%1\""),
        TEXT("a tag has at most %1 examples"),
        TEXT("a take has at most %1 clips, found %2"),
        TEXT("\"%1\" is declared a %2, but its default is a %3"),
        TEXT("an object of joints and how they stand"),
        TEXT("an object of joints and the joints that move them"),
        TEXT("how a joint stands is its place [x, y, z] in metres and its turn, a quaternion [x, y, z, w] of "
             "length 1: seven numbers in one array"),
        TEXT("there is no command: give one at 0"),
        TEXT("the first command is given at 0"),
        TEXT("commands come in order of time, no two at once"),
    };
    return sentences;
}

/// The kinds of contents of a file.
std::span<const char* const> JsonWords::kinds()
{
    static constexpr const char* names[]{
        TEXT("a clip"),
        TEXT("a tag"),
        TEXT("a caption"),
        TEXT("an instance"),
        TEXT("a preset"),
        TEXT("a track"),
        TEXT("a transition"),
        TEXT("a file of minutes"),
        TEXT("a folder"),
        TEXT("a character"),
        TEXT("a group"),
        TEXT("a property"),
        TEXT("a namespace"),
        TEXT("a pair of mirror words"),
        TEXT("a saved query"),
        TEXT("a derived tag"),
        TEXT("a rule"),
        TEXT("an example"),
        TEXT("a check"),
        TEXT("a take"),
        TEXT("a clip of a take"),
        TEXT("a camera"),
        TEXT("a retarget"),
        TEXT("an import"),
        TEXT("a suggester"),
        TEXT("a file of suggesters"),
        TEXT("a scheduled transition"),
        TEXT("a command"),
        TEXT("a path to drive"),
        TEXT("a reference pose"),
        TEXT("a used clip"),
        TEXT("a memory of use"),
        TEXT("the motion settings"),
        TEXT("the source frames"),
        TEXT("an example of a tag"),
        TEXT("a range of an example"),
        TEXT("a clip's state"),
    };
    return names;
}

#undef TEXT

std::span<const char* const> jsonTextSentences() { return JsonWords::text(); }
std::span<const char* const> jsonValueSentences() { return JsonWords::values(); }
std::span<const char* const> jsonMemberSentences() { return JsonWords::members(); }
std::span<const char* const> jsonKindNames() { return JsonWords::kinds(); }

} // namespace tagline
