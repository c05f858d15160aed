#include "app/inkstone/commands/rebasecommand.h"

#include "app/inkstone/commandbase/commandfiles.h"
#include "app/pdf/rebase/rebase.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

namespace ink {

namespace {

constexpr int exitOpen = 1;

struct RebaseRequest
{
    QStringList files; ///< the old PDF and the newer one
    QString tags;      ///< a JSON file with the tags of the old PDF
    bool json = false;
};

Result<QList<domain::Tag>> tagsOf(const QString& path)
{
    INK_ASSIGN(body, readFile(path));
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    INK_ASSIGN(object, wire::parseJsonObject(body, limits));
    return wire::tagsFromJson(object);
}

QString wordOf(pdf::RebasePosition::State state)
{
    switch (state) {
    case pdf::RebasePosition::State::Matched:
        return QStringLiteral("moved");
    case pdf::RebasePosition::State::Unsure:
        return QStringLiteral("unsure");
    case pdf::RebasePosition::State::Lost:
        return QStringLiteral("lost");
    }
    return {};
}

int rebase(const RebaseRequest& request)
{
    const auto before = readFile(request.files.at(0));
    if (!before) return reportFailure(before.error(), exitUnreadable);
    const auto after = readFile(request.files.at(1));
    if (!after) return reportFailure(after.error(), exitUnreadable);
    const auto tags = tagsOf(request.tags);
    if (!tags) return reportFailure(tags.error(), exitUnreadable);
    QList<pdf::RebaseTag> wanted;
    for (const domain::Tag& tag : *tags)
        wanted.append({tag.pageIndex - 1, tag.rect, tag.type});
    const auto plan = pdf::planRebase(*before, *after, wanted);
    if (!plan) return reportFailure(plan.error(), exitUnreadable);
    QJsonArray moved;
    for (qsizetype i = 0; i < tags->size(); ++i) {
        const pdf::RebasePosition& place = plan->positions.at(i);
        domain::Tag tag = tags->at(i);
        const bool lost = place.state == pdf::RebasePosition::State::Lost;
        if (!lost) {
            tag.pageIndex = place.pageIndex + 1;
            tag.rect = place.rect;
        }
        if (request.json) {
            QJsonObject entry = wire::toJson(tag);
            entry.insert(QStringLiteral("rebase"), wordOf(place.state));
            entry.insert(QStringLiteral("confidence"), std::round(place.confidence * 100) / 100);
            moved.append(entry);
        } else {
            printLine(QStringLiteral("%1: “%2”, page %3 at %4, %5 (%6 %)")
                          .arg(wordOf(place.state), tag.name)
                          .arg(tag.pageIndex)
                          .arg(tag.rect.left)
                          .arg(tag.rect.top)
                          .arg(std::lround(place.confidence * 100)));
        }
    }
    if (request.json) printJson(QJsonObject{{QStringLiteral("tags"), moved}});
    return plan->count(pdf::RebasePosition::State::Matched) == plan->positions.size() ? 0 : exitOpen;
}

} // namespace

ParsedCommand parseRebase(SubcommandLine& line)
{
    RebaseRequest request;
    line.add("tags", "FILE", request.tags, "The tags, as JSON in the contract's words: {\"tags\":[…]}.");
    line.addJson(request.json, "Prints them as JSON.");
    line.addArgument("old", "OLD", "A PDF.");
    line.addArgument("new", "NEW", "The newer PDF.");
    line.acceptArguments(request.files, 2, 2, QStringLiteral("rebase needs two files."));
    if (auto end = line.parse()) return *std::move(end);
    if (!line.has("tags")) return line.fault(QStringLiteral("rebase needs --tags."));
    return immediateCommand([request](const CommandContext&) { return rebase(request); });
}

} // namespace ink
