#pragma once

#include "ui/commands/drafttarget.h"

#include <functional>

namespace ink::test {

/** An in-memory draft for commands and the page view, without a service. */
class LocalDraft final : public ui::DraftTarget
{
public:
    explicit LocalDraft(domain::Document document) : m_document(std::move(document)) {}
    [[nodiscard]] const domain::Document& document() const override { return m_document; }
    void apply(const domain::Document& changed) override
    {
        m_document = changed;
        ++applied;
        if (onChange) onChange();
    }
    [[nodiscard]] domain::TagId nextTagId() override { return domain::TagId::local(++m_lastId); }

    std::function<void()> onChange;
    int applied = 0;

private:
    domain::Document m_document;
    qint64 m_lastId = 0;
};

} // namespace ink::test
