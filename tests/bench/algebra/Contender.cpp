#include "tests/bench/algebra/Contender.h"

namespace tagline::bench {

const char* text(Operation operation)
{
    switch (operation) {
    case Operation::Union:
        return "A\\|B";
    case Operation::Intersection:
        return "A&B";
    case Operation::Difference:
        return "A-B";
    case Operation::Nested:
        return "nested";
    case Operation::UnionOf20:
        return "20-union";
    }
    return "";
}

int operandCount(Operation operation)
{
    switch (operation) {
    case Operation::Union:
    case Operation::Intersection:
    case Operation::Difference:
        return 2;
    case Operation::Nested:
        return 4;
    case Operation::UnionOf20:
        return 20;
    }
    return 0;
}

} // namespace tagline::bench
