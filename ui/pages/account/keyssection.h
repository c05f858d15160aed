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

/** The account's API keys: lists, creates (shown once), renews and revokes them. */
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
    void show(const Result<QList<domain::ApiKeyInfo>>& keys);
    void loadFolders();
    void fillRows();
    [[nodiscard]] QWidget* rowOf(const domain::ApiKeyInfo& key);
    /** The name as users see it; that of the window's own key is translated. */
    [[nodiscard]] QString shownName(const domain::ApiKeyInfo& key) const;
    /** True if the server's keys have scopes. */
    [[nodiscard]] bool hasScopes() const;
    [[nodiscard]] bool isInUse(const domain::ApiKeyInfo& key) const;
    void make();
    void showMade(const wire::CreatedKey& made);
    void hideMade();
    void renew();
    void revoke(const domain::ApiKeyInfo& key);
    void setBusy(bool busy);

    workflow::Session& m_session;
    Prompts& m_prompts;
    const Clock& m_clock;
    QList<domain::ApiKeyInfo> m_keys;
    bool m_elsewhere = false; ///< the server's API doesn't manage keys
    QuietLabel* m_hint;
    ErrorBanner* m_error;
    QVBoxLayout* m_rows;
    QWidget* m_form;
    FormField* m_name;
    FormField* m_end;
    QComboBox* m_ends;
    KeyRightsFields* m_rights; ///< hidden if the server's keys have no scopes
    QPushButton* m_make;
    QWidget* m_made;
    QLabel* m_madeTitle;
    QuietLabel* m_madeHint;
    QLineEdit* m_secret;
    QPushButton* m_copy;
    QPushButton* m_done;
};

} // namespace ink::ui
