#pragma once

#include "app/domain/document/ids.h"

namespace ink::domain {
struct Document;
}

namespace ink::workflow {
class DraftEditor;
}

namespace ink::ui {

/** The target of commands: a document value that can be read and replaced. */
class DraftTarget
{
public:
    DraftTarget() = default;
    virtual ~DraftTarget() = default;
    DraftTarget(const DraftTarget&) = delete;
    DraftTarget& operator=(const DraftTarget&) = delete;

    [[nodiscard]] virtual const domain::Document& document() const = 0;
    virtual void apply(const domain::Document& changed) = 0;
    /** An id for a new tag that no other tag of this document has or had. */
    [[nodiscard]] virtual domain::TagId nextTagId() = 0;
};

/** The draft in a DraftEditor, which journals and saves every edit. */
class DraftEditorTarget final : public DraftTarget
{
public:
    explicit DraftEditorTarget(workflow::DraftEditor& editor) : m_editor(editor) {}
    [[nodiscard]] const domain::Document& document() const override;
    void apply(const domain::Document& changed) override;
    [[nodiscard]] domain::TagId nextTagId() override;

private:
    workflow::DraftEditor& m_editor;
};

} // namespace ink::ui
