#pragma once

#include "app/base/languages.h"
#include "app/domain/history/evidence.h"

#include <QString>

namespace ink::pdf {

/** The certificate's texts in the recipients' language, which may differ from that of the interface. */
class CertificateTexts final
{
public:
    /** `language` is a BCP 47 tag; English is used if it isn't one of languages(). */
    explicit CertificateTexts(const QString& language);

    /** Translates `words`, which must be marked with QT_TRANSLATE_NOOP("ink::Certificate", …). */
    [[nodiscard]] QString localize(const char* words) const;
    /** Wraps a name or other user text in bidirectional isolates, for a placeholder of localize(). */
    [[nodiscard]] QString isolate(const QString& text) const;
    [[nodiscard]] const QString& languageTag() const { return m_language; } ///< a code of languages()
    [[nodiscard]] bool isRightToLeft() const { return ink::isRightToLeft(m_language); }
    [[nodiscard]] QString roleName(domain::ActionType type) const;
    [[nodiscard]] QString statusName(domain::InvitationStatus status) const;
    /** Translates an event; empty details and unknown events are returned unchanged. */
    [[nodiscard]] QString event(const domain::HistoryEvent& event) const;
    /** The detail of an entry; plain text is returned unchanged. */
    [[nodiscard]] QString detail(const domain::HistoryEntry& entry) const;
    /** Returns `Name <mail>`, or `Cara, hosted by Anna` for a person hosted by one of these recipients. */
    [[nodiscard]] QString actor(const QString& actor, const QList<domain::Invitation>& invitations) const;
    /** Like actor(), isolated for a placeholder of localize(). */
    [[nodiscard]] QString isolatedActor(const QString& actor,
                                        const QList<domain::Invitation>& invitations) const;
    /** The reason stated in the seal (/Reason). */
    [[nodiscard]] QString sealReason() const;
    /** The reason stated in a signer's own signature: the signer and the time of completion. */
    [[nodiscard]] QString signerReason(const QString& who, Timestamp finished) const;
    /** A person's authentication without secrets: `In person, hosted by Nora Lind`, `Code by email`. A dash
     * if the person neither opened nor finished the document. */
    [[nodiscard]] QString authentication(const domain::Identification& identification) const;
    /** The time of a signature made offline, as reported by the device. */
    [[nodiscard]] QString deviceTime(Timestamp signedAt) const;
    /** The display name of a language; the tag if no name is known. */
    [[nodiscard]] QString languageName(const QString& tag) const;
    [[nodiscard]] QString formatSize(qint64 bytes) const;
    [[nodiscard]] QString formatPageCount(qsizetype count) const;
    [[nodiscard]] QString formatFileCount(qsizetype count) const;
    /** Formats a time, e.g. `2026-03-09 14:05:11 UTC`; returns a dash if there is none. */
    [[nodiscard]] static QString formatTime(std::optional<Timestamp> time);

private:
    QString m_language;
};

} // namespace ink::pdf
