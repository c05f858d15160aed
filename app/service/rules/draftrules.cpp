#include "app/service/rules/draftrules.h"

#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/routing/filevisibility.h"
#include "app/service/rules/callbackaddress.h"
#include "app/service/rules/reasons.h"
#include "app/wire/patchcodec.h"

#include <QSet>
#include <QUrl>
#include <QUuid>

#include <algorithm>

namespace ink::service::drafts {

using domain::Document;
using domain::File;
using domain::Invitation;
using domain::Tag;

namespace {

/** A tag's page, independent of the order of files. */
struct Place
{
    domain::FileId file;
    int indexInFile = 0;
};

QList<Place> placesOf(const Document& document)
{
    QList<Place> places;
    places.reserve(document.tags.size());
    for (const Tag& tag : document.tags) {
        const auto at = document.pageAt(tag.pageIndex);
        places.append(at.file ? Place{at.file->id, at.indexInFile} : Place{});
    }
    return places;
}

/** Moves the tags back to their pages, and removes tags whose file was removed. */
void restorePlaces(Document& document, const QList<Place>& places)
{
    QHash<domain::FileId, int> firstPage;
    int before = 0;
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        document.files[i].sequence = static_cast<int>(i) + 1;
        firstPage.insert(document.files.at(i).id, before);
        before += static_cast<int>(document.files.at(i).pages.size());
    }
    QList<Tag> kept;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const auto start = firstPage.constFind(places.at(i).file);
        if (start == firstPage.constEnd()) continue;
        Tag tag = document.tags.at(i);
        tag.pageIndex = *start + places.at(i).indexInFile;
        kept.append(std::move(tag));
    }
    document.tags = kept;
}

} // namespace

void clearState(Invitation& invitation)
{
    domain::copyProgress(invitation, Invitation());
}

void clearTag(Tag& tag)
{
    const domain::TagId id = tag.id;
    domain::copyServiceMembers(tag, Tag());
    tag.id = id;
    tag.image.clear(); // only signers can supply images
    if (domain::isSignatureLike(tag.type) || tag.type == domain::TagType::SignDate) tag.text.clear();
}

qsizetype matchingRecipient(const QList<Invitation>& known, const QSet<qsizetype>& taken,
                            const Invitation& wanted)
{
    const auto find = [&](auto&& same) {
        for (qsizetype i = 0; i < known.size(); ++i)
            if (!taken.contains(i) && same(known.at(i))) return i;
        return qsizetype{-1};
    };
    if (!wanted.guid.isEmpty())
        if (const auto at = find([&](const Invitation& i) { return i.guid == wanted.guid.toLower(); });
            at >= 0)
            return at;
    if (!wanted.id.isNull())
        if (const auto at = find([&](const Invitation& i) { return i.id == wanted.id; }); at >= 0) return at;
    if (!wanted.id.isNull() || !wanted.guid.isEmpty() || wanted.recipientEmail.isEmpty()) return -1;
    return find([&](const Invitation& i) {
        return i.recipientEmail.compare(wanted.recipientEmail, Qt::CaseInsensitive) == 0;
    });
}

QString cleanFileName(const QString& name)
{
    QString clean = name;
    clean.replace(QLatin1Char('\\'), QLatin1Char('/'));
    clean = clean.section(QLatin1Char('/'), -1);
    clean.removeIf(
        [](QChar c) { return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format; });
    clean = clean.trimmed().right(255);
    return clean.isEmpty() || clean == QLatin1StringView(".") || clean == QLatin1StringView("..")
               ? QStringLiteral("document.pdf")
               : clean;
}

QString newGuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

bool changesDraftFields(const wire::DocumentPatch& patch, const Document& document)
{
    wire::DocumentPatch rest = patch;
    rest.version.reset();
    rest.folderId.reset();
    rest.deleted.reset();
    rest.signingStatus.reset();
    rest.reason.reset();
    rest.setting.reset();
    rest.data.reset();
    rest.extra = {};
    // Ignores simple fields that a client sends back unchanged.
    const auto dropSame = [](auto& wanted, const auto& have) {
        if (wanted == have) wanted.reset();
    };
    dropSame(rest.title, document.title);
    dropSame(rest.message, document.message);
    dropSame(rest.senderName, document.senderName);
    dropSame(rest.senderEmail, document.senderEmail);
    dropSame(rest.type, document.type);
    return rest != wire::DocumentPatch();
}

void clearServiceMembers(Document& document)
{
    Document fresh;
    fresh.guid = newGuid();
    fresh.accountId = document.accountId;
    fresh.templateId = document.templateId;
    fresh.createdTime = document.createdTime;
    fresh.lastModifiedTime = document.lastModifiedTime;
    fresh.setting.sendAt = document.setting.sendAt;
    fresh.extra = document.extra;
    domain::copyServiceMembers(document, fresh);
    for (Invitation& invitation : document.invitations) {
        domain::copyServiceMembers(invitation, Invitation());
        invitation.guid = newGuid();
    }
    for (Tag& tag : document.tags) {
        tag.id = {};
        clearTag(tag);
    }
}

void setTags(Document& document, QList<Tag> tags)
{
    QSet<domain::TagId> known;
    for (const Tag& tag : std::as_const(document.tags))
        known.insert(tag.id);
    for (Tag& tag : tags) {
        if (!known.remove(tag.id)) tag.id = {};
        clearTag(tag);
    }
    document.tags = std::move(tags);
}

