# Language level, warnings, sanitizers and the compiler cache: the same for every room.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTORCC ON)
# moc reads our headers only: a room's moc and, after it, its compiler need not wait until the rooms below are built.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
# The format without modification times: the same sources give the same bytes, whenever they were checked out.
set(INKSTONE_RCC_OPTIONS --format-version 1)
if(CMAKE_CROSSCOMPILING)
    list(APPEND INKSTONE_RCC_OPTIONS --no-zstd) # the Qt that unpacks is another one than this rcc's
endif()
set(CMAKE_AUTORCC_OPTIONS ${INKSTONE_RCC_OPTIONS})
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ON)
set(CMAKE_UNITY_BUILD ${INKSTONE_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE ${INKSTONE_UNITY_GROUP})
set_property(GLOBAL PROPERTY AUTOGEN_TARGETS_FOLDER autogen)

find_program(INKSTONE_CCACHE ccache)
if(INKSTONE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers need the sloppiness, see the ccache manual ("Precompiled headers"); without the cache of
    # inodes each of their hundred megabytes is hashed for every file.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_INODECACHE=1 ${INKSTONE_CCACHE})
endif()

if(UNIX AND NOT APPLE)
    find_program(INKSTONE_MOLD mold) # links the tests several times faster
    if(INKSTONE_MOLD)
        add_link_options(-fuse-ld=mold)
    endif()
endif()

add_library(inkstone_options INTERFACE)
target_include_directories(inkstone_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_definitions(inkstone_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH QT_STRICT_ITERATORS
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_MESSAGELOGCONTEXT
    INKSTONE_VERSION="${PROJECT_VERSION}")
if(WIN32)
    target_compile_definitions(inkstone_options INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN _WIN32_WINNT=0x0A00)
    target_link_libraries(inkstone_options INTERFACE ws2_32 mswsock crypt32 bcrypt)
endif()
# Warnings are errors with the compilers that the project is developed with; other versions warn of other things.
set(strict OFF)
if("${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}" MATCHES "^(GNU 12|Clang 14)\\.")
    set(strict ON)
endif()
option(INKSTONE_WERROR "Warnings are errors" ${strict})
set(werror "")
if(INKSTONE_WERROR)
    set(werror $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()
if(MSVC)
    target_compile_options(inkstone_options INTERFACE /W4 /permissive- /utf-8 /bigobj ${werror})
else()
    set(shadow -Wshadow)
    if(INKSTONE_UNITY)
        # In a group, a local name that a function of another file has is no mistake, and a class made of types of
        # an anonymous namespace still lies in one .cpp only. A build with INKSTONE_UNITY=OFF warns of both.
        set(shadow "$<$<CXX_COMPILER_ID:GNU>:-Wshadow=local;-Wno-subobject-linkage>")
    endif()
    target_compile_options(inkstone_options INTERFACE
        -Wall -Wextra -Wpedantic ${shadow} -Wconversion -Wold-style-cast -Wsuggest-override ${werror}
        # Longer lists than clang's bound are deduced to arrays (std::array's deduction guide folds over all).
        $<$<CXX_COMPILER_ID:Clang,AppleClang>:-fbracket-depth=1024>
        # GCC 12 takes the unused half of a tl::expected for uninitialised once it inlines enough.
        $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess;-Wno-maybe-uninitialized>)
endif()
# The checks that each header compiles alone are the only targets without precompiled headers of their own. They
# take those of their side, which is five times as fast; only the preset `lint` compiles headers with nothing before them.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CMAKE_DISABLE_PRECOMPILE_HEADERS)
    set(alone "$<BOOL:$<TARGET_PROPERTY:DISABLE_PRECOMPILE_HEADERS>>")
    set(widgets "$<BOOL:$<FILTER:$<TARGET_PROPERTY:NAME>,INCLUDE,^inkstone_ui_(widgets|viewer|dialogs|pages|shell)_>>")
    set(side "$<IF:${widgets},widgets,core>")
    target_compile_options(inkstone_options INTERFACE
        "$<${alone}:SHELL:-include ${CMAKE_BINARY_DIR}/CMakeFiles/inkstone_pch_${side}.dir/cmake_pch.hxx>")
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT MSVC)
    # Release builds: the same bytes from every folder, and the checks that distributions build with.
    add_compile_options("-ffile-prefix-map=${CMAKE_BINARY_DIR}/=" "-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=")
    if(NOT WIN32) # MinGW would want another library beside the programs
        add_compile_options(-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
    endif()
    if(UNIX AND NOT APPLE)
        add_link_options(-Wl,-z,relro)
    endif()
endif()
if(INKSTONE_SANITIZE)
    target_compile_options(inkstone_options INTERFACE -fsanitize=${INKSTONE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    target_link_options(inkstone_options INTERFACE -fsanitize=${INKSTONE_SANITIZE})
    if(INKSTONE_SANITIZE MATCHES thread)
        # The sanitizer does not see fences: Asio's stand beside a mutex, which it does see.
        target_compile_options(inkstone_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-tsan>)
    endif()
endif()
if(INKSTONE_COVERAGE)
    target_compile_options(inkstone_options INTERFACE --coverage)
    target_link_options(inkstone_options INTERFACE --coverage)
endif()
