#include "app/inkstone/commands/suggestcommand.h"

#include "app/domain/document/tag.h"
#include "app/inkstone/commandbase/commandfiles.h"
#include "app/pdf/suggest/suggest.h"
#include "app/render/limitedrenderer.h"

#include <QJsonArray>
#include <QJsonObject>

#include <atomic>
#include <cmath>

namespace ink {

namespace {

/** Returns a suggestion as a tag of the contract (§4), with the additional members `confidence` and
 * `party`. */
QJsonObject suggestionJson(const pdf::TagSuggestion& s)
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

void printSuggestions(const pdf::FoundTags& found)
{
    if (found.suggestions.isEmpty() && found.skippedPages.isEmpty())
        printLine(QStringLiteral("No places for fields were found on these pages."));
    for (const int page : found.skippedPages)
        printLine(QStringLiteral("page %1 couldn't be searched").arg(page + 1));
    for (const pdf::TagSuggestion& s : found.suggestions)
        printLine(QStringLiteral("page %1, recipient %2: %3 “%4” at %5, %6, %7 × %8 (%9 %)")
                      .arg(s.pageIndex + 1)
                      .arg(s.recipient)
                      .arg(domain::tagTypeName(s.type), s.name)
                      .arg(s.rect.left)
                      .arg(s.rect.top)
                      .arg(s.rect.width)
                      .arg(s.rect.height)
                      .arg(std::lround(s.confidence * 100)));
}

int suggest(const QString& path, bool json)
{
    const auto bytes = readFile(path);
    if (!bytes) return reportFailure(bytes.error(), exitUnreadable);
    const std::atomic_bool isStopping = false;
    const render::LimitedRenderer renderer(isStopping);
    const auto found = pdf::findTags(*bytes, {QStringLiteral("en"), &renderer, {}});
    if (!found) return reportFailure(found.error(), exitUnreadable);
    if (!json) {
        printSuggestions(*found);
        return 0;
    }
    QJsonArray tags;
    for (const pdf::TagSuggestion& s : found->suggestions)
        tags.append(suggestionJson(s));
    QJsonArray skipped;
    for (const int page : found->skippedPages)
        skipped.append(page + 1);
    printJson(QJsonObject{{QStringLiteral("tags"), tags}, {QStringLiteral("skippedPages"), skipped}});
    return 0;
}

} // namespace

ParsedCommand parseSuggest(SubcommandLine& line)
{
    QString file;
    bool json = false;
    line.addJson(json, "Prints them as JSON.");
    line.addArgument("file", "FILE", "A PDF.");
    line.acceptArgument(file, QStringLiteral("suggest needs one file."));
    if (auto end = line.parse()) return *std::move(end);
    return immediateCommand([file, json](const CommandContext&) { return suggest(file, json); });
}

} // namespace ink
