#include "core/import/arrays/NpyArray.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <string_view>

namespace tagline {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t mostHeadBytes = 65'536;
constexpr std::size_t mostAxes = 8;

Error badNpy(std::string message) { return {"import.bad-npy", std::move(message), {}}; }

/// Reads the Python dictionary that is the head of the file.
class HeadText
{
public:
    explicit HeadText(std::string_view text)
        : m_rest(text)
    {
    }

    /// Takes a sign off, blanks before it too; whether it was there.
    bool take(char sign)
    {
        skipBlanks();
        if (m_rest.empty() || m_rest.front() != sign) return false;
        m_rest.remove_prefix(1);
        return true;
    }
    bool takeText(std::string& text)
    {
        skipBlanks();
        if (m_rest.empty() || (m_rest.front() != '\'' && m_rest.front() != '"')) return false;
        const std::size_t stop = m_rest.find(m_rest.front(), 1);
        if (stop == std::string_view::npos) return false;
        text = m_rest.substr(1, stop - 1);
        m_rest.remove_prefix(stop + 1);
        return true;
    }
    bool takeWord(std::string_view word)
    {
        skipBlanks();
        if (!m_rest.starts_with(word)) return false;
        m_rest.remove_prefix(word.size());
        return true;
    }
    bool takeNumber(std::size_t& number)
    {
        skipBlanks();
        std::size_t digits = 0;
        number = 0;
        while (digits < m_rest.size() && m_rest[digits] >= '0' && m_rest[digits] <= '9' && digits < 19)
            number = number * 10 + std::size_t(m_rest[digits++] - '0');
        m_rest.remove_prefix(digits);
        takeWord("L"); // Python 2
        return digits > 0;
    }
    bool isAtEnd()
    {
        skipBlanks();
        return m_rest.empty();
    }

private:
    void skipBlanks()
    {
        const std::size_t at = m_rest.find_first_not_of(" \t\r\n");
        m_rest.remove_prefix(std::min(at, m_rest.size()));
    }

    std::string_view m_rest;
};

bool takeShape(HeadText& text, std::vector<std::size_t>& shape)
{
    if (!text.take('(')) return false;
    while (!text.take(')')) {
        std::size_t length = 0;
        if (shape.size() == mostAxes || !text.takeNumber(length)) return false;
        shape.push_back(length);
        if (text.take(',')) continue;
        return text.take(')');
    }
    return true;
}

double halfFloat(std::uint16_t bits)
{
    const int exponent = (bits >> 10) & 31;
    const double fraction = double(bits & 1023) / 1024.0;
    const double size = exponent == 0    ? std::ldexp(fraction, -14)
                        : exponent == 31 ? (fraction == 0.0 ? std::numeric_limits<double>::infinity()
                                                            : std::numeric_limits<double>::quiet_NaN())
                                         : std::ldexp(1.0 + fraction, exponent - 15);
    return bits & 0x8000 ? -size : size;
}

template<class T>
T as(const std::array<std::byte, 8>& bytes)
{
    T value;
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
}

} // namespace

struct NpyArray::Head
{
    std::string type;
    bool isFortran = false;
    std::vector<std::size_t> shape;

    static Result<Head> read(std::string_view dictionary)
    {
        HeadText text(dictionary);
        Head head;
        bool hasType = false, hasOrder = false, hasShape = false;
        bool isGood = text.take('{');
        while (isGood && !text.take('}')) {
            std::string key;
            isGood = text.takeText(key) && text.take(':');
            if (!isGood) break;
            if (key == "descr") {
                hasType = isGood = text.takeText(head.type);
                if (!isGood)
                    return Error{"import.npy-type",
                                 "its rows have fields with names: save plain arrays of numbers",
                                 {}};
            } else if (key == "fortran_order") {
                head.isFortran = text.takeWord("True");
                hasOrder = isGood = head.isFortran || text.takeWord("False");
            } else if (key == "shape")
                hasShape = isGood = !hasShape && takeShape(text, head.shape);
            else
                isGood = false;
            if (isGood && !text.take(',')) {
                isGood = text.take('}');
                break;
            }
        }
        if (!isGood || !hasType || !hasOrder || !hasShape || !text.isAtEnd())
            return badNpy("the head of its array cannot be read: save it anew by numpy.save");
        return head;
    }
};

