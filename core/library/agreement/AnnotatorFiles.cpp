#include "core/library/agreement/AnnotatorFiles.h"

#include "core/library/backups/RestoredSidecar.h"
#include "core/library/versions/FolderFiles.h"
#include "core/support/text/PathText.h"
#include "core/system/saving/FileContent.h"

#include <algorithm>

namespace tagline {
namespace {

void readInto(ReadSidecars& read, const std::string& path, const std::string& shared)
{
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    auto sidecar = content ? readTagSidecar(content->bytes, path) : Result<TagSidecar>(content.error());
    if (sidecar)
        read.sidecars.emplace(shared, *std::move(sidecar));
    else
        read.errors.push_back(sidecar.error());
}

} // namespace

ReadSidecars readSidecarsIn(const std::string& folder)
{
    const auto files = tagFilesIn(folder);
    if (!files) return {{}, {files.error()}};
    ReadSidecars read;
    for (const std::string& file : *files)
        if (modelPathOfSidecar(file)) readInto(read, folder + '/' + file, file);
    return read;
}

ReadSidecars readSidecarAlone(const std::string& file, const std::vector<std::string>& paths)
{
    const auto isSame = [name = fileNameOf(file)](const std::string& path) {
        return fileNameOf(path) == name;
    };
    const bool isClear = std::count_if(paths.begin(), paths.end(), isSame) == 1;
    ReadSidecars read;
    readInto(read, file,
             isClear ? *std::find_if(paths.begin(), paths.end(), isSame) : std::string(fileNameOf(file)));
    return read;
}

void addSidecarsOf(const std::string& model, const SaveRequest& request, const TagVocabulary& vocabulary,
                   SidecarsByPath& sidecars)
{
    const TagSidecar now = sidecarToSave(request, vocabulary);
    const std::vector<StoredSet> before = request.base.sets();
    for (StoredSet& set : splitInSets(now, request.base.sidecar, before)) {
        if (set.sidecar.clips.empty() && !set.stamp.exists) continue;
        set.sidecar.set = set.name;
        sidecars.emplace(sidecarPath(model, set.name), std::move(set.sidecar));
    }
}

} // namespace tagline
