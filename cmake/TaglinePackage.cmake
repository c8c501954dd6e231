# What other projects link: Tagline::tags (sets, queries) and Tagline::runtime (the packed file), by
#   find_package(Tagline 0.1 REQUIRED COMPONENTS tags runtime)    after: cmake --install BUILD --component development
#   add_subdirectory(tagline)                                     which builds these alone
# It comes after all targets and their header sets are known. Both are plain C++20 and need neither Qt nor Assimp nor JSON. Headers are included as "core/tags/…".
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

foreach(target tags runtime system)
    add_library(Tagline::${target} ALIAS ${target})
    target_compile_features(${target} PUBLIC cxx_std_20)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME tagline_${target})
    set(headers)
    get_target_property(sets ${target} INTERFACE_HEADER_SETS)
    foreach(set ${sets})
        list(APPEND headers FILE_SET ${set} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tagline COMPONENT development)
    endforeach()
    install(TARGETS ${target} EXPORT TaglineTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development ${headers})
endforeach()
install(EXPORT TaglineTargets NAMESPACE Tagline:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Tagline COMPONENT development)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/TaglineConfig.cmake.in ${PROJECT_BINARY_DIR}/TaglineConfig.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Tagline NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/TaglineConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TaglineConfig.cmake ${PROJECT_BINARY_DIR}/TaglineConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Tagline COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/resources/python/tagline_tags.py DESTINATION ${CMAKE_INSTALL_DATADIR}/tagline/python COMPONENT development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/schemas DESTINATION ${CMAKE_INSTALL_DATADIR}/tagline COMPONENT development)
