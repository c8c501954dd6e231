// Our own reader of BVH: what it takes, and how it says what it does not.

#include "core/import/bvh/BvhFile.h"
#include "core/import/bvh/BvhNumbers.h"

#include <QtTest>

#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <random>

using namespace tagline;

namespace {

/// A file of one joint with these lines for its channels, and these for its motion.
std::string oneJoint(const std::string& channels, const std::string& motion)
{
    return "HIERARCHY\nROOT Hips\n{\n OFFSET 1 2 3\n " + channels +
           "\n End Site\n {\n  OFFSET 0 9 0\n }\n}\nMOTION\n" + motion;
}

const BvhNode& onlyJoint(const Result<BvhFile>& file) { return file->nodes.front(); }

bool isNear(const glm::quat& a, const glm::quat& b)
{
    return std::abs(std::abs(glm::dot(a, b)) - 1.0f) < 1e-6f;
}

glm::quat turn(float degrees, const glm::vec3& axis) { return glm::angleAxis(glm::radians(degrees), axis); }

const glm::vec3 x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);

} // namespace

class tst_BvhReader : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreRoundedOnce();
    void manyNumbersAreReadAsEachAlone();
    void numbersAreReadHoweverTheyAreWritten_data();
    void numbersAreReadHoweverTheyAreWritten();
    void channelsComeInAnyOrder();
    void positionsStandInTheOffsetsStead();
    void anglesMayBeOfAnySize();
    void aFrameIsReadAlikeAmongOthersAndAlone();
    void aFileMayHaveSeveralRoots();
    void namesMayHaveBlanks();
    void endsOfALongNameCostNoCopiesOfIt();
    void jointsWithoutChannelsHaveNoKeys();
    void whatIsNotFiniteStaysSo();
    void linesMayEndAsOnWindowsOrNotAtAll();
    void errorsHaveAPlace_data();
    void errorsHaveAPlace();
};

void tst_BvhReader::numbersAreRoundedOnce()
{
    std::mt19937_64 random(1);
    std::uniform_int_distribution<int> digits(0, 11);
    for (int i = 0; i < 200'000; ++i) {
        std::string word = random() % 2 ? "-" : "";
        for (int left = digits(random); left > 0; --left) word += char('0' + random() % 10);
        if (random() % 8) word += '.';
        for (int left = digits(random); left > 0; --left) word += char('0' + random() % 10);
        float expected = 0.0f;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), expected);
        const bool isNumber = problem == std::errc() && end == word.data() + word.size();
        const std::string text = word + ' ';
        float read = 0.0f;
        const char* const behind = readPlainNumber(text.data(), text.data() + text.size(), read);
        if (behind) {
            QVERIFY2(isNumber && read == expected && behind == text.data() + word.size(), word.c_str());
            QCOMPARE(std::signbit(read), std::signbit(expected));
        }
        const auto any = anyNumber(word);
        QVERIFY2(any.has_value() == isNumber && (!any || *any == expected), word.c_str());
    }
}

/// Words as files have them, and among them some that are no plain numbers, in which signs and points stand
/// anywhere.
static std::string randomWord(std::mt19937_64& random)
{
    std::string word = random() % 2 ? "-" : "";
    for (auto left = random() % 8; left > 0; --left) word += char('0' + random() % 10);
    word += '.';
    for (auto left = 1 + random() % 8; left > 0; --left) word += char('0' + random() % 10);
    if (random() % 64 == 0) word.insert(random() % (word.size() + 1), 1, "-.e,\x80+"[random() % 6]);
    return word;
}

