# `ctest -L fuzz`: builds the fuzz targets with clang in a build of their own and runs each for a short while. Without
# optimisation, with one sanitizer, checks as calls and no line numbers they compile in a seventh of the time; the preset
# `fuzz`, for looking further, optimises, looks for undefined behaviour as well and tells lines.
set(INKSTONE_FUZZ_SECONDS 6 CACHE STRING "How long each fuzz target runs; those that read PDFs half as long")
math(EXPR fuzz_pdf_seconds "(${INKSTONE_FUZZ_SECONDS} + 1) / 2")
math(EXPR fuzz_timeout "${INKSTONE_FUZZ_SECONDS} + 120")
if(NOT LINUX) # the clang of Xcode and of Visual Studio's runners has no libFuzzer
    return()
endif()
find_program(INKSTONE_CLANG NAMES clang++-14 clang++)
if(NOT INKSTONE_CLANG OR INKSTONE_SANITIZE OR INKSTONE_COVERAGE)
    return()
endif()
set(fuzz_build "${CMAKE_BINARY_DIR}/fuzz")
add_test(NAME fuzz.build COMMAND ${CMAKE_CTEST_COMMAND} --build-and-test "${CMAKE_SOURCE_DIR}" "${fuzz_build}"
    --build-generator Ninja --build-options -DINKSTONE_FUZZ=ON -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DINKSTONE_FUZZ_SANITIZERS=address
    "-DINKSTONE_FUZZ_OPTIONS=-mllvm -asan-instrumentation-with-call-threshold=0" "-DCMAKE_CXX_COMPILER=${INKSTONE_CLANG}")
set_tests_properties(fuzz.build PROPERTIES LABELS fuzz TIMEOUT ${fuzz_timeout}0 FIXTURES_SETUP fuzz_targets COST 2000)
foreach(name IN ITEMS csv formula json mail multipart rules target xlsx)
    # The same seed at every run: looking further is for by hand. What is found lies in the build folder as <name>-crash-…; a finding becomes a unit test.
    file(MAKE_DIRECTORY "${fuzz_build}/found-${name}")
    add_test(NAME fuzz.${name} COMMAND "${fuzz_build}/bin/fuzz_${name}" "${fuzz_build}/found-${name}"
        "${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name}" -seed=1 -max_total_time=${INKSTONE_FUZZ_SECONDS} -max_len=4096 -rss_limit_mb=2048 -timeout=10
        -verbosity=0 -print_final_stats=1 "-artifact_prefix=${fuzz_build}/${name}-")
    set_tests_properties(fuzz.${name} PROPERTIES LABELS fuzz TIMEOUT ${fuzz_timeout} FIXTURES_REQUIRED fuzz_targets)
endforeach()
foreach(name IN ITEMS inspect content import write verify)
    # Reading a PDF takes a millisecond under the sanitizers. Fonts that Qt keeps to the end are no leaks.
    file(MAKE_DIRECTORY "${fuzz_build}/found-pdf-${name}")
    add_test(NAME fuzz.pdf_${name} COMMAND "${fuzz_build}/bin/fuzz_pdf_${name}" "${fuzz_build}/found-pdf-${name}"
        "${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/pdf" -seed=1 -max_total_time=${fuzz_pdf_seconds} -max_len=16384 -rss_limit_mb=1024 -timeout=10
        -detect_leaks=0 -verbosity=0 -print_final_stats=1 "-artifact_prefix=${fuzz_build}/pdf-${name}-")
    set_tests_properties(fuzz.pdf_${name} PROPERTIES LABELS fuzz TIMEOUT ${fuzz_timeout} FIXTURES_REQUIRED fuzz_targets
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
endforeach()
foreach(name IN ITEMS picture scan text)
    file(MAKE_DIRECTORY "${fuzz_build}/found-${name}")
    add_test(NAME fuzz.${name} COMMAND "${fuzz_build}/bin/fuzz_${name}" "${fuzz_build}/found-${name}"
        "${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name}" -seed=1 -max_total_time=${fuzz_pdf_seconds} -max_len=4096 -rss_limit_mb=2048 -timeout=20
        -detect_leaks=0 -verbosity=0 -print_final_stats=1 "-artifact_prefix=${fuzz_build}/${name}-")
    set_tests_properties(fuzz.${name} PROPERTIES LABELS fuzz TIMEOUT ${fuzz_timeout} FIXTURES_REQUIRED fuzz_targets
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
endforeach()
