# Whether changed files still compile for Windows and macOS; skipped where compiler or headers are missing. All files:
# packaging/test --full (for Windows that is windows.build, which also links).
foreach(system windows macos)
    add_test(NAME port.${system} COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/port/check" ${system} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(port.${system} PROPERTIES LABELS port)
endforeach()
add_test(NAME port.macos.all COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/port/check" macos --all WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
set_tests_properties(port.macos.all PROPERTIES LABELS full RUN_SERIAL ON)
set_tests_properties(port.windows port.macos port.macos.all PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 3600
    ENVIRONMENT "INKSTONE_WINDOWS_SYSROOT=${INKSTONE_WINDOWS_SYSROOT}")
