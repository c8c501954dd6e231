#include "widgets/joints/JointEntries.h"

#include "core/retargeting/BodyRegions.h"

#include <QCoreApplication>

namespace tagline {
namespace {

constexpr int mostIndentedLevels = 32; ///< of a tree: deeper ones would be indented out of sight

struct JointWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::JointEntries)
};

QString regionName(BodyRegion region)
{
    switch (region) {
    case BodyRegion::UpperBody:
        return JointWords::tr("Upper body");
    case BodyRegion::Legs:
        return JointWords::tr("Legs");
    case BodyRegion::LeftArm:
        return JointWords::tr("Left arm");
    case BodyRegion::RightArm:
        return JointWords::tr("Right arm");
    }
    return {};
}

QString shortRegionName(BodyRegion region)
{
    switch (region) {
    case BodyRegion::UpperBody:
        return JointWords::tr("Upper", "the upper body, in a narrow place");
    case BodyRegion::LeftArm:
        return JointWords::tr("Left", "the left arm, in a narrow place");
    case BodyRegion::RightArm:
        return JointWords::tr("Right", "the right arm, in a narrow place");
    case BodyRegion::Legs:
        break;
    }
    return {};
}

} // namespace

std::vector<JointEntry> jointEntries(const Skeleton& skeleton)
{
    std::vector<JointEntry> entries;
    std::vector<int> levels;
    std::vector<int> places(skeleton.size(), -1); // of each joint, or of the nearest one above that is shown
    for (std::size_t i = 0; i < skeleton.size(); ++i) {
        const Joint& joint = skeleton.joints()[i];
        int parent = joint.parent == noJoint ? -1 : places[std::size_t(joint.parent)];
        places[i] = parent;
        if (joint.kind != JointKind::Joint) continue;
        if (parent >= 0 && levels[std::size_t(parent)] >= mostIndentedLevels)
            parent = entries[std::size_t(parent)].parent;
        places[i] = int(entries.size());
        levels.push_back(parent < 0 ? 0 : levels[std::size_t(parent)] + 1);
        entries.push_back({QString::fromStdString(joint.name), parent});
    }
    return entries;
}

std::vector<BodyPreset> bodyPresets(const Skeleton& skeleton)
{
    std::vector<BodyPreset> presets{
        {JointWords::tr("Whole body"), {}, JointWords::tr("Whole", "the whole body, in a narrow place")}};
    const BodyJoints body(skeleton);
    for (const BodyRegion region : allBodyRegions) {
        QStringList names;
        for (const JointIndex joint : regionJoints(skeleton, body, region))
            names << QString::fromStdString(skeleton[joint].name);
        if (!names.isEmpty()) presets.push_back({regionName(region), names, shortRegionName(region)});
    }
    return presets;
}

} // namespace tagline
