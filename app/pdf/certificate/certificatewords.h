#pragma once

#include "app/domain/evidence.h"

#include <QString>

namespace ink::pdf {

/** The same words in every language of the certificate. */
struct CertificatePhrase
{
    const char16_t* english;
    const char16_t* french;
    const char16_t* german;
    const char16_t* spanish;
    const char16_t* arabic;
};

/** The certificate's words in the recipients' language, which is not the interface's: English, French,
 * German, Spanish or Arabic. */
class CertificateWords final
{
public:
    /** BCP 47; English when the language is none of these. */
    explicit CertificateWords(const QString& language);

    [[nodiscard]] QString say(const CertificatePhrase& phrase) const;
    [[nodiscard]] QString tag() const; ///< `en`, `fr`, `de`, `es` or `ar`
    [[nodiscard]] bool isRightToLeft() const { return m_language == Language::Arabic; }
    [[nodiscard]] QString role(domain::ActionType type) const;
    [[nodiscard]] QString status(domain::InvitationStatus status) const;
    /** Empty details and unknown events come back as they are. */
    [[nodiscard]] QString event(const domain::HistoryEvent& event) const;
    /** The detail of an entry; plain words come back as they are. */
    [[nodiscard]] QString detail(const domain::HistoryEntry& entry) const;
    /** `Name <mail>`; `Cara, hosted by Anna` for one whom one of these recipients hosts. */
    [[nodiscard]] QString actor(const QString& actor, const QList<domain::Invitation>& invitations) const;
    /** What the seal says about itself (/Reason). */
    [[nodiscard]] QString sealReason() const;
    /** What the signature of one signer says about itself: who finished, and when. */
    [[nodiscard]] QString signerReason(const QString& who, Timestamp finished) const;
    /** How a person proved who they are, without the secrets: `In person, with Nora Lind`, `Code by email`.
     * A dash when they never opened the document. */
    [[nodiscard]] QString authentication(const domain::Identification& identification) const;
    /** When somebody signed without a connection, as their device states. */
    [[nodiscard]] QString deviceTime(Timestamp signedAt) const;
    /** A language as a reader of the certificate calls it; the tag when it has no name here. */
    [[nodiscard]] QString languageName(const QString& tag) const;
    [[nodiscard]] QString size(qint64 bytes) const;
    [[nodiscard]] QString pages(qsizetype count) const;
    [[nodiscard]] QString files(qsizetype count) const;
    /** `2026-03-09 14:05:11 UTC`, or a dash. */
    [[nodiscard]] static QString time(std::optional<Timestamp> time);

private:
    enum class Language { English, French, German, Spanish, Arabic };
    Language m_language = Language::English;
};

} // namespace ink::pdf
