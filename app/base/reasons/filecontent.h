// Files whose content can change by itself, or differ between programs, the screen and paper.
#if !defined(INK_REASONS_FILECONTENT) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_FILECONTENT
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(fileHasDynamicForm, "file_has_dynamic_form", QT_TRANSLATE_NOOP("ink::Reason", "This file is a dynamic XFA form. Only some programs can show it; others show a page such as “Please wait…”. Print it to a new PDF, or freeze what its pages show here."))
INK_REASON(fileHasXfaForm, "file_has_xfa_form", QT_TRANSLATE_NOOP("ink::Reason", "This file has an XFA form. Programs that know XFA may show something other than its pages."))
INK_REASON(fileIsPortfolio, "file_is_portfolio", QT_TRANSLATE_NOOP("ink::Reason", "This file is a portfolio. Only its cover page would be signed, not the files in it."))
INK_REASON(fileHasLayers, "file_has_layers", QT_TRANSLATE_NOOP("ink::Reason", "This file has layers that aren't shown always and everywhere, such as layers only for printing."))
INK_REASON(fileHasScripts, "file_has_scripts", QT_TRANSLATE_NOOP("ink::Reason", "This file has scripts. They can change what it shows."))
INK_REASON(fileHasActions, "file_has_actions", QT_TRANSLATE_NOOP("ink::Reason", "This file has actions other than links. They can change what it shows, or open something else."))
INK_REASON(fileHasExternalContent, "file_has_external_content", QT_TRANSLATE_NOOP("ink::Reason", "This file refers to content in other files, which can change at any time."))
INK_REASON(fileHasAlternateImages, "file_has_alternate_images", QT_TRANSLATE_NOOP("ink::Reason", "This file has alternate images, so it can look different when it is printed."))
INK_REASON(fileHasMedia, "file_has_media", QT_TRANSLATE_NOOP("ink::Reason", "This file has sound, video, 3D or other content that only some programs show."))
INK_REASON(filePrintsDifferently, "file_prints_differently", QT_TRANSLATE_NOOP("ink::Reason", "This file has annotations or form fields that are shown only on a screen, or only on paper."))
INK_REASON(fileHasBrokenSignature, "file_has_broken_signature", QT_TRANSLATE_NOOP("ink::Reason", "This file has a signature that isn't valid: the file was changed after it was signed."))
INK_REASON(namedFileContent, "named_file_content", QT_TRANSLATE_NOOP("ink::Reason", "“%1”: %2"), QString, Message)
INK_REASON(frozenFileSigned, "frozen_file_signed", QT_TRANSLATE_NOOP("ink::Reason", "This file has valid signatures. Freezing it, or removing its scripts, would remove them."))
INK_REASON(layersNotMergeable, "layers_not_mergeable", QT_TRANSLATE_NOOP("ink::Reason", "The layers of this file can't be merged. Print it to a new PDF and upload that one."))
INK_REASON(issuesRemainAfterTreatment, "issues_remain_after_treatment", QT_TRANSLATE_NOOP("ink::Reason", "This file can't be frozen: %1"), Message)
INK_REASON(portfolioWithoutPdfs, "portfolio_without_pdfs", QT_TRANSLATE_NOOP("ink::Reason", "This portfolio contains no PDF file."))
INK_REASON(unknownContentTreatment, "unknown_content_treatment", QT_TRANSLATE_NOOP("ink::Reason", "“%1” isn't a treatment of files. Use keep, freeze, removeScripts, takeAttachments or refuse."), QString)
INK_REASON(fileChangedMeanwhile, "file_changed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "This file was changed in the meantime. Try again."))
INK_REASON(historyFileFrozen, "history_file_frozen", QT_TRANSLATE_NOOP("ink::Reason", "“%1” was frozen: what its pages showed became their only content. SHA-256 of the upload %2, of the kept file %3"), QString, QString, QString)
INK_REASON(historyScriptsRemoved, "history_scripts_removed", QT_TRANSLATE_NOOP("ink::Reason", "The scripts and actions of “%1” were removed. SHA-256 of the upload %2, of the kept file %3"), QString, QString, QString)
INK_REASON(historyAttachmentTaken, "history_attachment_taken", QT_TRANSLATE_NOOP("ink::Reason", "“%1” was taken out of a portfolio. SHA-256 of the portfolio %2, of the file %3"), QString, QString, QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
