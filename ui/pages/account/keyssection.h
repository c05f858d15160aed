#pragma once

#include "app/domain/account/account.h"
#include "app/wire/keycodec.h"
#include "ui/pages/account/settingspart.h"

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ink {
class Clock;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class FormField;
class KeyRightsFields;
class Prompts;
class QuietLabel;

/** Lists, creates, renews and revokes the account's API keys. A new key is shown only once. */
class KeysSection final : public SettingsPart
{
    Q_OBJECT
public:
    KeysSection(workflow::Session& session, Prompts& prompts, const Clock& clock, QWidget* parent = nullptr);
    ~KeysSection() override;

    /** Reloads the list from the service. */
    void refresh();

private:
    void layOut();
    void showKeys(const Result<QList<domain::ApiKeyInfo>>& keys);
    void loadFolders();
    void fillRows();
    [[nodiscard]] QWidget* makeRow(const domain::ApiKeyInfo& key);
    /** The display name of a key; a translated name for this program's own key. */
    [[nodiscard]] QString displayName(const domain::ApiKeyInfo& key) const;
    /** Returns whether the server's keys have scopes. */
    [[nodiscard]] bool hasScopes() const;
    [[nodiscard]] bool isInUse(const domain::ApiKeyInfo& key) const;
    void createKey();
    void showCreatedKey(const wire::CreatedKey& made);
    void hideCreatedKey();
    void renew();
    void revoke(const domain::ApiKeyInfo& key);
    void setBusy(bool busy);

    workflow::Session& m_session;
    Prompts& m_prompts;
    const Clock& m_clock;
    QList<domain::ApiKeyInfo> m_keys;
    bool m_isUnsupported = false; ///< the server's API doesn't manage keys
    QuietLabel* m_hint;
    ErrorBanner* m_error;
    QVBoxLayout* m_rows;
    QWidget* m_form;
    FormField* m_name;
    FormField* m_expiryField;
    QComboBox* m_expiry;
    KeyRightsFields* m_rights; ///< hidden if the server's keys have no scopes
    QPushButton* m_create;
    QWidget* m_created;
    QLabel* m_createdTitle;
    QuietLabel* m_createdHint;
    QLineEdit* m_secret;
    QPushButton* m_copy;
    QPushButton* m_done;
};

} // namespace ink::ui
