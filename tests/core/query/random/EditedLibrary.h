#pragma once

// EditedLibrary is what random cases go through: a random library that changes every few cases, and is
// another one every few hundred.

#include "tests/core/query/random/NaiveEvaluation.h"

#include <optional>

namespace tagline::test {

class EditedLibrary
{
public:
    explicit EditedLibrary(std::mt19937& random)
        : m_random(random)
    {
    }

    void next()
    {
        const bool isEdit = m_case % 16 == 0;
        if (m_case % 512 == 0)
            m_library.emplace(m_random);
        else if (isEdit)
            m_library->edit(m_random);
        if (isEdit) m_naive.emplace(*m_library);
        ++m_case;
    }

    const RandomLibrary& library() const { return *m_library; }
    const QueryLibrary& asked() const { return m_library->asked(); }
    NaiveEvaluation& naive() { return *m_naive; }

private:
    std::mt19937& m_random;
    std::uint32_t m_case = 0;
    std::optional<RandomLibrary> m_library;
    std::optional<NaiveEvaluation> m_naive;
};

} // namespace tagline::test
