#pragma once

namespace ink {

#ifdef __MINGW32__
/** A place for a pointer in each thread; `destroy` gets it when the thread ends. */
class ThreadSlot final
{
public:
    explicit ThreadSlot(void (*destroy)(void*));
    [[nodiscard]] void* value() const;
    void setValue(void* value) const;

private:
    unsigned long m_index;
};

/**
 * The one T of this thread and this Tag, made when it is asked for first and destroyed when the thread ends.
 * GCC for Windows frees thread_local memory before the destructors in it run, so there it is an object of its
 * own.
 */
template <typename T, typename Tag> T& perThread()
{
    static const ThreadSlot slot([](void* value) { delete static_cast<T*>(value); });
    if (!slot.value()) slot.setValue(new T());
    return *static_cast<T*>(slot.value());
}
#else
/** The one T of this thread and this Tag, made when it is asked for first and destroyed when the thread ends.
 */
template <typename T, typename Tag> T& perThread()
{
    static thread_local T value;
    return value;
}
#endif

} // namespace ink
