#pragma once

// NpzWriter packs arrays into the bytes of an .npz archive, as numpy.load reads it: a ZIP file of .npy
// members, compressed by zlib. Sources: numpy.org, numpy.lib.format (version 1.0); PKWARE, APPNOTE.TXT 4.3.

#include "core/support/ByteSink.h"
#include "core/support/Result.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Arrays are in C order and little-endian. Values are compressed at once and handed on, so that
/// neither an array nor the archive is held whole.
class NpzWriter
{
public:
    /// The sink is empty, and outlives this.
    explicit NpzWriter(ByteSink& sink);
    ~NpzWriter();

    /// An array that follows in parts: `type` as numpy writes it ("|b1", "<f8"), its bytes by append().
    void begin(std::string_view name, std::string_view type, std::vector<std::size_t> shape);
    void append(std::span<const std::byte> bytes);

    void add(std::string_view name, std::vector<std::size_t> shape, std::span<const std::int64_t> values);
    /// Unicode texts, read from UTF-8.
    void add(std::string_view name, std::span<const std::string> texts);

    /// Ends the archive; nothing can be added any more. Error code: export.too-large, beyond 4 GB of
    /// compressed bytes.
    Result<void> finish();

private:
    struct Member;
    static std::size_t headerSize(const Member& member);
    void endMember();

    ByteSink& m_sink;
    std::vector<Member> m_members;
    struct Deflater;
    std::unique_ptr<Deflater> m_deflater; ///< of the member that is begun
};

} // namespace tagline
