#pragma once

#include "app/api/apiclient.h"
#include "app/workflow/today/todayitem.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::settings {
class Settings;
}
namespace ink::store {
class Database;
class DocumentCache;
} // namespace ink::store

namespace ink::workflow {

class Session;

/**
 * Lists the user's pending tasks in all accounts. Never prompts for the keychain password: an account whose
 * key is locked is listed as an error and keeps its last known items. Also counts the documents and people
 * for the side bar. Requires no more of a service than the list of documents.
 */
class TodayList final : public QObject
{
    Q_OBJECT
public:
    /** `cache` keeps the last known items for the next start. */
    TodayList(Session& session, settings::Settings& settings, store::Database& database,
              store::DocumentCache& cache, const Clock& clock, QObject* parent = nullptr);
    ~TodayList() override;

    /** Sets the test for bulk runs that are in progress or start by themselves, which aren't listed. */
    void setRunCheck(std::function<bool(const QString& run)> isActive);
    /** Shows the cached items of all accounts; false if there are none. For the time until an account is
     * open. */
    bool showCached();
    /** Queries all accounts, those whose query is in progress again after it. */
    void refresh();
    /** Queries the accounts that aren't being queried. */
    void refreshIdle();
    /** Queries the open account soon; several calls at a time lead to one query. Does nothing during the
     * query with which the account was opened. */
    void refreshCurrent();
    /** Queries one account. */
    void refreshAccount(const QString& profile);
    [[nodiscard]] bool isRefreshing() const;
    /** Returns true once every account was queried, successfully or not. */
    [[nodiscard]] bool isComplete() const;

    [[nodiscard]] const QList<TodayItem>& items() const;
    [[nodiscard]] qsizetype accountCount() const;
    /** The number of items to act on: without drafts and account errors. Nothing while it is unknown. */
    [[nodiscard]] std::optional<int> count() const;
    /** The number of documents that are waiting for the user. */
    [[nodiscard]] std::optional<int> waitingForMe() const;
    /** The number of people that documents of the open account are waiting for. */
    [[nodiscard]] std::optional<int> waitingForOthers() const;

    /** Hides an item that was acted on until its state changes. */
    void hide(const TodayItem& item);
    /** Shows a hidden item again, because the action failed. */
    void unhide(const TodayItem& item);
    /** The client for an account; null while there is none. */
    [[nodiscard]] api::ApiClient* clientOf(const QString& profile) const;
    /** The ways in which an account's service reaches people, as far as they are known. */
    [[nodiscard]] domain::Outreach outreachOf(const QString& profile) const;

Q_SIGNALS:
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
