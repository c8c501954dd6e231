#include "core/import/bvh/BvhModel.h"

#include "core/import/bvh/RelativePlaces.h"
#include "core/import/model/SampledModel.h"

namespace tagline {
namespace {

SampledFigure figureOf(BvhFile file)
{
    SampledFigure figure;
    figure.nodes.reserve(file.nodes.size());
    for (BvhNode& node : file.nodes) figure.nodes.push_back(std::move(node));
    figure.frames = file.frames;
    figure.secondsPerFrame = file.secondsPerFrame;
    return figure;
}

} // namespace

ImportedModel modelOf(BvhFile file, const std::string& stem, const ImportSettings& settings,
                      RepairList repairs)
{
    SampledFigure figure = figureOf(std::move(file));
    mendOffsets(figure, repairs);
    addRestPlaces(figure, repairs);
    ImportedModel model = modelOf(std::move(figure), stem, settings, std::move(repairs));
    model.importer = "BVH";
    return model;
}

} // namespace tagline
