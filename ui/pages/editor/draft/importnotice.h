#pragma once

#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "ui/widgets/banner.h"

#include <QByteArray>
#include <QHash>
#include <QList>

class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** Offers to create tags from the form fields and anchor text in a draft's files, and explains anchors that
 * aren't valid; each explanation leads to its place. Inspects each file once, in the background; disappears
 * when the tags exist or it is closed. */
class ImportNotice final : public Banner
{
    Q_OBJECT
public:
    explicit ImportNotice(QWidget* parent = nullptr);

    /** Null: the document is read-only, so nothing is offered. */
    void setTarget(DraftTarget* target, QUndoStack* stack);
    /** Sets the current document; `inspect` inspects its files. */
    void setDocument(const domain::Document& document);
    void inspect(domain::FileId file, const QByteArray& bytes);
    /** Call it when a file was replaced: if the notice of the old file was closed, it stays closed. */
    void replaceFile(domain::FileId from, domain::FileId to);
    /** The number of offered fields; 0 = the notice is hidden. */
    [[nodiscard]] int offeredCount() const { return m_offeredCount; }

Q_SIGNALS:
    /** An anchor that isn't valid was chosen: its page (1-based) and its text in the document. */
    void anchorChosen(int page, const QString& text);

private:
    void updateText();
    void createTags();
    [[nodiscard]] QHash<int, domain::TagImport> openImports() const;

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    QHash<domain::FileId, domain::TagImport> m_found;
    QList<domain::FileId> m_closed; ///< files whose notice was closed
    int m_offeredCount = 0;
    struct Fault
    {
        int page = 0; ///< 1-based
        QString anchor;
        QString sentence;
    };
    [[nodiscard]] QList<Fault> faultsOf(const QHash<int, domain::TagImport>& imports) const;
    QList<Fault> m_faults;
    bool m_showsAllFaults = false;
};

} // namespace ink::ui
