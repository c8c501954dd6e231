# How tests are built: several of a folder together are one program, which reads what they include once and is linked
# once. Each is a test of its own to ctest, and runs alone.

set(TAGLINE_TESTS_TOGETHER 9 CACHE STRING "How many tests are one program; 1 builds each by itself, which is quicker for who works at one")

# tagline_add_test(NAME LIBS libs… [SOURCES more.cpp…] [MOC headers.h…] [LABELS labels…] [SANITIZE] [THREADS] [DISPLAY] [ALONE] [TIMEOUT seconds] [ENVIRONMENT A=b…] [ARGUMENTS test functions…])
#   NAME.cpp in the calling folder is a Qt Test with its own main (QTEST_… macro); it includes NAME.moc at its end.
#   The target NAME builds the program that it is in. All its includes stand at the beginning of their lines.
#   MOC       headers of the test's own that hold Q_OBJECT.
#   SANITIZE  also built and run by the asan preset (core, document and fuzz-corpus tests). One with DISPLAY is
#             of the preset asan-window, which compiles the whole window for it.
#   THREADS   also built and run by the tsan preset (what works on several threads). One of the window is of the
#             preset tsan-window, which compiles the whole window for it.
#   DISPLAY   needs a window and OpenGL: run under its own X server, window manager and software GL.
#   ALONE     is a program of its own, NAME_program, with the main and the namespaces of its source.
set(TAGLINE_TEST_DESKTOP "XDG_CONFIG_DIRS=${PROJECT_SOURCE_DIR}/tests/support/desktop:/etc/xdg") # as in with-display.sh
function(tagline_add_test name)
    cmake_parse_arguments(ARG "SANITIZE;THREADS;DISPLAY;ALONE" "TIMEOUT" "LIBS;SOURCES;MOC;LABELS;ENVIRONMENT;ARGUMENTS" ${ARGN})
    set(precompiled ${TAGLINE_TEST_PRECOMPILED})
    foreach(kind window document)
        if(kind IN_LIST ARG_LIBS)
            set(precompiled precompiled_${kind})
            break()
        endif()
    endforeach()
    # Together are those of one precompiled header that the same presets build; what replaces functions of the system is for one only.
    set(kind ${precompiled}-${ARG_SANITIZE}-${ARG_THREADS}-${ARG_DISPLAY})
    set(replacing ${ARG_LIBS})
    list(FILTER replacing INCLUDE REGEX "^(allocation_count|failing_calls_object)$")
    set(said ${name}) # which of the program's tests is to run
    if(ARG_ALONE OR replacing)
        string(APPEND kind -${name})
        set(said)
    endif()
    tagline_test_program(${name} ${kind} ${precompiled} program)
    if(NOT said)
        set_target_properties(${program} PROPERTIES TAGLINE_ALONE ON)
    endif()
    target_link_libraries(${program} PRIVATE ${ARG_LIBS})
    get_target_property(sources ${program} SOURCES)
    foreach(source ${ARG_SOURCES})
        get_filename_component(source ${source} ABSOLUTE)
        if(NOT source IN_LIST sources)
            target_sources(${program} PRIVATE ${source})
        endif()
    endforeach()
    tagline_moc(${program} ${ARG_MOC})
    add_custom_target(${name})
    add_dependencies(${name} ${program})
    set_target_properties(${name} PROPERTIES PROGRAM ${program})

    set(command ${program} ${said} ${ARG_ARGUMENTS})
    set(labels ${ARG_LABELS})
    if(ARG_DISPLAY)
        list(APPEND labels display)
        set(command ${PROJECT_SOURCE_DIR}/tests/support/with-display.sh $<TARGET_FILE:${program}> ${said} ${ARG_ARGUMENTS})
    endif()
    add_test(NAME ${name} COMMAND ${command})
    if(ARG_SANITIZE AND ARG_DISPLAY)
        list(APPEND labels sanitize-window)
        add_dependencies(sanitizer_window_tests ${name})
    elseif(ARG_SANITIZE)
        list(APPEND labels sanitize)
        tagline_sanitized(${name} ${program})
    endif()
    if(ARG_THREADS AND "window" IN_LIST ARG_LIBS)
        list(APPEND labels threads-window)
        add_dependencies(thread_window_tests ${name})
    elseif(ARG_THREADS)
        list(APPEND labels threads)
        add_dependencies(thread_tests ${name})
    endif()
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 180)
    endif()
    set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT ${ARG_TIMEOUT}
        ENVIRONMENT "TAGLINE_SOURCE_DIR=${PROJECT_SOURCE_DIR};TAGLINE_BINARY_DIR=${PROJECT_BINARY_DIR};TAGLINE_STATE_DIR=${CMAKE_CURRENT_BINARY_DIR}/${name}.state;${ARG_ENVIRONMENT}")
    if(TAGLINE_SANITIZE_THREADS) # how Qt's own code locks cannot be seen
        set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT "TSAN_OPTIONS=ignore_noninstrumented_modules=1:halt_on_error=1")
    endif()
    if(NOT ARG_DISPLAY)
        set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT "QT_QPA_PLATFORM=offscreen" "${TAGLINE_TEST_DESKTOP}")
    endif()
