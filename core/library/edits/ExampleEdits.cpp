#include "core/library/edits/ExampleEdits.h"

#include "core/library/edits/QueryRewriting.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/editing/QueryPlaces.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

/// Calls f(lexeme) for each place where a text names the example, the last first.
template<class F>
void forEachExampleName(std::string_view text, std::string_view name, F&& f)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    for (std::size_t i = lexemes.size() - 1; i-- > 0;)
        if (lexemes[i].kind == LexemeKind::String && placeOfName(lexemes, i, text) == NamePlace::Example &&
            lexemeName(lexemes[i], text) == name)
            f(lexemes[i]);
}

} // namespace

ExampleRange exampleRange(const ClipLibrary& library, ClipId id, FrameRange frames, bool isMirrored)
{
    const LibraryClip& clip = library.clip(id);
    return {library.source(clip.source).path, clip.name, clip.writtenIndex(), frames, isMirrored};
}

TagExample tagExample(const ClipLibrary& library, ClipId id, FrameRange frames)
{
    const LibraryClip& clip = library.clip(id);
    return {library.source(clip.source).path, clip.name, clip.writtenIndex(), frames};
}

std::optional<ClipId> clipOf(const ClipLibrary& library, const TagExample& example)
{
    return library.findClip(ExampleRange{example.source, example.clip, example.index, example.frames});
}

std::vector<MotionExample> withExample(std::vector<MotionExample> examples, MotionExample added)
{
    const auto known = std::ranges::find(examples, added.name, &MotionExample::name);
    if (known == examples.end())
        examples.push_back(std::move(added));
    else
        *known = std::move(added);
    return examples;
}

LibraryEdit exampleRenaming(const ClipLibrary& library, const std::string& name, const std::string& newName)
{
    LibraryEdit edit;
    addRewrittenQueries(edit, library, [&](std::string text) {
        const std::string before = text;
        forEachExampleName(before, name, [&](const Lexeme& word) {
            text.replace(word.begin, word.end - word.begin, inQuotes(newName));
        });
        return text;
    });
    edit.examples = library.examples();
    std::ranges::find(*edit.examples, name, &MotionExample::name)->name = newName;
    return edit;
}

bool namesExample(std::string_view query, std::string_view name)
{
    bool isNamed = false;
    forEachExampleName(query, name, [&](const Lexeme&) { isNamed = true; });
    return isNamed;
}

} // namespace tagline
