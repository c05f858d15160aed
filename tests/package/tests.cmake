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
inkstone_package_test(openapi "${package_tests}/validateopenapi" build/openapi-linters)
add_test(NAME package.clients COMMAND python3 "${CMAKE_CURRENT_SOURCE_DIR}/integration/tst_clients.py" $<TARGET_FILE:inkstoned>
    $<TARGET_FILE:inkstone> "${package_source}" typescript "${package_source}/build/client-typescript")
set_tests_properties(package.clients PROPERTIES LABELS package TIMEOUT 900 RUN_SERIAL ON SKIP_RETURN_CODE 77)
# Debian packages are for the release that they are built on.
cmake_host_system_information(RESULT release QUERY DISTRIB_INFO)
inkstone_package_test(deb.${release_VERSION_CODENAME} "${package_tests}/fresh-root" "${release_VERSION_CODENAME}" deb "${package_folder}" build/roots)
# The other release's are built from the sources in a root of it (a quarter of an hour on two cores, less with ccache).
set(other_release trixie)
if(release_VERSION_CODENAME STREQUAL "trixie")
    set(other_release bookworm)
endif()
add_test(NAME package.build.${other_release} COMMAND "${package_tests}/build-root" ${other_release} "${package_source}"
    build/packages-${other_release} build/roots WORKING_DIRECTORY "${package_source}")
set_tests_properties(package.build.${other_release} PROPERTIES LABELS package TIMEOUT 7200 RUN_SERIAL ON
    FIXTURES_SETUP packages_${other_release})
inkstone_package_test(deb.${other_release} "${package_tests}/fresh-root" ${other_release} deb
    build/packages-${other_release} build/roots)
set_tests_properties(package.deb.${other_release} PROPERTIES FIXTURES_REQUIRED packages_${other_release})
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
