#include "app/base/translatedmessage.h"

#include "app/base/isolated.h"
#include "app/base/languages.h"

namespace ink {

namespace {

/** An argument within a message in `language`; foreign text is isolated. */
QString argumentIn(const QString& language, const Message& message, qsizetype index)
{
    const QVariant& argument = message.args().at(index);
    if (argument.metaType() == QMetaType::fromType<Message>()) {
        const auto inner = argument.value<Message>();
        return inner.source() ? messageIn(language, inner) : isolatedIn(language, inner.plainText());
    }
    if (argument.metaType() == QMetaType::fromType<ByteCount>())
        return isolatedIn(language, byteCountText(argument.value<ByteCount>(),
                                                  withAsciiDigits(QLocale(languageCode(language)))));
    const QString text = message.argumentText(index + 1);
    return argument.metaType() == QMetaType::fromType<qint64>() ? text : isolatedIn(language, text);
}

} // namespace

QString messageIn(const QString& language, const Message& message)
{
    const char* const source = message.source();
    if (!source) return message.plainText();
    QStringList pieces;
    for (qsizetype i = 0; i < message.args().size(); ++i)
        pieces.append(argumentIn(language, message, i));
    return fillPlaceholders(translatedIn(language, "ink::Reason", source), pieces);
}

} // namespace ink
