#include "ui/pages/editor/suggestions/tagsuggestions.h"

#include "app/domain/anchors/tagimport.h"
#include "ui/commands/additions.h"
#include "ui/commands/drafttarget.h"
#include "ui/pages/editor/suggestions/suggestthread.h"

#include <QUndoStack>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr double sure = 0.5; ///< lower values are guesses: shown only on request

bool covers(const domain::PageRect& tag, const domain::PageRect& place)
{
    const int width = std::min(tag.right(), place.right()) - std::max(tag.left, place.left);
    const int height = std::min(tag.bottom(), place.bottom()) - std::max(tag.top, place.top);
    if (width <= 0 || height <= 0) return false;
    const int smaller = std::min(tag.width * tag.height, place.width * place.height);
    return 3 * width * height >= smaller;
}

} // namespace

TagSuggestions::TagSuggestions(QObject* parent) : QObject(parent) {}

TagSuggestions::~TagSuggestions() = default;

void TagSuggestions::setEditing(DraftTarget* target, QUndoStack* stack)
{
    m_target = stack ? target : nullptr;
    m_stack = target ? stack : nullptr;
    if (!m_target && m_thread) {
        m_thread->cancel();
        m_waiting.clear();
    }
    refresh();
}

void TagSuggestions::setDocument(const domain::Document& document)
{
    if (document.id != m_document.id) {
        if (m_thread) m_thread->cancel();
        m_bytes.clear();
        m_found.clear();
        m_waiting.clear();
        m_seen.clear();
        m_dismissed.clear();
        m_asked = false;
    }
    m_document = document;
    refresh();
}

void TagSuggestions::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_bytes.insert(file, bytes);
    if (!m_target || m_seen.contains(file)) return;
    m_seen.insert(file);
    int first = 1;
    for (const domain::File& known : std::as_const(m_document.files)) {
        const int end = first + static_cast<int>(known.pages.size());
        const bool here = known.id == file;
        const bool isTagged =
            known.intake.tagsImported ||
            std::any_of(m_document.tags.begin(), m_document.tags.end(), [&](const domain::Tag& tag) {
                return tag.pageIndex >= first && tag.pageIndex < end;
            });
        if (here && !isTagged) look(file);
        first = end;
    }
    Q_EMIT changed();
}

void TagSuggestions::look(domain::FileId file)
{
    if (!m_bytes.contains(file) || m_waiting.contains(file)) return;
    if (!m_thread) {
        m_thread = std::make_unique<SuggestThread>();
        connect(m_thread.get(), &SuggestThread::found, this,
                [this](quint64 search, domain::FileId of, const QList<pdf::TagSuggestion>& places) {
                    if (search == m_thread->search()) keep(of, places);
                });
    }
    m_waiting.insert(file);
    m_thread->look(file, m_bytes.value(file));
}

void TagSuggestions::keep(domain::FileId file, const QList<pdf::TagSuggestion>& places)
{
    m_waiting.remove(file);
    QList<Known> known;
    for (const pdf::TagSuggestion& place : places)
        known.append({domain::TagId(++m_lastId), place});
    m_found.insert(file, known);
    refresh();
    Q_EMIT changed();
}

void TagSuggestions::search()
{
    if (!m_target) return;
    m_asked = true;
    m_dismissed.clear();
    for (const domain::File& file : std::as_const(m_document.files))
        if (!m_found.contains(file.id)) look(file.id);
    refresh();
    Q_EMIT changed();
}

QList<SuggestedTag> TagSuggestions::placed() const
{
    QList<SuggestedTag> all;
    int first = 1;
    for (const domain::File& file : m_document.files) {
        for (const Known& known : m_found.value(file.id))
            if (known.what.pageIndex < file.pages.size() && !m_dismissed.contains(known.id) &&
                (m_asked || known.what.confidence >= sure))
                all.append({known.id, first + known.what.pageIndex, known.what});
        first += static_cast<int>(file.pages.size());
    }
    return all;
}

void TagSuggestions::refresh()
{
    QList<domain::Tag> open;
    const QList<SuggestedTag> all = m_target ? placed() : QList<SuggestedTag>();
    if (!all.isEmpty()) {
        QHash<int, QList<domain::PageRect>> taken;
        for (const domain::Tag& tag : std::as_const(m_document.tags))
            taken[tag.pageIndex].append(tag.rect);
        for (const SuggestedTag& suggestion : all) {
            const QList<domain::PageRect> here = taken.value(suggestion.pageIndex);
            if (std::none_of(here.begin(), here.end(), [&suggestion](const domain::PageRect& rect) {
                    return covers(rect, suggestion.what.rect);
                }))
                open.append(suggestedTag(m_document, suggestion));
        }
    }
    if (open == m_open) return;
    m_open = std::move(open);
    Q_EMIT changed();
}

QList<domain::TagId> TagSuggestions::onPage(int page) const
{
    QList<domain::TagId> ids;
    for (const domain::Tag& tag : m_open)
        if (tag.pageIndex == page) ids.append(tag.id);
    return ids;
}

void TagSuggestions::accept(const QList<domain::TagId>& ids)
{
    if (!m_target) return;
    QSet<domain::TagId> wanted;
    for (const domain::Tag& tag : std::as_const(m_open))
        if (ids.contains(tag.id)) wanted.insert(tag.id);
    QList<SuggestedTag> chosen = placed();
    chosen.removeIf([&wanted](const SuggestedTag& suggestion) { return !wanted.contains(suggestion.id); });
    if (chosen.isEmpty()) return;
    const SuggestionPlan plan = planSuggestions(m_target->document(), chosen);
    const QString text = tr("Accept %n suggestion(s)", nullptr, static_cast<int>(plan.tags.size()));
    const auto made = pushAdditions(*m_stack, *m_target, plan.invitations, plan.tags, text);
    Q_EMIT accepted(made);
}

void TagSuggestions::acceptPage(int page)
{
    accept(onPage(page));
}

void TagSuggestions::acceptAll()
{
    QList<domain::TagId> ids;
    for (const domain::Tag& tag : std::as_const(m_open))
        ids.append(tag.id);
    accept(ids);
}

void TagSuggestions::dismiss(const QList<domain::TagId>& ids)
{
    m_dismissed += QSet<domain::TagId>(ids.begin(), ids.end());
    refresh();
}

void TagSuggestions::dismissAll()
{
    QList<domain::TagId> ids;
    for (const domain::Tag& tag : std::as_const(m_open))
        ids.append(tag.id);
    dismiss(ids);
    Q_EMIT allDismissed(ids);
}

void TagSuggestions::bringBack(const QList<domain::TagId>& ids)
{
    m_dismissed -= QSet<domain::TagId>(ids.begin(), ids.end());
    refresh();
}

} // namespace ink::ui

#include "moc_tagsuggestions.cpp"
