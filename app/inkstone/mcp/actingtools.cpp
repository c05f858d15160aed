#include "app/inkstone/mcp/actingtools.h"

#include "app/base/backgroundtask.h"
#include "app/domain/text/emailaddress.h"
#include "app/inkstone/commandbase/commandfiles.h"
#include "app/inkstone/commands/filesending.h"
#include "app/inkstone/mcp/localpath.h"
#include "app/inkstone/mcp/mcpaccount.h"
#include "app/inkstone/mcp/permissionasker.h"
#include "app/inkstone/mcp/plaindata.h"
#include "app/inkstone/mcp/toolrun.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/documents/documentexport.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templateuse.h"
#include "app/workplace/workplace.h"

#include <QCryptographicHash>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QPointer>
#include <QUuid>

#include <algorithm>

namespace ink::mcp {

using namespace domain;
using permission::Action;
using permission::Answer;
using permission::Question;

namespace {

Error refusal(const QString& sentence)
{
    return fail(ErrorCode::Validation, Message::literal(sentence)).value();
}

QString textOf(const QJsonObject& arguments, const char* name)
{
    return arguments.value(QLatin1StringView(name)).toString().trimmed();
}

/** The draft that the arguments of send_document describe, without files. */
Result<Document> draftOf(const QJsonObject& arguments)
{
    Document draft;
    draft.title = textOf(arguments, "title");
    draft.message = textOf(arguments, "message");
    const QJsonObject data = arguments.value(QLatin1StringView("data")).toObject();
    for (auto each = data.begin(); each != data.end(); ++each)
        draft.data.insert(each.key(), each.value().toString());
    INK_TRY(checkData(draft.data));
    for (const QJsonValue& value : arguments.value(QLatin1StringView("recipients")).toArray()) {
        const QJsonObject given = value.toObject();
        Invitation person;
        person.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        person.recipientName = textOf(given, "name");
        person.recipientEmail = textOf(given, "email");
        person.sequence = given.value(QLatin1StringView("step")).toInt(1);
        if (given.value(QLatin1StringView("receivesCopy")).toBool()) person.actionType = ActionType::Viewer;
        if (!isEmail(person.recipientEmail))
            return fail(
                refusal(QStringLiteral("“%1” isn't a valid email address.").arg(person.recipientEmail)));
        draft.invitations.append(person);
    }
    if (const QString path = textOf(arguments, "tagsFile"); !path.isEmpty()) {
        INK_ASSIGN(file, localFile(path));
        INK_ASSIGN(json, readJsonFile(file, QStringLiteral("tags")));
        INK_ASSIGN(tags, wire::tagsFromJson(json));
        draft.tags = tags;
    }
    return draft;
}

QList<permission::Recipient> shownRecipients(const QList<Invitation>& people)
{
    QList<permission::Recipient> shown;
    for (const Invitation& person : people)
        shown.append({person.recipientName, person.recipientEmail, person.sequence,
                      person.actionType == ActionType::Viewer});
    return shown;
}

/** What a call that sent a document answers. Without email the person has to pass on the links, which stay in
 * Inkstone. */
QJsonObject sentAnswer(const Document& document, const Outreach& outreach)
{
    QJsonObject answer = plainSummary(summaryOf(document));
    if (outreach.canSendMail == false)
        answer.insert(QStringLiteral("note"),
                      QStringLiteral("This service can't send email: nobody was notified. The person finds "
                                     "the signing links in the details of the document in Inkstone."));
    return answer;
}

} // namespace

// ---- asking

Question ActingTools::questionOf(const ToolRun& run, Action action, const AccountDetails& account) const
{
    Question question;
    question.action = action;
    question.program = run.program;
    question.account = account.email;
    question.service = m_account.serverName();
    return question;
}

void ActingTools::ask(ToolRun& run, const Question& question, Act act)
{
    if (m_asker.isAsking())
        return run.fail(QStringLiteral("Nothing was done: a person is being asked about another call. Try "
                                       "again when that one has an answer."));
    m_asker.ask(question, &run, [this, &run, act = std::move(act)](Answer answer) {
        switch (answer) {
        case Answer::Granted:
            break;
        case Answer::Refused:
            return run.fail(QStringLiteral("Nothing was done: the person refused. Don't try again unless "
                                           "they ask for it."));
        case Answer::TimedOut:
            return run.fail(QStringLiteral("Nothing was done: the person was asked, but didn't answer in "
                                           "time."));
        case Answer::Unavailable:
            return run.fail(QStringLiteral("Nothing was done: this needs the permission of a person, and "
                                           "nobody could be asked. Ask the person to open the Inkstone "
                                           "window on this computer, then try again."));
        }
        ++m_acts;
        auto* context = new QObject(this);
        act(context, [this, context, run = QPointer<ToolRun>(&run)](const Result<QJsonObject>& result) {
            context->deleteLater();
            if (run && result) run->succeed(*result);
            if (run && !result) run->fail(result.error());
            if (--m_acts == 0) Q_EMIT actingEnded();
        });
    });
}

void ActingTools::withDocument(
    ToolRun& run, const std::function<void(const AccountDetails& account, const Document& document)>& next)
{
    const DocumentId id(run.arguments.value(QLatin1StringView("id")).toInteger());
    m_account.client().accountDetails(&run, run.then<AccountDetails>([this, &run, id,
                                                                      next](const AccountDetails& account) {
        m_account.client().retrieve(id, &run, run.then<Document>([account, next](const Document& document) {
            next(account, document);
        }));
    }));
}

// ---- sending files

Result<ActingTools::Prepared> ActingTools::prepare(const QStringList& paths, const QString& workPrefix)
{
    Prepared prepared;
    INK_ASSIGN(folder, WorkFolder::make(workPrefix));
    prepared.folder = folder;
    for (const QString& path : paths) {
        INK_ASSIGN(local, localFile(path));
        const QFileInfo file(local);
        if (file.size() > Limits().fileBytes)
            return fail(refusal(QStringLiteral("“%1” is too large.").arg(path)));
        // A folder for each: they may have the same name.
        const QString place = QString::number(prepared.copies.size() + 1);
        if (!QDir(folder->path()).mkdir(place))
            return fail(refusal(QStringLiteral("“%1” can't be copied.").arg(path)));
        const QString copy = folder->filePath(place + QLatin1Char('/') + file.fileName());
        QFile bytes(copy);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!QFile::copy(local, copy) || !bytes.open(QIODevice::ReadOnly) || !hash.addData(&bytes))
            return fail(refusal(QStringLiteral("“%1” can't be read.").arg(path)));
        prepared.copies.append(copy);
        prepared.files.append(
            {QDir::toNativeSeparators(local), bytes.size(), QString::fromLatin1(hash.result().toHex())});
    }
    return prepared;
}

