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
        const bool isSentence = argument.metaType() == QMetaType::fromType<Message>();
        pieces.append(isSentence ? messageIn(language, argument.value<Message>()) : message.text(i + 1));
    }
    return withGapsFilled(wordsIn(language, "ink::Reason", source), pieces);
}

} // namespace ink
