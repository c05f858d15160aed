#pragma once

#include "app/base/languages.h"
#include "app/domain/history/evidence.h"

#include <QString>

namespace ink::pdf {

/** The certificate's words in the recipients' language, which need not be the interface's. */
class CertificateWords final
{
public:
    /** BCP 47; English when the language is none of languages(). */
    explicit CertificateWords(const QString& language);

    /** `words` are marked by QT_TRANSLATE_NOOP("ink::Certificate", …). */
    [[nodiscard]] QString say(const char* words) const;
    /** A name or other text by somebody else, for a gap of say(). */
    [[nodiscard]] QString inside(const QString& text) const;
    [[nodiscard]] const QString& tag() const { return m_language; } ///< a code of languages()
    [[nodiscard]] bool isRightToLeft() const { return ink::isRightToLeft(m_language); }
    [[nodiscard]] QString role(domain::ActionType type) const;
    [[nodiscard]] QString status(domain::InvitationStatus status) const;
    /** Empty details and unknown events come back as they are. */
    [[nodiscard]] QString event(const domain::HistoryEvent& event) const;
    /** The detail of an entry; plain words come back as they are. */
    [[nodiscard]] QString detail(const domain::HistoryEntry& entry) const;
    /** `Name <mail>`; `Cara, hosted by Anna` for one whom one of these recipients hosts. */
    [[nodiscard]] QString actor(const QString& actor, const QList<domain::Invitation>& invitations) const;
    /** The same, for a gap of say(). */
    [[nodiscard]] QString actorInside(const QString& actor,
                                      const QList<domain::Invitation>& invitations) const;
    /** The reason that the seal states (/Reason). */
    [[nodiscard]] QString sealReason() const;
    /** The reason that one signer's signature states: who finished, and when. */
    [[nodiscard]] QString signerReason(const QString& who, Timestamp finished) const;
    /** A person's authentication without secrets: `In person, with Nora Lind`, `Code by email`.
     * A dash when they never opened the document. */
    [[nodiscard]] QString authentication(const domain::Identification& identification) const;
    /** The time of a signature made offline, as the device states it. */
    [[nodiscard]] QString deviceTime(Timestamp signedAt) const;
    /** A language as a reader of the certificate calls it; the tag when it has no name here. */
    [[nodiscard]] QString languageName(const QString& tag) const;
    [[nodiscard]] QString size(qint64 bytes) const;
    [[nodiscard]] QString pages(qsizetype count) const;
    [[nodiscard]] QString files(qsizetype count) const;
    /** `2026-03-09 14:05:11 UTC`, or a dash. */
    [[nodiscard]] static QString time(std::optional<Timestamp> time);

private:
    QString m_language;
};

} // namespace ink::pdf
