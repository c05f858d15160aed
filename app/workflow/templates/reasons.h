// Reasons used in app/workflow/templates.
#if !defined(INK_REASONS_APP_WORKFLOW_TEMPLATES) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_TEMPLATES
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(notATemplateFile, "not_a_template_file", QT_TRANSLATE_NOOP("ink::Reason", "This file isn't an Inkstone template, or it is damaged."))
INK_REASON(templateFilesNotHere, "template_files_not_here", QT_TRANSLATE_NOOP("ink::Reason", "The template's files haven't been loaded yet."))
INK_REASON(templateFromNewerVersion, "template_from_newer_version", QT_TRANSLATE_NOOP("ink::Reason", "This template was created by a newer version of Inkstone. Update Inkstone to open it."))
INK_REASON(templateFileChanged, "template_file_changed", QT_TRANSLATE_NOOP("ink::Reason", "A file in this template was damaged or changed."))
INK_REASON(fieldNeedsPrefilledValue, "field_needs_prefilled_value", QT_TRANSLATE_NOOP("ink::Reason", "%1 requires a value, because its recipient can't fill it in."), Message)
INK_REASON(roleNeedsPerson, "role_needs_person", QT_TRANSLATE_NOOP("ink::Reason", "Assign a person to this role."))
INK_REASON(documentMaybeMade, "document_maybe_made", QT_TRANSLATE_NOOP("ink::Reason", "The document may or may not have been created."))
INK_REASON(templateNotChangeable, "template_not_changeable", QT_TRANSLATE_NOOP("ink::Reason", "This template can no longer be changed."))
INK_REASON(fileOfVersionNotHere, "file_of_version_not_here", QT_TRANSLATE_NOOP("ink::Reason", "A file of this version isn't on this computer."))
INK_REASON(versionNotKept, "version_not_kept", QT_TRANSLATE_NOOP("ink::Reason", "This version is no longer stored."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
