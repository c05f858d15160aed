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
 * Polls the sender's mailbox for new mail and passes delivery reports to ReturnedMail. Reads only the headers
 * of other mail, changes nothing in the mailbox, and stores the read position in the database.
 */
class BounceReader final
{
public:
    /** `noted` is called on the reader's thread after a report was recorded. */
    BounceReader(Stores& stores, const Clock& clock, MailboxOptions options, std::function<void()> noted);
    ~BounceReader(); ///< calls stop()

    void start();
    void stop(); ///< aborts a running IMAP session
    /** Polls once, on the caller's thread. Returns the number of reports that were recorded. */
    [[nodiscard]] Result<int> pollOnce();

private:
    struct Waiting
    {
        DeliveryReport report;
        int rounds = 0;
    };
    void run();
    [[nodiscard]] Result<int> readAll(ImapMailbox& mailbox);
    /** Processes again the reports that arrived before their emails were recorded. */
    [[nodiscard]] Result<int> retryWaiting();

    Stores& m_stores;
    const Clock& m_clock;
    const MailboxOptions m_options;
    std::function<void()> m_onRecorded;
    ReturnedMail m_returned;
    std::list<Waiting> m_waiting;
    std::atomic_bool m_stop = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::thread m_thread;
};

} // namespace ink::service::mail
