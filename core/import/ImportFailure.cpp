#include "core/import/ImportFailure.h"

#include "core/import/exchange/ErrorLine.h"

#include <csignal>
#include <cstring>

namespace tagline {
namespace {

/// What to do where the importer failed: nobody knows whether the file is to blame.
constexpr const char* hint = "export it again, or in another format such as glTF or FBX";

/// A signal in words.
std::string nameOf(int signal)
{
    switch (signal) {
    case SIGSEGV:
        return "segmentation fault";
    case SIGABRT:
        return "it stopped itself";
    case SIGBUS:
        return "the file changed or could not be read on";
    case SIGFPE:
        return "division by zero";
    case SIGILL:
        return "illegal instruction";
    default:
        return std::string("signal ") + std::to_string(signal);
    }
}

Error killed(int signal, const ImportRequest& request)
{
    if (signal == SIGXCPU)
        return {"import.too-slow",
                "the importer was stopped after " + std::to_string(request.limits.cpuSeconds) +
                    " s of work: " + hint,
                request.path};
    if (signal == SIGKILL)
        return {"import.crashed",
                std::string("the importer was killed by the system, probably for want of memory: ") + hint,
                request.path};
    return {"import.crashed",
            "the importer failed on this file (" + nameOf(signal) +
                "), though the file may be valid: " + hint,
            request.path};
}

Error exited(const ProcessEnd& end, const ImportRequest& request)
{
    if (auto said = errorFromOutput(end.output)) {
        said->file = request.path;
        return *said;
    }
    return {"import.crashed",
            "the importer failed on this file (it ended without an answer, status " +
                std::to_string(end.value) + "): " + hint,
            request.path};
}

} // namespace

Error importFailure(const ProcessEnd& end, const ImportRequest& request, const std::string& worker,
                    int wallSeconds)
{
    switch (end.kind) {
    case ProcessEnd::Kind::NotStarted:
        return {"import.no-worker",
                "the importer “" + worker + "” cannot be started: " + std::strerror(end.value) +
                    "; install Tagline again",
                request.path};
    case ProcessEnd::Kind::Exited:
        return exited(end, request);
    case ProcessEnd::Kind::Killed:
        return killed(end.value, request);
    case ProcessEnd::Kind::TimedOut:
        return {"import.too-slow",
                "the importer did not end within " + std::to_string(wallSeconds) + " s: " + hint,
                request.path};
    case ProcessEnd::Kind::Cancelled:
        return {"import.cancelled", "reading was cancelled", request.path};
    }
    return {};
}

} // namespace tagline
