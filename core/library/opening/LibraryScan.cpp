#include "core/library/opening/LibraryScan.h"

#include "core/import/ModelImporter.h"
#include "core/import/arrays/ArrayFiles.h"
#include "core/io/TagSidecar.h"
#include "core/library/LinklessPath.h"
#include "core/library/SetFiles.h"
#include "core/library/opening/OpeningFault.h"
#include "core/support/text/PathText.h"
#include "core/system/saving/FileContent.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <unordered_map>

namespace tagline {
namespace {

namespace fs = std::filesystem;

std::string pathWithin(const std::string& folder, const std::string& name)
{
    if (folder.empty() || name.starts_with('/')) return name;
    return folder.ends_with('/') ? folder + name : folder + '/' + name;
}

/// The path without trailing slashes; "/" stays.
std::string trimmed(std::string path)
{
    while (path.size() > 1 && path.ends_with('/')) path.pop_back();
    return path;
}

/// Whether a folder lies in another or is the same.
bool liesIn(const std::string& folder, const std::string& other)
{
    return folder == other || folder.starts_with(other.ends_with('/') ? other : other + '/');
}

struct Entry
{
    std::string name;
    bool isLink = false;
    bool isFolder = false; ///< or a link to one
    bool isFile = false;   ///< or a link to one
};

/// Visible entries of a folder, in order of name; links last, so that a file is known by its own path.
std::vector<Entry> visibleEntries(const std::string& folder, std::error_code& fault)
{
    std::vector<Entry> entries;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        std::error_code unknown;
        Entry entry{at->path().filename().string(), at->is_symlink(unknown), at->is_directory(unknown),
                    at->is_regular_file(unknown)};
        if (!entry.name.starts_with('.')) entries.push_back(std::move(entry));
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return a.isLink != b.isLink ? b.isLink : a.name < b.name;
    });
    return entries;
}

/// Follows paths and gathers their sources. A shown folder of "" is the current one.
class Scanner
{
public:
    LibraryScan scan(const std::vector<std::string>& paths)
    {
        for (const std::string& path : paths) visit(trimmed(path));
        applySettings();
        std::sort(m_scan.sources.begin(), m_scan.sources.end(),
                  [](const FoundSource& a, const FoundSource& b) { return a.shown < b.shown; });
        return std::move(m_scan);
    }

private:
    void visit(const std::string& shown);
    void visitWhole(const std::string& folder);
    void visitFolder(const std::string& shown);
    void visitEntry(const std::string& folder, const Entry& entry);
    void visitLibrary(const std::string& shown, bool withRoots);
    void visitLibrariesOf(const std::string& folder);
    void addSidecar(const std::string& shown);
    bool isModelMissing(const std::string& shown);
    void addSource(const std::string& shown, bool isMissing);
    void applySettings();
    void fail(std::string code, std::string message, const std::string& path)
    {
        m_scan.errors.push_back({std::move(code), std::move(message), path});
    }
    std::string linkless(const std::string& shown) { return m_places.linkless(shown); }

    LibraryScan m_scan;
    LinklessPaths m_places;
    std::set<std::string> m_folders;                      ///< visited, canonical
    std::set<std::string> m_libraries;                    ///< read, absolute
    std::set<std::string> m_followed;                     ///< libraries whose roots were visited
    std::unordered_map<std::string, std::size_t> m_found; ///< absolute path → place in sources
};

void Scanner::visit(const std::string& shown)
{
    std::error_code ignored;
    if (auto fault = pathFault(shown))
        m_scan.errors.push_back(*std::move(fault));
    else if (fs::is_directory(shown, ignored)) {
        visitLibrariesOf(shown);
        visitWhole(shown);
    } else if (modelPathOfSidecar(shown))
        addSidecar(shown);
    else if (isLibraryPath(shown))
        visitLibrary(shown, true);
    else
        addSource(shown, false);
}

void Scanner::visitWhole(const std::string& folder)
{
    m_scan.wholeFolders.push_back(folder);
    visitFolder(folder);
}

void Scanner::visitFolder(const std::string& shown)
{
    const std::string path = shown.empty() ? "." : shown;
    if (!m_folders.insert(canonicalPath(path)).second) return;
    std::error_code fault;
    for (const Entry& entry : visibleEntries(path, fault)) visitEntry(shown, entry);
    if (fault) fail("scan.unreadable", "cannot be read: " + fault.message(), path);
}

