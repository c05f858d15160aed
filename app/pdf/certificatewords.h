#pragma once

#include "app/domain/document.h"

#include <QString>

namespace ink::pdf {

/** The certificate's words in the document's language, which is not the interface's: English or French. */
class CertificateWords final
{
public:
    explicit CertificateWords(const QString& language) : m_french(language.startsWith(QLatin1String("fr"))) {}

    [[nodiscard]] QString pick(const char16_t* english, const char16_t* french) const
    {
        return QString::fromUtf16(m_french ? french : english);
    }
    [[nodiscard]] QString role(domain::ActionType type) const;
    [[nodiscard]] QString status(domain::InvitationStatus status) const;
    [[nodiscard]] QString event(const QString& event) const;
    /** How a person proved who they are, without the secrets: `Code by SMS (…42)`. */
    [[nodiscard]] QString authentication(const domain::Invitation& invitation) const;
    [[nodiscard]] QString size(qint64 bytes) const;
    [[nodiscard]] QString pages(qsizetype count) const;
    /** `2026-03-09 14:05:11 UTC`, or a dash. */
    [[nodiscard]] static QString time(std::optional<Timestamp> time);

private:
    bool m_french;
};

} // namespace ink::pdf
