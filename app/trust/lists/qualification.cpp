#include "app/trust/lists/qualification.h"

#include "app/trust/lists/reasons.h"

namespace ink::trust {

QString qualifiedStatusName(QualifiedStatus status)
{
    switch (status) {
    case QualifiedStatus::QualifiedSignature:
        return QStringLiteral("QESig");
    case QualifiedStatus::QualifiedSeal:
        return QStringLiteral("QESeal");
    case QualifiedStatus::SignatureWithQualifiedCertificate:
        return QStringLiteral("AdESig-QC");
    case QualifiedStatus::SealWithQualifiedCertificate:
        return QStringLiteral("AdESeal-QC");
    case QualifiedStatus::NotQualified:
        return QStringLiteral("not-qualified");
    case QualifiedStatus::Indeterminate:
        return QStringLiteral("indeterminate");
    }
    return {};
}

Message qualifiedStatusText(QualifiedStatus status)
{
    switch (status) {
    case QualifiedStatus::QualifiedSignature:
        return reasons::qualifiedSignature();
    case QualifiedStatus::QualifiedSeal:
        return reasons::qualifiedSeal();
    case QualifiedStatus::SignatureWithQualifiedCertificate:
        return reasons::advancedSignatureQualifiedCertificate();
    case QualifiedStatus::SealWithQualifiedCertificate:
        return reasons::advancedSealQualifiedCertificate();
    case QualifiedStatus::NotQualified:
        return reasons::notQualified();
    case QualifiedStatus::Indeterminate:
        return reasons::qualificationIndeterminate();
    }
    return {};
}

} // namespace ink::trust
