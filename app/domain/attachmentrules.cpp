#include "app/domain/attachmentrules.h"

#include "app/domain/account.h"

#include <QLatin1StringView>

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

/** No files that run or that may carry macros in their usual form (docm, xlsm …). */
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
        return head.contains("%PDF-"); // ISO 32000-2 leaves room for bytes before it
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
    for (const AttachmentKind& kind : kinds)
        suffixes.append(kind.suffix);
    return suffixes;
}

QString acceptedAttachments()
{
    return QStringLiteral("PDF, PNG, JPEG, plain text and common office files");
}

} // namespace ink::domain
