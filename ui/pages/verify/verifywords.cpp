#include "ui/pages/verify/verifywords.h"

#include "app/pdf/verify/laterchanges.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QHash>

namespace ink::ui {

namespace {
struct VerifyWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::VerifyWords)
};
} // namespace

QString integrityWord(pdf::Integrity integrity)
{
    using I = pdf::Integrity;
    switch (integrity) {
    case I::Intact:
        return VerifyWords::tr("Intact");
    case I::Indeterminate:
        return VerifyWords::tr("Not fully checked");
    case I::Modified:
        return VerifyWords::tr("Changed after signing");
    case I::Broken:
        return VerifyWords::tr("Broken");
    case I::Unsigned:
        return VerifyWords::tr("Not signed");
    case I::Unreadable:
        return VerifyWords::tr("Unreadable");
    }
    return {};
}

namespace {

QString modifiedSentence(pdf::Alteration alteration)
{
    using A = pdf::Alteration;
    switch (alteration) {
    case A::Visible:
        return VerifyWords::tr("The visible content was changed after signing. Do not rely on this file.");
    case A::ReadersDiffer:
        return VerifyWords::tr(
            "Different programs may show different content for this file. Do not rely on it.");
    case A::ValidationDataLost:
        return VerifyWords::tr("Validation data was removed after signing. The content is unchanged, but the "
                               "signatures may be harder to validate later.");
    case A::None:
    case A::Unseen:
    case A::Allowed:
    case A::NotAllowed:
    case A::Unchecked:
        break;
    }
    return VerifyWords::tr("The file was changed after signing in a way that the signature doesn't allow.");
}

QString intactSentence(const pdf::VerifyReport& report)
{
    using A = pdf::Alteration;
    QStringList sentences;
    if (report.alteration == A::Allowed)
        sentences.append(
            VerifyWords::tr("The signed content is unchanged. The signatures allow the later changes."));
    else if (report.alteration == A::Unseen)
        sentences.append(VerifyWords::tr("The content hasn't been changed since it was signed. Parts of the "
                                         "file were rewritten without changing the visible content."));
    else
        sentences.append(VerifyWords::tr("This document hasn't been changed since it was signed."));
    for (const Message& sentence : pdf::headlineOf(report))
        sentences.append(messageText(sentence));
    return sentences.join(QLatin1Char(' '));
}

} // namespace

QString verdictWord(const pdf::VerifyReport& report)
{
    if (report.integrity == pdf::Integrity::Intact) {
        if (pdf::hasReplacedValues(report)) return VerifyWords::tr("Intact, but a value was replaced");
        if (pdf::isWeak(report)) return VerifyWords::tr("Intact, but with a weak signature");
    }
    return integrityWord(report.integrity);
}

Tone verdictTone(const pdf::VerifyReport& report)
{
    const bool doubtful = pdf::hasReplacedValues(report) || pdf::isWeak(report);
    return report.integrity == pdf::Integrity::Intact && doubtful ? Tone::Warning
                                                                  : integrityTone(report.integrity);
}

QString changeWords(const pdf::LaterChange& change)
{
    const QString sentence = messageText(pdf::sentenceOf(change));
    return change.page < 0 ? sentence
                           : VerifyWords::tr("Page %1: %2", "where a change is, and the change")
                                 .arg(QString::number(change.page + 1), sentence);
}

QString integritySentence(const pdf::VerifyReport& report)
{
    using I = pdf::Integrity;
    switch (report.integrity) {
    case I::Intact:
        return intactSentence(report);
    case I::Indeterminate:
        return VerifyWords::tr("Some content added after signing couldn't be compared with the signed "
                               "content. Check the file in another program before you rely on it.");
    case I::Modified:
        return modifiedSentence(report.alteration);
    case I::Broken:
        if (report.alteration == pdf::Alteration::Unchecked)
            return VerifyWords::tr(
                "The signature can't be checked because the signer's certificate is missing.");
        return VerifyWords::tr("The signed content does not match the signature. Do not rely on this file.");
    case I::Unsigned:
        return VerifyWords::tr("This file has no signature, so it can't be verified.");
    case I::Unreadable:
        return pdf::needsPassword(report)
                   ? VerifyWords::tr("This file is password-protected. Enter its password to verify it.")
                   : VerifyWords::tr("This file can't be read as a PDF.");
    }
    return {};
}

