#pragma once

#include "app/domain/document/document.h"
#include "app/pdf/suggest/similar.h"
#include "ui/pages/editor/suggestions/suggestionplan.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <optional>

class QUndoStack;

namespace ink::ui {

class DraftTarget;
class SuggestionThread;

/** Suggests tags for a draft's pages. A file without tags is searched automatically, the others on request. A
 * suggestion is hidden while a tag covers its area. */
class TagSuggestions final : public QObject
{
    Q_OBJECT
public:
    explicit TagSuggestions(QObject* parent = nullptr);
    ~TagSuggestions() override;

    /** Null: the document is read-only, so nothing is suggested. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    /** Searches all files, and shows guesses too; dismissed suggestions reappear. */
    void search();
    [[nodiscard]] bool isSearching() const { return !m_waiting.isEmpty(); }
    /** Returns whether a requested search has finished. */
    [[nodiscard]] bool hasSearched() const { return m_hasRequest && m_waiting.isEmpty(); }
    /** The page of the draft (1-based) that is being searched; 0: not known. */
    [[nodiscard]] int searchedPage() const { return m_searchedPage; }
    /** Ends a search; what it has found in other files stays. */
    void cancelSearch();
    /** Returns whether the last search was cancelled. */
    [[nodiscard]] bool isCanceled() const { return m_isCanceled; }
    [[nodiscard]] int pageCount() const { return m_document.pageCount(); }
    /** Pages (1-based) that couldn't be searched. */
    [[nodiscard]] QList<int> skippedPages() const;

    /** The open suggestions as tags, by page and position; their ids are not the draft's. */
    [[nodiscard]] const QList<domain::Tag>& openSuggestions() const { return m_open; }
    [[nodiscard]] QList<domain::TagId> suggestionsOnPage(int page) const; ///< 1-based

    /** The open suggestions and similar areas without duplicates, as shown on the pages. */
    [[nodiscard]] QList<domain::Tag> displayedTags() const;

    /** Finds areas similar to that of a tag that the user has just placed. */
    void offerSimilar(domain::TagId placed);
    /** Areas similar to that of the tag placed last, as tags; empty when there are none. They stay until they
     * are accepted or dismissed, the tag is removed, or another one is placed. */
    [[nodiscard]] const QList<domain::Tag>& similar() const { return m_similar; }
    [[nodiscard]] bool isSearchingSimilar() const { return m_isSearchingSimilar; }
    /** The name of the tag that the similar areas resemble. */
    [[nodiscard]] const QString& sourceName() const { return m_source.name; }
    void acceptSimilar();
    void dismissSimilar();

    /** Creates tags from suggestions in one undo step. */
    void accept(const QList<domain::TagId>& ids);
    void acceptPage(int page);
    void acceptAll();
    void dismiss(const QList<domain::TagId>& ids);
    void dismissAll();
    void restore(const QList<domain::TagId>& ids); ///< after a dismissal
    /** Call when the user has deleted tags: their suggestions don't reappear, unless the deletion is undone
     * or a search is requested. */
    void rejectUncovered();

Q_SIGNALS:
    void changed();
    void accepted(const QList<ink::domain::TagId>& tags); ///< the new tags of the draft
    void allDismissed(const QList<ink::domain::TagId>& ids);

private:
    void searchFile(domain::FileId file);
    void storeSuggestions(domain::FileId file, const pdf::FoundTags& places);
    void showProgress(domain::FileId file, int page);
    void refresh();
    void updateSimilar(bool hasOtherPages);
    void searchSimilar();
    void storeSimilar(const QList<pdf::SimilarArea>& places);
    void clearSimilar();
    void addSimilar(const QList<domain::Tag>& places);
    void ensureThread();
    [[nodiscard]] const domain::Tag* tagWith(domain::TagId id) const; ///< the draft's tag; null = none
    [[nodiscard]] bool isCovered(const domain::Tag& place) const;
    [[nodiscard]] QList<SuggestedTag> locatedSuggestions() const;

    struct Suggestion
    {
        domain::TagId id;
        pdf::TagSuggestion what;
    };
    struct Similar
    {
        domain::TagId id;
        pdf::SimilarArea place;
    };
    [[nodiscard]] domain::Tag similarTag(const Similar& similar) const;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    QHash<domain::FileId, QByteArray> m_bytes;
    QHash<domain::FileId, QList<Suggestion>> m_found;
    QHash<domain::FileId, QList<int>> m_skipped; ///< pages of a file, 0-based
    int m_searchedPage = 0;
    bool m_isCanceled = false;
    QSet<domain::FileId> m_waiting;
    QSet<domain::FileId> m_seen; ///< files for which an automatic search was already considered
    QSet<domain::TagId> m_dismissed;
    QSet<domain::TagId> m_uncovered; ///< suggestions whose tags the last change removed
    QSet<domain::TagId> m_rejected;  ///< suggestions whose tags the user deleted
    QList<domain::Tag> m_open;
    domain::Tag m_source;        ///< the tag that was placed last; a null id: none
    QList<Similar> m_similarAll; ///< including those that tags cover
    QList<domain::Tag> m_similar;
    bool m_isSearchingSimilar = false;
    qint64 m_lastId = 0;
    bool m_hasRequest = false;
    std::unique_ptr<SuggestionThread> m_thread;
};

} // namespace ink::ui
