#include "app/inkstone/suggestcommand.h"

#include <QFile>
#include <QJsonArray>

#include <cmath>

namespace ink {

QJsonObject toJson(const pdf::TagSuggestion& s)
{
    QJsonObject o{{QStringLiteral("name"), s.name},
                  {QStringLiteral("type"), static_cast<int>(s.type)},
                  {QStringLiteral("typeName"), domain::tagTypeName(s.type)},
                  {QStringLiteral("pageIndex"), s.pageIndex + 1},
                  {QStringLiteral("invitationIndex"), s.recipient},
                  {QStringLiteral("left"), s.rect.left},
                  {QStringLiteral("top"), s.rect.top},
                  {QStringLiteral("width"), s.rect.width},
                  {QStringLiteral("height"), s.rect.height},
                  {QStringLiteral("isMandatory"), s.isMandatory},
                  {QStringLiteral("confidence"), std::round(s.confidence * 100) / 100}};
    if (!s.groupName.isEmpty()) o.insert(QStringLiteral("groupName"), s.groupName);
    if (!s.party.isEmpty()) o.insert(QStringLiteral("party"), s.party);
    return o;
}

SuggestCommand::SuggestCommand(QString file, bool json) : m_file(std::move(file)), m_json(json) {}

void SuggestCommand::start()
{
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) {
        complain(QStringLiteral("Cannot open %1: %2").arg(m_file, file.errorString()));
        Q_EMIT finished(exitUnreadable);
        return;
    }
    const auto found = pdf::suggestTags(file.readAll(), QStringLiteral("en"));
    if (!found) {
        complain(sentence(found.error()));
        Q_EMIT finished(exitUnreadable);
        return;
    }
    if (m_json) {
        QJsonArray tags;
        for (const pdf::TagSuggestion& s : *found)
            tags.append(toJson(s));
        sayJson(QJsonObject{{QStringLiteral("tags"), tags}});
    } else {
        if (found->isEmpty()) say(QStringLiteral("No places for tags were found on these pages."));
        for (const pdf::TagSuggestion& s : *found)
            say(QStringLiteral("page %1, recipient %2: %3 “%4” at %5, %6, %7 × %8 (%9 %)")
                    .arg(s.pageIndex + 1)
                    .arg(s.recipient)
                    .arg(domain::tagTypeName(s.type), s.name)
                    .arg(s.rect.left)
                    .arg(s.rect.top)
                    .arg(s.rect.width)
                    .arg(s.rect.height)
                    .arg(std::lround(s.confidence * 100)));
    }
    Q_EMIT finished(0);
}

} // namespace ink

#include "moc_suggestcommand.cpp"
