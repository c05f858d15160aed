// Changes to a signed PDF that came after a signature, and who vouches for what.
#if !defined(INK_REASONS_LATERCHANGES) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_LATERCHANGES
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(laterObjectNotStrict, "later_object_not_strict", QT_TRANSLATE_NOOP("ink::Reason", "Readers may show this file differently. In a later revision, object %1 isn't written as the standard requires: %2."), qint64, Message)
INK_REASON(laterTrailerNotStrict, "later_trailer_not_strict", QT_TRANSLATE_NOOP("ink::Reason", "Readers may show this file differently. In a later revision, the trailer isn't written as the standard requires: %1."), Message)
INK_REASON(laterRevisionWarned, "later_revision_warned", QT_TRANSLATE_NOOP("ink::Reason", "Readers may show this file differently. A later revision isn't written as the standard requires: %1."), QString)
INK_REASON(signedObjectNotStrict, "signed_object_not_strict", QT_TRANSLATE_NOOP("ink::Reason", "The signed file itself isn't written as the standard requires, so other programs may show it differently. Object %1: %2."), qint64, Message)
INK_REASON(signedTrailerNotStrict, "signed_trailer_not_strict", QT_TRANSLATE_NOOP("ink::Reason", "The signed file itself isn't written as the standard requires, so other programs may show it differently. Its trailer: %1."), Message)
INK_REASON(syntaxStray, "syntax_stray", QT_TRANSLATE_NOOP("ink::Reason", "it contains a stray character or an unknown word"))
INK_REASON(syntaxComment, "syntax_comment", QT_TRANSLATE_NOOP("ink::Reason", "a comment isn't ended by a line feed"))
INK_REASON(syntaxName, "syntax_name", QT_TRANSLATE_NOOP("ink::Reason", "it contains an invalid name"))
INK_REASON(syntaxNumber, "syntax_number", QT_TRANSLATE_NOOP("ink::Reason", "it contains an invalid number or one out of range"))
INK_REASON(syntaxString, "syntax_string", QT_TRANSLATE_NOOP("ink::Reason", "it contains an invalid string"))
INK_REASON(syntaxDuplicateKey, "syntax_duplicate_key", QT_TRANSLATE_NOOP("ink::Reason", "a dictionary contains a key twice"))
INK_REASON(syntaxReference, "syntax_reference", QT_TRANSLATE_NOOP("ink::Reason", "it contains an invalid reference"))
INK_REASON(syntaxGeneration, "syntax_generation", QT_TRANSLATE_NOOP("ink::Reason", "it refers to an object with a generation that doesn't exist"))
INK_REASON(syntaxNesting, "syntax_nesting", QT_TRANSLATE_NOOP("ink::Reason", "it is nested too deeply"))
INK_REASON(syntaxStream, "syntax_stream", QT_TRANSLATE_NOOP("ink::Reason", "the length of its stream is wrong"))
INK_REASON(syntaxHeader, "syntax_header", QT_TRANSLATE_NOOP("ink::Reason", "its beginning or end is invalid"))
INK_REASON(syntaxHybrid, "syntax_hybrid", QT_TRANSLATE_NOOP("ink::Reason", "it has cross-references in two forms"))
INK_REASON(syntaxSize, "syntax_size", QT_TRANSLATE_NOOP("ink::Reason", "its number is beyond the size that the trailer states"))
INK_REASON(openReferenceFilled, "open_reference_filled", QT_TRANSLATE_NOOP("ink::Reason", "After signing, object %1 was added, to which the signed revision already refers. Some readers show it."), qint64)
INK_REASON(appearanceWithoutBox, "appearance_without_box", QT_TRANSLATE_NOOP("ink::Reason", "The appearance of the form field “%1” has no bounding box, so readers may draw it anywhere on the page."), QString)
INK_REASON(signatureShownElsewhere, "signature_shown_elsewhere", QT_TRANSLATE_NOOP("ink::Reason", "The signature field “%1” was put on another page after signing."), QString)
INK_REASON(signatureFieldOnSeveralPages, "signature_field_on_several_pages", QT_TRANSLATE_NOOP("ink::Reason", "The signature field “%1”, added after signing, is on a page more than once or on several pages."), QString)
INK_REASON(signatureFieldNamesOtherPage, "signature_field_names_other_page", QT_TRANSLATE_NOOP("ink::Reason", "The signature field “%1”, added after signing, names a different page from the one that shows it."), QString)
INK_REASON(fieldFilledWith, "field_filled_with", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” was filled in with “%2”."), QString, QString)
INK_REASON(fieldReplaced, "field_replaced", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” was changed from “%2” to “%3”."), QString, QString, QString)
INK_REASON(fieldCleared, "field_cleared", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” was cleared. Its value was “%2”."), QString, QString)
INK_REASON(signatureFieldAddedLater, "signature_field_added_later", QT_TRANSLATE_NOOP("ink::Reason", "The signature field “%1” was added."), QString)
INK_REASON(fieldSigned, "field_signed", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” was signed."), QString)
INK_REASON(titleChanged, "title_changed", QT_TRANSLATE_NOOP("ink::Reason", "The document's title was changed from “%1” to “%2”."), QString, QString)
INK_REASON(authorChanged, "author_changed", QT_TRANSLATE_NOOP("ink::Reason", "The document's author was changed from “%1” to “%2”."), QString, QString)
INK_REASON(subjectChanged, "subject_changed", QT_TRANSLATE_NOOP("ink::Reason", "The document's subject was changed from “%1” to “%2”."), QString, QString)
INK_REASON(keywordsChanged, "keywords_changed", QT_TRANSLATE_NOOP("ink::Reason", "The document's keywords were changed from “%1” to “%2”."), QString, QString)
INK_REASON(commentsAddedLater, "comments_added_later", QT_TRANSLATE_NOOP("ink::Reason", "Comments were added or changed."))
INK_REASON(fieldFilledAfter, "field_filled_after", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” was filled in with “%2” after %3 signed."), QString, QString, QString)
INK_REASON(fieldReplacedAfter, "field_replaced_after", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” was changed from “%2” to “%3” after %4 signed."), QString, QString, QString, QString)
INK_REASON(fieldClearedAfter, "field_cleared_after", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” was cleared after %3 signed. Its value was “%2”."), QString, QString, QString)
INK_REASON(fieldSignedByAfter, "field_signed_by_after", QT_TRANSLATE_NOOP("ink::Reason", "%2 signed the field “%1” after %3."), QString, QString, QString)
INK_REASON(allowedButNeverSeen, "allowed_but_never_seen", QT_TRANSLATE_NOOP("ink::Reason", "The signature of %1 allows this, but %1 never saw the new value."), QString)
INK_REASON(newValueSignedBy, "new_value_signed_by", QT_TRANSLATE_NOOP("ink::Reason", "%1 signed the new value."), QString)
INK_REASON(newValueUnsigned, "new_value_unsigned", QT_TRANSLATE_NOOP("ink::Reason", "Nobody has signed the new value."))
INK_REASON(andMoreChanges, "and_more_changes", QT_TRANSLATE_NOOP("ink::Reason", "%1 more changes are listed in the details."), qint64)
INK_REASON(certificateNotForDocuments, "certificate_not_for_documents", QT_TRANSLATE_NOOP("ink::Reason", "The signer's certificate isn't meant for signing documents: its key usage names other purposes only."))
INK_REASON(issuedForOtherPurposes, "issued_for_other_purposes", QT_TRANSLATE_NOOP("ink::Reason", "it was issued for other purposes"))
INK_REASON(revocationOutOfDate, "revocation_out_of_date", QT_TRANSLATE_NOOP("ink::Reason", "The file's revocation data about the certificate of %1 is out of date, so it doesn't say whether the certificate was still valid."), QString)
INK_REASON(historySealedByOther, "history_sealed_by_other", QT_TRANSLATE_NOOP("ink::Reason", "The attached history isn't confirmed. It was sealed with the certificate of %1, which isn't known to be the service that recorded it."), QString)
INK_REASON(historyNotSealed, "history_not_sealed", QT_TRANSLATE_NOOP("ink::Reason", "The attached history isn't confirmed. No intact signature covers it as it was attached."))
INK_REASON(historySealerUntrusted, "history_sealer_untrusted", QT_TRANSLATE_NOOP("ink::Reason", "The attached history isn't confirmed. It was recorded and sealed with the certificate of %1, which this computer doesn't trust."), QString)
INK_REASON(fieldLookAdded, "field_look_added", QT_TRANSLATE_NOOP("ink::Reason", "The field “%1” got a look that shows its value."), QString)
INK_REASON(descriptionChangedLater, "description_changed_later", QT_TRANSLATE_NOOP("ink::Reason", "The document's description was changed."))
INK_REASON(rewrittenLater, "rewritten_later", QT_TRANSLATE_NOOP("ink::Reason", "Parts of the file were rewritten without changing what it shows."))
INK_REASON(weakSignature, "weak_signature", QT_TRANSLATE_NOOP("ink::Reason", "A signature is weak, so it proves little. %1"), Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
