#include "app/inkstone/mcp/readingtools.h"

#include "app/base/backgroundtask.h"
#include "app/base/clock.h"
#include "app/inkstone/commands/documentsrequest.h"
#include "app/inkstone/commands/verifycommand.h"
#include "app/inkstone/mcp/localpath.h"
#include "app/inkstone/mcp/mcpaccount.h"
#include "app/inkstone/mcp/plaindata.h"
#include "app/inkstone/mcp/toolrun.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templatecatalog.h"
#include "app/workflow/templates/templateuse.h"
#include "app/workplace/workplace.h"

#include <QJsonArray>
#include <QPointer>

namespace ink::mcp {

using namespace domain;

namespace {

constexpr int defaultPageSize = 20;
constexpr int defaultEntries = 100;

DocumentId idOf(const ToolRun& run)
{
    return DocumentId(run.arguments.value(QLatin1StringView("id")).toInteger());
}

DocumentQuery queryOf(const QJsonObject& arguments)
{
    DocumentQuery query;
    query.type = DocumentType::Document;
    query.text = arguments.value(QLatin1StringView("text")).toString();
    query.status = statusFromWord(arguments.value(QLatin1StringView("status")).toString());
    query.pageIndex = arguments.value(QLatin1StringView("page")).toInt(1);
    query.pageSize = arguments.value(QLatin1StringView("pageSize")).toInt(defaultPageSize);
    if (const qint64 folder = arguments.value(QLatin1StringView("folder")).toInteger(); folder > 0)
        query.folder = FolderId(folder);
    const QJsonObject data = arguments.value(QLatin1StringView("data")).toObject();
    for (auto each = data.begin(); each != data.end(); ++each)
        query.data.insert(each.key(), each.value().toString());
    return query;
}

QString rolesOf(const DocumentSummary& row)
{
    QStringList roles;
    for (const Invitation& role : row.invitations)
        roles.append(role.recipientName.isEmpty() ? role.recipientEmail : role.recipientName);
    return roles.join(QStringLiteral(", "));
}

} // namespace

void ReadingTools::getAccount(ToolRun& run)
{
    m_account.client().accountDetails(&run, run.then<AccountDetails>([&run](const AccountDetails& account) {
        run.succeed(plainAccount(account));
    }));
}

void ReadingTools::listFolders(ToolRun& run)
{
    m_account.client().folders(FolderType::Documents, &run,
                               run.then<QList<Folder>>([&run](const QList<Folder>& folders) {
                                   QJsonArray all;
                                   for (const Folder& folder : folders)
                                       all.append(plainFolder(folder));
                                   run.succeed({{QStringLiteral("folders"), all}});
                               }));
}

void ReadingTools::searchDocuments(ToolRun& run)
{
    const DocumentQuery query = queryOf(run.arguments);
    if (const auto checked = checkData(query.data); !checked) return run.fail(checked.error());
    m_account.client().list(query, &run, run.then<DocumentPage>([&run, query](const DocumentPage& page) {
        QJsonArray all;
        for (const DocumentSummary& row : page.documents)
            all.append(plainSummary(row));
        run.succeed({{QStringLiteral("total"), page.total},
                     {QStringLiteral("page"), query.pageIndex},
                     {QStringLiteral("pageSize"), query.pageSize},
                     {QStringLiteral("documents"), all}});
    }));
}

void ReadingTools::getDocument(ToolRun& run)
{
    m_account.client().retrieve(idOf(run), &run, run.then<Document>([&run](const Document& document) {
        run.succeed(plainDocument(document));
    }));
}

void ReadingTools::getHistory(ToolRun& run)
{
    m_account.client().retrieve(idOf(run), &run, run.then<Document>([&run](const Document& document) {
        run.succeed(plainHistory(document, run.arguments.value(QLatin1StringView("from")).toInteger(1),
                                 run.arguments.value(QLatin1StringView("count")).toInteger(defaultEntries)));
    }));
}

void ReadingTools::listTemplates(ToolRun& run)
{
    auto* catalog = new workflow::TemplateCatalog(m_account.session(), &run);
    const auto answer = [&run, catalog] {
        if (catalog->isLoading()) return;
        if (catalog->error()) return run.fail(*catalog->error());
        if (!catalog->hasLoaded()) return;
        const QString text = run.arguments.value(QLatin1StringView("text")).toString();
        QJsonArray all;
        for (const DocumentSummary& row : catalog->rows())
            if (!row.deleted && row.title.contains(text, Qt::CaseInsensitive))
                all.append(QJsonObject{{QStringLiteral("id"), row.id.value()},
                                       {QStringLiteral("title"), row.title},
                                       {QStringLiteral("roles"), rolesOf(row)}});
        run.succeed({{QStringLiteral("templates"), all}});
    };
    connect(catalog, &workflow::TemplateCatalog::stateChanged, &run, answer, Qt::QueuedConnection);
    catalog->refresh();
}

void ReadingTools::getTemplate(ToolRun& run)
{
    auto* use = new workflow::TemplateUse(m_account.session(), &run);
    use->load(idOf(run), &run, run.then<workflow::TemplateForm>([&run](const workflow::TemplateForm& form) {
        run.succeed(plainTemplate(form));
    }));
}

void ReadingTools::verifyFile(ToolRun& run)
{
    const auto path = localFile(run.arguments.value(QLatin1StringView("path")).toString());
    if (!path) return run.fail(path.error());
    if (m_isVerifying)
        return run.fail(QStringLiteral("Another file is being verified. Try again when that is done."));
    m_isVerifying = true;
    const CommandContext& context = m_account.context();
    // The context is this object, so that m_isVerifying is reset even if the run is cancelled.
    runInBackground(
        this,
        [path = *path, ownSeal = context.workplace.sealFingerprint(), now = context.clock.now()] {
            return verifyReport(path, ownSeal, now);
        },
        [this, run = QPointer<ToolRun>(&run)](const QJsonObject& report) {
            m_isVerifying = false;
            if (run) run->succeed(report);
        });
}

} // namespace ink::mcp

#include "moc_readingtools.cpp"
