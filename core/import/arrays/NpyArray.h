#pragma once

// NpyArray is an array of numbers as NumPy saves it (.npy). Source: numpy.org, numpy.lib.format, versions 1.0
// to 3.0. Arrays of Python objects are pickled programs and never read.

#include "core/support/Result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tagline {

class NpyArray
{
public:
    /// Reads the head of a whole file, and checks that the numbers are there. `file` must outlive the array.
    /// Codes: import.bad-npy, import.pickled, import.npy-type.
    static Result<NpyArray> read(std::span<const std::byte> file);
    /// Reads the header as above, but the numbers may lie beyond the given bytes.
    static Result<NpyArray> readHead(std::span<const std::byte> file);

    const std::vector<std::size_t>& shape() const { return m_shape; }
    /// Numbers in all; 1 for a scalar.
    std::size_t size() const { return m_size; }
    /// "(240, 156)": for messages.
    std::string shapeText() const;

    /// Expects an index below size(), in the order of C (the last axis runs first) however the file has it.
    double operator[](std::size_t index) const;
    /// The place of the first value that is not finite or beyond ± `most`; size() for none.
    std::size_t firstBeyond(double most) const;

private:
    enum class Kind : std::uint8_t { Float, Signed, Unsigned };

    struct Head;
    double valueAt(std::size_t place) const;

    Kind m_kind = Kind::Float;
    std::uint8_t m_width = 8; ///< bytes a number
    bool m_isBigEndian = false;
    bool m_isFortran = false;
    std::vector<std::size_t> m_shape;
    std::size_t m_size = 1;
    std::size_t m_numbersAt = 0;
    std::span<const std::byte> m_numbers;
};

} // namespace tagline
