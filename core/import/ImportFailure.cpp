#include "core/import/ImportFailure.h"

#include "core/import/exchange/ErrorLine.h"
#include "core/support/text/ErrorText.h"

#include <cstring>

namespace tagline {
namespace {

// A narrow row shows the first words alone, which must not read as if the file were still being read.

/// Advice for a crash of the importer, for which the file may or may not be to blame.
constexpr const char* hint = "export it again, or in another format such as glTF or FBX";

Error crashed(const ImportRequest& request)
{
    return {"import.crashed",
            std::string("a mistake of the importer stopped the reading, though the file may be valid: ") +
                hint,
            request.path};
}

Error killed(const ProcessEnd& end, const ImportRequest& request)
{
    if (end.isWorkSpent())
        return {"import.too-slow",
                "given up after " + std::to_string(request.limits.cpuSeconds) + " s of work on it: " + hint,
                request.path};
    if (end.isKilledFromOutside())
        return {"import.crashed",
                std::string("given up as the system stopped the importer, probably for want of memory: ") +
                    hint,
                request.path};
    return withOriginal(crashed(request), end.signalText());
}

Error exited(const ProcessEnd& end, const ImportRequest& request)
{
    if (auto said = errorFromOutput(end.output)) return asRefusal(*std::move(said), request);
    return withOriginal(crashed(request), "it ended without an answer, status " + std::to_string(end.value));
}

} // namespace

Error importFailure(const ProcessEnd& end, const ImportRequest& request, const std::string& worker,
                    int wallSeconds)
{
    switch (end.kind) {
    case ProcessEnd::Kind::NotStarted:
        return withOriginal({"import.no-worker",
                             "the program that reads models cannot be started: install Tagline again",
                             request.path},
                            worker + ": " + std::strerror(end.value));
    case ProcessEnd::Kind::Answered:
    case ProcessEnd::Kind::Exited:
        return exited(end, request);
    case ProcessEnd::Kind::Killed:
        return killed(end, request);
    case ProcessEnd::Kind::TimedOut:
        return {"import.too-slow", "given up after " + std::to_string(wallSeconds) + " s: " + hint,
                request.path};
    case ProcessEnd::Kind::Cancelled:
        return {"import.cancelled", "reading was cancelled", request.path};
    }
    return {};
}

Error asRefusal(Error said, const ImportRequest& request)
{
    said.file = request.path;
    return withShortSentence(std::move(said));
}

} // namespace tagline
