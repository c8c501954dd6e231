#include "core/import/exchange/Xxh3.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace tagline {
namespace {

// The numbers of the algorithm's description.
constexpr std::uint64_t prime32First = 0x9e3779b1u;
constexpr std::uint64_t primeFirst = 0x9e3779b185ebca87u;
constexpr std::uint64_t primeSecond = 0xc2b2ae3d27d4eb4fu;
constexpr std::uint64_t primeThird = 0x165667b19e3779f9u;
constexpr std::uint64_t avalanchePrime = 0x165667919e3779f9u;
constexpr std::uint64_t mixPrime = 0x9fb21c651e98df25u;

constexpr std::array<std::uint8_t, 192> secret{
    0xb8, 0xfe, 0x6c, 0x39, 0x23, 0xa4, 0x4b, 0xbe, 0x7c, 0x01, 0x81, 0x2c, 0xf7, 0x21, 0xad, 0x1c,
    0xde, 0xd4, 0x6d, 0xe9, 0x83, 0x90, 0x97, 0xdb, 0x72, 0x40, 0xa4, 0xa4, 0xb7, 0xb3, 0x67, 0x1f,
    0xcb, 0x79, 0xe6, 0x4e, 0xcc, 0xc0, 0xe5, 0x78, 0x82, 0x5a, 0xd0, 0x7d, 0xcc, 0xff, 0x72, 0x21,
    0xb8, 0x08, 0x46, 0x74, 0xf7, 0x43, 0x24, 0x8e, 0xe0, 0x35, 0x90, 0xe6, 0x81, 0x3a, 0x26, 0x4c,
    0x3c, 0x28, 0x52, 0xbb, 0x91, 0xc3, 0x00, 0xcb, 0x88, 0xd0, 0x65, 0x8b, 0x1b, 0x53, 0x2e, 0xa3,
    0x71, 0x64, 0x48, 0x97, 0xa2, 0x0d, 0xf9, 0x4e, 0x38, 0x19, 0xef, 0x46, 0xa9, 0xde, 0xac, 0xd8,
    0xa8, 0xfa, 0x76, 0x3f, 0xe3, 0x9c, 0x34, 0x3f, 0xf9, 0xdc, 0xbb, 0xc7, 0xc7, 0x0b, 0x4f, 0x1d,
    0x8a, 0x51, 0xe0, 0x4b, 0xcd, 0xb4, 0x59, 0x31, 0xc8, 0x9f, 0x7e, 0xc9, 0xd9, 0x78, 0x73, 0x64,
    0xea, 0xc5, 0xac, 0x83, 0x34, 0xd3, 0xeb, 0xc3, 0xc5, 0x81, 0xa0, 0xff, 0xfa, 0x13, 0x63, 0xeb,
    0x17, 0x0d, 0xdd, 0x51, 0xb7, 0xf0, 0xda, 0x49, 0xd3, 0x16, 0x55, 0x26, 0x29, 0xd4, 0x68, 0x9e,
    0x2b, 0x16, 0xbe, 0x58, 0x7d, 0x47, 0xa1, 0xfc, 0x8f, 0xf8, 0xb8, 0xd1, 0x7a, 0xd0, 0x31, 0xce,
    0x45, 0xcb, 0x3a, 0x8f, 0x95, 0x16, 0x04, 0x28, 0xaf, 0xd7, 0xfb, 0xca, 0xbb, 0x4b, 0x40, 0x7e};

constexpr std::size_t stripesOfBlock = (secret.size() - 64) / 8;

template<class Number>
Number wordAt(const std::byte* bytes)
{
    static_assert(std::endian::native == std::endian::little);
    Number number;
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

template<class Number = std::uint64_t>
Number secretAt(std::size_t place)
{
    return wordAt<Number>(reinterpret_cast<const std::byte*>(secret.data()) + place);
}

/// The two halves of the product, one put over the other.
std::uint64_t foldedProduct(std::uint64_t a, std::uint64_t b)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide(a) * b;
    return std::uint64_t(product) ^ std::uint64_t(product >> 64);
}

std::uint64_t avalancheOf(std::uint64_t hash)
{
    hash = (hash ^ (hash >> 37)) * avalanchePrime;
    return hash ^ (hash >> 32);
}

/// Of contents of up to three bytes.
std::uint64_t strongAvalanche(std::uint64_t hash)
{
    hash = (hash ^ (hash >> 33)) * primeSecond;
    hash = (hash ^ (hash >> 29)) * primeThird;
    return hash ^ (hash >> 32);
}

std::uint64_t mixedWithSecret(const std::byte* bytes, std::size_t place)
{
    return foldedProduct(wordAt<std::uint64_t>(bytes) ^ secretAt(place),
                         wordAt<std::uint64_t>(bytes + 8) ^ secretAt(place + 8));
}

std::uint64_t valueUpTo16(const std::byte* bytes, std::size_t size)
{
    if (size > 8) {
        const std::uint64_t low = wordAt<std::uint64_t>(bytes) ^ secretAt(24) ^ secretAt(32);
        const std::uint64_t high = wordAt<std::uint64_t>(bytes + size - 8) ^ secretAt(40) ^ secretAt(48);
        return avalancheOf(size + __builtin_bswap64(low) + high + foldedProduct(low, high));
    }
    if (size >= 4) {
        const std::uint64_t first = wordAt<std::uint32_t>(bytes);
        const std::uint64_t last = wordAt<std::uint32_t>(bytes + size - 4);
        std::uint64_t hash = (last + (first << 32)) ^ secretAt(8) ^ secretAt(16);
        hash = (hash ^ std::rotl(hash, 49) ^ std::rotl(hash, 24)) * mixPrime;
        hash = (hash ^ ((hash >> 35) + size)) * mixPrime;
        return hash ^ (hash >> 28);
    }
    if (size == 0) return strongAvalanche(secretAt(56) ^ secretAt(64));
    const auto at = [&](std::size_t place) { return std::to_integer<std::uint32_t>(bytes[place]); };
    const std::uint32_t all =
        (at(0) << 16) | (at(size / 2) << 24) | at(size - 1) | (std::uint32_t(size) << 8);
    return strongAvalanche(all ^ (secretAt<std::uint32_t>(0) ^ secretAt<std::uint32_t>(4)));
}

std::uint64_t valueUpTo128(const std::byte* bytes, std::size_t size)
{
    std::uint64_t hash = size * primeFirst;
    for (std::size_t pair = (size - 1) / 32 + 1; pair-- > 0;) {
        hash += mixedWithSecret(bytes + 16 * pair, 32 * pair);
        hash += mixedWithSecret(bytes + size - 16 * (pair + 1), 32 * pair + 16);
    }
    return avalancheOf(hash);
}

std::uint64_t valueUpTo240(const std::byte* bytes, std::size_t size)
{
    std::uint64_t hash = size * primeFirst;
    for (std::size_t i = 0; i < 8; ++i) hash += mixedWithSecret(bytes + 16 * i, 16 * i);
    hash = avalancheOf(hash);
    for (std::size_t i = 8; i < size / 16; ++i) hash += mixedWithSecret(bytes + 16 * i, 16 * (i - 8) + 3);
    return avalancheOf(hash + mixedWithSecret(bytes + size - 16, 136 - 17));
}

void accumulateStripe(std::array<std::uint64_t, 8>& lanes, const std::byte* stripe, std::size_t place)
{
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const auto word = wordAt<std::uint64_t>(stripe + 8 * i);
        const std::uint64_t keyed = word ^ secretAt(place + 8 * i);
        lanes[i ^ 1] += word;
        lanes[i] += (keyed & 0xffffffffu) * (keyed >> 32);
    }
}

