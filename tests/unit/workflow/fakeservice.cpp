#include "tests/unit/workflow/fakeservice.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/accountcodec.h"
#include "app/wire/errorcodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "tests/support/builders.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace ink::test {

using namespace domain;

namespace {

Result<api::Response> refuse(ErrorCode code)
{
    return FakeTransport::json(wire::toJson(fail(code, Message::literal(QStringLiteral("refused"))).value()),
                               wire::httpStatus(code));
}

} // namespace

bool waitFor(const std::function<bool()>& condition)
{
    return QTest::qWaitFor(condition, 3000);
}

FakeService::FakeService() = default;

void FakeService::giveIds(Document& document)
{
    for (Invitation& invitation : document.invitations) {
        if (invitation.id.isNull()) invitation.id = InvitationId(++m_lastId);
        if (invitation.guid.isEmpty()) invitation.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        invitation.signingUrl = QStringLiteral("https://sign.example.com/sign/") + invitation.guid;
    }
    for (Tag& tag : document.tags) {
        if (tag.id.isNull()) tag.id = TagId(++m_lastId);
        tag.pageId = document.pageAt(tag.pageIndex).page ? document.pageAt(tag.pageIndex).page->id : PageId();
        if (tag.invitationIndex >= 1 && tag.invitationIndex <= document.invitations.size())
            tag.invitationId = document.invitations.at(tag.invitationIndex - 1).id;
    }
}

DocumentId FakeService::add(Document document)
{
    if (document.id.isNull()) document.id = DocumentId(++m_lastId);
    giveIds(document);
    m_documents.insert(document.id, document);
    return document.id;
}

Result<api::Response> FakeService::list(const api::Request& request) const
{
    const auto items = wire::parseQueryString(request.query);
    const auto query = wire::documentQueryFromItems(*items);
    DocumentPage page;
    QList<DocumentSummary> all;
    for (const Document& document : m_documents)
        if (document.title.contains(query->text, Qt::CaseInsensitive) && !document.deleted)
            all.append(summaryOf(document));
    page.total = all.size();
    const int size = std::min(query->pageSize, limitedPageSize);
    page.documents = all.mid(static_cast<qsizetype>(query->pageIndex - 1) * size, size);
    return FakeTransport::json(wire::toJson(page));
}

Result<api::Response> FakeService::update(Document& document, const api::Request& request)
{
    const auto patch = wire::patchFromJson(*wire::parseJsonObject(request.body));
    if (!patch) return refuse(patch.error().code);
    if (patch->version && *patch->version != document.version) return refuse(ErrorCode::Version);
    const bool isAllowed = patch->folderId || patch->deleted || patch->setting;
    if (!isAllowed && document.status != SigningStatus::Draft) return refuse(ErrorCode::State);
    // Ids of other documents are an error.
    for (const Tag& tag : patch->tags.value_or(QList<Tag>())) {
        const bool known = std::any_of(document.tags.cbegin(), document.tags.cend(),
                                       [&](const Tag& other) { return other.id == tag.id; });
        if (tag.id.value() < 0 || (!tag.id.isNull() && !known)) return refuse(ErrorCode::Validation);
    }
    wire::DocumentPatch taken = *patch;
    if (!takesTagsInPatches) {
        taken.tags.reset();
        taken.invitations.reset();
    }
    wire::applyFields(taken, document);
    if (patch->fileOrder)
        std::stable_sort(document.files.begin(), document.files.end(), [&](const File& a, const File& b) {
            return patch->fileOrder->indexOf(a.id) < patch->fileOrder->indexOf(b.id);
        });
    if (hidesFiles) setVisibility(document.files, patch->visibility);
    if (patch->deleted) document.deleted = *patch->deleted;
    if (patch->signingStatus) {
        document.status = *patch->signingStatus;
        if (document.status == SigningStatus::InProgress) ++sends;
    }
    giveIds(document);
    ++document.version;
    ++writes;
    return FakeTransport::json(wire::documentResponse(document));
}

