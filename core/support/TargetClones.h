#pragma once

// TAGLINE_TARGET_CLONES compiles a function for newer x86-64 processors too; the program picks one as it
// starts.

/// Only where the compiler can do it and nothing watches the program: the choice is made before a sanitizer's
/// runtime is ready. A function so marked cannot be inlined: mark loops, not their bodies.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__gnu_linux__) &&             \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define TAGLINE_TARGET_CLONES                                                                                \
    __attribute__((target_clones("default", "arch=x86-64-v2", "arch=x86-64-v3", "arch=x86-64-v4")))
/// Clones for loops over products of 64 bits, an instruction of the newest processors alone: the code that
/// compilers make for those between is slower than one by one.
#define TAGLINE_PRODUCT_CLONES __attribute__((target_clones("default", "arch=x86-64-v4")))
#else
#define TAGLINE_TARGET_CLONES
#define TAGLINE_PRODUCT_CLONES
#endif
