# Keeps AUTOMOC from taking an eighth of the processor time of a build from nothing: moc reads only our own headers
# (moc.in), and an empty mocs_compilation.cpp loads no precompiled headers. It is empty in every room: a source includes
# the output for its header (moc_<name>.cpp), so that nobody reads the headers of a room a second time.
if(CMAKE_HOST_UNIX)
    get_target_property(INKSTONE_MOC Qt6::moc IMPORTED_LOCATION_RELEASE)
    if(NOT INKSTONE_MOC)
        get_target_property(INKSTONE_MOC Qt6::moc LOCATION)
    endif()
    configure_file("${CMAKE_CURRENT_LIST_DIR}/moc.in" "${CMAKE_BINARY_DIR}/moc" @ONLY
        FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endif()

# inkstone_has_moc_headers(<result> <target>): whether a header of the target has a class for moc whose output
# its source doesn't include.
function(inkstone_has_moc_headers result target)
    get_target_property(sources ${target} SOURCES)
    get_target_property(dir ${target} SOURCE_DIR)
    set(${result} OFF PARENT_SCOPE)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${dir}")
        cmake_path(REPLACE_EXTENSION source LAST_ONLY h OUTPUT_VARIABLE header)
        if(EXISTS "${header}")
            file(STRINGS "${header}" objects REGEX "^ *Q_(OBJECT|GADGET|NAMESPACE)" LIMIT_COUNT 1)
            if(objects)
                file(STRINGS "${source}" included REGEX "^#include \"moc_" LIMIT_COUNT 1)
            endif()
            if(objects AND NOT included)
                set(${result} ON PARENT_SCOPE)
                return()
            endif()
        endif()
    endforeach()
endfunction()

# inkstone_quick_moc(<dir>): for all targets of the folder and the folders below it. They have to be complete.
function(inkstone_quick_moc dir)
    get_property(targets DIRECTORY "${dir}" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
        get_target_property(automoc ${target} AUTOMOC)
        if(NOT automoc)
            continue()
        endif()
        if(CMAKE_HOST_UNIX)
            set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE "${CMAKE_BINARY_DIR}/moc")
        endif()
        get_target_property(binary ${target} BINARY_DIR)
        inkstone_has_moc_headers(headers ${target})
        if(NOT headers)
            set_property(SOURCE "${binary}/${target}_autogen/mocs_compilation.cpp" DIRECTORY "${dir}"
                PROPERTY SKIP_PRECOMPILE_HEADERS ON)
        endif()
    endforeach()
    get_property(folders DIRECTORY "${dir}" PROPERTY SUBDIRECTORIES)
    foreach(folder IN LISTS folders)
        inkstone_quick_moc("${folder}")
    endforeach()
endfunction()

inkstone_quick_moc("${CMAKE_SOURCE_DIR}")
