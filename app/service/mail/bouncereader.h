#pragma once

#include "app/service/mail/imapmailbox.h"
#include "app/service/mail/returnedmail.h"

#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace ink::service::mail {

/**
 * Reads new mail of the sender's mailbox at an interval and hands delivery reports to ReturnedMail. Other
 * mail is looked at by its headers only, nothing is changed in the mailbox, and how far it was read is kept
 * in the database.
 */
class BounceReader final
{
public:
    /** `noted` is called on the reader's thread after something was written. */
    BounceReader(Stores& stores, const Clock& clock, MailboxOptions options, std::function<void()> noted);
    ~BounceReader(); ///< stops

    void start();
    void stop(); ///< gives up a conversation that runs
    /** Reads once, on the caller's thread. Returns the number of reports that were noted. */
    [[nodiscard]] Result<int> readOnce();

private:
    struct Waiting
    {
        DeliveryReport report;
        int rounds = 0;
    };
    void run();
    [[nodiscard]] Result<int> readAll(ImapMailbox& mailbox);
    /** Takes what named a letter that was not written down yet once more. */
    [[nodiscard]] Result<int> takeWaiting();

    Stores& m_stores;
    const Clock& m_clock;
    const MailboxOptions m_options;
    std::function<void()> m_noted;
    ReturnedMail m_returned;
    std::list<Waiting> m_waiting;
    std::atomic_bool m_stop = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::thread m_thread;
};

} // namespace ink::service::mail