endfunction()

# tagline_add_release_test(NAME FUNCTION ROUNDS): a test function of NAME with as many random rounds as are run
# before a release: NAME_FUNCTION, labelled `release`. It prints its seeds.
function(tagline_add_release_test name function rounds)
    get_target_property(program ${name} PROGRAM)
    add_test(NAME ${name}_${function} COMMAND ${program} ${name} ${function})
    get_test_property(${name} ENVIRONMENT environment)
    set_tests_properties(${name}_${function} PROPERTIES LABELS release TIMEOUT 3600
        ENVIRONMENT "${environment};TAGLINE_RANDOM_ROUNDS=${rounds};QTEST_FUNCTION_TIMEOUT=3600000")
endfunction()

option(TAGLINE_SANITIZED_APART "The target all has no tests that the asan preset builds too" OFF)
# tagline_sanitized(NAME PROGRAM): a target that the asan preset builds, and the program behind it.
function(tagline_sanitized name program)
    add_dependencies(sanitizer_tests ${name})
    set_target_properties(${program} PROPERTIES EXCLUDE_FROM_ALL ${TAGLINE_SANITIZED_APART})
endfunction()

# The program that a test of this kind goes into: the folder's last one of the kind, while it has room.
function(tagline_test_program name kind precompiled program)
    get_property(last DIRECTORY PROPERTY TAGLINE_PROGRAM_${kind})
    if(last)
        get_property(tests TARGET ${last} PROPERTY TAGLINE_TESTS)
        list(LENGTH tests count)
    endif()
    if(NOT last OR count GREATER_EQUAL TAGLINE_TESTS_TOGETHER)
        set(last ${name}_program)
        add_executable(${last} ${CMAKE_CURRENT_BINARY_DIR}/${last}.cpp)
        target_link_libraries(${last} PRIVATE test_support Qt6::Test)
        target_include_directories(${last} PRIVATE ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_BINARY_DIR})
        target_compile_options(${last} PRIVATE -Wno-subobject-linkage) # tests are included, but no headers
        tagline_use_precompiled(${last} ${precompiled})
        set_property(DIRECTORY PROPERTY TAGLINE_PROGRAM_${kind} ${last})
        cmake_language(EVAL CODE "cmake_language(DEFER CALL tagline_write_test_program ${last})")
    endif()
    set_property(TARGET ${last} APPEND PROPERTY TAGLINE_TESTS ${name})
    set(${program} ${last} PARENT_SCOPE)
endfunction()

# Called once a folder's tests are known.
function(tagline_write_test_program program)
    get_property(tests TARGET ${program} PROPERTY TAGLINE_TESTS)
    get_property(alone TARGET ${program} PROPERTY TAGLINE_ALONE)
    set(sources)
    set(mocs)
    foreach(test ${tests})
        set(source ${CMAKE_CURRENT_SOURCE_DIR}/${test}.cpp)
        set(moc ${CMAKE_CURRENT_BINARY_DIR}/${test}.moc)
        add_custom_command(OUTPUT ${moc} DEPENDS ${source} COMMAND Qt6::moc ${source} -o ${moc} VERBATIM)
        list(APPEND sources ${source})
        list(APPEND mocs ${moc})
    endforeach()
    set(script ${PROJECT_SOURCE_DIR}/cmake/JoinTests.cmake)
    add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp DEPENDS ${sources} ${mocs} ${script}
        COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR} -DALONE=${alone} "-DSOURCES=${sources}" -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp -P ${script} VERBATIM)
endfunction()
