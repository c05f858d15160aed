#include "app/inkstone/commands/dataoption.h"

namespace ink {

void addDataOption(SubcommandLine& line, QStringList& pairs, const char* help)
{
    line.add("data", "NAME=VALUE", pairs, help);
}

SubcommandLine::Fault parseData(const QStringList& pairs, domain::DocumentData& data)
{
    for (const QString& pair : pairs) {
        const auto cut = pair.indexOf(QLatin1Char('='));
        if (cut < 0)
            return QStringLiteral("“%1” has no value. Write: --data \"caseNumber=2026-117\".").arg(pair);
        const QString name = pair.left(cut).trimmed();
        if (data.contains(name)) return QStringLiteral("--data gives “%1” more than once.").arg(name);
        data.insert(name, pair.mid(cut + 1));
    }
    if (const auto judged = domain::checkData(data); !judged)
        return QStringLiteral("--data: %1").arg(judged.error().detail.english());
    return std::nullopt;
}

} // namespace ink
