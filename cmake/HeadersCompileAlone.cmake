# Chooses the headers that HeadersCompileAlone compiles: those that no source proves to stand alone. A source of a
# header's name includes it first (tst_Includes holds that), so its own compilation is the proof; but not where
# precompiled headers come before it.

# tagline_unproven_headers(VARIABLE TARGET): headers of the target's header set that no compilation proves.
function(tagline_unproven_headers variable target)
    get_target_property(headers ${target} HEADER_SET)
    get_target_property(is_precompiled ${target} PRECOMPILE_HEADERS_REUSE_FROM)
    set(unproven)
    foreach(header ${headers})
        string(REGEX REPLACE "\\.h$" ".cpp" source ${header})
        if(is_precompiled OR NOT EXISTS ${source})
            list(APPEND unproven ${header})
        endif()
    endforeach()
    set(${variable} ${unproven} PARENT_SCOPE)
endfunction()

# tagline_verify_unproven_headers(FOLDER): for all targets of a source folder and the folders below it.
function(tagline_verify_unproven_headers folder)
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
        get_target_property(sets ${target} INTERFACE_HEADER_SETS)
        if(NOT sets)
            continue()
        endif()
        tagline_unproven_headers(unproven ${target})
        if(unproven)
            target_sources(${target} INTERFACE FILE_SET unproven TYPE HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${unproven})
            set_target_properties(${target} PROPERTIES INTERFACE_HEADER_SETS_TO_VERIFY unproven)
        else()
            set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS OFF)
        endif()
    endforeach()
    get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    foreach(sub ${below})
        tagline_verify_unproven_headers(${sub})
    endforeach()
endfunction()
