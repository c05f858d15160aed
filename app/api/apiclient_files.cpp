// Bytes of documents, folders, settings and templates.
#include "app/api/apiclient.h"
#include "app/api/apiclient_p.h"
#include "app/base/reasons.h"
#include "app/wire/foldercodec.h"
#include "app/wire/listcodec.h"

#include <QRegularExpression>
#include <QUuid>

namespace ink::api {

namespace {

/** The file name that a Content-Disposition proposes (RFC 6266), without any folder. */
QString proposedName(const QByteArray& disposition)
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

Result<ApiClient::Downloaded> decodeDownload(const Response& response)
{
    return ApiClient::Downloaded{response.body, proposedName(response.header("Content-Disposition")),
                                 response.header("Content-Type")};
}

Request bytesRequest(const QString& path)
{
    Request out = request(Method::Get, path);
    out.kind = Request::Kind::Transfer;
    out.accept = "*/*";
    return out;
}

Result<domain::Folder> decodeFolder(const Response& response)
{
    return decoded<domain::Folder>(response, wire::folderFromJson);
}

QString folderPath(domain::FolderId id)
{
    return QStringLiteral("/v1/folders/%1").arg(id.value());
}

wire::FolderPatch patchOf(const domain::Folder& folder)
{
    wire::FolderPatch patch;
    patch.name = folder.name;
    patch.type = folder.type;
    patch.parent = folder.parent;
    if (!folder.metaData.isEmpty()) patch.metaData = folder.metaData;
    return patch;
}

} // namespace

Call ApiClient::fileBytes(domain::DocumentId id, domain::FileId file, QObject* context, Done<QByteArray> done,
                          Progress progress)
{
    const QString path = documentPath(id, QLatin1StringView("/files/")) + QString::number(file.value());
    return d->run<QByteArray>(
        bytesRequest(path), context, std::move(done),
        [](const Response& response) -> Result<QByteArray> { return response.body; }, std::move(progress));
}

Call ApiClient::download(domain::DocumentId id, const QString& content, domain::FileId file, QObject* context,
                         Done<Downloaded> done, Progress progress)
{
    Request out = bytesRequest(documentPath(id, QLatin1StringView("/download")));
    wire::QueryItems items;
    if (!content.isEmpty()) items.append({QStringLiteral("content"), content});
    if (!file.isNull()) items.append({QStringLiteral("fileId"), QString::number(file.value())});
    out.query = wire::toQueryString(items);
    return d->run<Downloaded>(out, context, std::move(done), decodeDownload, std::move(progress));
}

Call ApiClient::folders(domain::FolderType type, QObject* context, Done<QList<domain::Folder>> done)
{
    const QString path = type == domain::FolderType::Templates ? QStringLiteral("/v1/folders/template")
                                                               : QStringLiteral("/v1/folders");
    return d->run<QList<domain::Folder>>(
        request(Method::Get, path), context, std::move(done), [](const Response& response) {
            return decoded<QList<domain::Folder>>(response, wire::foldersFromJson);
        });
}

Call ApiClient::createFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done)
{
    return d->run<domain::Folder>(
        request(Method::Post, QStringLiteral("/v1/folders"), wire::toJson(patchOf(folder))), context,
        std::move(done), decodeFolder);
}

Call ApiClient::updateFolder(const domain::Folder& folder, QObject* context, Done<domain::Folder> done)
{
    return d->run<domain::Folder>(request(Method::Put, folderPath(folder.id), wire::toJson(patchOf(folder))),
                                  context, std::move(done), decodeFolder);
}

Call ApiClient::removeFolder(domain::FolderId id, QObject* context, Done<void> done)
{
    return d->run<void>(request(Method::Delete, folderPath(id)), context, std::move(done), decodeNothing);
}

Call ApiClient::accountDetails(QObject* context, Done<domain::AccountDetails> done)
{
    return d->run<domain::AccountDetails>(request(Method::Get, QStringLiteral("/v1/user/")), context,
                                          std::move(done), d->decodeAccount());
}

Call ApiClient::updateSettings(const wire::SettingsPatch& patch, QObject* context,
                               Done<domain::AccountDetails> done)
{
    return d->run<domain::AccountDetails>(
        request(Method::Put, QStringLiteral("/v1/user/userSettings"), wire::toJson(patch)), context,
        std::move(done), d->decodeAccount());
}