/// Adds stripes one behind the other, each with the part of the secret that is its own.
void accumulatePlainly(std::array<std::uint64_t, 8>& lanes, const std::byte* stripes, std::size_t count,
                       std::size_t place)
{
    for (; count > 0; --count, stripes += 64, place += 8) accumulateStripe(lanes, stripes, place);
}

#if defined(__x86_64__) && defined(__GNUC__)

#define TAGLINE_XXH3_WIDE __attribute__((target("avx2")))

TAGLINE_XXH3_WIDE inline __m256i wideAt(const void* bytes)
{
    return _mm256_loadu_si256(static_cast<const __m256i*>(bytes));
}

/// Four lanes with what 32 bytes of a stripe add to them.
TAGLINE_XXH3_WIDE inline __m256i accumulated(__m256i lanes, const std::byte* bytes, std::size_t place)
{
    constexpr int swapped = 0x4e; // each two lanes
    const __m256i words = wideAt(bytes);
    const __m256i keyed = _mm256_xor_si256(words, wideAt(secret.data() + place));
    const __m256i products = _mm256_mul_epu32(keyed, _mm256_srli_epi64(keyed, 32));
    return _mm256_add_epi64(lanes, _mm256_add_epi64(_mm256_shuffle_epi32(words, swapped), products));
}