Tone integrityTone(pdf::Integrity integrity)
{
    using I = pdf::Integrity;
    switch (integrity) {
    case I::Intact:
        return Tone::Good;
    case I::Modified:
    case I::Broken:
        return Tone::Bad;
    case I::Indeterminate:
    case I::Unsigned:
    case I::Unreadable:
        break;
    }
    return Tone::Warning;
}

QString trustSentence(pdf::Trust trust)
{
    using T = pdf::Trust;
    switch (trust) {
    case T::Own:
        return VerifyWords::tr("Signed with the certificate of this workspace.");
    case T::Trusted:
        return VerifyWords::tr("Signed with a certificate that this computer trusts.");
    case T::SelfSigned:
        return VerifyWords::tr(
            "The certificate is self-signed. Compare its fingerprint with one you got from the signer.");
    case T::Untrusted:
        return VerifyWords::tr("This computer doesn't trust the signer's certificate.");
    case T::None:
        return VerifyWords::tr("This file has no certificate that confirms its origin.");
    }
    return {};
}

Tone trustTone(pdf::Trust trust)
{
    using T = pdf::Trust;
    switch (trust) {
    case T::Own:
    case T::Trusted:
        return Tone::Good;
    case T::SelfSigned:
    case T::Untrusted:
        return Tone::Warning;
    case T::None:
        break;
    }
    return Tone::Neutral;
}

QString findingWords(const pdf::VerifyFinding& finding)
{
    const QString& id = finding.id;
    const auto is = [&id](const char* known) { return id == QLatin1String(known); };
    if (is("revision.form-filled"))
        return VerifyWords::tr("Form fields were filled in after this signature. The signature allows this.");
    if (is("revision.object-removed"))
        return VerifyWords::tr("Parts of the document were removed after signing.");
    if (is("revision.page-content")) return VerifyWords::tr("The visible content was changed after signing.");
    if (is("fieldmdp.locked")) return VerifyWords::tr("A field locked by the signer was changed.");
    if (is("cms.digest")) return VerifyWords::tr("The signed content was changed.");
    if (is("algorithm.weak"))
        return VerifyWords::tr("The signature uses an algorithm that is no longer secure.");
    if (is("revision.rendering")) return VerifyWords::tr("A page looks different from what was signed.");
    if (is("file.ambiguous") || is("revision.ambiguous-section") || is("revision.ambiguous"))
        return VerifyWords::tr("PDF readers may show this file differently.");
    if (is("revision.field-form"))
        return VerifyWords::tr(
            "A signature field that was added after signing is also used for something else.");
    if (is("revision.form-defaults"))
        return VerifyWords::tr("The form's default appearance was changed after signing.");
    if (is("revision.annotation-order"))
        return VerifyWords::tr("Overlapping annotations were reordered after signing.");
    if (is("revision.structure"))
        return VerifyWords::tr("The text for screen readers was changed after signing.");
    if (is("revision.validation-data-lost"))
        return VerifyWords::tr(
            "Validation data was removed after signing. The visible content is unchanged.");
    if (is("revision.unseen"))
        return VerifyWords::tr(
            "Parts of the file were rewritten after signing without changing the visible content.");
    if (is("contents.written"))
        return VerifyWords::tr(
            "The signature value is encoded in an unusual way. The content isn't affected.");
    if (is("timestamp.form"))
        return VerifyWords::tr("An entry marked as a time-stamp isn't a valid time-stamp.");
    if (is("file.encrypted")) return VerifyWords::tr("The file is encrypted in a way that isn't supported.");
    if (is("revision.overlay"))
        return VerifyWords::tr("A signature field was placed over text or a picture after signing.");
    if (is("revision.appearance-value"))
        return VerifyWords::tr("The appearance of a form field doesn't match its value.");
    if (is("revision.hidden-object"))
        return VerifyWords::tr("The file contains hidden content that only some programs show.");
    if (is("revision.annotation-added"))
        return VerifyWords::tr("An annotation was added to a page after signing.");
    if (is("revision.annotated"))
        return VerifyWords::tr("Comments were added after this signature. The signature allows this.");
    if (is("revision.validation-data")) return VerifyWords::tr("Validation data was added.");
    if (is("revision.metadata")) return VerifyWords::tr("The document's metadata was changed.");
    if (is("certificate.revoked")) return VerifyWords::tr("The signer's certificate was revoked.");
    if (is("certificate.revoked-later"))
        return VerifyWords::tr("The certificate was revoked after the time proven by the time-stamp.");
    if (is("certificate.pinned"))
        return VerifyWords::tr("This certificate is trusted based on its fingerprint.");
    if (is("timestamp.broken"))
        return VerifyWords::tr("A time-stamp in the file doesn't belong to this signature.");
    if (is("timestamp.purpose"))
        return VerifyWords::tr("A time-stamp was created with an unsuitable certificate.");
    if (is("history.intact"))
        return VerifyWords::tr("The embedded history is complete and matches the original.");
    if (is("history.partial"))
        return VerifyWords::tr(
            "The embedded history matches the original. Some details are withheld, because "
            "they may be about files that some recipients can't see.");
    if (is("history.broken")) return VerifyWords::tr("The embedded history was changed.");
    if (is("history.other-file"))
        return VerifyWords::tr("The embedded history is complete but refers to other files.");
    return finding.detail.isEmpty() ? id : messageText(finding.detail);
}

