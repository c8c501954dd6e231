#include "app/document/library/watching/UnreadLibraryWatch.h"

#include "core/io/LibraryFile.h"
#include "core/support/text/PathText.h"
#include "core/system/FileStatus.h"
#include "core/system/saving/FileContent.h"

#include <algorithm>
#include <chrono>
#include <memory>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto togetherIn = 150ms; ///< changes that arrive together are one look

UnreadLibraryWatch::State stateOnDisk(const std::string& path)
{
    using State = UnreadLibraryWatch::State;
    const auto content = readFile(path, LibraryFile::largestBytes + 3);
    if (!content) return content.error().code == "file.missing" ? State::Gone : State::Unreadable;
    return readLibraryFile(content->bytes, path) ? State::Mended : State::Unreadable;
}

} // namespace

UnreadLibraryWatch::UnreadLibraryWatch(const LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(togetherIn);
    connect(&m_soon, &QTimer::timeout, this, &UnreadLibraryWatch::look);
    connect(&m_document, &LibraryDocument::changed, this, &UnreadLibraryWatch::follow);
    connect(&m_folders, &WatchedFolders::folderDue, this, [this] { m_soon.start(); });
    connect(&m_folders, &WatchedFolders::fileChanged, this, [this](const std::string& path) {
        const std::vector<Error> unread = m_document.unreadLibraries();
        if (std::ranges::any_of(unread, [&](const Error& error) { return error.file == path; }))
            m_soon.start();
    });
}

UnreadLibraryWatch::State UnreadLibraryWatch::state(const std::string& path) const
{
    const auto known = m_states.find(path);
    return known == m_states.end() ? State::Unreadable : known->second.state;
}

void UnreadLibraryWatch::follow(const DocumentChange& change)
{
    if (change.isReset) {
        m_job.drop();
        m_soon.stop();
        m_folders.clear();
        m_states.clear();
        m_isDue = false;
    }
    for (const Error& error : m_document.unreadLibraries()) m_folders.add(folderOf(error.file));
}

void UnreadLibraryWatch::look()
{
    m_isDue = m_job.isGiven();
    const std::vector<Error> unread = m_document.unreadLibraries();
    if (m_isDue || unread.empty()) return;
    std::vector<std::string> paths;
    for (const Error& error : unread) paths.push_back(error.file);
    const auto states = std::make_shared<States>();
    const States before = m_states;
    m_job = m_jobs.start(
        tr("Looking at files on the disk"),
        [paths, states, before] { // a file that is as it was before is not read again
            for (const std::string& path : paths) {
                const auto status = statusOf(path);
                const FileStamp stamp = status ? unreadStamp(*status) : FileStamp();
                const auto known = before.find(path);
                const bool isSame = known != before.end() && known->second.stamp == stamp;
                states->emplace(path, isSame ? known->second : Seen{stamp, stateOnDisk(path)});
            }
        },
        [this, states](bool isWell) {
            m_job = {};
            if (isWell) take(*states);
            if (m_isDue) m_soon.start();
        });
}

void UnreadLibraryWatch::take(const States& states)
{
    if (states == m_states) return;
    m_states = states;
    emit changed();
}

} // namespace tagline
