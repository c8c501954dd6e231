#include "app/cli/render/RenderView.h"

#include "app/cli/options/ArgumentText.h"
#include "core/retargeting/BodyFacing.h"
#include "render/CameraPosition.h"
#include "render/GroundTrail.h"
#include "render/JointMarks.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <utility>

namespace tagline {
namespace {

constexpr std::array<std::pair<const char*, ViewDirection>, 7> directionNames{
    {{"perspective", ViewDirection::Home},
     {"front", ViewDirection::Front},
     {"back", ViewDirection::Back},
     {"left", ViewDirection::Left},
     {"right", ViewDirection::Right},
     {"top", ViewDirection::Top},
     {"bottom", ViewDirection::Bottom}}};
constexpr glm::vec3 trailColour{0.53f, 0.56f, 0.60f}; // sRGB
constexpr std::int64_t trailSpan = 2'000'000'000;     ///< nanoseconds each way
constexpr qsizetype mostJointNames = 12;              ///< listed in a message
constexpr Frame pathFrames = 30;                      ///< each way

void addTinted(std::vector<DrawnLine>& lines, const std::vector<DrawnLine>& more)
{
    for (DrawnLine line : more) {
        line.colour = glm::vec4(trailColour, line.colour.a);
        lines.push_back(line);
    }
}

} // namespace

std::optional<ViewDirection> namedDirection(const QString& name)
{
    for (const auto& [each, direction] : directionNames)
        if (name == QLatin1String(each)) return direction;
    return std::nullopt;
}

void turnCamera(OrbitCamera& camera, const RenderOptions& options, const Skeleton& skeleton,
                std::span<const glm::mat4> joints)
{
    if (options.direction)
        lookFrom(camera, *options.direction, bodyFacing(skeleton, joints).value_or(0.0f));
    else
        camera.turnTo(float(qDegreesToRadians(options.yawDegrees)),
                      float(qDegreesToRadians(options.pitchDegrees)));
    camera.setProjection(options.isOrthographic ? OrbitCamera::Projection::Orthographic
                                                : OrbitCamera::Projection::Perspective);
}

void placeSavedCamera(OrbitCamera& camera, const SavedCamera& saved, const Skeleton& skeleton,
                      std::span<const glm::mat4> joints, const std::optional<glm::vec3>& root)
{
    FigureStand figure;
    figure.facing = bodyFacing(skeleton, joints).value_or(0.0f);
    if (root) figure.ground = {root->x, root->z};
    placeCamera(camera, saved, figure);
}

Result<void> checkMarks(const RenderOptions& options, const Skeleton& skeleton, const std::string& file)
{
    if (options.jointPath.isEmpty() || skeleton.find(options.jointPath.toStdString())) return {};
    QStringList names;
    for (const Joint& joint : skeleton.joints())
        if (names.size() < mostJointNames) names << QString::fromStdString(joint.name);
    const auto more = qsizetype(skeleton.size()) - names.size();
    const QString known = names.join(", ") + (more > 0 ? QString(" and %1 more").arg(more) : QString());
    const QString message =
        QString("the figure has no joint “%1”; its joints are %2").arg(options.jointPath, known);
    return Error{"render.no-such-joint", message.toStdString(), file};
}

std::vector<DrawnLine> groundMarks(const RenderOptions& options, const RenderedMotion& motion, Frame frame)
{
    std::vector<DrawnLine> lines;
    if (!options.hasTrail) return lines;
    const std::vector<RootMoment> trail = motion.rootTrail(frame, trailSpan);
    addTinted(lines, halfSecondTicks(trail, frame * motion.nanosecondsPerFrame()));
    addTinted(lines, groundTrail(trail).plain);
    return lines;
}

std::vector<DrawnLine> figureMarks(const RenderOptions& options, const RenderedMotion& motion, Frame frame,
                                   const Skeleton& skeleton, std::span<const glm::mat4> joints)
{
    std::vector<DrawnLine> lines;
    if (options.hasAxes) lines = jointAxes(skeleton, joints);
    const auto joint =
        options.jointPath.isEmpty() ? std::nullopt : skeleton.find(options.jointPath.toStdString());
    if (!joint) return lines;
    const JointWay way = motion.jointWay(*joint, frame, pathFrames);
    const auto path = jointPathLines(way.places, std::size_t(std::max(frame - way.first, 0)), SceneColours());
    lines.insert(lines.end(), path.begin(), path.end());
    return lines;
}

} // namespace tagline
