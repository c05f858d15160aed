// Routing, scheduled sending, and correction of a running document.
#if !defined(INK_REASONS_ROUTING) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_ROUTING
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(recipientHasActed, "recipient_has_acted", QT_TRANSLATE_NOOP("ink::Reason", "%1 has already acted and can't be changed."), Message)
INK_REASON(recipientInTurn, "recipient_in_turn", QT_TRANSLATE_NOOP("ink::Reason", "It's already %1's turn. Steps can only be changed for people who are still waiting."), Message)
INK_REASON(recipientStepOver, "recipient_step_over", QT_TRANSLATE_NOOP("ink::Reason", "%1 can't come before step %2; earlier steps are finished."), Message, qint64)
INK_REASON(recipientTaskFixed, "recipient_task_fixed", QT_TRANSLATE_NOOP("ink::Reason", "%1 has already been invited, so their role can't be changed."), Message)
INK_REASON(recipientOwnsTags, "recipient_owns_tags", QT_TRANSLATE_NOOP("ink::Reason", "%1 has tags in this document and can't be removed. Enter another person instead."), Message)
INK_REASON(tagOwnerHasActed, "tag_owner_has_acted", QT_TRANSLATE_NOOP("ink::Reason", "The tag “%1” belongs to %2, who has already acted."), QString, Message)
INK_REASON(serverTakesNoCorrections, "server_takes_no_corrections", QT_TRANSLATE_NOOP("ink::Reason", "This server can't correct a document after it was sent. Cancel it and send it again."))
INK_REASON(noSuchOpenRecipient, "no_such_open_recipient", QT_TRANSLATE_NOOP("ink::Reason", "No one with the address %1 still has to act on this document."), QString)
INK_REASON(tagInSignedFile, "tag_in_signed_file", QT_TRANSLATE_NOOP("ink::Reason", "The files already carry someone's own signature, so the tag “%1” can't be changed or removed any more."), QString)
INK_REASON(groupStepsDiffer, "group_steps_differ", QT_TRANSLATE_NOOP("ink::Reason", "All members of the group “%1” must be in the same step."), QString)
INK_REASON(groupNeedsDiffer, "group_needs_differ", QT_TRANSLATE_NOOP("ink::Reason", "The members of the group “%1” don't agree on how many of them must act."), QString)
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
INK_REASON(recipientToBeNamed, "recipient_to_be_named", QT_TRANSLATE_NOOP("ink::Reason", "a person named by %1"), Message)
INK_REASON(nameNextRecipient, "name_next_recipient", QT_TRANSLATE_NOOP("ink::Reason", "Enter the name and the email address of the next recipient."))
INK_REASON(nextIsRecipient, "next_is_recipient", QT_TRANSLATE_NOOP("ink::Reason", "%1 is already a recipient of the document."), QString)
INK_REASON(sendAtPassed, "send_at_passed", QT_TRANSLATE_NOOP("ink::Reason", "The scheduled time must be in the future."))
INK_REASON(onlyDraftsAreScheduled, "only_drafts_are_scheduled", QT_TRANSLATE_NOOP("ink::Reason", "Only a draft can be scheduled."))
INK_REASON(sentLater, "sent_later", QT_TRANSLATE_NOOP("ink::Reason", "Will be sent on %1 (UTC)"), QString)
INK_REASON(notSentAtTime, "not_sent_at_time", QT_TRANSLATE_NOOP("ink::Reason", "Couldn't be sent at the scheduled time: %1"), Message)
INK_REASON(serverKnowsNoRouting, "server_knows_no_routing", QT_TRANSLATE_NOOP("ink::Reason", "This server doesn't support groups, witnesses, recipients named by others, delays or scheduled sending."))
INK_REASON(recipientWitnessed, "recipient_witnessed", QT_TRANSLATE_NOOP("ink::Reason", "%1 has a witness and can't be removed before them."), Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
