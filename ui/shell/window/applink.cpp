#include "ui/shell/window/applink.h"

#include <QRegularExpression>
#include <QStringList>

namespace ink::ui {

// Index(parseAppLink): Deep links (inkstone:): which the program opens
std::optional<AppLink> parseAppLink(const QString& link)
{
    using Place = AppLink::Target;
    // Browsers turn a link into `inkstone://documents/`, some with capital letters.
    static const QRegularExpression form(
        QStringLiteral("^inkstone:(?://)?([a-z]{1,20})(?:/([A-Za-z0-9-]{1,64}))?/?$"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto document = wire::documentLinkFrom(link)) return AppLink{Place::Document, *document, {}};
    const auto match = form.match(link);
    if (!match.hasMatch()) return std::nullopt;
    const QString place = match.captured(1).toLower();
    const QString rest = match.captured(2);
    if (place == QLatin1StringView("document")) {
        bool isNumber = false;
        const qint64 id = rest.toLongLong(&isNumber);
        if (!isNumber || id <= 0) return std::nullopt;
        return AppLink{Place::Document, {{}, {}, domain::DocumentId(id)}, {}};
    }
    if (place == QLatin1StringView("help")) return AppLink{Place::Help, {}, rest};
    if (!rest.isEmpty()) return std::nullopt;
    if (place == QLatin1StringView("documents")) return AppLink{Place::Documents, {}, {}};
    if (place == QLatin1StringView("templates")) return AppLink{Place::Templates, {}, {}};
    if (place == QLatin1StringView("waiting")) return AppLink{Place::Waiting, {}, {}};
    if (place == QLatin1StringView("verify")) return AppLink{Place::Verify, {}, {}};
    return std::nullopt;
}

} // namespace ink::ui
