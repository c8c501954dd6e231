#pragma once

// The main of a program that holds several tests.

#include <cstdio>
#include <initializer_list>
#include <string_view>

namespace tagline::test {

/// A test and its own main.
struct NamedTest
{
    const char* name;
    int (*run)(int argc, char** argv);
};

/// Runs the test that the first argument names, with the arguments after it.
inline int runNamed(std::initializer_list<NamedTest> tests, int argc, char** argv)
{
    for (const NamedTest& test : tests) {
        if (argc < 2 || std::string_view(argv[1]) != test.name) continue;
        argv[1] = argv[0];
        return test.run(argc - 1, argv + 1);
    }
    std::fprintf(stderr, "Say which test is to run:\n");
    for (const NamedTest& test : tests) std::fprintf(stderr, "  %s %s\n", argv[0], test.name);
    return 2;
}

} // namespace tagline::test
