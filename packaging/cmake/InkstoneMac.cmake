# The disk image for macOS: cpack --config build/release/CPackConfig.cmake. What is installed into the bundle is completed with
# Qt and the other libraries, and signed.
if(NOT APPLE)
    return()
endif()
get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
get_filename_component(qt_programs "${qmake}" DIRECTORY)
find_program(INKSTONE_MACDEPLOYQT macdeployqt HINTS "${qt_programs}")
execute_process(COMMAND "${qmake}" -query QT_INSTALL_PLUGINS OUTPUT_VARIABLE qt_plugins OUTPUT_STRIP_TRAILING_WHITESPACE)
set(INKSTONE_SIGNING_IDENTITY "-" CACHE STRING "Certificate in the keychain that signs the bundle; - signs for this computer only")
set(INKSTONE_LICENCES "" CACHE PATH "Folder with the licences of Qt and the other libraries, for the bundle")
install(FILES "${CMAKE_SOURCE_DIR}/LICENSE" DESTINATION inkstone.app/Contents/Resources COMPONENT workstation)
if(INKSTONE_LICENCES)
    install(DIRECTORY "${INKSTONE_LICENCES}/" DESTINATION inkstone.app/Contents/Resources/licences COMPONENT workstation)
endif()
if(INKSTONE_MACDEPLOYQT)
    install(CODE "
        set(bundle \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/inkstone.app\")
        # What the command line draws on; macdeployqt brings only the plugin for windows.
        file(INSTALL \"${qt_plugins}/platforms/libqoffscreen.dylib\" DESTINATION \"\${bundle}/Contents/PlugIns/platforms\")
        execute_process(COMMAND \"${INKSTONE_MACDEPLOYQT}\" \"\${bundle}\"
            \"-executable=\${bundle}/Contents/MacOS/inkstone-pages\"
            \"-executable=\${bundle}/Contents/MacOS/inkstone-keys\"
            \"-executable=\${bundle}/Contents/PlugIns/platforms/libqoffscreen.dylib\" -always-overwrite COMMAND_ERROR_IS_FATAL ANY)
        execute_process(COMMAND \"${CMAKE_SOURCE_DIR}/packaging/macos/sign\" \"\${bundle}\" \"${INKSTONE_SIGNING_IDENTITY}\"
            COMMAND_ERROR_IS_FATAL ANY)" COMPONENT workstation)
endif()
set(CPACK_GENERATOR DragNDrop)
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};Inkstone;workstation;/")
set(CPACK_PACKAGE_NAME inkstone)
set(CPACK_PACKAGE_VENDOR "${INKSTONE_MAINTAINER_NAME}")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${INKSTONE_SUMMARY}")
set(CPACK_PACKAGE_FILE_NAME "inkstone-${PROJECT_VERSION}-macos-${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_SOURCE_DIR}/build/packages")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_DMG_VOLUME_NAME Inkstone)
set(CPACK_DMG_FORMAT UDZO)
include(CPack)
