// Debian's Assimp aborts where an assertion of its own fails, also on files that a plain build reads. This
// worker goes on instead: it is the process that may crash. Assimp finds this function because the worker
// exports its symbols.

namespace Assimp {

void aiAssertViolation(const char* failedExpression, const char* file, int line);
void aiAssertViolation(const char*, const char*, int) {}

} // namespace Assimp
