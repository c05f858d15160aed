#pragma once

#include "app/domain/document/ids.h"
#include "app/workflow/session/accountsettings.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Delivery;
class SignaturePresets;
} // namespace ink::workflow

namespace ink::ui {

class AbsencesSection;
class AccountSection;
class CallbackSection;
class CustomFieldsSection;
class EmptyState;
class KeysSection;
class NotificationSection;
class Prompts;
class UsageSection;
struct PageContext;

/** The settings of this workstation and of the account on the service, in sections. Most changes apply
 * immediately. */
class SettingsPage final : public QWidget
{
    Q_OBJECT
public:
    enum class Section {
        General,
        Account,
        Notifications,
        SigningPage,
        CustomFields,
        Absences,
        Keys,
        Usage,
        Servers,
        Callback,
        Signatures,
        Network,
        Seal,
        TrustedLists,
        Delivery ///< only with a service on this computer
    };
    static constexpr int sectionCount = 15;

    SettingsPage(const PageContext& context, workflow::SignaturePresets& presets,
                 std::function<QStringList()> ownFingerprints, workflow::Delivery* delivery,
                 QWidget* parent = nullptr);
    ~SettingsPage() override;

    /** The translated name of a section. */
    [[nodiscard]] static QString nameOf(Section section);
    /** Returns whether a section shows settings of the account that is open. */
    [[nodiscard]] static bool needsAccount(Section section);
    void showSection(Section section);
    [[nodiscard]] Section section() const;
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }

Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);
    void addServerRequested();
    void documentRequested(ink::domain::DocumentId document);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void add(Section section, QWidget* content);
    void addDelivery(Prompts& prompts, workflow::Delivery& delivery);
    void filter(const QString& text);
    void refreshSection();
    void updateSections();

    workflow::Session& m_session;
    settings::Settings& m_settings;
    workflow::AccountSettings m_account;
    QLabel* m_title;
    QLineEdit* m_search;
    QListWidget* m_list;
    QStackedWidget* m_stack;
    EmptyState* m_none; ///< shown instead of a section when the search has no matches
    AccountSection* m_accountSection;
    NotificationSection* m_notifications;
    CustomFieldsSection* m_customFields;
    AbsencesSection* m_absences;
    KeysSection* m_keys;
    UsageSection* m_usage;
    CallbackSection* m_callback;
};

} // namespace ink::ui
