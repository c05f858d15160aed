#include "app/inkstone/commands/templatecommand.h"

#include "app/domain/document/codes.h"
#include "app/domain/document/document.h"
#include "app/inkstone/commands/sendrouting.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templatecatalog.h"
#include "app/workflow/templates/templateuse.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace ink {

using namespace domain;
using TemplateVerb = TemplateCommandRequest::Verb;

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

TemplateCommand::TemplateCommand(TemplateCommandRequest request, Workplace& workplace,
                                 secrets::SecretStore& secrets, const settings::Settings& settings)
    : m_request(std::move(request)), m_connection(workplace, secrets, settings)
{
}

TemplateCommand::~TemplateCommand() = default;

void TemplateCommand::giveUp(const Error& error)
{
    complain(sentence(error));
    Q_EMIT finished(1);
}

void TemplateCommand::start()
{
    m_connection.open(m_request.server, this, [this](const Result<void>& opened) {
        if (!opened) return giveUp(opened.error());
        if (m_request.verb == TemplateVerb::List)
            list();
        else
            use();
    });
}

void TemplateCommand::list()
{
    m_catalog = std::make_unique<workflow::TemplateCatalog>(m_connection.session());
    connect(
        m_catalog.get(), &workflow::TemplateCatalog::stateChanged, this,
        [this] {
            if (m_catalog->isLoading()) return;
            if (m_catalog->error()) return giveUp(*m_catalog->error());
            if (m_catalog->hasAnswered()) listed();
        },
        Qt::QueuedConnection);
    m_catalog->refresh();
}

void TemplateCommand::listed()
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
            all.append(QJsonObject{{QStringLiteral("id"), row.id.value()},
                                   {QStringLiteral("title"), row.title},
                                   {QStringLiteral("documentType"), static_cast<int>(row.type)},
                                   {QStringLiteral("roles"), QJsonArray::fromStringList(roles)}});
            continue;
        }
        for (qsizetype i = 0; i < roles.size(); ++i)
            if (roles.at(i).isEmpty()) roles[i] = QStringLiteral("role %1").arg(i + 1);
        say(QStringLiteral("%1  %2  (%3; %4)")
                .arg(row.id.value())
                .arg(row.title, typeWord(row.type), roles.join(QStringLiteral(", "))));
    }
    if (m_request.json)
        sayJson(all);
    else if (!any)
        complain(QStringLiteral("No templates found."));
    Q_EMIT finished(0);
}

void TemplateCommand::use()
{
    m_use = std::make_unique<workflow::TemplateUse>(m_connection.session());
    connect(
        m_use.get(), &workflow::TemplateUse::stepChanged, this,
        [this] {
            if (m_use->step() == workflow::TemplateUse::Step::Done) return used();
            if (m_use->step() == workflow::TemplateUse::Step::Failed) giveUp(*m_use->error());
        },
        Qt::QueuedConnection);
    m_use->load(DocumentId(m_request.templateId), this, [this](const Result<workflow::TemplateForm>& form) {
        if (!form) return giveUp(form.error());
        fill(*form);
    });
}

void TemplateCommand::fill(const workflow::TemplateForm& form)
{
    workflow::TemplateFilling filling = workflow::startOf(form);
    if (!m_request.title.isEmpty()) filling.title = m_request.title;
    if (!m_request.message.isEmpty()) filling.message = m_request.message;
    filling.send = !m_request.draft;
    if (m_request.to.size() > form.roles.size())
        return giveUp(
            fail(ErrorCode::Validation,
                 Message::literal(QStringLiteral("The template has %1 recipients.").arg(form.roles.size())))
                .value());
    filling.people.resize(form.roles.size());
    for (qsizetype i = 0; i < m_request.to.size(); ++i) {
        const auto recipient = recipientFrom(m_request.to.at(i));
        if (!recipient) return giveUp(recipient.error());
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
            return giveUp(
                fail(ErrorCode::Validation,
                     Message::literal(
                         QStringLiteral("“%1” names no tag of the template. Write: --value \"Tag=value\".")
                             .arg(pair)))
                    .value());
        filling.values.insert(field->key, pair.mid(cut + 1));
    }
    m_use->start(form, filling);
}

void TemplateCommand::used()
{
    const Document& made = m_use->made();
    if (m_request.json) {
        QJsonArray recipients;
        for (const Invitation& i : made.invitations)
            recipients.append(QJsonObject{{QStringLiteral("name"), i.recipientName},
                                          {QStringLiteral("email"), i.recipientEmail},
                                          {QStringLiteral("signingURL"), i.signingUrl}});
        const QJsonObject answer{{QStringLiteral("id"), made.id.value()},
                                 {QStringLiteral("title"), made.title},
                                 {QStringLiteral("signingStatus"), static_cast<int>(made.status)},
                                 {QStringLiteral("recipients"), recipients}};
        sayJson(answer);
    } else {
        say(QStringLiteral("%1 “%2” (document %3).")
                .arg(m_request.draft ? QStringLiteral("Drafted") : QStringLiteral("Sent"), made.title)
                .arg(made.id.value()));
        if (!m_request.draft)
            for (const Invitation& i : made.invitations)
                sayLines({QStringLiteral("  %1 <%2>").arg(i.recipientName, i.recipientEmail),
                          QStringLiteral("          ") + i.signingUrl});
    }
    Q_EMIT finished(0);
}

} // namespace ink

#include "moc_templatecommand.cpp"
