#pragma once

// Nobody is who a test is where root would be refused nothing.

#include <QtGlobal>

#include <unistd.h>

namespace tagline::test {

/// While it lives the program is an ordinary user, also where root runs the test.
class Nobody
{
public:
    Nobody() { m_wasRoot = ::geteuid() == 0 && ::seteuid(ordinaryUser) == 0; }
    ~Nobody()
    {
        if (m_wasRoot && ::seteuid(0) != 0) qFatal("root cannot be root again");
    }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;

private:
    static constexpr uid_t ordinaryUser = 65534; ///< "nobody", who has no files
    bool m_wasRoot = false;
};

} // namespace tagline::test
