#include "app/base/perthread.h"

#ifdef __MINGW32__
#include <windows.h>

namespace ink {

ThreadSlot::ThreadSlot(void (*destroy)(void*)) : m_index(FlsAlloc(destroy)) {}

void* ThreadSlot::value() const
{
    return FlsGetValue(m_index);
}

void ThreadSlot::setValue(void* value) const
{
    FlsSetValue(m_index, value);
}

} // namespace ink
#endif
