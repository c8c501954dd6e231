// Pictures of models are decoded by the worker, a few formats by name; what cannot be decoded is a note.

#include "core/mesh/PackedPixels.h"
#include "tests/core/import/ImportFixture.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QtEndian>

using namespace tagline;
using namespace tagline::test;

namespace {

QByteArray saved(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, format, 100)) qFatal("cannot write a test picture");
    return bytes;
}

QImage plain(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(QColor(200, 100, 50));
    return image;
}

/// A PNG file that says it has this size.
QByteArray pngOfSize(quint32 width, quint32 height)
{
    QByteArray png = saved(plain(1, 1), "PNG");
    qToBigEndian(width, png.data() + 16);
    qToBigEndian(height, png.data() + 20);
    quint32 sum = 0xffffffff; // the header's, over its type and content
    for (int i = 12; i < 29; ++i) {
        sum ^= quint8(png[i]);
        for (int bit = 0; bit < 8; ++bit) sum = sum & 1 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    }
    qToBigEndian(~sum, png.data() + 29);
    return png;
}

/// A file with one triangle whose material has a picture; `more`: what else the material says.
QByteArray gltf(const QByteArray& uri, const QByteArray& factor = {}, const QByteArray& more = {})
{
    const float positions[]{0, 0, 0, 1, 0, 0, 0, 1, 0};
    const QByteArray data(reinterpret_cast<const char*>(positions), sizeof positions);
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0},"material":0}]}],
"materials":[{"pbrMetallicRoughness":{"baseColorTexture":{"index":0})" +
           factor + "}" + more + R"(}],"textures":[{"source":0}],"images":[{"uri":")" + uri +
           R"("}],"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],
"max":[1,1,0]}],"bufferViews":[{"buffer":0,"byteLength":36}],
"buffers":[{"byteLength":36,"uri":"data:application/octet-stream;base64,)" +
           data.toBase64() + "\"}]}";
}

QByteArray embedded(const QByteArray& picture, const QByteArray& type)
{
    return gltf("data:image/" + type + ";base64," + picture.toBase64());
}

} // namespace

class tst_ModelPictures : public QObject
{
    Q_OBJECT

private slots:
    void knownFormatsAreDecoded_data();
    void knownFormatsAreDecoded();
    void masksHaveTheirCutoff_data();
    void masksHaveTheirCutoff();
    void othersAreNotes_data();
    void othersAreNotes();
    void largePicturesAreMadeSmaller();
    void mapsAreRead();
    void mapsThatCannotBeShownAreNotes_data();
    void mapsThatCannotBeShownAreNotes();
};

void tst_ModelPictures::knownFormatsAreDecoded_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QString>("name"); // of a file beside the model; none: in it
    QTest::newRow("PNG in the file") << saved(plain(6, 3), "PNG") << QString();
    QTest::newRow("JPEG in the file") << saved(plain(6, 3), "JPEG") << QString();
    QTest::newRow("PNG") << saved(plain(6, 3), "PNG") << "skin.png";
    QTest::newRow("JPEG") << saved(plain(6, 3), "JPEG") << "skin.jpg";
    QTest::newRow("BMP") << saved(plain(6, 3), "BMP") << "skin.bmp";
    QTest::newRow("JPEG that is called PNG") << saved(plain(6, 3), "JPEG") << "skin.png";
}

void tst_ModelPictures::knownFormatsAreDecoded()
{
    QFETCH(QByteArray, picture);
    QFETCH(QString, name);
    const ImportFixture fixture;
    if (!name.isEmpty()) fixture.write(name, picture);
    const auto read = fixture.read(
        fixture.write("a.gltf", name.isEmpty() ? embedded(picture, "png") : gltf(name.toUtf8())));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const ImportedModel& model = *read.value();
    for (const Repair& repair : model.repairs) qDebug("%s", repair.message.c_str());
    QCOMPARE(model.textures.size(), std::size_t(1));
    const Texture& texture = model.textures[0];
    QCOMPARE(texture.width, 6);
    QCOMPARE(texture.height, 3);
    const auto pixels = unpackedPixels(texture.bytes, 18);
    QVERIFY(pixels);
    for (std::size_t i = 0; i < pixels->size(); ++i)
        QVERIFY(std::abs(int((*pixels)[i]) - std::array{200, 100, 50, 255}[i % 4]) <= 3);
    QCOMPARE(model.materials[0].texture, 0);
}

