# Every header of a library is included by a source of its own, which is compiled alone: a header that needs another
# one included before it does not compile. The standard library's and Qt's headers come precompiled, which makes the
# proof six times as quick; that a header includes what it needs of the standard library is held by tst_Includes.

# tagline_prove_headers(FOLDER): for all libraries of a source folder and of the folders below it. The target
# library_headers_alone proves the headers that other programs may include (core, render); headers_alone those of the
# window too, which takes five times as long and is for a release.
function(tagline_prove_headers folder)
    if(NOT TARGET headers_alone)
        add_custom_target(library_headers_alone)
        add_custom_target(headers_alone)
        add_dependencies(headers_alone library_headers_alone)
        tagline_precompiled_kind(precompiled_standard
            HEADERS <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string> <string_view> <variant> <vector>)
    endif()
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
        get_target_property(sets ${target} INTERFACE_HEADER_SETS)
        if(sets)
            tagline_prove_library(${target})
        endif()
    endforeach()
    get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    foreach(sub ${below})
        tagline_prove_headers(${sub})
    endforeach()
endfunction()

function(tagline_prove_library target)
    get_target_property(headers ${target} HEADER_SET)
    set(sources)
    foreach(header ${headers})
        file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR} ${header})
        set(source ${PROJECT_BINARY_DIR}/headers_alone/${path}.cpp)
        file(CONFIGURE OUTPUT ${source} CONTENT "#include <${path}>\n")
        list(APPEND sources ${source})
    endforeach()
    add_library(${target}_headers OBJECT EXCLUDE_FROM_ALL ${sources})
    target_link_libraries(${target}_headers PRIVATE ${target})
    set_target_properties(${target}_headers PROPERTIES UNITY_BUILD OFF AUTORCC OFF)

    get_target_property(kind ${target} PRECOMPILE_HEADERS_REUSE_FROM)
    get_target_property(folder ${target} SOURCE_DIR)
    set(proof headers_alone)
    if(folder MATCHES "^${PROJECT_SOURCE_DIR}/(core|render|resources)")
        set(proof library_headers_alone)
    endif()
    add_dependencies(${proof} ${target}_headers)
    if(NOT kind AND proof STREQUAL "library_headers_alone") # no header of these may include Qt
        set(kind precompiled_standard)
    elseif(NOT kind)
        set(kind precompiled_core)
    endif()
    tagline_use_precompiled(${target}_headers ${kind})
endfunction()
