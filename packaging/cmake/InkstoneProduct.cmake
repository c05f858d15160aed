# Who makes which version of what: the one place that packages and desktop files read. The version itself stands in
# project().
set(INKSTONE_RELEASE_DATE "2026-11-23")
set(INKSTONE_SUMMARY "Prepare, send, sign and verify PDF documents")
set(INKSTONE_APP_ID "org.inkstone.inkstone")
set(INKSTONE_HOMEPAGE "https://inkstone.invalid/" CACHE STRING "Address of the project, for packages")
set(INKSTONE_MAINTAINER_NAME "Inkstone maintainers" CACHE STRING "Who answers for the packages")
set(INKSTONE_MAINTAINER_EMAIL "maintainers@inkstone.invalid" CACHE STRING "Their email address")
# Where newer versions are announced (packaging/updates.md), and the public key that signs the announcements. A program
# without both never looks for a newer version and has no setting for it.
set(INKSTONE_UPDATE_FEED "" CACHE STRING "Address of the release feed (https)")
set(INKSTONE_UPDATE_KEY "" CACHE STRING "Public Ed25519 key of the release feed, in Base64")
configure_file("${CMAKE_SOURCE_DIR}/packaging/product.env.in" "${CMAKE_BINARY_DIR}/packaging/product.env" @ONLY)
