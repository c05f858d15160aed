#pragma once

#include <QGuiApplication>

/** Fonts that Qt keeps for each thread to the end are no leaks. */
extern "C" const char* __asan_default_options()
{
    return "detect_leaks=0";
}

/** What draws or shapes text needs an application. */
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QGuiApplication application(*argc, *argv);
    return 0;
}
