// Reasons used in app/service/turns.
#if !defined(INK_REASONS_APP_SERVICE_TURNS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_TURNS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(historyReleased, "history_released", QT_TRANSLATE_NOOP("ink::Reason", "%1 no longer has to act"), Message)
INK_REASON(historyScheduled, "history_scheduled", QT_TRANSLATE_NOOP("ink::Reason", "For %1 (UTC)"), QString)
INK_REASON(sendAtPassed, "send_at_passed", QT_TRANSLATE_NOOP("ink::Reason", "The scheduled time must be in the future."))
INK_REASON(onlyDraftsAreScheduled, "only_drafts_are_scheduled", QT_TRANSLATE_NOOP("ink::Reason", "Only a draft can be scheduled."))
INK_REASON(templateInTrashNotOpened, "template_in_trash_not_opened", QT_TRANSLATE_NOOP("ink::Reason", "A template in the trash can't be opened."))
INK_REASON(onlyDraftLinksAreOpened, "only_draft_links_are_opened", QT_TRANSLATE_NOOP("ink::Reason", "Only a draft can be opened; this template link is %1."), CodeWord)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