void tst_BvhReader::manyNumbersAreReadAsEachAlone()
{
    std::mt19937_64 random(2);
    int together = 0;
    for (int round = 0; round < 2'000; ++round) {
        std::vector<std::string> words;
        std::string text;
        for (int i = 0; i < 96; ++i)
            text += words.emplace_back(randomWord(random)) + (random() % 32 ? " " : " \r\n");
        std::vector<float> read(words.size());
        const char* at = text.data();
        const char* const end = at + text.size();
        for (std::size_t i = 0; i < words.size();) {
            while (isBlank(*at)) ++at;
            QCOMPARE(std::string(at, words[i].size()), words[i]);
            const std::size_t count = readPlainNumbers(at, end, read.data() + i, words.size() - i);
            for (std::size_t last = i + count; i < last; ++i, ++together) {
                const auto alone = anyNumber(words[i]);
                QVERIFY2(alone &&
                             std::bit_cast<std::uint32_t>(*alone) == std::bit_cast<std::uint32_t>(read[i]),
                         words[i].c_str());
            }
            if (count == 0) at += words[i++].size();
        }
    }
#if defined(__x86_64__) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx2")) QVERIFY2(together > 150'000, "most are read together");
#endif
}

void tst_BvhReader::numbersAreReadHoweverTheyAreWritten_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<float>("value");
    const float infinite = std::numeric_limits<float>::infinity();
    QTest::newRow("sign") << QByteArray("+1.5") << 1.5f;
    QTest::newRow("exponent") << QByteArray("-1.5e-3") << -0.0015f;
    QTest::newRow("no digit before the point") << QByteArray("-.25") << -0.25f;
    QTest::newRow("no digit behind the point") << QByteArray("7.") << 7.0f;
    QTest::newRow("comma") << QByteArray("-12,5") << -12.5f;
    QTest::newRow("many digits") << QByteArray("0.1000000000000000000000000000001") << 0.1f;
    QTest::newRow("between two floats") << QByteArray("16777217.00000000000001") << 16777218.0f;
    QTest::newRow("too large for a float") << QByteArray("-1e39") << -infinite;
    QTest::newRow("too large for anything") << QByteArray("1e999") << infinite;
    QTest::newRow("too small for anything") << QByteArray("1e-999") << 0.0f;
    QTest::newRow("infinite") << QByteArray("inf") << infinite;
}

void tst_BvhReader::numbersAreReadHoweverTheyAreWritten()
{
    QFETCH(QByteArray, word);
    const auto read = anyNumber(word.toStdString());
    QVERIFY(read);
    QTEST(*read, "value");
    for (const char* nothing : {"", "-", ".", "1.2.3", "1-2", "0x10", "--1", "+-1", "1e", "abc", "1,2,3"})
        QVERIFY2(!anyNumber(nothing), nothing);
    for (const char* none : {"nan", "-nan", "1.#QNAN", "-1.#IND"})
        QVERIFY2(std::isnan(anyNumber(none).value()), none);
}

void tst_BvhReader::channelsComeInAnyOrder()
{
    const auto file =
        readBvh(oneJoint("CHANNELS 6 Yrotation Zposition XROTATION Xposition zrotation Yposition",
                         "Frames: 1\nFrame Time: 0.01\n30 6 20 4 -50 5\n"));
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(onlyJoint(file).positions.at(0), glm::vec3(4, 5, 6));
    QVERIFY(isNear(onlyJoint(file).rotations.at(0), turn(30, y) * turn(20, x) * turn(-50, z)));
    const auto twice = readBvh(oneJoint("CHANNELS 4 Xrotation Zrotation Xrotation Yrotation",
                                        "Frames: 1\nFrame Time: 0.01\n10 20 30 40\n"));
    QVERIFY(twice);
    QVERIFY(isNear(onlyJoint(twice).rotations.at(0), turn(10, x) * turn(20, z) * turn(30, x) * turn(40, y)));
    QVERIFY(onlyJoint(twice).positions.empty());
}

void tst_BvhReader::positionsStandInTheOffsetsStead()
{
    const auto file =
        readBvh(oneJoint("CHANNELS 2 Yposition Xrotation", "Frames: 2\nFrame Time: 0.01\n7 0\n8 90\n"));
    QVERIFY(file);
    QCOMPARE(onlyJoint(file).positions, (std::vector<glm::vec3>{{1, 7, 3}, {1, 8, 3}}));
    QVERIFY(isNear(onlyJoint(file).rotations.at(1), turn(90, x)));
}

