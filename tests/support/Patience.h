#pragma once

// How long tests wait for what must come about: on a machine that does much else, windows and threads are
// late. Waiting longer costs nothing where it comes in time. What must be quick names its own time.

#include <QTest>

#include <chrono>

namespace tagline::test {

constexpr int patience = int(std::chrono::milliseconds(std::chrono::seconds(60)).count()); ///< milliseconds

} // namespace tagline::test

// Qt's own wait five seconds.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, tagline::test::patience)
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT(expression, message, tagline::test::patience)
#define QTRY_COMPARE(expression, expected) QTRY_COMPARE_WITH_TIMEOUT(expression, expected, tagline::test::patience)
