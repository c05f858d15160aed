# The handwriting fonts that signatures are typed in: subsets of packaged fonts (resources/handwriting/handwriting.json), made
# by makehandwriting.py. The service hands the WOFF2 files to the signing page, the window loads the OpenType ones.
# Where the packages are not to be had (macOS, Windows) there are no styles, and names are typed in a plain font.
find_program(INKSTONE_APT_GET apt-get)
find_program(INKSTONE_FONTTOOLS_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(INKSTONE_FONTTOOLS_PYTHON NAMES python3 python)
set(missing TRUE)
if(INKSTONE_FONTTOOLS_PYTHON)
    execute_process(COMMAND "${INKSTONE_FONTTOOLS_PYTHON}" -c "import fontTools.subset, brotli"
        RESULT_VARIABLE missing OUTPUT_QUIET ERROR_QUIET)
endif()
if(missing AND INKSTONE_APT_GET)
    message(FATAL_ERROR "The handwriting fonts are made with fontTools and Brotli for Python: run packaging/setup.")
endif()

set(INKSTONE_HANDWRITING_LIST "${CMAKE_SOURCE_DIR}/resources/handwriting/handwriting.json")
set(INKSTONE_HANDWRITING_SCRIPT "${CMAKE_SOURCE_DIR}/packaging/cmake/makehandwriting.py")
set(INKSTONE_HANDWRITING_DIR "${CMAKE_BINARY_DIR}/handwriting")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${INKSTONE_HANDWRITING_LIST}")
# Made by a build on Debian, see InkstoneFonts.cmake.
set(INKSTONE_FONTS "" CACHE PATH "A folder with fonts that a build on Debian made (share/inkstone/fonts and handwriting there)")
set(made_elsewhere FALSE)
if(EXISTS "${INKSTONE_FONTS}/handwriting/styles.json")
    set(made_elsewhere TRUE)
    file(READ "${INKSTONE_HANDWRITING_LIST}" list)
elseif(missing OR NOT INKSTONE_APT_GET)
    message(STATUS "Without handwriting styles for typed signatures: their fonts are Debian packages.")
    set(list "[]")
else()
    file(READ "${INKSTONE_HANDWRITING_LIST}" list)
endif()
string(JSON count LENGTH "${list}")
set(INKSTONE_HANDWRITING_OTF)
set(INKSTONE_HANDWRITING_WOFF2)
set(index 0)
while(index LESS count)
    string(JSON id GET "${list}" ${index} id)
    list(APPEND INKSTONE_HANDWRITING_OTF "${INKSTONE_HANDWRITING_DIR}/${id}.otf")
    list(APPEND INKSTONE_HANDWRITING_WOFF2 "${INKSTONE_HANDWRITING_DIR}/${id}.woff2")
    math(EXPR index "${index} + 1")
endwhile()
set(INKSTONE_HANDWRITING_STYLES "${INKSTONE_HANDWRITING_DIR}/styles.json")
if(count EQUAL 0)
    file(CONFIGURE OUTPUT "${INKSTONE_HANDWRITING_STYLES}" CONTENT "{\"styles\":[]}" @ONLY)
    add_custom_target(inkstone_handwriting)
elseif(made_elsewhere)
    file(COPY "${INKSTONE_FONTS}/handwriting/" DESTINATION "${INKSTONE_HANDWRITING_DIR}")
    add_custom_target(inkstone_handwriting)
else()
    add_custom_command(
        OUTPUT ${INKSTONE_HANDWRITING_OTF} ${INKSTONE_HANDWRITING_WOFF2} "${INKSTONE_HANDWRITING_STYLES}"
        COMMAND "${INKSTONE_FONTTOOLS_PYTHON}" "${INKSTONE_HANDWRITING_SCRIPT}" "${INKSTONE_HANDWRITING_LIST}"
            "${INKSTONE_HANDWRITING_DIR}"
        DEPENDS "${INKSTONE_HANDWRITING_SCRIPT}" "${INKSTONE_HANDWRITING_LIST}"
        COMMENT "Making the handwriting fonts" VERBATIM)
    add_custom_target(inkstone_handwriting
        DEPENDS ${INKSTONE_HANDWRITING_OTF} ${INKSTONE_HANDWRITING_WOFF2} "${INKSTONE_HANDWRITING_STYLES}")
endif()

# inkstone_add_handwriting(<target> <name of the resource> <file…>): the files become :/handwriting/<name>/<file> of a room.
function(inkstone_add_handwriting target name)
    set(qrc "${CMAKE_BINARY_DIR}/handwriting/${name}.qrc")
    set(words "<RCC><qresource prefix=\"/handwriting/${name}\">")
    foreach(file IN LISTS ARGN)
        get_filename_component(short "${file}" NAME)
        string(APPEND words "<file alias=\"${short}\">${file}</file>")
    endforeach()
    file(CONFIGURE OUTPUT "${qrc}" CONTENT "${words}</qresource></RCC>\n" @ONLY)
    set(code "${CMAKE_BINARY_DIR}/handwriting/${name}.cpp")
    add_custom_command(OUTPUT "${code}"
        COMMAND Qt6::rcc ${INKSTONE_RCC_OPTIONS} --name "${name}" --no-compress -o "${code}" "${qrc}"
        DEPENDS "${qrc}" ${ARGN} inkstone_handwriting VERBATIM)
    set_source_files_properties("${code}" PROPERTIES SKIP_AUTOGEN ON SKIP_UNITY_BUILD_INCLUSION ON
        SKIP_PRECOMPILE_HEADERS ON)
    target_sources(${target} PRIVATE "${code}")
endfunction()
