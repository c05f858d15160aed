// Reasons used in app/pdf/intake.
#if !defined(INK_REASONS_APP_PDF_INTAKE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_INTAKE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(frozenFileSigned, "frozen_file_signed", QT_TRANSLATE_NOOP("ink::Reason", "This file has valid signatures. Freezing it, or removing its scripts, would remove them."))
INK_REASON(layersNotMergeable, "layers_not_mergeable", QT_TRANSLATE_NOOP("ink::Reason", "The layers of this file can't be merged. Print it to a new PDF and upload that one."))
INK_REASON(issuesRemainAfterTreatment, "issues_remain_after_treatment", QT_TRANSLATE_NOOP("ink::Reason", "This file can't be frozen: %1"), Message)
INK_REASON(portfolioWithoutPdfs, "portfolio_without_pdfs", QT_TRANSLATE_NOOP("ink::Reason", "This portfolio contains no PDF file."))
INK_REASON(tooManyFormFields, "too_many_form_fields", QT_TRANSLATE_NOOP("ink::Reason", "This file has more form fields than a document can hold."))
INK_REASON(xfaForm, "xfa_form", QT_TRANSLATE_NOOP("ink::Reason", "This file has an XFA form. Only some programs can show its fields."))
INK_REASON(formFieldAllowsSeveral, "form_field_allows_several", QT_TRANSLATE_NOOP("ink::Reason", "The form field in the PDF allows several choices. This field allows one."))
INK_REASON(pdfPageWithoutUsableSize, "pdf_page_without_usable_size", QT_TRANSLATE_NOOP("ink::Reason", "This PDF has a page without a valid size."))
INK_REASON(pdfEncryptedAndSigned, "pdf_encrypted_and_signed", QT_TRANSLATE_NOOP("ink::Reason", "This PDF is encrypted and signed. Decrypting it would remove the signatures. Ask its author for an unencrypted copy."))
INK_REASON(pdfCertifiedUnchangeable, "pdf_certified_unchangeable", QT_TRANSLATE_NOOP("ink::Reason", "The author certified this PDF and allows no changes. Ask for a copy without the certification."))
INK_REASON(pdfLockedBySignature, "pdf_locked_by_signature", QT_TRANSLATE_NOOP("ink::Reason", "A signature in this PDF doesn't allow further signatures. Ask for a copy without that signature."))
INK_REASON(pdfCannotTakeAdditionsBecause, "pdf_cannot_take_additions_because", QT_TRANSLATE_NOOP("ink::Reason", "Any addition to this PDF would invalidate a signature in it: %1 Ask for a copy without signatures."), Message)
INK_REASON(pdfCertifiedWithoutOpenField, "pdf_certified_without_open_field", QT_TRANSLATE_NOOP("ink::Reason", "This PDF is certified so that only its form can be filled in, but no form field is left to fill in. Ask its author for a copy without the certification."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