Call ApiClient::login(QObject* context, Done<domain::AccountDetails> done)
{
    return d->run<domain::AccountDetails>(request(Method::Get, QStringLiteral("/v1/user/login")), context,
                                          std::move(done), d->decodeAccount());
}

Call ApiClient::ready(QObject* context, Done<void> done)
{
    Request out = request(Method::Get, QStringLiteral("/health/ready"));
    out.anonymous = true;
    return d->run<void>(out, context, std::move(done), decodeNothing);
}

Call ApiClient::logout(QObject* context, Done<void> done)
{
    return d->run<void>(request(Method::Post, QStringLiteral("/user/logout")), context, std::move(done),
                        decodeNothing);
}

Call ApiClient::deliveries(domain::DocumentId id, QObject* context, Done<QList<wire::Delivery>> done)
{
    return d->run<QList<wire::Delivery>>(
        request(Method::Get, documentPath(id, QLatin1StringView("/deliveries"))), context, std::move(done),
        [](const Response& response) {
            return decoded<QList<wire::Delivery>>(response, wire::deliveriesFromJson);
        });
}

Call ApiClient::redeliver(domain::DocumentId id, const QString& deliveryId, QObject* context, Done<void> done)
{
    const QUuid delivery = QUuid::fromString(deliveryId);
    if (delivery.isNull())
        return d->refuse<void>(fail(ErrorCode::Validation, reasons::notADeliveryId()).value(), context,
                               std::move(done));
    const QString path = documentPath(id, QLatin1StringView("/deliveries/")) +
                         delivery.toString(QUuid::WithoutBraces) + QStringLiteral("/redeliver");
    return d->run<void>(request(Method::Post, path), context, std::move(done), decodeNothing);
}

Call ApiClient::useTemplate(domain::DocumentId id, const wire::TemplateUse& use,
                            const QString& idempotencyKey, QObject* context, Done<domain::Document> done)
{
    Request out =
        request(Method::Post, QStringLiteral("/v2/templates/sign/%1").arg(id.value()), wire::toJson(use));
    out.idempotencyKey = idempotencyKey.toLatin1();
    return d->run<domain::Document>(out, context, std::move(done), [](const Response& response) {
        return decoded<domain::Document>(
            response, [](const QJsonObject& object) { return wire::documentFromJson(object); });
    });
}

Call ApiClient::bulk(domain::DocumentId id, const wire::BulkRequest& bulkRequest,
                     const QString& idempotencyKey, QObject* context, Done<wire::BulkAnswer> done)
{
    Request out = request(Method::Post, QStringLiteral("/v1/templates/use/%1/").arg(id.value()),
                          wire::toJson(bulkRequest));
    out.idempotencyKey = idempotencyKey.toLatin1();
    out.once = true;                    // a run repeats its calls by itself, and remembers that it did
    out.kind = Request::Kind::Transfer; // up to 1,000 documents are made before the answer comes
    return d->run<wire::BulkAnswer>(out, context, std::move(done), [](const Response& response) {
        return decoded<wire::BulkAnswer>(response, wire::bulkAnswerFromJson);
    });
}

Call ApiClient::report(domain::DocumentId id, int pageIndex, int pageSize, QObject* context,
                       Done<wire::ReportPage> done, bool showMasked)
{
    Request out = request(Method::Get, documentPath(id, QLatin1StringView("/childrentags")));
    wire::QueryItems items{{QStringLiteral("pageIndex"), QString::number(pageIndex)},
                           {QStringLiteral("pageSize"), QString::number(pageSize)}};
    if (showMasked) items.append({QStringLiteral("masked"), QStringLiteral("show")});
    out.query = wire::toQueryString(items);
    return d->run<wire::ReportPage>(out, context, std::move(done), [](const Response& response) {
        return decoded<wire::ReportPage>(response, wire::reportPageFromJson);
    });
}

Call ApiClient::reportCsv(domain::DocumentId id, bool showMasked, QObject* context, Done<Downloaded> done,
                          Progress progress)
{
    Request out = bytesRequest(documentPath(id, QLatin1StringView("/childrentags")));
    out.accept = "text/csv";
    if (showMasked) out.query = "masked=show";
    return d->run<Downloaded>(out, context, std::move(done), decodeDownload, std::move(progress));
}

} // namespace ink::api
