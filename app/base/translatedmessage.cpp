#include "app/base/translatedmessage.h"

#include <QTranslator>

#include <map>
#include <memory>

namespace ink {

namespace {

using Catalogues = std::map<QString, std::unique_ptr<const QTranslator>>;

Catalogues loadCatalogues()
{
    Catalogues all;
    for (const char* code : {"ar", "de", "es", "fr"}) {
        const QString language = QString::fromLatin1(code);
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(QStringLiteral(":/i18n/inkstone_%1.qm").arg(language)))
            all.emplace(language, std::move(translator));
    }
    return all;
}

/** Null where the sentences stay in English. */
const QTranslator* catalogueOf(const QString& language)
{
    static const Catalogues all = loadCatalogues(); // only read from then on
    const QString plain = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    const auto found = all.find(plain.section(QLatin1Char('-'), 0, 0).toLower());
    return found == all.end() ? nullptr : found->second.get();
}

QString sentenceFrom(const QTranslator* catalogue, const Message& message)
{
    const char* const source = message.source();
    if (!source) return message.plain();
    QStringList pieces;
    for (qsizetype i = 0; i < message.args().size(); ++i) {
        const QVariant& argument = message.args().at(i);
        const bool isSentence = argument.metaType() == QMetaType::fromType<Message>();
        pieces.append(isSentence ? sentenceFrom(catalogue, argument.value<Message>()) : message.text(i + 1));
    }
    const QString text = catalogue ? catalogue->translate("ink::Reason", source) : QString();
    return withGapsFilled(text.isEmpty() ? QString::fromUtf8(source) : text, pieces);
}

} // namespace

QString messageIn(const QString& language, const Message& message)
{
    return sentenceFrom(catalogueOf(language), message);
}

} // namespace ink
