#include "resources/generator/GeneratedTake.h"

#include "resources/generator/RandomNumbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace tagline::generated {
namespace {

struct JointShape
{
    const char* name;
    int parent;
    double x, y, z; ///< of its offset, in the unit of the CMU library
};

/// Parents first, each joint's children before its next sibling.
constexpr std::array<JointShape, 31> figure{{{"Hips", -1, 0, 0, 0},
                                             {"LHipJoint", 0, 0, 0, 0},
                                             {"LeftUpLeg", 1, 1.4, -1.8, 0.9},
                                             {"LeftLeg", 2, 2.6, -7.1, 0},
                                             {"LeftFoot", 3, 2.5, -6.8, 0},
                                             {"LeftToeBase", 4, 0.2, -0.6, 2.1},
                                             {"RHipJoint", 0, 0, 0, 0},
                                             {"RightUpLeg", 6, -1.3, -1.8, 0.9},
                                             {"RightLeg", 7, -2.6, -7.2, 0},
                                             {"RightFoot", 8, -2.5, -6.8, 0},
                                             {"RightToeBase", 9, -0.2, -0.6, 2.2},
                                             {"LowerBack", 0, 0, 0, 0},
                                             {"Spine", 11, 0, 2.1, -0.1},
                                             {"Spine1", 12, 0, 2.1, 0},
                                             {"Neck", 13, 0, 0, 0},
                                             {"Neck1", 14, 0, 1.6, -0.1},
                                             {"Head", 15, 0.1, 1.6, -0.1},
                                             {"LeftShoulder", 13, 0, 0, 0},
                                             {"LeftArm", 17, 3.5, 0.6, -0.1},
                                             {"LeftForeArm", 18, 5.4, 0, 0},
                                             {"LeftHand", 19, 3.1, 0, 0},
                                             {"LeftFingerBase", 20, 0, 0, 0},
                                             {"LeftHandIndex1", 21, 0.7, 0, 0},
                                             {"LThumb", 20, 0, 0, 0},
                                             {"RightShoulder", 13, 0, 0, 0},
                                             {"RightArm", 24, -3.1, 0.7, -0.1},
                                             {"RightForeArm", 25, -5.3, 0, 0},
                                             {"RightHand", 26, -3.2, 0, 0},
                                             {"RightFingerBase", 27, 0, 0, 0},
                                             {"RightHandIndex1", 28, -0.7, 0, 0},
                                             {"RThumb", 27, 0, 0, 0}}};

constexpr double framesPerSecond = 120.0;

std::string nameOf(int joint, JointNames names)
{
    const bool isKnown = joint < int(figure.size());
    const std::string plain = isKnown ? figure[std::size_t(joint)].name
                                      : "RightFinger" + std::to_string(joint - int(figure.size()) + 1);
    switch (names) {
    case JointNames::Plain:
        return plain;
    case JointNames::Mixamo:
        return "mixamorig:" + plain;
    case JointNames::Biped:
        return "Bip01_" + plain;
    }
    return plain;
}

int parentOf(int joint)
{
    return joint < int(figure.size()) ? figure[std::size_t(joint)].parent : joint - 1; // fingers are a chain
}

/// Writes text and numbers one after the other.
class Writer
{
public:
    explicit Writer(std::string& text)
        : m_text(text)
    {
    }

    /// With four decimals.
    void number(double value)
    {
        const auto scaled = std::int64_t(std::llround(value * 10'000.0));
        std::uint64_t digits = std::uint64_t(std::abs(scaled));
        std::array<char, 24> text;
        std::size_t at = text.size();
        for (int i = 0; digits > 0 || i < 6; ++i) { // with the point, and a digit before it
            if (i == 4) {
                text[--at] = '.';
                continue;
            }
            text[--at] = char('0' + digits % 10);
            digits /= 10;
        }
        if (scaled < 0) text[--at] = '-';
        m_text.append(text.data() + at, text.size() - at);
    }

private:
    std::string& m_text;
};

void writeOffset(std::string& text, double x, double y, double z)
{
    Writer writer(text);
    text += "OFFSET";
    for (const double each : {x, y, z}) {
        text += ' ';
        writer.number(each);
    }
    text += '\n';
}

/// The joints of a take, as braces within braces.
void writeHierarchy(std::string& text, const TakeShape& shape)
{
    std::vector<int> open;
    const auto closeTo = [&](int parent) {
        while (!open.empty() && open.back() != parent) {
            text += "}\n";
            open.pop_back();
        }
    };
    text += "HIERARCHY\n";
    for (int joint = 0; joint < shape.joints; ++joint) {
        const int parent = parentOf(joint);
        closeTo(parent);
        text += (parent < 0 ? "ROOT " : "JOINT ") + nameOf(joint, shape.names) + "\n{\n";
        const bool isKnown = joint < int(figure.size());
        const JointShape& known = figure[isKnown ? std::size_t(joint) : 0];
        writeOffset(text, isKnown ? known.x : -0.3, isKnown ? known.y : 0.0, isKnown ? known.z : 0.1);
        text += parent < 0 ? "CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation\n"
                           : "CHANNELS 3 Zrotation Yrotation Xrotation\n";
        open.push_back(joint);
        const bool isLeaf = joint + 1 == shape.joints || parentOf(joint + 1) != joint;
        if (!isLeaf) continue;
        text += "End Site\n{\n";
        writeOffset(text, 0.0, 1.0, 0.0);
        text += "}\n";
    }
    closeTo(-1);
}

/// One channel's swing.
struct Swing
{
    double middle, width, phase, cyclesPerFrame;

    double at(int frame) const
    {
        return middle + width * std::sin(phase + 2.0 * std::numbers::pi * cyclesPerFrame * frame);
    }
};

std::vector<Swing> swingsOf(const TakeShape& shape)
{
    RandomNumbers random(shape.seed);
    std::vector<Swing> swings{{0.0, 20.0, 0.0, 0.0003}, {17.0, 0.4, 0.0, 0.015}, {0.0, 30.0, 1.0, 0.0002}};
    for (int i = 0; i < 3 * shape.joints; ++i)
        swings.push_back({10.0 * random.share() - 5.0, 25.0 * random.share(), 6.0 * random.share(),
                          (0.3 + 2.0 * random.share()) / framesPerSecond});
    return swings;
}

} // namespace

std::string generatedBvh(const TakeShape& shape)
{
    const std::vector<Swing> swings = swingsOf(shape);
    std::string text;
    text.reserve(std::size_t(shape.joints) * 200 + swings.size() * std::size_t(shape.frames) * 9);
    writeHierarchy(text, shape);
    text += "MOTION\nFrames: " + std::to_string(shape.frames) + "\nFrame Time: 0.0083333\n";
    Writer writer(text);
    for (int frame = 0; frame < shape.frames; ++frame)
        for (std::size_t i = 0; i < swings.size(); ++i) {
            writer.number(swings[i].at(frame));
            text += i + 1 == swings.size() ? '\n' : ' ';
        }
    return text;
}

} // namespace tagline::generated
