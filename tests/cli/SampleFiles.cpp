#include "tests/cli/SampleFiles.h"

#include <QByteArrayList>

namespace tagline::test {

QByteArray smallBvh(int frames)
{
    QByteArray text = R"(HIERARCHY
ROOT Hips
{
  OFFSET 0 90 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT Spine
  {
    OFFSET 0 50 0
    CHANNELS 3 Zrotation Xrotation Yrotation
    End Site
    {
      OFFSET 0 30 0
    }
  }
}
MOTION
)";
    text += "Frames: " + QByteArray::number(frames) + "\nFrame Time: 0.0333333\n";
    for (int i = 0; i < frames; ++i)
        text += "0 90 " + QByteArray::number(i) + " 0 0 0 0 " + QByteArray::number(i % 45) + " 0\n";
    return text;
}

// Three keys of a translation at 30 frames a second, used by three animations.
QByteArray smallGltf()
{
    QByteArrayList clips;
    for (const char* name : {"run", "run", "idle"})
        clips << QByteArray(R"({"name":")") + name + R"(","samplers":[{"input":0,"output":1}],)" +
                     R"("channels":[{"sampler":0,"target":{"node":0,"path":"translation"}}]})";
    return R"({
 "asset": {
  "version": "2.0"
 },
 "scene": 0,
 "scenes": [
  {
   "nodes": [
    0
   ]
  }
 ],
 "nodes": [
  {
   "name": "Hips",
   "children": [
    1
   ],
   "translation": [
    0,
    1,
    0
   ]
  },
  {
   "name": "Spine",
   "translation": [
    0,
    0.5,
    0
   ]
  }
 ],
 "buffers": [
  {
   "byteLength": 48,
   "uri": "data:application/octet-stream;base64,AAAAAImICD2JiIg9AAAAAAAAgD8AAAAAAAAAAAAAgD/NzMw9AAAAAAAAgD/NzEw+"
  }
 ],
 "bufferViews": [
  {
   "buffer": 0,
   "byteOffset": 0,
   "byteLength": 12
  },
  {
   "buffer": 0,
   "byteOffset": 12,
   "byteLength": 36
  }
 ],
 "accessors": [
  {
   "bufferView": 0,
   "componentType": 5126,
   "count": 3,
   "type": "SCALAR",
   "min": [
    0
   ],
   "max": [
    0.06666666666666667
   ]
  },
  {
   "bufferView": 1,
   "componentType": 5126,
   "count": 3,
   "type": "VEC3"
  }
 ],
 "animations": [)" +
           clips.join(',') + "]}";
}

QByteArray sidecar(const QByteArray& source, const QByteArray& clips)
{
    return R"({"format":"tagline.tags","version":1,"source":")" + source + R"(","clips":[)" + clips + "]}";
}

QByteArray clipEntry(const QByteArray& name, int frames, const QByteArray& tags, const QByteArray& captions,
                     const QByteArray& properties)
{
    return R"({"name":")" + name + R"(","frames":)" + QByteArray::number(frames) +
           R"(,"rate":[30,1],"tags":{)" + tags + '}' +
           (properties.isEmpty() ? QByteArray() : R"(,"properties":{)" + properties + '}') +
           (captions.isEmpty() ? QByteArray() : R"(,"captions":[)" + captions + ']') + '}';
}

} // namespace tagline::test
