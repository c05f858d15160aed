#include "app/api/downloadname.h"

#include <QRegularExpression>
#include <QUrl>

namespace ink::api {

QString suggestedFileName(const QByteArray& disposition)
{
    static const QRegularExpression extended(QStringLiteral("filename\\*\\s*=\\s*UTF-8''([^;\\s]+)"),
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression plain(
        QStringLiteral("filename\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^;\\s]+))"),
        QRegularExpression::CaseInsensitiveOption);
    const QString text = QString::fromUtf8(disposition);
    QString name;
    if (const auto match = extended.match(text); match.hasMatch()) {
        name = QUrl::fromPercentEncoding(match.captured(1).toUtf8());
    } else if (const auto other = plain.match(text); other.hasMatch()) {
        name = other.captured(1).isEmpty() ? other.captured(2) : other.captured(1);
        name.replace(QStringLiteral("\\\""), QStringLiteral("\""));
    }
    static const QRegularExpression folders(QStringLiteral("^.*[/\\\\]"));
    static const QRegularExpression strange(QStringLiteral("[\\x00-\\x1f\\x7f<>:\"|?*]"));
    name.remove(folders).replace(strange, QStringLiteral("_"));
    if (name == QLatin1StringView(".") || name == QLatin1StringView("..")) name.clear();
    return name.left(255);
}

} // namespace ink::api
