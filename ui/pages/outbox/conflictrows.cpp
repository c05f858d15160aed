#include "ui/pages/outbox/conflictrows.h"

#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/workflow/drafts/draftconflict.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/outbox/conflictdialog.h"

#include <QHash>

#include <algorithm>

namespace ink::ui {

using domain::Document;
using domain::Invitation;
using domain::Tag;
using workflow::DraftPart;

namespace {

QString personLine(const Invitation& invitation)
{
    return QStringLiteral("%1. %2 · %3")
        .arg(QString::number(invitation.sequence), isolated(personName(invitation)),
             actionText(invitation.actionType));
}

QString tagLine(const Tag& tag)
{
    return ConflictDialog::tr("%1 “%2” on page %3 at %4, %5, %6 × %7")
        .arg(tagTypeText(tag.type), isolated(tag.name))
        .arg(tag.pageIndex)
        .arg(tag.rect.left)
        .arg(tag.rect.top)
        .arg(tag.rect.width)
        .arg(tag.rect.height);
}

QString quoted(const QString& value)
{
    return value.isEmpty() ? ConflictDialog::tr("(empty)") : isolated(value);
}

/** The properties of an entry that are displayed, in a fixed order. */
QStringList aspectsOf(const Invitation& person)
{
    return {ConflictDialog::tr("Email: %1").arg(quoted(person.recipientEmail)),
            ConflictDialog::tr("Company: %1").arg(quoted(person.company)),
            ConflictDialog::tr("Job title: %1").arg(quoted(person.jobTitle)),
            ConflictDialog::tr("Message: %1").arg(quoted(person.privateMessage))};
}

QStringList aspectsOf(const Tag& tag)
{
    return {ConflictDialog::tr("For recipient %1").arg(tag.invitationIndex),
            tag.isMandatory ? ConflictDialog::tr("Required") : ConflictDialog::tr("Optional"),
            ConflictDialog::tr("Value: %1").arg(quoted(tag.text)),
            ConflictDialog::tr("Options: %1").arg(quoted(tag.style.options.join(QStringLiteral(", ")))),
            ConflictDialog::tr("Date format: %1").arg(quoted(tag.style.dateFormat)),
            ConflictDialog::tr("Formula: %1").arg(quoted(tag.style.formula))};
}

/** Copies all displayed properties, so that only other differences remain. */
void takeShown(Invitation& to, const Invitation& from)
{
    to.sequence = from.sequence;
    to.recipientName = from.recipientName;
    to.hasPlaceholderName = from.hasPlaceholderName;
    to.actionType = from.actionType;
    to.recipientEmail = from.recipientEmail;
    to.company = from.company;
    to.jobTitle = from.jobTitle;
    to.privateMessage = from.privateMessage;
}

void takeShown(Tag& to, const Tag& from)
{
    to.type = from.type;
    to.name = from.name;
    to.pageIndex = from.pageIndex;
    to.rect = from.rect;
    to.invitationIndex = from.invitationIndex;
    to.isMandatory = from.isMandatory;
    to.text = from.text;
    to.style.options = from.style.options;
    to.style.dateFormat = from.style.dateFormat;
    to.style.formula = from.style.formula;
}

/** A line for differences in properties that aren't displayed. */
QString otherProperties()
{
    return QLatin1Char('\n') + ConflictDialog::tr("Other properties differ");
}

/** `line` and the properties in which an entry differs from the other one. */
template <typename T, typename Line> QString linesOf(const T& entry, const T& other, const Line& lineOf)
{
    QStringList lines{lineOf(entry)};
    const QStringList own = aspectsOf(entry);
    const QStringList others = aspectsOf(other);
    for (qsizetype i = 0; i < own.size(); ++i)
        if (own.at(i) != others.at(i)) lines.append(own.at(i));
    return lines.join(QLatin1Char('\n'));
}

QString none()
{
    return ConflictDialog::tr("Missing");
}

/** For each entry of `mine` the index of the same one in `theirs`, -1 = none: by id, else by `nameOf`. */
template <typename T, typename Name>
QList<qsizetype> partnersOf(const QList<T>& mine, const QList<T>& theirs, const Name& nameOf)
{
    QList<qsizetype> partners(mine.size(), -1);
    QHash<decltype(T::id), qsizetype> byId;
    for (qsizetype k = 0; k < theirs.size(); ++k)
        if (!theirs.at(k).id.isNull()) byId.insert(theirs.at(k).id, k);
    QList<bool> isTaken(theirs.size(), false);
    for (qsizetype i = 0; i < mine.size(); ++i) {
        const auto found = byId.constFind(mine.at(i).id);
        if (found == byId.constEnd() || isTaken.at(*found)) continue;
        partners[i] = *found;
        isTaken[*found] = true;
    }
    QHash<QString, QList<qsizetype>> byName; // indexes by name, the last one first
    for (qsizetype k = theirs.size() - 1; k >= 0; --k)
        if (!isTaken.at(k)) byName[nameOf(theirs.at(k))].append(k);
    for (qsizetype i = 0; i < mine.size(); ++i) {
        if (partners.at(i) >= 0) continue;
        const auto found = byName.find(nameOf(mine.at(i)));
        if (found != byName.end() && !found->isEmpty()) partners[i] = found->takeLast();
    }
    return partners;
}

/** Returns whether the entries that both versions have are in a different order. */
bool areReordered(const QList<qsizetype>& partners)
{
    QList<qsizetype> shared = partners;
    shared.removeAll(-1);
    return !std::is_sorted(shared.cbegin(), shared.cend());
}

/** Appends a row for each entry that differs between the versions. */
template <typename T, typename What, typename Line>
void addEntries(QList<ConflictRow>& rows, const QList<T>& mine, const QList<T>& theirs,
                const QList<qsizetype>& partners, const What& whatOf, const Line& lineOf)
{
    QList<bool> isShared(theirs.size(), false);
    for (qsizetype i = 0; i < mine.size(); ++i) {
        const qsizetype k = partners.at(i);
        if (k >= 0) isShared[k] = true;
        if (k >= 0 && domain::haveSameEdits(mine.at(i), theirs.at(k))) continue;
        if (k < 0) {
            rows.append({whatOf(i), lineOf(mine.at(i)), none()});
            continue;
        }
        T rest = mine.at(i);
        takeShown(rest, theirs.at(k));
        rows.append({whatOf(i), linesOf(mine.at(i), theirs.at(k), lineOf),
                     linesOf(theirs.at(k), mine.at(i), lineOf) +
                         (domain::haveSameEdits(rest, theirs.at(k)) ? QString() : otherProperties())});
    }
    for (qsizetype k = 0; k < theirs.size(); ++k)
        if (!isShared.at(k)) rows.append({whatOf(k), none(), lineOf(theirs.at(k))});
}

template <typename T, typename Name> QString nameLines(const QList<T>& entries, const Name& nameOf)
{
    QStringList names;
    for (const T& entry : entries)
        names.append(isolated(nameOf(entry)));
    return names.join(QLatin1Char('\n'));
}

void addPeople(QList<ConflictRow>& rows, const Document& mine, const Document& theirs)
{
    const auto partners = partnersOf(mine.invitations, theirs.invitations, [](const Invitation& person) {
        return person.recipientEmail.isEmpty() ? person.recipientName : person.recipientEmail.toLower();
    });
    addEntries(
        rows, mine.invitations, theirs.invitations, partners,
        [](qsizetype at) { return ConflictDialog::tr("Recipient %1").arg(at + 1); }, personLine);
    if (areReordered(partners))
        rows.append({ConflictDialog::tr("Order of recipients"), nameLines(mine.invitations, personName),
                     nameLines(theirs.invitations, personName)});
}

void addTags(QList<ConflictRow>& rows, const Document& mine, const Document& theirs)
{
    const auto partners = partnersOf(mine.tags, theirs.tags, [](const Tag& tag) { return tag.name; });
    addEntries(
        rows, mine.tags, theirs.tags, partners, [](qsizetype) { return ConflictDialog::tr("Field"); },
        tagLine);
    if (areReordered(partners))
        rows.append({ConflictDialog::tr("Order of fields"), ConflictDialog::tr("Version on this computer"),
                     ConflictDialog::tr("A different order", "order")});
}

void addFiles(QList<ConflictRow>& rows, const Document& mine, const Document& theirs)
{
    if (domain::fileOrder(mine.files) == domain::fileOrder(theirs.files)) return;
    const auto nameOf = [](const domain::File& file) { return file.name; };
    rows.append({ConflictDialog::tr("Order of files"), nameLines(mine.files, nameOf),
                 nameLines(theirs.files, nameOf)});
}

QString settingLines(const domain::DocumentSetting& setting)
{
    QStringList lines{ConflictDialog::tr("Expires after %n days", nullptr, setting.expireDaysAfterSent)};
    lines.append(setting.remindEveryDays == 0
                     ? ConflictDialog::tr("No reminders")
                     : ConflictDialog::tr("Reminders every %n days", nullptr, setting.remindEveryDays));
    if (!setting.emailSubject.isEmpty())
        lines.append(ConflictDialog::tr("Subject: %1").arg(setting.emailSubject));
    if (!setting.postBackUrl.isEmpty())
        lines.append(ConflictDialog::tr("Callback: %1").arg(setting.postBackUrl));
    if (setting.signaturePerSigner) lines.append(ConflictDialog::tr("A signature for each signer"));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QList<ConflictRow> conflictRows(const Document& mine, const Document& theirs)
{
    QList<ConflictRow> rows;
    for (const DraftPart part : workflow::differingParts(mine, theirs)) {
        switch (part) {
        case DraftPart::Title:
            rows.append({ConflictDialog::tr("Title"), mine.title, theirs.title});
            break;
        case DraftPart::Message:
            rows.append({ConflictDialog::tr("Message"), mine.message, theirs.message});
            break;
        case DraftPart::Folder:
            rows.append({ConflictDialog::tr("Folder"), ConflictDialog::tr("Version on this computer"),
                         ConflictDialog::tr("A different folder")});
            break;
        case DraftPart::Sender:
            rows.append({ConflictDialog::tr("Sender"), mine.senderName, theirs.senderName});
            break;
        case DraftPart::Settings:
            rows.append(
                {ConflictDialog::tr("Settings"), settingLines(mine.setting), settingLines(theirs.setting)});
            break;
        case DraftPart::Content:
            addPeople(rows, mine, theirs);
            addTags(rows, mine, theirs);
            addFiles(rows, mine, theirs);
            break;
        }
    }
    // The two versions may differ in a detail that the row doesn't show.
    for (ConflictRow& row : rows)
        if (row.mine == row.theirs) row.theirs += otherProperties();
    return rows;
}

} // namespace ink::ui
