#include "app/domain/routing/filevisibility.h"

#include "app/domain/document/recipientname.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/text/characters.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

Finding fault(qsizetype file, const Message& detail, qsizetype invitation = -1)
{
    return {Finding::Kind::BadVisibility,
            Severity::Error,
            QStringLiteral("files[%1].visibleTo").arg(file),
            detail,
            -1,
            invitation};
}

} // namespace

QList<qsizetype> fileOfPages(const Document& document)
{
    QList<qsizetype> indexes;
    for (qsizetype i = 0; i < document.files.size(); ++i)
        indexes.insert(indexes.size(), document.files.at(i).pages.size(), i);
    return indexes;
}

bool maySee(const File& file, int invitationIndex)
{
    return file.visibleTo.isEmpty() || file.visibleTo.contains(invitationIndex);
}

bool hidesFiles(const Document& document, int invitationIndex)
{
    return std::any_of(document.files.begin(), document.files.end(),
                       [&](const File& file) { return !maySee(file, invitationIndex); });
}

bool hidesFiles(const Document& document)
{
    for (int index = 1; index <= document.invitations.size(); ++index)
        if (hidesFiles(document, index)) return true;
    return false;
}

bool restrictsFiles(const QList<File>& files)
{
    return std::any_of(files.begin(), files.end(),
                       [](const File& file) { return !file.visibleTo.isEmpty(); });
}

Document documentSeenBy(Document document, int invitationIndex)
{
    if (!hidesFiles(document, invitationIndex)) return document;
    QList<int> seenPages; // for each page of the document, 0 = hidden
    int seen = 0;
    for (File& file : document.files) {
        const bool isSeen = maySee(file, invitationIndex);
        for (Page& page : file.pages) {
            seenPages.append(isSeen ? ++seen : 0);
            page.pageIndex = seen;
        }
    }
    document.files.removeIf([&](const File& file) { return !maySee(file, invitationIndex); });
    document.tags.removeIf([&](const Tag& tag) { return seenPages.value(tag.pageIndex - 1, 0) == 0; });
    for (Tag& tag : document.tags)
        tag.pageIndex = seenPages.at(tag.pageIndex - 1);
    return document;
}

int wholePageOf(const Document& document, int invitationIndex, int seenPage)
{
    int whole = 0;
    for (const File& file : document.files) {
        const int pages = static_cast<int>(file.pages.size());
        if (!maySee(file, invitationIndex)) {
            whole += pages;
            continue;
        }
        if (seenPage <= pages) return seenPage < 1 ? 0 : whole + seenPage;
        seenPage -= pages;
        whole += pages;
    }
    return 0;
}

int seenPageOf(const Document& document, int invitationIndex, int wholePage)
{
    int seen = 0;
    for (const File& file : document.files) {
        const int pages = static_cast<int>(file.pages.size());
        const bool isSeen = maySee(file, invitationIndex);
        if (wholePage <= pages) return isSeen && wholePage >= 1 ? seen + wholePage : 0;
        wholePage -= pages;
        if (isSeen) seen += pages;
    }
    return 0;
}

QList<File> filesKnownWith(const Document& document, const File& file)
{
    QList<File> known;
    for (const File& other : document.files) {
        bool isKnown = true;
        for (int index = 1; index <= document.invitations.size(); ++index)
            isKnown = isKnown && (!maySee(file, index) || maySee(other, index));
        if (isKnown) known.append(other);
    }
    return known;
}

QList<Finding> checkVisibility(const Document& document)
{
    QList<Finding> findings = checkDraftVisibility(document);
    if (!hidesFiles(document)) return findings;
    for (int index = 1; index <= document.invitations.size(); ++index) {
        const bool seesNone = std::none_of(document.files.begin(), document.files.end(),
                                           [&](const File& file) { return maySee(file, index); });
        const Message who = recipientDisplayName(document.invitations.at(index - 1), index - 1);
        if (seesNone) findings.append(fault(0, reasons::recipientSeesNoFile(who), index - 1));
    }
    return findings;
}

