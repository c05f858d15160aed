#include "ui/widgets/inputs/handwriting.h"

#include <QFile>
#include <QFontDatabase>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

/** Outside of all namespaces, as Q_INIT_RESOURCE requires; without it a static library's resources are not
 * found. */
static void initHandwritingResource()
{
    Q_INIT_RESOURCE(windowhandwriting);
}

namespace ink::ui {

namespace {

QList<HandwritingStyle> loadStyles()
{
    initHandwritingResource();
    const QString folder = QStringLiteral(":/handwriting/windowhandwriting/");
    QFile list(folder + QStringLiteral("styles.json"));
    if (!list.open(QIODevice::ReadOnly)) return {};
    QList<HandwritingStyle> styles;
    const QJsonArray rows =
        QJsonDocument::fromJson(list.readAll()).object().value(QLatin1StringView("styles")).toArray();
    for (const QJsonValue& row : rows) {
        HandwritingStyle style;
        style.id = row.toObject().value(QLatin1StringView("id")).toString();
        style.relativeSize = row.toObject().value(QLatin1StringView("size")).toDouble(1.0);
        const int font = QFontDatabase::addApplicationFont(folder + style.id + QStringLiteral(".otf"));
        style.family = QFontDatabase::applicationFontFamilies(font).value(0);
        for (const uint letter : row.toObject().value(QLatin1StringView("letters")).toString().toUcs4())
            style.characters.insert(letter);
        if (!style.family.isEmpty()) styles.append(style);
    }
    return styles;
}

} // namespace

bool HandwritingStyle::supports(const QString& name) const
{
    const QList<uint> written = name.normalized(QString::NormalizationForm_C).toUcs4();
    return std::all_of(written.begin(), written.end(),
                       [this](uint letter) { return characters.contains(letter); });
}

QFont HandwritingStyle::font(int pixelHeight) const
{
    QFont font(family);
    font.setPixelSize(std::max(1, qRound(pixelHeight * relativeSize)));
    return font;
}

const QList<HandwritingStyle>& handwritingStyles()
{
    static const QList<HandwritingStyle> styles = loadStyles();
    return styles;
}

QList<HandwritingStyle> handwritingStylesFor(const QString& name)
{
    QList<HandwritingStyle> able;
    for (const HandwritingStyle& style : handwritingStyles())
        if (style.supports(name)) able.append(style);
    return able;
}

std::optional<HandwritingStyle> handwritingStyleFor(const QString& name, const QString& id)
{
    const QList<HandwritingStyle> able = handwritingStylesFor(name);
    if (able.isEmpty()) return std::nullopt;
    const auto wanted = std::find_if(able.begin(), able.end(),
                                     [&id](const HandwritingStyle& style) { return style.id == id; });
    return wanted == able.end() ? able.first() : *wanted;
}

} // namespace ink::ui