void tst_ModelPictures::masksHaveTheirCutoff_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<float>("cutoff");
    QTest::addColumn<float>("alpha");
    QTest::newRow("opaque") << QByteArray() << 0.0f << 1.0f;
    QTest::newRow("opaque with a cutoff") << QByteArray(R"(,"alphaCutoff":0.3)") << 0.0f << 1.0f;
    QTest::newRow("mask") << QByteArray(R"(,"alphaMode":"MASK")") << 0.5f << 0.75f;
    QTest::newRow("mask of its own") << QByteArray(R"(,"alphaMode":"MASK","alphaCutoff":0.25)") << 0.25f
                                     << 0.75f;
    QTest::newRow("cutoff beyond all")
        << QByteArray(R"(,"alphaMode":"MASK","alphaCutoff":3)") << 1.0f << 0.75f;
    QTest::newRow("blended") << QByteArray(R"(,"alphaMode":"BLEND")") << 0.0f << 0.75f;
}

void tst_ModelPictures::masksHaveTheirCutoff()
{
    QFETCH(QByteArray, more);
    QFETCH(float, cutoff);
    QFETCH(float, alpha);
    const ImportFixture fixture;
    fixture.write("skin.png", saved(plain(6, 3), "PNG"));
    const auto read =
        fixture.read(fixture.write("a.gltf", gltf("skin.png", R"(,"baseColorFactor":[1,1,1,0.75])", more)));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const Material& material = read.value()->materials.at(0);
    QCOMPARE(material.alphaCutoff, cutoff);
    QCOMPARE(material.baseColour.a, alpha);
}

void tst_ModelPictures::othersAreNotes_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("says");
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' "
                           "height='4' fill='red'/></svg>";
    QTest::newRow("SVG") << svg << "skin.svg" << QByteArray("textures-format") << "SVG";
    QTest::newRow("SVG that is called PNG") << svg << "skin.png" << QByteArray("textures-format") << "SVG";
    QTest::newRow("portable pixmap") << QByteArray("P3 1 1 255 9 9 9\n") << "skin.png"
                                     << QByteArray("textures-format") << "not known";
    QTest::newRow("half a PNG") << saved(plain(64, 64), "PNG").left(60) << "skin.png"
                                << QByteArray("textures-unreadable") << "PNG";
    QTest::newRow("a PNG of 400 megapixels")
        << pngOfSize(20'000, 20'000) << "skin.png" << QByteArray("textures-too-large") << "megapixels";
    QTest::newRow("a PNG of impossible width")
        << pngOfSize(0x7fffffff, 1) << "skin.png" << QByteArray("textures-unreadable") << "PNG";
    QTest::newRow("none there") << QByteArray() << "gone.png" << QByteArray("textures-missing")
                                << "not there";
    if (!QImageReader::supportedImageFormats().contains("webp"))
        QTest::newRow("WebP") << QByteArray("RIFF\x10\0\0\0WEBPVP8L\0\0\0\0", 20) << "skin.webp"
                              << QByteArray("textures-format") << "WebP";
    if (!QImageReader::supportedImageFormats().contains("tga"))
        QTest::newRow("TGA") << QByteArray(64, '\2') << "skin.TGA" << QByteArray("textures-format") << "TGA";
}

void tst_ModelPictures::othersAreNotes()
{
    QFETCH(QByteArray, picture);
    QFETCH(QString, name);
    const ImportFixture fixture;
    if (!picture.isEmpty()) fixture.write(name, picture);
    const auto read = fixture.read(fixture.write("a.gltf", gltf(name.toUtf8())));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QVERIFY(read.value()->textures.empty());
    QCOMPARE(read.value()->materials[0].texture, -1);
    QFETCH(QByteArray, code);
    const Repair* note = repairOf(*read.value(), code.toStdString());
    QVERIFY2(note, code);
    QFETCH(QString, says);
    QVERIFY2(QString::fromStdString(note->message).contains(says), note->message.c_str());
}

void tst_ModelPictures::largePicturesAreMadeSmaller()
{
    const ImportFixture fixture;
    const auto read = fixture.read(fixture.write("a.gltf", embedded(saved(plain(4097, 20), "PNG"), "png")));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read.value()->textures.size(), std::size_t(1));
    const Texture& texture = read.value()->textures[0];
    QCOMPARE(texture.width, 2048);
    QCOMPARE(texture.height, 10);
    const auto pixels = unpackedPixels(texture.bytes, 20480);
    QVERIFY(pixels && pixels->back() == 255 && pixels->front() == 200);
}

