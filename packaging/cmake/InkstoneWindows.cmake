# inkstone_windows_resource(<target> <description>): icon, version and manifest of a program. The manifest makes UTF-8
# the code page of the program and lifts the limit of 260 characters for paths. Nothing on other systems.
function(inkstone_windows_resource name description)
    if(NOT WIN32)
        return()
    endif()
    set(INKSTONE_ICO "${CMAKE_BINARY_DIR}/icons/inkstone.ico")
    set(from "${CMAKE_SOURCE_DIR}/packaging/windows")
    configure_file("${from}/program.manifest.in" "${CMAKE_CURRENT_BINARY_DIR}/${name}.manifest" @ONLY)
    configure_file("${from}/program.rc.in" "${CMAKE_CURRENT_BINARY_DIR}/${name}.rc" @ONLY)
    target_sources(${name} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/${name}.rc")
    set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${name}.rc" PROPERTIES
        OBJECT_DEPENDS "${INKSTONE_ICO};${CMAKE_CURRENT_BINARY_DIR}/${name}.manifest")
    add_dependencies(${name} inkstone-icons)
    if(MSVC)
        target_link_options(${name} PRIVATE /MANIFEST:NO)
    endif()
endfunction()

# A build for Windows on another system makes the icon with a program for that system.
if(WIN32 AND CMAKE_CROSSCOMPILING)
    enable_language(RC)
    set(INKSTONE_HOST_TOOLS "${CMAKE_BINARY_DIR}/host-tools")
    add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/icons/inkstone.ico"
        COMMAND ${CMAKE_COMMAND} -G Ninja -S "${CMAKE_SOURCE_DIR}/packaging/tools" -B "${INKSTONE_HOST_TOOLS}"
        COMMAND ${CMAKE_COMMAND} --build "${INKSTONE_HOST_TOOLS}" --target inkstone-rendericons
        COMMAND "${INKSTONE_HOST_TOOLS}/inkstone-rendericons" "${CMAKE_SOURCE_DIR}/resources/icons/inkstone.svg"
            "${CMAKE_BINARY_DIR}/icons"
        DEPENDS "${CMAKE_SOURCE_DIR}/packaging/tools/rendericons.cpp" "${CMAKE_SOURCE_DIR}/resources/icons/inkstone.svg"
        COMMENT "Rendering icons" VERBATIM)
    add_custom_target(inkstone-icons DEPENDS "${CMAKE_BINARY_DIR}/icons/inkstone.ico")
elseif(WIN32)
    enable_language(RC)
endif()
