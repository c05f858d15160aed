#pragma once

#include "app/api/transport.h"

#include <functional>
#include <memory>
#include <vector>

namespace ink::workflow {

/**
 * Passes every request on and notes how it went. What is behind it can be put in another's place while calls
 * are under way: they end where they began.
 */
class WatchedTransport final : public api::Transport
{
public:
    enum class Sign {
        Answered,   ///< by the server, whatever it said
        Refused,    ///< 401 to what went out with the key
        Unreachable ///< no server answered
    };
    /** Called before the caller's own answer: it must not do more than take note. */
    using Watch = std::function<void(Sign)>;

    WatchedTransport(std::unique_ptr<api::Transport> out, Watch watch);
    ~WatchedTransport() override;

    /** From now on requests leave this way. */
    void exchange(std::unique_ptr<api::Transport> out);

    [[nodiscard]] QUrl baseUrl() const override;
    [[nodiscard]] std::unique_ptr<api::Exchange> send(const api::Request& request, Answer answer,
                                                      ProgressOf progress) override;

private:
    std::unique_ptr<api::Transport> m_out;
    std::vector<std::unique_ptr<api::Transport>> m_earlier; ///< their calls may still be under way
    std::shared_ptr<Watch> m_watch;
};

} // namespace ink::workflow