Result<void> setInvitations(Document& document, QList<Invitation> invitations, bool moveTags)
{
    const QList<Invitation> before = document.invitations;
    QSet<qsizetype> taken;
    QHash<int, int> moved; // 1-based, old index to new index
    for (qsizetype i = 0; i < invitations.size(); ++i) {
        Invitation& wanted = invitations[i];
        const qsizetype old = matchingRecipient(before, taken, wanted);
        if (old < 0) {
            wanted.id = {};
            wanted.guid = newGuid();
        } else {
            taken.insert(old);
            wanted.id = before.at(old).id;
            wanted.guid = before.at(old).guid;
            moved.insert(static_cast<int>(old) + 1, static_cast<int>(i) + 1);
        }
        clearState(wanted);
    }
    document.invitations = std::move(invitations);
    const bool sameRoles = before.size() == document.invitations.size(); // if so, roles were only reassigned
    QHash<int, int> seeing = moved;
    for (int index = 1; sameRoles && index <= before.size(); ++index)
        if (!seeing.contains(index)) seeing.insert(index, index);
    QList<FieldIssue> issues;
    for (const qsizetype file : domain::moveVisibility(document, seeing))
        issues.append({QStringLiteral("files[%1].visibleTo").arg(file),
                       reasons::fileSeenByNobody(document.files.at(file).name)});
    if (!issues.isEmpty()) return failFields(ErrorCode::Validation, std::move(issues));
    if (!moveTags) return {};
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        Tag& tag = document.tags[i];
        if (const auto to = moved.constFind(tag.invitationIndex); to != moved.constEnd())
            tag.invitationIndex = *to;
        else if (!sameRoles)
            issues.append(
                {QStringLiteral("tags[%1].invitationIndex").arg(i), reasons::recipientOfTagGone(tag.name)});
    }
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

Result<void> setVisibility(Document& document, const QHash<domain::FileId, QList<int>>& visibility)
{
    for (auto each = visibility.cbegin(); each != visibility.cend(); ++each) {
        const auto file = std::find_if(document.files.begin(), document.files.end(),
                                       [&](const File& one) { return one.id == each.key(); });
        if (file == document.files.end()) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchFile());
        file->visibleTo = each.value();
    }
    return {};
}

Result<void> setFileOrder(Document& document, const QList<domain::FileId>& order)
{
    const auto fault = [] {
        return failField(ErrorCode::Validation, QStringLiteral("files"), reasons::fileOrderIncomplete());
    };
    if (order.size() != document.files.size()) return fault();
    const QList<Place> places = placesOf(document);
    QList<File> sorted;
    QSet<domain::FileId> used;
    for (const domain::FileId id : order) {
        const auto found = std::find_if(document.files.begin(), document.files.end(),
                                        [&](const File& f) { return f.id == id; });
        if (found == document.files.end() || used.contains(id)) return fault();
        used.insert(id);
        sorted.append(*found);
    }
    document.files = std::move(sorted);
    restorePlaces(document, places);
    return {};
}

void insertFiles(Document& document, qsizetype at, const QList<File>& files)
{
    const QList<Place> places = placesOf(document);
    for (qsizetype i = 0; i < files.size(); ++i)
        document.files.insert(at + i, files.at(i));
    restorePlaces(document, places);
}

Result<void> removeFile(Document& document, domain::FileId file)
{
    const QList<Place> places = placesOf(document);
    const auto removed = document.files.removeIf([&](const File& f) { return f.id == file; });
    if (removed == 0) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchFile());
    restorePlaces(document, places);
    return {};
}

Result<void> checkCallbackUrl(const QString& url)
{
    if (url.isEmpty()) return {};
    if (url.contains(QLatin1Char('#')))
        return fail(ErrorCode::Validation, reasons::callbackAddressHasFragment());
    INK_ASSIGN(address, parseCallbackAddress(url));
    if (!address.ipAddress.empty() && addressKind(address.ipAddress) == AddressKind::Forbidden)
        return fail(ErrorCode::Validation, reasons::callbackAddressReserved());
    return {};
}

Result<void> checkSetting(const domain::DocumentSetting& setting)
{
    QList<FieldIssue> issues;
    if (const auto callback = checkCallbackUrl(setting.postBackUrl); !callback)
        issues.append({QStringLiteral("documentSetting.postBackURL"), callback.error().detail});
    if (setting.expireDaysAfterSent < 1 || setting.expireDaysAfterSent > 3650)
        issues.append({QStringLiteral("documentSetting.expireDaysAfterSent"), reasons::deadlineOutOfRange()});
    if (setting.remindEveryDays < 0 || setting.remindEveryDays > 3650)
        issues.append(
            {QStringLiteral("documentSetting.remindEveryDays"), reasons::reminderPauseOutOfRange()});
    if (setting.maxReminders < 0 || setting.maxReminders > 1000)
        issues.append({QStringLiteral("documentSetting.maxReminders"), reasons::reminderCountOutOfRange()});
    if (setting.linkDocumentsPerHour < 0 || setting.linkDocumentsPerHour > 100'000)
        issues.append(
            {QStringLiteral("documentSetting.linkDocumentsPerHour"), reasons::linkHourlyLimitOutOfRange()});
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

} // namespace ink::service::drafts
