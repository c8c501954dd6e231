#pragma once

// FolderNotices has the system tell what happens to folders and to the files in them.

#include "core/system/FileDescriptor.h"

#include <functional>
#include <string>

namespace tagline {

/// Whether the system tells what happens in a folder.
enum class FolderNoticing {
    Missing,
    Silent, ///< it lies on another computer, whose changes are not reported
    Told,
};

/// Asking may wait for a network as long as that takes. Thread-safe.
FolderNoticing noticingOf(const std::string& folder);

struct FolderNotice
{
    enum class Kind {
        FileChanged, ///< written and closed, moved or removed
        EntryMade,   ///< a file that may still be written, a folder or a link
        FolderLost,  ///< the folder itself was moved or removed
        Missed       ///< more happened than the system could keep
    };

    Kind kind;
    int watch;        ///< −1 for Missed
    const char* name; ///< of the file or other entry, in the folder
};

/// Watches are numbers: a folder that is reached by links has one. Not thread-safe.
class FolderNotices
{
public:
    FolderNotices();

    /// Readable when there are notices to take; −1 where the system has none to give.
    int descriptor() const { return m_descriptor.get(); }

    /// Watches a folder, without those in it; its files are told of once they are closed. −1 where the system
    /// cannot: the folder is not there, or there are too many.
    int watchFiles(const std::string& folder);
    /// Watches a folder itself alone, beside other watches of it.
    int watchPlace(const std::string& folder);
    void end(int watch);

    /// Hands over the notices that came since. The taker may end watches.
    void take(const std::function<void(const FolderNotice&)>& taker);

private:
    FileDescriptor m_descriptor;
};

} // namespace tagline
