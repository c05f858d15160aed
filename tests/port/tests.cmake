# Whether changed files compile for Windows and macOS, tests included; skipped where compiler or headers are missing. All files:
# packaging/test --full. (windows.build links the programs, but compiles few of the tests that Windows builds.)
foreach(system windows macos)
    add_test(NAME port.${system} COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/port/check" ${system} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    add_test(NAME port.${system}.all COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/port/check" ${system} --all WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(port.${system} PROPERTIES LABELS port)
    set_tests_properties(port.${system}.all PROPERTIES LABELS full RUN_SERIAL ON)
endforeach()
set_tests_properties(port.windows port.macos port.windows.all port.macos.all PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 3600
    ENVIRONMENT "INKSTONE_WINDOWS_SYSROOT=${INKSTONE_WINDOWS_SYSROOT}")
