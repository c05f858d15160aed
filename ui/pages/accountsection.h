#pragma once

#include "app/domain/account.h"
#include "app/workflow/accountsettings.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class FormField;
class QuietLabel;

/**
 * What the service keeps about the open account and acts on: deadline, rejections, reminders, notifications,
 * language, time zone, callbacks, spending, with what was used so far. Every change is saved by itself; a
 * refused one stays in its field with the reason.
 */
class AccountSection final : public QWidget
{
    Q_OBJECT
public:
    explicit AccountSection(workflow::Session& session, QWidget* parent = nullptr);
    ~AccountSection() override;

    /** Asks the service again. */
    void refresh();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Write = workflow::AccountSettings::Change;
    /** One setting: how it is shown, and what its input says now. */
    struct Field
    {
        QString key; ///< as the service names it in an error
        QWidget* input = nullptr;
        FormField* form = nullptr; ///< null for a check box
        std::function<void(const domain::AccountDetails&)> read;
        std::function<Write()> write; ///< nothing when the input cannot be understood
        bool dirty = false;           ///< changed here, not yet taken by the service
        int saving = 0;               ///< changes under way
    };

    Field& add(const QString& key, QWidget* input);
    void addDays(const QString& key, QSpinBox* box, int least, int most,
                 std::function<int&(domain::UserSetting&, domain::NotificationSetting&)> of);
    void addChoice(const QString& key, QComboBox* box,
                   std::function<QString&(domain::UserSetting&, domain::NotificationSetting&)> of);
    void addCheck(const QString& key, QCheckBox* box,
                  std::function<bool&(domain::UserSetting&, domain::NotificationSetting&)> of);
    void addText(const QString& key, QLineEdit* line,
                 std::function<QString(const domain::AccountDetails&)> read, std::function<Write()> write);
    void makeFields();
    void layOut();
    void retranslate();
    void fillChoices();
    void showDetails();
    void edited(const QString& key);
    void save(const QString& key);
    void saveDirty();
    void ended(const QString& key, const Result<void>& result);
    [[nodiscard]] Field* field(const QString& key);
    [[nodiscard]] QString usage(const domain::AccountDetails& details) const;
    [[nodiscard]] Write spendLimit();

    workflow::Session& m_session;
    workflow::AccountSettings m_account;
    std::vector<Field> m_fields;
    QLabel* m_title;
    QuietLabel* m_usage;
    QuietLabel* m_saved;
    ErrorBanner* m_error;
    QWidget* m_body;
    QSpinBox* m_expire;
    QComboBox* m_onReject;
    QCheckBox* m_signatures;
    QSpinBox* m_remindEvery;
    QSpinBox* m_maxReminders;
    QSpinBox* m_warning;
    QComboBox* m_language;
    QComboBox* m_timeZone;
    QLineEdit* m_callback;
    QLineEdit* m_limit;
    QLabel* m_noticesTitle;
    QuietLabel* m_noticesHint;
    QCheckBox* m_onViewed;
    QCheckBox* m_onSigned;
    QCheckBox* m_onCompleted;
    QCheckBox* m_onRejected;
    QCheckBox* m_onExpired;
    QComboBox* m_completionMail;
    QLineEdit* m_copyTo;
    QTimer m_delay; ///< a spin box is still turned
    bool m_filling = false;
};

} // namespace ink::ui
