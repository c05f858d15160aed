# inkstone_room(<path> [PUBLIC lib…] [PRIVATE lib…] [FOLDERS sub…] [PCH core|widgets] [PLAIN] [WAITS])
#
# PCH names the precompiled headers that the room shares with others; without it the room has none.
# PLAIN: no class of the room has the Q_OBJECT macro, so moc need not look.
# WAITS: its code waits for people, servers, disks or a library, see inkstone_waits.
# One room = one static library named after its path (app/service/http -> inkstone_service_http). Sources are
# every .cpp of the folder itself; a sub-folder is a room of its own unless it is named with FOLDERS.
# A room links only what its row in app/README.md allows; the ctest `arch` holds the same table as data.
function(inkstone_room path)
    cmake_parse_arguments(ARG "PLAIN;WAITS" "PCH" "PUBLIC;PRIVATE;FOLDERS" ${ARGN})
    string(REGEX REPLACE "^(app|ui)/" "" short "${path}")
    string(REPLACE "/" "_" short "${short}")
    if(path MATCHES "^ui/")
        set(short "ui_${short}")
    endif()
    set(target "inkstone_${short}")
    set(dir "${CMAKE_SOURCE_DIR}/${path}")
    set(patterns_cpp "${dir}/*.cpp")
    set(patterns_h "${dir}/*.h")
    foreach(folder IN LISTS ARG_FOLDERS)
        list(APPEND patterns_cpp "${dir}/${folder}/*.cpp")
        list(APPEND patterns_h "${dir}/${folder}/*.h")
    endforeach()
    file(GLOB sources CONFIGURE_DEPENDS ${patterns_cpp})
    file(GLOB headers CONFIGURE_DEPENDS ${patterns_h})
    if(sources)
        add_library(${target} STATIC ${sources})
        set(scope PUBLIC)
        set(private PRIVATE)
    else()
        add_library(${target} INTERFACE)
        set(scope INTERFACE)
        set(private INTERFACE)
    endif()
    # A header that only its own room shares ("Private to …" in its first lines) is no interface.
    foreach(header IN LISTS headers)
        file(STRINGS "${header}" beginning LIMIT_COUNT 12)
        if("${beginning}" MATCHES "Private to")
            list(REMOVE_ITEM headers "${header}")
        endif()
    endforeach()
    target_sources(${target} ${scope} FILE_SET HEADERS BASE_DIRS "${CMAKE_SOURCE_DIR}" FILES ${headers})
    target_link_libraries(${target} ${scope} inkstone_options ${ARG_PUBLIC} ${private} ${ARG_PRIVATE})
    if(sources AND ARG_PCH)
        inkstone_reuse_pch(${target} ${ARG_PCH})
    endif()
    # The checks of its headers use them, too, and wait for no more than what the room waits for.
    if(ARG_PCH STREQUAL "widgets")
        add_dependencies(${target} inkstone_pch_widgets_ready)
    else()
        add_dependencies(${target} inkstone_pch_core_ready)
    endif()
    if(ARG_WAITS AND sources)
        inkstone_waits(${target})
    endif()
    if(ARG_PLAIN)
        foreach(file IN LISTS sources headers)
            file(STRINGS "${file}" objects REGEX "^ *Q_(OBJECT|GADGET|NAMESPACE)" LIMIT_COUNT 1)
            if(objects)
                message(FATAL_ERROR "${file} needs moc: ${path} is no PLAIN room any more.")
            endif()
        endforeach()
        if(sources)
            set_target_properties(${target} PROPERTIES AUTOMOC OFF)
        endif()
    endif()
endfunction()

# inkstone_waits(<target>): code that waits for people, servers, disks or a library. A release build compiles it with
# -Og, which takes three fifths of the time of -O2; what reads, computes, paints and seals itself keeps -O2.
function(inkstone_waits target)
    if(NOT MSVC)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Og>)
    endif()
endfunction()

# inkstone_pch(<name> LIBS lib… HEADERS header…): precompiled headers that rooms share, compiled once.
function(inkstone_pch name)
    cmake_parse_arguments(ARG "" "" "LIBS;HEADERS" ${ARGN})
    set(source "${CMAKE_BINARY_DIR}/pch/${name}.cpp")
    if(NOT EXISTS "${source}")
        file(WRITE "${source}" "// Carries the precompiled headers.\n")
    endif()
    add_library(inkstone_pch_${name} OBJECT "${source}")
    set_target_properties(inkstone_pch_${name} PROPERTIES AUTOMOC OFF AUTORCC OFF UNITY_BUILD OFF)
    target_link_libraries(inkstone_pch_${name} PRIVATE inkstone_options ${ARG_LIBS})
    target_precompile_headers(inkstone_pch_${name} PRIVATE ${ARG_HEADERS})
    add_custom_target(inkstone_pch_${name}_ready DEPENDS $<TARGET_OBJECTS:inkstone_pch_${name}>)
endfunction()

# inkstone_reuse_pch(<target> <name>)
function(inkstone_reuse_pch target name)
    target_precompile_headers(${target} REUSE_FROM inkstone_pch_${name})
    get_target_property(type ${target} TYPE)
    if(type STREQUAL EXECUTABLE AND NOT MSVC)
        target_compile_options(${target} PRIVATE -fPIC) # as they were compiled; else the compiler refuses them
    endif()
endfunction()

set(INKSTONE_CORE_PCH <QByteArray> <QDateTime> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject> <QList> <QObject>
    <QString> <QStringList> <QUuid> <algorithm> <chrono> <functional> <memory> <optional> <string> <variant>
    <vector> <tl/expected.hpp>)
# Classes, not whole modules: what a precompiled header declares and a file doesn't use still costs each file time.
set(INKSTONE_WIDGETS_PCH ${INKSTONE_CORE_PCH} <QAbstractScrollArea> <QAbstractTableModel> <QAction> <QCheckBox>
    <QComboBox> <QCoreApplication> <QDialog> <QFrame> <QGuiApplication> <QHBoxLayout> <QHeaderView> <QIcon> <QImage>
    <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMenu> <QPainter> <QPixmap> <QPlainTextEdit> <QPointer> <QPushButton>
    <QScrollBar> <QSet> <QSortFilterProxyModel> <QSpinBox> <QStackedWidget> <QStyledItemDelegate> <QTimer> <QToolButton>
    <QUndoStack> <QUrl> <QVBoxLayout> <QWidget>)
