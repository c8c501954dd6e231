#include "core/exports/ExportedTimes.h"
#include "core/exports/formats/Formats.h"

namespace tagline {
namespace {

/// A text that ends no line and no field of one.
std::string fieldText(const std::string& text)
{
    std::string field;
    for (const char c : text) field += c == '#' || c == '\n' || c == '\r' ? ' ' : c;
    return field;
}

/// The words of a text as tokens, "word/OTHER" each: what part of speech they are is not known here.
std::string tokens(const std::string& text)
{
    std::string made;
    std::string word;
    for (const char c : fieldText(text) + ' ') {
        const bool isPart =
            c != ' ' && c != '\t' && c != ',' && c != '.' && c != ';' && c != '!' && c != '?' && c != '/';
        if (isPart) {
            word += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
        } else if (!word.empty()) {
            made += (made.empty() ? "" : " ") + word + "/OTHER";
            word.clear();
        }
    }
    return made;
}

/// Source of the format: github.com/EricGuo5513/HumanML3D, texts.zip and the reader of its motion loader: a
/// line is text#tokens#start#stop; 0.0 and 0.0 are the whole clip.
std::string lines(const ExportedClip& clip)
{
    std::string text;
    for (const Caption& caption : clip.captions) {
        const bool isWhole = caption.range == FrameRange{0, clip.frames};
        text += fieldText(caption.text) + '#' + tokens(caption.text) + '#' +
                (isWhole ? "0.0#0.0"
                         : exactSeconds(clip.rate, caption.range.start) + '#' +
                               exactSeconds(clip.rate, caption.range.stop)) +
                '\n';
    }
    return text;
}

} // namespace

ExportFormat humanMl3dFormat()
{
    return {.id = "humanml3d",
            .title = "Captions (HumanML3D)",
            .ending = "txt",
            .holds = "A file for each clip that has captions, one caption a line, its words, and its start "
                     "and stop in "
                     "seconds; those of "
                     "the whole clip are 0.0. A caption ends with the first moment after its frames.",
            .leavesOut =
                "Tags and properties, who wrote a caption and in which language; what part of speech a word "
                "is (each is OTHER).",
            .checkedBy =
                "Read back in the tests by `tagline import`; checked against the data set's own reader, not "
                "run with it.",
            .holdsTags = false,
            .holdsCaptions = true,
            .clip = lines};
}

} // namespace tagline
