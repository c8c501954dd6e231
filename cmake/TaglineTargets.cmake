# The project's own functions for libraries, and the flags that every target shares.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTORCC ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
        CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime ${CCACHE_PROGRAM})
endif()

# A program that holds the window is linked in a third of the time by lld, and the tests are hundreds of programs.
# (mold 1.10 is as quick, but now and then it never ends, and what it makes does not always start.)
find_program(LLD_PROGRAM ld.lld)
if(LLD_PROGRAM AND TAGLINE_TESTS)
    add_link_options(-fuse-ld=lld)
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow)
add_compile_options($<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-restrict>) # g++ 12 warns of std::string itself
if(TAGLINE_WERROR)
    add_compile_options(-Werror)
endif()
if(TAGLINE_ASSERTIONS)
    string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}")
    string(REPLACE "-O2" "-O1" CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}") # two thirds of the compiler's time
    string(REPLACE "-g" "-g1" CMAKE_CXX_FLAGS_RELWITHDEBINFO "${CMAKE_CXX_FLAGS_RELWITHDEBINFO}")
endif()
option(TAGLINE_TEST_LINES "Tests keep the line numbers of what they test, for a debugger and the sanitizers' reports: 10 to 20 GB of disk" OFF)
if(TAGLINE_TEST_LINES AND CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_options(-g1)
endif()
if(TAGLINE_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>) # false beside sanitizers, as GCC's manual says
    add_link_options(-fsanitize=address,undefined)
endif()

if(TAGLINE_SANITIZE_THREADS)
    add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>) # as above
    add_compile_options(-Wno-tsan) # Unshared.h has a fence beside its lock-free count
    add_link_options(-fsanitize=thread)
endif()

# Headers that nearly every file of a kind includes are read once (TAGLINE_PRECOMPILED). Few kinds, shared by
# many targets: a precompiled header of Qt is 100 MB and more.
#   tagline_precompiled_kind(KIND LIBS libs… HEADERS <a> <b>…)  the kind's header, made by a program of its own
#   tagline_use_precompiled(TARGET KIND)
# A target of a kind must be compiled with the definitions that the kind's header was made with, and may have more.
function(tagline_precompiled_kind kind)
    cmake_parse_arguments(ARG "" "" "LIBS;HEADERS" ${ARGN})
    if(NOT TAGLINE_PRECOMPILED)
        return()
    endif()
    file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${kind}.cpp CONTENT "int main() {}\n")
    add_executable(${kind} ${CMAKE_CURRENT_BINARY_DIR}/${kind}.cpp)
    set_target_properties(${kind} PROPERTIES AUTORCC OFF)
    target_link_libraries(${kind} PRIVATE ${ARG_LIBS})
    target_compile_options(${kind} PRIVATE ${TAGLINE_PRECOMPILED_OPTIONS})
    if(NOT ARG_LIBS)
        target_compile_options(${kind} PRIVATE -fPIC) # a program's -fPIE is not a library's; Qt asks for it itself
    endif()
    target_precompile_headers(${kind} PRIVATE ${ARG_HEADERS})
endfunction()

# ccache wants to see the header in what the preprocessor gives it. Qt tells tests their folder, which no two
# share and none of ours asks for.
set(TAGLINE_PRECOMPILED_OPTIONS -fpch-preprocess -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)

function(tagline_use_precompiled target kind)
    if(TARGET ${kind})
        target_compile_options(${target} PRIVATE ${TAGLINE_PRECOMPILED_OPTIONS})
        target_precompile_headers(${target} REUSE_FROM ${kind})
    endif()
endfunction()

# tagline_moc(TARGET headers…): what Qt's meta-object compiler makes of those that hold Q_OBJECT is compiled beside the
# sources of the same names. (Automoc reads every header with all that it includes, and compiles all of it once more.)
# A header that gets its first Q_OBJECT wants cmake to run again. To be called where the target is made.
function(tagline_moc target)
    get_target_property(sources ${target} SOURCES)
    list(TRANSFORM sources PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ REGEX "^[^/$]")
    foreach(header ${ARGN})
        get_filename_component(header ${header} ABSOLUTE)
        file(STRINGS ${header} found REGEX "^ *(Q_OBJECT|Q_GADGET|Q_NAMESPACE)" LIMIT_COUNT 1)
        file(RELATIVE_PATH path ${CMAKE_CURRENT_SOURCE_DIR} ${header})
        string(REGEX REPLACE "[^A-Za-z0-9]" "_" name ${path})
        set(moc ${CMAKE_CURRENT_BINARY_DIR}/moc_${name}.cpp)
        if(NOT found OR moc IN_LIST sources)
            continue()
        endif()
        add_custom_command(OUTPUT ${moc} DEPENDS ${header} COMMAND Qt6::moc ${header} -o ${moc} VERBATIM)
        string(REGEX REPLACE "\\.h$" ".cpp" source ${header})
        list(FIND sources ${source} place)
        if(place EQUAL -1)
            list(APPEND sources ${moc})
        else()
            list(INSERT sources ${place} ${moc})
        endif()
        set_property(TARGET ${target} PROPERTY UNITY_BUILD_BATCH_SIZE 32) # two a class
    endforeach()
    set_property(TARGET ${target} PROPERTY SOURCES ${sources})
endfunction()

# Called once the folders below a library have added their files.
function(tagline_moc_library target)
    get_target_property(headers ${target} HEADER_SET)
    tagline_moc(${target} ${headers})
endfunction()

# tagline_library(NAME [SOURCES …] [HEADERS …] [PUBLIC libs…] [PRIVATE libs…] [PRECOMPILED kind])
# A static library, to which sub-folders may add files, whose headers are a verified header set, included from the repository root.
function(tagline_library name)
    cmake_parse_arguments(ARG "" "PRECOMPILED" "SOURCES;HEADERS;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${ARG_HEADERS})
    target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE ${ARG_PRIVATE})
    if(ARG_PRECOMPILED)
        tagline_use_precompiled(${name} ${ARG_PRECOMPILED})
    endif()
    cmake_language(EVAL CODE "cmake_language(DEFER CALL tagline_moc_library ${name})")
endfunction()

# tagline_add_files(TARGET SOURCES … HEADERS …): adds the calling folder's files, headers verified to compile alone.
function(tagline_add_files target)
    cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS" ${ARGN})
    list(TRANSFORM ARG_SOURCES PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    list(TRANSFORM ARG_HEADERS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    target_sources(${target} PRIVATE ${ARG_SOURCES}
        PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${ARG_HEADERS})
endfunction()
