#include "app/workflow/drafts/draftnotes.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "app/wire/documentreader.h"
#include "app/wire/json.h"

#include <QJsonArray>

#include <algorithm>
#include <tuple>

namespace ink::workflow {

using namespace domain;

namespace {

/** Parses a journal entry. Entries of earlier versions lack the visibility of files, which is then taken from
 * `service`, the service's state. */
std::optional<Document> documentOfJournal(const QByteArray& body, const Document& service)
{
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    const auto object = wire::parseJsonObject(body, limits);
    if (!object) return std::nullopt;
    auto document = wire::documentFromJson(*object);
    if (!document) return std::nullopt;
    const QJsonArray files = object->value(QStringLiteral("files")).toArray();
    Document people;
    people.invitations = document->invitations;
    const FileVisibility known = visibilityOf(filesSeenAsIn(people, service));
    for (qsizetype i = 0; i < std::min(files.size(), document->files.size()); ++i)
        if (!files.at(i).toObject().contains(QStringLiteral("visibleTo")))
            document->files[i].visibleTo = known.value(document->files.at(i).id);
    return std::move(*document);
}

} // namespace

Result<void> DraftNotes::writeEdits()
{
    const Document& document = m_draft.document;
    return m_journal.write(
        {m_draft.profile, document.id, m_draft.service.version, m_text.serialize(document)});
}

Result<void> DraftNotes::removeEdits()
{
    return m_journal.remove(m_draft.profile, m_draft.document.id);
}

std::optional<DraftNotes::Edits> DraftNotes::edits() const
{
    const auto entry = m_journal.read(m_draft.profile, m_draft.document.id);
    if (!entry || !*entry) return std::nullopt;
    auto document = documentOfJournal((*entry)->body, m_draft.service);
    if (!document) return std::nullopt;
    return Edits{std::move(*document), (*entry)->baseVersion};
}

Result<bool> DraftNotes::hasEntry(DocumentId id, const QByteArray& body) const
{
    INK_ASSIGN(entry, m_journal.read(m_draft.profile, id));
    return entry && entry->body == body;
}

void DraftNotes::removeSaved(const QString& profile, DocumentId id, const QByteArray& body)
{
    // If the entry stayed, it would undo others' changes when the document is next opened here.
    const auto entry = m_journal.read(profile, id);
    if (entry && *entry && (*entry)->body == body) std::ignore = m_journal.remove(profile, id);
}

QByteArray DraftNotes::bodyOf(const Document& document)
{
    return JournalText().serialize(document);
}

QString DraftNotes::stepPrefix(DocumentId id) const
{
    return QStringLiteral("step/%1/%2/").arg(m_draft.profile).arg(id.value());
}

QByteArray DraftNotes::stepKey(const QString& step, const QByteArray& fresh)
{
    const Document& document = m_draft.document;
    const QString name = QStringLiteral("%1%2/%3").arg(stepPrefix(document.id), step).arg(document.version);
    const auto known = m_journal.loadValue(name);
    if (known && *known && !(*known)->isEmpty()) return **known;
    // The first attempt may have used a key that the journal couldn't keep.
    const auto unsaved = m_unsavedKeys.find(name);
    const QByteArray key = unsaved == m_unsavedKeys.end() ? fresh : unsaved->second;
    // If the journal can't be written, a retry after a restart looks like a new action.
    if (m_journal.saveValue(name, key))
        m_unsavedKeys.erase(name);
    else
        m_unsavedKeys.try_emplace(name, key);
    return key;
}

void DraftNotes::removeSteps(DocumentId id)
{
    std::erase_if(m_unsavedKeys,
                  [prefix = stepPrefix(id)](const auto& entry) { return entry.first.startsWith(prefix); });
    std::ignore = m_journal.removeValues(stepPrefix(id)); // a remaining entry is never read again
}

QString DraftNotes::sentKey(DocumentId id) const
{
    return stepPrefix(id) + QStringLiteral("sent");
}

void DraftNotes::recordSent()
{
    std::ignore = m_journal.saveValue(sentKey(m_draft.document.id), m_text.serialize(m_draft.document));
}

void DraftNotes::removeSent()
{
    std::ignore = m_journal.removeValues(sentKey(m_draft.document.id));
}

bool DraftNotes::isOwnSave(const Document& now) const
{
    const auto body = m_journal.loadValue(sentKey(now.id));
    if (!body || !*body) return false;
    const auto sent = documentOfJournal(**body, now);
    if (!sent) return false;
    Document same = now;
    copyEdits(same, *sent);
    return isEmpty(differences(same, now, {}));
}

QString DraftNotes::replacementKey() const
{
    return QStringLiteral("replace/%1/%2").arg(m_draft.profile).arg(m_draft.document.id.value());
}

Result<void> DraftNotes::recordReplacement(const Replacement& replacement)
{
    return m_journal.saveValue(replacementKey(),
                               QByteArray::number(replacement.old.value()) + ':' + replacement.digest);
}

std::optional<DraftNotes::Replacement> DraftNotes::replacement() const
{
    const auto note = m_journal.loadValue(replacementKey());
    if (!note || !*note) return std::nullopt;
    const QList<QByteArray> parts = (*note)->split(':');
    return Replacement{FileId(parts.value(0).toLongLong()), parts.value(1)};
}

void DraftNotes::removeReplacement()
{
    std::ignore = m_journal.removeValues(replacementKey());
}

} // namespace ink::workflow
