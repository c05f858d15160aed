#include "ui/widgets/inputs/shortcutwords.h"

#include <QRegularExpression>

#include <utility>

namespace ink::ui {

QString withNativeShortcuts(const QString& text, bool isMac)
{
    if (!isMac) return text;
    static const std::pair<QRegularExpression, QString> keys[] = {
        {QRegularExpression(QStringLiteral("\\b(?:Ctrl|Strg)\\+")), QStringLiteral("⌘")},
        {QRegularExpression(QStringLiteral("\\bAlt\\+(?=\\d)")), QStringLiteral("⌃")},
        {QRegularExpression(QStringLiteral("\\bAlt\\+")), QStringLiteral("⌥")},
        {QRegularExpression(QStringLiteral("\\b(?:Shift|Umschalt|Maj|Mayús)\\+"),
                            QRegularExpression::UseUnicodePropertiesOption),
         QStringLiteral("⇧")},
        {QRegularExpression(QStringLiteral("\\b(?:Ctrl|Strg)\\b")), QStringLiteral("⌘")},
    };
    QString native = text;
    for (const auto& [written, own] : keys)
        native.replace(written, own);
    return native;
}

QString withoutMnemonic(QString label)
{
    return label.remove(QLatin1Char('&'));
}

} // namespace ink::ui
