#pragma once

// ImportWorkers are import workers that wait for another file: starting one costs more than reading most
// files.

#include "core/system/PrivateFolder.h"
#include "core/system/processes/ChildProcess.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tagline {

/// A worker with the only folder that it may write in. It has read good files alone.
struct ImportWorker
{
    std::string room; ///< the folder that it may read, and the kind of files that it is made for
    PrivateFolder folder;
    WorkerProcess process;
    int files = 0; ///< that it has read

    ImportWorker(std::string readable, PrivateFolder writable)
        : room(std::move(readable))
        , folder(std::move(writable))
    {
    }
    std::string resultPath() const { return folder.path() + "/result"; }
};

/// Those that wait. Thread-safe.
class ImportWorkers
{
public:
    /// Takes a waiting worker of a room; null if there is none.
    std::unique_ptr<ImportWorker> take(const std::string& room);
    /// Keeps a worker for the next file, unless it has read many files or too many workers wait.
    void giveBack(std::unique_ptr<ImportWorker> worker);
    /// Ends all that wait.
    void clear();

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<ImportWorker>> m_waiting; ///< longest first
};

} // namespace tagline
