#include "app/workflow/documents/documentexport.h"

#include "app/api/apiclient.h"
#include "app/tables/csvreader.h"
#include "app/tables/csvwriter.h"
#include "app/workflow/documents/documentlinks.h"
#include "app/workflow/documents/exportnames.h"
#include "app/workflow/documents/reasons.h"
#include "app/workflow/session/identifiers.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int maxParallelDownloads = 3;
constexpr qsizetype manifestEvery = 50; // documents between two writes of the manifest

const QStringList& manifestHeader()
{
    static const QStringList header{
        QStringLiteral("id"),        QStringLiteral("title"),   QStringLiteral("status"),
        QStringLiteral("content"),   QStringLiteral("file"),    QStringLiteral("bytes"),
        QStringLiteral("sha256"),    QStringLiteral("created"), QStringLiteral("sent"),
        QStringLiteral("completed"), QStringLiteral("link")};
    return header;
}

QString text(const std::optional<Timestamp>& time)
{
    if (!time) return {};
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count()).toUTC().toString(Qt::ISODate);
}

QString hashOfFile(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file)) return {};
    return QString::fromLatin1(hash.result().toHex());
}

/** A file of a document to be exported. */
struct Wanted
{
    QString content;
    QString ending; ///< appended to the file name before the suffix
};

} // namespace

struct DocumentExport::Private
{
    Private(DocumentExport* exporting, api::ApiClient& api) : q(exporting), client(api) {}

    void readManifest();
    void next();
    void begin(const DocumentRef& document);
    void fetch(const DocumentRef& document, QList<Wanted> wanted);
    [[nodiscard]] QList<Wanted> wantedOf(const DocumentRef& document) const;
    [[nodiscard]] bool isThere(const DocumentRef& document, const QString& content);
    Result<void> keep(const DocumentRef& document, const Wanted& what, const QByteArray& bytes,
                      const QString& suffix);
    void note(const DocumentRef& document, const QString& content, const QString& path, qint64 bytes,
              const QString& hash);
    void writeManifest();
    void documentDone();

    DocumentExport* q;
    api::ApiClient& client;
    Options options;
    QList<DocumentRef> documents;
    qsizetype begun = 0;
    qsizetype through = 0;
    int running = 0;
    bool on = false;
    bool paused = false;
    Summary summary;
    QHash<QString, QStringList> rows; ///< manifest rows by "id content", including those of earlier exports
    QStringList order;                ///< keys of `rows`, in the order of the manifest
    QSet<QString> taken;              ///< case-folded relative paths of the files of this export
};

DocumentExport::DocumentExport(api::ApiClient& client, QObject* parent)
    : QObject(parent), d(new Private(this, client))
{
}

DocumentExport::~DocumentExport() = default;

QString DocumentExport::manifestName()
{
    return QStringLiteral("manifest.csv");
}

Result<void> DocumentExport::check(const Options& options)
{
    if (options.folder.isEmpty()) return fail(ErrorCode::Validation, reasons::folderNeedsExport());
    if (!options.includesSignedFile && !options.includesCertificate && !options.includesCombinedFile &&
        !options.includesOriginal)
        return fail(ErrorCode::Validation, reasons::nothingExportChosen());
    if (const QStringList unknown = unknownPlaceholders(options.pattern); !unknown.isEmpty())
        return fail(ErrorCode::Validation,
                    reasons::unknownPlaceholder(unknown.constFirst(),
                                                exportPlaceholders().join(QStringLiteral("} {"))));
    return {};
}

const DocumentExport::Summary& DocumentExport::summary() const
{
    return d->summary;
}

qsizetype DocumentExport::doneCount() const
{
    return d->through;
}

qsizetype DocumentExport::totalCount() const
{
    return d->documents.size();
}

bool DocumentExport::isRunning() const
{
    return d->on;
}

bool DocumentExport::isPaused() const
{
    return d->paused;
}

