#include "core/import/model/SampledModel.h"

#include "core/animation/figure/Finite.h"
#include "core/import/exchange/ValueRules.h"
#include "core/import/model/FigureGuess.h"
#include "core/import/model/KeyFrames.h"
#include "core/import/model/Names.h"
#include "core/import/model/UpAxes.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// Whether a figure of that stature could be a person's, grown or not.
bool makesPerson(double stature, double metresPerUnit)
{
    return stature * metresPerUnit > 0.9 && stature * metresPerUnit < 2.6;
}

/// From the file's space to metres, Y up.
struct ToModel
{
    glm::quat turn;
    float scale;

    glm::vec3 place(const glm::vec3& place, bool isRoot) const
    {
        return scale * (isRoot ? turn * place : place);
    }
    glm::quat rotation(const glm::quat& rotation, bool isRoot) const
    {
        return isRoot ? glm::normalize(turn * rotation) : rotation;
    }
};

/// One figure on its way to a model.
class ModelBuilder
{
public:
    ModelBuilder(SampledFigure& figure, const ImportSettings& settings, RepairList& repairs)
        : m_figure(figure)
        , m_settings(settings)
        , m_repairs(repairs)
    {
    }

    ImportedModel build(const std::string& stem)
    {
        ImportedModel model;
        findUnitAndAxis(model);
        addJoints(model);
        model.clips.push_back(clip(model, stem));
        model.repairs = m_repairs.repairs();
        return model;
    }

private:
    void findUnitAndAxis(ImportedModel& model)
    {
        const FigureGuess guess = guessFigure(m_figure);
        chooseUnit(guess, model);
        chooseAxis(guess, model);
        m_toModel = {glm::quat_cast(rotationUpwards(model.upAxis)), float(model.metresPerUnit)};
    }

    void chooseUnit(const FigureGuess& guess, ImportedModel& model) const
    {
        const auto ofFolder = m_settings.folderMetresPerUnit;
        model.metresPerUnit = guess.metresPerUnit;
        model.unitOrigin = SettingOrigin::Size;
        if (m_settings.metresPerUnit) {
            model.metresPerUnit = *m_settings.metresPerUnit;
            model.unitOrigin = SettingOrigin::Settings;
        } else if (m_figure.metresPerUnit) {
            model.metresPerUnit = *m_figure.metresPerUnit;
            model.unitOrigin = m_figure.origin;
        } else if (ofFolder && makesPerson(guess.stature, *ofFolder)) {
            model.metresPerUnit = *ofFolder;
            model.unitOrigin = SettingOrigin::Folder;
        }
    }

    void chooseAxis(const FigureGuess& guess, ImportedModel& model)
    {
        model.upAxis = guess.upAxis;
        model.upOrigin = guess.upOrigin;
        if (m_settings.upAxis) {
            model.upAxis = *m_settings.upAxis;
            model.upOrigin = SettingOrigin::Settings;
        } else if (m_figure.upAxis) {
            model.upAxis = *m_figure.upAxis;
            model.upOrigin = m_figure.origin;
        } else if (m_settings.folderUpAxis && guess.upOrigin != SettingOrigin::RestPose) {
            model.upAxis = *m_settings.folderUpAxis;
            model.upOrigin = SettingOrigin::Folder;
            m_repairs.add(
                "up-axis-of-folder",
                "the file hardly shows which way is up, so the axis of the other files of this skeleton "
                "in its folder was taken: if the figure lies on its side, choose another axis in the "
                "import settings");
        } else if (guess.isPerson && guess.upOrigin == SettingOrigin::Assumed)
            m_repairs.add("doubtful-up-axis",
                          "nothing shows which way is up, so Y was taken: if the figure lies on "
                          "its side, choose another axis in the import settings");
    }

    /// All nodes but the end sites.
    void addJoints(ImportedModel& model)
    {
        UniqueNames names(m_repairs);
        std::vector<Joint> joints;
        std::vector<JointIndex> jointOfNode;
        for (const SampledNode& node : m_figure.nodes) {
            jointOfNode.push_back(node.isEndSite ? noJoint : JointIndex(joints.size()));
            if (node.isEndSite) continue;
            const bool isRoot = node.parent < 0;
            Joint& joint = joints.emplace_back();
            joint.name = names.unique(node.name);
            joint.parent = isRoot ? noJoint : jointOfNode[std::size_t(node.parent)];
            joint.rest.translation = m_toModel.place(node.offset, isRoot);
            joint.rest.rotation = m_toModel.rotation(node.restRotation, isRoot);
        }
        model.skeleton = Skeleton(std::move(joints));
    }

