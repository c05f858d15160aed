# app/base/reasonlist.h in INKSTONE_GENERATED, of which app/base/message.cpp is made: the reasons of all rooms.
file(GLOB_RECURSE reasons CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" "${CMAKE_SOURCE_DIR}/app/reasons.h" "${CMAKE_SOURCE_DIR}/ui/reasons.h")
list(SORT reasons)
list(TRANSFORM reasons REPLACE "(.+)" "#include \"\\1\"" OUTPUT_VARIABLE INKSTONE_REASON_INCLUDES)
list(JOIN INKSTONE_REASON_INCLUDES "\n" INKSTONE_REASON_INCLUDES)
set(INKSTONE_GENERATED "${CMAKE_BINARY_DIR}/generated")
configure_file("${CMAKE_SOURCE_DIR}/app/base/reasonlist.h.in" "${INKSTONE_GENERATED}/app/base/reasonlist.h" @ONLY)
