#pragma once

#include "app/domain/tagimport.h"
#include "ui/widgets/banner.h"

#include <QByteArray>
#include <QHash>
#include <QList>

class QUndoStack;

namespace ink::ui {

class DraftTarget;

/**
 * Offers to make tags of the form fields and anchor text that a draft's files bring along. Looks into each
 * file once, in the background; goes when its tags are there, and when it was closed.
 */
class ImportNotice final : public Banner
{
    Q_OBJECT
public:
    explicit ImportNotice(QWidget* parent = nullptr);

    /** Null: nothing can be changed, so nothing is offered. */
    void setEditing(DraftTarget* target, QUndoStack* stack);
    /** The document as it is now; its files are looked into by `look`. */
    void setDocument(const domain::Document& document);
    void look(domain::FileId file, const QByteArray& bytes);
    /** A file has taken the place of another: a notice that was closed for the old one stays closed. */
    void carryOver(domain::FileId from, domain::FileId to);
    /** The number of offered fields; 0 = the notice is hidden. */
    [[nodiscard]] int offered() const { return m_offered; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void tell();
    void use();
    [[nodiscard]] QHash<int, domain::TagImport> open() const;

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    QHash<domain::FileId, domain::TagImport> m_found;
    QList<domain::FileId> m_closed; ///< of which nothing is offered any more
    int m_offered = 0;
};

} // namespace ink::ui
