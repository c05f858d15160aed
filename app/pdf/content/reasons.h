// Reasons used in app/pdf/content.
#if !defined(INK_REASONS_APP_PDF_CONTENT) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_CONTENT
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(tooManyAnchors, "too_many_anchors", QT_TRANSLATE_NOOP("ink::Reason", "This file has more anchors than a document can hold."))
INK_REASON(pageTooComplexToSearch, "page_too_complex_to_search", QT_TRANSLATE_NOOP("ink::Reason", "A page of this PDF has too much content to be searched for text."))
INK_REASON(pictureNeitherPngNorJpeg, "picture_neither_png_nor_jpeg", QT_TRANSLATE_NOOP("ink::Reason", "A picture must be PNG or JPEG."))
INK_REASON(pictureTooLargeOrUnreadable, "picture_too_large_or_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "A picture is too large or can't be read."))
INK_REASON(pictureUnreadable, "picture_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "A picture can't be read."))
INK_REASON(pictureTooManyBytes, "picture_too_many_bytes", QT_TRANSLATE_NOOP("ink::Reason", "A picture can be at most 4 MiB."))
INK_REASON(pictureMustBePngOrJpeg, "picture_must_be_png_or_jpeg", QT_TRANSLATE_NOOP("ink::Reason", "A picture must be PNG or JPEG."))
INK_REASON(thisPictureUnreadable, "this_picture_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "This picture can't be read."))
INK_REASON(pictureTooCostly, "picture_too_costly", QT_TRANSLATE_NOOP("ink::Reason", "This picture takes too long to read. Save it again with another program."))
INK_REASON(pictureTooManyPixels, "picture_too_many_pixels", QT_TRANSLATE_NOOP("ink::Reason", "A picture can be at most %1 pixels wide and high."), qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
