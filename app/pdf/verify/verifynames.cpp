#include "app/pdf/verify/verifynames.h"

namespace ink::pdf {

QString integrityName(Integrity integrity)
{
    switch (integrity) {
    case Integrity::Intact:
        return QStringLiteral("intact");
    case Integrity::Indeterminate:
        return QStringLiteral("indeterminate");
    case Integrity::Modified:
        return QStringLiteral("modified");
    case Integrity::Broken:
        return QStringLiteral("broken");
    case Integrity::Unsigned:
        return QStringLiteral("unsigned");
    case Integrity::Unreadable:
        return QStringLiteral("unreadable");
    }
    return {};
}

QString trustName(Trust trust)
{
    switch (trust) {
    case Trust::Own:
        return QStringLiteral("own");
    case Trust::Trusted:
        return QStringLiteral("trusted");
    case Trust::SelfSigned:
        return QStringLiteral("self-signed");
    case Trust::Untrusted:
        return QStringLiteral("untrusted");
    case Trust::None:
        return QStringLiteral("none");
    }
    return {};
}

QString alterationName(Alteration alteration)
{
    switch (alteration) {
    case Alteration::None:
        return QStringLiteral("none");
    case Alteration::Unseen:
        return QStringLiteral("unseen");
    case Alteration::Allowed:
        return QStringLiteral("allowed");
    case Alteration::ValidationDataLost:
        return QStringLiteral("validation-data-lost");
    case Alteration::NotAllowed:
        return QStringLiteral("not-allowed");
    case Alteration::Visible:
        return QStringLiteral("visible");
    case Alteration::ReadersDiffer:
        return QStringLiteral("readers-differ");
    case Alteration::Unchecked:
        return QStringLiteral("unchecked");
    }
    return {};
}

QString levelName(const SignatureReport& report)
{
    const QString family = report.isPades ? QStringLiteral("PAdES-B") : QStringLiteral("PKCS7");
    switch (report.level) {
    case SignatureLevel::None:
        return {};
    case SignatureLevel::B:
        return report.isPades ? QStringLiteral("PAdES-B-B") : QStringLiteral("PKCS7-B");
    case SignatureLevel::T:
        return family + QStringLiteral("-T");
    case SignatureLevel::LT:
        return family + QStringLiteral("-LT");
    case SignatureLevel::LTA:
        return family + QStringLiteral("-LTA");
    }
    return {};
}

QString revocationName(Revocation revocation)
{
    switch (revocation) {
    case Revocation::Unknown:
        return QStringLiteral("unknown");
    case Revocation::Good:
        return QStringLiteral("good");
    case Revocation::Revoked:
        return QStringLiteral("revoked");
    }
    return {};
}

} // namespace ink::pdf
