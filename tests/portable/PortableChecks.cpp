// What must be the same on every system that games run on: answers of random queries beside the naive
// evaluation, the bytes of runtime files, and how a file is opened and refused.
//
//   portable_checks CASES SEED FILE.taglinebin PACKED
//
// writes the random runtime files to PACKED, one behind the other, prints a line for each check, and ends
// with status 1 where one failed. Two systems are alike when they print the same and write the same.

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/runtime/RuntimeQuery.h"
#include "tests/core/query/random/EditedLibrary.h"
#include "tests/core/query/random/RandomQuery.h"
#include "tests/core/runtime/RuntimeFixture.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace tagline;
using namespace tagline::test;

namespace {

int failures = 0;

void check(bool holds, const std::string& what)
{
    if (holds) return;
    std::printf("failed: %s\n", what.c_str());
    ++failures;
}

/// FNV-1a, so that a line can stand for many answers.
class Checksum
{
public:
    void add(std::uint64_t value)
    {
        for (int i = 0; i < 8; ++i) m_sum = (m_sum ^ (value >> (8 * i) & 0xff)) * 1099511628211ULL;
    }
    std::uint64_t value() const { return m_sum; }

private:
    std::uint64_t m_sum = 14695981039346656037ULL;
};

void randomQueries(std::uint32_t count, std::uint32_t seed)
{
    std::mt19937 random(seed);
    EditedLibrary library(random);
    Checksum answers;
    std::uint32_t wrong = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        library.next();
        const QueryDiet diet = random() % 3 == 0 ? QueryDiet::SetAlgebra : QueryDiet::Everything;
        const QueryExpression query = randomQuery(1 + random() % 6, diet, random);
        const FrameFlags& expected = library.naive().answer(query);
        for (const std::optional<SetForm> form :
             {std::optional<SetForm>(), {SetForm::Ranges}, {SetForm::Mask}}) {
            EvaluationOptions options;
            options.form = form;
            const FrameSet answer = evaluate(query, library.asked(), options);
            wrong += !library.naive().agrees(answer, expected);
            answers.add(std::uint64_t(answer.frameCount()));
        }
    }
    std::printf("%u random queries, seed %u, checksum %016llx\n", count, seed,
                static_cast<unsigned long long>(answers.value()));
    check(wrong == 0,
          "random queries answer as the naive evaluation does: " + std::to_string(wrong) + " do not");
}

/// Packs random libraries, reads them back, and asks each.
std::string packedLibraries(std::uint32_t seed)
{
    std::string all;
    Checksum answers;
    for (std::uint32_t i = 0; i < 20; ++i) {
        const TestLibrary library = randomLibrary(seed + i, 30);
        const std::string bytes = library.packed();
        all += bytes;
        const auto file = opened(bytes);
        if (!file) {
            check(false, file.error().text());
            continue;
        }
        for (const char* text :
             {"Run & ~Tired", "atleast(2, Run, Moving, Left)", "Jog | Contact", "Moving - Game.Boss",
              "longer(Left, 0.03s)", "near(Left, Run, -0.2s, 1s) | count(Right) >= 3"}) {
            const auto query = RuntimeQuery::parsed(text, *file);
            if (!query) {
                check(false, query.error().text());
                continue;
            }
            SetWorkspace workspace;
            file->forEachRange(query->answer(workspace), [&](ClipId clip, FrameRange range) {
                answers.add(clip.value);
                answers.add(std::uint64_t(range.start) << 32 | std::uint32_t(range.stop));
            });
        }
    }
    std::printf("20 runtime files of %zu bytes, answers %016llx\n", all.size(),
                static_cast<unsigned long long>(answers.value()));
    return all;
}

void write(const std::filesystem::path& path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), std::streamsize(bytes.size()));
}

std::string codeOf(const std::string& path)
{
    const auto file = RuntimeFile::open(path);
    return file ? "opened" : file.error().code;
}

void openingFiles(const std::string& sample)
{
    check(codeOf(sample) == "opened", "the file of the sample library is opened");
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "tagline-portable-checks";
    std::filesystem::create_directory(folder);
    const auto inFolder = [&folder](const char8_t* name) {
        const std::u8string path = (folder / name).u8string();
        return std::string(path.begin(), path.end());
    };
    check(codeOf(inFolder(u8"none.taglinebin")) == "file.missing", "a missing file is missing");
    check(codeOf(inFolder(u8".")) == "file.not-a-file", "a folder is no file");
    write(folder / "empty.taglinebin", "");
    check(codeOf(inFolder(u8"empty.taglinebin")) != "opened", "an empty file is refused");
    const std::string bytes = randomLibrary(1, 5).packed();
    write(folder / u8"m\u00fcde \u6b69.taglinebin", bytes);
    check(codeOf(inFolder(u8"m\u00fcde \u6b69.taglinebin")) == "opened", "a name of any letters is opened");
    write(folder / "cut.taglinebin", std::string_view(bytes).substr(0, bytes.size() / 2));
    check(codeOf(inFolder(u8"cut.taglinebin")).starts_with("runtime."), "a file that is cut off says so");
    std::filesystem::remove_all(folder);
}

void askSample(const std::string& path)
{
    const auto file = RuntimeFile::open(path);
    if (!file) return check(false, file.error().text());
    for (const char* text : {"Run & ~Tired", "Walk | Run", "Locomotion - Style"}) {
        const auto query = RuntimeQuery::parsed(text, *file);
        if (!query) {
            std::printf("%s: %s\n", text, query.error().code.c_str());
            continue;
        }
        SetWorkspace workspace;
        const RangeTotals found = totals(query->answer(workspace), file->axis());
        std::printf("%s: %lld frames in %lld ranges of %lld clips\n", text,
                    static_cast<long long>(found.frames), static_cast<long long>(found.ranges),
                    static_cast<long long>(found.clips));
    }
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 5) {
        std::fprintf(stderr, "usage: portable_checks CASES SEED FILE.taglinebin PACKED\n");
        return 2;
    }
    const auto seed = std::uint32_t(std::atoi(arguments[2]));
    randomQueries(std::uint32_t(std::atoi(arguments[1])), seed);
    write(arguments[4], packedLibraries(seed));
    openingFiles(arguments[3]);
    askSample(arguments[3]);
    std::printf("%d failed\n", failures);
    return failures > 0 ? 1 : 0;
}