void Scanner::visitEntry(const std::string& folder, const Entry& entry)
{
    const std::string shown = pathWithin(folder, entry.name);
    if (entry.isFolder) {
        if (!entry.isLink || !leadsUp(folder.empty() ? "." : folder, shown)) visitFolder(shown);
    } else if (entry.isFile && modelPathOfSidecar(shown)) {
        addSidecar(shown);
    } else if (entry.isFile && isScannedModel(shown)) {
        addSource(shown, false);
    }
}

void Scanner::visitLibrariesOf(const std::string& folder)
{
    std::error_code fault;
    for (const Entry& entry : visibleEntries(folder, fault))
        if (entry.isFile && isLibraryPath(entry.name)) visitLibrary(pathWithin(folder, entry.name), false);
}

void Scanner::visitLibrary(const std::string& shown, bool withRoots)
{
    const std::string path = linkless(shown);
    if (m_libraries.insert(path).second) {
        const auto content = readFile(shown, LibraryFile::largestBytes + 3);
        auto file = content ? readLibraryFile(content->bytes, shown) : Result<LibraryFile>(content.error());
        if (!file) {
            m_scan.errors.push_back(file.error());
            m_scan.unreadLibraries.push_back(file.error());
            return;
        }
        m_scan.libraries.push_back({path, shown, content->stamp, std::move(*file)});
    }
    // A library may name itself, or another that names it.
    if (!withRoots || !m_followed.insert(path).second) return;
    const auto library = std::find_if(m_scan.libraries.begin(), m_scan.libraries.end(),
                                      [&](const FoundLibrary& found) { return found.path == path; });
    if (library == m_scan.libraries.end()) return;
    const std::vector<std::string> roots = rootsOf(library->file);
    for (const std::string& root : roots) {
        if (root == ".")
            visitWhole(folderOf(shown));
        else
            visit(trimmed(pathWithin(folderOf(shown), root)));
    }
}

void Scanner::addSidecar(const std::string& shown)
{
    const auto file = setFileOf(shown);
    const std::string model = file ? file->model : *modelPathOfSidecar(shown);
    const bool isMissing = isModelMissing(model);
    if (isMissing)
        fail("scan.model-missing", "its model " + std::string(fileNameOf(model)) + " is not beside it",
             shown);
    if (isMissing || file) addSource(model, isMissing);
}

/// Asks the disk only for a model that the scan has not met: where there are sidecars, models come first.
bool Scanner::isModelMissing(const std::string& shown)
{
    const auto found = m_found.find(linkless(shown));
    if (found != m_found.end()) return m_scan.sources[found->second].isMissing;
    std::error_code fault;
    return !fs::is_regular_file(shown, fault);
}

void Scanner::addSource(const std::string& shown, bool isMissing)
{
    const std::string path = linkless(shown);
    if (m_found.emplace(path, m_scan.sources.size()).second)
        m_scan.sources.push_back({path, shown, {}, isMissing});
}

void Scanner::applySettings()
{
    for (const FoundLibrary& library : m_scan.libraries)
        for (const LibraryImport& import : library.file.imports) {
            const auto found = m_found.find(linkless(pathWithin(folderOf(library.path), import.source)));
            if (found != m_found.end()) m_scan.sources[found->second].settings = import.settings;
        }
}

} // namespace

LibraryScan scanLibrary(const std::vector<std::string>& paths) { return Scanner().scan(paths); }

std::vector<std::string> entriesToScan(const std::string& folder)
{
    std::vector<std::string> paths;
    std::error_code fault;
    for (const Entry& entry : visibleEntries(folder, fault))
        if (entry.isFolder || (entry.isFile && ModelImporter::canRead(entry.name)))
            paths.push_back(pathWithin(folder, entry.name));
    return paths;
}

bool isScannedModel(const std::string& path)
{
    return ModelImporter::canRead(path) && (!mayHoldAnything(path) || holdsMotion(path));
}

// A link to a folder above would bring in everything beside the folder that was asked for.
bool leadsUp(const std::string& folder, const std::string& entry)
{
    return liesIn(canonicalPath(folder), canonicalPath(entry));
}

} // namespace tagline
