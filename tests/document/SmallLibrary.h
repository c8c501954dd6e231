#pragma once

// A small library that is made by hand: no file is read.

#include "app/document/library/LibraryDocument.h"

#include <QFile>
#include <QTemporaryDir>

namespace tagline::test {

/// A model of one joint ("hips") with clips of these lengths at 30 frames a second, named clip0, clip1 …
/// The joint walks one metre a second along z.
inline std::shared_ptr<const ImportedModel> smallModel(const std::vector<Frame>& lengths)
{
    ImportedModel model;
    model.skeleton = Skeleton({{"hips", noJoint, Transform{{0, 1, 0}}, JointKind::Joint}});
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        Clip clip;
        clip.name = clip.displayName = "clip" + std::to_string(i);
        clip.frames = lengths[i];
        clip.rate = {30, 1};
        const float last = float(lengths[i] - 1);
        JointChannel channel;
        channel.joint = "hips";
        channel.translation.times = std::vector<float>{0.0f, last};
        channel.translation.values = std::vector<glm::vec3>{{0, 1, 0}, {0, 1, last / 30.0f}};
        clip.channels.push_back(channel);
        model.clips.push_back(clip);
    }
    return std::make_shared<const ImportedModel>(std::move(model));
}

/// A small model whose joint is "pelvis": its clips fit no figure of smallModel(), nor the other way round.
inline std::shared_ptr<const ImportedModel> foreignModel(const std::vector<Frame>& lengths)
{
    ImportedModel model = *smallModel(lengths);
    model.skeleton = Skeleton({{"pelvis", noJoint, Transform{{0, 1, 0}}, JointKind::Joint}});
    for (Clip& clip : model.clips) clip.channels[0].joint = "pelvis";
    return std::make_shared<const ImportedModel>(std::move(model));
}

/// Adds a file with clips of these lengths to a document, as if it had been read, and answers its source. The
/// file itself is an empty one in `folder`, with the sidecar that lies beside it.
inline SourceId addFile(LibraryDocument& document, const QTemporaryDir& folder, const QString& name,
                        const std::vector<Frame>& lengths)
{
    const std::string path = folder.filePath(name).toStdString();
    LibraryScan scan;
    scan.sources.push_back({path, name.toStdString(), {}, false});
    document.addScan(scan, {folder.path().toStdString()});
    const SourceId source = *document.library().findSource(path);
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(source, LoadedSource{smallModel(lengths), {}, loadSidecar(path)});
    document.takeLoaded(std::move(loaded));
    return source;
}

/// What a file holds; nothing where it is not there.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tagline::test
