// tagline-import reads one model file and writes it as a clip cache. It may crash: that is what it is for.
//
//   exit status 0: the result is written   1: one line of JSON on standard output says why not   2: wrong
//   arguments

#include "app/import_worker/Confinement.h"
#include "app/import_worker/PictureLibrary.h"
#include "core/import/assimp/AssimpImporter.h"
#include "core/import/bvh/BvhImporter.h"
#include "core/import/exchange/ErrorLine.h"
#include "core/import/exchange/ImportFormats.h"

#include <unistd.h>

#include <cstdio>
#include <new>
#include <string_view>
#include <vector>

namespace {

constexpr int noResult = 1;
constexpr int wrongArguments = 2;

void print(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written <= 0) return;
        text.remove_prefix(std::size_t(written));
    }
}

/// Out of memory nothing can be unwound for sure: the line is ready made.
[[noreturn]] void endWithoutMemory()
{
    print(
        STDOUT_FILENO,
        "{\"code\":\"import.out-of-memory\",\"message\":\"reading it takes more memory than the importer may "
        "use: split the file, or export it again\"}\n");
    ::_exit(noResult);
}

int fail(const tagline::Error& error, const std::vector<tagline::SourceFile>& sources = {})
{
    print(STDOUT_FILENO, tagline::toErrorLine(error, sources));
    return noResult;
}

/// Has the reader of the file's format read it.
tagline::ImportOutcome imported(const tagline::ImportRequest& request, const tagline::PictureDecoder& decode)
{
    const tagline::ImportFormat* format = tagline::importFormatOf(request.path);
    const bool isBvh = format && format->format == tagline::SceneFormat::Bvh;
    return isBvh ? tagline::importBvh(request) : tagline::importWithAssimp(request, decode);
}

} // namespace

int main(int count, char** values)
{
    const auto request = tagline::requestFromArguments({values + 1, values + count});
    if (!request) {
        print(STDERR_FILENO,
              "usage: tagline-import [--rate N/D] [--metres-per-unit X] [--up X|Y|Z] FILE OUT\n"
              "Reads one model file and writes it as a clip cache. Tagline runs this by itself.\n");
        return wrongArguments;
    }
    const tagline::PictureDecoder decode = tagline::loadPictureDecoder(request->path);
    tagline::confineProcess(*request);
    std::set_new_handler(endWithoutMemory);
    const auto outcome = imported(*request, decode);
    if (!outcome.model) return fail(outcome.model.error(), outcome.sources);
    auto written = tagline::writeClipCache(request->resultPath, outcome.sources, *outcome.model);
    if (!written) return fail(written.error());
    ::_exit(0); // the result is complete; taking what was read apart is work for nothing
}
