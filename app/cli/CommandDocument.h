#pragma once

// CommandDocument is the library that a command edits: the same document as the window's, read completely,
// edited, and saved as the window saves it.

#include "app/cli/options/CommandArguments.h"
#include "app/document/library/LibraryDocument.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

class CommandDocument
{
public:
    /// Finds and reads the files of the paths, and reports unreadable ones on standard error. Expects a
    /// QCoreApplication: the import worker is looked for beside it. `named` is the file of --library
    /// (LibraryOption.h), empty for none.
    explicit CommandDocument(const std::vector<std::string>& paths, const std::string& named = {});

    LibraryDocument& document() { return m_document; }
    const ClipLibrary& library() const { return m_document.library(); }
    /// The folder that exports name files from; empty if there is none.
    const std::string& folder() const { return m_folder; }
    /// Whether every path, model and sidecar could be read.
    bool isComplete() const { return m_isComplete; }
    /// Why nothing can be edited here, such as two library files at once; none if it can be.
    const std::optional<Error>& refusal() const { return m_refusal; }

    /// The tag that was typed: a full name, a synonym, or a unique last part of a name.
    Result<TagId> tag(const QString& typed) const;
    /// Lets the library file define the tags of these names that clips have by now and that it lacks; nothing
    /// where there is none that can be written (app/document/library/NewTags.h).
    void defineUsedTags(const std::vector<std::string>& names);
    /// Saves changed sidecars, and the library file if there is one. With --strict nothing is
    /// written if one of them is known to be unwritable, and without --outside-library nothing if
    /// tags would be written outside of the given paths. Returns ExitDone, or ExitBadInput with
    /// messages.
    int save();

private:
    /// Advice for something unknown because no library file was read: begins with "; ", or is empty.
    std::string adviceOnLibrary() const;
    bool mayWriteEverywhere() const;
    std::optional<Error> foreseenLibraryError() const;
    std::vector<Error> foreseenErrors() const;

    LibraryDocument m_document;
    std::vector<std::string> m_opened; ///< the given paths, absolute
    std::vector<std::string> m_inside; ///< the given paths, and the library file of --library
    std::string m_folder;
    std::optional<Error> m_refusal;
    bool m_isComplete = true;
};

/// An error of the request, not of a file.
Error commandError(std::string code, std::string message);

} // namespace tagline
