#include "app/domain/attachmentrules.h"

#include "app/domain/account.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace ink::domain {

namespace {

enum class Content { Pdf, Png, Jpeg, Text, Rtf, Package, Compound };

struct Kind
{
    QLatin1StringView suffix;
    QLatin1StringView mediaType;
    Content content = Content::Text;
};

/** No files that run or that may carry macros in their usual form (docm, xlsm …). */
constexpr std::array kinds{
    Kind{QLatin1StringView("pdf"), QLatin1StringView("application/pdf"), Content::Pdf},
    Kind{QLatin1StringView("png"), QLatin1StringView("image/png"), Content::Png},
    Kind{QLatin1StringView("jpg"), QLatin1StringView("image/jpeg"), Content::Jpeg},
    Kind{QLatin1StringView("jpeg"), QLatin1StringView("image/jpeg"), Content::Jpeg},
    Kind{QLatin1StringView("txt"), QLatin1StringView("text/plain"), Content::Text},
    Kind{QLatin1StringView("csv"), QLatin1StringView("text/csv"), Content::Text},
    Kind{QLatin1StringView("rtf"), QLatin1StringView("application/rtf"), Content::Rtf},
    Kind{QLatin1StringView("docx"),
         QLatin1StringView("application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
         Content::Package},
    Kind{QLatin1StringView("xlsx"),
         QLatin1StringView("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
         Content::Package},
    Kind{QLatin1StringView("pptx"),
         QLatin1StringView("application/vnd.openxmlformats-officedocument.presentationml.presentation"),
         Content::Package},
    Kind{QLatin1StringView("odt"), QLatin1StringView("application/vnd.oasis.opendocument.text"),
         Content::Package},
    Kind{QLatin1StringView("ods"), QLatin1StringView("application/vnd.oasis.opendocument.spreadsheet"),
         Content::Package},
    Kind{QLatin1StringView("odp"), QLatin1StringView("application/vnd.oasis.opendocument.presentation"),
         Content::Package},
    Kind{QLatin1StringView("doc"), QLatin1StringView("application/msword"), Content::Compound},
    Kind{QLatin1StringView("xls"), QLatin1StringView("application/vnd.ms-excel"), Content::Compound},
    Kind{QLatin1StringView("ppt"), QLatin1StringView("application/vnd.ms-powerpoint"), Content::Compound}};

} // namespace

QString attachmentMediaType(const QString& fileName)
{
    const qsizetype dot = fileName.lastIndexOf(QLatin1Char('.'));
    if (dot <= 0) return {};
    const QStringView suffix = QStringView(fileName).sliced(dot + 1);
    const auto* const kind = std::find_if(kinds.begin(), kinds.end(), [suffix](const Kind& each) {
        return suffix.compare(each.suffix, Qt::CaseInsensitive) == 0;
    });
    return kind == kinds.end() ? QString() : QString(kind->mediaType);
}

bool looksLikeAttachment(const QString& mediaType, const QByteArray& head)
{
    const auto* const kind = std::find_if(
        kinds.begin(), kinds.end(), [&mediaType](const Kind& each) { return mediaType == each.mediaType; });
    if (kind == kinds.end() || head.isEmpty()) return false;
    switch (kind->content) {
    case Content::Pdf:
        return head.contains("%PDF-"); // ISO 32000-2 leaves room for bytes before it
    case Content::Png:
        return head.startsWith("\x89PNG\r\n\x1a\n");
    case Content::Jpeg:
        return head.startsWith("\xff\xd8\xff");
    case Content::Rtf:
        return head.startsWith("{\\rtf");
    case Content::Package:
        return head.startsWith("PK\x03\x04");
    case Content::Compound:
        return head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
    case Content::Text:
        // UTF-16 has zeros, and a mark at its start.
        return head.startsWith("\xff\xfe") || head.startsWith("\xfe\xff") || !head.contains('\0');
    }
    return false;
}

Result<void> checkAttachment(const QString& name, qint64 size, qint64 others, const Limits& limits)
{
    const auto mebi = [](qint64 bytes) { return QString::number(bytes / (1024 * 1024)); };
    if (attachmentMediaType(name).isEmpty())
        return fail(
            ErrorCode::MediaType,
            QStringLiteral("“%1” cannot be attached: choose one of %2.").arg(name, acceptedAttachments()));
    if (size <= 0)
        return fail(ErrorCode::Validation, QStringLiteral("The file is empty."),
                    {{QStringLiteral("file"), QStringLiteral("The file is empty.")}});
    if (size > limits.attachmentBytes)
        return fail(ErrorCode::TooLarge,
                    QStringLiteral("The file has more than %1 MiB.").arg(mebi(limits.attachmentBytes)));
    if (others + size > limits.signerAttachmentBytes)
        return fail(ErrorCode::TooLarge, QStringLiteral("All your files together have more than %1 MiB.")
                                             .arg(mebi(limits.signerAttachmentBytes)));
    return {};
}

Result<void> checkAttachmentHead(const QString& name, const QByteArray& head)
{
    if (looksLikeAttachment(attachmentMediaType(name), head)) return {};
    return fail(ErrorCode::MediaType,
                QStringLiteral("“%1” is not what its name says. Save it anew in its program.").arg(name));
}

QStringList attachmentSuffixes()
{
    QStringList suffixes;
    for (const Kind& kind : kinds)
        suffixes.append(kind.suffix);
    return suffixes;
}

QString acceptedAttachments()
{
    return QStringLiteral("PDF, PNG, JPEG, plain text and common office files");
}

} // namespace ink::domain