void tst_BvhReader::anglesMayBeOfAnySize()
{
    for (const float angle : {0.0f, 44.9f, 45.1f, 90.0f, 134.9f, 135.1f, 179.9f, 180.0f, 270.0f, 359.9f,
                              720.5f, 1e5f + 30, 3.6e9f, -89.9f, -180.0f, -1000.0f}) {
        const auto file = readBvh(
            oneJoint("CHANNELS 1 Zrotation", "Frames: 1\nFrame Time: 0.01\n" +
                                                 QByteArray::number(double(angle), 'g', 9).toStdString()));
        QVERIFY(file);
        const double radians = std::remainder(double(angle), 360.0) * M_PI / 180.0;
        const glm::quat expected(float(std::cos(radians / 2)), 0, 0, float(std::sin(radians / 2)));
        QVERIFY2(isNear(onlyJoint(file).rotations.at(0), expected),
                 qPrintable(QString::number(double(angle))));
    }
}

/// Many joints of all kinds in one file, with these lines of motion.
static std::string manyJoints(const std::vector<std::string>& lines)
{
    static const char* const kinds[]{"3 Zrotation Yrotation Xrotation",
                                     "3 Xrotation Yrotation Zrotation",
                                     "6 Xposition Yposition Zposition Yrotation Xrotation Zrotation",
                                     "1 Xrotation",
                                     "3 Xrotation Xrotation Yrotation",
                                     "9 Xrotation Yrotation Zrotation Xrotation Yrotation Zrotation "
                                     "Xrotation Yrotation Zrotation"};
    std::string text = "HIERARCHY\n";
    for (int joint = 0; joint < 40; ++joint)
        text += "ROOT J" + std::to_string(joint) + "\n{\nOFFSET 0 1 0\nCHANNELS " +
                kinds[std::size_t(joint) % std::size(kinds)] + "\n}\n";
    text += "MOTION\nFrames: " + std::to_string(lines.size()) + "\nFrame Time: 0.01\n";
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

/// Frames are worked at some together, and angles of some joints together; usual ones or not.
void tst_BvhReader::aFrameIsReadAlikeAmongOthersAndAlone()
{
    constexpr int channels = 6 * (3 + 3 + 6 + 1 + 3 + 9) + 3 + 3 + 6 + 1;
    std::mt19937_64 random(3);
    std::vector<std::string> lines(37);
    for (std::string& line : lines)
        for (int i = 0; i < channels; ++i)
            line += std::to_string(double(random() % 8'000'000) / 1e4 - 400) + ' ';
    lines[20].replace(0, lines[20].find(' '), "7e9");
    lines[21].replace(0, lines[21].find(' '), "nan");
    const auto together = readBvh(manyJoints(lines));
    QVERIFY2(together, together ? "" : together.error().text().c_str());
    for (std::size_t frame = 0; frame < lines.size(); ++frame) {
        const auto alone = readBvh(manyJoints({lines[frame]}));
        QVERIFY(alone && alone->nodes.size() == together->nodes.size());
        for (std::size_t i = 0; i < alone->nodes.size(); ++i) {
            const BvhNode& one = alone->nodes[i];
            const BvhNode& of = together->nodes[i];
            QCOMPARE(of.rotations.size(), lines.size());
            QVERIFY(std::memcmp(&one.rotations[0], &of.rotations[frame], sizeof(glm::quat)) == 0);
            QVERIFY(one.positions.empty() || one.positions[0] == of.positions[frame]);
        }
    }
    lines[30] = "1 2 x";
    const auto broken = readBvh(manyJoints(lines));
    QVERIFY(!broken && broken.error().message.find("frame 31") != std::string::npos);
}

void tst_BvhReader::aFileMayHaveSeveralRoots()
{
    const auto file =
        readBvh("HIERARCHY\nROOT A\n{\nOFFSET 0 0 0\nCHANNELS 1 Xposition\nJOINT B\n{\nOFFSET 0 1 0\n"
                "CHANNELS 1 Xrotation\n}\n}\nROOT C\n{\nOFFSET 5 0 0\nCHANNELS 1 Yposition\n}\n"
                "MOTION\nFrames: 1\nFrame Time: 0.04\n1 90 3\n");
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->nodes.size(), std::size_t(3));
    QCOMPARE(file->nodes[1].parent, 0);
    QCOMPARE(file->nodes[2].parent, -1);
    QCOMPARE(file->nodes[2].positions.at(0), glm::vec3(5, 3, 0));
}

