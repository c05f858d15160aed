#pragma once

#include <QGuiApplication>

/** Fonts that Qt caches for each thread until the end are not leaks. */
extern "C" const char* __asan_default_options()
{
    return "detect_leaks=0";
}

/** Painting and shaping text needs an application. */
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Never destroyed: its destructor would run after this thread's font caches are gone.
    static const auto* const application = new QGuiApplication(*argc, *argv);
    return application ? 0 : 1;
}
