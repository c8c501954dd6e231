#include "app/presenters/ClipTexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagline {

QColor screenColour(Colour colour) { return QColor::fromRgb(QRgb(colour | 0xff000000u)); }

QString rateText(FrameRate rate)
{
    return QCoreApplication::translate("tagline::ClipTexts", "%1 fps")
        .arg(QString::number(rate.framesPerSecond(), 'g', 5));
}

std::string commonFolder(const ClipLibrary& library)
{
    std::string common;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const std::string& path = library.source(SourceId(i)).path;
        std::string folder = path.substr(0, path.rfind('/') + 1);
        if (i == 0) common = std::move(folder);
        while (!common.empty() && path.compare(0, common.size(), common) != 0)
            common.resize(common.rfind('/', common.size() - 2) + 1);
    }
    return common;
}

QString sourceTitle(const LibrarySource& source, const std::string& common)
{
    const std::string path =
        source.path.substr(source.path.compare(0, common.size(), common) == 0 ? common.size() : 0);
    return QString::fromStdString(path.substr(0, path.rfind('.')));
}

QString clipTitle(const ClipLibrary& library, ClipId id, const std::string& common)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    const QString file = sourceTitle(source, common);
    if (source.clips.size() <= 1) return file;
    QString name = QString::fromStdString(clip.displayName);
    if (clip.isNameShared) name += QString(" #%1").arg(clip.index);
    return QStringLiteral("%1 ▸ %2").arg(file, name);
}

QString shortTagName(const TagVocabulary& vocabulary, TagId tag)
{
    const std::string& full = vocabulary[tag].name;
    const std::string_view last = lastPart(full);
    const auto resolved = vocabulary.resolve(last);
    const auto* same = std::get_if<TagId>(&resolved);
    return same && *same == tag ? QString::fromUtf8(last.data(), qsizetype(last.size()))
                                : QString::fromStdString(full);
}

bool isShown(const ClipLibrary& library, TagId tag)
{
    return library.vocabulary()[tag].isRegistered || library.index().counts(tag).ranges > 0;
}

std::vector<TagId> shownTags(const ClipLibrary& library)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    std::vector<TagId> tags = vocabulary.inNameOrder();
    std::erase_if(tags, [&](TagId tag) { return !isShown(library, tag); });
    const auto rank = [&](TagId tag) {
        const std::string& key = vocabulary[tag].key;
        if (key.empty()) return std::string("\xff");
        return key.size() == 1 && key[0] >= '0' && key[0] <= '9' ? key : "~" + key;
    };
    std::stable_sort(tags.begin(), tags.end(), [&](TagId a, TagId b) { return rank(a) < rank(b); });
    return tags;
}

} // namespace tagline
