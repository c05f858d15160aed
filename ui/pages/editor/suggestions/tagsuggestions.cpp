#include "ui/pages/editor/suggestions/tagsuggestions.h"

#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "ui/commands/additions.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/tagcopies.h"
#include "ui/pages/editor/suggestions/suggestionthread.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

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

void TagSuggestions::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = stack ? target : nullptr;
    m_stack = target ? stack : nullptr;
    if (!m_target && m_thread) {
        m_thread->cancel();
        m_waiting.clear();
    }
    clearSimilar();
    refresh();
}

void TagSuggestions::setDocument(const domain::Document& document)
{
    if (document.id != m_document.id) {
        if (m_thread) m_thread->cancel();
        m_bytes.clear();
        m_found.clear();
        m_skipped.clear();
        m_searchedPage = 0;
        m_isCanceled = false;
        m_waiting.clear();
        m_seen.clear();
        m_dismissed.clear();
        m_rejected.clear();
        m_hasRequest = false;
        clearSimilar();
    }
    const bool hasOtherPages = document.files != m_document.files;
    m_document = document;
    updateSimilar(hasOtherPages);
    m_uncovered.clear();
    const QList<domain::Tag> before = m_open;
    refresh();
    for (const domain::Tag& tag : std::as_const(m_open))
        if (std::none_of(before.begin(), before.end(), [&tag](const auto& old) { return old.id == tag.id; }))
            m_uncovered.insert(tag.id);
}

void TagSuggestions::rejectUncovered()
{
    m_rejected += m_uncovered;
    m_uncovered.clear();
    refresh();
}

void TagSuggestions::offerSimilar(domain::TagId placed)
{
    if (!m_target) return;
    const domain::Tag* tag = tagWith(placed);
    if (!tag) return;
    m_source = *tag;
    searchSimilar();
}

const domain::Tag* TagSuggestions::tagWith(domain::TagId id) const
{
    const auto found = std::find_if(m_document.tags.begin(), m_document.tags.end(),
                                    [id](const domain::Tag& tag) { return tag.id == id; });
    return found == m_document.tags.end() ? nullptr : &*found;
}

/** Updates the similar areas while the tag that was placed is moved. */
void TagSuggestions::updateSimilar(bool hasOtherPages)
{
    if (m_source.id.isNull()) return;
    const domain::Tag* now = tagWith(m_source.id);
    if (!now) return clearSimilar();
    const bool isMoved = now->rect != m_source.rect || now->pageIndex != m_source.pageIndex;
    m_source = *now;
    if (isMoved || hasOtherPages) searchSimilar();
}

void TagSuggestions::searchSimilar()
{
    m_similarAll.clear();
    Q_ASSERT(!m_source.id.isNull());
    QList<SuggestionThread::Pages> files;
    for (const domain::File& file : std::as_const(m_document.files))
        files.append({file.id, m_bytes.value(file.id), static_cast<int>(file.pages.size())});
    ensureThread();
    m_isSearchingSimilar = true;
    m_thread->searchSimilar(files, m_source.pageIndex - 1, m_source.rect);
}

void TagSuggestions::storeSimilar(const QList<pdf::SimilarArea>& places)
{
    m_isSearchingSimilar = false;
    m_similarAll.clear();
    for (const pdf::SimilarArea& place : places)
        m_similarAll.append({domain::TagId(++m_lastId), place});
    refresh();
}

/** A similar area as a tag with the current properties of the one that was placed. */
domain::Tag TagSuggestions::similarTag(const Similar& similar) const
{
    domain::Tag tag = m_source;
    tag.id = similar.id;
    tag.pageIndex = similar.place.page + 1;
    tag.rect = similar.place.rect;
    if (!similar.place.name.isEmpty()) tag.name = similar.place.name;
    return tag;
}

void TagSuggestions::clearSimilar()
{
    if (m_thread) m_thread->cancelSimilar();
    m_source = {};
    m_isSearchingSimilar = false;
    m_similarAll.clear();
}

bool TagSuggestions::isCovered(const domain::Tag& place) const
{
    return std::any_of(m_document.tags.begin(), m_document.tags.end(), [&place](const domain::Tag& tag) {
        return tag.pageIndex == place.pageIndex && covers(tag.rect, place.rect);
    });
}