Result<api::Response> FakeService::handle(const api::Request& request)
{
    if (!request.idempotencyKey.isEmpty() && m_first.contains(request.idempotencyKey))
        return m_first.value(request.idempotencyKey);
    if (request.path == QLatin1StringView("/v1/user/")) {
        AccountDetails account;
        account.id = AccountId(1);
        account.email = QStringLiteral("grace@example.com");
        account.userSetting.name = QStringLiteral("Grace");
        account.limits.fileVisibility = hidesFiles;
        return FakeTransport::json(wire::toJson(account));
    }
    if (request.path == QLatin1StringView("/v2/documents/search2")) return list(request);
    if (request.path == QLatin1StringView("/v1/documents/array")) {
        auto made = wire::documentFromJson(*wire::parseJsonObject(request.body));
        Document document = *made;
        int page = 0;
        for (const auto& part : request.files) {
            File entry = file(part.name, 1, ++m_lastId);
            entry.sequence = ++page;
            document.files.append(entry);
        }
        const DocumentId id = add(document);
        return FakeTransport::json(wire::documentsResponse({m_documents.value(id)}), 201);
    }
    static const QRegularExpression pattern(QStringLiteral("^/v1/documents/(\\d+)(/.*)?$"));
    const auto match = pattern.match(request.path);
    const auto found = m_documents.find(DocumentId(match.captured(1).toLongLong()));
    if (!match.hasMatch() || found == m_documents.end()) return refuse(ErrorCode::NotFound);
    Document& document = *found;
    const QString rest = match.captured(2);
    if (rest.isEmpty() && request.method == api::Method::Get)
        return FakeTransport::json(wire::documentResponse(document));
    if (rest.isEmpty() && request.method == api::Method::Put) {
        const auto answer = update(document, request);
        if (answer && answer->status == 200 && !request.idempotencyKey.isEmpty())
            m_first.insert(request.idempotencyKey, *answer);
        return answer;
    }
    if (rest == QLatin1StringView("/tags") && request.method == api::Method::Put) {
        document.tags = *wire::tagsFromJson(*wire::parseJsonObject(request.body));
        giveIds(document);
        ++document.version;
        return FakeTransport::json(wire::tagsToJson(document.tags));
    }
    if (rest == QLatin1StringView("/invitations") && request.method == api::Method::Put) {
        document.invitations = *wire::invitationsFromJson(*wire::parseJsonObject(request.body));
        giveIds(document);
        ++document.version;
        return FakeTransport::json(wire::invitationsToJson(document.invitations));
    }
    if (rest.startsWith(QLatin1StringView("/files/"))) {
        const FileId id(rest.mid(7).toLongLong());
        if (request.method == api::Method::Delete) {
            document.files.removeIf([&](const File& one) { return one.id == id; });
            ++document.version;
            return FakeTransport::json({{QStringLiteral("success"), true}});
        }
        api::Response bytes;
        bytes.status = 200;
        bytes.body = "%PDF of " + QByteArray::number(id.value());
        return bytes;
    }
    return refuse(ErrorCode::NotFound);
}

Office::Office()
    : settings(dir.filePath(QStringLiteral("a.ini")), {}),
      session(
          settings, secrets, [] { return fail(ErrorCode::Internal); },
          [this](const QUrl& url, const Secret&) {
              auto fake = std::make_unique<FakeTransport>(url);
              fake->setHandler([this](const api::Request& request) { return service.handle(request); });
              transport = fake.get();
              return fake;
          })
{
    auto opened = store::openSqlite(dir.filePath(QStringLiteral("w.db")), store::Schema::Workstation);
    if (!opened) qFatal("%s", qPrintable(opened.error().detail.english()));
    database = std::move(*opened);
    journal = std::make_unique<store::DraftJournal>(*database);
    cache = std::make_unique<store::DocumentCache>(*database);
}

Office::~Office() = default;

bool Office::open()
{
    Outcome<void> outcome;
    session.connectTo(QUrl(QStringLiteral("https://sign.example.com")), Secret("key"), &session,
                      outcome.done());
    return outcome.wait() && outcome.result.has_value();
}

} // namespace ink::test
