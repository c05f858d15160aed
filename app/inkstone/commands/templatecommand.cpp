#include "app/inkstone/commands/templatecommand.h"

#include "app/domain/document/codes.h"
#include "app/domain/document/document.h"
#include "app/inkstone/commands/dataoption.h"
#include "app/inkstone/commands/sendcommand.h"
#include "app/inkstone/commands/sendername.h"
#include "app/inkstone/commands/sendrouting.h"
#include "app/inkstone/commands/spending.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templatecatalog.h"
#include "app/workflow/templates/templateuse.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace ink {

using namespace domain;

namespace {

QString typeWord(DocumentType type)
{
    switch (type) {
    case DocumentType::RegularTemplate:
        return QStringLiteral("template");
    case DocumentType::BulkTemplate:
        return QStringLiteral("bulk template");
    case DocumentType::TemplateLink:
        return QStringLiteral("template link");
    case DocumentType::Document:
        break;
    }
    return QStringLiteral("document");
}

} // namespace

// ---- list

ParsedCommand parseTemplateList(SubcommandLine& line)
{
    TemplateListRequest request;
    line.refuseArguments(QStringLiteral("template list takes no name."));
    line.add("text", "TEXT", request.text, "Only titles with this in them.");
    line.addServer(request.server);
    line.addJson(request.json);
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<TemplateListCommand>(request);
}

TemplateListCommand::TemplateListCommand(const TemplateListRequest& request, const CommandContext& context)
    : ServiceCommand(request.server, context), m_request(request)
{
}

TemplateListCommand::~TemplateListCommand() = default;

void TemplateListCommand::run()
{
    m_catalog = std::make_unique<workflow::TemplateCatalog>(session());
    connect(
        m_catalog.get(), &workflow::TemplateCatalog::stateChanged, this,
        [this] {
            if (m_catalog->isLoading()) return;
            if (m_catalog->error()) return finishWithError(*m_catalog->error());
            if (m_catalog->hasLoaded()) print();
        },
        Qt::QueuedConnection);
    m_catalog->refresh();
}

void TemplateListCommand::print()
{
    m_catalog->disconnect(this);
    QJsonArray all;
    bool any = false;
    for (const DocumentSummary& row : m_catalog->rows()) {
        if (row.deleted || !row.title.contains(m_request.text, Qt::CaseInsensitive)) continue;
        any = true;
        QStringList roles;
        for (const Invitation& role : row.invitations)
            roles.append(role.recipientName.isEmpty() ? role.recipientEmail : role.recipientName);
        if (m_request.json) {
            QJsonObject found = wire::toJson(row);
            found.insert(QStringLiteral("roles"), QJsonArray::fromStringList(roles));
            all.append(found);
            continue;
        }
        for (qsizetype i = 0; i < roles.size(); ++i)
            if (roles.at(i).isEmpty()) roles[i] = QStringLiteral("role %1").arg(i + 1);
        printLine(QStringLiteral("%1  %2  (%3; %4)")
                      .arg(row.id.value())
                      .arg(row.title, typeWord(row.type), roles.join(QStringLiteral(", "))));
    }
    if (m_request.json)
        printJson(all);
    else if (!any)
        printErrorLine(QStringLiteral("No templates found."));
    Q_EMIT finished(0);
}

// ---- use

ParsedCommand parseTemplateUse(SubcommandLine& line)
{
    TemplateUseRequest request;
    QStringList data;
    line.addArgument("id", "ID", "The template.");
    line.acceptArgument(request.templateId, QStringLiteral("template use needs the id of a template."));
    line.add("to", "RECIPIENT", request.to,
             "Who takes the next role: \"Name <mail>\" or mail. Repeatable, in the template's order.");
    line.add("value", "FIELD=VALUE", request.values, "A value to begin with. Repeatable.");
    line.add("title", "TITLE", request.title, "The title (default: the template's).");
    line.add("message", "TEXT", request.message, "A message to the recipients.");
    addDataOption(line, data, "Data over the template's, such as caseNumber=2026-117. Repeatable.");
    line.add("draft", request.createsDraft, "Leaves it as a draft.");
    addSenderName(line, request.senderName);
    line.addServer(request.server);
    line.addJson(request.json);
    if (auto end = line.parse()) return *std::move(end);
    if (const auto fault = parseData(data, request.data)) return line.fault(*fault);
    return commandFor<TemplateUseCommand>(request);
}