QList<Finding> checkDraftVisibility(const Document& document)
{
    QList<Finding> findings;
    const int people = static_cast<int>(document.invitations.size());
    const auto nameOf = [&](int index) {
        return recipientDisplayName(document.invitations.at(index - 1), index - 1);
    };
    for (qsizetype i = 0; i < document.files.size(); ++i)
        for (const int index : document.files.at(i).visibleTo)
            if (index < 1 || index > people)
                findings.append(
                    fault(i, reasons::visibleToMissingRecipient(document.files.at(i).name, index)));
    if (!findings.isEmpty() || !hidesFiles(document)) return findings;

    const QList<qsizetype> files = fileOfPages(document);
    const auto fileOf = [&](const Tag& tag) { return files.value(tag.pageIndex - 1, -1); };
    QSet<std::pair<qsizetype, int>> refused;
    for (const Tag& tag : document.tags) {
        const qsizetype file = fileOf(tag);
        const int owner = tag.invitationIndex;
        if (file < 0 || owner < 1 || owner > people || maySee(document.files.at(file), owner)) continue;
        if (refused.contains({file, owner})) continue;
        refused.insert({file, owner});
        findings.append(
            fault(file, reasons::tagOwnerSeesNoFile(nameOf(owner), document.files.at(file).name), owner - 1));
    }
    // A visible tag would disclose the values on which it depends.
    QHash<QString, QSet<qsizetype>> filesOfName;
    for (const Tag& tag : document.tags)
        for (const QString& key : nameKeysOf(tag))
            if (const qsizetype file = fileOf(tag); file >= 0) filesOfName[key].insert(file);
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        const qsizetype file = fileOf(tag);
        if (file < 0) continue;
        for (const QString& name : referencedNames(tag)) {
            for (const qsizetype other : filesOfName.value(nameKey(name))) {
                for (int index = 1; other != file && index <= people; ++index) {
                    if (!maySee(document.files.at(file), index) || maySee(document.files.at(other), index))
                        continue;
                    if (!refused.contains({other, index})) {
                        refused.insert({other, index});
                        findings.append(fault(other,
                                              reasons::tagDependsOnHiddenFile(nameOf(index), tag.name, name),
                                              index - 1));
                    }
                }
            }
        }
    }
    return findings;
}

QList<qsizetype> moveVisibility(Document& document, const QHash<int, int>& moved)
{
    QList<qsizetype> unseen;
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        File& file = document.files[i];
        if (file.visibleTo.isEmpty()) continue;
        QList<int> now;
        for (const int index : std::as_const(file.visibleTo))
            if (const auto to = moved.constFind(index); to != moved.cend()) now.append(*to);
        std::sort(now.begin(), now.end());
        now.erase(std::unique(now.begin(), now.end()), now.end());
        if (now.isEmpty())
            unseen.append(i); // an empty list would make the file visible to all recipients
        else
            file.visibleTo = now;
    }
    return unseen;
}

void moveVisibilityOrHide(Document& document, const QHash<int, int>& moved)
{
    for (const qsizetype unseen : moveVisibility(document, moved))
        document.files[unseen].visibleTo = {0}; // an empty list would show it to all
}

QList<File> filesSeenOnlyBy(const Document& document, int invitationIndex)
{
    QList<File> files;
    for (const File& file : document.files)
        if (file.visibleTo == QList<int>{invitationIndex}) files.append(file);
    return files;
}

FileVisibility visibilityOf(const QList<File>& files)
{
    FileVisibility visibility;
    for (const File& file : files)
        visibility.insert(file.id, file.visibleTo);
    return visibility;
}

void setVisibility(QList<File>& files, const FileVisibility& visibility)
{
    for (File& file : files)
        if (const auto known = visibility.constFind(file.id); known != visibility.cend())
            file.visibleTo = *known;
}

void showToTagOwners(Document& document)
{
    if (!restrictsFiles(document.files)) return;
    const QList<qsizetype> files = fileOfPages(document);
    for (const Tag& tag : std::as_const(document.tags)) {
        const qsizetype at = files.value(tag.pageIndex - 1, -1);
        const int owner = tag.invitationIndex;
        if (at < 0 || owner < 1 || owner > document.invitations.size()) continue;
        if (maySee(document.files.at(at), owner)) continue;
        QList<int>& visibleTo = document.files[at].visibleTo;
        visibleTo.removeAll(0); // 0 means no recipient
        visibleTo.insert(std::lower_bound(visibleTo.cbegin(), visibleTo.cend(), owner) - visibleTo.cbegin(),
                         owner);
    }
}

} // namespace ink::domain
