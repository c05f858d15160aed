#include "app/service/rules/templates.h"

#include "app/base/reasons.h"
#include "app/domain/bulk/reasons.h"
#include "app/domain/bulk/rowpattern.h"
#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"
#include "app/service/core/lifecycle.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/reasons.h"

#include <algorithm>

namespace ink::service::templates {

using domain::ActionType;
using domain::Document;
using domain::DocumentType;
using domain::Invitation;
using domain::SigningStatus;

namespace {

/** Returns whether this role still needs a person. Roles whose person is named by a signer don't. */
bool isVacant(const Invitation& role)
{
    return role.recipientEmail.trimmed().isEmpty() && !role.isNamedByPrevious;
}

tl::unexpected<Error> validation(const QString& field, const Message& message)
{
    return failField(ErrorCode::Validation, field, message);
}

} // namespace

Result<void> checkUsable(const Document& document)
{
    if (document.deleted) return fail(ErrorCode::State, reasons::templateInTrash());
    if (document.type == DocumentType::TemplateLink)
        return fail(ErrorCode::State, reasons::templateLinkNotForBulk());
    if (document.type == DocumentType::Document)
        return fail(ErrorCode::State, reasons::documentIsNotTemplate());
    return {};
}

qsizetype openSignerOf(const Document& document)
{
    const auto found =
        std::find_if(document.invitations.begin(), document.invitations.end(),
                     [](const Invitation& role) { return role.actionType == ActionType::OpenSigner; });
    return found == document.invitations.end() ? -1 : found - document.invitations.begin();
}

Result<void> checkOpenLink(const Document& document)
{
    if (document.deleted || document.type != DocumentType::TemplateLink)
        return fail(ErrorCode::State, reasons::linkClosed());
    if (document.status != SigningStatus::InProgress || openSignerOf(document) < 0)
        return fail(ErrorCode::State, reasons::linkClosed());
    return {};
}

Result<void> checkLink(const Document& document, lifecycle::CodeChannels channels)
{
    const auto open =
        std::count_if(document.invitations.begin(), document.invitations.end(),
                      [](const Invitation& i) { return i.actionType == ActionType::OpenSigner; });
    if (open != 1) return validation(QStringLiteral("invitations"), reasons::templateLinkNeedsOpenSigner());
    // A visitor's document is sent immediately, which must not fail.
    Document started = draftFrom(document);
    Invitation& visitor = started.invitations[openSignerOf(document)];
    domain::setRecipientName(visitor, QStringLiteral("Visitor"));
    visitor.recipientEmail = QStringLiteral("visitor@example.com");
    return lifecycle::send(started, {}, channels);
}

Document draftFrom(const Document& document)
{
    Document made = document;
    const QList<domain::File> files = document.files;
    drafts::clearServiceMembers(made);
    for (qsizetype i = 0; i < made.tags.size(); ++i) // applied when the document is sent
        made.tags[i].facts.customFieldDefault = document.tags.at(i).facts.customFieldDefault;
    made.type = DocumentType::Document;
    made.files = files;
    for (domain::File& file : made.files) {
        file.id = {};
        for (domain::Page& page : file.pages)
            page.id = {};
    }
    for (Invitation& role : made.invitations) {
        if (role.actionType == ActionType::OpenSigner) role.actionType = ActionType::Signer;
        // The role is vacant until a person is assigned. In a template link, the author has named the people
        // of the other roles.
        if (document.type != DocumentType::TemplateLink && isVacant(role))
            domain::setPlaceholderName(role, role.recipientName);
    }
    made.folderId = {};
    made.templateId = document.id;
    return made;
}

void assignRole(Invitation& role, const domain::BulkPerson& person)
{
    const QString name = person.name.trimmed();
    const QString email = person.email.trimmed();
    if (!person.phone.trimmed().isEmpty()) domain::setSmsNumber(role, person.phone);
    if (name.isEmpty() && email.isEmpty()) return;
    domain::setRecipientName(role, name);
    role.recipientEmail = email;
}

Result<Document> documentFromUse(const Document& document, const wire::TemplateUse& use)
{
    QList<FieldIssue> issues;
    const auto report = [&](const QString& field, const Message& message) {
        issues.append({field, message});
    };
    Document made = draftFrom(document);
    if (use.title) made.title = *use.title;
    if (use.senderName) made.senderName = *use.senderName;
    if (use.senderEmail) made.senderEmail = *use.senderEmail;
    if (use.setting) wire::apply(*use.setting, made.setting);
    if (use.data) domain::applyData(*use.data, made.data);
    if (use.folderId) made.folderId = *use.folderId;

    const qsizetype roles = made.invitations.size();
    for (qsizetype i = 0; i < use.invitations.size(); ++i) {
        const QString place = QStringLiteral("Invitations[%1]").arg(i);
        if (i >= roles) {
            report(place, reasons::templateHasFewerRoles(roles));
            break;
        }
        assignRole(made.invitations[i], use.invitations.at(i));
        const QString& email = made.invitations.at(i).recipientEmail;
        if (!email.isEmpty() && !domain::isEmail(email))
            report(place + QStringLiteral(".recipientEmail"), reasons::notAnEmail(email));
        if (!use.invitations.at(i).phone.isEmpty() && domain::requiresSms(made.invitations.at(i)) &&
            domain::smsNumber(made.invitations.at(i)).isEmpty())
            report(place + QStringLiteral(".recipientPhone"), reasons::phoneNumberInvalid());
    }
    for (qsizetype i = use.invitations.size(); use.signingStatus == SigningStatus::InProgress && i < roles;
         ++i) {
        const Invitation& role = made.invitations.at(i);
        if (isVacant(role))
            report(QStringLiteral("Invitations"),
                   reasons::roleNotTaken(i + 1, role.recipientName, roles, use.invitations.size()));
    }

    const TagIndex index(document);
    TagFiller filling(made.tags);
    for (qsizetype i = 0; i < use.tags.size(); ++i) {
        const wire::TagValue& given = use.tags.at(i);
        const QString place = QStringLiteral("Tags[%1].").arg(i);
        const bool byId = !given.id.isNull();
        const TagIndex::Match found = byId ? index.findById(given.id) : index.findByName(given.name);
        if (!found.reason.isEmpty()) {
            report(place + (byId ? QStringLiteral("ID") : QStringLiteral("Name")), found.reason);
        } else if (const Message fault = filling.set(found, given.value); !fault.isEmpty()) {
            report(place + QStringLiteral("Value"), fault);
        }
    }
    if (!issues.isEmpty()) return failFields(ErrorCode::Validation, std::move(issues));
    return made;
}

void mapToRequestPaths(QList<FieldIssue>& issues, qsizetype invitations)
{
    for (FieldIssue& issue : issues) {
        bool isNumber = false;
        const QLatin1StringView start("invitations[");
        const qsizetype end = issue.field.indexOf(QLatin1Char(']'));
        const qlonglong role = issue.field.startsWith(start) && end > 0
                                   ? issue.field.mid(start.size(), end - start.size()).toLongLong(&isNumber)
                                   : -1;
        static const QStringList own{QStringLiteral("title"), QStringLiteral("senderName"),
                                     QStringLiteral("senderEmail"), QStringLiteral("data")};
        if (isNumber && role < invitations)
            issue.field = QStringLiteral("Invitations[%1]%2").arg(role).arg(issue.field.mid(end + 1));
        else if (!own.contains(issue.field) && !issue.field.startsWith(QStringLiteral("documentSetting")) &&
                 !issue.field.startsWith(domain::dataPrefix))
            issue.field.prepend(QStringLiteral("template."));
    }
}

namespace {

/** Assigns a row's person to a role. `path` is the prefix of field names. */
void fillRole(Invitation& recipient, const domain::BulkPerson& person, const QString& path,
              QList<FieldIssue>& faults)
{
    domain::setRecipientName(recipient, person.name.trimmed());
    recipient.recipientEmail = person.email.trimmed();
    const QString emailField = path + QStringLiteral("recipientEmail");
    if (recipient.recipientName.isEmpty())
        faults.append({path + QStringLiteral("recipientName"), reasons::recipientNeedsName()});
    if (recipient.recipientEmail.isEmpty())
        faults.append({emailField, reasons::recipientNeedsEmail()});
    else if (!domain::isEmail(recipient.recipientEmail))
        faults.append({emailField, reasons::notAnEmail(recipient.recipientEmail)});
    if (!person.phone.trimmed().isEmpty()) domain::setSmsNumber(recipient, person.phone);
    if (domain::requiresSms(recipient) && domain::smsNumber(recipient).isEmpty())
        faults.append({path + QStringLiteral("recipientPhone"), reasons::phoneNumberInvalid()});
}

/** Sets the values of one row on a document, and returns its faults. */
QList<FieldIssue> fillRow(Document& document, const TagIndex& tags, const QList<qsizetype>& roles,
                          const domain::BulkRow& row)
{
    QList<FieldIssue> faults;
    fillRole(document.invitations[roles.constFirst()], row.recipient, {}, faults);
    const auto other = [](qsizetype i) { return QStringLiteral("otherRecipients[%1]").arg(i); };
    for (qsizetype i = 1; i < roles.size(); ++i)
        fillRole(document.invitations[roles.at(i)], row.others.value(i - 1), other(i - 1) + QLatin1Char('.'),
                 faults);
    if (row.others.size() >= roles.size())
        faults.append({other(roles.size() - 1), reasons::rowNamesTooMany(roles.size())});
    if (!row.title.trimmed().isEmpty()) document.title = row.title.simplified();
    if (document.title.size() > domain::maxTitleLength)
        faults.append({QStringLiteral("document.title"), reasons::titleTooLong()});
    if (!row.message.trimmed().isEmpty()) document.message = row.message.trimmed();
    if (document.message.size() > domain::maxMessageLength)
        faults.append(
            {QStringLiteral("document.message"), reasons::rowMessageTooLong(domain::maxMessageLength)});
    document.data.insert(row.data);
    if (const auto judged = domain::checkData(document.data); !judged) faults.append(judged.error().fields);
    TagFiller filling(document.tags);
    for (const auto& [name, value] : row.values) {
        const TagIndex::Match found = tags.findByName(name);
        if (!found.reason.isEmpty()) {
            faults.append({name, found.reason});
            continue;
        }
        if (value.isEmpty()) continue; // an empty cell keeps the template's value
        if (Message fault = filling.set(found, value); !fault.isEmpty())
            faults.append({name, std::move(fault)});
    }
    return faults;
}

} // namespace

BulkPlan planBulk(const Document& prototype, const TagIndex& tags, const QList<qsizetype>& roles,
                  const wire::BulkRequest& request)
{
    BulkPlan plan;
    QSet<int> faulty;
    for (const wire::BulkRowError& fault : request.faults)
        faulty.insert(fault.row);
    plan.errors = request.faults;
    plan.documents.reserve(request.rows.size());
    for (qsizetype i = 0; i < request.rows.size(); ++i) {
        const int number = static_cast<int>(i);
        Document document = prototype;
        const QList<FieldIssue> faults = fillRow(document, tags, roles, request.rows.at(i));
        for (const FieldIssue& fault : faults)
            plan.errors.append({number, fault.field, fault.message});
        if (!faults.isEmpty() || faulty.contains(number)) continue;
        domain::computeValues(document);
        document.guid = drafts::newGuid();
        for (Invitation& invitation : document.invitations)
            invitation.guid = drafts::newGuid();
        plan.documents.append(std::move(document));
        plan.rows.append(number);
    }
    std::stable_sort(plan.errors.begin(), plan.errors.end(),
                     [](const wire::BulkRowError& a, const wire::BulkRowError& b) { return a.row < b.row; });
    return plan;
}

} // namespace ink::service::templates
