#pragma once

// Small libraries for tests of runtime files, drawn or random, with the library's own answers beside them.

#include "core/query/evaluation/QueryEvaluation.h"
#include "core/runtime/RuntimeFile.h"
#include "core/runtime/RuntimeTags.h"
#include "core/runtime/RuntimeWriter.h"
#include "core/tags/index/TagIndex.h"

#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace tagline::test {

/// Bytes that begin at a multiple of 8.
class AlignedBytes
{
public:
    explicit AlignedBytes(std::string_view bytes)
        : m_words((bytes.size() + 7) / 8)
        , m_size(bytes.size())
    {
        if (m_size > 0) std::memcpy(m_words.data(), bytes.data(), m_size);
    }
    std::span<const std::byte> span() const { return std::as_bytes(std::span(m_words)).first(m_size); }

private:
    std::vector<std::uint64_t> m_words;
    std::size_t m_size;
};

/// Opens bytes as a file that keeps its own copy of them.
inline Result<RuntimeFile> opened(std::string_view bytes)
{
    const auto owned = std::make_shared<AlignedBytes>(bytes);
    return RuntimeFile::fromBytes(owned->span(), "test.taglinebin", owned);
}

/// A library as core has it, and as it is packed.
struct TestLibrary
{
    TagIndex index;
    TagVocabulary vocabulary;
    std::vector<std::string> clipNames; ///< by ClipId
    InstanceIndex instances = {};

    void add(std::string name, Frame frames, const TagSheet& sheet)
    {
        instances.set(index.add(frames, sheet), frames, sheet);
        clipNames.push_back(std::move(name));
    }

    RuntimeContent content() const
    {
        RuntimeContent made;
        std::vector<ClipId> order;
        for (std::uint32_t i = 0; i < clipNames.size(); ++i) {
            order.push_back(ClipId(i));
            made.clips.push_back({clipNames[i], "take " + clipNames[i], "mocap/" + clipNames[i] + ".bvh", -1,
                                  index.frames(ClipId(i)), FrameRate{120, 1}});
        }
        made.tags = runtimeTags(index, vocabulary, order, {}, instances);
        made.namespaces = vocabulary.namespaces();
        return made;
    }
    /// The library as the query language asks it, with the clips of `content`.
    QueryLibrary asked() const
    {
        QueryClips clips;
        for (const std::string& name : clipNames)
            clips.clips.push_back({name, name + ".bvh", "mocap", FrameRate{120, 1}});
        QueryLibrary made{index, vocabulary};
        made.instances = instances;
        made.clips = std::make_shared<const QueryClips>(std::move(clips));
        return made;
    }
    std::string packed() const { return packedRuntimeFile(content()).value(); }
};

/// Ranges of a tag in a clip: few and long, or many and short.
inline std::vector<FrameRange> randomRanges(Frame frames, bool isDense, std::mt19937& random)
{
    std::vector<FrameRange> ranges;
    Frame at = Frame(random() % 5);
    while (at < frames && (isDense || ranges.size() < 2)) {
        const Frame length = 1 + Frame(random() % (isDense ? 9 : 90));
        ranges.push_back({at, std::min(frames, at + length)});
        at += length + 1 + Frame(random() % (isDense ? 9 : 300));
    }
    return ranges;
}

/// Clips of lengths around those of machine words and of no frame, dense and sparse tags, parents,
/// implications, synonyms, a namespace.
inline TestLibrary randomLibrary(std::uint32_t seed, std::size_t clips)
{
    static const std::vector<std::string> names{"Locomotion.Run",
                                                "Locomotion.Walk",
                                                "Locomotion.Walk.Fast",
                                                "Style.Tired",
                                                "Contact.Left",
                                                "Contact.Right",
                                                "Game.Boss",
                                                "M\xc3\xbc"
                                                "de",
                                                "Unused"};
    std::mt19937 random(seed);
    TestLibrary library;
    library.vocabulary.setNamespaces({"Game"});
    TagDefinition run;
    run.name = "Locomotion.Run";
    run.synonyms = {"Jog"};
    run.implies = {"Moving"};
    library.vocabulary.define(run);
    TagDefinition moving;
    moving.name = "Moving";
    library.vocabulary.define(moving);
    for (const std::string& name : names) library.vocabulary.intern(name);
    for (std::size_t i = 0; i < clips; ++i) {
        static constexpr Frame lengths[] = {0, 1, 63, 64, 65, 127, 128, 200, 1000};
        const Frame frames = lengths[random() % std::size(lengths)];
        TagSheet sheet;
        for (std::size_t tag = 0; tag + 1 < names.size(); ++tag)
            if (const bool isDense = tag % 2 == 1; random() % 3 != 0)
                sheet = sheet.withRanges(*library.vocabulary.find(names[tag]),
                                         randomRanges(frames, isDense, random));
        library.add("clip " + std::to_string(random() % (clips + 1)), frames, sheet);
    }
    return library;
}

/// The frames of a view by clip, as a set of its own on the library's axis.
inline FrameSet asSet(const RuntimeFile& file, const FrameSetView& view, const TestLibrary& library)
{
    FrameSetBuilder builder(library.index.axis());
    for (std::uint32_t clip = 0; clip < file.clipCount(); ++clip) {
        std::vector<FrameRange> ranges;
        for (const FrameRange range : file.rangesOf(view, ClipId(clip))) ranges.push_back(range);
        builder.append(ClipId(clip), ranges);
    }
    return builder.finished();
}

} // namespace tagline::test
