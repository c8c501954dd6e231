#pragma once

#include <QByteArray>

namespace tagline::test {

/// A figure of hips, a head and legs, whose bones are these offsets, in one frame at rest. Without the offset
/// of a right leg it has the left one alone.
inline QByteArray legsBvh(const QByteArray& head, const QByteArray& left, const QByteArray& right = {})
{
    const QByteArray channels = "CHANNELS 3 Zrotation Xrotation Yrotation\n";
    const QByteArray end = "End Site\n{\nOFFSET 0 0 0\n}\n";
    const auto leg = [&](const QByteArray& side, const QByteArray& bone) {
        return "JOINT " + side + "UpLeg\n{\nOFFSET 0 0 0\n" + channels + "JOINT " + side + "Leg\n{\nOFFSET " +
               bone + "\n" + channels + "JOINT " + side + "Foot\n{\nOFFSET " + bone + "\n" + channels + end +
               "}\n}\n}\n";
    };
    const int joints = right.isEmpty() ? 5 : 8;
    return "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\n" + channels + leg("Left", left) +
           (right.isEmpty() ? QByteArray() : leg("Right", right)) + "JOINT Head\n{\nOFFSET " + head + "\n" +
           channels + end + "}\n}\nMOTION\nFrames: 1\nFrame Time: 0.01\n" +
           QByteArray("0 0 0 ").repeated(joints) + "\n";
}

} // namespace tagline::test
