# Targets for people: format, format-check; tidy and cppcheck where the compile database has one entry a file, which is
# the preset `lint`. packaging/lint checks only what changed.
file(GLOB_RECURSE INKSTONE_ALL_SOURCES CONFIGURE_DEPENDS
    "${CMAKE_SOURCE_DIR}/app/*.cpp" "${CMAKE_SOURCE_DIR}/app/*.h" "${CMAKE_SOURCE_DIR}/ui/*.cpp"
    "${CMAKE_SOURCE_DIR}/ui/*.h" "${CMAKE_SOURCE_DIR}/tests/*.cpp" "${CMAKE_SOURCE_DIR}/tests/*.h")
find_program(CLANG_FORMAT NAMES clang-format-14 clang-format)
find_program(RUN_CLANG_TIDY NAMES run-clang-tidy-14 run-clang-tidy)
find_program(CPPCHECK NAMES cppcheck)
if(CLANG_FORMAT)
    add_custom_target(format COMMAND ${CLANG_FORMAT} -i ${INKSTONE_ALL_SOURCES} VERBATIM)
    add_custom_target(format-check COMMAND ${CLANG_FORMAT} --dry-run -Werror ${INKSTONE_ALL_SOURCES} VERBATIM)
endif()
if(RUN_CLANG_TIDY AND NOT INKSTONE_UNITY)
    add_custom_target(tidy COMMAND ${RUN_CLANG_TIDY} -quiet -p "${CMAKE_BINARY_DIR}" "^${CMAKE_SOURCE_DIR}/(app|ui)/.*\\.cpp$" VERBATIM)
endif()
if(CPPCHECK AND NOT INKSTONE_UNITY)
    add_custom_target(cppcheck
        COMMAND ${CPPCHECK} --project=${CMAKE_BINARY_DIR}/compile_commands.json --library=qt
            --suppress=preprocessorErrorDirective --suppress=missingIncludeSystem --inline-suppr --quiet
            --enable=warning,performance,portability --error-exitcode=1
            "--file-filter=app/*" "--file-filter=ui/*"
        WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}" VERBATIM)
endif()
