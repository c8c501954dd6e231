#include "core/import/arrays/AmassFigure.h"

#include "core/import/arrays/NpyArray.h"
#include "core/import/arrays/SmplBody.h"
#include "core/import/arrays/ZipArchive.h"
#include "core/import/model/UpAxes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace tagline {
namespace {

constexpr std::uint64_t mostArrayBytes = 768ull << 20;
constexpr double mostSize = 1e6; ///< radians or metres: beyond, a number is no turn and no place
constexpr double slowest = 1e-3, fastest = 1e5; ///< frames a second

constexpr std::array rateNames{"mocap_framerate.npy", "mocap_frame_rate.npy", "fps.npy"};

/// An array with the bytes that it lies in.
struct OwnArray
{
    std::vector<std::byte> bytes;
    NpyArray array;

    std::size_t frames() const { return array.shape().empty() ? 0 : array.shape().front(); }
    /// Numbers a frame.
    std::size_t width() const { return frames() == 0 ? 0 : array.size() / frames(); }
};

class AmassReader
{
public:
    explicit AmassReader(const ZipArchive& archive)
        : m_archive(archive)
    {
    }

    Result<SampledFigure> read()
    {
        auto parts = turns();
        if (!parts) return parts.error();
        std::size_t width = 0;
        for (const OwnArray& part : *parts) width += part.width();
        const auto kind = width % 3 == 0 ? smplKindOf(width / 3) : std::nullopt;
        if (!kind)
            return Error{
                "import.bad-shape",
                "its poses have " + std::to_string(width) +
                    " numbers a frame; 66 (a body), 72 (SMPL), 156 (SMPL-H) or 165 (SMPL-X) are read",
                {}};
        SampledFigure figure;
        figure.nodes = smplNodes(*kind);
        figure.frames = std::int64_t(parts->front().frames());
        figure.upAxis = UpAxis::Z;
        figure.metresPerUnit = 1.0;
        figure.origin = SettingOrigin::Format;
        standUp(figure);
        if (auto said = takeRate(figure); !said) return said.error();
        std::size_t joint = 0;
        for (const OwnArray& part : *parts) takeTurns(part, joint, figure);
        if (auto placed = takePlaces(figure); !placed) return placed.error();
        return figure;
    }

private:
    Result<OwnArray> array(const std::string& member) const
    {
        auto bytes = m_archive.read(*m_archive.find(member), mostArrayBytes);
        if (!bytes) return bytes.error();
        auto array = NpyArray::read(*bytes);
        if (!array) return Error{array.error().code, "“" + member + "”: " + array.error().message, {}};
        return OwnArray{*std::move(bytes), *std::move(array)};
    }

    /// An array of so many frames; of any where that is 0.
    Result<OwnArray> frameArray(const std::string& member, std::size_t frames, std::size_t width = 0) const
    {
        auto own = array(member);
        if (!own) return own;
        const std::string name = "its array “" + member.substr(0, member.size() - 4) + "”";
        const auto& shape = own->array.shape();
        if (shape.size() < 2 || shape.size() > 3 || own->frames() == 0)
            return Error{"import.bad-shape",
                         name + " has the shape " + own->array.shapeText() +
                             "; frames × numbers are read, with one frame at least",
                         {}};
        if ((frames != 0 && own->frames() != frames) || (width != 0 && own->width() != width))
            return Error{"import.bad-shape",
                         name + " has the shape " + own->array.shapeText() + "; " + std::to_string(frames) +
                             " frames" + (width ? " of " + std::to_string(width) + " numbers" : "") +
                             " go with the poses",
                         {}};
        if (const std::size_t at = own->array.firstBeyond(mostSize); at != own->array.size())
            return Error{"import.not-finite",
                         name + " holds a value at frame " + std::to_string(at / own->width()) +
                             " that is no number or beyond any: export it again",
                         {}};
        return own;
    }

    std::string arrayNames() const
    {
        std::string names;
        std::size_t count = 0;
        for (const ZipMember& member : m_archive.members()) {
            if (++count > 8) return names + " …";
            if (!names.empty()) names += ", ";
            names += member.name.substr(0, 40);
        }
        return names.empty() ? "none" : names;
    }

