// Reasons used in app/trust/lists.
#if !defined(INK_REASONS_APP_TRUST_LISTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_TRUST_LISTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(listsNotSupported, "lists_not_supported", QT_TRANSLATE_NOOP("ink::Reason", "This build of Inkstone doesn't support trusted lists."))
INK_REASON(listNotXml, "list_not_xml", QT_TRANSLATE_NOOP("ink::Reason", "This file isn't valid XML."))
INK_REASON(listNotXmlAtLine, "list_not_xml_at_line", QT_TRANSLATE_NOOP("ink::Reason", "This file isn't valid XML. The error is in line %1."), qint64)
INK_REASON(listHasDtd, "list_has_dtd", QT_TRANSLATE_NOOP("ink::Reason", "This file has a document type definition, which isn't allowed in a trusted list."))
INK_REASON(listTooLarge, "list_too_large", QT_TRANSLATE_NOOP("ink::Reason", "This file is larger than %1, the maximum for a trusted list."), ByteCount)
INK_REASON(listNotATrustedList, "list_not_a_trusted_list", QT_TRANSLATE_NOOP("ink::Reason", "This file isn't a trusted list in the format of ETSI TS 119 612."))
INK_REASON(listElementInvalid, "list_element_invalid", QT_TRANSLATE_NOOP("ink::Reason", "“%1” in line %2 is missing or invalid."), QString, qint64)
INK_REASON(listVersionUnsupported, "list_version_unsupported", QT_TRANSLATE_NOOP("ink::Reason", "Version %1 of the format of trusted lists isn't supported."), QString)
INK_REASON(listUnsigned, "list_unsigned", QT_TRANSLATE_NOOP("ink::Reason", "The list isn't signed."))
INK_REASON(listSignatureInvalid, "list_signature_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The list's signature is invalid. The list may have been changed."))
INK_REASON(listSignatureUnsupported, "list_signature_unsupported", QT_TRANSLATE_NOOP("ink::Reason", "The list's signature uses an algorithm that isn't supported or is no longer secure."))
INK_REASON(listSignaturePartial, "list_signature_partial", QT_TRANSLATE_NOOP("ink::Reason", "The list's signature doesn't cover the whole list."))
INK_REASON(listSignerUnknown, "list_signer_unknown", QT_TRANSLATE_NOOP("ink::Reason", "The list is signed with a certificate that isn't trusted for it."))
INK_REASON(listExpiredOn, "list_expired_on", QT_TRANSLATE_NOOP("ink::Reason", "The trusted list of %1 expired on %2. Get a newer one."), QString, QString)
INK_REASON(listReplacedByNewer, "list_replaced_by_newer", QT_TRANSLATE_NOOP("ink::Reason", "A newer list of %1 is used."), QString)
INK_REASON(listClosed, "list_closed", QT_TRANSLATE_NOOP("ink::Reason", "The list of %1 was closed and is no longer updated."), QString)
INK_REASON(listFileUnreadable, "list_file_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't be read: %2"), QString, QString)
INK_REASON(listSignersEmpty, "list_signers_empty", QT_TRANSLATE_NOOP("ink::Reason", "There is no certificate that may sign lists. Add the certificates published in the Official Journal of the European Union, or those of a national list."))
INK_REASON(listCertificateInvalid, "list_certificate_invalid", QT_TRANSLATE_NOOP("ink::Reason", "%1 has no valid certificate."), QString)
INK_REASON(issuerNotListed, "issuer_not_listed", QT_TRANSLATE_NOOP("ink::Reason", "None of the trusted lists has a service that issued the certificate."))
INK_REASON(serviceNotQualifiedThen, "service_not_qualified_then", QT_TRANSLATE_NOOP("ink::Reason", "The service “%1” (%2) wasn't a qualified service on %3. Its status was: %4."), QString, QString, QString, QString)
INK_REASON(serviceNotForUse, "service_not_for_use", QT_TRANSLATE_NOOP("ink::Reason", "The service “%1” (%2) isn't listed for certificates of this kind."), QString, QString)
INK_REASON(serviceListedLater, "service_listed_later", QT_TRANSLATE_NOOP("ink::Reason", "The service “%1” (%2) wasn't listed on %3."), QString, QString, QString)
INK_REASON(certificateUnqualified, "certificate_unqualified", QT_TRANSLATE_NOOP("ink::Reason", "The certificate isn't a qualified certificate."))
INK_REASON(certificateNotQualifiedByList, "certificate_not_qualified_by_list", QT_TRANSLATE_NOOP("ink::Reason", "The trusted list of %1 says that certificates of this kind aren't qualified."), QString)
INK_REASON(certificateForWebsites, "certificate_for_websites", QT_TRANSLATE_NOOP("ink::Reason", "The certificate is qualified for websites, not for signatures or seals."))
INK_REASON(listsContradict, "lists_contradict", QT_TRANSLATE_NOOP("ink::Reason", "The trusted lists contradict each other about this certificate: %1."), QString)
INK_REASON(listEntryContradicts, "list_entry_contradicts", QT_TRANSLATE_NOOP("ink::Reason", "The entry of the service “%1” contradicts itself, so its certificates can't be judged."), QString)
INK_REASON(listEntryUnsupported, "list_entry_unsupported", QT_TRANSLATE_NOOP("ink::Reason", "The entry of the service “%1” has conditions that aren't supported, so its certificates can't be judged."), QString)
INK_REASON(certificateUnreadableForLists, "certificate_unreadable_for_lists", QT_TRANSLATE_NOOP("ink::Reason", "The certificate can't be read, so it can't be looked up in trusted lists."))
INK_REASON(notQualifiedWhenIssued, "not_qualified_when_issued", QT_TRANSLATE_NOOP("ink::Reason", "The certificate wasn't qualified when it was issued, on %1."), QString)
INK_REASON(noDeviceForKey, "no_device_for_key", QT_TRANSLATE_NOOP("ink::Reason", "The key isn't in a qualified device."))
INK_REASON(qualifiedSignature, "qualified_signature", QT_TRANSLATE_NOOP("ink::Reason", "Qualified electronic signature"))
INK_REASON(qualifiedSeal, "qualified_seal", QT_TRANSLATE_NOOP("ink::Reason", "Qualified electronic seal"))
INK_REASON(advancedSignatureQualifiedCertificate, "advanced_signature_qualified_certificate", QT_TRANSLATE_NOOP("ink::Reason", "Advanced electronic signature with a qualified certificate"))
INK_REASON(advancedSealQualifiedCertificate, "advanced_seal_qualified_certificate", QT_TRANSLATE_NOOP("ink::Reason", "Advanced electronic seal with a qualified certificate"))
INK_REASON(notQualified, "not_qualified", QT_TRANSLATE_NOOP("ink::Reason", "Not qualified"))
INK_REASON(qualificationIndeterminate, "qualification_indeterminate", QT_TRANSLATE_NOOP("ink::Reason", "Can't be determined"))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
