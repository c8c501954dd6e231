#include "app/document/playing/RestingFigure.h"

namespace tagline {

void RestingFigure::setFigure(const std::shared_ptr<const ImportedModel>& figure, const QString& name)
{
    m_name = name;
    m_figure = figure ? stagedOn(figure, std::make_shared<const Clip>()) : StagedClip();
    m_pose = figure ? restPose(figure->skeleton) : Pose();
    emit figureChanged();
    emit poseChanged();
}

} // namespace tagline