QString qualificationWords(const trust::CertificateQualification& qualification)
{
    QStringList lines{
        VerifyWords::tr("%1, on %2", "legal status, time")
            .arg(messageText(trust::qualifiedStatusText(qualification.status)), exactTime(qualification.at))};
    for (const Message& why : {qualification.reason, qualification.doubt})
        if (!why.isEmpty()) lines.append(messageText(why));
    return lines.join(QLatin1Char('\n'));
}

QString trustServiceWords(const trust::CertificateQualification& qualification)
{
    if (qualification.listSequence == 0) return {};
    return VerifyWords::tr("%1 by %2, in list %3 of %4, issued on %5")
        .arg(isolated(qualification.service), isolated(qualification.provider),
             QString::number(qualification.listSequence), qualification.territory,
             exactTime(qualification.listIssued));
}

QString recipientName(const domain::HistoryVerdict::Recipient& recipient)
{
    if (recipient.email.isEmpty()) return isolated(recipient.name);
    if (recipient.name.isEmpty()) return recipient.email;
    return isolated(recipient.name) + QStringLiteral(" <%1>").arg(recipient.email);
}

QString recipientFacts(const domain::HistoryVerdict::Recipient& recipient)
{
    using Proof = domain::HistoryVerdict::Proof;
    QStringList facts;
    if (recipient.role) {
        facts.append(actionText(*recipient.role));
        if (recipient.status) {
            domain::Invitation invitation;
            invitation.actionType = *recipient.role;
            invitation.status = *recipient.status;
            facts.append(invitationStatusText(invitation));
        }
    }
    if (recipient.finishedTime) facts.append(exactTime(*recipient.finishedTime));
    for (const Proof proof : recipient.proofs) {
        switch (proof) {
        case Proof::PersonalLink:
            facts.append(VerifyWords::tr("Personal link"));
            break;
        case Proof::InPerson:
            facts.append(VerifyWords::tr("In person, hosted by %1").arg(isolated(recipient.inPersonWith)));
            break;
        case Proof::Paper:
            facts.append(
                VerifyWords::tr("On paper, recorded by %1").arg(isolated(recipient.paperRecordedBy)));
            break;
        case Proof::EmailCode:
            facts.append(VerifyWords::tr("Code by email"));
            break;
        case Proof::SmsCode:
            facts.append(VerifyWords::tr("Code by SMS"));
            break;
        case Proof::AccessCode:
            facts.append(VerifyWords::tr("Access code"));
            break;
        }
    }
    return facts.join(QStringLiteral(" · "));
}

} // namespace ink::ui
