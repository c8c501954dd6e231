// tagline-import reads a model file and writes it as a clip cache. It may crash: that is what it is for.
// With --more it then takes further requests (WorkerProcess in core/system/processes/ChildProcess.h), up to
// the first that brings no result; all files lie in the folder of the first, all results where its result
// lies.
//
//   exit status 0: the result is written   1: one line of JSON on standard output says why not   2: wrong
//   arguments

#include "app/import_worker/PictureLibrary.h"
#include "app/import_worker/WordStream.h"
#include "core/import/arrays/ArrayImporter.h"
#include "core/import/assimp/AssimpImporter.h"
#include "core/import/bvh/BvhImporter.h"
#include "core/import/exchange/ErrorLine.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/system/FileDescriptor.h"
#include "core/system/processes/Confinement.h"
#include "core/system/processes/ThisProcess.h"

#include <cstdlib>
#include <filesystem>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr int noResult = 1;
constexpr int wrongArguments = 2;

// The streams of every process; nothing is kept back in a buffer.
constexpr int input = 0;
constexpr int output = 1;
constexpr int errors = 2;

void print(int stream, std::string_view text) { tagline::writeAll(stream, std::as_bytes(std::span(text))); }

/// Out of memory nothing can be unwound for sure: the line is ready made.
[[noreturn]] void endWithoutMemory()
{
    print(output, "{\"code\":\"import.out-of-memory\",\"message\":\"too large: it takes more memory than the "
                  "importer may "
                  "use; split the file, or export it again\"}\n");
    std::_Exit(noResult);
}

int fail(const tagline::Error& error, const std::vector<tagline::SourceFile>& sources = {})
{
    print(output, tagline::toErrorLine(error, sources));
    return noResult;
}

/// Removes the option that announces further requests; returns whether it was there.
bool takeOption(std::vector<std::string>& words)
{
    const bool isThere = !words.empty() && words.front() == tagline::takeMoreOption;
    if (isThere) words.erase(words.begin());
    return isThere;
}

/// Has the reader of the file's format read it.
tagline::ImportOutcome imported(const tagline::ImportRequest& request, const tagline::PictureDecoder& decode)
{
    const tagline::ImportFormat* format = tagline::importFormatOf(request.path);
    if (format && format->format == tagline::SceneFormat::Bvh) return tagline::importBvh(request);
    if (format && format->format == tagline::SceneFormat::Arrays) return tagline::importArrays(request);
    return tagline::importWithAssimp(request, decode);
}

} // namespace

namespace {

/// The resources that reading one file needs, and no more.
tagline::ProcessAllowance allowanceOf(const tagline::ImportRequest& request, bool takesMore)
{
    namespace fs = std::filesystem;
    constexpr std::int64_t mostResultBytes = std::int64_t(4)
                                             << 30; // every result that memory can hold fits in
    tagline::ProcessAllowance allowance;
    allowance.addressSpaceBytes = request.limits.addressSpaceBytes;
    allowance.cpuSeconds = request.limits.cpuSeconds;
    allowance.largestWrittenFile = mostResultBytes;
    allowance.outlivesParent = takesMore;
    std::error_code problem;
    const fs::path model = fs::canonical(request.path, problem);
    if (!problem) {
        allowance.readableFolder = model.parent_path().string();
        allowance.writableFolder = fs::path(request.resultPath).parent_path().string();
    }
    return allowance;
}

/// Reads a request's file and writes its result; the exit status.
int answer(const tagline::ImportRequest& request, const tagline::PictureDecoder& decode)
{
    const auto outcome = imported(request, decode);
    if (!outcome.model) return fail(outcome.model.error(), outcome.sources);
    auto written = tagline::writeClipCache(request.resultPath, outcome.sources, *outcome.model);
    return written ? 0 : fail(written.error());
}

} // namespace

int main(int count, char** values)
{
    tagline::useLargeMemoryBlocks();
    std::vector<std::string> words(values + 1, values + count);
    const bool takesMore = takeOption(words);
    auto request = tagline::requestFromArguments(words);
    if (!request) {
        print(errors,
              "usage: tagline-import [--more] [--rate N/D] [--metres-per-unit X] [--up X|Y|Z] FILE OUT\n"
              "Reads one model file and writes it as a clip cache. Tagline runs this by itself.\n");
        return wrongArguments;
    }
    const tagline::PictureDecoder decode = tagline::loadPictureDecoder(request->path);
    tagline::confineProcess(allowanceOf(*request, takesMore));
    std::set_new_handler(endWithoutMemory);
    tagline::WordStream more(input);
    while (request) {
        const int status = answer(*request, decode);
        if (status != 0 || !takesMore) std::_Exit(status); // taking apart what was read is work for nothing
        print(output, std::string_view("", 1));
        words = more.next();
        takeOption(words);
        request = tagline::requestFromArguments(words);
        if (request) tagline::allowWork(request->limits.cpuSeconds);
    }
    std::_Exit(0);
}
