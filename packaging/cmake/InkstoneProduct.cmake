# Who makes which version of what: the one place that packages and desktop files read. The version itself stands in
# project().
set(INKSTONE_RELEASE_DATE "2026-11-23")
set(INKSTONE_SUMMARY "Prepare, send, sign and verify PDF documents")
set(INKSTONE_APP_ID "org.inkstone.inkstone")
set(INKSTONE_HOMEPAGE "https://inkstone.invalid/" CACHE STRING "Address of the project, for packages")
set(INKSTONE_MAINTAINER_NAME "Inkstone maintainers" CACHE STRING "Who answers for the packages")
set(INKSTONE_MAINTAINER_EMAIL "maintainers@inkstone.invalid" CACHE STRING "Their email address")
configure_file("${CMAKE_SOURCE_DIR}/packaging/product.env.in" "${CMAKE_BINARY_DIR}/packaging/product.env" @ONLY)
