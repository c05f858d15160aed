# inkstone_install_service(): the units with the path that the program is installed to, and the examples.
function(inkstone_install_service)
    if(NOT UNIX OR APPLE)
        return()
    endif()
    include(GNUInstallDirs)
    set(from "${CMAKE_SOURCE_DIR}/packaging/linux")
    foreach(unit inkstoned.service inkstone-backup.service inkstone-backup.timer)
        # The prefix is known when it is installed, not before.
        install(CODE "
            file(READ \"${from}/${unit}\" text)
            string(REPLACE /usr/bin/inkstoned \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}/inkstoned\" text \"\${text}\")
            file(WRITE \"${CMAKE_BINARY_DIR}/packaging/${unit}\" \"\${text}\")" COMPONENT service)
        install(FILES "${CMAKE_BINARY_DIR}/packaging/${unit}" DESTINATION lib/systemd/system COMPONENT service)
    endforeach()
    set(doc "${CMAKE_INSTALL_DATADIR}/doc/inkstone")
    install(FILES "${from}/inkstoned.conf" "${from}/nginx.conf" "${from}/postgresql.md"
        DESTINATION "${doc}/examples" COMPONENT service)
    install(FILES "${CMAKE_SOURCE_DIR}/README.md" DESTINATION "${doc}" COMPONENT common)
    install(DIRECTORY "${CMAKE_SOURCE_DIR}/docs" DESTINATION "${doc}" COMPONENT common)
endfunction()
