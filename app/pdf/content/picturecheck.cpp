#include "app/pdf/content/picturecheck.h"

#include "app/base/workbudget.h"
#include "app/pdf/content/picturesource.h"
#include "app/pdf/content/reasons.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

namespace ink::pdf {

namespace {

QByteArray pictureFormat(const QByteArray& bytes)
{
    return bytes.startsWith("\x89PNG\r\n\x1a\n") ? "png" : bytes.startsWith("\xFF\xD8\xFF") ? "jpeg" : "";
}

} // namespace

Result<QSize> pictureSize(const QByteArray& bytes)
{
    if (bytes.size() > maxPictureBytes) return fail(ErrorCode::Validation, reasons::pictureTooManyBytes());
    const QByteArray format = pictureFormat(bytes);
    if (format.isEmpty()) return fail(ErrorCode::Validation, reasons::pictureMustBePngOrJpeg());
    QBuffer buffer;
    buffer.setData(bytes);
    if (!buffer.open(QIODevice::ReadOnly)) return fail(ErrorCode::Internal);
    const QSize size = QImageReader(&buffer, format).size(); // from the header, without decoding
    if (!size.isValid() || size.isEmpty())
        return fail(ErrorCode::Validation, reasons::thisPictureUnreadable());
    if (size.width() > maxPictureSide || size.height() > maxPictureSide)
        return fail(ErrorCode::Validation, reasons::pictureTooManyPixels(maxPictureSide));
    return size;
}

Result<QSize> checkPicture(const QByteArray& bytes)
{
    INK_ASSIGN(size, pictureSize(bytes));
    const WorkBudget budget(maxPictureDecodeTime);
    PictureSource source(bytes);
    const bool isDecoded = !QImageReader(&source, pictureFormat(bytes)).read().isNull();
    if (WorkBudget::isUsedUp()) return fail(ErrorCode::TooLarge, reasons::pictureTooCostly());
    if (!isDecoded) return fail(ErrorCode::Validation, reasons::thisPictureUnreadable());
    return size;
}

} // namespace ink::pdf