void tst_BvhReader::namesMayHaveBlanks()
{
    const auto file = readBvh(
        "HIERARCHY\nROOT  The Hips \r\n{\r\n OFFSET 0 0 0\r\n CHANNELS 0\r\n JOINT Left\tArm { OFFSET "
        "0 0 0 }\nJOINT\n{\n}\n}\nMOTION\nFrames: 1\nFrame Time: 0.04\n");
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->nodes.at(0).name, std::string("The Hips"));
    QCOMPARE(file->nodes.at(1).name, std::string("Left\tArm"));
    QCOMPARE(file->nodes.at(2).name, std::string());
}

/// A text of 1.3 MB would else take 20 GB.
void tst_BvhReader::endsOfALongNameCostNoCopiesOfIt()
{
    constexpr int ends = 20'000;
    std::string text = "HIERARCHY\nROOT " + std::string(1'000'000, 'a') + "\n{\nOFFSET 0 0 0\nCHANNELS 0\n";
    for (int i = 0; i < ends; ++i) text += "End Site { }\n";
    const auto file = readBvh(text + "}\nMOTION\nFrames: 1\nFrame Time: 0.04\n");
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->nodes.size(), std::size_t(ends) + 1);
    std::size_t letters = 0;
    for (const BvhNode& node : file->nodes) letters += node.name.size();
    QVERIFY(letters <= text.size());
}

void tst_BvhReader::jointsWithoutChannelsHaveNoKeys()
{
    const auto file = readBvh(oneJoint("", "Frames: 2000000000\nFrame Time: 0.01\n"));
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->frames, std::int64_t(1));
    QVERIFY(onlyJoint(file).rotations.empty() && onlyJoint(file).positions.empty());
}

void tst_BvhReader::whatIsNotFiniteStaysSo()
{
    const auto file = readBvh(oneJoint("CHANNELS 4 Xposition Zrotation Xrotation Yrotation",
                                       "Frames: 2\nFrame Time: 0.01\nnan 1 2 3\n4 1e39 6 7\n"));
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    const BvhNode& joint = onlyJoint(file);
    QVERIFY(std::isnan(joint.positions[0].x) && joint.positions[1].x == 4.0f);
    QVERIFY(isNear(joint.rotations[0], turn(1, z) * turn(2, x) * turn(3, y)));
    QVERIFY(!std::isfinite(joint.rotations[1].w));
}

void tst_BvhReader::linesMayEndAsOnWindowsOrNotAtAll()
{
    const std::string text =
        oneJoint("CHANNELS 2 Xposition Xrotation", "Frames: 2\nFrame Time: 0.01\n1 10\n2 20");
    const std::string onWindows = QString::fromStdString(text).replace("\n", "\r\n").toStdString();
    const std::string onOne = QString::fromStdString(text).replace("\n", " ").toStdString();
    // "ROOT Hips {" on one line has its brace behind the name
    for (const std::string& each : {text, onWindows, onOne}) {
        const auto file = readBvh(each);
        QVERIFY2(file, file ? "" : file.error().text().c_str());
        QCOMPARE(file->nodes.size(), std::size_t(2));
        QCOMPARE(onlyJoint(file).name, std::string("Hips"));
        QCOMPARE(onlyJoint(file).positions, (std::vector<glm::vec3>{{1, 2, 3}, {2, 2, 3}}));
    }
}