QList<domain::Tag> TagSuggestions::displayedTags() const
{
    QList<domain::Tag> all = m_similar;
    for (const domain::Tag& tag : m_open)
        if (std::none_of(m_similar.begin(), m_similar.end(), [&tag](const domain::Tag& other) {
                return other.pageIndex == tag.pageIndex && covers(other.rect, tag.rect);
            }))
            all.append(tag);
    return all;
}

void TagSuggestions::acceptSimilar()
{
    addSimilar(m_similar);
}

void TagSuggestions::dismissSimilar()
{
    clearSimilar();
    refresh();
}

/** Copies the tag that was placed to these areas, in one undo step. */
void TagSuggestions::addSimilar(const QList<domain::Tag>& places)
{
    if (!m_target || places.isEmpty()) return;
    const domain::Document& document = m_target->document();
    TagCopier copier(document);
    QList<domain::Tag> tags;
    for (const domain::Tag& place : places) {
        domain::Tag tag = copier.copy({m_source}).first();
        if (place.name != m_source.name) tag.name = copier.reserveName(place.name);
        tag.rect = place.rect;
        tag.pageIndex = place.pageIndex;
        tags.append(tag);
    }
    Q_ASSERT(tags.size() == places.size());
    const bool isAll = places.size() == m_similar.size();
    if (isAll) clearSimilar();
    const QString text = tr("Add %n similar field(s)", nullptr, static_cast<int>(tags.size()));
    const auto made = pushAdditions(*m_stack, *m_target, document.invitations, tags, text);
    refresh();
    Q_EMIT accepted(made);
}

void TagSuggestions::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_bytes.insert(file, bytes);
    if (!m_source.id.isNull()) searchSimilar();
    if (!m_target || m_seen.contains(file)) return;
    m_seen.insert(file);
    int first = 1;
    for (const domain::File& known : std::as_const(m_document.files)) {
        const int end = first + static_cast<int>(known.pages.size());
        const bool here = known.id == file;
        const bool isTagged =
            known.intake.hasImportedTags ||
            std::any_of(m_document.tags.begin(), m_document.tags.end(), [&](const domain::Tag& tag) {
                return tag.pageIndex >= first && tag.pageIndex < end;
            });
        if (here && !isTagged) searchFile(file);
        first = end;
    }
    Q_EMIT changed();
}

void TagSuggestions::searchFile(domain::FileId file)
{
    if (!m_bytes.contains(file) || m_waiting.contains(file)) return;
    ensureThread();
    m_waiting.insert(file);
    m_isCanceled = false;
    const auto known = std::find_if(m_document.files.begin(), m_document.files.end(),
                                    [file](const domain::File& each) { return each.id == file; });
    const auto count = known == m_document.files.end() ? qsizetype(0) : known->pages.size();
    m_thread->searchFile({file, m_bytes.value(file), static_cast<int>(count)});
}

void TagSuggestions::ensureThread()
{
    if (m_thread) return;
    m_thread = std::make_unique<SuggestionThread>();
    connect(m_thread.get(), &SuggestionThread::found, this,
            [this](quint64 search, domain::FileId of, const pdf::FoundTags& places) {
                if (search == m_thread->searchId()) storeSuggestions(of, places);
            });
    connect(m_thread.get(), &SuggestionThread::progressed, this,
            [this](quint64 search, domain::FileId of, int page) {
                if (search == m_thread->searchId()) showProgress(of, page);
            });
    connect(m_thread.get(), &SuggestionThread::similarFound, this,
            [this](quint64 lesson, const QList<pdf::SimilarArea>& places) {
                if (lesson == m_thread->similarRequest()) storeSimilar(places);
            });
}

void TagSuggestions::showProgress(domain::FileId file, int page)
{
    int first = 0;
    for (const domain::File& known : std::as_const(m_document.files)) {
        if (known.id == file) {
            m_searchedPage = first + page;
            Q_EMIT changed();
        }
        first += static_cast<int>(known.pages.size());
    }
}

void TagSuggestions::cancelSearch()
{
    if (m_waiting.isEmpty()) return;
    m_thread->cancel();
    m_waiting.clear();
    m_searchedPage = 0;
    m_isCanceled = true;
    m_isSearchingSimilar = false;
    Q_EMIT changed();
}

QList<int> TagSuggestions::skippedPages() const
{
    QList<int> pages;
    int first = 1;
    for (const domain::File& file : m_document.files) {
        for (const int page : m_skipped.value(file.id))
            if (page < file.pages.size()) pages.append(first + page);
        first += static_cast<int>(file.pages.size());
    }
    return pages;
}

