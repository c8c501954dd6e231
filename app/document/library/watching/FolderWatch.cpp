#include "app/document/library/watching/FolderWatch.h"

#include <QSocketNotifier>

#include <algorithm>

namespace tagline {
namespace {

void addName(std::vector<std::string>& names, const std::string& name)
{
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

} // namespace

FolderWatch::FolderWatch(QObject* parent)
    : QObject(parent)
{
    if (m_notices.descriptor() < 0) return;
    m_notifier = new QSocketNotifier(m_notices.descriptor(), QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this,
            [this] { m_notices.take([this](const FolderNotice& notice) { take(notice); }); });
}

FolderWatch::~FolderWatch() { delete m_notifier; }

bool FolderWatch::add(const std::string& folder)
{
    const int watch = m_notices.watchFiles(folder);
    if (watch < 0) return false;
    addName(m_folders[watch], folder);
    watchAbove(folder);
    return true;
}

/// Watches the parents of a folder: it gets no event if one of them is moved.
void FolderWatch::watchAbove(const std::string& folder)
{
    for (std::size_t slash = folder.rfind('/'); slash != 0 && slash != folder.npos;
         slash = folder.rfind('/', slash - 1)) {
        const std::string above = folder.substr(0, slash);
        const int watch = m_notices.watchPlace(above);
        if (watch >= 0) addName(m_above[watch], above);
    }
}

void FolderWatch::clear()
{
    for (const auto* watches : {&m_folders, &m_above})
        for (const auto& [watch, names] : *watches) m_notices.end(watch);
    m_folders.clear();
    m_above.clear();
}

void FolderWatch::take(const FolderNotice& notice)
{
    if (notice.kind == FolderNotice::Kind::Missed) return emit missed();
    if (notice.kind == FolderNotice::Kind::FolderLost) return lose(notice.watch);
    const auto found = m_folders.find(notice.watch);
    if (found == m_folders.end()) return;                 // of a folder that is no longer wanted
    const std::vector<std::string> names = found->second; // a listener may end the watch
    const bool isMade = notice.kind == FolderNotice::Kind::EntryMade;
    for (const std::string& folder : names) {
        const std::string path = folder + '/' + notice.name;
        if (isMade)
            emit entryMade(path);
        else
            emit fileChanged(path);
    }
}

/// Reports the folders of a watch, and all watched folders below them, as lost.
void FolderWatch::lose(int watch)
{
    std::vector<std::string> moved;
    for (const auto* watches : {&m_folders, &m_above})
        if (const auto found = watches->find(watch); found != watches->end())
            moved.insert(moved.end(), found->second.begin(), found->second.end());
    if (m_above.erase(watch) > 0) m_notices.end(watch);
    std::vector<std::string> lost;
    for (const std::string& folder : moved)
        for (std::string& below : takeBelow(folder)) lost.push_back(std::move(below));
    for (const std::string& folder : lost) emit folderLost(folder);
}

/// Ends the watch of a folder and of those below it, and returns their names.
std::vector<std::string> FolderWatch::takeBelow(const std::string& folder)
{
    std::vector<std::string> taken;
    for (auto watched = m_folders.begin(); watched != m_folders.end();) {
        std::vector<std::string>& names = watched->second;
        const auto stay = std::stable_partition(names.begin(), names.end(), [&](const std::string& name) {
            return name != folder && !name.starts_with(folder + '/');
        });
        taken.insert(taken.end(), stay, names.end());
        names.erase(stay, names.end());
        if (!names.empty()) {
            ++watched;
            continue;
        }
        if (!m_above.contains(watched->first)) m_notices.end(watched->first);
        watched = m_folders.erase(watched);
    }
    return taken;
}

} // namespace tagline