    Clip clip(const ImportedModel& model, const std::string& stem)
    {
        Clip clip;
        clip.name = clip.displayName = stem;
        findTimes(clip);
        noteLength(clip, m_repairs);
        for (SampledNode& node : m_figure.nodes) {
            if (node.isEndSite) continue;
            const auto keys = [](std::size_t own) { return std::int64_t(own == 0 ? 1 : own); };
            clip.sourceKeys += keys(node.positions.size()) + keys(node.rotations.size()) + 1;
            clip.channels.push_back(channel(node, model.skeleton[JointIndex(clip.channels.size())].name));
        }
        clip.sourceChannels = std::int32_t(clip.channels.size());
        m_repairs.add("keys-not-finite", "keys without a finite time or value were left out", m_broken);
        return clip;
    }

    /// The clip's rate and length, and the time of every frame's keys.
    void findTimes(Clip& clip)
    {
        const FrameRate said = FrameRate::nearest(1.0 / m_figure.secondsPerFrame);
        const FrameRate lost = m_settings.rate.value_or(m_settings.rateIfLost.value_or(said));
        const FrameRate own = m_figure.isRateGuessed ? lost : said;
        clip.rate = m_settings.rate.value_or(own); // the clip lasts as long as with its own
        clip.isRateGuessed = m_figure.isRateGuessed && !m_settings.rate && clip.rate == said;
        const FrameScale scale{clip.rate.framesPerSecond() / own.framesPerSecond()};
        clip.frames = frameCountTo(scale.frame(double(m_figure.frames - 1)));
        std::vector<float> times;
        times.reserve(std::size_t(m_figure.frames));
        for (std::int64_t frame = 0; frame < m_figure.frames; ++frame)
            times.push_back(float(scale.frame(double(frame))));
        for (std::size_t i = 0; i < times.size(); ++i) { // a float may not tell two late ones apart
            const bool isLast = i + 1 == times.size();
            m_isKept.push_back(double(times[i]) <= lastPossibleFrame && (isLast || times[i] < times[i + 1]));
        }
        const auto left = std::count(m_isKept.begin(), m_isKept.end(), false);
        m_areAllKept = left == 0;
        m_repairs.add("keys-out-of-range", "keys at impossible times were left out", left);
        m_times = std::move(times);
    }

    JointChannel channel(SampledNode& node, const std::string& joint)
    {
        const bool isRoot = node.parent < 0;
        for (glm::vec3& position : node.positions) position = m_toModel.place(position, isRoot);
        if (isRoot)
            for (glm::quat& rotation : node.rotations) rotation = m_toModel.rotation(rotation, isRoot);
        JointChannel channel{joint, {}, {}, {}};
        channel.translation = node.positions.empty() ? atStart(m_toModel.place(node.offset, isRoot))
                                                     : track(std::move(node.positions));
        channel.rotation = node.rotations.empty() ? atStart(m_toModel.rotation(node.restRotation, isRoot))
                                                  : track(std::move(node.rotations));
        channel.scale = atStart(glm::vec3(1.0f));
        return channel;
    }

    template<class T>
    KeyTrack<T> atStart(const T& value) const
    {
        return {Interpolation::Linear, m_start, std::vector{value}};
    }

    /// One key a frame, without those that are not finite or come too late.
    template<class T>
    KeyTrack<T> track(std::vector<T> values)
    {
        if (m_areAllKept && areFinite(numbersOf(std::span<const T>(values))))
            return {Interpolation::Linear, m_times, std::move(values)};
        m_broken += std::count_if(values.begin(), values.end(), [](const T& v) { return !isFinite(v); });
        std::vector<float> times;
        std::vector<T> kept;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!m_isKept[i] || !isFinite(values[i])) continue;
            times.push_back(m_times[i]);
            kept.push_back(values[i]);
        }
        return {Interpolation::Linear, std::move(times), std::move(kept)};
    }

    SampledFigure& m_figure;
    const ImportSettings& m_settings;
    RepairList& m_repairs;
    ToModel m_toModel{};
    SharedArray<float> m_times; ///< one a frame of the file
    SharedArray<float> m_start{std::vector{0.0f}};
    std::vector<bool> m_isKept; ///< one a frame of the file
    bool m_areAllKept = true;
    std::int64_t m_broken = 0;
};

} // namespace

void mendOffsets(SampledFigure& figure, RepairList& repairs)
{
    std::int64_t broken = 0;
    for (SampledNode& node : figure.nodes) {
        if (isFinite(node.offset)) continue;
        node.offset = glm::vec3(0.0f);
        ++broken;
    }
    repairs.add("offsets-not-finite", "joints whose place is no number were put where their parent is",
                broken);
}

ImportedModel modelOf(SampledFigure figure, const std::string& stem, const ImportSettings& settings,
                      RepairList repairs)
{
    return ModelBuilder(figure, settings, repairs).build(stem);
}

} // namespace tagline
