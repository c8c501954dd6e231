# What a person installs (component "program"): the program, its worker, the sample library, what the desktop shows
# of it, and what it says of itself for shells and man.
include(GNUInstallDirs)

set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
set(share ${CMAKE_INSTALL_DATADIR})
set(for_program COMPONENT program)

install(TARGETS tagline RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} ${for_program})
install(TARGETS tagline-import tagline-pictures # where core/import/ImportLocations.cpp looks for it
    RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/tagline ${for_program}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/tagline ${for_program})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/sample DESTINATION ${share}/tagline ${for_program}
    FILES_MATCHING PATTERN "*.glb" PATTERN "*.bvh" PATTERN "*.json" PATTERN "*.tagline" PATTERN generator EXCLUDE)

configure_file(${desktop}/tagline.metainfo.xml ${PROJECT_BINARY_DIR}/tagline.metainfo.xml @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/tagline.metainfo.xml DESTINATION ${share}/metainfo ${for_program})
install(FILES ${desktop}/tagline.desktop DESTINATION ${share}/applications ${for_program})
install(FILES ${desktop}/tagline.xml DESTINATION ${share}/mime/packages ${for_program})
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/tagline.svg DESTINATION ${share}/icons/hicolor/scalable/apps ${for_program})
install(FILES ${desktop}/tagline-file.svg DESTINATION ${share}/icons/hicolor/scalable/mimetypes ${for_program})

# Completions and manual page are made of the table of commands, by the program.
install(CODE "
    set(share \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${share}\")
    foreach(made bash-completion/completions/tagline:completions:bash zsh/site-functions/_tagline:completions:zsh
                 fish/vendor_completions.d/tagline.fish:completions:fish man/man1/tagline.1:manual)
        string(REPLACE : \";\" words \${made})
        list(POP_FRONT words file)
        get_filename_component(folder \${share}/\${file} DIRECTORY)
        file(MAKE_DIRECTORY \${folder})
        message(STATUS \"Installing: \${share}/\${file}\")
        execute_process(COMMAND \"$<TARGET_FILE:tagline>\" \${words} OUTPUT_FILE \${share}/\${file} COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
    execute_process(COMMAND gzip -9nf \${share}/man/man1/tagline.1 COMMAND_ERROR_IS_FATAL ANY)" ${for_program})
