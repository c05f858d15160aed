#pragma once

#include "app/api/networktransport.h"

#include <memory>
#include <utility>

namespace ink::test {

/** A real transport that counts the requests in flight, so that tests can wait until there are none. */
class CountingTransport final : public api::Transport
{
public:
    /** The number of requests in flight, shared by transports that follow each other. */
    using Count = std::shared_ptr<int>;

    CountingTransport(api::NetworkTransport::Options options, Count open)
        : m_real(std::move(options)), m_open(std::move(open))
    {
    }

    [[nodiscard]] QUrl baseUrl() const override { return m_real.baseUrl(); }
    [[nodiscard]] std::unique_ptr<api::Exchange> send(const api::Request& request, ResponseHandler answer,
                                                      ProgressHandler progress) override
    {
        auto counted = std::make_shared<Counted>(m_open);
        return m_real.send(
            request,
            [counted, answer = std::move(answer)](Result<api::Response> response) {
                counted->end();
                answer(std::move(response));
            },
            std::move(progress));
    }

private:
    /** A request in flight: until it is answered, or dropped with its callback. */
    class Counted final
    {
    public:
        explicit Counted(Count open) : m_open(std::move(open)) { ++*m_open; }
        ~Counted() { end(); }
        Counted(const Counted&) = delete;
        Counted& operator=(const Counted&) = delete;
        void end()
        {
            if (const Count open = std::exchange(m_open, nullptr)) --*open;
        }

    private:
        Count m_open;
    };

    api::NetworkTransport m_real;
    Count m_open;
};

} // namespace ink::test
