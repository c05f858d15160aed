#include "app/domain/text/localecodes.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <QTimeZone>

namespace ink::domain {

namespace {

/** Zones without a location, which are in the system's files but not in Qt's list. */
bool isPlainZone(const QString& id)
{
    static const QStringList known{
        QStringLiteral("UTC"),       QStringLiteral("GMT"),       QStringLiteral("UCT"),
        QStringLiteral("Zulu"),      QStringLiteral("Universal"), QStringLiteral("Greenwich"),
        QStringLiteral("EST"),       QStringLiteral("MST"),       QStringLiteral("HST"),
        QStringLiteral("EST5EDT"),   QStringLiteral("CST6CDT"),   QStringLiteral("MST7MDT"),
        QStringLiteral("PST8PDT"),   QStringLiteral("WET"),       QStringLiteral("CET"),
        QStringLiteral("MET"),       QStringLiteral("EET"),       QStringLiteral("Cuba"),
        QStringLiteral("Egypt"),     QStringLiteral("Eire"),      QStringLiteral("GB"),
        QStringLiteral("Hongkong"),  QStringLiteral("Iceland"),   QStringLiteral("Iran"),
        QStringLiteral("Israel"),    QStringLiteral("Jamaica"),   QStringLiteral("Japan"),
        QStringLiteral("Kwajalein"), QStringLiteral("Libya"),     QStringLiteral("NZ"),
        QStringLiteral("Navajo"),    QStringLiteral("PRC"),       QStringLiteral("Poland"),
        QStringLiteral("Portugal"),  QStringLiteral("ROC"),       QStringLiteral("ROK"),
        QStringLiteral("Singapore"), QStringLiteral("Turkey")};
    return known.contains(id);
}

} // namespace

bool isTimeZone(const QString& id)
{
    const QByteArray bytes = id.toUtf8();
    if (QTimeZone::isTimeZoneIdAvailable(bytes)) return true;
    static const QRegularExpression place(QStringLiteral("^[A-Z][A-Za-z_]*(/[A-Za-z0-9_+-]+)+$"));
    return (isPlainZone(id) || place.match(id).hasMatch()) && QTimeZone(bytes).isValid();
}

QString computerTimeZone()
{
    const QString id = QString::fromUtf8(QTimeZone::systemTimeZoneId());
    return isTimeZone(id) ? id : QStringLiteral("UTC");
}

bool isLanguageTag(const QString& tag)
{
    static const QRegularExpression form(
        QStringLiteral("^([A-Za-z]{2,3})(?:-([A-Za-z]{4}))?(?:-([A-Za-z]{2}|[0-9]{3}))?$"));
    const auto parts = form.match(tag);
    if (!parts.hasMatch()) return false;
    const auto isKnown = [&](int part, auto known) {
        return parts.captured(part).isEmpty() || known(parts.captured(part));
    };
    return QLocale::codeToLanguage(parts.captured(1).toLower()) > QLocale::C &&
           isKnown(2,
                   [](const QString& code) {
                       const QString script = code.left(1).toUpper() + code.mid(1).toLower();
                       return QLocale::codeToScript(script) != QLocale::AnyScript;
                   }) &&
           isKnown(3, [](const QString& code) {
               return QLocale::codeToTerritory(code.toUpper()) != QLocale::AnyTerritory;
           });
}

} // namespace ink::domain
