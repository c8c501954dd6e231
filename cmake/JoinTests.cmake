# Writes the source of a program of tests (SOURCES; OUTPUT, ROOT: the repository's): what they include comes
# first; then each stands in a namespace of its own, with its main, so that their names do not meet. One that is ALONE
# is itself.
set(includes)
set(bodies)
set(table)
foreach(source ${SOURCES})
    get_filename_component(test ${source} NAME_WE)
    file(RELATIVE_PATH path ${ROOT} ${source})
    file(STRINGS ${source} lines REGEX "^#include [<\"]")
    list(FILTER lines EXCLUDE REGEX "\\.moc\"")
    list(APPEND includes ${lines})
    string(APPEND bodies "namespace ${test}_file {\n#include \"${path}\"\n}\n")
    string(APPEND table "{\"${test}\", ${test}_file::main}, ")
endforeach()
if(ALONE)
    set(text "#include \"tests/support/Patience.h\"\n#include \"${path}\"\n")
else()
    list(REMOVE_DUPLICATES includes)
    list(JOIN includes "\n" includes)
    set(text "#include \"tests/support/Patience.h\"
${includes}
#include \"tests/support/TestProgram.h\"
${bodies}
int main(int argc, char** argv) { return tagline::test::runNamed({${table}}, argc, argv); }
")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "${text}" @ONLY) # what stays the same is not compiled again