void ActingTools::sendDocument(ToolRun& run)
{
    auto draft = draftOf(run.arguments);
    if (!draft) return run.fail(draft.error());
    QStringList paths;
    for (const QJsonValue& path : run.arguments.value(QLatin1StringView("files")).toArray())
        paths.append(path.toString());
    if (draft->title.isEmpty()) draft->title = QFileInfo(paths.constFirst()).completeBaseName();
    const QString prefix = m_account.context().workplace.dataFolder() + QStringLiteral("/work-");
    runInBackground(
        &run, [paths, prefix] { return prepare(paths, prefix); },
        [this, &run, draft = *draft](const Result<Prepared>& prepared) {
            if (!prepared) return run.fail(prepared.error());
            askToSend(run, *prepared, draft);
        });
}

void ActingTools::askToSend(ToolRun& run, const Prepared& prepared, const Document& draft)
{
    SendRequest request;
    request.files = prepared.copies;
    auto* sending = new FileSending(m_account.client(), request, draft, &run);
    sending->loadAccount(
        &run, run.then<AccountDetails>([this, &run, prepared, draft, sending](const AccountDetails& account) {
            Question question = questionOf(run, Action::Send, account);
            question.title = draft.title;
            question.recipients = shownRecipients(draft.invitations);
            question.files = prepared.files;
            question.message = draft.message;
            for (auto each = draft.data.cbegin(); each != draft.data.cend(); ++each)
                question.values.append({each.key(), each.value()});
            question.costCents = account.feePerDocumentCents;
            ask(run, question,
                [sending, folder = prepared.folder, outreach = account.outreach](QObject* context,
                                                                                 const EndAct& end) {
                    sending->setParent(context);
                    sending->start(context, [end, folder, outreach](const Result<Document>& sent) {
                        if (!sent) return end(fail(sent.error()));
                        end(sentAnswer(*sent, outreach));
                    });
                });
        }));
}

