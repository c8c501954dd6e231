#include "core/import/exchange/BinaryWriter.h"
#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ClipCacheHeader.h"
#include "core/import/exchange/ModelRules.h"
#include "core/system/FileDescriptor.h"
#include "core/system/SystemError.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace tagline {
namespace {

// Types written as raw bytes must have no padding, and one layout in every build.
static_assert(sizeof(glm::vec2) == 8 && sizeof(glm::vec3) == 12 && sizeof(glm::vec4) == 16);
static_assert(sizeof(glm::quat) == 16 && sizeof(glm::mat4) == 64);
static_assert(sizeof(VertexInfluences) == 24 && sizeof(Transform) == 40 && sizeof(PaletteEntry) == 68);

/// Writes tracks one after the other. Most have the key times of the previous one, which are not written
/// again.
class TrackWriter
{
public:
    explicit TrackWriter(BinaryWriter& writer)
        : m_writer(writer)
    {
    }

    template<class T>
    void write(const KeyTrack<T>& track)
    {
        const std::span<const float> times = track.times.span();
        const TimesOf whose = times.empty()                  ? TimesOf::Itself
                              : areSame(times, m_last)       ? TimesOf::Last
                              : areSame(times, m_beforeLast) ? TimesOf::BeforeLast
                                                             : TimesOf::Itself;
        m_writer.number(track.interpolation);
        m_writer.number(whose);
        if (whose == TimesOf::Itself) m_writer.array(times);
        m_writer.array(track.values.span());
        if (!times.empty() && whose != TimesOf::Last) m_beforeLast = std::exchange(m_last, times);
    }

private:
    static bool areSame(std::span<const float> times, std::span<const float> others)
    {
        return times.data() == others.data()
                   ? times.size() == others.size()
                   : std::equal(times.begin(), times.end(), others.begin(), others.end());
    }

