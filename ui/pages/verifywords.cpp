#include "ui/pages/verifywords.h"

#include "ui/widgets/detailtext.h"

#include <QCoreApplication>
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
    case I::Modified:
        return VerifyWords::tr("Changed after signing");
    case I::Broken:
        return VerifyWords::tr("Broken");
    case I::Unsigned:
        return VerifyWords::tr("Not signed");
    case I::Unreadable:
        return VerifyWords::tr("Not readable");
    }
    return {};
}

QString integritySentence(pdf::Integrity integrity)
{
    using I = pdf::Integrity;
    switch (integrity) {
    case I::Intact:
        return VerifyWords::tr("This document is exactly what was signed.");
    case I::Modified:
        return VerifyWords::tr(
            "Someone changed this document after it was signed, in a way that signing does not allow.");
    case I::Broken:
        return VerifyWords::tr("The signed content does not match the signature. Do not rely on this file.");
    case I::Unsigned:
        return VerifyWords::tr("There is no signature in this file, so nothing can be said about it.");
    case I::Unreadable:
        return VerifyWords::tr("This file cannot be read as a PDF.");
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
            "The signer vouches for themselves: compare the fingerprint with one you got from them.");
    case T::Untrusted:
        return VerifyWords::tr("This computer does not know who issued the signer's certificate.");
    case T::None:
        return VerifyWords::tr("Nobody stands behind this file with a certificate.");
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
        return VerifyWords::tr("Form fields were filled in after this signature, which it allows.");
    if (is("revision.object-removed"))
        return VerifyWords::tr("Something was removed from the document after it was signed.");
    if (is("revision.page-content"))
        return VerifyWords::tr("What a page shows was changed after it was signed.");
    if (is("fieldmdp.locked")) return VerifyWords::tr("A field that the signer had locked was changed.");
    if (is("cms.digest")) return VerifyWords::tr("The signed bytes are not those that were signed.");
    if (is("algorithm.weak"))
        return VerifyWords::tr("The signature uses an algorithm that is too weak today.");
    if (is("revision.overlay"))
        return VerifyWords::tr("A signature field was laid over text or a picture after signing.");
    if (is("revision.appearance-value"))
        return VerifyWords::tr("A form field shows something else than what it holds.");
    if (is("revision.hidden-object"))
        return VerifyWords::tr("Something was hidden in the file that only some programs show.");
    if (is("revision.annotation-added"))
        return VerifyWords::tr("Something was placed on a page after it was signed.");
    if (is("revision.annotated"))
        return VerifyWords::tr("Comments were added after this signature, which it allows.");
    if (is("revision.validation-data"))
        return VerifyWords::tr("Data for checking signatures later was added.");
    if (is("revision.metadata")) return VerifyWords::tr("The description of the document was changed.");
    if (is("certificate.revoked")) return VerifyWords::tr("The signer's certificate had been revoked.");
    if (is("certificate.revoked-later"))
        return VerifyWords::tr("The certificate was revoked later, after the time that a time-stamp proves.");
    if (is("certificate.pinned")) return VerifyWords::tr("You trust this certificate by its fingerprint.");
    if (is("timestamp.broken")) return VerifyWords::tr("A time-stamp in the file belongs to something else.");
    if (is("timestamp.purpose"))
        return VerifyWords::tr("A time-stamp was made with a certificate that is not meant for it.");
    if (is("history.intact"))
        return VerifyWords::tr("The history inside the file is complete and fits the original.");
    if (is("history.broken")) return VerifyWords::tr("The history inside the file was changed.");
    if (is("history.other-file"))
        return VerifyWords::tr(
            "The history inside the file is complete; it tells of other files than this one.");
    return finding.detail.isEmpty() ? id : detailText(finding.detail);
}

} // namespace ink::ui