// ---- sending a template

void ActingTools::sendTemplate(ToolRun& run)
{
    auto* use = new workflow::TemplateUse(m_account.session(), &run);
    const DocumentId id(run.arguments.value(QLatin1StringView("id")).toInteger());
    use->load(id, &run, run.then<workflow::TemplateForm>([this, &run](const workflow::TemplateForm& form) {
        fillTemplate(run, form);
    }));
}

void ActingTools::fillTemplate(ToolRun& run, const workflow::TemplateForm& form)
{
    workflow::TemplateInput filling = workflow::initialInput(form);
    if (const QString title = textOf(run.arguments, "title"); !title.isEmpty()) filling.title = title;
    if (const QString message = textOf(run.arguments, "message"); !message.isEmpty())
        filling.message = message;
    const QJsonArray people = run.arguments.value(QLatin1StringView("recipients")).toArray();
    if (people.size() > form.roles.size())
        return run.fail(QStringLiteral("The template has %1 roles.").arg(form.roles.size()));
    filling.people.resize(form.roles.size());
    for (qsizetype i = 0; i < people.size(); ++i)
        filling.people[i] = {textOf(people.at(i).toObject(), "name"),
                             textOf(people.at(i).toObject(), "email")};
    QList<permission::NamedValue> shown;
    const QJsonObject values = run.arguments.value(QLatin1StringView("values")).toObject();
    for (auto each = values.begin(); each != values.end(); ++each) {
        const auto field = std::find_if(
            form.fields.begin(), form.fields.end(), [&each](const workflow::TemplateField& candidate) {
                return candidate.label.compare(each.key(), Qt::CaseInsensitive) == 0;
            });
        if (field == form.fields.end())
            return run.fail(QStringLiteral("The template has no field “%1”.").arg(each.key()));
        filling.values.insert(field->key, each.value().toString());
        shown.append({field->label, each.value().toString()});
    }
    const QDate today = QDate::currentDate();
    if (const auto faults = workflow::findFaults(form, filling, today); !faults.isEmpty())
        return run.fail(failFields(ErrorCode::Validation, faults).value());
    m_account.client().accountDetails(
        &run, run.then<AccountDetails>([=, this, &run](const AccountDetails& account) {
            Question question = questionOf(run, Action::Send, account);
            question.title = workflow::expandTitle(filling.title, form, filling, today);
            question.templateTitle = form.title;
            for (qsizetype i = 0; i < form.roles.size(); ++i)
                question.recipients.append({filling.people.at(i).name, filling.people.at(i).email,
                                            form.roles.at(i).sequence,
                                            form.roles.at(i).actionType == ActionType::Viewer});
            question.values = shown;
            question.message = filling.message;
            question.costCents = account.feePerDocumentCents;
            ask(run, question,
                [this, form, filling, outreach = account.outreach](QObject* context, const EndAct& end) {
                    auto* use = new workflow::TemplateUse(m_account.session(), context);
                    const auto step = [use, end, outreach] {
                        using Step = workflow::TemplateUse::Step;
                        if (use->step() != Step::Done && use->step() != Step::Failed) return;
                        use->disconnect();
                        if (use->step() == Step::Failed) return end(fail(*use->error()));
                        end(sentAnswer(use->createdDocument(), outreach));
                    };
                    connect(use, &workflow::TemplateUse::stepChanged, context, step, Qt::QueuedConnection);
                    use->start(form, filling);
                });
        }));
}

