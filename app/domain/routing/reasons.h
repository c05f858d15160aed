// Reasons used in app/domain/routing.
#if !defined(INK_REASONS_APP_DOMAIN_ROUTING) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_ROUTING
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(nameTooLong, "name_too_long", QT_TRANSLATE_NOOP("ink::Reason", "A name can have at most 255 characters."))
INK_REASON(waitingForOne, "waiting_for_one", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1"), Message)
INK_REASON(waitingForTwo, "waiting_for_two", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1 and %2"), Message, Message)
INK_REASON(waitingForThree, "waiting_for_three", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1, %2 and %3"), Message, Message, Message)
INK_REASON(waitingForMany, "waiting_for_many", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1, %2 and %3 others"), Message, Message, qint64)
INK_REASON(waitingToOpen, "waiting_to_open", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1 to open it"), Message)
INK_REASON(waitingToSign, "waiting_to_sign", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1 to sign"), Message)
INK_REASON(waitingToRead, "waiting_to_read", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1 to read"), Message)
INK_REASON(waitingToApprove, "waiting_to_approve", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1 to approve"), Message)
INK_REASON(waitingToFillIn, "waiting_to_fill_in", QT_TRANSLATE_NOOP("ink::Reason", "Waiting for %1 to fill in"), Message)
INK_REASON(hostedPerson, "hosted_person", QT_TRANSLATE_NOOP("ink::Reason", "%1 (hosted by %2)"), QString, QString)
INK_REASON(unnamedRecipient, "unnamed_recipient", QT_TRANSLATE_NOOP("ink::Reason", "a recipient"))
INK_REASON(documentClosedForChanges, "document_closed_for_changes", QT_TRANSLATE_NOOP("ink::Reason", "This document is %1 and can't be changed."), CodeWord)
INK_REASON(documentInTrash, "document_in_trash", QT_TRANSLATE_NOOP("ink::Reason", "This document is in the trash. Restore it first."))
INK_REASON(documentBeingSealed, "document_being_sealed", QT_TRANSLATE_NOOP("ink::Reason", "Everyone has signed. The document is being sealed."))
INK_REASON(groupStepsDiffer, "group_steps_differ", QT_TRANSLATE_NOOP("ink::Reason", "All members of the group “%1” must be in the same step."), QString)
INK_REASON(groupNeedsDiffer, "group_needs_differ", QT_TRANSLATE_NOOP("ink::Reason", "The number of members who must act has to be the same for all members of the group “%1”."), QString)
INK_REASON(groupNeedsTooMany, "group_needs_too_many", QT_TRANSLATE_NOOP("ink::Reason", "%1 members of the group “%2” must act, but it has only %3."), qint64, QString, qint64)
INK_REASON(groupMemberIdle, "group_member_idle", QT_TRANSLATE_NOOP("ink::Reason", "%1 only gets a copy and can't be a member of the group “%2”."), Message, QString)
INK_REASON(witnessHasNobody, "witness_has_nobody", QT_TRANSLATE_NOOP("ink::Reason", "%1 is a witness, but there is no signer above them in the list."), Message)
INK_REASON(witnessMustSign, "witness_must_sign", QT_TRANSLATE_NOOP("ink::Reason", "%1 is a witness and has to be a signer."), Message)
INK_REASON(witnessInGroup, "witness_in_group", QT_TRANSLATE_NOOP("ink::Reason", "%1 is a witness and can't be a member of a group as well."), Message)
INK_REASON(witnessOtherStep, "witness_other_step", QT_TRANSLATE_NOOP("ink::Reason", "%1 must be in the same step as the person whose signature they witness."), Message)
INK_REASON(nobodyNamesRecipient, "nobody_names_recipient", QT_TRANSLATE_NOOP("ink::Reason", "Nobody in an earlier step can name %1."), Message)
INK_REASON(namerMayBeReleased, "namer_may_be_released", QT_TRANSLATE_NOOP("ink::Reason", "%1 has to name the next recipient, but might not have to act at all."), Message)
INK_REASON(startsAfterExpiry, "starts_after_expiry", QT_TRANSLATE_NOOP("ink::Reason", "The document expires before it's %1's turn."), Message)
INK_REASON(tagMayStayEmpty, "tag_may_stay_empty", QT_TRANSLATE_NOOP("ink::Reason", "“%1” stays empty when other members of the group “%2” act first."), QString, QString)
INK_REASON(waitingUntilStart, "waiting_until_start", QT_TRANSLATE_NOOP("ink::Reason", "%1 is invited on %2 (UTC)"), Message, QString)
INK_REASON(deputyReceives, "deputy_receives", QT_TRANSLATE_NOOP("ink::Reason", "%1 is absent until %2. %3 receives the invitation on their behalf."), Message, QString, QString)
INK_REASON(absentWithoutPermission, "absent_without_permission", QT_TRANSLATE_NOOP("ink::Reason", "%1 is absent until %2, and may not delegate to a deputy."), Message, QString)
INK_REASON(absentWithCertificate, "absent_with_certificate", QT_TRANSLATE_NOOP("ink::Reason", "%1 is absent until %2 and must sign with their own certificate, so no deputy gets the document."), Message, QString)
INK_REASON(absentWithSmsCode, "absent_with_sms_code", QT_TRANSLATE_NOOP("ink::Reason", "%1 is absent until %2. A deputy can't receive their code by SMS."), Message, QString)
INK_REASON(absentDeputyIsRecipient, "absent_deputy_is_recipient", QT_TRANSLATE_NOOP("ink::Reason", "%1 is absent until %2. The deputy %3 is already a recipient of the document."), Message, QString, QString)
INK_REASON(absentDeputyToo, "absent_deputy_too", QT_TRANSLATE_NOOP("ink::Reason", "%1 is absent until %2, and no deputy is available."), Message, QString)
INK_REASON(absenceNeedsEmail, "absence_needs_email", QT_TRANSLATE_NOOP("ink::Reason", "Enter the email address of the absent person."))
INK_REASON(absenceNeedsDays, "absence_needs_days", QT_TRANSLATE_NOOP("ink::Reason", "Enter the first and the last day of the absence."))
INK_REASON(absenceEndsBeforeStart, "absence_ends_before_start", QT_TRANSLATE_NOOP("ink::Reason", "The last day is before the first day."))
INK_REASON(absenceOver, "absence_over", QT_TRANSLATE_NOOP("ink::Reason", "This absence is already over."))
INK_REASON(absenceNeedsDeputy, "absence_needs_deputy", QT_TRANSLATE_NOOP("ink::Reason", "Enter the name of the deputy."))
INK_REASON(absenceNeedsDeputyEmail, "absence_needs_deputy_email", QT_TRANSLATE_NOOP("ink::Reason", "Enter the email address of the deputy."))
INK_REASON(deputyIsAbsentPerson, "deputy_is_absent_person", QT_TRANSLATE_NOOP("ink::Reason", "The deputy must be a different person."))
INK_REASON(absenceOverlaps, "absence_overlaps", QT_TRANSLATE_NOOP("ink::Reason", "This person is already absent from %1 to %2."), QString, QString)
INK_REASON(visibleToMissingRecipient, "visible_to_missing_recipient", QT_TRANSLATE_NOOP("ink::Reason", "“%1” is visible to recipient %2, who doesn't exist."), QString, qint64)
INK_REASON(tagOwnerSeesNoFile, "tag_owner_sees_no_file", QT_TRANSLATE_NOOP("ink::Reason", "%1 has a field in “%2”, so the file can't be hidden from them."), Message, QString)
INK_REASON(recipientSeesNoFile, "recipient_sees_no_file", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't see any file. Show at least one to them."), Message)
INK_REASON(tagDependsOnHiddenFile, "tag_depends_on_hidden_file", QT_TRANSLATE_NOOP("ink::Reason", "%1 sees the field “%2”, which depends on “%3” in a file that is hidden from them."), Message, QString, QString)
INK_REASON(serviceHidesNoFiles, "service_hides_no_files", QT_TRANSLATE_NOOP("ink::Reason", "This service can't hide files from recipients: everyone would see all files."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
