#include "app/inkstone/rebasecommand.h"

#include "app/pdf/rebase/rebase.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

namespace ink {

namespace {

constexpr int exitOpen = 1;
Result<QByteArray> contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("Cannot open %1: %2").arg(path, file.errorString())));
    return file.readAll();
}

Result<QList<domain::Tag>> tagsOf(const QString& path)
{
    INK_ASSIGN(body, contentOf(path));
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    INK_ASSIGN(object, wire::parseJsonObject(body, limits));
    return wire::tagsFromJson(object);
}

QString wordOf(pdf::RebasePlace::State state)
{
    switch (state) {
    case pdf::RebasePlace::State::Moved:
        return QStringLiteral("moved");
    case pdf::RebasePlace::State::Unsure:
        return QStringLiteral("unsure");
    case pdf::RebasePlace::State::Lost:
        return QStringLiteral("lost");
    }
    return {};
}

} // namespace

RebaseCommand::RebaseCommand(RunRebase run) : m_run(std::move(run)) {}

void RebaseCommand::start()
{
    Q_EMIT finished(perform());
}

int RebaseCommand::perform()
{
    const auto before = contentOf(m_run.before);
    const auto after = contentOf(m_run.after);
    const auto tags = tagsOf(m_run.tags);
    for (const auto* part : {&before, &after})
        if (!*part) {
            complain(sentence(part->error()));
            return exitUnreadable;
        }
    if (!tags) {
        complain(sentence(tags.error()));
        return exitUnreadable;
    }
    QList<pdf::RebaseTag> wanted;
    for (const domain::Tag& tag : *tags)
        wanted.append({tag.pageIndex - 1, tag.rect, tag.type});
    const auto plan = pdf::planRebase(*before, *after, wanted);
    if (!plan) {
        complain(sentence(plan.error()));
        return exitUnreadable;
    }
    QJsonArray moved;
    for (qsizetype i = 0; i < tags->size(); ++i) {
        const pdf::RebasePlace& place = plan->places.at(i);
        domain::Tag tag = tags->at(i);
        const bool lost = place.state == pdf::RebasePlace::State::Lost;
        if (!lost) {
            tag.pageIndex = place.pageIndex + 1;
            tag.rect = place.rect;
        }
        if (m_run.json) {
            QJsonObject entry =
                wire::tagsToJson({tag}).value(QStringLiteral("tags")).toArray().first().toObject();
            entry.insert(QStringLiteral("rebase"), wordOf(place.state));
            entry.insert(QStringLiteral("confidence"), std::round(place.confidence * 100) / 100);
            moved.append(entry);
        } else {
            say(QStringLiteral("%1: “%2”, page %3 at %4, %5 (%6 %)")
                    .arg(wordOf(place.state), tag.name)
                    .arg(tag.pageIndex)
                    .arg(tag.rect.left)
                    .arg(tag.rect.top)
                    .arg(std::lround(place.confidence * 100)));
        }
    }
    if (m_run.json) {
        sayJson(QJsonObject{{QStringLiteral("tags"), moved}});
    }
    return plan->count(pdf::RebasePlace::State::Moved) == plan->places.size() ? 0 : exitOpen;
}

} // namespace ink

#include "moc_rebasecommand.cpp"
