# What other projects link: Tagline::tags (sets, queries), Tagline::runtime (the packed file) and Tagline::animation (the library motion: clips,
# controller, crowd, presets, search), by
#   find_package(Tagline 0.1 REQUIRED COMPONENTS tags runtime animation)    after: cmake --install BUILD --component development
#   add_subdirectory(tagline)                                               which builds tags and runtime alone, and what else TAGLINE_COMPONENTS names
# It comes after all targets and their header sets are known. All are plain C++20 and need neither Qt nor Assimp; animation needs the headers of
# GLM, and JSON only while it is built. Headers are included as "core/tags/…".
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# tagline_package(TARGET NAME EXPORT): installs a library as Tagline::NAME. Whoever does not ask for the animation is not asked for GLM: it
# has an export of its own.
function(tagline_package target name export)
    add_library(Tagline::${name} ALIAS ${target})
    target_compile_features(${target} PUBLIC cxx_std_20)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME tagline_${name} EXPORT_NAME ${name})
    set(headers)
    get_target_property(sets ${target} INTERFACE_HEADER_SETS)
    foreach(set ${sets})
        list(APPEND headers FILE_SET ${set} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tagline COMPONENT development)
    endforeach()
    install(TARGETS ${target} EXPORT ${export} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development ${headers})
endfunction()

set(exports TaglineTargets)
foreach(target tags runtime system)
    tagline_package(${target} ${target} TaglineTargets)
endforeach()
if(TARGET motion)
    tagline_package(motion animation TaglineAnimationTargets)
    list(APPEND exports TaglineAnimationTargets)
endif()
foreach(export ${exports})
    install(EXPORT ${export} NAMESPACE Tagline:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Tagline COMPONENT development)
endforeach()
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/TaglineConfig.cmake.in ${PROJECT_BINARY_DIR}/TaglineConfig.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Tagline NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/TaglineConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TaglineConfig.cmake ${PROJECT_BINARY_DIR}/TaglineConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Tagline COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/resources/python/tagline_tags.py DESTINATION ${CMAKE_INSTALL_DATADIR}/tagline/python COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/resources/cpp/tagline_tags.h DESTINATION ${CMAKE_INSTALL_DATADIR}/tagline/cpp COMPONENT development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/schemas DESTINATION ${CMAKE_INSTALL_DATADIR}/tagline COMPONENT development)
