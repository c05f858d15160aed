# The fonts that documents are stamped with (resources/fonts/fonts.json), made by maketextfonts.py from Debian's packages into
# share/inkstone/fonts of the build, where the programs look for them. Other systems take them from a build on Debian:
# INKSTONE_FONTS names such a folder. Without it documents are stamped with the system's fonts.
set(INKSTONE_FONT_DIR "${CMAKE_BINARY_DIR}/share/inkstone/fonts")
set(script "${CMAKE_SOURCE_DIR}/packaging/cmake/maketextfonts.py")
set(list "${CMAKE_SOURCE_DIR}/resources/fonts/fonts.json")
set(scripts "${CMAKE_SOURCE_DIR}/app/pdf/text/scriptfonts.cpp")
set(stamp "${CMAKE_BINARY_DIR}/share/inkstone/fonts.stamp")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${list}")
set(INKSTONE_HAS_FONTS TRUE)
if(INKSTONE_FONTS)
    file(GLOB made CONFIGURE_DEPENDS "${INKSTONE_FONTS}/*.ttf" "${INKSTONE_FONTS}/*.copyright")
    if(NOT made)
        message(FATAL_ERROR "INKSTONE_FONTS names a folder without fonts: ${INKSTONE_FONTS}")
    endif()
    add_custom_command(OUTPUT "${stamp}"
        COMMAND ${CMAKE_COMMAND} -E make_directory "${INKSTONE_FONT_DIR}"
        COMMAND ${CMAKE_COMMAND} -E copy_if_different ${made} "${INKSTONE_FONT_DIR}"
        COMMAND ${CMAKE_COMMAND} -E touch "${stamp}"
        DEPENDS ${made} COMMENT "Copying the fonts" VERBATIM)
elseif(INKSTONE_APT_GET AND INKSTONE_FONTTOOLS_PYTHON)
    add_custom_command(OUTPUT "${stamp}"
        COMMAND ${CMAKE_COMMAND} -E rm -rf "${INKSTONE_FONT_DIR}"
        COMMAND "${INKSTONE_FONTTOOLS_PYTHON}" "${script}" "${list}" "${CMAKE_SOURCE_DIR}" "${INKSTONE_FONT_DIR}"
        COMMAND ${CMAKE_COMMAND} -E touch "${stamp}"
        DEPENDS "${script}" "${list}" "${scripts}" COMMENT "Making the fonts" VERBATIM)
else()
    message(STATUS "Without fonts of its own (INKSTONE_FONTS): documents are stamped with the system's.")
    set(INKSTONE_HAS_FONTS FALSE)
endif()
if(INKSTONE_HAS_FONTS)
    add_custom_target(inkstone_fonts ALL DEPENDS "${stamp}")
    if(APPLE)
        install(DIRECTORY "${INKSTONE_FONT_DIR}" DESTINATION inkstone.app/Contents/Resources COMPONENT workstation)
    elseif(WIN32)
        install(DIRECTORY "${INKSTONE_FONT_DIR}" DESTINATION bin COMPONENT common)
    else()
        install(DIRECTORY "${INKSTONE_FONT_DIR}" DESTINATION share/inkstone COMPONENT common)
    endif()
else()
    add_custom_target(inkstone_fonts)
endif()