TemplateUseCommand::TemplateUseCommand(const TemplateUseRequest& request, const CommandContext& context)
    : ServiceCommand(request.server, context), m_request(request)
{
}

TemplateUseCommand::~TemplateUseCommand() = default;

void TemplateUseCommand::run()
{
    m_use = std::make_unique<workflow::TemplateUse>(session());
    connect(
        m_use.get(), &workflow::TemplateUse::stepChanged, this,
        [this] {
            if (m_use->step() == workflow::TemplateUse::Step::Done) return print();
            if (m_use->step() == workflow::TemplateUse::Step::Failed) finishWithError(*m_use->error());
        },
        Qt::QueuedConnection);
    m_use->load(DocumentId(m_request.templateId), this,
                then<workflow::TemplateForm>([this](const workflow::TemplateForm& form) { fill(form); }));
}

void TemplateUseCommand::fill(const workflow::TemplateForm& form)
{
    workflow::TemplateInput filling = workflow::initialInput(form);
    if (!m_request.title.isEmpty()) filling.title = m_request.title;
    if (!m_request.message.isEmpty()) filling.message = m_request.message;
    filling.data = m_request.data;
    filling.sendsDocument = !m_request.createsDraft;
    if (m_request.to.size() > form.roles.size())
        return finishWithError(
            fail(ErrorCode::Validation,
                 Message::literal(QStringLiteral("The template has %1 recipients.").arg(form.roles.size())))
                .value());
    filling.people.resize(form.roles.size());
    for (qsizetype i = 0; i < m_request.to.size(); ++i) {
        const auto recipient = parseRecipient(m_request.to.at(i));
        if (!recipient) return finishWithError(recipient.error());
        filling.people[i] = {recipient->name, recipient->email};
    }
    for (const QString& pair : std::as_const(m_request.values)) {
        const auto cut = pair.indexOf(QLatin1Char('='));
        const QString name = cut < 0 ? pair : pair.left(cut);
        const auto field = std::find_if(form.fields.begin(), form.fields.end(),
                                        [&](const workflow::TemplateField& candidate) {
                                            return candidate.label.compare(name, Qt::CaseInsensitive) == 0;
                                        });
        if (cut < 0 || field == form.fields.end())
            return finishWithError(
                fail(
                    ErrorCode::Validation,
                    Message::literal(
                        QStringLiteral("“%1” names no field of the template. Write: --value \"Field=value\".")
                            .arg(pair)))
                    .value());
        filling.values.insert(field->key, pair.mid(cut + 1));
    }
    const auto start = [this, form, filling] { m_use->start(form, filling); };
    if (!filling.sendsDocument) return start();
    requireSender(*this, m_request.senderName, form.senderName,
                  [this, start] { announceSpending(*this, 1, start); });
}

void TemplateUseCommand::print()
{
    const Document& made = m_use->createdDocument();
    if (m_request.json) {
        printJson(sentDocumentJson(made));
    } else {
        printLine(
            QStringLiteral("%1 “%2” (document %3).")
                .arg(m_request.createsDraft ? QStringLiteral("Drafted") : QStringLiteral("Sent"), made.title)
                .arg(made.id.value()));
        if (!m_request.createsDraft)
            for (const Invitation& i : made.invitations)
                printLines({QStringLiteral("  %1 <%2>").arg(i.recipientName, i.recipientEmail),
                            QStringLiteral("          ") + i.signingUrl});
    }
    Q_EMIT finished(0);
}

} // namespace ink

#include "moc_templatecommand.cpp"