    /// The arrays whose rows, side by side, are a frame's turns.
    Result<std::vector<OwnArray>> turns() const
    {
        std::vector<std::string> members;
        const auto has = [&](const char* name) { return m_archive.find(name) != nullptr; };
        if (has("poses.npy"))
            members = {"poses.npy"};
        else if (has("root_orient.npy") && has("pose_body.npy")) {
            members = {"root_orient.npy", "pose_body.npy"};
            if (has("pose_hand.npy")) {
                if (has("pose_jaw.npy") && has("pose_eye.npy"))
                    members.insert(members.end(), {"pose_jaw.npy", "pose_eye.npy"});
                members.push_back("pose_hand.npy");
            }
        } else
            return Error{"import.no-poses",
                         "it holds no motion that is read: an array “poses” is missing, as AMASS has it; its "
                         "arrays are: " +
                             arrayNames(),
                         {}};
        std::vector<OwnArray> parts;
        for (const std::string& member : members) {
            auto part = frameArray(member, parts.empty() ? 0 : parts.front().frames());
            if (!part) return part.error();
            parts.push_back(*std::move(part));
        }
        return parts;
    }

    Result<void> takeRate(SampledFigure& figure) const
    {
        for (const char* name : rateNames) {
            if (!m_archive.find(name)) continue;
            const auto own = array(name);
            if (!own) return own.error();
            const double rate = own->array.size() == 1 ? own->array[0] : 0.0;
            if (!(rate >= slowest && rate <= fastest))
                return Error{
                    "import.bad-rate", "its rate is no number of frames a second: export it again", {}};
            figure.secondsPerFrame = 1.0 / rate;
            return {};
        }
        figure.isRateGuessed = true;
        return {};
    }

    /// The rest pose of the body is Y up, the world of the file Z up.
    static void standUp(SampledFigure& figure)
    {
        constexpr float standing = 0.93f; ///< metres: the pelvis over the floor
        SampledNode& root = figure.nodes.front();
        root.restRotation = glm::inverse(glm::quat_cast(rotationUpwards(UpAxis::Z)));
        root.offset = {0.0f, 0.0f, standing};
    }

    static glm::quat turn(double x, double y, double z)
    {
        const double angle = std::sqrt(x * x + y * y + z * z);
        if (angle < 1e-12) return {1.0f, 0.0f, 0.0f, 0.0f};
        const double sine = std::sin(angle / 2.0) / angle;
        glm::dquat quaternion(std::cos(angle / 2.0), x * sine, y * sine, z * sine);
        if (quaternion.w < 0.0) quaternion = -quaternion;
        return glm::normalize(glm::quat(quaternion));
    }

    static void takeTurns(const OwnArray& part, std::size_t& joint, SampledFigure& figure)
    {
        const std::size_t width = part.width();
        for (std::size_t first = 0; first + 2 < width; first += 3, ++joint) {
            auto& rotations = figure.nodes[joint].rotations;
            rotations.reserve(part.frames());
            for (std::size_t frame = 0; frame < part.frames(); ++frame) {
                const std::size_t at = frame * width + first;
                rotations.push_back(turn(part.array[at], part.array[at + 1], part.array[at + 2]));
            }
        }
    }

    Result<void> takePlaces(SampledFigure& figure) const
    {
        if (!m_archive.find("trans.npy")) return {};
        const auto own = frameArray("trans.npy", std::size_t(figure.frames), 3);
        if (!own) return own.error();
        auto& places = figure.nodes.front().positions;
        places.reserve(own->frames());
        for (std::size_t at = 0; at < own->array.size(); at += 3)
            places.push_back({float(own->array[at]), float(own->array[at + 1]), float(own->array[at + 2])});
        return {};
    }

    const ZipArchive& m_archive;
};

} // namespace

Result<SampledFigure> amassFigure(std::span<const std::byte> bytes)
{
    const auto archive = ZipArchive::open(bytes);
    if (!archive) return archive.error();
    return AmassReader(*archive).read();
}

bool namesPoses(std::string_view member) { return member == "poses.npy" || member == "pose_body.npy"; }

} // namespace tagline
