# Writes the source that says which commit the program is built of: cmake -DSOURCE=… -DOUTPUT=… -P this. Empty where the
# source is in no repository. What did not change is not written, so that nothing is compiled for it.
find_program(GIT git)
set(commit)
if(GIT AND EXISTS ${SOURCE}/.git)
    execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --short=10 HEAD OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(text "namespace tagline {\nconst char* commitOfBuild();\nconst char* commitOfBuild() { return \"${commit}\"; }\n}\n")
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "${text}" @ONLY)
