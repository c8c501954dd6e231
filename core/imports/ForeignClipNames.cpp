#include "core/imports/ForeignClipNames.h"

#include "core/exports/ExportWriting.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/TextPlace.h"
#include "core/support/text/PathText.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::size_t longestName = 4096; ///< bytes; the system's limit for paths

/// Joined with '/', without "./" at its front.
std::string plainPath(std::string_view name)
{
    std::string path(name);
    std::replace(path.begin(), path.end(), '\\', '/');
    std::size_t front = 0;
    while (path.compare(front, 2, "./") == 0) front += 2;
    return path.substr(front);
}

/// Without what follows the last dot of its last part.
std::string_view withoutEnding(std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    const std::size_t slash = path.rfind('/');
    const std::size_t first = slash == std::string_view::npos ? 0 : slash + 1;
    return dot == std::string_view::npos || dot <= first ? path : path.substr(0, dot);
}

} // namespace

ForeignClipNames::ForeignClipNames(const ClipLibrary& library, const std::string& folder)
    : m_all(library.clipsInPathOrder())
{
    const std::string ending = "x";
    const auto files = exportedFileNames({library, {}, m_all}, folder, ending);
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const ClipId id = m_all[i];
        const LibraryClip& clip = library.clip(id);
        m_files[files[i].substr(0, files[i].size() - ending.size() - 1)].push_back(id);
        const std::string exported = validUtf8(exportedClipName(library, id, folder));
        m_exact[exported].push_back(id);
        addLoose(exported, id);
        addLoose(validUtf8(exportedClipName(library, id)), id);
        addLoose(validUtf8(library.source(clip.source).path), id);
        addLoose(clip.displayName, id);
        addLoose(clip.name, id);
    }
}

/// By the name as it is, without its folders, and both without their ending.
void ForeignClipNames::addLoose(const std::string& name, ClipId clip)
{
    for (const std::string_view part : {std::string_view(name), fileNameOf(name)})
        for (const std::string_view text : {part, withoutEnding(part)}) {
            auto& clips = m_loose[std::string(text)];
            if (clips.empty() || clips.back() != clip) clips.push_back(clip); // clips come one by one
        }
}

MeantClip ForeignClipNames::lookedUp(const Clips& clips, std::string_view name)
{
    const auto found = clips.find(std::string(name));
    if (found == clips.end()) return {};
    if (found->second.size() > 1) return {std::nullopt, true};
    return {found->second.front(), false};
}

MeantClip ForeignClipNames::lookedUpByParts(const Clips& clips, std::string_view name)
{
    while (true) {
        const MeantClip found = lookedUp(clips, name);
        const std::size_t slash = name.find('/');
        if (found.clip || found.isAmbiguous || slash == std::string_view::npos) return found;
        name.remove_prefix(slash + 1);
    }
}

MeantClip ForeignClipNames::find(std::string_view name) const
{
    if (name.size() > longestName) return {};
    const std::string path = plainPath(name);
    for (const Clips* clips : {&m_exact, &m_loose}) {
        const MeantClip found = lookedUpByParts(*clips, path);
        if (found.clip || found.isAmbiguous) return found;
    }
    return lookedUpByParts(m_loose, withoutEnding(path));
}

MeantClip ForeignClipNames::findByFile(std::string_view path) const
{
    if (path.size() > longestName) return {};
    const std::string plain = plainPath(path);
    const MeantClip found = lookedUpByParts(m_files, withoutEnding(plain));
    return found.clip || found.isAmbiguous ? found : find(plain);
}

std::optional<ClipId> ForeignClipNames::onlyClip() const
{
    return m_all.size() == 1 ? std::optional(m_all.front()) : std::nullopt;
}

} // namespace tagline
