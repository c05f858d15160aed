#include "app/inkstone/mcp/mcptools.h"

#include "app/inkstone/mcp/toolrun.h"
#include "app/inkstone/mcp/toolschema.h"

namespace ink::mcp {

McpTools::McpTools(const CommandContext& context, const QUrl& server, PermissionAsker& asker)
    : m_account(context, server), m_reading(m_account), m_acting(m_account, asker)
{
    const auto add = [this](const char* name, auto& owner, auto method) {
        m_handlers.insert(QString::fromLatin1(name), [this, &owner, method](ToolRun& run) {
            m_account.open(run, [&owner, method, &run] { (owner.*method)(run); });
        });
    };
    add("get_account", m_reading, &ReadingTools::getAccount);
    add("list_folders", m_reading, &ReadingTools::listFolders);
    add("search_documents", m_reading, &ReadingTools::searchDocuments);
    add("get_document", m_reading, &ReadingTools::getDocument);
    add("get_history", m_reading, &ReadingTools::getHistory);
    add("list_templates", m_reading, &ReadingTools::listTemplates);
    add("get_template", m_reading, &ReadingTools::getTemplate);
    m_handlers.insert(QStringLiteral("verify_file"), [this](ToolRun& run) { m_reading.verifyFile(run); });
    add("send_document", m_acting, &ActingTools::sendDocument);
    add("send_template", m_acting, &ActingTools::sendTemplate);
    add("remind_recipients", m_acting, &ActingTools::remindRecipients);
    add("cancel_document", m_acting, &ActingTools::cancelDocument);
    add("save_document", m_acting, &ActingTools::saveDocument);
}

QJsonArray McpTools::list() const
{
    return toolDescriptions();
}

bool McpTools::has(const QString& name) const
{
    return m_handlers.contains(name);
}

std::unique_ptr<QObject> McpTools::call(const QString& name, const QJsonObject& arguments,
                                        const QString& program, Done done)
{
    auto run = std::make_unique<ToolRun>(arguments, program, std::move(done));
    const auto checked = checkArguments(inputSchema(name), arguments);
    // Queued, so that the caller receives the run before its result.
    QMetaObject::invokeMethod(
        run.get(),
        [this, run = run.get(), name, checked] {
            if (!checked) return run->fail(checked.error().detail.english());
            m_handlers.value(name)(*run);
        },
        Qt::QueuedConnection);
    return run;
}

} // namespace ink::mcp
