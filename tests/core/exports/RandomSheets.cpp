#include "tests/core/exports/RandomSheets.h"

#include <algorithm>
#include <memory>

namespace tagline::test {

ClipLibrary libraryOf(Frame frames, FrameRate rate, const std::string& path)
{
    ClipLibrary library;
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = "walk";
    clip.frames = frames;
    clip.rate = rate;
    model->clips.push_back(clip);
    library.setModel(library.addSource(path, path.substr(1)), model);
    return library;
}

namespace {

const std::vector<std::string> tagNames{
    "Run", "Contact.LeftFoot", "A, \"b\" <c> & d", "Lä\u00fcfer", "--> x", "'quoted'", "=1+1", "a;=1+1,'-b"};

} // namespace

TagSheet randomSheet(std::mt19937& random, TagVocabulary& vocabulary, Frame frames)
{
    TagSheet sheet;
    const auto below = [&](int bound) { return int(random() % unsigned(bound)); };
    for (const std::string& name : tagNames) {
        std::vector<FrameRange> ranges;
        Frame at = below(frames);
        for (int i = below(7); i > 0 && at < frames; --i) {
            const Frame stop = below(5) == 0 ? frames : std::min(frames, at + 1 + below(frames / 3 + 1));
            ranges.push_back({at, stop});
            at = stop + (below(2) == 0 ? 0 : 1 + below(5));
        }
        if (!ranges.empty()) sheet = sheet.withRanges(vocabulary.intern(name), ranges);
    }
    return sheet;
}

} // namespace tagline::test
