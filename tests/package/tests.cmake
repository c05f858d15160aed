# Packages, as people get them: made, checked, installed in fresh systems, made again. Only packaging/test --full runs
# them; they need root and packages of `packaging/setup package`.
set(package_source "${CMAKE_SOURCE_DIR}")
set(package_folder "${package_source}/build/packages")
set(package_tests "${CMAKE_CURRENT_SOURCE_DIR}/package")

function(inkstone_package_test name)
    add_test(NAME package.${name} COMMAND ${ARGN} WORKING_DIRECTORY "${package_source}")
    set_tests_properties(package.${name} PROPERTIES LABELS package TIMEOUT 3600 RUN_SERIAL ON FIXTURES_REQUIRED packages)
endfunction()

add_test(NAME package.build COMMAND packaging/package all WORKING_DIRECTORY "${package_source}")
set_tests_properties(package.build PROPERTIES LABELS package TIMEOUT 3600 RUN_SERIAL ON FIXTURES_SETUP packages)
inkstone_package_test(lint "${package_tests}/lint" build/release "${package_folder}")
inkstone_package_test(sbom "${package_tests}/validatesbom" "${package_folder}" build/validators)
# Debian packages are for the release that they are built on.
cmake_host_system_information(RESULT release QUERY DISTRIB_INFO)
inkstone_package_test(deb "${package_tests}/fresh-root" "${release_VERSION_CODENAME}" deb "${package_folder}" build/roots)
foreach(suite bookworm trixie)
    foreach(kind archive rpm)
        inkstone_package_test(${kind}.${suite} "${package_tests}/fresh-root" ${suite} ${kind} "${package_folder}" build/roots)
    endforeach()
endforeach()
inkstone_package_test(service "${package_tests}/service-root" "${release_VERSION_CODENAME}" "${package_folder}" build/roots)
set_tests_properties(package.service PROPERTIES SKIP_RETURN_CODE 77)
add_test(NAME package.windowssign COMMAND "${package_tests}/windowssign")
set_tests_properties(package.windowssign PROPERTIES LABELS package TIMEOUT 300 SKIP_RETURN_CODE 77)
inkstone_package_test(reproducible "${package_tests}/reproducible" "${package_source}" "${package_folder}")
