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
    enum class Sign {
        Answered,   ///< the server responded, with any status
        Refused,    ///< 401 to a request with the key
        Unreachable ///< no server responded
    };
    /** Called before the caller's own callback; must only record the outcome. */
    using Watch = std::function<void(Sign)>;

    WatchedTransport(std::unique_ptr<api::Transport> out, Watch watch);
    ~WatchedTransport() override;

    /** Sends further requests through this transport. */
    void exchange(std::unique_ptr<api::Transport> out);

    [[nodiscard]] QUrl baseUrl() const override;
    [[nodiscard]] std::unique_ptr<api::Exchange> send(const api::Request& request, Answer answer,
                                                      ProgressOf progress) override;

private:
    std::unique_ptr<api::Transport> m_out;
    std::vector<std::unique_ptr<api::Transport>> m_earlier; ///< calls may still be running
    std::shared_ptr<Watch> m_watch;
};

} // namespace ink::workflow
