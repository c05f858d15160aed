// Reasons used in app/service/signingpage.
#if !defined(INK_REASONS_APP_SERVICE_SIGNINGPAGE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_SIGNINGPAGE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(serviceStopping, "service_stopping", QT_TRANSLATE_NOOP("ink::Reason", "The service is shutting down."))
INK_REASON(pagesNotShowable, "pages_not_showable", QT_TRANSLATE_NOOP("ink::Reason", "The pages of this file can't be shown."))
INK_REASON(pagePicturesTooLarge, "page_pictures_too_large", QT_TRANSLATE_NOOP("ink::Reason", "These pictures would be too large."))
INK_REASON(pagePictureUnwritable, "page_picture_unwritable", QT_TRANSLATE_NOOP("ink::Reason", "The picture of a page couldn't be written."))
INK_REASON(pagePainterWrongAnswer, "page_painter_wrong_answer", QT_TRANSLATE_NOOP("ink::Reason", "The page renderer returned an invalid response."))
INK_REASON(tooManyPagesDrawn, "too_many_pages_drawn", QT_TRANSLATE_NOOP("ink::Reason", "Too many pages are being rendered. Try again in a moment."))
INK_REASON(tooManyPagesOfDocumentDrawn, "too_many_pages_of_document_drawn", QT_TRANSLATE_NOOP("ink::Reason", "Too many pages of this document are being rendered. Try again in a moment."))
INK_REASON(pageTooSlow, "page_too_slow", QT_TRANSLATE_NOOP("ink::Reason", "This page takes too long to render."))
INK_REASON(pageTooLarge, "page_too_large", QT_TRANSLATE_NOOP("ink::Reason", "This page is damaged or needs too much memory to render."))
INK_REASON(pagesNotDrawableNow, "pages_not_drawable_now", QT_TRANSLATE_NOOP("ink::Reason", "Pages can't be rendered at the moment."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
