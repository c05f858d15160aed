#include "app/base/secret.h"

#include <QRandomGenerator>

namespace ink {

bool Secret::operator==(const Secret& other) const
{
    if (m_bytes.size() != other.m_bytes.size()) return false;
    unsigned char difference = 0;
    for (qsizetype i = 0; i < m_bytes.size(); ++i)
        difference = static_cast<unsigned char>(difference | (m_bytes.at(i) ^ other.m_bytes.at(i)));
    return difference == 0;
}

Secret Secret::random(int bytes)
{
    QByteArray raw(bytes, Qt::Uninitialized);
    for (char& byte : raw)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    Secret secret(raw.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
    raw.fill('\0');
    return secret;
}

void Secret::wipe()
{
    if (m_bytes.isEmpty() || !m_bytes.isDetached()) return;
    volatile char* at = m_bytes.data();
    for (qsizetype i = 0; i < m_bytes.size(); ++i)
        at[i] = '\0';
    m_bytes.clear();
}

} // namespace ink
