#include "app/domain/account/attachmentrules.h"

#include "app/domain/account/account.h"
#include "app/domain/account/reasons.h"

#include <QLatin1StringView>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace ink::domain {

namespace {

enum class AttachmentContent { Pdf, Png, Jpeg, Text, Rtf, Package, Compound };

struct AttachmentKind
{
    QLatin1StringView suffix;
    QLatin1StringView mediaType;
    AttachmentContent content = AttachmentContent::Text;
};

/** The accepted types of files: no executables, and no OOXML formats for files with macros (docm, xlsm). */
constexpr std::array kinds{
    AttachmentKind{QLatin1StringView("pdf"), QLatin1StringView("application/pdf"), AttachmentContent::Pdf},
    AttachmentKind{QLatin1StringView("png"), QLatin1StringView("image/png"), AttachmentContent::Png},
    AttachmentKind{QLatin1StringView("jpg"), QLatin1StringView("image/jpeg"), AttachmentContent::Jpeg},
    AttachmentKind{QLatin1StringView("jpeg"), QLatin1StringView("image/jpeg"), AttachmentContent::Jpeg},
    AttachmentKind{QLatin1StringView("txt"), QLatin1StringView("text/plain"), AttachmentContent::Text},
    AttachmentKind{QLatin1StringView("csv"), QLatin1StringView("text/csv"), AttachmentContent::Text},
    AttachmentKind{QLatin1StringView("rtf"), QLatin1StringView("application/rtf"), AttachmentContent::Rtf},
    AttachmentKind{
        QLatin1StringView("docx"),
        QLatin1StringView("application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        AttachmentContent::Package},
    AttachmentKind{QLatin1StringView("xlsx"),
                   QLatin1StringView("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
                   AttachmentContent::Package},
    AttachmentKind{
        QLatin1StringView("pptx"),
        QLatin1StringView("application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        AttachmentContent::Package},
    AttachmentKind{QLatin1StringView("odt"), QLatin1StringView("application/vnd.oasis.opendocument.text"),
                   AttachmentContent::Package},
    AttachmentKind{QLatin1StringView("ods"),
                   QLatin1StringView("application/vnd.oasis.opendocument.spreadsheet"),
                   AttachmentContent::Package},
    AttachmentKind{QLatin1StringView("odp"),
                   QLatin1StringView("application/vnd.oasis.opendocument.presentation"),
                   AttachmentContent::Package},
    AttachmentKind{QLatin1StringView("doc"), QLatin1StringView("application/msword"),
                   AttachmentContent::Compound},
    AttachmentKind{QLatin1StringView("xls"), QLatin1StringView("application/vnd.ms-excel"),
                   AttachmentContent::Compound},
    AttachmentKind{QLatin1StringView("ppt"), QLatin1StringView("application/vnd.ms-powerpoint"),
                   AttachmentContent::Compound}};

/** The number of pixels according to a PNG's first chunk; 0 if unknown. */
qint64 pixelsOfPng(const QByteArray& bytes)
{
    if (bytes.size() < 24 || bytes.mid(12, 4) != "IHDR") return 0;
    return qint64(qFromBigEndian<quint32>(bytes.constData() + 16) & 0x7FFFFFFF) *
           qint64(qFromBigEndian<quint32>(bytes.constData() + 20) & 0x7FFFFFFF);
}

/** The number of pixels of the largest frame before a JPEG's first scan (ITU-T T.81 B.2.2). */
qint64 pixelsOfJpeg(const QByteArray& bytes)
{
    const auto byteAt = [&bytes](qsizetype at) { return static_cast<unsigned char>(bytes.at(at)); };
    qint64 maximum = 0;
    qsizetype at = 2;
    while (at + 4 <= bytes.size()) {
        if (byteAt(at) != 0xFF) {
            ++at; // decoders also skip to the next marker
            continue;
        }
        const int marker = byteAt(at + 1);
        if (marker == 0xFF || marker == 0 || marker == 1 || (marker >= 0xD0 && marker <= 0xD8)) {
            at += marker == 0xFF ? 1 : 2;
            continue;
        }
        if (marker == 0xD9) break;
        const qsizetype length = qFromBigEndian<quint16>(bytes.constData() + at + 2);
        const bool isFrame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (isFrame && at + 9 <= bytes.size()) {
            qint64 height = qFromBigEndian<quint16>(bytes.constData() + at + 5);
            if (height == 0) height = 0xFFFF; // defined after the first scan
            maximum = std::max(maximum, height * qint64(qFromBigEndian<quint16>(bytes.constData() + at + 7)));
        }
        if (marker == 0xDA && maximum > 0) break;
        at += 2 + std::max<qsizetype>(length, 2);
    }
    return maximum;
}

} // namespace

QString attachmentMediaType(const QString& fileName)
{
    const qsizetype dot = fileName.lastIndexOf(QLatin1Char('.'));
    if (dot <= 0) return {};
    const QStringView suffix = QStringView(fileName).sliced(dot + 1);
    const auto* const kind = std::find_if(kinds.begin(), kinds.end(), [suffix](const AttachmentKind& each) {
        return suffix.compare(each.suffix, Qt::CaseInsensitive) == 0;
    });
    return kind == kinds.end() ? QString() : QString(kind->mediaType);
}

bool looksLikeAttachment(const QString& mediaType, const QByteArray& head)
{
    const auto* const kind =
        std::find_if(kinds.begin(), kinds.end(),
                     [&mediaType](const AttachmentKind& each) { return mediaType == each.mediaType; });
    if (kind == kinds.end() || head.isEmpty()) return false;
    switch (kind->content) {
    case AttachmentContent::Pdf:
        return head.contains("%PDF-"); // ISO 32000-2 allows bytes before it
    case AttachmentContent::Png:
        return head.startsWith("\x89PNG\r\n\x1a\n");
    case AttachmentContent::Jpeg:
        return head.startsWith("\xff\xd8\xff");
    case AttachmentContent::Rtf:
        return head.startsWith("{\\rtf");
    case AttachmentContent::Package:
        return head.startsWith("PK\x03\x04");
    case AttachmentContent::Compound:
        return head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
    case AttachmentContent::Text:
        // UTF-16 contains zero bytes and begins with a byte order mark.
        return head.startsWith("\xff\xfe") || head.startsWith("\xfe\xff") || !head.contains('\0');
    }
    return false;
}

Result<void> checkAttachment(const QString& name, qint64 size, qint64 others, const Limits& limits)
{
    const auto mebi = [](qint64 bytes) { return QString::number(bytes / (1024 * 1024)); };
    if (attachmentMediaType(name).isEmpty())
        return fail(ErrorCode::MediaType, reasons::cannotBeAttached(name, acceptedAttachments()));
    if (size <= 0) return failField(ErrorCode::Validation, QStringLiteral("file"), reasons::fileEmpty());
    if (size > limits.attachmentBytes)
        return fail(ErrorCode::TooLarge, reasons::fileLargerThanMib(mebi(limits.attachmentBytes)));
    if (others + size > limits.signerAttachmentBytes)
        return fail(ErrorCode::TooLarge,
                    reasons::attachmentsTogetherTooLarge(mebi(limits.signerAttachmentBytes)));
    return {};
}

Result<void> checkAttachmentHead(const QString& name, const QByteArray& head)
{
    if (looksLikeAttachment(attachmentMediaType(name), head)) return {};
    return fail(ErrorCode::MediaType, reasons::contentDoesNotFitName(name));
}

Result<void> checkAttachmentPicture(const QString& name, const QByteArray& bytes)
{
    const QString mediaType = attachmentMediaType(name);
    const qint64 pixels = mediaType == QLatin1StringView("image/png")    ? pixelsOfPng(bytes)
                          : mediaType == QLatin1StringView("image/jpeg") ? pixelsOfJpeg(bytes)
                                                                         : 0;
    if (pixels <= maxAttachmentPixels) return {};
    return fail(ErrorCode::TooLarge, reasons::pictureTooManyMegapixels(maxAttachmentPixels / 1'000'000));
}

QStringList attachmentSuffixes()
{
    QStringList suffixes;
    for (const AttachmentKind& kind : kinds)
        suffixes.append(kind.suffix);
    return suffixes;
}

Message acceptedAttachments()
{
    return reasons::acceptedAttachmentKinds();
}

} // namespace ink::domain
