#pragma once

#include "app/base/clock.h"
#include "app/base/secret.h"

#include <QByteArray>
#include <QString>

namespace ink::workflow {

/**
 * The PIN that unlocks the kiosk screen. It is stored in memory only, as a salted hash, and never logged.
 * After a number of wrong attempts each further one requires a growing delay.
 */
class KioskPin final
{
public:
    static constexpr int minDigits = 4;
    static constexpr int maxDigits = 32;
    static constexpr int attemptsBeforeDelay = 3; ///< wrong attempts before the first delay
    // Index(initialDelay): In person: how long wrong PINs keep a locked screen
    static constexpr std::chrono::seconds initialDelay{10};
    static constexpr std::chrono::seconds maxDelay{300};

    enum class Verdict {
        Correct,
        Wrong,
        Wait ///< not compared: see remainingDelay()
    };

    explicit KioskPin(const Clock& clock) : m_clock(clock) {}

    /** Returns true if a PIN is long enough and consists of digits, in any script. */
    [[nodiscard]] static bool isAcceptable(const QString& pin);
    /** Replaces the PIN and resets the attempts. Requires an acceptable PIN. */
    void set(const QString& pin);
    void clear();
    [[nodiscard]] bool isSet() const { return !m_hash.isEmpty(); }
    [[nodiscard]] Verdict check(const QString& pin);
    /** Remaining delay before the next attempt is compared; 0 = none. */
    [[nodiscard]] std::chrono::seconds remainingDelay() const;

private:
    const Clock& m_clock;
    QByteArray m_salt;
    Secret m_hash;
    int m_wrong = 0;
    std::chrono::seconds m_delay{0};
    Timestamp m_since; ///< start of the delay
};

} // namespace ink::workflow
