#pragma once

#include <QByteArrayView>

namespace ink::inkstonekeys {

/** Memory for one PIN or password: never swapped out, not part of core dumps, wiped after use. */
class SecretPage final
{
public:
    SecretPage();
    ~SecretPage();
    Q_DISABLE_COPY_MOVE(SecretPage)

    /** Returns memory for `size` bytes, which a zero byte follows; null if that doesn't fit. */
    [[nodiscard]] char* reserve(qsizetype size);
    [[nodiscard]] QByteArrayView value() const { return {m_memory, m_size}; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    /** For libraries that take a string that ends with a zero byte. */
    [[nodiscard]] const char* text() const { return m_memory ? m_memory : ""; }
    void wipe();

private:
    char* m_memory = nullptr;
    qsizetype m_capacity = 0;
    qsizetype m_size = 0;
};

} // namespace ink::inkstonekeys