    BinaryWriter& m_writer;
    std::span<const float> m_last;
    std::span<const float> m_beforeLast;
};

void writeClip(BinaryWriter& writer, const Clip& clip)
{
    writer.text(clip.name);
    writer.text(clip.displayName);
    writer.number(clip.index);
    writer.number(std::uint8_t(clip.isNameShared));
    writer.number(clip.frames);
    writer.number(clip.rate.numerator);
    writer.number(clip.rate.denominator);
    writer.number(std::uint8_t(clip.isRateGuessed));
    writer.number(clip.sourceChannels);
    writer.number(clip.sourceKeys);
    writer.number(std::uint8_t(clip.sourceRows.has_value()));
    if (clip.sourceRows) {
        writer.number(clip.sourceRows->framesPerSecond);
        writer.number(clip.sourceRows->rows);
        writer.number(clip.sourceRows->rowsPerFrame);
    }
    writer.number(std::uint64_t(clip.channels.size()));
    TrackWriter tracks(writer);
    for (const JointChannel& channel : clip.channels) {
        writer.text(channel.joint);
        tracks.write(channel.translation);
        tracks.write(channel.rotation);
        tracks.write(channel.scale);
    }
    writer.number(std::uint64_t(clip.morphs.size()));
    for (const MorphChannel& channel : clip.morphs) {
        writer.text(channel.mesh);
        writer.text(channel.target);
        tracks.write(channel.weights);
    }
}

void writeSkeleton(BinaryWriter& writer, const Skeleton& skeleton)
{
    writer.number(std::uint64_t(skeleton.size()));
    for (const Joint& joint : skeleton.joints()) {
        writer.text(joint.name);
        writer.number(joint.parent);
        writer.value(joint.rest);
        writer.number(joint.kind);
    }
}

void writeMesh(BinaryWriter& writer, const SkinnedMesh& mesh)
{
    writer.text(mesh.name);
    writer.array(mesh.positions.span());
    writer.array(mesh.normals.span());
    writer.array(mesh.textureCoordinates.span());
    writer.array(mesh.influences.span());
    writer.array(mesh.indices.span());
    writer.array(std::span<const PaletteEntry>(mesh.palette));
    writer.number(mesh.material);
    writer.number(std::uint64_t(mesh.morphs.size()));
    for (const MorphTarget& target : mesh.morphs) {
        writer.text(target.name);
        writer.value(target.weight);
        writer.array(target.vertices.span());
        writer.array(target.positions.span());
        writer.array(target.normals.span());
    }
}

void writeLooks(BinaryWriter& writer, const ImportedModel& model)
{
    writer.number(std::uint64_t(model.materials.size()));
    for (const Material& material : model.materials) {
        writer.text(material.name);
        writer.value(material.baseColour);
        writer.number(material.texture);
        writer.number(std::uint8_t(material.isDoubleSided));
        writer.value(material.alphaCutoff);
        writer.number(material.normalMap);
        writer.value(material.normalScale);
        writer.number(material.surfaceMap);
        writer.value(material.roughness);
        writer.value(material.metal);
    }
    writer.number(std::uint64_t(model.textures.size()));
    for (const Texture& texture : model.textures) {
        writer.text(texture.name);
        writer.number(texture.width);
        writer.number(texture.height);
        writer.array(texture.bytes.span());
    }
}

void writeModel(BinaryWriter& writer, const ImportedModel& model)
{
    writer.text(model.importer);
    writer.number(model.metresPerUnit);
    writer.number(model.upAxis);
    writer.number(model.unitOrigin);
    writer.number(model.upOrigin);
    writeSkeleton(writer, model.skeleton);
    writer.number(std::uint64_t(model.meshes.size()));
    for (const SkinnedMesh& mesh : model.meshes) writeMesh(writer, mesh);
    writeLooks(writer, model);
    writer.number(std::uint64_t(model.clips.size()));
    for (const Clip& clip : model.clips) writeClip(writer, clip);
    writer.number(std::uint64_t(model.repairs.size()));
    for (const Repair& repair : model.repairs) {
        writer.text(repair.code);
        writer.text(repair.message);
        writer.number(repair.count);
    }
}

void writeSources(BinaryWriter& writer, const std::vector<SourceFile>& sources)
{
    writer.number(std::uint64_t(sources.size()));
    for (const SourceFile& source : sources) {
        writer.text(source.path);
        writer.number(source.size);
        writer.number(source.checksum);
    }
}

/// The bytes between the values and the arrays.
std::span<const std::byte> paddingOf(const BinaryWriter& writer)
{
    static constexpr std::array<std::byte, binaryAlignment> zeros{};
    const std::size_t size = writer.values().size();
    return std::span(zeros).first(aligned(size) - size);
}

/// All that follows the header, piece by piece.
std::vector<std::span<const std::byte>> payloadOf(const BinaryWriter& writer)
{
    std::vector<std::span<const std::byte>> pieces{writer.values(), paddingOf(writer)};
    pieces.insert(pieces.end(), writer.arrays().begin(), writer.arrays().end());
    return pieces;
}

} // namespace

Result<void> writeClipCache(const std::string& path, const std::vector<SourceFile>& sources,
                            const ImportedModel& model)
{
    assert(brokenRule(model.skeleton.joints()).empty() && brokenRule(model).empty());
    BinaryWriter writer;
    writeSources(writer, sources);
    writeModel(writer, model);
    const auto payload = payloadOf(writer);
    ClipCacheHeader header;
    header.version = clipCacheVersion;
    header.valueBytes = writer.values().size();
    Checksum sum;
    for (const std::span<const std::byte> piece : payload) {
        header.payloadBytes += piece.size();
        sum.add(piece);
    }
    header.payloadChecksum = sum.value();
    FileDescriptor file = newFile(path, 0600);
    if (file.isOpen() && writeAll(file, std::as_bytes(std::span(&header, 1))) && writeAll(file, payload) &&
        file.close())
        return {};
    return systemError("import.unwritable", "the result cannot be written", path);
}

} // namespace tagline
