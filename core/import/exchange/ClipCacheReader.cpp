#include "core/import/exchange/BinaryReader.h"
#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ClipCacheHeader.h"
#include "core/import/exchange/ModelRules.h"
#include "core/system/MappedFile.h"

#include <algorithm>
#include <utility>

namespace tagline {

void ImportedModel::releaseMemory() const
{
    if (file) file->release();
}

namespace {

constexpr std::size_t largestCacheBytes = std::size_t(8) << 30;
/// Bytes that are read without the mapping if only the layout is checked: enough for the values of a figure
/// with some hundred joints. Touched pages of a mapping cost more.
constexpr std::size_t readAtFirst = 16u << 10;
/// Bytes up to which a file is read as a whole for a full check: larger ones are rare, and would take as much
/// memory in each thread.
constexpr std::size_t readToCheck = 4u << 20;

bool readFlag(BinaryReader& reader) { return reader.value<std::uint8_t>() != 0; }

/// Reads tracks one after the other, which may share the times of an earlier one.
class TrackReader
{
public:
    explicit TrackReader(BinaryReader& reader)
        : m_reader(reader)
    {
    }

    template<class T>
    KeyTrack<T> read()
    {
        KeyTrack<T> track;
        track.interpolation = m_reader.choice(Interpolation::CubicSpline);
        const TimesOf whose = m_reader.choice(TimesOf::BeforeLast);
        track.times = whose == TimesOf::Itself ? m_reader.array<float>()
                      : whose == TimesOf::Last ? m_last
                                               : m_beforeLast;
        track.values = m_reader.array<T>();
        if (!track.isEmpty() && whose != TimesOf::Last) m_beforeLast = std::exchange(m_last, track.times);
        return track;
    }

private:
    BinaryReader& m_reader;
    SharedArray<float> m_last;
    SharedArray<float> m_beforeLast;
};

Clip readClip(BinaryReader& reader)
{
    Clip clip;
    clip.name = reader.text();
    clip.displayName = reader.text();
    clip.index = reader.value<std::int32_t>();
    clip.isNameShared = readFlag(reader);
    clip.frames = reader.value<Frame>();
    clip.rate.numerator = reader.value<std::int32_t>();
    clip.rate.denominator = reader.value<std::int32_t>();
    clip.isRateGuessed = readFlag(reader);
    clip.sourceChannels = reader.value<std::int32_t>();
    clip.sourceKeys = reader.value<std::int64_t>();
    if (readFlag(reader)) {
        SourceRows& rows = clip.sourceRows.emplace();
        rows.framesPerSecond = reader.value<double>();
        rows.rows = reader.value<std::int64_t>();
        rows.rowsPerFrame = reader.value<double>();
    }
    clip.channels.resize(reader.count(32));
    TrackReader tracks(reader);
    for (JointChannel& channel : clip.channels) {
        channel.joint = reader.text();
        channel.translation = tracks.read<glm::vec3>();
        channel.rotation = tracks.read<glm::quat>();
        channel.scale = tracks.read<glm::vec3>();
    }
    clip.morphs.resize(reader.count(18));
    for (MorphChannel& channel : clip.morphs) {
        channel.mesh = reader.text();
        channel.target = reader.text();
        channel.weights = tracks.read<float>();
    }
    return clip;
}

std::vector<Joint> readJoints(BinaryReader& reader)
{
    std::vector<Joint> joints(reader.count(sizeof(Transform)));
    for (Joint& joint : joints) {
        joint.name = reader.text();
        joint.parent = reader.value<JointIndex>();
        joint.rest = reader.value<Transform>();
        joint.kind = reader.choice(JointKind::Node);
    }
    return joints;
}

SkinnedMesh readMesh(BinaryReader& reader)
{
    SkinnedMesh mesh;
    mesh.name = reader.text();
    mesh.positions = reader.array<glm::vec3>();
    mesh.normals = reader.array<glm::vec3>();
    mesh.textureCoordinates = reader.array<glm::vec2>();
    mesh.influences = reader.array<VertexInfluences>();
    mesh.indices = reader.array<std::uint32_t>();
    const auto palette = reader.array<PaletteEntry>();
    mesh.palette.assign(palette.begin(), palette.end());
    mesh.material = reader.value<std::int32_t>();
    mesh.morphs.resize(reader.count(28));
    for (MorphTarget& target : mesh.morphs) {
        target.name = reader.text();
        target.weight = reader.value<float>();
        target.vertices = reader.array<std::uint32_t>();
        target.positions = reader.array<glm::vec3>();
        target.normals = reader.array<glm::vec3>();
    }
    return mesh;
}

void readLooks(BinaryReader& reader, ImportedModel& model)
{
    model.materials.resize(reader.count(sizeof(glm::vec4)));
    for (Material& material : model.materials) {
        material.name = reader.text();
        material.baseColour = reader.value<glm::vec4>();
        material.texture = reader.value<std::int32_t>();
        material.isDoubleSided = readFlag(reader);
        material.alphaCutoff = reader.value<float>();
        material.normalMap = reader.value<std::int32_t>();
        material.normalScale = reader.value<float>();
        material.surfaceMap = reader.value<std::int32_t>();
        material.roughness = reader.value<float>();
        material.metal = reader.value<float>();
    }
    model.textures.resize(reader.count(24));
    for (Texture& texture : model.textures) {
        texture.name = reader.text();
        texture.width = reader.value<std::int32_t>();
        texture.height = reader.value<std::int32_t>();
        texture.bytes = reader.array<std::byte>();
    }
}

void readRepairs(BinaryReader& reader, ImportedModel& model)
{
    model.repairs.resize(reader.count(24));
    for (Repair& repair : model.repairs) {
        repair.code = reader.text();
        repair.message = reader.text();
        repair.count = reader.value<std::int64_t>();
    }
}

/// Fills the model; returns the rule that it breaks, or empty.
std::string readModel(BinaryReader& reader, CacheCheck check, ImportedModel& model)
{
    model.importer = reader.text();
    model.metresPerUnit = reader.value<double>();
    model.upAxis = reader.choice(UpAxis::Z);
    model.unitOrigin = reader.choice(SettingOrigin::Assumed);
    model.upOrigin = reader.choice(SettingOrigin::Assumed);
    auto joints = readJoints(reader);
    if (std::string rule = brokenRule(joints); !rule.empty()) return rule;
    model.skeleton = Skeleton::shared(std::move(joints)); // in each of 66,000 files
    model.meshes.resize(reader.count(48));
    for (SkinnedMesh& mesh : model.meshes) mesh = readMesh(reader);
    readLooks(reader, model);
    model.clips.resize(reader.count(48));
    for (Clip& clip : model.clips) clip = readClip(reader);
    readRepairs(reader, model);
    if (reader.hasFailed() || !reader.isAtEnd()) return "its parts do not fit together";
    return check == CacheCheck::Everything ? brokenRule(model) : "";
}

std::vector<SourceFile> readSources(BinaryReader& reader)
{
    std::vector<SourceFile> sources(reader.count(24));
    for (SourceFile& source : sources) {
        source.path = reader.text();
        source.size = reader.value<std::int64_t>();
        source.checksum = reader.value<std::uint64_t>();
    }
    return sources;
}

/// The arrays, in the bytes after the header.
std::span<const std::byte> arraysOf(const ClipCacheHeader& header, std::span<const std::byte> payload)
{
    return payload.subspan(std::min(aligned(std::size_t(header.valueBytes)), payload.size()));
}

/// The rule that a file's content breaks, checked on a copy of all of it.
std::string brokenRuleOfCopy(const ClipCacheHeader& header, std::span<const std::byte> payload)
{
    BinaryReader reader(payload.first(std::size_t(header.valueBytes)), nullptr, arraysOf(header, payload));
    readSources(reader);
    ImportedModel model;
    return readModel(reader, CacheCheck::Everything, model);
}

/// Why the header does not match these bytes; empty if it does.
std::string objection(const ClipCacheHeader& header, std::span<const std::byte> payload, CacheCheck check)
{
    if (header.magic != ClipCacheHeader::correctMagic) return "it is not a clip cache";
    if (header.byteOrder != ClipCacheHeader::correctByteOrder) return "it comes from another kind of machine";
    if (header.version != clipCacheVersion) return "it has version " + std::to_string(header.version);
    if (header.payloadBytes != payload.size()) return "it is cut off";
    if (header.valueBytes > payload.size()) return "its parts do not fit together";
    if (check == CacheCheck::Everything && header.payloadChecksum != checksum(payload))
        return "its checksum is wrong";
    return {};
}

} // namespace

Result<CachedModel> readClipCache(const std::string& path, CacheCheck check)
{
    const auto badCache = [&](std::string reason) {
        return Error{"import.bad-cache", std::move(reason), path};
    };
    thread_local std::vector<std::byte> copy;
    auto opened = MappedFile::open(path, largestCacheBytes,
                                   check == CacheCheck::Layout ? readAtFirst : readToCheck, copy);
    if (!opened) return opened.error();
    const std::shared_ptr<const MappedFile> file = *std::move(opened);
    const std::span<const std::byte> begin = copy.empty() ? file->bytes() : std::span<const std::byte>(copy);
    ClipCacheHeader header;
    if (begin.size() < sizeof header) return badCache("it is cut off");
    std::memcpy(&header, begin.data(), sizeof header);
    const auto payload = file->bytes().subspan(sizeof header);
    const bool isWhole = copy.size() == file->bytes().size();
    const auto looked = isWhole ? begin.subspan(sizeof header) : payload;
    if (std::string reason = objection(header, looked, check); !reason.empty())
        return badCache(std::move(reason));
    if (isWhole && check == CacheCheck::Everything) {
        if (std::string rule = brokenRuleOfCopy(header, looked); !rule.empty())
            return badCache(std::move(rule));
        check = CacheCheck::Layout; // for the mapping, which is not touched
    }

    const auto valueBytes = std::size_t(header.valueBytes);
    const bool isCopied = !copy.empty() && copy.size() - sizeof header >= valueBytes;
    const auto values = isCopied ? begin.subspan(sizeof header, valueBytes) : payload.first(valueBytes);
    BinaryReader reader(values, file, arraysOf(header, payload));
    CachedModel cached;
    cached.sources = readSources(reader);
    auto model = std::make_shared<ImportedModel>();
    if (std::string rule = readModel(reader, check, *model); !rule.empty()) return badCache(std::move(rule));
    if (file->isBroken()) return badCache("it was cut off while it was read");
    model->file = file;
    if (!isCopied) model->releaseMemory(); // pages that the check read
    cached.model = std::move(model);
    return cached;
}

} // namespace tagline
