#pragma once

#include "ui/pages/account/accountfields.h"

class QProgressBar;

namespace ink::ui {

class CountBox;
class ToneLabel;

/** The account: its owner, the defaults of its documents, its users, and its usage. */
class AccountSection final : public AccountFields
{
    Q_OBJECT
public:
    AccountSection(workflow::Session& session, workflow::AccountSettings& account, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    void updateDetails(const Details* details) override;

private:
    void layOut();
    [[nodiscard]] QString usageText(const Details& details) const;
    [[nodiscard]] bool isFree(const Details& details) const; ///< documents are free of charge
    void showDate();
    void showTimeZone();
    /** Offers the languages that the service supports for documents. */
    void fillLanguages();

    QuietLabel* m_usage;
    QuietLabel* m_fee;
    QProgressBar* m_spent;
    ToneLabel* m_spendWarning; ///< shown when most of the spending limit is used
    QLineEdit* m_name;
    QLineEdit* m_company;
    QComboBox* m_language;
    QComboBox* m_timeZone;
    QComboBox* m_dateFormat;
    CountBox* m_expire;
    QComboBox* m_onReject;
    QCheckBox* m_signatures;
    QLineEdit* m_limit;
    QLineEdit* m_addresses;
};

/** The notifications of the account, the reminders, and the copies of completed documents. */
class NotificationSection final : public AccountFields
{
    Q_OBJECT
public:
    NotificationSection(workflow::Session& session, workflow::AccountSettings& account,
                        QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QLabel* m_noticesTitle;
    QuietLabel* m_noticesHint;
    QCheckBox* m_onViewed;
    QCheckBox* m_onSigned;
    QCheckBox* m_onCompleted;
    QCheckBox* m_onRejected;
    QCheckBox* m_onExpired;
    CountBox* m_remindEvery;
    QSpinBox* m_maxReminders;
    CountBox* m_warning;
    QComboBox* m_completionMail;
    QLineEdit* m_copyTo;
};

} // namespace ink::ui