void TagSuggestions::storeSuggestions(domain::FileId file, const pdf::FoundTags& places)
{
    m_waiting.remove(file);
    if (m_waiting.isEmpty()) m_searchedPage = 0;
    QList<Suggestion> known;
    for (const pdf::TagSuggestion& place : places.suggestions)
        known.append({domain::TagId(++m_lastId), place});
    m_found.insert(file, known);
    m_skipped.insert(file, places.skippedPages);
    refresh();
    Q_EMIT changed();
}

void TagSuggestions::search()
{
    if (!m_target) return;
    m_hasRequest = true;
    m_isCanceled = false;
    m_dismissed.clear();
    m_rejected.clear();
    for (const domain::File& file : std::as_const(m_document.files))
        if (!m_found.contains(file.id) || !m_skipped.value(file.id).isEmpty()) searchFile(file.id);
    refresh();
    Q_EMIT changed();
}

QList<SuggestedTag> TagSuggestions::locatedSuggestions() const
{
    QList<SuggestedTag> all;
    int first = 1;
    for (const domain::File& file : m_document.files) {
        for (const Suggestion& known : m_found.value(file.id))
            if (known.what.pageIndex < file.pages.size() && !m_dismissed.contains(known.id) &&
                (m_hasRequest || known.what.confidence >= sure))
                all.append({known.id, first + known.what.pageIndex, known.what});
        first += static_cast<int>(file.pages.size());
    }
    return all;
}

void TagSuggestions::refresh()
{
    QList<domain::Tag> open;
    const QList<SuggestedTag> all = m_target ? locatedSuggestions() : QList<SuggestedTag>();
    if (!all.isEmpty()) {
        QHash<int, QList<domain::PageRect>> taken;
        for (const domain::Tag& tag : std::as_const(m_document.tags))
            taken[tag.pageIndex].append(tag.rect);
        for (const SuggestedTag& suggestion : all) {
            const QList<domain::PageRect> here = taken.value(suggestion.pageIndex);
            if (std::any_of(here.begin(), here.end(), [&suggestion](const domain::PageRect& rect) {
                    return covers(rect, suggestion.what.rect);
                }))
                m_rejected.remove(suggestion.id);
            else if (!m_rejected.contains(suggestion.id))
                open.append(makeTag(m_document, suggestion));
        }
    }
    QList<domain::Tag> similar;
    for (const Similar& place : std::as_const(m_similarAll))
        if (const domain::Tag tag = similarTag(place); !isCovered(tag)) similar.append(tag);
    if (open == m_open && similar == m_similar) return;
    m_open = std::move(open);
    m_similar = std::move(similar);
    Q_EMIT changed();
}

QList<domain::TagId> TagSuggestions::suggestionsOnPage(int page) const
{
    QList<domain::TagId> ids;
    for (const domain::Tag& tag : m_open)
        if (tag.pageIndex == page) ids.append(tag.id);
    return ids;
}

void TagSuggestions::accept(const QList<domain::TagId>& ids)
{
    if (!m_target) return;
    QList<domain::Tag> similar = m_similar;
    similar.removeIf([&ids](const domain::Tag& place) { return !ids.contains(place.id); });
    addSimilar(similar);
    QSet<domain::TagId> wanted;
    for (const domain::Tag& tag : std::as_const(m_open))
        if (ids.contains(tag.id)) wanted.insert(tag.id);
    QList<SuggestedTag> chosen = locatedSuggestions();
    chosen.removeIf([&wanted](const SuggestedTag& suggestion) { return !wanted.contains(suggestion.id); });
    if (chosen.isEmpty()) return;
    const SuggestionPlan plan = planSuggestions(m_target->document(), chosen);
    const QString text = tr("Accept %n suggestion(s)", nullptr, static_cast<int>(plan.tags.size()));
    const auto made = pushAdditions(*m_stack, *m_target, plan.invitations, plan.tags, text);
    Q_EMIT accepted(made);
}

void TagSuggestions::acceptPage(int page)
{
    accept(suggestionsOnPage(page));
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

void TagSuggestions::restore(const QList<domain::TagId>& ids)
{
    m_dismissed -= QSet<domain::TagId>(ids.begin(), ids.end());
    refresh();
}

} // namespace ink::ui

#include "moc_tagsuggestions.cpp"
