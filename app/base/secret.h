#pragma once

#include <QByteArray>

namespace ink {

/** Bytes that must not leak (API key, passphrase): wiped on destruction, never printable, compared in
 * constant time. */
class Secret final
{
public:
    Secret() = default;
    explicit Secret(QByteArray bytes) : m_bytes(std::move(bytes)) { m_bytes.detach(); }
    Secret(const Secret& other) : m_bytes(other.m_bytes.constData(), other.m_bytes.size()) {}
    Secret(Secret&& other) noexcept : m_bytes(std::move(other.m_bytes)) {}
    Secret& operator=(Secret other) noexcept
    {
        wipe();
        m_bytes.swap(other.m_bytes);
        return *this;
    }
    ~Secret() { wipe(); }

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    /** The bytes themselves: only for the call that needs them, never to be logged or stored. */
    [[nodiscard]] const QByteArray& reveal() const { return m_bytes; }
    bool operator==(const Secret& other) const;

    /** A new random secret of `bytes` random bytes as base64url text (4/3 of that length). */
    [[nodiscard]] static Secret random(int bytes = 24);

private:
    void wipe();
    QByteArray m_bytes;
};

} // namespace ink
