#pragma once

#include "app/api/transport.h"

#include <functional>
#include <memory>
#include <vector>

namespace ink::workflow {

/** Forwards every request and reports its outcome. The underlying transport can be replaced during calls,
 * which then complete on the old one. */
class WatchedTransport final : public api::Transport
{
public:
    enum class Outcome {
        Responded,  ///< the server responded, with any status
        Refused,    ///< 401 to a request with the key
        Unreachable ///< no server responded
    };
    /** Called before the caller's own callback; must only record the outcome. */
    using OutcomeHandler = std::function<void(Outcome)>;

    WatchedTransport(std::unique_ptr<api::Transport> out, OutcomeHandler watch);
    ~WatchedTransport() override;

    /** Sends further requests through this transport. */
    void replaceTransport(std::unique_ptr<api::Transport> out);

    [[nodiscard]] QUrl baseUrl() const override;
    [[nodiscard]] std::unique_ptr<api::Exchange> send(const api::Request& request, ResponseHandler answer,
                                                      ProgressHandler progress) override;

private:
    std::unique_ptr<api::Transport> m_out;
    std::vector<std::unique_ptr<api::Transport>> m_earlier; ///< replaced transports; their calls may still be
                                                            ///< running
    std::shared_ptr<OutcomeHandler> m_watch;
};

} // namespace ink::workflow
