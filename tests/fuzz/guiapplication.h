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
    // Never destroyed: it would forget its fonts when the caches of this thread are gone already.
    static const auto* const application = new QGuiApplication(*argc, *argv);
    return application ? 0 : 1;
}
