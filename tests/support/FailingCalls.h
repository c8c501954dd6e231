#pragma once

// FailingCalls lets system calls of a program fail on purpose: the n-th on the files of a folder. A test that
// is linked with it stages faults of its own; another program has them staged by its environment, with the
// library failing_calls loaded before its own (LD_PRELOAD):
//   TAGLINE_FAULT_UNDER=/tmp/lib  TAGLINE_FAULT_CALL=3  TAGLINE_FAULT_ERROR=28  TAGLINE_FAULT_FOR_GOOD=1
//   TAGLINE_FAULT_ONLY=renameat2  calls of that name alone are counted
//   TAGLINE_FAULT_LOG=/tmp/log    where the name of the call that failed is written, "passed" where the n-th
//   was
//                                 to write less than it was given and is none that writes; nothing where
//                                 there are fewer calls

#include <string>

namespace tagline::test {

struct CallFault
{
    std::string under;      ///< calls on this folder and on what lies below it are counted
    int call = 0;           ///< which of them fails, from 1; 0: none
    int error = 0;          ///< the errno that it fails with; 0: a write takes half of what it is given
    bool isForGood = false; ///< those after it fail as well
    std::string only = {};  ///< the name of the calls that are counted; empty: all
};

/// What came of a fault.
struct StagedCalls
{
    int counted = 0;
    std::string failed; ///< the name of the first call that failed; empty: none did
};

/// From now on, on every thread of this process. Counts from 1 again.
void stage(const CallFault& fault);
/// Nothing fails any more.
StagedCalls unstage();

} // namespace tagline::test