Result<NpyArray> NpyArray::readHead(std::span<const std::byte> file)
{
    const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
    if (!text.starts_with(magic) || text.size() < 12) return badNpy("it is no .npy array of NumPy");
    const auto byteAt = [&](std::size_t at) { return std::size_t(static_cast<unsigned char>(text[at])); };
    const std::size_t version = byteAt(6);
    if (version < 1 || version > 3) return badNpy("its array is of a version of .npy that is not known");
    const std::size_t headAt = version == 1 ? 10 : 12;
    std::size_t headBytes = byteAt(8) | byteAt(9) << 8;
    if (version > 1) headBytes |= byteAt(10) << 16 | byteAt(11) << 24;
    if (headBytes > mostHeadBytes || text.size() - headAt < headBytes)
        return badNpy("the head of its array is cut off: copy the file again");
    auto head = Head::read(text.substr(headAt, headBytes));
    if (!head) return head.error();

    NpyArray array;
    const std::string& type = head->type;
    if (type.find('O') != std::string::npos)
        return Error{
            "import.pickled",
            "it holds pickled Python objects, which are programs and are not read: save plain arrays "
            "of numbers",
            {}};
    const std::string kind = type.size() == 3 ? type.substr(1) : std::string();
    const bool isKnown = kind == "f2" || kind == "f4" || kind == "f8" || kind == "i1" || kind == "i2" ||
                         kind == "i4" || kind == "i8" || kind == "u1" || kind == "u2" || kind == "u4" ||
                         kind == "u8";
    if (!isKnown || std::string_view("<>|=").find(type[0]) == std::string_view::npos)
        return Error{
            "import.npy-type", "its array is of the type “" + type.substr(0, 32) + "”, not of numbers", {}};
    array.m_kind = kind[0] == 'f' ? Kind::Float : kind[0] == 'i' ? Kind::Signed : Kind::Unsigned;
    array.m_width = std::uint8_t(kind[1] - '0');
    array.m_isBigEndian = type[0] == '>';
    array.m_isFortran = head->isFortran;
    array.m_shape = std::move(head->shape);
    for (const std::size_t length : array.m_shape) {
        if (length != 0 && array.m_size > std::numeric_limits<std::size_t>::max() / 8 / length)
            return badNpy("its array says that it is larger than any file");
        array.m_size *= length;
    }
    array.m_numbersAt = headAt + headBytes;
    return array;
}

Result<NpyArray> NpyArray::read(std::span<const std::byte> file)
{
    auto array = readHead(file);
    if (!array) return array;
    const std::size_t bytes = array->m_size * array->m_width;
    if (file.size() - array->m_numbersAt < bytes)
        return badNpy("its array of shape " + array->shapeText() + " is cut off: copy the file again");
    array->m_numbers = file.subspan(array->m_numbersAt, bytes);
    return array;
}

std::string NpyArray::shapeText() const
{
    std::string text = "(";
    for (const std::size_t length : m_shape) {
        if (text.size() > 1) text += ", ";
        text += std::to_string(length);
    }
    return text + (m_shape.size() == 1 ? ",)" : ")");
}

double NpyArray::valueAt(std::size_t place) const
{
    std::array<std::byte, 8> bytes{};
    const auto source = m_numbers.subspan(place * m_width, m_width);
    std::copy(source.begin(), source.end(), bytes.begin());
    if (m_isBigEndian) std::reverse(bytes.begin(), bytes.begin() + m_width);
    if (m_kind == Kind::Float)
        return m_width == 8   ? as<double>(bytes)
               : m_width == 4 ? double(as<float>(bytes))
                              : halfFloat(as<std::uint16_t>(bytes));
    if (m_kind == Kind::Unsigned) return double(as<std::uint64_t>(bytes));
    return m_width == 8   ? double(as<std::int64_t>(bytes))
           : m_width == 4 ? double(as<std::int32_t>(bytes))
           : m_width == 2 ? double(as<std::int16_t>(bytes))
                          : double(as<std::int8_t>(bytes));
}

double NpyArray::operator[](std::size_t index) const
{
    if (!m_isFortran) return valueAt(index);
    std::size_t place = 0, axis = m_shape.size();
    std::array<std::size_t, mostAxes> at{};
    while (axis-- > 0) {
        at[axis] = index % m_shape[axis];
        index /= m_shape[axis];
    }
    for (axis = m_shape.size(); axis-- > 0;) place = place * m_shape[axis] + at[axis];
    return valueAt(place);
}

std::size_t NpyArray::firstBeyond(double most) const
{
    for (std::size_t i = 0; i < m_size; ++i)
        if (!(std::abs((*this)[i]) <= most)) return i;
    return m_size;
}

} // namespace tagline
