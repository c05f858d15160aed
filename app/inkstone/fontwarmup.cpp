#include "app/inkstone/fontwarmup.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#include <thread>
#endif

namespace ink {

void startFontWarmUp()
{
#ifdef Q_OS_LINUX
    // The library is the one that Qt's platform plugin loads a moment later; linking it would load it
    // earlier.
    std::thread([] {
        void* fontconfig = ::dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_GLOBAL);
        if (!fontconfig) return;
        if (const auto init = reinterpret_cast<int (*)()>(::dlsym(fontconfig, "FcInit"))) init();
    }).detach();
#endif
}

} // namespace ink
