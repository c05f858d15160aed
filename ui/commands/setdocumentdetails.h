#pragma once

#include "app/domain/document/documentsetting.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** The title, the message and the settings of a document. */
struct DocumentDetails
{
    QString title;
    QString message;
    domain::DocumentSetting setting;
    bool operator==(const DocumentDetails&) const = default;
};
[[nodiscard]] DocumentDetails detailsOf(const domain::Document& document);

/** Changes title, message or settings. */
class SetDocumentDetails final : public DraftCommand
{
public:
    /** Consecutive changes of the same `property` are one undo step; changes with an empty one are never
     * merged. */
    SetDocumentDetails(DraftTarget& target, DocumentDetails details, const QString& property,
                       const QString& text);
    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override { return static_cast<int>(CommandId::SetDocumentDetails); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void put(const DocumentDetails& details);

    QString m_property;
    DocumentDetails m_before;
    DocumentDetails m_after;
};

} // namespace ink::ui
