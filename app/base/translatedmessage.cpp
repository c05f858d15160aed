#include "app/base/translatedmessage.h"

#include "app/base/languages.h"

namespace ink {

QString messageIn(const QString& language, const Message& message)
{
    const char* const source = message.source();
    if (!source) return message.plain();
    QStringList pieces;
    for (qsizetype i = 0; i < message.args().size(); ++i) {
        const QVariant& argument = message.args().at(i);
        if (argument.metaType() == QMetaType::fromType<Message>())
            pieces.append(messageIn(language, argument.value<Message>()));
        else if (argument.metaType() == QMetaType::fromType<ByteCount>())
            pieces.append(byteCountText(argument.value<ByteCount>(), QLocale(languageCode(language))));
        else
            pieces.append(message.text(i + 1));
    }
    return withGapsFilled(wordsIn(language, "ink::Reason", source), pieces);
}

} // namespace ink