namespace {

QImage filled(const QColor& colour)
{
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

const QColor outwards(128, 128, 255); ///< the normal of a surface as it is

/// A triangle with texture coordinates and maps of normals (texture 1) and surface (texture 2) of these
/// files.
QByteArray mappedGltf(const QByteArray& normals, const QByteArray& surface, const QByteArray& set = "0")
{
    const float numbers[]{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1};
    const QByteArray data(reinterpret_cast<const char*>(numbers), sizeof numbers);
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0,"TEXCOORD_0":1,"TEXCOORD_1":1},"material":0}]}],
"materials":[{"pbrMetallicRoughness":{"baseColorTexture":{"index":0},"metallicRoughnessTexture":{"index":2},
"metallicFactor":0.75,"roughnessFactor":0.5},"normalTexture":{"index":1,"scale":0.25,"texCoord":)" +
           set + R"(}}],"textures":[{"source":0},{"source":1},{"source":2}],
"images":[{"uri":"skin.png"},{"uri":")" +
           normals + R"("},{"uri":")" + surface + R"("}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[1,1,0]},
{"bufferView":1,"componentType":5126,"count":3,"type":"VEC2"}],
"bufferViews":[{"buffer":0,"byteLength":36},{"buffer":0,"byteOffset":36,"byteLength":24}],
"buffers":[{"byteLength":60,"uri":"data:application/octet-stream;base64,)" +
           data.toBase64() + "\"}]}";
}

} // namespace

void tst_ModelPictures::mapsAreRead()
{
    const ImportFixture fixture;
    fixture.write("skin.png", saved(plain(6, 3), "PNG"));
    fixture.write("normals.png", saved(filled(outwards), "PNG"));
    fixture.write("surface.png", saved(filled(QColor(0, 90, 200)), "PNG"));
    const auto read = fixture.read(fixture.write("a.gltf", mappedGltf("normals.png", "surface.png")));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const ImportedModel& model = *read.value();
    QCOMPARE(model.textures.size(), std::size_t(3));
    const Material& material = model.materials.at(0);
    QCOMPARE(model.textures.at(std::size_t(material.texture)).name, std::string("skin.png"));
    QCOMPARE(model.textures.at(std::size_t(material.normalMap)).name, std::string("normals.png"));
    QCOMPARE(model.textures.at(std::size_t(material.surfaceMap)).name, std::string("surface.png"));
    QCOMPARE(material.normalScale, 0.25f);
    QCOMPARE(material.metal, 0.75f);
    QCOMPARE(material.roughness, 0.5f);
}

void tst_ModelPictures::mapsThatCannotBeShownAreNotes_data()
{
    QTest::addColumn<QByteArray>("normals");
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("none there") << QByteArray("gone.png") << QByteArray("0")
                                << QByteArray("textures-missing");
    QTest::newRow("heights") << QByteArray("surface.png") << QByteArray("0")
                             << QByteArray("normal-maps-unlike");
    QTest::newRow("a picture of colours")
        << QByteArray("skin.png") << QByteArray("0") << QByteArray("normal-maps-unlike");
    QTest::newRow("other coordinates")
        << QByteArray("normals.png") << QByteArray("1") << QByteArray("maps-lie-otherwise");
}

void tst_ModelPictures::mapsThatCannotBeShownAreNotes()
{
    QFETCH(QByteArray, normals);
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, code);
    const ImportFixture fixture;
    fixture.write("skin.png", saved(plain(6, 3), "PNG"));
    fixture.write("normals.png", saved(filled(outwards), "PNG"));
    fixture.write("surface.png", saved(filled(QColor(120, 120, 120)), "PNG"));
    const auto read = fixture.read(fixture.write("a.gltf", mappedGltf(normals, "surface.png", set)));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read.value()->materials.at(0).normalMap, -1);
    QVERIFY(read.value()->materials.at(0).texture >= 0);
    QVERIFY2(repairOf(*read.value(), code.toStdString()), code);
}

QTEST_GUILESS_MAIN(tst_ModelPictures)
#include "tst_ModelPictures.moc"