void DocumentExport::start(const Options& options, const QList<DocumentRef>& documents)
{
    d->options = options;
    d->documents = documents;
    d->begun = d->through = 0;
    d->on = true;
    d->paused = false;
    d->summary = {};
    d->rows.clear();
    d->order.clear();
    d->taken.clear();
    QMetaObject::invokeMethod(
        this,
        [this] {
            d->readManifest();
            d->next();
        },
        Qt::QueuedConnection);
}

void DocumentExport::pause()
{
    d->paused = true;
}

void DocumentExport::resume()
{
    if (!std::exchange(d->paused, false)) return;
    d->next();
}

void DocumentExport::stop()
{
    if (!d->on) return;
    d->summary.wasStopped = true;
    d->paused = false;
    d->documents.resize(d->begun);
    QMetaObject::invokeMethod(
        this, [this] { d->next(); }, Qt::QueuedConnection);
}

/** Reads the manifest of an earlier export; ignores a file whose header is different. */
void DocumentExport::Private::readManifest()
{
    const QString path = QDir(options.folder).filePath(manifestName());
    if (!QFile::exists(path)) return;
    const auto read = tables::readCsvFile(path);
    // The header that versions without the link column wrote.
    const QStringList formerHeader = manifestHeader().mid(0, manifestHeader().size() - 1);
    if (!read || (read->table.header() != manifestHeader() && read->table.header() != formerHeader)) return;
    for (int row = 0; row < read->table.rowCount(); ++row) {
        QStringList cells = read->table.row(row);
        cells.resize(manifestHeader().size());
        const QString key = cells.at(0) + QLatin1Char(' ') + cells.at(3);
        if (!rows.contains(key)) order.append(key);
        rows.insert(key, cells);
    }
}

void DocumentExport::Private::next()
{
    while (on && !paused && running < maxParallelDownloads && begun < documents.size()) {
        const DocumentRef document = documents.at(begun++);
        ++running;
        begin(document);
    }
    if (!on || running > 0 || begun < documents.size()) return;
    on = false;
    writeManifest();
    Q_EMIT q->finished();
}

QList<Wanted> DocumentExport::Private::wantedOf(const DocumentRef& document) const
{
    QList<Wanted> wanted;
    const bool completed = document.status == SigningStatus::Completed;
    const bool sole = int(options.includesSignedFile) + int(options.includesCertificate) +
                          int(options.includesCombinedFile) + int(options.includesOriginal) ==
                      1;
    const auto want = [&](bool isChosen, const QString& content, const QString& word) {
        if (isChosen) wanted.append({content, sole ? QString() : QLatin1Char(' ') + word});
    };
    const ExportWords& endings = options.words;
    want(completed && options.includesSignedFile, QStringLiteral("esign"), endings.signedFile);
    want(completed && options.includesCertificate, QStringLiteral("audit"), endings.certificate);
    want(completed && options.includesCombinedFile, QStringLiteral("esignwithaudit"), endings.combined);
    want(options.includesOriginal, QStringLiteral("original"), endings.original);
    return wanted;
}

void DocumentExport::Private::begin(const DocumentRef& document)
{
    const QList<Wanted> wanted = wantedOf(document);
    if (wanted.isEmpty())
        summary.failures.append({document, fail(ErrorCode::State, reasons::notFinishedYet()).value()});
    fetch(document, wanted);
}

void DocumentExport::Private::fetch(const DocumentRef& document, QList<Wanted> wanted)
{
    while (!wanted.isEmpty() && isThere(document, wanted.constFirst().content))
        wanted.removeFirst();
    if (wanted.isEmpty()) {
        // Queued to avoid deep recursion in a folder full of existing files.
        QMetaObject::invokeMethod(
            q, [this] { documentDone(); }, Qt::QueuedConnection);
        return;
    }
    const Wanted what = wanted.takeFirst();
    client.download(document.id, what.content, {}, q,
                    [this, document, what, wanted](const Result<api::ApiClient::Download>& answer) {
                        // Several files are downloaded as a ZIP archive.
                        const bool zip = answer && answer->bytes.startsWith("PK\x03\x04");
                        const auto kept = answer ? keep(document, what, answer->bytes,
                                                        zip ? QStringLiteral(".zip") : QStringLiteral(".pdf"))
                                                 : Result<void>(fail(answer.error()));
                        if (!kept) summary.failures.append({document, kept.error()});
                        fetch(document, wanted);
                    });
}

