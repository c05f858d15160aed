// Reasons used in app/domain/document.
#if !defined(INK_REASONS_APP_DOMAIN_DOCUMENT) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_DOCUMENT
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(recipientNumbered, "recipient_numbered", QT_TRANSLATE_NOOP("ink::Reason", "Recipient %1"), qint64)
INK_REASON(quotedName, "quoted_name", QT_TRANSLATE_NOOP("ink::Reason", "“%1”"), QString)
INK_REASON(fileHasDynamicForm, "file_has_dynamic_form", QT_TRANSLATE_NOOP("ink::Reason", "This file is a dynamic XFA form. Only some programs can show it; others show a page such as “Please wait…”. Print it to a new PDF, or freeze what its pages show here."))
INK_REASON(fileHasXfaForm, "file_has_xfa_form", QT_TRANSLATE_NOOP("ink::Reason", "This file has an XFA form. Programs that support XFA may show something other than its pages."))
INK_REASON(fileIsPortfolio, "file_is_portfolio", QT_TRANSLATE_NOOP("ink::Reason", "This file is a portfolio. Only its cover page would be signed, not the files in it."))
INK_REASON(fileHasLayers, "file_has_layers", QT_TRANSLATE_NOOP("ink::Reason", "This file has layers that are shown only under some conditions, such as when it is printed."))
INK_REASON(fileHasScripts, "file_has_scripts", QT_TRANSLATE_NOOP("ink::Reason", "This file has scripts. They can change what it shows."))
INK_REASON(fileHasActions, "file_has_actions", QT_TRANSLATE_NOOP("ink::Reason", "This file has actions other than links. They can change what it shows, or open something else."))
INK_REASON(fileHasExternalContent, "file_has_external_content", QT_TRANSLATE_NOOP("ink::Reason", "This file refers to content in other files, which can change at any time."))
INK_REASON(fileHasAlternateImages, "file_has_alternate_images", QT_TRANSLATE_NOOP("ink::Reason", "This file has alternate images, so it can look different when it is printed."))
INK_REASON(fileHasMedia, "file_has_media", QT_TRANSLATE_NOOP("ink::Reason", "This file has sound, video, 3D or other content that only some programs show."))
INK_REASON(filePrintsDifferently, "file_prints_differently", QT_TRANSLATE_NOOP("ink::Reason", "This file has annotations or form fields that are shown only on a screen, or only on paper."))
INK_REASON(fileHasBrokenSignature, "file_has_broken_signature", QT_TRANSLATE_NOOP("ink::Reason", "This file has a signature that isn't valid: the file was changed after it was signed."))
INK_REASON(needsPlace, "needs_place", QT_TRANSLATE_NOOP("ink::Reason", "“%1” must be the position of one of its buttons, from 1 to %2."), Message, qint64)
INK_REASON(fieldTakesOnlyOptions, "field_takes_only_options", QT_TRANSLATE_NOOP("ink::Reason", "%1 must be one of these: %2."), Message, QString)
INK_REASON(dataNameInvalid, "data_name_invalid", QT_TRANSLATE_NOOP("ink::Reason", "A name of data begins with a letter and has only letters (A–Z), digits, hyphens and underscores, %1 characters at most."), qint64)
INK_REASON(dataValueInvalid, "data_value_invalid", QT_TRANSLATE_NOOP("ink::Reason", "A value of data is a text of at most %1 bytes without control characters."), qint64)
INK_REASON(dataTooManyNames, "data_too_many_names", QT_TRANSLATE_NOOP("ink::Reason", "The data of a document can have at most %1 names."), qint64)
INK_REASON(dataTooLarge, "data_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The data of a document can have at most %1 bytes, names included."), qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
