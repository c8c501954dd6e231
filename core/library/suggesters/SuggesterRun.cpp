#include "core/library/suggesters/SuggesterRun.h"

#include "core/io/json/TextPlace.h"
#include "core/library/suggesters/SuggesterRequest.h"
#include "core/support/text/ErrorText.h"
#include "core/system/processes/ChildProcess.h"

#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace tagline {
namespace {

constexpr std::size_t mostAnswerBytes = std::size_t(64) << 20;

std::string_view withoutBlanks(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
}

/// The line of a program's messages that says most: the first; of a Python traceback the last.
std::string_view tellingLine(std::string_view messages)
{
    const std::string_view all = withoutBlanks(messages);
    const std::string_view first = all.substr(0, all.find('\n'));
    if (!first.starts_with("Traceback ")) return withoutBlanks(first);
    return withoutBlanks(all.substr(all.find_last_of('\n') + 1));
}

Error failed(const Suggester& suggester, const FilterEnd& end)
{
    std::string message = suggester.name + " failed";
    if (end.process.kind == ProcessEnd::Kind::Killed)
        message += " (" + end.process.signalText() + ')';
    else
        message += " (exit status " + std::to_string(end.process.value) + ')';
    const std::string messages = validUtf8(end.messages);
    if (const std::string_view line = tellingLine(messages); !line.empty())
        message += ": " + std::string(line);
    return withShortSentence(withOriginal({"suggester.failed", message, {}}, withoutBlanks(messages)));
}

/// Why a start of the program brought no answer; no code where it brought one.
Error problemOf(const Suggester& suggester, const FilterEnd& end)
{
    switch (end.process.kind) {
    case ProcessEnd::Kind::NotStarted:
        return {"suggester.start",
                "the program \"" + suggester.command.front() +
                    "\" could not be started: " + std::generic_category().message(end.process.value),
                {}};
    case ProcessEnd::Kind::TimedOut:
        return {"suggester.time",
                suggester.name + " took longer than " + std::to_string(suggester.seconds) +
                    (suggester.seconds == 1 ? " second" : " seconds") +
                    " and was ended; give it more time, or fewer clips",
                {}};
    case ProcessEnd::Kind::Cancelled:
        return {"suggester.cancelled", suggester.name + " was ended before it answered", {}};
    case ProcessEnd::Kind::Killed:
        if (end.isTooMuch)
            return {"suggester.too-much",
                    suggester.name + " answered more than 64 MB and was ended; let it suggest less",
                    {}};
        return failed(suggester, end);
    case ProcessEnd::Kind::Exited:
    case ProcessEnd::Kind::Answered:
        break;
    }
    return end.process.value == 0 ? Error() : failed(suggester, end);
}

Result<SuggesterAnswer> askedOnce(const SuggesterJob& job, const std::string& request,
                                  std::span<const ToldClip> told, const std::atomic<bool>* cancelled)
{
    FilterOrder order;
    order.program = job.suggester.command.front();
    order.arguments.assign(job.suggester.command.begin() + 1, job.suggester.command.end());
    order.input = request;
    order.mostOutput = mostAnswerBytes;
    order.wallSeconds = job.suggester.seconds;
    const FilterEnd end = runFilter(order, cancelled);
    if (Error problem = problemOf(job.suggester, end); !problem.code.empty()) return problem;
    return readSuggesterAnswer(end.process.output, job, told);
}

} // namespace

Result<SuggesterAnswer> runSuggester(const SuggesterJob& job, const TellAnswered& tell,
                                     const std::atomic<bool>* cancelled)
{
    if (job.suggester.command.empty() || job.suggester.command.front().empty())
        return Error{"suggester.start", job.suggester.name + " has no program to be started", {}};
    SuggesterAnswer all;
    std::span<const ToldClip> rest = job.clips;
    while (!rest.empty()) {
        const SuggesterRequest request = suggesterRequest(job, rest);
        auto answer = askedOnce(job, request.text, rest.first(request.clips), cancelled);
        if (!answer) return answer.error();
        all.add(std::move(*answer));
        rest = rest.subspan(request.clips);
        if (tell) tell(job.clips.size() - rest.size());
    }
    return all;
}

} // namespace tagline
