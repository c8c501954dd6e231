#pragma once

// failureOf runs work that may run out of memory, in places where no caller could catch its exception.

#include <exception>
#include <new>
#include <stdexcept>
#include <string>

namespace tagline {

/// Why the work did not end, in words for people; empty if it did. Every thread's work goes through this:
/// an exception that leaves a thread ends the program.
template<class Work>
std::string failureOf(Work&& work)
{
    try {
        work();
        return {};
    } catch (const std::bad_alloc&) {
        return "there is not enough memory";
    } catch (const std::length_error&) { // an array longer than any memory
        return "there is not enough memory";
    } catch (const std::exception& exception) {
        return std::string("it failed: ") + exception.what();
    } catch (...) {
        return "it failed";
    }
}

} // namespace tagline
