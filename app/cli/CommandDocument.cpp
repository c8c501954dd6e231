#include "app/cli/CommandDocument.h"

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/text/CommandOutput.h"
#include "core/library/NamesWithoutText.h"

#include <filesystem>

namespace tagline {
namespace {

/// "A, B or C".
std::string anyOf(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 < names.size() ? ", " : " or ") + names[i];
    return text;
}

std::vector<std::string> absolute(std::vector<std::string> paths)
{
    std::error_code ignored;
    for (std::string& path : paths)
        path = std::filesystem::absolute(path, ignored).lexically_normal().generic_string();
    return paths;
}

} // namespace

CommandDocument::CommandDocument(const std::vector<std::string>& paths)
{
    LibraryScan scan = scanLibrary(paths);
    refuseNamesWithoutText(scan);
    printLibraryNotices(scan);
    if (scan.libraries.size() > 1)
        m_refusal = Error{"command.two-libraries",
                          "only one library can be edited at a time; " + scan.libraries[0].shown +
                              " is another library file",
                          scan.libraries[1].shown};
    // An edit that its vocabulary knows nothing of would not fit it once it can be read again.
    for (const Error& error : scan.errors)
        if (isLibraryPath(error.file))
            m_refusal = Error{"command.library-unreadable",
                              "nothing was changed, because this library file cannot be read", error.file};
    m_folder = commandFolder(scan, paths);
    m_document.addScan(scan, absolute(paths));
    CommandSources sources = readSources(scan.sources);
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    for (std::size_t i = 0; i < sources.loaded.size(); ++i)
        if (const auto id = library().findSource(scan.sources[i].path))
            loaded.emplace_back(*id, std::move(sources.loaded[i]));
    m_document.takeLoaded(std::move(loaded));
    std::erase_if(scan.errors, [](const Error& error) { return error.code == "scan.model-missing"; });
    printLibraryMessages(library(), scan.errors, sources.sidecarErrors);
    m_isComplete = scan.errors.empty() && sources.sidecarErrors.empty() && areAllSourcesReady(library());
}

Error commandError(std::string code, std::string message)
{
    Error error;
    error.code = std::move(code);
    error.message = std::move(message);
    return error;
}

Result<TagId> CommandDocument::tag(const QString& typed) const
{
    const TagResolution meant = library().vocabulary().resolve(typed.toStdString());
    if (const auto* id = std::get_if<TagId>(&meant)) return *id;
    const std::string quoted = '"' + typed.toStdString() + '"';
    if (const auto* several = std::get_if<AmbiguousTag>(&meant))
        return commandError("tag.ambiguous",
                            quoted + " could mean " + anyOf(several->candidates) + "; give the full name");
    const UnknownTag& unknown = std::get<UnknownTag>(meant);
    if (unknown.isNamespace) return commandError("tag.namespace", quoted + " is a namespace, not a tag");
    const std::string guess = unknown.suggestion.empty() ? "" : "; did you mean " + unknown.suggestion + "?";
    return commandError("tag.unknown", "there is no tag " + quoted + guess);
}

int CommandDocument::save()
{
    const SaveReport report = m_document.save();
    printErrors(report.errors);
    for (const std::string& file : report.mergedFiles)
        printNote(file, "another program changed it meanwhile; the changes of both sides are kept");
    for (const SourceId source : report.conflictingSources)
        printError(
            {"sidecar.conflict",
             "another program set other property values on the same frames; this sidecar was not written",
             library().source(source).shown});
    const bool isSaved = report.errors.empty() && report.conflictingSources.empty();
    if (!report.needsLibraryPath) return isSaved ? ExitDone : ExitBadInput;
    printError(commandError("library.no-file",
                            "this changes the vocabulary, which is kept in a library file (name.tagline): "
                            "add one to the paths"));
    return ExitBadInput;
}

} // namespace tagline
