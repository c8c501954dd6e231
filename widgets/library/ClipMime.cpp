#include "widgets/library/ClipMime.h"

namespace tagline {

QMimeData* clipMimeData(const std::vector<ClipId>& clips)
{
    QByteArray lines;
    for (const ClipId clip : clips) lines += QByteArray::number(clip.value) + '\n';
    auto* data = new QMimeData;
    data->setData(clipMimeType, lines);
    return data;
}

std::vector<ClipId> clipsOf(const QMimeData& data)
{
    std::vector<ClipId> clips;
    for (const QByteArray& line : data.data(clipMimeType).split('\n')) {
        if (line.isEmpty()) continue;
        bool isNumber = false;
        const ClipId clip(line.toUInt(&isNumber));
        if (!isNumber || !clip.isValid()) return {};
        clips.push_back(clip);
    }
    return clips;
}

} // namespace tagline