// ---- documents that exist

void ActingTools::remindRecipients(ToolRun& run)
{
    withDocument(run, [this, &run](const AccountDetails& account, const Document& document) {
        QList<Invitation> pending;
        for (const Invitation& person : document.invitations)
            if (workflow::isAwaitingAction(person)) pending.append(person);
        if (document.status != SigningStatus::InProgress || pending.isEmpty())
            return run.fail(QStringLiteral("Nobody has to act on this document."));
        Question question = questionOf(run, Action::Remind, account);
        question.title = document.title;
        question.documentId = document.id.value();
        question.recipients = shownRecipients(pending);
        ask(run, question, [this, pending, id = document.id](QObject* context, const EndAct& end) {
            struct Progress
            {
                qsizetype left;
                int reminded = 0;
                std::optional<Error> error;
            };
            const auto progress = std::make_shared<Progress>(Progress{pending.size(), 0, std::nullopt});
            for (const Invitation& person : pending)
                m_account.client().remind(
                    id, person.guid, context, [progress, end](const Result<void>& done) {
                        if (done)
                            ++progress->reminded;
                        else if (!progress->error)
                            progress->error = done.error();
                        if (--progress->left > 0) return;
                        if (progress->reminded == 0) return end(fail(*progress->error));
                        end(QJsonObject{{QStringLiteral("reminded"), progress->reminded}});
                    });
        });
    });
}

void ActingTools::cancelDocument(ToolRun& run)
{
    withDocument(run, [this, &run](const AccountDetails& account, const Document& document) {
        if (document.status != SigningStatus::InProgress)
            return run.fail(QStringLiteral("The document isn't in progress."));
        Question question = questionOf(run, Action::Cancel, account);
        question.title = document.title;
        question.documentId = document.id.value();
        question.recipients = shownRecipients(document.invitations);
        question.message = textOf(run.arguments, "reason");
        ask(run, question,
            [this, reason = question.message, id = document.id](QObject* context, const EndAct& end) {
                wire::DocumentPatch patch;
                patch.signingStatus = SigningStatus::Cancelled;
                patch.reason = reason;
                m_account.client().update(id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces),
                                          context, [end](const Result<Document>& cancelled) {
                                              if (!cancelled) return end(fail(cancelled.error()));
                                              end(plainSummary(summaryOf(*cancelled)));
                                          });
            });
    });
}

void ActingTools::saveDocument(ToolRun& run)
{
    const auto folder = localPath(textOf(run.arguments, "folder"));
    if (!folder) return run.fail(folder.error());
    if (!QFileInfo(*folder).isDir()) return run.fail(QStringLiteral("The folder doesn't exist."));
    withDocument(
        run, [this, &run, folder = *folder](const AccountDetails& account, const Document& document) {
            if (document.status != SigningStatus::Completed)
                return run.fail(QStringLiteral("The document isn't completed yet."));
            Question question = questionOf(run, Action::Save, account);
            question.title = document.title;
            question.documentId = document.id.value();
            question.folder = QDir::toNativeSeparators(folder);
            ask(run, question,
                [this, folder, ref = workflow::refOf(document)](QObject* context, const EndAct& end) {
                    workflow::DocumentExport::Options options;
                    options.folder = folder;
                    options.isLocal = m_account.isLocal();
                    auto* saving = new workflow::DocumentExport(m_account.client(), context);
                    connect(saving, &workflow::DocumentExport::finished, context, [saving, end, folder] {
                        const auto& summary = saving->summary();
                        if (!summary.failures.isEmpty())
                            return end(fail(summary.failures.constFirst().second));
                        end(QJsonObject{{QStringLiteral("folder"), QDir::toNativeSeparators(folder)},
                                        {QStringLiteral("files"), summary.files},
                                        {QStringLiteral("alreadyThere"), summary.skipped},
                                        {QStringLiteral("manifest"), summary.manifest}});
                    });
                    saving->start(options, {ref});
                });
        });
}

} // namespace ink::mcp

#include "moc_actingtools.cpp"
