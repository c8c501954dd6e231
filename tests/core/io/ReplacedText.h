#pragma once

// A text with one piece of it replaced: how tests spell files that differ in one thing.

#include <cstdlib>
#include <string>

namespace tagline::test {

/// Expects that the piece is there.
inline std::string replaced(std::string text, const std::string& piece, const std::string& by)
{
    const std::size_t at = text.find(piece);
    if (at == std::string::npos) std::abort();
    return text.replace(at, piece.size(), by);
}

} // namespace tagline::test