bool DocumentExport::Private::isThere(const DocumentRef& document, const QString& content)
{
    const QStringList row = rows.value(QString::number(document.id.value()) + QLatin1Char(' ') + content);
    if (row.size() < 7) return false;
    const QString path = QDir(options.folder).filePath(row.at(4));
    const QFileInfo info(path);
    if (!info.isFile() || info.size() != row.at(5).toLongLong() || hashOfFile(path) != row.at(6))
        return false;
    ++summary.files;
    ++summary.skipped;
    summary.bytes += info.size();
    return true;
}

Result<void> DocumentExport::Private::keep(const DocumentRef& document, const Wanted& what,
                                           const QByteArray& bytes, const QString& suffix)
{
    const QDir folder(options.folder);
    const QString base =
        exportPath(options.pattern, document, options.folderNames.value(document.folder), options.words) +
        what.ending;
    const QString hash = sha256Hex(bytes);
    if (!folder.mkpath(QFileInfo(folder.filePath(base)).path()))
        return fail(ErrorCode::Io, reasons::exportFolderNotMade(QFileInfo(folder.filePath(base)).path()));
    for (int number = 1; number < 100'000; ++number) {
        const QString name = (number == 1 ? base : QStringLiteral("%1 (%2)").arg(base).arg(number)) + suffix;
        const QString path = folder.filePath(name);
        if (taken.contains(name.toCaseFolded())) continue;
        if (QFile::exists(path)) {
            if (QFileInfo(path).size() != bytes.size() || hashOfFile(path) != hash) continue;
            ++summary.skipped; // same name and content, so it is this file
        } else {
            // Atomic, and never overwrites another file, even one created at this moment.
            QFile out(folder.filePath(
                QStringLiteral(".inkstone-%1-%2.part").arg(document.id.value()).arg(what.content)));
            const bool written = out.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
                                 out.write(bytes) == bytes.size() && out.flush();
            const QString why = out.errorString();
            out.close();
            if (!written || !out.rename(path)) {
                const QString renaming = out.errorString();
                out.remove();
                if (written && QFile::exists(path)) continue;
                return fail(ErrorCode::Io, Message::literal(written ? renaming : why));
            }
        }
        taken.insert(name.toCaseFolded());
        ++summary.files;
        summary.bytes += bytes.size();
        note(document, what.content, name, bytes.size(), hash);
        return {};
    }
    return fail(ErrorCode::Io, reasons::tooManyFilesOfName());
}

void DocumentExport::Private::note(const DocumentRef& document, const QString& content, const QString& path,
                                   qint64 bytes, const QString& hash)
{
    const QString id = QString::number(document.id.value());
    const QString key = id + QLatin1Char(' ') + content;
    if (!rows.contains(key)) order.append(key);
    rows.insert(key, {id, document.title, signingStatusName(document.status), content, path,
                      QString::number(bytes), hash, text(document.created), text(document.sent),
                      text(document.completed), shareableLink(document, options.isLocal)});
}

void DocumentExport::Private::writeManifest()
{
    if (order.isEmpty()) return;
    const QString path = QDir(options.folder).filePath(manifestName());
    QList<QStringList> table{manifestHeader()};
    for (const QString& key : std::as_const(order))
        table.append(rows.value(key));
    if (tables::writeCsvFile(path, table))
        summary.manifest = path;
    else
        summary.manifest.clear();
}

void DocumentExport::Private::documentDone()
{
    --running;
    ++through;
    if (through % manifestEvery == 0) writeManifest();
    Q_EMIT q->progressed();
    next();
}

} // namespace ink::workflow

#include "moc_documentexport.cpp"
