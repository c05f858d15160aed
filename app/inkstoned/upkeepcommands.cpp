#include "app/inkstoned/upkeepcommands.h"

#include "app/inkstoned/datasource.h"
#include "app/service/admin/backup.h"
#include "app/service/admin/check.h"
#include "app/service/admin/restore.h"
#include "app/service/admin/words.h"
#include "app/service/host/datafolder.h"
#include "app/wire/json.h"

#include <QFile>
#include <QJsonArray>

namespace ink::inkstoned {

namespace {

using namespace service;

int ended(const CommandLine& line, const QJsonObject& object, const QString& sentence,
          const QStringList& missing)
{
    printResult(line, object, sentence);
    if (missing.isEmpty()) return exitSuccess;
    printErrorLine(
        QStringLiteral(
            "%1 files are missing or damaged in the service itself, the first is %2; run inkstoned "
            "check")
            .arg(missing.size())
            .arg(missing.constFirst()));
    return exitFailed;
}

int runBackup(const CommandLine& line, const admin::ServiceData& place)
{
    const SystemClock clock;
    const auto done = admin::backUp(place, line.value("to"), line.value("previous"), clock);
    if (!done) return reportFailure(done.error());
    return ended(line,
                 {{QStringLiteral("folder"), done->folder},
                  {QStringLiteral("documents"), done->documents},
                  {QStringLiteral("files"), done->blobs},
                  {QStringLiteral("bytes"), done->blobBytes},
                  {QStringLiteral("linked"), done->linkedBlobs},
                  {QStringLiteral("missing"), QJsonArray::fromStringList(done->missingBlobs)}},
                 QStringLiteral("%1: %2 documents, %3 files (%4 bytes), %5 of them linked")
                     .arg(done->folder)
                     .arg(done->documents)
                     .arg(done->blobs)
                     .arg(done->blobBytes)
                     .arg(done->linkedBlobs),
                 done->missingBlobs);
}

int runRestore(const CommandLine& line)
{
    const QString from = line.value("from");
    const auto source = dataSource(line);
    if (!source) return reportFailure(source.error());
    Result<admin::RestoreReport> done = fail(ErrorCode::Internal);
    if (source->database.isEmpty()) {
        done = admin::restoreToFolder(from, source->folder);
    } else {
        const auto data = DataFolder::open(*source);
        if (!data) return reportFailure(data.error());
        done = admin::restoreToDatabase(from, {*data->database, data->blobs, data->path});
    }
    if (!done) return reportFailure(done.error());
    const QString created = isoText(done->created);
    return ended(line,
                 {{QStringLiteral("created"), created},
                  {QStringLiteral("documents"), done->documents},
                  {QStringLiteral("files"), done->blobs},
                  {QStringLiteral("missing"), QJsonArray::fromStringList(done->missingBlobs)}},
                 QStringLiteral("Restored the backup of %1: %2 documents, %3 files")
                     .arg(created)
                     .arg(done->documents)
                     .arg(done->blobs),
                 done->missingBlobs);
}

int runCheck(const CommandLine& line, const admin::ServiceData& place)
{
    const SystemClock clock;
    std::optional<qint64> rebuilt;
    if (line.has("rebuild-words")) {
        const auto documents = admin::rebuildWords(place);
        if (!documents) return reportFailure(documents.error());
        rebuilt = *documents;
    }
    const auto done = admin::check(place, {line.has("quick")}, clock);
    if (!done) return reportFailure(done.error());
    if (line.has("json")) {
        QJsonObject object = done->toJson();
        if (rebuilt) object.insert(QStringLiteral("rebuiltWords"), *rebuilt);
        printLine(jsonText(object));
        return done->findings.isEmpty() ? exitSuccess : exitFailed;
    }
    if (rebuilt) printLine(QStringLiteral("Rebuilt the search index of %1 documents").arg(*rebuilt));
    for (const admin::Finding& finding : done->findings)
        printLine(QStringLiteral("%1  %2\n    %3\n    To do: %4")
                      .arg(finding.id, finding.subject, finding.problem, finding.advice));
    printLine(QStringLiteral("%1 documents, %2 files (%3 bytes), %4 entries of histories, %5 seals: %6")
                  .arg(done->documents)
                  .arg(done->blobs)
                  .arg(done->blobBytes)
                  .arg(done->historyEntries)
                  .arg(done->seals)
                  .arg(done->findings.isEmpty() ? QStringLiteral("all is well")
                                                : QStringLiteral("%1 findings").arg(done->findings.size())));
    return done->findings.isEmpty() ? exitSuccess : exitFailed;
}

} // namespace

int runUpkeepCommand(const CommandLine& line)
{
    const QString what = line.words.value(0);
    if (what == QLatin1StringView("restore")) return runRestore(line);
    // Creating a missing folder would hide a mistyped name.
    const auto source = dataSource(line);
    if (!source) return reportFailure(source.error());
    if (source->database.isEmpty() && !QFile::exists(service::sqliteFileIn(source->folder))) {
        printErrorLine(QStringLiteral("%1 has no data of a service").arg(source->folder));
        return exitFailed;
    }
    const auto data = DataFolder::open(*source);
    if (!data) return reportFailure(data.error());
    const admin::ServiceData place{*data->database, data->blobs, data->path};
    return what == QLatin1StringView("backup") ? runBackup(line, place) : runCheck(line, place);
}

} // namespace ink::inkstoned