void tst_BvhReader::errorsHaveAPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const QByteArray channels = "CHANNELS 3 Zrotation Xrotation Yrotation";
    const auto row = [](const char* name, const std::string& text, const char* code, int line, int column) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString(code) << line << column;
    };
    const auto motion = [&](const std::string& text) { return oneJoint(channels.toStdString(), text); };
    const std::string start = "HIERARCHY\nROOT Hips\n{\n";
    row("nothing", "", "import.bad-bvh", 1, 1);
    row("no hierarchy", " Kaydara", "import.bad-bvh", 1, 2);
    row("no root", "HIERARCHY\nJOINT A", "import.bad-bvh", 2, 1);
    row("no joint", "HIERARCHY\nMOTION\n", "import.bad-bvh", 2, 1);
    row("no brace", "HIERARCHY\nROOT Hips\nOFFSET 0 0 0", "import.bad-bvh", 3, 1);
    row("a word without sense", start + "  OFFSTE 0 0 0", "import.bad-bvh", 4, 3);
    row("an offset of two numbers", start + "OFFSET 0 1\nCHANNELS 0", "import.bad-bvh", 5, 1);
    row("channels without a number", start + "CHANNELS x\n", "import.bad-channels", 4, 10);
    row("ten channels", start + "CHANNELS 10\n", "import.bad-channels", 4, 10);
    row("a million times a million channels", start + "CHANNELS 1000000000000\n", "import.bad-channels", 4,
        10);
    row("an unknown channel", start + "CHANNELS 1 Wrotation\n", "import.bad-channels", 4, 12);
    row("End without Site", start + "End {\n", "import.bad-bvh", 4, 5);
    row("a joint in an end site", start + "End Site {\nJOINT A {", "import.bad-bvh", 5, 1);
    row("an open brace before MOTION", start + "MOTION\n", "import.bad-bvh", 4, 1);
    row("cut in the hierarchy", start, "import.truncated", 4, 1);
    row("cut in a word", start + "CHANNELS 3 Zrotation Xrot", "import.truncated", 4, 22);
    row("no frame count", motion("Frame Time: 1"), "import.bad-bvh", 12, 1);
    row("no frame", motion("Frames: 0\n"), "import.bad-frame-count", 12, 9);
    row("half a frame", motion("Frames: 1.5\n"), "import.bad-frame-count", 12, 9);
    row("no frame time", motion("Frames: 1\nTime: 1"), "import.bad-bvh", 13, 1);
    row("a frame time of 0", motion("Frames: 1\nFrame Time: 0\n"), "import.bad-frame-time", 13, 13);
    row("a promise", motion("Frames: 2000000000\nFrame Time: 1\n1 2 3\n"), "import.truncated", 13, 13);
    row("a word in a frame", motion("Frames: 2\nFrame Time: 1\n1 2 3\n1 é two 4\n"), "import.bad-bvh", 15, 3);
    row("the word behind it", motion("Frames: 2\nFrame Time: 1\n1 2 3\n1 2 “3”\n 9"), "import.bad-bvh", 15,
        5);
    row("cut in a frame", motion("Frames: 2\nFrame Time: 1\n1 2 3\n1 2\n"), "import.truncated", 16, 1);
    row("cut in a number", motion("Frames: 2\nFrame Time: 1\n1 2 3\n1 2 -"), "import.truncated", 15, 5);
    std::string deep = "HIERARCHY\nROOT J\n{\n";
    for (int i = 0; i < 1'000; ++i) deep += "JOINT J\n{\n";
    row("too deep", deep, "import.too-deep", 2002, 7);
    std::string wide = "HIERARCHY\nROOT J {\n";
    for (int i = 0; i < 100'000; ++i) wide += "JOINT J { }\n";
    row("too many", wide, "import.too-many-nodes", 100'002, 7);
}

void tst_BvhReader::errorsHaveAPlace()
{
    QFETCH(QByteArray, text);
    const auto file = readBvh(text.toStdString());
    QVERIFY(!file);
    QTEST(QString::fromStdString(file.error().code), "code");
    QTEST(file.error().line, "line");
    QTEST(file.error().column, "column");
    QVERIFY(!file.error().message.empty());
}

QTEST_GUILESS_MAIN(tst_BvhReader)

#include "tst_BvhReader.moc"