TAGLINE_XXH3_WIDE void accumulateWidely(std::array<std::uint64_t, 8>& lanes, const std::byte* stripes,
                                        std::size_t count, std::size_t place)
{
    __m256i first = wideAt(lanes.data()), second = wideAt(lanes.data() + 4);
    for (; count > 0; --count, stripes += 64, place += 8) {
        first = accumulated(first, stripes, place);
        second = accumulated(second, stripes + 32, place + 32);
    }
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(lanes.data()), first);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(lanes.data() + 4), second);
}

/// The way that this processor has.
void accumulateStripes(std::array<std::uint64_t, 8>& lanes, const std::byte* stripes, std::size_t count,
                       std::size_t place)
{
    static const bool isWide = __builtin_cpu_supports("avx2");
    return isWide ? accumulateWidely(lanes, stripes, count, place)
                  : accumulatePlainly(lanes, stripes, count, place);
}

#else

void accumulateStripes(std::array<std::uint64_t, 8>& lanes, const std::byte* stripes, std::size_t count,
                       std::size_t place)
{
    accumulatePlainly(lanes, stripes, count, place);
}

#endif

} // namespace

void Xxh3::addStripes(const std::byte* stripes, std::size_t count)
{
    while (count > 0) {
        const std::size_t taken = std::min(count, stripesOfBlock - m_stripes);
        accumulateStripes(m_lanes, stripes, taken, 8 * m_stripes);
        stripes += taken * stripeBytes;
        count -= taken;
        m_stripes += taken;
        if (m_stripes == stripesOfBlock) endBlock();
    }
}

void Xxh3::endBlock()
{
    m_stripes = 0;
    for (std::size_t i = 0; i < m_lanes.size(); ++i)
        m_lanes[i] = (m_lanes[i] ^ (m_lanes[i] >> 47) ^ secretAt(secret.size() - 64 + 8 * i)) * prime32First;
}

/// Expects a full buffer, and bytes that follow it: the last stripe is added in another way.
void Xxh3::emptyBuffer()
{
    addStripes(m_buffer.data(), bufferBytes / stripeBytes);
    std::copy_n(m_buffer.end() - stripeBytes, stripeBytes, m_before.begin());
    m_buffered = 0;
}

void Xxh3::add(std::span<const std::byte> bytes)
{
    m_totalBytes += bytes.size();
    while (!bytes.empty()) {
        if (m_buffered == bufferBytes) emptyBuffer();
        if (m_buffered == 0 && m_totalBytes > bytes.size()) { // not at the beginning: without the buffer
            const std::size_t ahead = bytes.size() > bufferBytes ? bytes.size() - bufferBytes : 0;
            const std::size_t stripes = (ahead + stripeBytes - 1) / stripeBytes;
            addStripes(bytes.data(), stripes);
            bytes = bytes.subspan(stripes * stripeBytes);
            if (stripes > 0) std::copy_n(bytes.data() - stripeBytes, stripeBytes, m_before.begin());
        }
        const std::size_t taken = std::min(bufferBytes - m_buffered, bytes.size());
        std::copy_n(bytes.data(), taken, m_buffer.data() + m_buffered);
        m_buffered += taken;
        bytes = bytes.subspan(taken);
    }
}

std::uint64_t Xxh3::valueOfLong() const
{
    Xxh3 last = *this;
    std::size_t at = 0;
    for (; m_buffered - at > stripeBytes; at += stripeBytes) last.addStripes(m_buffer.data() + at, 1);
    std::array<std::byte, 2 * stripeBytes> end{}; // the last bytes end at its half
    std::copy(m_before.begin(), m_before.end(), end.begin());
    if (at > 0) std::copy_n(m_buffer.data() + at - stripeBytes, stripeBytes, end.begin());
    std::copy_n(m_buffer.data() + at, m_buffered - at, end.begin() + stripeBytes);
    accumulateStripe(last.m_lanes, end.data() + (m_buffered - at), secret.size() - 64 - 7);
    std::uint64_t hash = m_totalBytes * primeFirst;
    for (std::size_t i = 0; i < 4; ++i)
        hash += foldedProduct(last.m_lanes[2 * i] ^ secretAt(11 + 16 * i),
                              last.m_lanes[2 * i + 1] ^ secretAt(11 + 16 * i + 8));
    return avalancheOf(hash);
}

std::uint64_t Xxh3::value() const
{
    const std::byte* bytes = m_buffer.data();
    const auto size = std::size_t(m_totalBytes);
    if (size <= 16) return valueUpTo16(bytes, size);
    if (size <= 128) return valueUpTo128(bytes, size);
    if (size <= 240) return valueUpTo240(bytes, size);
    return valueOfLong();
}

} // namespace tagline
