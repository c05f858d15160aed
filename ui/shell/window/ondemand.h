#pragma once

#include <QWidget>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace ink::ui {

/** A page that is created on first use. Copies share the page. Comparing doesn't create it. */
template <typename Page> class OnDemand final
{
public:
    using Use = std::function<void(Page&)>;

    OnDemand() = default;
    explicit OnDemand(std::function<Page*()> create) : m_state(std::make_shared<State>())
    {
        m_state->create = std::move(create);
    }

    /** Creates the page if necessary. */
    [[nodiscard]] Page* get() const
    {
        if (m_state->page) return m_state->page;
        m_state->page = m_state->create();
        for (const Use& use : std::exchange(m_state->uses, {}))
            use(*m_state->page);
        return m_state->page;
    }
    [[nodiscard]] Page* operator->() const { return get(); }
    [[nodiscard]] Page& operator*() const { return *get(); }

    /** The page, or null when it hasn't been created. */
    [[nodiscard]] Page* getIfCreated() const { return m_state->page; }
    /** Calls `use` now if the page exists, otherwise when it is created. */
    void whenCreated(Use use) const
    {
        if (m_state->page) return use(*m_state->page);
        m_state->uses.push_back(std::move(use));
    }

    friend bool operator==(const QWidget* widget, const OnDemand& page)
    {
        return widget && widget == page.getIfCreated();
    }

private:
    struct State
    {
        std::function<Page*()> create;
        std::vector<Use> uses;
        Page* page = nullptr; ///< owned by the window
    };
    std::shared_ptr<State> m_state;
};

} // namespace ink::ui
