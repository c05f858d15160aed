#include "ui/models/messagetext.h"

#include "app/domain/document/codes.h"
#include "app/domain/document/reasons.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

namespace ink::ui {

namespace {

/** Returns a document's status as its translated name in quotation marks; other names unchanged. */
QString codeText(const QString& name)
{
    for (const domain::SigningStatus status : listedStatuses)
        if (name == domain::signingStatusName(status))
            return messageText(reasons::quotedName(statusText(status)));
    return name;
}

QString argumentText(const QVariant& argument)
{
    if (argument.metaType() == QMetaType::fromType<Message>()) {
        const auto message = argument.value<Message>();
        return message.hasReason() ? messageText(message) : isolated(message.plainText());
    }
    if (argument.metaType() == QMetaType::fromType<CodeWord>())
        return codeText(argument.value<CodeWord>().name);
    if (argument.metaType() == QMetaType::fromType<ByteCount>())
        return byteCountText(argument.value<ByteCount>(), QLocale());
    if (argument.metaType() == QMetaType::fromType<qint64>())
        return QLocale().toString(argument.value<qint64>());
    return isolated(argument.toString());
}

} // namespace

QString messageText(const Message& message)
{
    const char* const source = message.source();
    if (!source) return message.plainText();
    QStringList pieces;
    for (const QVariant& argument : message.args())
        pieces.append(argumentText(argument));
    // Index(ink::Reason): Error: its sentences in other languages
    return fillPlaceholders(QCoreApplication::translate("ink::Reason", source), pieces);
}

} // namespace ink::ui
