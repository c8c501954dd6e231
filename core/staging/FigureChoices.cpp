#include "core/staging/FigureChoices.h"

#include "core/staging/Stage.h"

#include <algorithm>

namespace tagline {

FigureFit figureFit(const ClipLibrary& library, ClipId clip, SourceId figure)
{
    const LibraryClip& entry = library.clip(clip);
    if (entry.source == figure) return FigureFit::Own;
    const LibrarySource& source = library.source(figure);
    const auto& own = library.source(entry.source).model;
    if (library.figureMap(source.path, own->skeleton)) return FigureFit::Mapped;
    switch (nameFit(stagedOn(source.model, clipOf(own, *entry.place)), own->skeleton)) {
    case NameFit::Good:
        return FigureFit::Fits;
    case NameFit::RestsOtherwise:
        return FigureFit::RestsOtherwise;
    case NameFit::OtherNames:
        break;
    }
    const bool isAlike = !guessedRetargetMap(own->skeleton, source.model->skeleton).isEmpty();
    return isAlike ? FigureFit::OtherNames : FigureFit::Foreign;
}

std::vector<FigureChoice> figureChoices(const ClipLibrary& library, ClipId clip)
{
    const bool hasMotion = clip.isValid() && clip.value < library.clipCount() && library.motion(clip);
    std::vector<FigureChoice> choices;
    for (const SourceId id : library.sourcesInPathOrder()) {
        const LibrarySource& source = library.source(id);
        if (!source.model || source.model->meshes.empty()) continue;
        choices.push_back({id, hasMotion ? figureFit(library, clip, id) : FigureFit::Foreign});
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const FigureChoice& a, const FigureChoice& b) { return a.fit < b.fit; });
    return choices;
}

} // namespace tagline
