#pragma once

#include "app/domain/account/account.h"
#include "app/workflow/session/accountsettings.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QVBoxLayout;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class FormField;
class QuietLabel;

/** A section of the open account's settings on the service. Inputs are saved automatically, one change at a
 * time, each with *Undo*. An invalid or rejected value stays in its input with the reason. */
class AccountFields : public QWidget
{
    Q_OBJECT
public:
    ~AccountFields() override;

Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void retryRequested();

protected:
    using UserSetting = domain::UserSetting;
    using NotificationSetting = domain::NotificationSetting;
    using Details = domain::AccountDetails;
    using Write = workflow::AccountSettings::Change;
    /** Accesses a setting in one of the two structures. */
    template <typename T> using Accessor = std::function<T&(UserSetting&, NotificationSetting&)>;

    /** `account` is shared by all sections. */
    AccountFields(const QString& name, workflow::Session& session, workflow::AccountSettings& account,
                  QWidget* parent);

    void addDays(const QString& key, QSpinBox* box, int minimum, int maximum, const Accessor<int>& of);
    void addChoice(const QString& key, QComboBox* box, const Accessor<QString>& of);
    /** The item data of the box are the codes. */
    void addChoice(const QString& key, QComboBox* box, const Accessor<domain::OnReject>& of);
    void addChoice(const QString& key, QComboBox* box, const Accessor<domain::CompletionMail>& of);
    void addCheck(const QString& key, QCheckBox* box, const Accessor<bool>& of);
    void addLine(const QString& key, QLineEdit* line, const Accessor<QString>& of,
                 std::function<QString(const QString&)> fault = {});
    /** Adds an input for several values, separated by commas or spaces. */
    void addList(const QString& key, QLineEdit* line, const Accessor<QStringList>& of,
                 std::function<QString(const QStringList&)> fault = {});
    /** Adds an editable combo box. */
    void addEditable(const QString& key, QComboBox* box, const Accessor<QString>& of,
                     std::function<QString(const QString&)> fault = {});
    /** Adds an input for any other type. `write` returns nothing when the input is invalid; `fault` then
     * returns the reason. */
    void addOther(const QString& key, QLineEdit* line, std::function<QString(const Details&)> read,
                  std::function<Write()> write, std::function<QString()> fault,
                  std::function<void(UserSetting&, const UserSetting&)> copy);

    /** Adds a multi-line text that is saved when its input loses the focus. `write` returns the change for
     * the current input. */
    void addText(const QString& key, QPlainTextEdit* edit, std::function<QString(const Details&)> read,
                 std::function<Write()> write, std::function<QString()> fault,
                 std::function<void(UserSetting&, const UserSetting&)> copy);
    /** Saves all edited fields, also one that still has the focus. */
    void saveDirty();

    /** Sets the label and a secondary hint of an input. */
    void setLabel(const QWidget* input, const QString& words, const QString& hint = {});
    [[nodiscard]] FormField* formField(const QWidget* input) const;
    /** Lays out the title, the save state, the error and the section's body. */
    void setBody(QWidget* body);
    void setTitle(const QString& title);
    /** Updates the rest of the section; `details` is null while the account's details aren't loaded. */
    virtual void updateDetails(const Details* details);
    virtual void retranslate() = 0;

    void showDetails();
    void fillChoice(QComboBox* box, const QList<std::pair<QString, QString>>& all);
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    workflow::Session& m_session;
    workflow::AccountSettings& m_account;

private:
    /** One setting with its input. */
    struct Field
    {
        QString key; ///< the setting's name in the service's errors
        QString words;
        QWidget* input = nullptr;
        FormField* form = nullptr; ///< null for a check box
        std::function<void(const Details&)> read;
        std::function<Write()> write;   ///< nothing when the input is invalid
        std::function<QString()> fault; ///< the reason why the input is invalid
        /** Copies this one setting, for Undo. */
        std::function<void(UserSetting&, NotificationSetting&, UserSetting&, NotificationSetting&)> copy;
        bool dirty = false; ///< edited but not saved yet
        int saving = 0;     ///< requests in flight
    };

    Field& add(const QString& key, QWidget* input);
    Field& addBox(const QString& key, QComboBox* box, const std::function<QString(const Details&)>& read);
    void handleEdit(const QString& key);
    void save(const QString& key);
    void finishSave(const QString& key, const Details& before, const Result<void>& result);
    void undo(const QString& key, const Details& before);
    void handleAccountChange();
    [[nodiscard]] Field* field(const QString& key);

    std::vector<Field> m_fields;
    QLabel* m_title;
    QuietLabel* m_saved;
    ErrorBanner* m_error;
    QWidget* m_body = nullptr;
    QTimer m_delay; ///< delays saving while a spin box is changing
    bool m_filling = false;
};

/** Parses an amount into cents; nothing when it is invalid. */
[[nodiscard]] std::optional<qint64> parseCents(const QString& text);

} // namespace ink::ui
