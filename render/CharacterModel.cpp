#include "render/CharacterModel.h"

#include "core/mesh/AutoBody.h"

#include <QBuffer>
#include <QImageReader>

#include <cstring>

namespace tagline {

namespace {

RgbaImage copied(const QImage& image)
{
    RgbaImage copy{image.width(), image.height(), {}};
    const std::size_t rowBytes = std::size_t(image.width()) * 4;
    copy.pixels.resize(rowBytes * std::size_t(image.height()));
    for (int row = 0; row < image.height(); ++row)
        std::memcpy(copy.pixels.data() + rowBytes * std::size_t(row), image.constScanLine(row), rowBytes);
    return copy;
}

Error unreadable(const Texture& texture, const std::string& why)
{
    return {"texture.unreadable",
            "The texture “" + texture.name + "” cannot be read (" + why +
                "); its material's plain colour is shown.",
            {}};
}

Result<RgbaImage> rawPixels(const Texture& texture)
{
    const std::size_t bytes = std::size_t(texture.width) * std::size_t(texture.height) * 4;
    if (texture.bytes.size() != bytes)
        return unreadable(texture, std::to_string(texture.bytes.size()) + " bytes where " +
                                       std::to_string(bytes) + " were expected");
    const auto* first = reinterpret_cast<const std::uint8_t*>(texture.bytes.data());
    return RgbaImage{texture.width, texture.height, {first, first + bytes}};
}

} // namespace

Result<RgbaImage> decoded(const Texture& texture)
{
    if (texture.width > 0 && texture.height > 0) return rawPixels(texture);
    QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(texture.bytes.data()),
                                               qsizetype(texture.bytes.size()));
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    const QImage image = reader.read();
    if (image.isNull()) return unreadable(texture, reader.errorString().toStdString());
    return copied(image.convertToFormat(QImage::Format_RGBA8888));
}

std::shared_ptr<const CharacterModel> CharacterModel::of(const ImportedModel& model)
{
    auto character = std::make_shared<CharacterModel>();
    character->skeleton = model.skeleton;
    character->isBodyMade = model.meshes.empty();
    character->meshes = character->isBodyMade ? autoBody(model.skeleton) : model.meshes;
    character->materials = model.materials;
    for (const Texture& texture : model.textures) {
        Result<RgbaImage> image = decoded(texture);
        if (!image) character->problems.push_back(image.error().message);
        character->textures.push_back(image.valueOr({}));
    }
    return character;
}

} // namespace tagline
