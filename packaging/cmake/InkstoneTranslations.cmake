# translations/inkstone_<language>.ts become :/i18n/inkstone_<language>.qm of whatever links inkstone_i18n: the window,
# and the service for its letters, its signing page and its certificates.
# English is the language of the sources: inkstone_en.ts holds plural forms only. The target `translations`
# brings the files in step with the sources; what is new waits there to be translated.
# A new inkstone_<language>.ts is a new language: the programs look for catalogues by themselves.
file(GLOB INKSTONE_TS_FILES CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/translations/inkstone_*.ts")
set(INKSTONE_PLURALS_TS "${CMAKE_SOURCE_DIR}/translations/inkstone_en.ts")
list(REMOVE_ITEM INKSTONE_TS_FILES "${INKSTONE_PLURALS_TS}")

file(CONFIGURE OUTPUT i18n.cpp CONTENT "// The library holds a resource only.\n")
add_library(inkstone_i18n STATIC "${CMAKE_CURRENT_BINARY_DIR}/i18n.cpp")
target_link_libraries(inkstone_i18n PUBLIC Qt6::Core)
qt_add_lrelease(inkstone_i18n TS_FILES ${INKSTONE_TS_FILES} "${INKSTONE_PLURALS_TS}"
    OPTIONS -silent -nounfinished QM_FILES_OUTPUT_VARIABLE inkstone_qm_files)
# The static form: its object file is handed on to the executables, so that the resource registers itself.
qt_add_resources(inkstone_i18n inkstone_translations PREFIX "/i18n" BASE "${CMAKE_CURRENT_BINARY_DIR}"
    FILES ${inkstone_qm_files} OPTIONS ${INKSTONE_RCC_OPTIONS} --no-compress) # every start reads them
target_link_libraries(inkstone_ui_shell PUBLIC inkstone_i18n)

# The headers are included from the top folder: without -I the classes' namespaces stay unknown to lupdate.
set(INKSTONE_LUPDATE Qt6::lupdate -silent -I . -locations none -no-obsolete app ui)
add_custom_target(translations
    COMMAND ${INKSTONE_LUPDATE} -ts ${INKSTONE_TS_FILES}
    COMMAND ${INKSTONE_LUPDATE} -pluralonly -ts "${INKSTONE_PLURALS_TS}"
    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}" VERBATIM)
