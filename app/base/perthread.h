#pragma once

namespace ink {

#ifdef __MINGW32__
/** A pointer for each thread; `destroy` is called with it when the thread ends. */
class ThreadSlot final
{
public:
    explicit ThreadSlot(void (*destroy)(void*));
    [[nodiscard]] void* value() const;
    void setValue(void* value) const;

private:
    unsigned long m_index;
};

/** The T of this thread and Tag, created on first use and destroyed when the thread ends. GCC for Windows
 * frees thread_local memory before its destructors run, so it is a heap object there. */
template <typename T, typename Tag> T& perThread()
{
    static const ThreadSlot slot([](void* value) { delete static_cast<T*>(value); });
    if (!slot.value()) slot.setValue(new T());
    return *static_cast<T*>(slot.value());
}
#else
/** The T of this thread and Tag, created on first use and destroyed when the thread ends. */
template <typename T, typename Tag> T& perThread()
{
    static thread_local T value;
    return value;
}
#endif

} // namespace ink
