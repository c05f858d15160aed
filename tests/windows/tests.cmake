# The programs for Windows, compiled here with MinGW and run by wine. Registered where INKSTONE_WINDOWS_SYSROOT names the
# folder of a sysroot (its toolchain.cmake), in the environment or in the cache; packaging/test --full runs them.
set(INKSTONE_WINDOWS_SYSROOT "$ENV{INKSTONE_WINDOWS_SYSROOT}" CACHE PATH "Sysroot for Windows programs, of MinGW")
if(NOT EXISTS "${INKSTONE_WINDOWS_SYSROOT}/toolchain.cmake")
    return()
endif()
set(windows_run "${CMAKE_CURRENT_SOURCE_DIR}/windows/run")
add_test(NAME windows.build COMMAND "${windows_run}" build WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
set_tests_properties(windows.build PROPERTIES FIXTURES_SETUP windows)
foreach(part commands verify demo service window install)
    add_test(NAME windows.${part} COMMAND "${windows_run}" ${part} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(windows.${part} PROPERTIES FIXTURES_REQUIRED windows)
    list(APPEND windows_tests windows.${part})
endforeach()
add_test(NAME windows.package COMMAND "${windows_run}" package WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
set_tests_properties(windows.package PROPERTIES FIXTURES_REQUIRED windows FIXTURES_SETUP windows_packages)
set_tests_properties(windows.install PROPERTIES FIXTURES_REQUIRED windows_packages)
set_tests_properties(windows.build windows.package ${windows_tests} PROPERTIES LABELS windows TIMEOUT 3600 RUN_SERIAL ON SKIP_RETURN_CODE 77
    ENVIRONMENT "INKSTONE_WINDOWS_SYSROOT=${INKSTONE_WINDOWS_SYSROOT};INKSTONE_CORPUS=${CMAKE_SOURCE_DIR}/../shared/corpus;INKSTONE_BIN_DIR=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
