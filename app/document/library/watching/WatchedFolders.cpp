#include "app/document/library/watching/WatchedFolders.h"

#include <chrono>
#include <memory>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto often = 1s;

} // namespace

WatchedFolders::WatchedFolders(QObject* parent)
    : QObject(parent)
{
    m_often.setInterval(often);
    m_soon.setInterval(0);
    m_soon.setSingleShot(true);
    connect(&m_often, &QTimer::timeout, this, &WatchedFolders::lookAtUnwatched);
    connect(&m_soon, &QTimer::timeout, this, &WatchedFolders::check);
    connect(&m_watch, &FolderWatch::fileChanged, this, &WatchedFolders::fileChanged);
    connect(&m_watch, &FolderWatch::entryMade, this, &WatchedFolders::entryMade);
    connect(&m_watch, &FolderWatch::folderLost, this, &WatchedFolders::lose);
    connect(&m_watch, &FolderWatch::missed, this, [this] {
        emit missed();
        for (const std::string& folder : m_watched) emit folderDue(folder);
    });
}

void WatchedFolders::add(const std::string& folder)
{
    if (m_watched.contains(folder) || !m_unwatched.insert(folder).second) return;
    m_often.start();
    m_soon.start();
}

void WatchedFolders::forgetMissing(const std::string& folder)
{
    m_unwatched.erase(folder);
    m_lost.erase(folder);
    if (m_unwatched.empty()) m_often.stop();
}

void WatchedFolders::clear()
{
    m_job.drop();
    m_often.stop();
    m_soon.stop();
    m_watch.clear();
    m_watched.clear();
    m_unwatched.clear();
    m_lost.clear();
}

/// A removed folder may come back, as at a switch of branches of a repository.
void WatchedFolders::lose(const std::string& folder)
{
    if (m_watched.erase(folder) == 0) return;
    m_unwatched.insert(folder);
    m_lost.insert(folder);
    m_often.start();
}

void WatchedFolders::lookAtUnwatched()
{
    for (const std::string& folder : m_unwatched) emit folderDue(folder);
    check();
}

/// Requesting a watch may wait for a network for a long time.
void WatchedFolders::check()
{
    if (m_job.isGiven() || !m_canWatch) return;
    const auto checked = std::make_shared<std::vector<Checked>>();
    m_job = m_jobs.start(
        tr("Looking for folders to watch"),
        [folders = m_unwatched, checked] {
            for (const std::string& folder : folders) checked->push_back({folder, noticingOf(folder)});
        },
        [this, checked](bool) { // failed requests are repeated
            m_job = {};
            for (const Checked& each : *checked) take(each);
            if (m_unwatched.empty()) m_often.stop();
        });
}

void WatchedFolders::take(const Checked& checked)
{
    if (!m_unwatched.contains(checked.folder)) return;
    if (checked.state == FolderNoticing::Missing) {
        if (m_lost.erase(checked.folder) > 0) emit folderGone(checked.folder);
        return;
    }
    m_lost.erase(checked.folder);
    if (checked.state != FolderNoticing::Told || !m_watch.add(checked.folder)) return;
    m_unwatched.erase(checked.folder);
    m_watched.insert(checked.folder);
    emit folderDue(checked.folder); // it was not watched until now
}

} // namespace tagline
