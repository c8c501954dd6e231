// What playing costs the program itself: one character of 10,000 vertices and 67 joints, in the middle of a
// cross-fade, 60 pictures a second, with the draw calls of the function table swapped for no-ops.
//
//   bench_Playback [--draw] [--limit PERCENT]
//
// --draw leaves the draw calls in (then the driver's work counts too). --limit: exit status 1 above it.

#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/controller/AnimationController.h"
#include "tests/render/Figures.h"
#include "tests/render/Pictures.h"

#include <ctime>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

using namespace tagline;

namespace {

constexpr int joints = 67;
constexpr double picturesPerSecond = 60.0;
constexpr int roundLength = 600;
constexpr int rounds = 9;

/// The processor time of this process, all threads, in nanoseconds.
std::int64_t processorTime()
{
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return std::int64_t(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

/// 300 frames at 30 a second with a rotation key a frame for every joint, and the root's translation.
std::shared_ptr<const Clip> swayingClip(const Skeleton& skeleton, float speed)
{
    auto clip = std::make_shared<Clip>();
    clip->frames = 300;
    std::vector<float> times;
    for (int frame = 0; frame < clip->frames; ++frame) times.push_back(float(frame));
    const SharedArray<float> sharedTimes(times);
    for (const Joint& joint : skeleton.joints()) {
        std::vector<glm::quat> rotations;
        std::vector<glm::vec3> translations;
        for (const float time : times) {
            const float angle = 0.05f * std::sin(speed * time + float(clip->channels.size()));
            rotations.push_back(glm::angleAxis(angle, glm::normalize(glm::vec3(0.3f, 0.2f, 1.0f))));
            translations.emplace_back(0.01f * time, 1.0f, 0.0f);
        }
        JointChannel channel;
        channel.joint = joint.name;
        channel.rotation.times = sharedTimes;
        channel.rotation.values = rotations;
        if (clip->channels.empty()) {
            channel.translation.times = sharedTimes;
            channel.translation.values = translations;
        }
        clip->channels.push_back(std::move(channel));
    }
    return clip;
}

/// Everything that happens between two pictures.
class Playback
{
public:
    explicit Playback(bool isDrawing)
        : m_model(test::shared(test::tube(joints, 1.8f, 0.15f, 302, 32)))
        , m_controller(std::make_shared<const Skeleton>(m_model->skeleton))
        , m_figure(m_model)
        , m_renderer(Renderer::create(isDrawing ? m_room.gl() : m_room.gl().withoutDrawing()).value())
    {
        m_first = m_controller.addTrack(swayingClip(m_model->skeleton, 0.1f));
        m_second = m_controller.addTrack(swayingClip(m_model->skeleton, 0.17f));
        m_parents.reserve(m_model->skeleton.size());
        for (const Joint& joint : m_model->skeleton.joints()) m_parents.push_back(joint.parent);
        m_matrices.resize(m_model->skeleton.size());
        m_figure.addTo(*m_renderer);
    }

    std::size_t vertexCount() const { return m_model->meshes.front().vertexCount(); }

    void picture()
    {
        if (!m_controller.transition()) // always in the middle of one
            m_controller.transitionTo(m_controller.currentTrack() == m_first ? m_second : m_first,
                                      {3'000'000'000, TransitionCurve::SmoothStep, TransitionEntry::Current});
        m_controller.advance(std::int64_t(1e9 / picturesPerSecond));
        LocalToModelJob{.parents = m_parents, .pose = m_controller.pose(), .output = m_matrices}.run();
        m_figure.setJointMatrices(m_matrices);
        m_camera.follow(glm::vec3(m_matrices.front()[3]), std::int64_t(1e9 / picturesPerSecond));
        Scene scene;
        m_figure.show(scene);
        m_renderer->draw(scene, m_camera.camera(4.0f / 3.0f), m_room.surface());
    }

    void finish() const { m_room.gl().Finish(); }
    std::string driver() const { return m_room.gl().description(); }

private:
    test::Darkroom m_room;
    std::shared_ptr<const CharacterModel> m_model;
    AnimationController m_controller;
    CharacterDrawable m_figure;
    std::unique_ptr<Renderer> m_renderer;
    OrbitCamera m_camera;
    TrackId m_first, m_second;
    std::vector<JointIndex> m_parents;
    std::vector<glm::mat4> m_matrices;
};

/// Nanoseconds of processor time a picture: the median of some rounds.
double medianCost(Playback& playback)
{
    std::vector<double> costs;
    for (int round = 0; round < rounds; ++round) {
        const std::int64_t start = processorTime();
        for (int picture = 0; picture < roundLength; ++picture) playback.picture();
        playback.finish();
        costs.push_back(double(processorTime() - start) / roundLength);
    }
    std::sort(costs.begin(), costs.end());
    return costs[rounds / 2];
}

} // namespace

int main(int argc, char** argv)
{
    bool isDrawing = false;
    double limit = 0.0;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--draw") == 0) isDrawing = true;
        if (std::strcmp(argv[i], "--limit") == 0 && i + 1 < argc) limit = std::atof(argv[i + 1]);
    }
    Playback playback(isDrawing);
    const double cost = medianCost(playback);
    const double percent = cost * picturesPerSecond * 1e-9 * 100.0;
    std::printf("%zu vertices, %d joints, cross-fade, %s\n", playback.vertexCount(), joints,
                playback.driver().c_str());
    std::printf("%.1f us of processor time a picture%s\n", cost * 1e-3,
                isDrawing ? ", drawing included" : ", draw calls swapped for no-ops");
    std::printf("%.2f %% of one core at %.0f pictures a second\n", percent, picturesPerSecond);
    return limit > 0.0 && percent > limit ? 1 : 0;
}
