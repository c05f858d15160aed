# What an installation needs beside the programs: desktop entries, icons, MIME type, manual pages and completions.
# Icons come from the one SVG, manual pages and completions from what the programs say about their command line.
add_subdirectory("${CMAKE_SOURCE_DIR}/packaging/tools" "${CMAKE_BINARY_DIR}/tools")

set(INKSTONE_ICON_FILES)
foreach(size 16 22 24 32 48 64 96 128 256 512)
    list(APPEND INKSTONE_ICON_FILES "${CMAKE_BINARY_DIR}/icons/${size}.png")
endforeach()
add_custom_command(OUTPUT ${INKSTONE_ICON_FILES} "${CMAKE_BINARY_DIR}/icons/inkstone.ico" "${CMAKE_BINARY_DIR}/icons/inkstone.icns"
    COMMAND inkstone-rendericons "${CMAKE_SOURCE_DIR}/resources/icons/inkstone.svg" "${CMAKE_BINARY_DIR}/icons"
    DEPENDS inkstone-rendericons "${CMAKE_SOURCE_DIR}/resources/icons/inkstone.svg"
    COMMENT "Rendering icons" VERBATIM)
add_custom_target(inkstone-icons DEPENDS ${INKSTONE_ICON_FILES} "${CMAKE_BINARY_DIR}/icons/inkstone.ico" "${CMAKE_BINARY_DIR}/icons/inkstone.icns")

# inkstone_document(<program> <section>): its manual page and completions, into docs/ of the build.
function(inkstone_document program section)
    set(out "${CMAKE_BINARY_DIR}/docs")
    add_custom_command(OUTPUT "${out}/${program}.${section}" "${out}/bash/${program}" "${out}/zsh/_${program}" "${out}/fish/${program}.fish"
        COMMAND ${CMAKE_COMMAND} -E make_directory "${out}"
        COMMAND ${program} --describe > "${out}/${program}.json"
        COMMAND inkstone-commanddocs "${out}/${program}.json" "${out}" "${INKSTONE_RELEASE_DATE}"
        DEPENDS ${program} inkstone-commanddocs
        COMMENT "Documenting the command line of ${program}" VERBATIM)
endfunction()
add_custom_target(inkstone-desktop ALL)
add_dependencies(inkstone-desktop inkstone-icons)
if(UNIX)
    inkstone_document(inkstone 1)
    inkstone_document(inkstoned 8)
    add_custom_target(inkstone-docs ALL DEPENDS "${CMAKE_BINARY_DIR}/docs/inkstone.1" "${CMAKE_BINARY_DIR}/docs/inkstoned.8")
endif()

set(desktop "${CMAKE_SOURCE_DIR}/packaging/desktop")
configure_file("${desktop}/inkstone.desktop.in" "${CMAKE_BINARY_DIR}/packaging/inkstone.desktop" @ONLY)
configure_file("${desktop}/inkstone-verify.desktop.in" "${CMAKE_BINARY_DIR}/packaging/inkstone-verify.desktop" @ONLY)
configure_file("${desktop}/metainfo.xml.in" "${CMAKE_BINARY_DIR}/packaging/${INKSTONE_APP_ID}.metainfo.xml" @ONLY)

if(UNIX AND NOT APPLE)
    include(GNUInstallDirs)
    set(share "${CMAKE_INSTALL_DATADIR}")
    install(FILES "${CMAKE_BINARY_DIR}/packaging/inkstone.desktop" "${CMAKE_BINARY_DIR}/packaging/inkstone-verify.desktop"
        DESTINATION "${share}/applications" COMPONENT workstation)
    install(FILES "${CMAKE_BINARY_DIR}/packaging/${INKSTONE_APP_ID}.metainfo.xml"
        DESTINATION "${share}/metainfo" COMPONENT workstation)
    install(FILES "${desktop}/inkstone.xml" DESTINATION "${share}/mime/packages" COMPONENT workstation)
    install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/inkstone.svg"
        DESTINATION "${share}/icons/hicolor/scalable/apps" COMPONENT workstation)
    foreach(icon IN LISTS INKSTONE_ICON_FILES)
        get_filename_component(size "${icon}" NAME_WE)
        install(FILES "${icon}" DESTINATION "${share}/icons/hicolor/${size}x${size}/apps" RENAME inkstone.png
            COMPONENT workstation)
    endforeach()
    foreach(each "inkstone;1;workstation" "inkstoned;8;service")
        list(GET each 0 program)
        list(GET each 1 section)
        list(GET each 2 component)
        set(docs "${CMAKE_BINARY_DIR}/docs")
        install(FILES "${docs}/${program}.${section}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man${section}" COMPONENT ${component})
        install(FILES "${docs}/bash/${program}" DESTINATION "${share}/bash-completion/completions" COMPONENT ${component})
        install(FILES "${docs}/zsh/_${program}" DESTINATION "${share}/zsh/vendor-completions" COMPONENT ${component})
        install(FILES "${docs}/fish/${program}.fish" DESTINATION "${share}/fish/vendor_completions.d" COMPONENT ${component})
    endforeach()
endif()
