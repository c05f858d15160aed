#include "app/workflow/signing/kioskpin.h"

#include <QCryptographicHash>
#include <QList>
#include <QPasswordDigestor>

#include <algorithm>

namespace ink::workflow {

namespace {

constexpr int pinHashRounds = 100'000;
constexpr quint64 pinHashBytes = 32;

/** The digits as ASCII, from any script; empty if there are other characters. */
QByteArray asciiDigits(const QString& pin)
{
    QByteArray digits;
    for (const char32_t c : pin.toUcs4()) {
        const int digit = QChar::digitValue(c);
        if (digit < 0) return {};
        digits.append(static_cast<char>('0' + digit));
    }
    return digits;
}

Secret pinHash(const QString& pin, const QByteArray& salt)
{
    return Secret(QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, asciiDigits(pin), salt,
                                                     pinHashRounds, pinHashBytes));
}

} // namespace

bool KioskPin::isAcceptable(const QString& pin)
{
    const auto count = asciiDigits(pin).size();
    return count >= minDigits && count <= maxDigits;
}

void KioskPin::set(const QString& pin)
{
    Q_ASSERT(isAcceptable(pin));
    clear();
    m_salt = Secret::random().reveal();
    m_hash = pinHash(pin, m_salt);
}

void KioskPin::clear()
{
    m_salt.clear();
    m_hash = Secret();
    m_wrong = 0;
    m_delay = std::chrono::seconds(0);
}

std::chrono::seconds KioskPin::remainingDelay() const
{
    using namespace std::chrono;
    if (m_delay == seconds(0)) return seconds(0);
    // A clock that was set back must not extend the delay.
    const auto passed = std::max(m_clock.now() - m_since, milliseconds(0));
    return std::max(ceil<seconds>(m_delay - passed), seconds(0));
}

KioskPin::Verdict KioskPin::check(const QString& pin)
{
    if (!isSet() || remainingDelay() > std::chrono::seconds(0)) return Verdict::Wait;
    if (isAcceptable(pin) && pinHash(pin, m_salt) == m_hash) {
        m_wrong = 0;
        m_delay = std::chrono::seconds(0);
        return Verdict::Correct;
    }
    ++m_wrong;
    if (m_wrong >= attemptsBeforeDelay) {
        m_delay = m_wrong == attemptsBeforeDelay ? initialDelay : std::min(2 * m_delay, maxDelay);
        m_since = m_clock.now();
    }
    return Verdict::Wrong;
}

} // namespace ink::workflow
