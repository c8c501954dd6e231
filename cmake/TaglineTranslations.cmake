# Translations: resources/translations/tagline_….ts, one a language. `cmake --build … --target update_translations` brings them the
# texts of the code as it is; they are compiled into the window as :/translations/tagline_….qm.
foreach(tool lupdate lrelease)
    string(TOUPPER ${tool}_PROGRAM program)
    find_program(${program} ${tool} PATHS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} NO_DEFAULT_PATH REQUIRED) # of the package qt6-l10n-tools
endforeach()

set(TAGLINE_TRANSLATIONS de)
set(translations ${PROJECT_SOURCE_DIR}/resources/translations)
list(TRANSFORM TAGLINE_TRANSLATIONS REPLACE "(.+)" "${translations}/tagline_\\1.ts" OUTPUT_VARIABLE TAGLINE_TRANSLATION_FILES)
# TEXT stands for QT_TR_NOOP in tables of many texts. Called in the repository's root; -ts and files follow.
set(TAGLINE_LUPDATE ${LUPDATE_PROGRAM} -silent -no-obsolete -locations none -source-language en -I . -tr-function-alias QT_TR_NOOP+=TEXT
    app core render widgets)
# Core marks none of the texts of its tables: they are written as a header that lupdate reads.
set(core_texts_header ${PROJECT_BINARY_DIR}/core_texts.h)

add_custom_target(update_translations
    COMMAND tagline-core-texts ${core_texts_header}
    COMMAND ${TAGLINE_LUPDATE} ${core_texts_header} -ts ${TAGLINE_TRANSLATION_FILES}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)

# tagline_add_translations(TARGET): what lrelease makes of all files, as a resource named translations.
function(tagline_add_translations target)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/translations)
    set(compiled)
    set(entries)
    foreach(language ${TAGLINE_TRANSLATIONS})
        set(file tagline_${language})
        add_custom_command(OUTPUT ${folder}/${file}.qm DEPENDS ${translations}/${file}.ts
            COMMAND ${LRELEASE_PROGRAM} -silent ${translations}/${file}.ts -qm ${folder}/${file}.qm VERBATIM)
        list(APPEND compiled ${folder}/${file}.qm)
        string(APPEND entries "<file>${file}.qm</file>")
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/translations.qrc CONTENT "<RCC><qresource prefix=\"/translations\">${entries}</qresource></RCC>\n")
    add_custom_command(OUTPUT ${folder}/qrc_translations.cpp DEPENDS ${folder}/translations.qrc ${compiled}
        COMMAND Qt6::rcc --name translations --output ${folder}/qrc_translations.cpp ${folder}/translations.qrc VERBATIM)
    target_sources(${target} PRIVATE ${folder}/qrc_translations.cpp)
    set_source_files_properties(${folder}/qrc_translations.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
endfunction()
