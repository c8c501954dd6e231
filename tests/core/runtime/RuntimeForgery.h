#pragma once

// RuntimeForgery changes the bytes of runtime files, with checksums that are right again.

#include "core/runtime/Crc32.h"
#include "core/runtime/RuntimeFormat.h"

#include <cstring>
#include <span>
#include <string>

namespace tagline::test {

template<class T>
T valueAt(const std::string& bytes, std::size_t at)
{
    T value;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

template<class T>
void setValue(std::string& bytes, std::size_t at, T value)
{
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

/// Makes both checksums and the length those of the bytes, as somebody who means harm would.
inline void forge(std::string& bytes)
{
    const auto view = std::as_bytes(std::span(bytes));
    setValue(bytes, offsetof(RuntimeHeader, fileBytes), std::uint64_t(bytes.size()));
    setValue(bytes, offsetof(RuntimeHeader, bodyChecksum), crc32(view.subspan(sizeof(RuntimeHeader))));
    setValue(bytes, offsetof(RuntimeHeader, headerChecksum),
             crc32(view.first(offsetof(RuntimeHeader, headerChecksum))));
}

} // namespace tagline::test
