# Packages for Debian: `cpack -G DEB` in a build folder of the release preset makes tagline_….deb, the program,
# libtagline-dev_….deb, for programs that link it, and tagline-dbgsym_….ddeb, the program's symbols for debuggers (with
# lines of the source where the build had TAGLINE_SYMBOLS). It packs what the components install; it builds nothing.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

set(documents ${PROJECT_BINARY_DIR}/debian)
file(MAKE_DIRECTORY ${documents})
execute_process(COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/resources/debian/changelog OUTPUT_FILE ${documents}/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/debian/changelog)
foreach(package tagline:program libtagline-dev:development)
    string(REPLACE : ";" package ${package})
    list(GET package 0 name)
    list(GET package 1 component)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/debian/copyright ${documents}/changelog.gz
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name} COMPONENT ${component})
    string(TOUPPER ${component} component)
    set(CPACK_DEBIAN_${component}_PACKAGE_NAME ${name})
    set(CPACK_DEBIAN_${component}_FILE_NAME DEB-DEFAULT)
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tagline)
set(CPACK_PACKAGE_CONTACT "The Tagline authors <tagline@users.noreply.github.com>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_PROGRAM_DEBUGINFO_PACKAGE ON) # strips what it packs
set(CPACK_POST_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/DebugSymbols.cmake)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "libqt6svg6, qt6-qpa-plugins") # loaded, not linked
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "fonts-inter, fonts-jetbrains-mono, qt6-translations-l10n")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS ffmpeg) # encodes films
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "tags motion clips and asks the library
 Shows motion capture clips on a timeline with tag ranges, lights up the
 frames that match a query across thousands of clips, plays blended clips on
 a skinned character, drives it by motion matching, and writes the tags for
 other programs.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS libglm-dev) # in the headers of the animation
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "tags of motion clips for programs that link them
 Tag sets, queries, the packed tags that a game maps, and the animation that
 plays blends made in the window, as static libraries of plain C++20, with a
 reader for Python and the schemas of all files.")
include(CPack)
